/** What else must be known so that two triangles are not only similar, but congruent. */

import { int, type Pt, parts, pick, type Rng, type Template, template, text, until, xy } from '#kit'

const skill = 'sm-lines-angles-triangles'

const NAMES = [
  ['ABC', 'DEF'],
  ['PQR', 'XYZ'],
  ['JKL', 'RST'],
  ['GHJ', 'UVW'],
] as const

type Names = readonly [string, string]
type Kind = 'side and angle' | 'two angles' | 'two sides'

/** A part of the first triangle and the part of the second that it is said to equal: 'ac' is a side, 'b' an angle. */
type Pair = readonly [string, string]

/** Corresponding vertices stand at the same place in both names. */
const says = (names: Names, pair: Pair) => {
  const [one, two] = pair.map((part, i) => {
    const points = [...part].map((at) => names[i as 0 | 1]['abc'.indexOf(at)]).join('')
    return part.length === 1 ? `m\\angle ${points}` : points
  })
  return text(`$${one} = ${two}$`)
}

/** What is enough besides what is given, by the criterion that it completes. */
const ENOUGH: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  'side and angle': { 'side-angle-side': 'ac', 'angle-side-angle': 'b', 'angle-angle-side': 'c' },
  'two angles': { 'angle-side-angle': 'ab', 'angle-angle-side': 'bc' },
  'two sides': { 'side-angle-side': 'b', 'side-side-side': 'ac' },
}

/** What looks enough and is not: first what comes to mind before all. */
const LURES: Readonly<Record<Kind, readonly Pair[]>> = {
  'side and angle': [
    ['bc', 'bc'],
    ['ac', 'bc'],
    ['b', 'c'],
  ],
  'two angles': [
    ['c', 'c'],
    ['ab', 'bc'],
  ],
  'two sides': [
    ['a', 'a'],
    ['ac', 'ab'],
    ['b', 'c'],
  ],
}

type Drawn = Readonly<{ names: Names; kind: Kind; by: string; t: number; u: number; long: number; short: number }>

const enoughFor = ({ kind, by }: Pick<Drawn, 'kind' | 'by'>): Pair => {
  const part = ENOUGH[kind][by] ?? ''
  return [part, part]
}

/** Triangles that fit what is given, by the one measure that is still free. */
function fitting(kind: Kind, [m = 0, n = 0]: readonly number[], free: number): readonly [Pt, Pt, Pt] {
  if (kind === 'two angles') return xy.asa(m, 10 * free, n)
  if (kind === 'side and angle') return [[0, 0], [m, 0], xy.polar([0, 0], m * free, n)]
  return [[m, 0], [0, 0], xy.polar([0, 0], n, 180 * free)]
}

function measured(triangle: readonly [Pt, Pt, Pt], part: string): number {
  const [i = 0, j] = [...part].map((at) => 'abc'.indexOf(at))
  const at = (k: number): Pt => triangle[(k % 3) as 0 | 1 | 2]
  return j === undefined ? xy.angle(at(i + 1), at(i), at(i + 2)) : xy.distance(at(i), at(j))
}

/** Whether the pair is equal in triangles that are congruent, and in no other two that fit what is given. */
function decides(kind: Kind, shown: readonly number[], [first, second]: Pair): boolean {
  const own = { 'two angles': 100, 'side and angle': 35, 'two sides': 45 }[kind]
  const goal = measured(fitting(kind, shown, own / 100), first)
  const off = (k: number) => Math.sign(Math.round((measured(fitting(kind, shown, k / 100), second) - goal) * 1e6))
  const until99 = Array.from({ length: 99 }, (_, i) => i + 1)
  const all =
    kind === 'two sides' ? until99 : [...until99, ...until99.map((k) => k + 99), ...until99.map((k) => k + 198)]
  const sideOf = (left: boolean) => new Set(all.filter((k) => (left ? k < own : k > own)).map(off))
  return off(own) === 0 && [true, false].every((left) => sideOf(left).size === 1 && !sideOf(left).has(0))
}

/** The measures that the stem gives, with the vertices that they belong to. */
const told = ({ names: [one, two], kind, t, u, long, short }: Drawn, unit = ''): string => {
  const side = `$${one[0]}${one[1]} = ${two[0]}${two[1]} = ${long}$${unit}`
  const angle = (i: number, size: number) => `$m\\angle ${one[i]} = m\\angle ${two[i]} = ${size}^\\circ$`
  return {
    'side and angle': `${side} and ${angle(0, t)}`,
    'two angles': `${angle(0, t)} and ${angle(1, u)}`,
    'two sides': `${side} and $${one[1]}${one[2]} = ${two[1]}${two[2]} = ${short}$${unit}`,
  }[kind]
}

/** The places of the parts that a criterion needs, in words. */
const CRITERIA: Readonly<Record<string, string>> = {
  'side-angle-side': 'two pairs of equal sides and equal angles between them',
  'angle-side-angle': 'two pairs of equal angles and equal sides between them',
  'angle-angle-side': 'two pairs of equal angles and equal sides opposite one of these pairs',
  'side-side-side': 'three pairs of equal sides',
}

const known = ({ names: [one, two], kind }: Drawn): string =>
  ({
    'side and angle': `One pair of equal sides is given, $${one[0]}${one[1]}$ and $${two[0]}${two[1]}$, and the equal angles $${one[0]}$ and $${two[0]}$ at one end of them.`,
    'two angles': `Two pairs of equal angles are given, so the third angles, $${one[2]}$ and $${two[2]}$, are equal as well: the triangles are similar.`,
    'two sides': `Two pairs of equal sides are given. They meet at $${one[1]}$ and at $${two[1]}$.`,
  })[kind]

const missing = ({ names: [one, two], kind, t, short, long }: Drawn): string =>
  ({
    'side and angle': `$${one[1]}${one[2]} = ${two[1]}${two[2]}$ fails: the angles of $${t}^\\circ$ do not lie between the equal sides, so a side of the same length may be laid on in two ways.`,
    'two angles': `$m\\angle ${one[2]} = m\\angle ${two[2]}$ says nothing new: a triangle and its enlargement have the same angles.`,
    'two sides': `$m\\angle ${one[0]} = m\\angle ${two[0]}$ fails: these angles lie opposite the sides of length ${short}, not between the equal sides. Since $${short} \\lt ${long}$, two different triangles can have the same measures.`,
  })[kind]

/** The options sorted by the places of their letters. */
const quick = ({ names, kind, by }: Drawn): string => {
  const key = says(names, enoughFor({ kind, by })).html
  const lure = says(names, LURES[kind][0] ?? ['', '']).html
  return kind === 'two angles'
    ? `Angles and ratios never fix a size, so only two equal sides can help, and they must stand at the same place in $${names[0]}$ and $${names[1]}$: ${key}.`
    : `Write the names under each other, $${names[0]}$ over $${names[1]}$: two of the options pair parts that do not stand at the same place, and fall out. Of the other two, with ${lure} the equal angles do not lie between the equal sides, so ${key} is left.`
}

/** The three vertices, one by one. */
const three = ([a, b, c]: string): string => `$${a}$, $${b}$, and $${c}$`

/** The question for one kind of what is given. */
const asked = (kind: Kind) =>
  parts({
    draw: (rng: Rng): Drawn => {
      return {
        names: pick(rng, NAMES),
        kind,
        by: pick(rng, Object.keys(ENOUGH[kind])),
        ...until(
          () => ({ t: int(rng, 34, 58), u: int(rng, 62, 85), long: int(rng, 12, 24), short: int(rng, 8, 20) }),
          ({ t, u, long, short }) => short < long - 1 && 180 - t - u !== t && 180 - t - u !== u,
        ),
      }
    },
    frames: [
      {
        id: 'bare',
        kind: 'bare',
        items: 2,
        stem: (p) =>
          `In triangles $${p.names[0]}$ and $${p.names[1]}$, ${told(p)}. Which additional piece of information is sufficient to prove that triangle $${p.names[0]}$ is congruent to triangle $${p.names[1]}$?`,
      },
      {
        id: 'trusses',
        kind: 'words',
        items: 2,
        stem: (p) =>
          `<p>Triangles $${p.names[0]}$ and $${p.names[1]}$ are the outlines of two parts of a roof. A carpenter has measured that ${told(p, ' feet')}.</p><p>Which other equality, if confirmed, would be enough to be sure that the two parts have the same shape and the same size?</p>`,
      },
      {
        id: 'claim',
        kind: 'methods',
        items: 2,
        stem: (p) =>
          `<p>A student claims that triangle $${p.names[0]}$ is congruent to triangle $${p.names[1]}$, where ${three(p.names[0])} correspond to ${three(p.names[1])}, respectively. The only facts given are that ${told(p)}.</p><p>The claim does not follow from these facts alone. Which additional fact, together with the given facts, is sufficient to prove the claim?</p>`,
      },
    ],
    given: (p) => ({
      names: p.names,
      kind: p.kind,
      offers: [...LURES[p.kind], enoughFor(p)],
      shown: p.kind === 'two angles' ? [p.t, p.u] : p.kind === 'two sides' ? [p.long, p.short] : [p.long, p.t],
    }),
    answer: (p) => says(p.names, enoughFor(p)),
    traps: [
      {
        misconception: 'sm-similar-for-congruent',
        classic: true,
        rule: ({ names, kind }) => (kind === 'two angles' ? says(names, ['c', 'c']) : null),
        why: ({ names: [one] }) =>
          `follows from the two given pairs already, and an enlargement of triangle $${one}$ has these three angles too.`,
      },
      {
        misconception: 'sm-angle-outside-the-equal-sides',
        classic: true,
        rule: ({ names, kind }) =>
          kind === 'two angles' ? null : says(names, kind === 'two sides' ? ['a', 'a'] : ['bc', 'bc']),
        why: () =>
          'gives two pairs of equal sides, but the equal angles do not lie between them; two different triangles can fit.',
      },
      {
        misconception: 'sm-pairs-parts-that-do-not-correspond',
        rule: ({ names, kind }) =>
          says(names, kind === 'two sides' ? ['ac', 'ab'] : [kind === 'two angles' ? 'ab' : 'ac', 'bc']),
        says: () => 'I took two sides for a pair although they lie at different places in the two triangles.',
        why: () => 'compares sides that do not correspond.',
      },
      {
        misconception: 'sm-similar-for-congruent',
        rule: ({ names: [one, two], kind }) =>
          kind === 'two angles'
            ? text(`$\\frac{${one[0]}${one[1]}}{${two[0]}${two[1]}} = \\frac{${one[1]}${one[2]}}{${two[1]}${two[2]}}$`)
            : null,
        says: () => 'I took equal ratios of the sides as enough, which only shows that the triangles are similar.',
        why: () => 'holds for any two similar triangles, whatever their size.',
      },
      {
        misconception: 'sm-pairs-parts-that-do-not-correspond',
        rule: ({ names, kind }) => (kind === 'two angles' ? null : says(names, ['b', 'c'])),
        says: () => 'I took two angles for a pair although they lie at different places in the two triangles.',
        why: () => 'compares angles that do not correspond.',
      },
    ],
    explain: (p) => ({
      plan: 'Mark what is equal in both triangles. Then look for the piece that completes one of the ways to prove triangles congruent; equal angles alone never fix the size.',
      steps: [
        { do: known(p), why: 'Corresponding vertices stand at the same place in the two names.' },
        {
          do: missing(p),
          why:
            p.kind === 'two angles'
              ? 'Angles fix the shape, and only a length fixes the size.'
              : 'Two sides and an angle are enough only if the angle lies between the sides.',
        },
        {
          do: `${says(p.names, enoughFor(p)).html} completes ${p.by}: ${CRITERIA[p.by]}.`,
          why: 'Then everything else about the two triangles is equal as well.',
        },
      ],
      check: `Try to draw triangle $${p.names[0]}$ from ${told(p)} and ${says(p.names, enoughFor(p)).html}: once these are fixed, nothing can be moved, so there is only one such triangle.`,
      faster: quick(p),
    }),
    // Tried on triangles: the free measure runs through all its values, and only the congruent triangle may fit.
    check: ({ names, kind, shown, offers }) => {
      const found = offers.filter((pair) => decides(kind, shown, pair))
      return found.length === 1 && found[0] !== undefined ? says(names, found[0]) : text('none')
    },
  })

const sideAndAngle = template({
  id: 'sat-math/enough-for-congruence',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  ...asked('side and angle'),
})

const twoAngles = template({
  id: 'sat-math/enough-for-congruence-two-angles',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  ...asked('two angles'),
})

const twoSides = template({
  id: 'sat-math/enough-for-congruence-two-sides',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  ...asked('two sides'),
})

export const templates: readonly Template[] = [sideAndAngle, twoAngles, twoSides]

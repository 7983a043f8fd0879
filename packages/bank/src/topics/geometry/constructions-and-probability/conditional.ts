/** Probability when something is known already: the group, the region or the segment shrinks. */

import {
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  percent,
  pick,
  sub,
  type Template,
  table,
  template,
  text,
  toTex,
  until,
  xy,
} from '#kit'
import { written } from '../marks.ts'
import { namesBelow } from '../names-below.ts'

export const skill = 'geo-conditional-probability'

const simply = (n: number, d: number): string => {
  const [shown, simple] = [`\\frac{${n}}{${d}}`, toTex(frac(n, d))]
  return shown === simple ? shown : `${shown} = ${simple}`
}

const VERTICES = ['ABCD', 'PQRS', 'JKLM', 'WXYZ'] as const

type Parts = Readonly<{ a: number; b: number; c: number; set: string }>

/** The segment with its parts; in an explanation with the length that is still possible. */
const marked = ({ a, b, c, set }: Parts, found = false): Html => {
  const [A, B, C, D] = [...set] as [string, string, string, string]
  return drawing(
    {
      alt: `Segment ${A}${D} with the points ${B} and ${C} on it`,
      at: {
        [A]: [0, 0],
        [B]: [a, 0],
        [C]: [a + b, 0],
        [D]: [a + b + c, 0],
        z: [a, -1],
        ...(found ? { u: [0, -0.2 * (a + b + c)] as const, v: [a + b, -0.2 * (a + b + c)] as const } : {}),
      },
      show: '',
      height: found ? 120 : 90,
    },
    [
      g.seg(A + B, `${a}`, { from: 'z' }),
      g.seg(B + C, `${b}`, { from: 'z' }),
      g.seg(C + D, `${c}`, { from: 'z' }),
      g.dots(set),
      namesBelow([...set]),
      ...(found
        ? [g.line('uv', { thin: true }), g.side('uv', `${a + b}`, { as: `The possible part ${A}${C}`, from: A })]
        : []),
    ],
  )
}

const onSegment = template({
  id: 'geometry/conditional-on-a-segment',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 12), b: int(rng, 3, 12), c: int(rng, 3, 12), set: pick(rng, VERTICES) }),
      ({ a, b, c }) => new Set([a, b, c, a + b, b + c]).size === 5 && Math.max(a, b, c) < 3 * Math.min(a, b, c),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) => {
        const [A, B, C, D] = [...p.set] as [string, string, string, string]
        return `${marked(p)}<p>A point is chosen at random on $${A}${D}$. Given that it lies on $${A}${C}$, what is the probability that it lies on $${B}${C}$?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `A bus drives from Ashton to Dale by way of Brook and Corby: ${a} miles to Brook, then ${b} miles to Corby, then ${c} miles to Dale. A phone was lost at a random spot of the road. It is known that this was before Corby. What is the probability that it was between Brook and Corby?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b }) => num(frac(b, a + b)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: ({ a, b, c }) => num(frac(b, a + b + c)),
      why: () => 'divides by the whole length, although it is known that a part of it is out.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      rule: ({ a, b, c }) => num(frac(a + b, a + b + c)),
      why: () => 'is the probability of what is known already.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      rule: ({ a, b }) => (b < a ? num(frac(b, a)) : null),
      why: () => 'divides by the other part instead of by both parts.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: ({ a, b }) => num(frac(a, a + b)),
      why: () => 'is the probability of the other part.',
    },
    {
      misconception: 'geo-cp-wrong-condition',
      rule: ({ b, c }) => num(frac(b, b + c)),
      says: () => 'I divided by the last two parts together, although the first two are given.',
      why: () => 'uses the last two parts; the first two are left.',
    },
  ],
  explain: ({ a, b, c, set }, frame) => ({
    plan: 'What is known makes the segment shorter. Divide the favorable length by the length that is still possible.',
    steps: [
      { do: `Possible is only the length $${a} + ${b} = ${a + b}$.`, why: `The last part, ${c}, is ruled out.` },
      { do: `Favorable is the length ${b}.`, why: 'It lies inside the possible part.' },
      { do: `$${simply(b, a + b)}$`, why: 'Favorable length over possible length.' },
    ],
    check: `The rest of the possible part has the probability $${simply(a, a + b)}$, and both add up to 1.`,
    figure: frame === 'figure' ? marked({ a, b, c, set }, true) : '',
  }),
  // Counts unit pieces.
  check: ({ a, b, c }) => {
    const all = Array.from({ length: a + b + c }, (_, i) => i).filter((i) => i < a + b)
    return num(frac(all.filter((i) => i >= a).length, all.length))
  },
})

type Field = Readonly<Record<'w' | 'h' | 'u' | 'v' | 'x' | 'y' | 'p' | 'q', number>>

/** The field with its regions; in an explanation with the area of the overlap. */
const fieldFigure = ({ w, h, u, v, x, y, p, q }: Field, found = false): Html =>
  drawing(
    {
      alt: 'A rectangle with two smaller rectangles, region 1 and region 2, that overlap; the overlap is shaded',
      at: {
        a: [0, 0],
        b: [w, 0],
        c: [w, h],
        d: [0, h],
        e: [u, 0],
        f: [u, v],
        i: [0, v],
        j: [x, y],
        k: [x + p, y],
        l: [x + p, y + q],
        m: [x, y + q],
        o: [u, y],
        r: [x, v],
        s: [x * 0.5, v * 0.5],
        t: [x + p * 0.72, y + q * 0.7],
      },
      height: 220,
    },
    [
      g.shade('jofr'),
      g.polygon('abcd'),
      g.polygon('aefi'),
      g.polygon('jklm'),
      g.tag('s', '1', { as: 'Region 1' }),
      g.tag('t', '2', { as: 'Region 2' }),
      ...(found ? [written([(x + u) / 2, (y + v) / 2], `${(u - x) * (v - y)}`, 'The area of the overlap')] : []),
    ],
  )

const regions = template({
  id: 'geometry/conditional-in-a-region',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        w: int(rng, 8, 16),
        h: int(rng, 6, 10),
        u: int(rng, 4, 11),
        v: int(rng, 3, 7),
        x: int(rng, 2, 6),
        y: int(rng, 1, 4),
        p: int(rng, 5, 11),
        q: int(rng, 4, 8),
      }),
      // Region 1: u by v in the lower left corner. Region 2: p by q, from (x, y).
      ({ w, h, u, v, x, y, p, q }) =>
        u < w - 1 &&
        v < h - 1 &&
        x + p < w &&
        y + q < h &&
        u - x >= 2 &&
        v - y >= 2 &&
        u < x + p &&
        v < y + q &&
        u * v !== p * q,
    ),
  frames: [
    {
      id: 'map',
      kind: 'figure',
      items: 9,
      stem: ({ w, h, u, v, x, y, p, q }) =>
        `${fieldFigure({ w, h, u, v, x, y, p, q })}${table(
          ['Part of the field', 'Width (ft)', 'Height (ft)'],
          [
            ['Whole field', w, h],
            ['Region 1, at the lower left', u, v],
            ['Region 2, on the right', p, q],
            ['Overlap (shaded)', u - x, v - y],
          ],
        )}<p>A drone lands at a random spot of the field. Given that it lands in region 1, what is the probability that it lands in region 2 as well?</p>`,
    },
  ],
  given: ({ w, h, u, v, x, y, p, q }) => ({ w, h, u, v, ou: u - x, ov: v - y, p, q }),
  answer: ({ u, v, x, y }) => num(frac((u - x) * (v - y), u * v)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: ({ w, h, ou, ov }) => num(frac(ou * ov, w * h)),
      why: () => 'divides by the whole field, although it is known that the spot is in region 1.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      rule: ({ ou, ov, p, q }) => num(frac(ou * ov, p * q)),
      why: () => 'divides by region 2: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      rule: ({ w, h, u, v }) => num(frac(u * v, w * h)),
      why: () => 'is the probability of region 1 itself.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      rule: ({ w, h, p, q }) => num(frac(p * q, w * h)),
      why: () => 'is the probability of region 2 without any condition.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      rule: ({ u, v, ou, ov }) => (ou * ov < u * v - ou * ov ? num(frac(ou * ov, u * v - ou * ov)) : null),
      why: () => 'divides by region 1 without the overlap.',
    },
  ],
  explain: (f) => {
    const { u, v, x, y } = f
    return {
      plan: 'The condition leaves only the region that is known. Divide the area of the overlap by the area of this region.',
      steps: [
        { do: `Region 1 has the area $${u} \\cdot ${v} = ${u * v}$.`, why: 'The spot is known to lie there.' },
        {
          do: `The overlap has the area $${u - x} \\cdot ${v - y} = ${(u - x) * (v - y)}$.`,
          why: 'These spots lie in region 2 as well.',
        },
        { do: `$${simply((u - x) * (v - y), u * v)}$`, why: 'Favorable area over possible area.' },
      ],
      check: 'The size of the whole field does not matter once region 1 is known.',
      figure: fieldFigure(f, true),
    }
  },
  // From the two probabilities for the whole field.
  check: ({ w, h, u, v, ou, ov }) => num(mul(frac(ou * ov, w * h), frac(w * h, u * v))),
})

const SETTINGS = [
  { who: 'students', one: 'student', a: 'play soccer', plays: 'plays soccer', b: 'play basketball' },
  { who: 'students', one: 'student', a: 'take art', plays: 'takes art', b: 'take music' },
  { who: 'families', one: 'family', a: 'have a dog', plays: 'has a dog', b: 'have a cat' },
  { who: 'members', one: 'member', a: 'swim', plays: 'swims', b: 'run' },
] as const

const rings = (p: { a: number; b: number; both: number; none: number }, found = false): Html =>
  drawing(
    {
      alt: 'Two overlapping circles A and B in a rectangle',
      at: {
        p: [-6, -3.6],
        q: [6, -3.6],
        r: [6, 3.6],
        s: [-6, 3.6],
        m: [-1.6, 0],
        n: [1.6, 0],
        t: [-3.2, 0],
        u: [0, 0],
        v: [3.2, 0],
        w: [5, -3],
        A: [-3.9, 2.4],
        B: [3.9, 2.4],
      },
      height: 210,
    },
    [
      g.polygon('pqrs'),
      g.circle('m', 2.7),
      g.circle('n', 2.7, found ? { fill: true } : {}),
      g.tag('t', `${p.a}`, { as: 'The part of A outside B' }),
      g.tag('u', `${p.both}`, { as: 'The part in both A and B' }),
      g.tag('v', `${p.b}`, { as: 'The part of B outside A' }),
      g.tag('w', `${p.none}`, { as: 'The part outside both circles' }),
      ...(found ? [written([1.8, -3.15], `B: ${p.b + p.both}`, 'The whole of B')] : []),
    ],
  )

const venn = template({
  id: 'geometry/conditional-venn-diagram',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 6, 30),
        b: int(rng, 6, 30),
        both: int(rng, 4, 20),
        none: int(rng, 5, 25),
        s: int(rng, 0, SETTINGS.length - 1),
      }),
      ({ a, b, both }) => a !== b && Math.abs(a - b) > 3 && both !== a && both !== b,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) => {
        const s = SETTINGS[p.s] as (typeof SETTINGS)[number]
        return `${rings(p)}<p>The diagram shows how many ${s.who} ${s.a} (circle $A$) and how many ${s.b} (circle $B$). One of the ${s.who} ${s.one === 'family' ? 'that' : 'who'} ${s.b} is chosen at random. What is the probability that this ${s.one} ${s.plays} as well?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'words',
      items: 5,
      stem: ({ a, b, both, none, s }) => {
        const x = SETTINGS[s] as (typeof SETTINGS)[number]
        return `Of ${a + b + both + none} ${x.who}, ${a + both} ${x.a}, ${b + both} ${x.b}, and ${both} do both. One of the ${x.who} ${x.one === 'family' ? 'that' : 'who'} ${x.b} is chosen at random. What is the probability that this ${x.one} ${x.plays} as well?`
      },
    },
  ],
  given: ({ a, b, both, none }, frame) =>
    frame === 'typed' ? { inA: a + both, inB: b + both, both, all: a + b + both + none } : { a, b, both, none },
  answer: ({ b, both }) => num(frac(both, b + both)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: (x) =>
        num('all' in x ? frac(x.both as number, x.all as number) : frac(x.both, x.a + x.b + x.both + x.none)),
      says: () => 'I divided by everybody, although only one group is asked about.',
      why: () => 'divides by everybody, although the choice is made in group B only.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      rule: (x) => num('all' in x ? frac(x.both as number, x.inA as number) : frac(x.both, x.a + x.both)),
      why: () => 'divides by the other group: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      rule: (x) => {
        const rest = 'all' in x ? (x.inB as number) - (x.both as number) : x.b
        return (x.both as number) < rest ? num(frac(x.both as number, rest)) : null
      },
      why: () => 'divides by those who do only the one thing.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      rule: (x) =>
        num('all' in x ? frac(x.inA as number, x.all as number) : frac(x.a + x.both, x.a + x.b + x.both + x.none)),
      why: () => 'is the probability without any condition.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: (x) =>
        num('all' in x ? frac((x.inB as number) - (x.both as number), x.inB as number) : frac(x.b, x.b + x.both)),
      why: () => 'is the probability of the opposite.',
    },
  ],
  explain: (p, frame) => {
    const { b, both } = p
    return {
      plan: 'The condition leaves one group only. Count this whole group, and count how many of it are in the other group, too.',
      steps: [
        {
          do: `The group that is chosen from has $${b} + ${both} = ${b + both}$ in it.`,
          why: 'Those who do both belong to it as well.',
        },
        { do: `Of these, ${both} are in the other group, too.`, why: 'This is the part that both groups share.' },
        { do: `$${simply(both, b + both)}$`, why: 'Favorable ones over possible ones.' },
      ],
      check: `The other ${b} of this group make up the rest: $${simply(b, b + both)}$.`,
      figure: frame === 'figure' ? rings(p, true) : '',
    }
  },
  check: (x) => {
    const inB = 'all' in x ? (x.inB as number) : x.b + x.both
    const total = 1000
    return num(mul(frac(x.both as number, total), frac(total, inB)))
  },
})

type Wheel = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'rot', number>>

/** The spinner; in an explanation with its angles, the favorable sector shaded. */
const wheel = ({ a, b, c, d, rot }: Wheel, found = false): Html => {
  const spot = (deg: number) => xy.polar([0, 0], 4, rot + deg)
  return drawing(
    {
      alt: 'A spinner: a circle with four sectors',
      at: { o: [0, 0], e: spot(0), f: spot(a), h: spot(a + b), i: spot(a + b + c) },
      height: 230,
    },
    [
      g.circle('o', 4),
      ...(found
        ? [
            g.sector('o', 4, rot + a, rot + a + b),
            ...(
              [
                [a / 2, a],
                [a + b / 2, b],
                [a + b + c / 2, c],
                [a + b + c + d / 2, d],
              ] as const
            ).map(([at, n], i) =>
              written(xy.polar([0, 0], 2.5, rot + at), `${n}°`, `The angle of ${['red', 'blue', 'green', 'white'][i]}`),
            ),
          ]
        : []),
      g.seg('oe'),
      g.seg('of'),
      g.seg('oh'),
      g.seg('oi'),
      g.arcLabel('o', 4, rot + a / 2, 'R', 'The sector of red'),
      g.arcLabel('o', 4, rot + a + b / 2, 'B', 'The sector of blue'),
      g.arcLabel('o', 4, rot + a + b + c / 2, 'G', 'The sector of green'),
      g.arcLabel('o', 4, rot + a + b + c + d / 2, 'W', 'The sector of white'),
    ],
  )
}

const spinner = template({
  id: 'geometry/conditional-spinner',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, b, c] = [int(rng, 4, 14) * 10, int(rng, 4, 14) * 10, int(rng, 4, 14) * 10]
        return { a, b, c, d: 360 - a - b - c, rot: int(rng, 0, 70) }
      },
      ({ a, b, c, d }) => d >= 40 && new Set([a, b, c, d]).size === 4 && a !== 360 - a,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) =>
        `${wheel(p)}<p>The spinner has sectors in red (R), blue (B), green (G) and white (W), with angles of $${p.a}^\\circ$, $${p.b}^\\circ$, $${p.c}^\\circ$ and $${p.d}^\\circ$. It is spun once. Given that it does not stop on red, what is the probability that it stops on blue?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b }) => num(frac(b, 360 - a)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: ({ b }) => num(frac(b, 360)),
      says: () => 'I divided by the full circle, although red is ruled out.',
      why: () => 'divides by the full circle, although red is ruled out.',
    },
    {
      misconception: 'geo-cp-counts-sectors',
      rule: () => num(frac(1, 3)),
      why: () => 'takes the three sectors for equally large.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      rule: ({ a }) => num(frac(360 - a, 360)),
      why: () => 'is the probability of what is known already.',
    },
    {
      misconception: 'geo-cp-compares-with-the-rest',
      rule: ({ b, c, d }) => (b < c + d ? num(frac(b, c + d)) : null),
      why: () => 'divides by the other sectors without blue itself.',
    },
    {
      misconception: 'geo-cp-wrong-condition',
      rule: ({ a, b }) => num(frac(b, a + b)),
      says: () => 'I compared blue with red, although red is ruled out.',
      why: () => 'compares blue with red, although red is ruled out.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: ({ b, c, d }) => num(frac(c + d, b + c + d)),
      why: () => 'is the probability of not stopping on blue.',
    },
  ],
  explain: (w) => {
    const { a, b } = w
    return {
      plan: 'Take out the sector that is ruled out. What is left of the circle is possible; divide the favorable angle by it.',
      steps: [
        {
          do: `Without red, $360^\\circ - ${a}^\\circ = ${360 - a}^\\circ$ are left.`,
          why: 'It is known that the spinner did not stop on red.',
        },
        { do: `Blue takes $${b}^\\circ$ of them.`, why: 'Blue lies wholly in what is left.' },
        { do: `$${simply(b, 360 - a)}$`, why: 'Favorable angle over possible angle.' },
      ],
      check: `It is more than $${simply(b, 360)}$, the probability without the condition, as it must be.`,
      figure: wheel(w, true),
    }
  },
  // Adds up what is left, ten degrees at a time.
  check: ({ b, c, d }) => num(frac(b / 10, b / 10 + c / 10 + d / 10)),
})

const AND = {
  yes: 'They are independent',
  more: 'Not independent: $B$ makes $A$ more likely, but not certain',
  less: 'Not independent: $B$ makes $A$ less likely, but possible',
  out: 'Not independent: $B$ makes $A$ impossible',
} as const
type Tie = keyof typeof AND

const independent = template({
  id: 'geometry/conditional-independent',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) => {
    const tie = pick(rng, ['yes', 'more', 'less', 'out'] as const)
    return until(
      () => {
        const [n, m, k] = [int(rng, 2, 6), int(rng, 2, 6), int(rng, 1, 4)]
        // A grid of (n + m) by so many: both, only A, only B, neither.
        const t = int(rng, 2, 6)
        const base = { both: n * t, onlyA: m * t, onlyB: n * k, none: m * k }
        const shift = int(rng, 2, 5)
        if (tie === 'out') return { ...base, both: 0, tie }
        return { ...base, both: base.both + (tie === 'more' ? shift : tie === 'less' ? -shift : 0), tie }
      },
      ({ both, onlyA, onlyB, none, tie }) => {
        const cross = both * none - onlyA * onlyB
        return (
          both >= 0 &&
          onlyA > 2 &&
          onlyB > 2 &&
          none > 2 &&
          (tie === 'yes'
            ? cross === 0
            : tie === 'out'
              ? both === 0
              : both > 0 && (tie === 'more' ? cross > 0 : cross < 0))
        )
      },
    )
  },
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 10,
      stem: ({ both, onlyA, onlyB, none }) =>
        `<p>Triangles were drawn at random by a computer. Event $A$: the triangle is large. Event $B$: the triangle is acute.</p>${table(
          ['', 'Acute', 'Not acute', 'Total'],
          [
            ['Large', both, onlyA, both + onlyA],
            ['Small', onlyB, none, onlyB + none],
            ['Total', both + onlyB, onlyA + none, both + onlyA + onlyB + none],
          ],
          '',
          true,
        )}<p>One of these triangles is chosen at random. What holds for the events $A$ and $B$?</p>`,
    },
  ],
  given: ({ both, onlyA, onlyB, none }) => ({ both, onlyA, onlyB, none }),
  answer: ({ tie }) => text(AND[tie as Tie]),
  traps: [
    {
      misconception: 'geo-cp-takes-events-as-independent',
      rule: () => text(AND.yes),
      why: () => 'would need the same share of large triangles among the acute ones as among all.',
    },
    {
      misconception: 'geo-cp-misjudges-the-influence',
      rule: () => text(AND.more),
      says: () => 'I thought that the condition raises the probability.',
      why: () => 'would need a larger share of large triangles among the acute ones than among all.',
    },
    {
      misconception: 'geo-cp-misjudges-the-influence',
      rule: () => text(AND.less),
      says: () => 'I thought that the condition lowers the probability, or did not see what it does.',
      why: () => 'does not say what the numbers show; compare the share among the acute ones with the share among all.',
    },
    {
      misconception: 'geo-cp-mixes-up-exclusive-and-independent',
      rule: () => text(AND.out),
      why: () => 'would need a 0 where both events happen.',
    },
  ],
  explain: ({ both, onlyA, onlyB, none, tie }) => {
    const all = both + onlyA + onlyB + none
    return {
      plan: 'Compare the probability of the first event among those that meet the second one with its probability among all. Equal means independent.',
      steps: [
        {
          do: `Among the acute triangles: $P(A \\mid B) = ${both === 0 ? `\\frac{0}{${onlyB}} = 0` : simply(both, both + onlyB)}$.`,
          why: 'The condition leaves the column of the acute triangles.',
        },
        { do: `Among all: $P(A) = ${simply(both + onlyA, all)}$.`, why: 'Here nothing is known.' },
        {
          do: `${{ yes: 'The two are equal.', more: 'The first is greater.', less: 'The first is less.', out: 'No triangle is both large and acute.' }[tie as Tie]} ${AND[tie as Tie]}.`,
          why: {
            yes: 'Knowing one event does not change the other.',
            more: 'Knowing $B$ raises the probability of $A$.',
            less: 'Knowing $B$ lowers the probability of $A$.',
            out: 'If $B$ happens, $A$ is impossible.',
          }[tie as Tie],
        },
      ],
      check: `As decimals: about ${(both / (both + onlyB)).toFixed(2)} and ${((both + onlyA) / all).toFixed(2)}.`,
    }
  },
  // By the products across the table.
  check: ({ both, onlyA, onlyB, none }) => {
    if (both === 0) return text(AND.out)
    const cross = both * none - onlyA * onlyB
    return text(AND[cross === 0 ? 'yes' : cross > 0 ? 'more' : 'less'])
  },
})

const product = template({
  id: 'geometry/conditional-multiply',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 9) * 10, q: int(rng, 1, 9) * 10, back: int(rng, 0, 1) === 1 }),
      ({ p, q }) => p !== q && p !== 50 && p + q !== 100 && p + q < 150,
    ),
  frames: [
    {
      id: 'both',
      kind: 'words',
      items: 7,
      stem: ({ p, q, back }) =>
        back
          ? `At an archery range, ${p}% of the arrows hit the target. ${(p * q) / 100}% of all arrows hit the inner circle of the target. Given that an arrow hits the target, what is the probability that it hits the inner circle?`
          : `At an archery range, ${p}% of the arrows hit the target. Of the arrows that hit the target, ${q}% hit its inner circle. What is the probability that an arrow hits the inner circle?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ p, q, back }) =>
        back
          ? `In a park, ${p}% of the area is lawn, and ${(p * q) / 100}% of the area is lawn in the shade. A ball lands at a random spot. Given that it lands on the lawn, what percent is the probability that it lands in the shade?`
          : `In a park, ${p}% of the area is lawn, and ${q}% of the lawn lies in the shade. A ball lands at a random spot. What percent is the probability that it lands on lawn in the shade?`,
    },
  ],
  given: ({ p, q, back }) => ({ p, other: back ? (p * q) / 100 : q, back }),
  answer: ({ p, q, back }) => percent(back ? q : frac(p * q, 100)),
  traps: [
    {
      misconception: 'geo-cp-takes-a-given-percent',
      classic: true,
      rule: ({ other }) => percent(other),
      why: () => 'is a percent from the text; it refers to another whole.',
    },
    {
      misconception: 'geo-cp-multiplies-for-a-condition',
      rule: ({ p, other, back }) => (back ? percent(frac(p * other, 100)) : null),
      why: () => 'multiplies, although the part has to be divided by the group.',
    },
    {
      misconception: 'geo-cp-subtracts-percents',
      rule: ({ p, other }) => percent(Math.abs(p - other)),
      why: () => 'subtracts the percents.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: ({ p, other, back }) => percent(back ? 100 - (100 * other) / p : frac(p * (100 - other), 100)),
      says: () => 'I found the probability of the opposite.',
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'geo-cp-adds-percents',
      rule: ({ p, other, back }) => (!back && p + other < 100 ? percent(p + other) : null),
      why: () => 'adds the percents.',
    },
  ],
  explain: ({ p, q, back }) => ({
    plan: 'Ask what each percent is a percent of. A part of a part is a product; a part compared with its group is a quotient.',
    steps: back
      ? [
          { do: `The group has ${p}% of the whole.`, why: 'This is the condition.' },
          { do: `The part in it has ${(p * q) / 100}% of the whole.`, why: 'Both percents have the same whole.' },
          { do: `$${(p * q) / 100} \\div ${p} = ${q / 100}$, which is ${q}%.`, why: 'Divide the part by its group.' },
        ]
      : [
          { do: `The group has ${p}% of the whole.`, why: 'It is the first stage.' },
          { do: `The part has ${q}% of this group.`, why: 'This percent refers to the group, not to the whole.' },
          {
            do: `$${p / 100} \\cdot ${q / 100} = ${(p * q) / 10000}$, which is ${(p * q) / 100}%.`,
            why: 'A part of a part is a product.',
          },
        ],
    check: `With 1,000 cases: ${p * 10} in the group, and ${(p * q) / 10} of them in the part.`,
  }),
  // In a thousand cases.
  check: ({ p, other, back }) => {
    const group = p * 10
    const part: Frac = back ? frac(Math.round(other * 10), 1) : frac(group * other, 100)
    return percent(back ? mul(part, frac(100, group)) : mul(part, frac(100, 1000)))
  },
})

const missing = template({
  id: 'geometry/conditional-missing-entry',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 8, 40), b: int(rng, 8, 40), c: int(rng, 8, 40), d: int(rng, 8, 40) }),
      ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4 && a + b !== a + c && a * d !== b * c && b !== c,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ a, b, c, d }) =>
        `<p>A shop sorts its tiles by shape and color. Some numbers are missing.</p>${table(
          ['', 'Square', 'Hexagon', 'Total'],
          [
            ['White', '', b, a + b],
            ['Gray', c, '', ''],
            ['Total', '', b + d, a + b + c + d],
          ],
          '',
          true,
        )}<p>A square tile is chosen at random. What is the probability that it is white?</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `<p>A theater counts its guests on one evening. Some numbers are missing.</p>${table(
          ['', 'Students', 'Adults', 'Total'],
          [
            ['Balcony', '', b, a + b],
            ['Floor', c, '', ''],
            ['Total', '', b + d, a + b + c + d],
          ],
          '',
          true,
        )}<p>One of the students is chosen at random. What is the probability that this student sits in the balcony?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ b, row: a + b, c, col: b + d, all: a + b + c + d }),
  answer: ({ a, c }) => num(frac(a, a + c)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      rule: ({ b, row, all }) => num(frac(row - b, all)),
      says: () => 'I divided by the total, although only one column is possible.',
      why: () => 'divides by the total, although the choice is made in one column.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      rule: ({ b, row }) => num(frac(row - b, row)),
      why: () => 'divides by the row: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      rule: ({ row, all }) => num(frac(row, all)),
      why: () => 'is the probability without any condition.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: ({ b, row, c }) => num(frac(c, row - b + c)),
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      rule: ({ col, all }) => num(sub(1, frac(col, all))),
      why: () => 'is the probability of the condition itself.',
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Fill in the missing numbers of the column that the condition leaves. Then divide the entry by the total of this column.',
    steps: [
      { do: `First entry of the column: $${a + b} - ${b} = ${a}$.`, why: 'The row must add up to its total.' },
      {
        do: `Total of the column: $${a} + ${c} = ${a + c}$.`,
        why: `The other way: $${a + b + c + d} - ${b + d} = ${a + c}$.`,
      },
      { do: `$${simply(a, a + c)}$`, why: 'Only this column is possible.' },
    ],
    check: `The other entry of the column gives $${simply(c, a + c)}$, and both add up to 1.`,
  }),
  check: ({ b, row, col, all }) => num(frac(row - b, all - col)),
})

export const templates: readonly Template[] = [onSegment, regions, venn, spinner, independent, product, missing]

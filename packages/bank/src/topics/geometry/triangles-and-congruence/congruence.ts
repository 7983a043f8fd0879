import {
  drawing,
  g,
  type Html,
  int,
  namedBy,
  type Part,
  type Pt,
  pick,
  type Rng,
  type Template,
  table,
  template,
  text,
  xy,
} from '#kit'

export const skill = 'geo-congruence-criteria'

export const SETS = [
  ['ABC', 'DEF'],
  ['PQR', 'XYZ'],
  ['KLM', 'RST'],
  ['JKL', 'PQR'],
  ['ABC', 'XYZ'],
  ['MNP', 'DEF'],
] as const

type Look = Readonly<{ shape: number; sets: readonly [string, string]; mirror: boolean }>

const SHAPES = [
  [52, 6, 70],
  [48, 7, 78],
  [64, 6, 56],
  [40, 7.5, 66],
] as const

const GAP = 3.6

/** Two congruent triangles side by side; the parts are told by the places 0, 1, 2 of their corners. */
export const pair = (look: Look, right: boolean, marks: (set: string) => readonly Part[]): Html => {
  const [A, c, B] = SHAPES[look.shape] as (typeof SHAPES)[number]
  const [p, q, r] = right
    ? ([
        [0, 0],
        [6.5, 0],
        [0, 4.6],
      ] as const)
    : xy.asa(A, c, B)
  const [one, two] = look.sets
  const put = (set: string, f: (x: Pt) => Pt) => Object.fromEntries([...set].map((n, i) => [n, f([p, q, r][i] as Pt)]))
  const at = { ...put(one, (x) => x), ...put(two, ([x, y]) => (look.mirror ? [2 * c + GAP - x, y] : [x + c + GAP, y])) }
  return drawing({ alt: `Triangles ${one} and ${two}`, at }, [
    g.polygon(one),
    g.polygon(two),
    ...marks(one),
    ...marks(two),
  ])
}

export const drawLook = (rng: Rng): Look => ({
  shape: int(rng, 0, 3),
  sets: pick(rng, SETS),
  mirror: int(rng, 0, 1) === 1,
})

export const at = (set: string, ...k: number[]) => k.map((i) => set[i]).join('')

const CASES = {
  SSS: (s: string) => [g.ticks(at(s, 0, 1), 1), g.ticks(at(s, 1, 2), 2), g.ticks(at(s, 2, 0), 3)],
  SAS: (s: string) => [g.ticks(at(s, 0, 1), 1), g.ticks(at(s, 1, 2), 2), g.angle(at(s, 0, 1, 2))],
  ASA: (s: string) => [g.angle(at(s, 2, 0, 1)), g.ticks(at(s, 0, 1), 1), g.angle(at(s, 0, 1, 2), '', { arcs: 2 })],
  AAS: (s: string) => [g.angle(at(s, 2, 0, 1)), g.ticks(at(s, 1, 2), 1), g.angle(at(s, 0, 1, 2), '', { arcs: 2 })],
  HL: (s: string) => [g.right(at(s, 1, 0, 2)), g.ticks(at(s, 1, 2), 1), g.ticks(at(s, 0, 2), 2)],
  SSA: (s: string) => [g.ticks(at(s, 0, 1), 1), g.ticks(at(s, 1, 2), 2), g.angle(at(s, 2, 0, 1))],
  AAA: (s: string) => [
    g.angle(at(s, 2, 0, 1)),
    g.angle(at(s, 0, 1, 2), '', { arcs: 2 }),
    g.angle(at(s, 1, 2, 0), '', { arcs: 3 }),
  ],
} as const

type Case = keyof typeof CASES

const NAMES = ['SSS', 'SAS', 'ASA', 'AAS', 'HL', 'SSA', 'AAA'] as const

const NONE = 'They need not be congruent'

const verdict = (k: Case) => (k === 'SSA' || k === 'AAA' ? NONE : `Congruent by ${k}`)

/** The marked parts in words, with the names of the corners. */
const parts = (k: Case, [s, t]: readonly [string, string]): string[] => {
  const side = (i: number, j: number) => `$${at(s, i, j)} = ${at(t, i, j)}$`
  const angle = (i: number) => `$m\\angle ${s[i]} = m\\angle ${t[i]}$`
  return {
    SSS: [side(0, 1), side(1, 2), side(2, 0)],
    SAS: [side(0, 1), angle(1), side(1, 2)],
    ASA: [angle(0), side(0, 1), angle(1)],
    AAS: [angle(0), angle(1), side(1, 2)],
    HL: [`$\\angle ${s[0]}$ and $\\angle ${t[0]}$ are right angles`, side(1, 2), side(0, 2)],
    SSA: [side(0, 1), side(1, 2), angle(0)],
    AAA: [angle(0), angle(1), angle(2)],
  }[k]
}

/** The criterion that is most often taken instead. */
const CONFUSED: Readonly<Record<string, string>> = {
  SSS: 'SAS',
  SAS: 'ASA',
  ASA: 'AAS',
  AAS: 'ASA',
  HL: 'SAS',
  SSA: 'SAS',
}

const NEEDS: Readonly<Record<string, string>> = {
  SSS: 'three pairs of equal sides',
  SAS: 'two pairs of sides and the angle between them',
  ASA: 'two pairs of angles and the side between them',
  AAS: 'two pairs of angles and a side that is not between them',
}

/** Which case the facts make, by counting sides and angles and looking whether they touch. */
function caseOf(facts: readonly string[]): Case {
  const angles = facts.filter((f) => f.includes('angle'))
  if (facts.some((f) => f.includes('right'))) return 'HL'
  if (angles.length === 0) return 'SSS'
  if (angles.length === 3) return 'AAA'
  const letters = angles.map((f) => /\\angle (\w)/.exec(f)?.[1] as string)
  const sides = facts.filter((f) => !f.includes('angle')).map((f) => f.slice(1, 3))
  if (angles.length === 1) return sides.every((s) => s.includes(letters[0] as string)) ? 'SAS' : 'SSA'
  return letters.every((l) => (sides[0] as string).includes(l)) ? 'ASA' : 'AAS'
}

const criterion = template({
  id: 'geometry/congruence-which-criterion',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ k: pick(rng, NAMES), look: drawLook(rng) }),
  frames: [
    {
      id: 'marks',
      kind: 'figure',
      items: 9,
      stem: ({ k, look }) =>
        `<p>Equal parts of the two triangles carry the same marks.</p>${pair(look, k === 'HL', CASES[k])}<p>What follows from the marks alone?</p>`,
    },
    {
      id: 'list',
      kind: 'table',
      items: 5,
      stem: ({ k, look }) =>
        `<p>About the triangles $${look.sets[0]}$ and $${look.sets[1]}$ the following is known.</p>${table(
          ['Fact', 'Known'],
          parts(k, look.sets).map((f, i) => [`${i + 1}`, f]),
        )}<p>What can be said about the triangles?</p>`,
    },
  ],
  given: ({ k, look }) => ({ facts: parts(k, look.sets) }),
  answer: ({ k }) => text(verdict(k)),
  traps: [
    {
      misconception: 'geo-mixes-up-the-criteria',
      classic: true,
      rule: ({ facts }) => {
        const name = CONFUSED[caseOf(facts)]
        return name === undefined ? null : text(`Congruent by ${name}`)
      },
      says: ({ k }) =>
        k === 'SSA'
          ? 'I took the angle to lie between the two sides.'
          : `I took the equal parts for those of ${CONFUSED[k]}.`,
      why: ({ k }) => `needs ${NEEDS[CONFUSED[k] ?? ''] ?? 'other parts'}.`,
    },
    {
      misconception: 'geo-takes-aaa-for-congruence',
      classic: true,
      rule: ({ facts }) => (['AAA', 'ASA', 'AAS'].includes(caseOf(facts)) ? text('Congruent by AAA') : null),
      says: () => 'I took equal angles alone for a criterion of congruence.',
      why: () => 'is no criterion: three angles fix the shape, but not the size.',
    },
    {
      misconception: 'geo-takes-ssa-for-sas',
      rule: ({ facts }) => (['SSA', 'SAS', 'HL'].includes(caseOf(facts)) ? text('Congruent by SSA') : null),
      says: () => 'I took SSA for a criterion of congruence.',
      why: () => 'is no criterion: with the angle elsewhere, two different triangles may fit.',
    },
    {
      misconception: 'geo-misses-congruence',
      unlessRight: true,
      rule: () => text(NONE),
      why: () => 'is not so: these three parts settle the triangle.',
    },
    ...(['SSS', 'SAS', 'ASA', 'AAS'] as const).map((x) => ({
      misconception: 'geo-mixes-up-the-criteria',
      unlessRight: true as const,
      rule: () => text(verdict(x)),
      says: () => `I took the equal parts for those of ${x}.`,
      why: () => `needs ${NEEDS[x]}.`,
    })),
  ],
  explain: ({ k, look }, frame) => ({
    plan: 'Say side or angle for each pair of equal parts, and look whether the angle or the side lies between the others.',
    steps: [
      {
        do: `The equal parts are ${parts(k, look.sets).join(', ')}.`,
        why: 'Name each part as a side or an angle, and look at how they lie.',
      },
      {
        do:
          k === 'SSA'
            ? 'The angle does not lie between the two sides (SSA), so a second, different triangle may fit.'
            : k === 'AAA'
              ? 'Three angles fix the shape but not the size.'
              : `That is ${k}.`,
        why:
          k === 'SSA' || k === 'AAA'
            ? 'So the triangles need not be congruent.'
            : {
                SSS: 'Three sides settle a triangle.',
                SAS: 'The angle lies between the two sides.',
                ASA: 'The side lies between the two angles.',
                AAS: 'The side lies opposite one of the two angles.',
                HL: 'Both have a right angle, equal hypotenuses and one pair of equal legs.',
              }[k],
      },
    ],
    check: {
      SSS: `Draw $${at(look.sets[0], 0, 1)}$ and a circle around each end with the length of the other side there: they meet once above and once below, and the two triangles are mirror images.`,
      SAS: `Draw the angle at $${look.sets[0][1]}$ and mark off both sides on its arms: the other two vertices are fixed, so only one triangle fits.`,
      ASA: `Draw $${at(look.sets[0], 0, 1)}$ with the angle at each end: the two arms meet at just one point $${look.sets[0][2]}$, so only one triangle fits.`,
      AAS: `The third angles are equal too, since each triangle has $180^\\circ$; then $${at(look.sets[0], 1, 2)}$ lies between two known angles, and ASA gives the same.`,
      HL: `By the Pythagorean theorem, $${at(look.sets[0], 0, 1)}^2 = ${at(look.sets[0], 1, 2)}^2 - ${at(look.sets[0], 0, 2)}^2$, and the same holds for $${look.sets[1]}$. So the third sides are equal too, and SSS gives the same.`,
      SSA: `Draw $${at(look.sets[0], 0, 1)}$ and the arm of the angle at $${look.sets[0][0]}$: a circle around $${look.sets[0][1]}$ can meet this arm at two points, and then two triangles fit.`,
      AAA: `Double all sides of $${look.sets[0]}$: the three angles stay as they are, but the new triangle is not congruent to it.`,
    }[k],
    figure:
      frame === 'marks'
        ? pair(look, k === 'HL', (s) => [...(k === 'SSA' || k === 'AAA' ? [] : [g.shade(s)]), ...CASES[k](s)])
        : '',
  }),
  // Counts sides and angles and looks whether they touch.
  check: ({ facts }) => text(verdict(caseOf(facts))),
})

/** AB = DE and ∠B = ∠E are known; which third fact gives the criterion? */
const WANTED = ['SAS', 'ASA', 'AAS', 'none'] as const

const thirdFact = (w: (typeof WANTED)[number], [s, t]: readonly [string, string]) =>
  text(
    w === 'SAS'
      ? `$${at(s, 1, 2)} = ${at(t, 1, 2)}$`
      : w === 'ASA'
        ? `$m\\angle ${s[0]} = m\\angle ${t[0]}$`
        : w === 'AAS'
          ? `$m\\angle ${s[2]} = m\\angle ${t[2]}$`
          : `$${at(s, 0, 2)} = ${at(t, 0, 2)}$`,
  )

type Wanted = Readonly<{ w: (typeof WANTED)[number]; sets: readonly [string, string] }>
const MISSED = ['geo-takes-ssa-for-sas', 'geo-mixes-up-the-criteria', 'geo-doubts-two-angles-and-a-side']
const missedAs = (x: Wanted['w'], w: Wanted['w']): string =>
  MISSED[x === 'none' ? 0 : w === 'none' && x !== 'SAS' ? 2 : 1] as string

const missing = template({
  id: 'geometry/congruence-missing-fact',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ w: pick(rng, WANTED), look: drawLook(rng) }),
  frames: [
    {
      id: 'third',
      kind: 'figure',
      items: 7,
      stem: ({ w, look }) =>
        `${pair(look, false, (s) => [g.ticks(at(s, 0, 1), 1), g.angle(at(s, 0, 1, 2))])}<p>In the figure, $${at(look.sets[0], 0, 1)} = ${at(look.sets[1], 0, 1)}$ and $m\\angle ${look.sets[0][1]} = m\\angle ${look.sets[1][1]}$. ${w === 'none' ? 'Which additional fact would <strong>not</strong> be enough to prove that the triangles are congruent?' : `Which additional fact would prove by ${w} that the triangles are congruent?`}</p>`,
    },
  ],
  given: ({ w, look }) => ({ w, sets: look.sets }),
  answer: ({ w, look }) => thirdFact(w, look.sets),
  traps: WANTED.flatMap((x) =>
    namedBy(MISSED, ({ w }: Wanted) => missedAs(x, w), {
      rule: ({ w, sets }) => (w === x ? null : thirdFact(x, sets)),
      says: ({ w }: Pick<Wanted, 'w'>) =>
        x === 'none'
          ? 'I used two sides and an angle that does not lie between them.'
          : w === 'none'
            ? `I did not see that this fact makes ${x}.`
            : `I picked the fact that makes ${x} instead of ${w}.`,
      why: () => (x === 'none' ? 'would make SSA, which is no criterion.' : `would make ${x}.`),
    }),
  ),
  explain: ({ w, look }) => {
    const { sets } = look
    const [s] = sets
    return {
      plan: 'Mark the known parts and add each fact in turn: which combination of sides and angles does it make?',
      steps: [
        {
          do: `Known are the side $${at(s, 0, 1)}$ and the angle at $${s[1]}$, which touches this side.`,
          why: 'Each further fact makes another combination.',
        },
        {
          do: {
            SAS: `For SAS the angle at $${s[1]}$ must lie between two known sides: one is $${at(s, 0, 1)}$, so the other one must start at $${s[1]}$, too.`,
            ASA: `For ASA the side $${at(s, 0, 1)}$ must lie between two known angles: one is at $${s[1]}$, so the other one must be at its other end.`,
            AAS: `For AAS the second angle must not touch the side $${at(s, 0, 1)}$, so it is the one opposite this side.`,
            none: `A second side that does not end at $${s[1]}$ is not enough: then the angle is not between the two sides.`,
          }[w],
          why:
            w === 'none'
              ? 'SSA is no criterion: two different triangles may fit.'
              : 'The letters of a criterion stand in the order of the parts around the triangle.',
        },
        {
          do: `The fact is ${thirdFact(w, sets).html}.`,
          why:
            w === 'none'
              ? 'Then the known angle does not lie between the two sides.'
              : {
                  SAS: 'Then the angle lies between two known sides.',
                  ASA: 'Then the side lies between two known angles.',
                  AAS: 'Then the side is not between the two known angles.',
                }[w],
        },
      ],
      faster: {
        SAS: `Walk around the triangle and name the parts: side $${at(s, 0, 1)}$ (S), the angle at $${s[1]}$ (A), and next comes side $${at(s, 1, 2)}$ (S).`,
        ASA: `Walk around the triangle and name the parts: the angle at $${s[0]}$ (A), side $${at(s, 0, 1)}$ (S), the angle at $${s[1]}$ (A).`,
        AAS: `Only the angle that does not touch the known side makes AAS. The letter that $${at(s, 0, 1)}$ lacks is $${s[2]}$.`,
        none: `The known angle is at $${s[1]}$, so the fact that makes SSA is about the side without the letter $${s[1]}$: $${at(s, 0, 2)}$.`,
      }[w],
      check: `Try all four facts: ${WANTED.map((x) => `${thirdFact(x, sets).html} makes ${x === 'none' ? 'SSA' : x}`).join('; ')}.`,
      figure: pair(look, false, (t) => [
        g.ticks(at(t, 0, 1), 1),
        g.angle(at(t, 0, 1, 2)),
        {
          SAS: g.ticks(at(t, 1, 2), 2),
          ASA: g.angle(at(t, 2, 0, 1), '', { arcs: 2 }),
          AAS: g.angle(at(t, 1, 2, 0), '', { arcs: 2 }),
          none: g.ticks(at(t, 0, 2), 2),
        }[w],
      ]),
    }
  },
  check: ({ w, sets: [s, t] }) => {
    // The corner B is shared by side AB and the angle; a second side at B encloses the angle.
    const [A, B, C] = [...s] as [string, string, string]
    const twin = (x: string) => [...x].map((c) => t[s.indexOf(c)]).join('')
    if (w === 'SAS') return text(`$${B + C} = ${twin(B + C)}$`)
    if (w === 'none') return text(`$${A + C} = ${twin(A + C)}$`)
    const corner = w === 'ASA' ? A : C
    return text(`$m\\angle ${corner} = m\\angle ${twin(corner)}$`)
  },
})

export const templates: readonly Template[] = [criterion, missing]

/** Which congruence a proof needs right before its last line. */

import { g, int, pick, type Template, table, template, text, xy } from '#kit'
import { kite } from './proof-figures.ts'
import { LETTERS, type Proof, renamed, sketch } from './proofs.ts'

const skill = 'geo-proof-steps'

type Pair = readonly [string, string]

type Plan = Proof &
  Readonly<{
    goal: string
    right: Pair
    /** The same triangles, their corners matched wrongly. */ order: readonly [Pair, Pair]
    /** Other triangles, which do not have both parts of the goal. */ others: readonly [Pair, Pair]
    because: string
    criterion: string
  }>

const EQUAL_LEGS = { A: [4, 7], B: [0, 0], C: [8, 0] } as const

const PLANS: readonly Plan[] = [
  {
    given: '$AD = BC$ and $m\\angle DAB = m\\angle CBA$',
    goal: '$AC = BD$',
    alt: 'Quadrilateral ABCD with its diagonals, which cross at E',
    at: { A: [0, 0], B: [8, 0], C: [6.4, 4], D: [1.6, 4], E: [4, 2.5] },
    parts: (s) => [g.polygon(s('ABCD')), g.seg(s('AC')), g.seg(s('BD')), g.ticks(s('AD')), g.ticks(s('BC'))],
    steps: [],
    right: ['DAB', 'CBA'],
    order: [
      ['DAB', 'CAB'],
      ['DAB', 'ACB'],
    ],
    others: [
      ['AED', 'BEC'],
      ['AEB', 'CED'],
    ],
    because: 'they share the side $AB$, $AD = BC$, and the equal angles lie between these sides',
    criterion: 'SAS',
  },
  {
    given: '$AB = AC$ and $AD = AE$',
    goal: '$BE = CD$',
    alt: 'Triangle ABC with D on the side AB and E on the side AC; BE and CD are drawn',
    at: { ...EQUAL_LEGS, D: xy.along([4, 7], [0, 0], 0.45), E: xy.along([4, 7], [8, 0], 0.45) },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('BE')), g.seg(s('CD')), g.ticks(s('AD')), g.ticks(s('AE'))],
    steps: [],
    right: ['ABE', 'ACD'],
    order: [
      ['ABE', 'ADC'],
      ['ABE', 'CAD'],
    ],
    others: [
      ['ADE', 'ABC'],
      ['ABC', 'ACB'],
    ],
    because: '$AB = AC$, $AE = AD$, and they share the angle at $A$ between these sides',
    criterion: 'SAS',
  },
  {
    given: '$AB = AD$ and $CB = CD$',
    goal: '$m\\angle ABC = m\\angle ADC$',
    alt: 'Quadrilateral ABCD with its diagonals, which cross at E',
    at: { A: [0, 2.4], B: [3, 4.6], C: [8, 2.4], D: [3, 0.2], E: [3, 2.4] },
    parts: kite,
    steps: [],
    right: ['ABC', 'ADC'],
    order: [
      ['ABC', 'CDA'],
      ['ABC', 'DAC'],
    ],
    others: [
      ['ABE', 'ADE'],
      ['ABD', 'CBD'],
    ],
    because: 'they share the side $AC$, and the two other pairs of sides are given as equal',
    criterion: 'SSS',
  },
  {
    given: '$AB \\parallel DC$ and $AB = DC$',
    goal: '$AE = CE$',
    alt: 'Quadrilateral ABCD with its diagonals, which cross at E',
    at: { A: [0, 0], B: [7, 0], C: [9, 4], D: [2, 4], E: [4.5, 2] },
    parts: (s) => [
      g.polygon(s('ABCD')),
      g.seg(s('AC')),
      g.seg(s('BD')),
      g.ticks(s('AB')),
      g.ticks(s('DC')),
      g.parallel(s('AB'), 1, 0.7),
      g.parallel(s('DC'), 1, 0.7),
    ],
    steps: [],
    right: ['AEB', 'CED'],
    order: [
      ['AEB', 'DEC'],
      ['AEB', 'ECD'],
    ],
    others: [
      ['ABC', 'CDA'],
      ['AEB', 'AED'],
    ],
    because: 'the equal sides $AB$ and $DC$ lie between pairs of equal alternate interior angles at the parallel lines',
    criterion: 'ASA',
  },
  {
    given: '$AB = AC$, $BE \\perp AC$ and $CD \\perp AB$',
    goal: '$BE = CD$',
    alt: 'Triangle ABC with D on the side AB and E on the side AC; BE and CD are drawn',
    at: { ...EQUAL_LEGS, D: xy.foot([8, 0], [4, 7], [0, 0]), E: xy.foot([0, 0], [4, 7], [8, 0]) },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('BE')), g.seg(s('CD')), g.right(s('AEB')), g.right(s('ADC'))],
    steps: [],
    right: ['AEB', 'ADC'],
    order: [
      ['AEB', 'ACD'],
      ['AEB', 'CDA'],
    ],
    others: [
      ['ABC', 'ACB'],
      ['ADE', 'ABC'],
    ],
    because: 'they share the angle at $A$, both have a right angle, and $AB = AC$',
    criterion: 'AAS',
  },
]

const plan = (which: number): Plan => PLANS[which] as Plan

/** The letters that the goal puts together decide; where it names whole angles, one given pair has to help. */
function atAGlance({ goal }: Plan): string {
  const [, a = '', b = '', c = '', d = ''] = goal.match(/^\$([A-Z])([A-Z]) = ([A-Z])([A-Z])\$$/) ?? []
  return a === ''
    ? `Match letters: ${goal} puts $B$ with $D$, and the given $AB = AD$ leaves $A$ with $A$. Only one option has both angles, with these letters at the same places.`
    : `Match the letters of the goal: ${goal} puts $${a}$ with $${c}$ and $${b}$ with $${d}$. Only one option has both sides, with these letters at the same places.`
}

const line = ([one, two]: Pair): string => `$\\triangle ${one} \\cong \\triangle ${two}$`

type Asked = Readonly<{ goal: string; given: string; set: string }>

const found = ({ given, set }: Asked): Plan => PLANS.find((p) => renamed(set)(p.given) === given) as Plan

const shown = (pair: Pair, set: string) => text(renamed(set)(line(pair)))

/** Whether the triangles are congruent corner by corner, and the parts of the goal lie at the same places. */
const serves = (p: Plan, [one, two]: Pair): boolean => {
  const at = (n: string) => p.at[n] as readonly [number, number]
  const length = (x: string, i: number) => xy.distance(at(x[i] as string), at(x[(i + 1) % 3] as string))
  const fits = [0, 1, 2].every((i) => Math.abs(length(one, i) - length(two, i)) < 1e-6)
  const [left = '', right = ''] = p.goal.replace(/\$|m\\angle /g, '').split(' = ')
  const moved = (part: string, from: string, to: string) =>
    [...part].map((x) => (from.includes(x) ? to[from.indexOf(x)] : '?')).join('')
  const same = (x: string, y: string) => x === y || x === [...y].reverse().join('')
  return fits && (same(moved(left, one, two), right) || same(moved(right, one, two), left))
}

const triangles = template({
  id: 'geometry/proof-which-triangles',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => ({ which: int(rng, 0, PLANS.length - 1), set: pick(rng, LETTERS) }),
  frames: [
    {
      id: 'goal',
      kind: 'figure',
      items: 6,
      stem: ({ which, set }) =>
        `<p>In the figure, ${renamed(set)(plan(which).given)}.</p>${sketch(plan(which), set)}<p>A proof ends with ${renamed(set)(plan(which).goal)}, because corresponding parts of congruent triangles are equal. Which statement follows from what is given and leads to this last one?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ which, set }) =>
        `${sketch(plan(which), set)}${table(
          ['Given', 'Prove'],
          [[renamed(set)(plan(which).given), renamed(set)(plan(which).goal)]],
        )}<p>Which congruence follows from what is given and leads to what is to be proved?</p>`,
    },
  ],
  given: ({ which, set }): Asked => ({
    goal: renamed(set)(plan(which).goal),
    given: renamed(set)(plan(which).given),
    set,
  }),
  answer: ({ which, set }) => shown(plan(which).right, set),
  traps: [
    ...([0, 1] as const).flatMap((i) => [
      {
        misconception: 'geo-matches-the-wrong-parts',
        ...(i === 0 ? { classic: true as const } : {}),
        rule: (a: Asked) => shown(found(a).order[i], a.set),
        says: ({ which, set }: { which: number; set: string }) => {
          const { order, right } = plan(which)
          const [one, two] = order[i]
          const wrong = [0, 1, 2].filter((k) => two[k] !== right[1][k]).map((k) => `$${one[k]}$ with $${two[k]}$`)
          return `I chose the right two triangles, but matched vertices wrongly: ${renamed(set)(wrong.join(', '))}.`
        },
        why: () =>
          'does not follow: these are the right triangles, but vertices at the same places do not belong together.',
      },
      {
        misconception: 'geo-picks-triangles-without-the-parts',
        rule: (a: Asked) => shown(found(a).others[i], a.set),
        says: ({ which, set }: { which: number; set: string }) => {
          const [one, two] = plan(which).others[i]
          return `I chose triangles ${renamed(set)(`$${one}$ and $${two}$`)}, which do not have both parts of the conclusion as corresponding parts.`
        },
        why: ({ which, set }: { which: number; set: string }) =>
          `does not have both parts of ${renamed(set)(plan(which).goal)} as corresponding parts.`,
      },
    ]),
  ],
  explain: ({ which, set }) => {
    const p = plan(which)
    const r = renamed(set)
    const [one, two] = p.right
    return {
      plan: 'Look for two triangles that each have one part of the conclusion. Then name them so that vertices that belong together stand at the same places.',
      steps: [
        {
          do: r(
            `The conclusion is ${p.goal}. One of these parts belongs to triangle $${one}$, the other one to triangle $${two}$.`,
          ),
          why: 'Corresponding parts come from two congruent triangles, one part from each.',
        },
        {
          do: r(`They are congruent by ${p.criterion}: ${p.because}.`),
          why: 'So this congruence follows from what is given.',
        },
        {
          do: r(
            `$${one[0]}$ belongs to $${two[0]}$, $${one[1]}$ to $${two[1]}$, $${one[2]}$ to $${two[2]}$: ${line(p.right)}.`,
          ),
          why: 'Equal parts must stand at the same places of the two names.',
        },
      ],
      faster: r(atAGlance(p)),
      check: r(`From ${line(p.right)} one reads off ${p.goal}.`),
      figure: sketch(p, set, [{ says: line(p.right), reason: 'sas', wrong: 'given' }]),
    }
  },
  // Measures the triangles of all lines in the figure.
  check: (a) => {
    const p = found(a)
    const fit = [p.right, ...p.order, ...p.others].filter((pair) => serves(p, pair))
    return fit.length === 1 ? shown(fit[0] as Pair, a.set) : text('none')
  },
})

export const templates: readonly Template[] = [triangles]

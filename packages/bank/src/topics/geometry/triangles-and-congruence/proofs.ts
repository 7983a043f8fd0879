import { g, type Html, type Part, type Points, table } from '#kit'
import { crossedParallels, crossing, lettered } from './proof-figures.ts'
import { marksOf } from './proof-marks.ts'
import type { Reason } from './proof-reasons.ts'

export const R = {
  given: 'Given',
  vertical: 'Vertical angles are equal',
  common: 'A side is equal to itself (common side)',
  sas: 'SAS',
  sss: 'SSS',
  asa: 'ASA',
  aas: 'AAS',
  hl: 'HL',
  parts: 'Corresponding parts of congruent triangles are equal',
  alternate: 'Alternate interior angles at parallel lines are equal',
  bisector: 'Definition of an angle bisector',
  perpendicular: 'Perpendicular lines form right angles',
} as const satisfies Record<Reason, string>

export const CRITERIA: readonly Reason[] = ['sas', 'sss', 'asa', 'aas', 'hl']

/** A statement with the letters A to E, its reason, and a reason that does not fit. */
export type Step = Readonly<{ says: string; reason: Reason; wrong: Reason }>

export type Proof = Readonly<{
  given: string
  alt: string
  at: Points
  parts: (s: (x: string) => string) => readonly Part[]
  steps: readonly Step[]
}>

export const PROOFS: readonly Proof[] = [
  {
    given: '$E$ is the midpoint of both $AC$ and $BD$',
    alt: 'Segments AC and BD cross at E; AB and CD are drawn',
    at: { A: [0, 4], B: [0.5, 0], C: [7, 0.4], D: [6.5, 4.4], E: [3.5, 2.2] },
    parts: (s) => [...crossing(s), g.ticks(s('AE')), g.ticks(s('CE')), g.ticks(s('BE'), 2), g.ticks(s('DE'), 2)],
    steps: [
      { says: '$AE = CE$ and $BE = DE$', reason: 'given', wrong: 'parts' },
      { says: '$m\\angle AEB = m\\angle CED$', reason: 'vertical', wrong: 'alternate' },
      { says: '$\\triangle AEB \\cong \\triangle CED$', reason: 'sas', wrong: 'asa' },
      { says: '$AB = CD$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB = AD$ and $CB = CD$',
    alt: 'Quadrilateral ABCD with the diagonal AC',
    at: { A: [0, 2.4], B: [3, 4.6], C: [8, 2.4], D: [3, 0.2] },
    parts: (s) => [
      g.polygon(s('ABCD')),
      g.seg(s('AC')),
      g.ticks(s('AB')),
      g.ticks(s('AD')),
      g.ticks(s('BC'), 2),
      g.ticks(s('CD'), 2),
    ],
    steps: [
      { says: '$AB = AD$ and $CB = CD$', reason: 'given', wrong: 'common' },
      { says: '$AC = AC$', reason: 'common', wrong: 'given' },
      { says: '$\\triangle ABC \\cong \\triangle ADC$', reason: 'sss', wrong: 'sas' },
      { says: '$m\\angle BAC = m\\angle DAC$', reason: 'parts', wrong: 'vertical' },
    ],
  },
  {
    given: '$AB = AC$ and $AD \\perp BC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.2, 5], B: [0, 0], C: [6.4, 0], D: [3.2, 0] },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('AD')), g.ticks(s('AB')), g.ticks(s('AC')), g.right(s('ADC'))],
    steps: [
      { says: '$AB = AC$ and $AD \\perp BC$', reason: 'given', wrong: 'parts' },
      { says: '$\\angle ADB$ and $\\angle ADC$ are right angles', reason: 'perpendicular', wrong: 'vertical' },
      { says: '$AD = AD$', reason: 'common', wrong: 'bisector' },
      { says: '$\\triangle ADB \\cong \\triangle ADC$', reason: 'hl', wrong: 'asa' },
      { says: '$BD = CD$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB \\parallel DC$ and $AB = DC$',
    alt: 'Quadrilateral ABCD with the diagonal AC',
    at: { A: [1.6, 4], B: [8, 4], C: [6.4, 0], D: [0, 0] },
    parts: (s) => [
      g.polygon(s('ABCD')),
      g.seg(s('AC')),
      g.ticks(s('AB')),
      g.ticks(s('DC')),
      g.parallel(s('AB'), 1, 0.7),
      g.parallel(s('DC'), 1, 0.7),
    ],
    steps: [
      { says: '$AB = DC$ and $AB \\parallel DC$', reason: 'given', wrong: 'alternate' },
      { says: '$m\\angle BAC = m\\angle DCA$', reason: 'alternate', wrong: 'vertical' },
      { says: '$AC = CA$', reason: 'common', wrong: 'parts' },
      { says: '$\\triangle ABC \\cong \\triangle CDA$', reason: 'sas', wrong: 'sss' },
      { says: '$BC = DA$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB = AC$, and $AD$ bisects $\\angle BAC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.6, 4.8], B: [0, 0], C: [7.2, 0], D: [3.6, 0] },
    parts: (s) => [
      g.polygon(s('ABC')),
      g.seg(s('AD')),
      g.ticks(s('AB')),
      g.ticks(s('AC')),
      g.angle(s('BAD'), '', { r: 28, stroke: true }),
      g.angle(s('CAD'), '', { r: 28, stroke: true }),
    ],
    steps: [
      { says: '$AB = AC$, and $AD$ bisects $\\angle BAC$', reason: 'given', wrong: 'bisector' },
      { says: '$m\\angle BAD = m\\angle CAD$', reason: 'bisector', wrong: 'parts' },
      { says: '$AD = AD$', reason: 'common', wrong: 'given' },
      { says: '$\\triangle BAD \\cong \\triangle CAD$', reason: 'sas', wrong: 'asa' },
      { says: '$m\\angle B = m\\angle C$', reason: 'parts', wrong: 'alternate' },
    ],
  },
  {
    given: '$AB \\parallel CD$ and $AE = DE$',
    alt: 'Segments AD and BC cross at E; AB and CD are drawn',
    at: { A: [0, 4.4], B: [5.4, 4.4], C: [2.2, 0], D: [7.6, 0], E: [3.8, 2.2] },
    parts: crossedParallels,
    steps: [
      { says: '$AE = DE$ and $AB \\parallel CD$', reason: 'given', wrong: 'parts' },
      { says: '$m\\angle BAE = m\\angle CDE$', reason: 'alternate', wrong: 'vertical' },
      { says: '$m\\angle AEB = m\\angle DEC$', reason: 'vertical', wrong: 'alternate' },
      { says: '$\\triangle AEB \\cong \\triangle DEC$', reason: 'asa', wrong: 'sas' },
      { says: '$BE = CE$', reason: 'parts', wrong: 'given' },
    ],
  },
]

export const LETTERS = ['ABCDE', 'PQRST', 'KLMNO', 'FGHJK', 'WXYZV', 'MNPQR'] as const

/** The same text with other letters: A to E become those of the set. */
export const renamed = (set: string) => (x: string) =>
  x.replace(/\$[^$]*\$/g, (tex) =>
    tex.replace(/(?<![\\a-zA-Z])[A-E]+(?![a-z])/g, (run) => [...run].map((c) => set['ABCDE'.indexOf(c)]).join('')),
  )

export const points = (set: string) => (x: string) => [...x].map((c) => set['ABCDE'.indexOf(c)]).join('')

/** The figure of a proof; in an explanation with marks for the statements, besides what is given. */
export const sketch = (p: Proof, set: string, shown: readonly Step[] = []): Html => {
  const s = points(set)
  const says = shown.filter((x) => x.reason !== 'given').map((x) => x.says)
  return lettered(p, p.at, s, says.length === 0 ? [] : marksOf(says, s, lettered(p, p.at, s)))
}

export const rows = (p: Proof, set: string, count: number, reason: (s: Step, i: number) => string): Html =>
  table(
    ['Step', 'Statement', 'Reason'],
    p.steps.slice(0, count).map((s, i) => [`${i + 1}`, renamed(set)(s.says), reason(s, i)]),
  )

export const slipOf = (r: Reason) =>
  CRITERIA.includes(r)
    ? 'geo-picks-the-wrong-criterion'
    : r === 'parts'
      ? 'geo-uses-the-conclusion-as-a-reason'
      : 'geo-gives-a-reason-of-another-step'

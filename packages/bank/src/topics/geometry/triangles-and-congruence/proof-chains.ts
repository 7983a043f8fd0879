/** Whole proofs in which every step needs the one before it, so that only one order is possible. */

import { g, type Html, type Part, type Points, xy } from '#kit'
import { crossedParallels, crossing, kite, lettered } from './proof-figures.ts'
import { marksOf } from './proof-marks.ts'
import { points, renamed } from './proofs.ts'

/** A statement with the letters A to E, its reason, and statements of the same form that are not true.
 *  What is given and used further down, but does not lead to the second row, stands in the reason of the first. */
export type Link = Readonly<{ says: string; reason: string; off: readonly [string, string] }>

export type Chain = Readonly<{
  given: string
  alt: string
  at: Points
  parts: (s: (x: string) => string) => readonly Part[]
  links: readonly [Link, Link, Link, Link, Link]
}>

const CPCTC = 'Corresponding parts of congruent triangles are equal'
const ALTERNATE = 'Alternate interior angles at parallel lines are equal'
const MIDPOINT = 'Definition of a midpoint'

export const CHAINS: readonly Chain[] = [
  {
    given: '$E$ is the midpoint of both $AC$ and $BD$',
    alt: 'Segments AC and BD cross at E; AB and CD are drawn',
    at: { A: [0, 4], B: [0.5, 0], C: [7, 0.4], D: [6.5, 4.4], E: [3.5, 2.2] },
    parts: crossing,
    links: [
      { says: '$E$ is the midpoint of $AC$ and of $BD$', reason: 'Given', off: ['', ''] },
      {
        says: '$AE = CE$ and $BE = DE$',
        reason: MIDPOINT,
        off: ['$AE = BE$ and $CE = DE$', '$AB = BE$ and $CD = CE$'],
      },
      {
        says: '$\\triangle AEB \\cong \\triangle CED$',
        reason: 'SAS, with the vertical angles at $E$',
        off: ['$\\triangle AEB \\cong \\triangle DEC$', '$\\triangle AEB \\cong \\triangle CDE$'],
      },
      {
        says: '$m\\angle BAE = m\\angle DCE$',
        reason: CPCTC,
        off: ['$m\\angle BAE = m\\angle CDE$', '$m\\angle ABE = m\\angle DCE$'],
      },
      {
        says: '$AB \\parallel CD$',
        reason: 'Equal alternate interior angles make lines parallel',
        off: ['$AC \\parallel BD$', '$AB \\parallel BD$'],
      },
    ],
  },
  {
    given: '$AB = AC$, and $AD$ bisects $\\angle BAC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.6, 4.8], B: [0, 0], C: [7.2, 0], D: [3.6, 0] },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('AD')), g.ticks(s('AB')), g.ticks(s('AC'))],
    links: [
      { says: '$AD$ bisects $\\angle BAC$', reason: 'Given, as is $AB = AC$', off: ['', ''] },
      {
        says: '$m\\angle BAD = m\\angle CAD$',
        reason: 'Definition of an angle bisector',
        off: ['$m\\angle BAD = m\\angle ABD$', '$m\\angle CAD = m\\angle ADC$'],
      },
      {
        says: '$\\triangle BAD \\cong \\triangle CAD$',
        reason: 'SAS, with $AB = AC$ and the common side $AD$',
        off: ['$\\triangle BAD \\cong \\triangle ACD$', '$\\triangle BAD \\cong \\triangle CDA$'],
      },
      { says: '$BD = CD$', reason: CPCTC, off: ['$BD = AD$', '$AB = BC$'] },
      {
        says: '$D$ is the midpoint of $BC$',
        reason: MIDPOINT,
        off: ['$D$ is the midpoint of $AB$', '$A$ is the midpoint of $BC$'],
      },
    ],
  },
  {
    given: '$AB = AC$ and $AD \\perp BC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.2, 5], B: [0, 0], C: [6.4, 0], D: [3.2, 0] },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('AD')), g.ticks(s('AB')), g.ticks(s('AC')), g.right(s('ADC'))],
    links: [
      { says: '$AD \\perp BC$', reason: 'Given, as is $AB = AC$', off: ['', ''] },
      {
        says: '$\\angle ADB$ and $\\angle ADC$ are right angles',
        reason: 'Perpendicular lines form right angles',
        off: ['$\\angle BAD$ and $\\angle CAD$ are right angles', '$\\angle ABD$ and $\\angle ACD$ are right angles'],
      },
      {
        says: '$\\triangle ADB \\cong \\triangle ADC$',
        reason: 'HL, with $AB = AC$ and the common leg $AD$',
        off: ['$\\triangle ADB \\cong \\triangle CDA$', '$\\triangle ADB \\cong \\triangle DAC$'],
      },
      {
        says: '$m\\angle BAD = m\\angle CAD$',
        reason: CPCTC,
        off: ['$m\\angle BAD = m\\angle ACD$', '$m\\angle ABD = m\\angle CAD$'],
      },
      {
        says: '$AD$ bisects $\\angle BAC$',
        reason: 'Definition of an angle bisector',
        off: ['$AD$ bisects $\\angle ABC$', '$AB$ bisects $\\angle CAD$'],
      },
    ],
  },
  {
    given: '$AB \\parallel CD$ and $AE = DE$',
    alt: 'Segments AD and BC cross at E; AB and CD are drawn',
    at: { A: [0, 4.4], B: [5.4, 4.4], C: [2.2, 0], D: [7.6, 0], E: [3.8, 2.2] },
    parts: crossedParallels,
    links: [
      { says: '$AB \\parallel CD$', reason: 'Given, as is $AE = DE$', off: ['', ''] },
      {
        says: '$m\\angle BAE = m\\angle CDE$',
        reason: ALTERNATE,
        off: ['$m\\angle BAE = m\\angle DCE$', '$m\\angle ABE = m\\angle CDE$'],
      },
      {
        says: '$\\triangle AEB \\cong \\triangle DEC$',
        reason: 'ASA, with $AE = DE$ and the vertical angles at $E$',
        off: ['$\\triangle AEB \\cong \\triangle CED$', '$\\triangle AEB \\cong \\triangle DCE$'],
      },
      { says: '$BE = CE$', reason: CPCTC, off: ['$BE = DE$', '$AE = CE$'] },
      {
        says: '$E$ is the midpoint of $BC$',
        reason: MIDPOINT,
        off: ['$E$ is the midpoint of $AB$', '$E$ is the midpoint of $CD$'],
      },
    ],
  },
  {
    given: '$E$ is the center of a circle with the chord $AB$, and $D$ is the midpoint of $AB$',
    alt: 'A circle with center E, the chord AB with the point D on it, and the segments EA, EB and ED',
    at: { A: [-3.2, -2.4], B: [3.2, -2.4], E: [0, 0], D: [0, -2.4] },
    parts: (s) => [g.circle(s('E'), 4), g.seg(s('AB')), g.seg(s('EA')), g.seg(s('EB')), g.seg(s('ED')), g.dots(s('E'))],
    links: [
      { says: '$D$ is the midpoint of $AB$', reason: 'Given, as is the center $E$', off: ['', ''] },
      { says: '$AD = BD$', reason: MIDPOINT, off: ['$AD = ED$', '$AB = AE$'] },
      {
        says: '$\\triangle EDA \\cong \\triangle EDB$',
        reason: 'SSS, with the radii $EA = EB$ and the common side $ED$',
        off: ['$\\triangle EDA \\cong \\triangle BDE$', '$\\triangle EDA \\cong \\triangle EBD$'],
      },
      {
        says: '$m\\angle EDA = m\\angle EDB$',
        reason: CPCTC,
        off: ['$m\\angle EDA = m\\angle EBD$', '$m\\angle EAD = m\\angle BED$'],
      },
      {
        says: '$ED \\perp AB$',
        reason: 'Equal angles that form a linear pair are right angles',
        off: ['$EA \\perp AB$', '$EA \\perp EB$'],
      },
    ],
  },
  {
    given: '$AB = AD$ and $CB = CD$; $E$ is where $AC$ meets $BD$',
    alt: 'Quadrilateral ABCD with the diagonals AC and BD, which cross at E',
    at: { A: [0, 2.4], B: [3, 4.8], C: [8, 2.4], D: [3, 0], E: [3, 2.4] },
    parts: kite,
    links: [
      { says: '$AB = AD$ and $CB = CD$', reason: 'Given', off: ['', ''] },
      {
        says: '$\\triangle ABC \\cong \\triangle ADC$',
        reason: 'SSS, with the common side $AC$',
        off: ['$\\triangle ABC \\cong \\triangle CDA$', '$\\triangle ABC \\cong \\triangle ACD$'],
      },
      {
        says: '$m\\angle BAE = m\\angle DAE$',
        reason: CPCTC,
        off: ['$m\\angle BAE = m\\angle BCE$', '$m\\angle BAE = m\\angle ABE$'],
      },
      {
        says: '$\\triangle BAE \\cong \\triangle DAE$',
        reason: 'SAS, with $AB = AD$ and the common side $AE$',
        off: ['$\\triangle BAE \\cong \\triangle DCE$', '$\\triangle BAE \\cong \\triangle ADE$'],
      },
      {
        says: '$BE = DE$',
        reason: 'Corresponding parts of the triangles in the step before are equal',
        off: ['$AE = CE$', '$BE = AE$'],
      },
    ],
  },
  {
    given: '$ABCD$ is a rectangle; its diagonals meet at $E$',
    alt: 'Rectangle ABCD with the diagonals AC and BD, which cross at E',
    at: { A: [0, 0], B: [7, 0], C: [7, 3.4], D: [0, 3.4], E: [3.5, 1.7] },
    parts: (s) => [g.polygon(s('ABCD')), g.seg(s('AC')), g.seg(s('BD'))],
    links: [
      { says: '$ABCD$ is a rectangle', reason: 'Given', off: ['', ''] },
      {
        says: '$\\angle DAB$ and $\\angle CBA$ are right angles',
        reason: 'Definition of a rectangle',
        off: ['$\\angle AEB$ and $\\angle CED$ are right angles', '$\\angle DAC$ and $\\angle CBD$ are right angles'],
      },
      {
        says: '$\\triangle DAB \\cong \\triangle CBA$',
        reason: 'SAS, with $AD = BC$ and the common side $AB$',
        off: ['$\\triangle DAB \\cong \\triangle BCA$', '$\\triangle DAB \\cong \\triangle CAB$'],
      },
      {
        says: '$m\\angle ABD = m\\angle BAC$',
        reason: CPCTC,
        off: ['$m\\angle ABD = m\\angle BCA$', '$m\\angle ADB = m\\angle BAC$'],
      },
      {
        says: '$EA = EB$',
        reason: 'Sides opposite equal angles of a triangle are equal',
        off: ['$EA = AB$', '$EA = AD$'],
      },
    ],
  },
]

export const chainOf = (given: string): Chain => CHAINS.find((c) => c.given === given) as Chain

/** The figure of a chain, turned a little, so that no two look the same; in an explanation with marks for its statements. */
export const chainSketch = (c: Chain, set: string, turn: number, upTo = 0, extra: readonly Part[] = []): Html => {
  const s = points(set)
  const at = xy.turned(c.at, turn)
  const says = c.links.slice(1, upTo + 1).map((l) => l.says)
  return lettered(c, at, s, [...(says.length === 0 ? [] : marksOf(says, s, lettered(c, at, s))), ...extra])
}

export const saysOf = (c: Chain, k: number, set: string): Html => renamed(set)((c.links[k] as Link).says)

/** Whether a statement is true for the points of a chain, measured. */
export function trueIn(c: Chain, says: string): boolean {
  const at = (n: string) => c.at[n] as readonly [number, number]
  const close = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6
  const length = (ab: string) => xy.distance(at(ab[0] as string), at(ab[1] as string))
  const angle = (abc: string) => xy.angle(at(abc[0] as string), at(abc[1] as string), at(abc[2] as string))
  const plain = says.replace(/\$/g, '')
  const names = plain.match(/(?<![\\a-zA-Z])[A-E]+(?![a-z])/g) ?? []
  const [x = '', y = ''] = names
  const slant = (ab: string): number => {
    const [p, q] = [at(ab[0] as string), at(ab[1] as string)]
    return (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI
  }
  const between = () => (((slant(x) - slant(y)) % 180) + 180) % 180
  if (plain.includes('rectangle')) return true
  if (plain.includes('right angles')) return names.every((n) => close(angle(n), 90))
  if (plain.includes('midpoint'))
    return names
      .slice(1)
      .every(
        (ab) => close(length(`${x}${ab[0]}`), length(`${x}${ab[1]}`)) && close(2 * length(`${x}${ab[0]}`), length(ab)),
      )
  if (plain.includes('bisects')) {
    const other = x[0] === y[1] ? x[1] : ''
    return other !== '' && close(angle(`${y[0]}${y[1]}${other}`), angle(`${y[2]}${y[1]}${other}`))
  }
  if (plain.includes('cong'))
    return [
      [0, 1],
      [1, 2],
      [0, 2],
    ].every(([i, j]) =>
      close(length(`${x[i as number]}${x[j as number]}`), length(`${y[i as number]}${y[j as number]}`)),
    )
  if (plain.includes('parallel')) return close(between(), 0) || close(between(), 180)
  if (plain.includes('perp')) return close(between(), 90)
  const pairs = Array.from({ length: names.length / 2 }, (_, i) => [names[2 * i] as string, names[2 * i + 1] as string])
  return pairs.every(([p = '', q = '']) => (p.length === 2 ? close(length(p), length(q)) : close(angle(p), angle(q))))
}

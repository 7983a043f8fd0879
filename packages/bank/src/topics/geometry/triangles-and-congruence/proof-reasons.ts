/** Finds the reason of a step from the statements themselves, as a reader of the proof has to. */

export type Reason =
  | 'given'
  | 'vertical'
  | 'common'
  | 'sas'
  | 'sss'
  | 'asa'
  | 'aas'
  | 'hl'
  | 'parts'
  | 'alternate'
  | 'bisector'
  | 'perpendicular'

const same = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('')

const sidesIn = (says: string): (readonly [string, string])[] =>
  [...says.matchAll(/(?<![A-Z])([A-Z]{2}) = ([A-Z]{2})(?![A-Z])/g)].map(([, a = '', b = '']) => [a, b] as const)

const anglesIn = (says: string): (readonly [string, string])[] =>
  [...says.matchAll(/m\\angle ([A-Z]+) = m\\angle ([A-Z]+)/g)].map(([, a = '', b = '']) => [a, b] as const)

/** The criterion that the pairs of equal parts collected so far amount to. */
function criterion(before: readonly string[]): Reason {
  const sides = before.flatMap(sidesIn)
  const angles = before.flatMap(anglesIn)
  if (before.some((says) => says.includes('right angles'))) return 'hl'
  if (angles.length === 0) return 'sss'
  if (angles.length === 1) return 'sas'
  // The side lies between two angles when its ends are their vertices.
  const [side = ''] = sides[0] ?? []
  return angles.every(([a]) => side.includes(a[1] as string)) ? 'asa' : 'aas'
}

/** The reason why a statement holds, from what is given and the statements before it. */
export function reasonOf(says: string, given: string, before: readonly string[]): Reason {
  if (says.includes('\\cong')) return criterion(before)
  if (before.some((b) => b.includes('\\cong'))) return 'parts'
  if (says.includes('right angles')) return 'perpendicular'
  const sides = sidesIn(says)
  if (sides.length === 1 && sides.every(([a, b]) => same(a, b))) return 'common'
  const [angle] = anglesIn(says)
  if (!angle || before.length === 0) return 'given'
  const [a, b] = angle
  if (a[1] !== b[1]) return 'alternate'
  // At one vertex: opposite angles share no side, the halves of an angle share one.
  const shared = [...a].filter((c) => c !== a[1] && b.includes(c)).length
  return shared === 0 ? 'vertical' : given.includes('bisects') ? 'bisector' : 'given'
}

/** Changes that no test can or should catch, with the reason. `code` is the line as it stands in the file. */
export type Accepted = Readonly<{ file: string; code: string; was: string; put: string; reason: string }>

export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'packages/contract/src/grid-in.ts',
    code: 'let rest = d / gcd(n < 0n ? -n : n, d)',
    was: '<',
    put: '<=',
    reason: 'A key is never zero: zero counts as skipped.',
  },
  {
    file: 'packages/contract/src/grid-in.ts',
    code: 'const negative = wanted.n < 0n',
    was: '<',
    put: '<=',
    reason: 'A key is never zero: zero counts as skipped.',
  },
  {
    file: 'packages/contract/src/grid-in.ts',
    code: 'const negative = wanted.n < 0n',
    was: '0n',
    put: '1n',
    reason: 'A key is never zero, and the numerators are whole.',
  },
  {
    file: 'apps/server/src/features/reviews/memory.ts',
    code: 'elapsed_days: 0,',
    was: '0',
    put: '1',
    reason: 'FSRS 6 does not read elapsed days; the field is required by its type.',
  },
  {
    file: 'apps/server/src/features/reviews/memory.ts',
    code: '...(row.last_review ? { last_review: row.last_review } : {}),',
    was: 'row.last_review',
    put: 'true',
    reason: 'FSRS takes null and a missing review alike; the spread keeps its type exact.',
  },
  {
    file: 'apps/server/src/features/reviews/memory.ts',
    code: 'return sound.last_review === null ? 0 : scheduler.get_retrievability(toCard(sound), at, false)',
    was: 'sound.last_review === null',
    put: 'false',
    reason: 'ts-fsrs answers 0 for a new card itself; the line says so and saves the call.',
  },
  {
    file: 'apps/server/src/features/student-model/score.ts',
    code: "if (outcome(secret, given) !== 'incorrect') return null",
    was: "outcome(secret, given) !== 'incorrect'",
    put: 'false',
    reason: 'A right answer has no misconception in the bank: the line only saves the search.',
  },
  {
    file: 'apps/server/src/features/reviews/planner.ts',
    code: 'item.buried_until !== null && item.buried_until > item.fsrs_due ? item.buried_until : item.fsrs_due',
    was: '>',
    put: '>=',
    reason: 'Of two equal moments either is the same moment.',
  },
  {
    file: 'apps/server/src/features/reviews/planner.ts',
    code: 'for (const i of free) if (dayOf(i) < left) wanted[dayOf(i)]?.push(i)',
    was: '<',
    put: '<=',
    reason: 'There is no list for the day of the test itself: nothing is put on it either way.',
  },
  {
    file: 'apps/server/src/features/reviews/planner.ts',
    code: 'while (refresh.length > 0 && load + (refresh[0]?.seconds ?? 0) <= cap) {',
    was: '0',
    put: '1',
    reason: 'The list is not empty where its first item is read; the type does not know it.',
  },
]

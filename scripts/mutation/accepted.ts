import { IN_ENGINE } from './accepted-in-engine.ts'
import { type Accepted, inFile } from './reason.ts'

/** Every change that no test can or should catch. */
export const ACCEPTED: readonly Accepted[] = [
  ...IN_ENGINE,
  ...inFile(
    'packages/contract/src/grid-in.ts',
    ['let rest = d / gcd(n < 0n ? -n : n, d)', '<', '<=', 'A key is never zero: zero counts as skipped.'],
    ['const negative = wanted.n < 0n', '<', '<=', 'A key is never zero: zero counts as skipped.'],
    ['const negative = wanted.n < 0n', '0n', '1n', 'A key is never zero, and the numerators are whole.'],
  ),
  ...inFile(
    'apps/server/src/features/reviews/memory.ts',
    ['elapsed_days: 0,', '0', '1', 'FSRS 6 does not read elapsed days; the field is required by its type.'],
    [
      '...(row.last_review ? { last_review: row.last_review } : {}),',
      'row.last_review',
      'true',
      'FSRS takes null and a missing review alike; the spread keeps its type exact.',
    ],
    [
      'return sound.last_review === null ? 0 : scheduler.get_retrievability(toCard(sound), at, false)',
      'sound.last_review === null',
      'false',
      'ts-fsrs answers 0 for a new card itself; the line says so and saves the call.',
    ],
  ),
  ...inFile('apps/server/src/features/student-model/score.ts', [
    "if (outcome(secret, given) !== 'incorrect') return null",
    "outcome(secret, given) !== 'incorrect'",
    'false',
    'A right answer has no misconception in the bank: the line only saves the search.',
  ]),
  ...inFile(
    'apps/server/src/features/reviews/planner.ts',
    [
      'item.buried_until !== null && item.buried_until > item.fsrs_due ? item.buried_until : item.fsrs_due',
      '>',
      '>=',
      'Of two equal moments either is the same moment.',
    ],
    [
      'for (const i of free) if (dayOf(i) < left) wanted[dayOf(i)]?.push(i)',
      'dayOf(i) < left',
      'true',
      'There are no lists from the day of the test on: nothing is put there either way.',
    ],
    [
      'for (const i of free) if (dayOf(i) < left) wanted[dayOf(i)]?.push(i)',
      '<',
      '<=',
      'There is no list for the day of the test itself: nothing is put on it either way.',
    ],
    [
      'while (refresh.length > 0 && load + (refresh[0]?.seconds ?? 0) <= cap) {',
      '0',
      '1',
      'The list is not empty where its first item is read; the type does not know it.',
    ],
  ),
  ...inFile('packages/contract/src/grid-in.ts', [
    'return { n: top.n * bottom.d * flip, d: top.d * bottom.n * flip }',
    '*',
    '/',
    'To multiply by one or minus one is to divide by it.',
  ]),
  ...inFile('apps/web/app/attempt/merge.ts', [
    'const theirs = new Map(test.questions_attributes.map((q) => [q.id, fromQuestion(q, false)]))',
    'false',
    'true',
    'Only answers, marks and confidence are compared, which are the same either way.',
  ]),
  ...inFile(
    'apps/server/src/features/access/service.ts',
    ['if (end) ends.set(topic, end)', 'end', 'true', 'An end that is null reads like none.'],
    [
      'if (!topic) throw refuse(422, MESSAGES.unknownTopic)',
      '!topic',
      'false',
      'Every topic that a plan opens is in the bank.',
    ],
  ),
  ...inFile(
    'apps/server/src/features/tests/save.ts',
    [
      "if (test.score !== null || version !== test.version) merges.inc({ reason: test.score === null ? 'stale' : 'closed' })",
      "merges.inc({ reason: test.score === null ? 'stale' : 'closed' })",
      ';',
      'A counter of the figures: no student meets it.',
    ],
    [
      "if (test.score !== null || version !== test.version) merges.inc({ reason: test.score === null ? 'stale' : 'closed' })",
      'test.score !== null || version !== test.version',
      'false',
      'A counter of the figures: no student meets it.',
    ],
    [
      "if (test.score !== null || version !== test.version) merges.inc({ reason: test.score === null ? 'stale' : 'closed' })",
      '||',
      '&&',
      'A counter of the figures: no student meets it.',
    ],
    [
      "if (test.score !== null || version !== test.version) merges.inc({ reason: test.score === null ? 'stale' : 'closed' })",
      'test.score === null',
      'false',
      'A counter of the figures: no student meets it.',
    ],
    [
      "if (version === null) throw new Error('a locked test keeps its version')",
      'version === null',
      'false',
      'Nobody else writes a locked test: the line says so, and cannot be reached.',
    ],
    [
      'test: { ...test, ...plan.progress, version, saved_at: now, checkpoint: checkpoint ?? test.checkpoint },',
      '??',
      '&&',
      'What is answered tells no checkpoint; the next save reads it from the database.',
    ],
    [
      'const rows = newlyCounted(before, applied.rows)',
      'newlyCounted(before, applied.rows)',
      'true',
      'Choosing anew from the same final answers gives the same questions; the line saves the work.',
    ],
    ["if (saved) saves.inc({ way: 'at_once' })", 'saved', 'true', 'A counter of the figures: no student meets it.'],
    [
      "if (saved) saves.inc({ way: 'at_once' })",
      "saves.inc({ way: 'at_once' })",
      ';',
      'A counter of the figures: no student meets it.',
    ],
  ),
  ...inFile('apps/server/src/features/users/merge.ts', [
    "if (!source || !target) throw new Error('both learners must exist')",
    '||',
    '&&',
    'A person has a learner by a foreign key: the line only tells the types so.',
  ]),
]

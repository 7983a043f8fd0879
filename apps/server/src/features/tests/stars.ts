import type { TestState } from '@fourfold/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { exposures, testSlots } from '../../db/schema/index.ts'
import type { TestRow } from '../items/index.ts'

/** Which of these questions bear the learner's star: a test shows them starred from its start. */
export async function starredAmong(tx: Tx, learnerId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: exposures.item_id })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, [...ids]), eq(exposures.marked, true)))
  return new Set(rows.map((r) => r.id))
}

/** A star given or taken off once the answer is an event, as after the reveal of a tutor step. */
export async function setStars(
  tx: Tx,
  learnerId: string,
  stars: readonly Readonly<{ item_id: number; marked: boolean }>[],
): Promise<void> {
  for (const marked of [true, false]) {
    const ids = stars.filter((star) => star.marked === marked).map((star) => star.item_id)
    if (ids.length === 0) continue
    await tx
      .update(exposures)
      .set({ marked })
      .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, ids)))
  }
}

type Star = Readonly<{ id: number; marked: boolean }>

/** The stars of a save that carries nothing else; null where it carries more. */
export function starsAlone({
  version: _v,
  draft: _d,
  full: _f,
  questions_attributes,
  ...rest
}: TestState): Star[] | null {
  if (!questions_attributes?.length || Object.keys(rest).length > 0) return null
  const stars = questions_attributes.flatMap(({ id, marked, ...more }) =>
    marked === undefined || Object.keys(more).length > 0 ? [] : [{ id, marked }],
  )
  return stars.length === questions_attributes.length ? stars : null
}

/** A scored test is read-only but for its stars: they say what the student wants to see again. */
export async function starScored(
  tx: Tx,
  { id: test_id, learner_id, topic }: TestRow,
  stars: readonly Star[],
  at: Date,
): Promise<void> {
  for (const { id, marked } of stars) {
    const [slot] = await tx
      .update(testSlots)
      .set({ marked })
      .where(and(eq(testSlots.test_id, test_id), eq(testSlots.item_id, id)))
      .returning({ pos: testSlots.pos })
    if (!slot) continue
    // One that was never looked at is met by its star.
    await tx
      .insert(exposures)
      .values({ learner_id, item_id: id, topic, marked, revealed: true, first_at: at, last_at: at })
      .onConflictDoUpdate({ target: [exposures.learner_id, exposures.item_id], set: { marked } })
  }
}

import { LIMITS } from '@fourfold/contract'
import { type Answer, chooseDiagnostic, type ItemView, type Nodes, poolWithout } from '@fourfold/engine'
import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { diagnostics, testReplacements, tests } from '../../db/schema/index.ts'
import { inOneGo, run } from '../../db/statement.ts'
import { currentTopic } from '../access/service.ts'
import type { SkillInfo, TopicInfo } from '../bank/index.ts'
import { runningItemsLocked, type SlotRow, type TestRow, timeTaken } from '../items/index.ts'
import { foldAnswers, hasAnswers, outcome, readNodes } from '../student-model/index.ts'
import { itemsById } from './create.ts'
import { insertTest } from './insert.ts'
import { openOf } from './open-pool.ts'
import { testSlotRows } from './queries.ts'
import { starredAmong } from './stars.ts'

type Subject = TopicInfo['subjects'][number]

/** Subjects of which nothing is known yet: no skill of theirs has an answer. */
export const unansweredSubjects = (topic: TopicInfo, isAnswered: (skill: SkillInfo) => boolean): Subject[] =>
  topic.subjects.filter((s) => !s.skills.some(isAnswered))

const PER_SUBJECT = 5

/** How many questions a further diagnostic asks, once the first is done. */
export const furtherQuestions = (unanswered: readonly Subject[]): number =>
  Math.min(LIMITS.diagnosticQuestions, PER_SUBJECT * unanswered.length)

/** A further diagnostic asks only where nothing is known; the first one, and one without such subjects, anywhere. */
function askedAbout(topic: TopicInfo, nodes: Nodes, done: boolean): { views: readonly ItemView[]; most: number } {
  const unanswered = done && !topic.has_passage ? unansweredSubjects(topic, (skill) => hasAnswers(nodes, skill)) : []
  if (unanswered.length === 0) return { views: topic.views, most: LIMITS.diagnosticQuestions }
  const ids = new Set(unanswered.map((s) => s.id))
  return { views: topic.views.filter((v) => ids.has(v.subject ?? '')), most: furtherQuestions(unanswered) }
}

/** POST /tests/create_diagnostic: an open one is resumed, so that pressing twice makes one test. */
export async function createDiagnostic(ctx: Ctx, caller: Caller, ids: readonly number[]): Promise<{ id: number }> {
  const topic = await currentTopic(ctx, caller, 'write')
  return ctx.db.transaction(async (tx) => {
    const running = await runningItemsLocked(tx, caller.learner_id, ctx.now())
    await tx.insert(diagnostics).values({ learner_id: caller.learner_id, topic: topic.name }).onConflictDoNothing()
    const [row] = await tx
      .select()
      .from(diagnostics)
      .where(and(eq(diagnostics.learner_id, caller.learner_id), eq(diagnostics.topic, topic.name)))
      .for('update')
    if (row?.test_id) {
      const [open] = await tx
        .select({ id: tests.id })
        .from(tests)
        .where(and(eq(tests.id, row.test_id), isNull(tests.scored_at)))
      if (open) return open
    }
    const nodes = await readNodes(tx, caller.learner_id, topic.name)
    const { views: all, most } = askedAbout(topic, nodes, row?.done_at != null)
    const views = poolWithout(all, new Set([...running].map(String)))
    const choice = ids.length
      ? ids
      : chooseDiagnostic({ topic: topic.name, nodes }, views, Math.random, ctx.now().getTime())
          .slice(0, most)
          .map((v) => Number(v.id))
    const chosen = openOf(itemsById(topic, choice), running)
    const items = topic.has_passage
      ? [...chosen].sort((a, b) => (a.passage_id ?? 0) - (b.passage_id ?? 0) || a.position - b.position)
      : chosen
    const id = await insertTest(ctx, tx, caller, { topic, mode: 'Diagnostic', timed: false, tutor: false, items })
    await tx
      .update(diagnostics)
      .set({ test_id: id })
      .where(and(eq(diagnostics.learner_id, caller.learner_id), eq(diagnostics.topic, topic.name)))
    return { id }
  })
}

const viewOfRow = (items: ReadonlyMap<number, { view: ItemView }>, row: SlotRow): ItemView[] => {
  const item = items.get(row.item.id)
  return item ? [item.view] : []
}

/**
 * The final answers of an unscored diagnostic, as evidence on top of the stored state: those with which questions were
 * left. What can still be changed must not move anything that the student sees, neither the estimate nor the choice of
 * questions: it would tell, option by option, which one is right.
 */
export function provisional(
  rows: readonly SlotRow[],
  items: ReadonlyMap<number, { view: ItemView }>,
  at: number,
): Answer[] {
  return rows.flatMap(({ slot, item: { id }, revision }) => {
    const item = items.get(id)
    if (!item || slot.outcome !== null || slot.counted === null) return []
    const isGrid = revision.secret.grid !== null
    const given = isGrid ? { letter: null, grid: slot.counted } : { letter: slot.counted, grid: null }
    const result = outcome(revision.secret, given)
    if (result === 'skipped') return []
    return [
      {
        item: item.view,
        correct: result === 'correct',
        ms: timeTaken(slot),
        at,
        first_exposure: true,
        solutionShown: false,
      },
    ]
  })
}

async function wasDone(tx: Tx, learnerId: string, topic: string): Promise<boolean> {
  const [row] = await tx
    .select({ done_at: diagnostics.done_at })
    .from(diagnostics)
    .where(and(eq(diagnostics.learner_id, learnerId), eq(diagnostics.topic, topic)))
  return row?.done_at != null
}

const replacedIn = async (tx: Tx, testId: number): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ id: testReplacements.item_id })
    .from(testReplacements)
    .where(eq(testReplacements.test_id, testId))
  return new Set(rows.map((row) => String(row.id)))
}

/**
 * After a save: questions never shown and beyond the next one are chosen anew (docs/wire.md, diagnostics). A question has one place
 * in a test for good: it keeps the place while it is still wanted, and does not come back elsewhere once it was replaced.
 * Somebody on a slow line may be reading it there.
 */
export async function rechooseDiagnostic(
  ctx: Ctx,
  tx: Tx,
  caller: Caller,
  test: Pick<TestRow, 'id' | 'topic' | 'step'>,
  rows: readonly SlotRow[],
): Promise<readonly SlotRow[]> {
  const catalog = await ctx.catalog()
  const topic = catalog.topics.get(test.topic)
  if (!topic || topic.has_passage) return rows
  const open = rows.filter((r) => r.slot.seen_at === null && r.slot.pos > test.step + 1)
  if (open.length === 0) return rows
  const now = ctx.now().getTime()
  const kept = rows.filter((r) => !open.includes(r))
  const [stored, done, gone, running] = await inOneGo(
    tx,
    () => readNodes(tx, caller.learner_id, topic.name),
    () => wasDone(tx, caller.learner_id, topic.name),
    () => replacedIn(tx, test.id),
    () => runningItemsLocked(tx, caller.learner_id, ctx.now()),
  )
  const nodes = foldAnswers(stored, provisional(kept, catalog.items, now))
  const asked = kept.flatMap((r) => viewOfRow(catalog.items, r))
  const { views } = askedAbout(topic, stored, done)
  const own = new Set(rows.map((row) => row.item.id))
  const elsewhere = [...running].filter((id) => !own.has(id)).map(String)
  const pool = poolWithout(views, new Set([...gone, ...elsewhere]))
  const wanted = chooseDiagnostic({ topic: topic.name, nodes }, pool, Math.random, now, asked).slice(0, open.length)
  const wantedIds = new Set(wanted.map((view) => view.id))
  const placed = new Set(open.map((row) => String(row.item.id)))
  const fresh = wanted.filter((view) => !placed.has(view.id))
  const leaving = open.filter((row) => !wantedIds.has(String(row.item.id)))
  const coming = leaving.flatMap(({ slot }, i) => {
    const next = fresh[i] ? catalog.items.get(Number(fresh[i].id)) : undefined
    return next ? [{ slot, next }] : []
  })
  if (coming.length === 0) return rows
  const starred = await starredAmong(
    tx,
    caller.learner_id,
    coming.map(({ next }) => next.id),
  )
  await run(tx, REPLACE, [
    test.id,
    coming.map(({ slot }) => slot.pos),
    coming.map(({ next }) => next.id),
    coming.map(({ next }) => next.revision_id),
    coming.map(({ next }) => starred.has(next.id)),
    ctx.now(),
  ])
  const replaced = await testSlotRows(
    tx,
    test.id,
    coming.map(({ slot }) => slot.pos),
  )
  const byPlace = new Map(replaced.map((row) => [row.slot.pos, row]))
  return rows.map((row) => byPlace.get(row.slot.pos) ?? row)
}

/** Puts other questions into places, and remembers which stood there: they can come back. */
const REPLACE = {
  name: 'replace_questions',
  text: `with new as (select * from unnest($2::smallint[], $3::integer[], $4::integer[], $5::boolean[])
      as coming(pos, item_id, item_revision_id, marked)),
    gone as (
      insert into test_replacement (test_id, pos, item_id, item_revision_id, replaced_at)
      select slot.test_id, slot.pos, slot.item_id, slot.item_revision_id, $6::timestamptz
      from test_slot slot join new on new.pos = slot.pos where slot.test_id = $1
      on conflict do nothing)
    update test_slot as slot set item_id = new.item_id, item_revision_id = new.item_revision_id, marked = new.marked,
      counted = null
    from new where slot.test_id = $1 and slot.pos = new.pos`,
} as const

import { and, eq } from 'drizzle-orm'
import { type Ask, asking } from '../../db/ask.ts'
import type { Reader } from '../../db/connect.ts'
import { exposures, itemRevisions, items, mistakeCounts, mistakes, reviewStates } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { notFound } from '../../http/errors.ts'

const memory = and(
  eq(reviewStates.kind, 'mistake'),
  eq(reviewStates.ref_id, mistakes.id),
  eq(reviewStates.learner_id, mistakes.learner_id),
)

const select = (db: Reader) =>
  db
    .select({ mistake: mistakes, item: items, revision: itemRevisions, memory: reviewStates })
    .from(mistakes)
    .innerJoin(items, eq(items.id, mistakes.item_id))
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .leftJoin(reviewStates, memory)

export type MistakeFull = Awaited<ReturnType<typeof select>>[number]

export async function oneMistake(db: Reader, learnerId: string, id: number): Promise<MistakeFull> {
  const [row] = await select(db).where(and(eq(mistakes.learner_id, learnerId), eq(mistakes.id, id)))
  if (!row) throw notFound()
  return row
}

export async function maybeMistakeOf(db: Reader, learnerId: string, itemId: number): Promise<MistakeFull | null> {
  const [row] = await select(db).where(and(eq(mistakes.learner_id, learnerId), eq(mistakes.item_id, itemId)))
  return row ?? null
}

/** The page first, from its index; only its few rows meet their questions. */
const page = (logged: string): string => `select mistake.id, item.id as question_id, item.display_id as ancestry,
      mistake.identify, mistake.solution, mistake.clue, mistake.notes, mistake.kind, mistake.updated_at, shown.public->>'content' as content,
      case when not memory.suspended then greatest(memory.fsrs_due, memory.buried_until) end as due_at
    from (select id from mistake where learner_id = $1 and topic = $2 and logged_at is ${logged}
        order by updated_at desc, id desc limit $3 offset $4) as page
      join mistake on mistake.id = page.id join item on item.id = mistake.item_id
      join item_revision shown on shown.id = item.revision_id
      left join review_state memory on memory.kind = 'mistake' and memory.ref_id = mistake.id and memory.learner_id = $1
    order by mistake.updated_at desc, mistake.id desc`
const TO_LOG_PAGE = { name: 'page_to_log', text: page('null') }
const LOGGED_PAGE = { name: 'page_of_logged', text: page('not null') }

type Listed = Pick<
  typeof mistakes.$inferSelect,
  'id' | 'identify' | 'solution' | 'clue' | 'notes' | 'kind' | 'updated_at'
> & {
  question_id: number
  ancestry: string
  content: string
  due_at: Date | null
}

export const listMistakes = (
  db: Reader,
  learnerId: string,
  topic: string,
  logged: boolean,
  offset: number,
  limit: number,
): Promise<Listed[]> => run<Listed>(db, logged ? LOGGED_PAGE : TO_LOG_PAGE, [learnerId, topic, limit, offset])

const COUNTS = {
  name: 'mistake_counts',
  text: `select coalesce(sum(n) filter (where logged), 0)::int as logged, coalesce(sum(n) filter (where not logged), 0)::int as open
    from mistake_count where learner_id = $1 and topic = $2`,
} as const

/** How many entries there are, logged and yet to log. */
export async function mistakeTotals(db: Reader, learnerId: string, topic: string) {
  const [row] = await run<{ logged: number; open: number }>(db, COUNTS, [learnerId, topic])
  return row ?? { logged: 0, open: 0 }
}

/** How many mistakes are logged, or yet to log: a counter, however long the journal. */
export async function mistakeCount(db: Reader, learnerId: string, topic: string, logged: boolean): Promise<number> {
  const [row] = await db
    .select({ n: mistakeCounts.n })
    .from(mistakeCounts)
    .where(
      and(eq(mistakeCounts.learner_id, learnerId), eq(mistakeCounts.topic, topic), eq(mistakeCounts.logged, logged)),
    )
  return row?.n ?? 0
}

/** Among so many of the latest those with a name are logged first: the others ask the student for words. */
const LATEST = 50
const QUEUE = `select item.display_id from (select id, item_id, identify, updated_at from mistake
      where learner_id = $1 and topic = $2 and logged_at is null order by updated_at desc, id desc limit ${LATEST}) as latest
    join item on item.id = latest.item_id order by identify = '', updated_at desc, latest.id desc`

const NEXT_TO_LOG = { name: 'next_to_log', text: `${QUEUE} limit 2` } as const

/** The question that is logged next, other than this one. */
export async function nextToLog(db: Reader, learnerId: string, topic: string, after: string): Promise<string | null> {
  const rows = await run<{ display_id: string }>(db, NEXT_TO_LOG, [learnerId, topic])
  return rows.find((row) => row.display_id !== after)?.display_id ?? null
}

const TO_LOG = {
  name: 'mistakes_to_log',
  text: `select coalesce((select n from mistake_count where learner_id = $1 and topic = $2 and not logged), 0) as n,
      (${QUEUE} limit 1) as first`,
} as const

export type ToLog = Readonly<{ n: number; first: string | null }>

/** How many mistakes wait to be logged, and the question of the first. */
export const mistakesToLog = (learnerId: string, topic: string): Ask<ToLog> =>
  asking(TO_LOG, [learnerId, topic], ([row]: readonly ToLog[]) => row ?? { n: 0, first: null })

/** A question that was already revealed to this learner, by id or display id; anything else is a 404. */
export async function oneRevealedItem(db: Reader, learnerId: string, ref: string | number) {
  const byId = typeof ref === 'number' || /^\d{1,9}$/.test(ref)
  const [row] = await db
    .select({ item: items, revision: itemRevisions })
    .from(items)
    .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
    .innerJoin(
      exposures,
      and(eq(exposures.item_id, items.id), eq(exposures.learner_id, learnerId), eq(exposures.revealed, true)),
    )
    .where(byId ? eq(items.id, Number(ref)) : eq(items.display_id, String(ref)))
  if (!row) throw notFound()
  return row
}

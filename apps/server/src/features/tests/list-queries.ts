import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { aSecondOld } from '../../db/copy.ts'
import type { Aim } from '../../db/schema/index.ts'
import { run, type Statement } from '../../db/statement.ts'

/** The largest number that the column can hold. */
const LAST_ID = 2_147_483_647

/**
 * The learner's tests of a topic as one stretch of the index that lists them. By the plain columns the database may go through
 * everybody's newest tests instead, where it believes that some of them are this learner's.
 */
const OWN = `(learner_id, topic, id) between ($1, $2, 0) and ($1, $2, ${LAST_ID})`
const NEWEST_FIRST = 'order by learner_id desc, topic desc, id desc'

/** Changes with everything that a list of tests shows: one made, answered, scored, moved or taken away. */
const MARK = `concat_ws(' ', (select n from test_count where learner_id = $1 and topic = $2),
      (select id from test where ${OWN} ${NEWEST_FIRST} limit 1),
      (select extract(epoch from max(scored_at)) from test
        where learner_id = $1 and topic = $2 and scored_at is not null),
      (select sum(version) from test where learner_id = $1 and topic = $2 and scored_at is null)) as mark`

/** Of places everything is told by their skills: asked for by itself, a plan may look through everybody's places for an answer. */
const ROWS = `coalesce((select n from test_count where learner_id = $1 and topic = $2), 0) as total,
      (select json_agg(page) from (
        select id, score, timed, tutor, mode as question_mode, aim, question_count as number_of_questions, created_at,
          (select coalesce(json_agg(part), '[]') from (
            select item.skill_id, count(*)::int as n, count(*) filter (where slot.outcome = 'correct')::int as correct,
              count(*) filter (where slot.letter is not null or slot.grid is not null)::int as answered,
              bool_or(slot.outcome is not null or slot.missed_at is not null) as counted
            from test_slot slot join item on item.id = slot.item_id where slot.test_id = test.id
            group by item.skill_id order by min(slot.pos)) as part) as parts
        from test where ${OWN} ${NEWEST_FIRST} limit $3 offset $4) as page) as rows`

const NOW = { name: 'mark_of_tests', text: `select ${MARK}` } as const
export const PAGE = { name: 'page_of_tests', text: `select ${ROWS}` } as const
const MARKED_PAGE = { name: 'marked_page_of_tests', text: `select ${MARK}, ${ROWS}` } as const

/** How many questions of a skill a test has, how many of them are right and have an answer, and whether one counts already. */
type Part = Readonly<{ skill_id: string; n: number; correct: number; answered: number; counted: boolean }>
export type ListedTest = Readonly<{
  id: number
  score: number | null
  timed: boolean
  tutor: boolean
  question_mode: string
  aim: Aim | null
  number_of_questions: number
  created_at: string
  parts: readonly Part[]
}>
type Page = Readonly<{ total: number; rows: readonly ListedTest[] | null }>
type Asked = readonly [learnerId: string, topic: string, limit: number, offset: number]

async function one<Row extends Page>(db: Reader, statement: Statement, asked: Asked): Promise<Row> {
  const [page] = await run<Row>(db, statement, asked)
  if (!page) throw new Error('a page must come back')
  return page
}

/**
 * A page of a learner's tests, from the read copy where it has all that the database has of them: what was just made or
 * scored is never missing, and the work of the page is the copy's.
 */
export async function listTests(ctx: Pick<Ctx, 'db' | 'copy'>, asked: Asked): Promise<Page> {
  const { db, copy } = ctx
  if (copy === db) return one(db, PAGE, asked)
  const [now] = await run<{ mark: string }>(db, NOW, asked.slice(0, 2))
  const page = await aSecondOld(ctx, (reader) => one<Page & { mark: string }>(reader, MARKED_PAGE, asked))
  return page.mark === now?.mark ? page : one(db, PAGE, asked)
}

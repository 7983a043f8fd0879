import type { Answer } from '@fourfold/engine'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { users } from '../db/schema/index.ts'
import { foldAnswers, writeNodes } from '../features/student-model/model.ts'

type World = Readonly<{ db: Ctx['db']; ctx: Pick<Ctx, 'catalog'> }>

const TOPIC = 'Algebra 1'
/** The model's state is folded from so many of the last answers; more would not change its size. */
const FOLDED = 400
const PER_TEST = 20

/**
 * Gives a person a history of `answers` answers in tests of 20, one test an hour back from now: events, tests with their scores,
 * counters, mistakes with their memory, pools of seen questions and the model's state, written in bulk.
 */
export async function seedHistory(t: World, userId: number, answers: number): Promise<string> {
  const [user] = await t.db.select({ learner: users.learner_id }).from(users).where(eq(users.id, userId))
  const learner = user?.learner ?? ''
  const run = (query: ReturnType<typeof sql>) => t.db.execute(query)
  const tests = Math.ceil(answers / PER_TEST)
  await run(sql`
    insert into test (learner_id, topic, mode, timed, tutor, countdown_ms, initial_ms, question_count, checkpoint,
      share_code, score, scored_at, created_at)
    select ${learner}, ${TOPIC}, 'All', false, false, 0, 0, ${PER_TEST}, '{"step":0,"time_ms":0,"countdown_ms":0,"slots":[]}',
      ${`${userId}-`} || g, 66, now() - make_interval(hours => ${tests} - g), now() - make_interval(hours => ${tests} - g)
    from generate_series(1, ${tests}) as g`)
  await run(sql`
    insert into answer_event (learner_id, seq, item_id, item_revision_id, topic, source, source_id, correct, skipped,
      misconception_id, ms, changed_from, first_exposure, epoch, model_version, answered_at, folded)
    select ${learner}, g, pool.ids[1 + (g * 7919) % pool.n], 1, ${TOPIC}, 'test',
      mine.first + (g - 1) / ${PER_TEST} || ':' || (g - 1) % ${PER_TEST}, g % 3 > 0,
      g % 30 = 0, case when g % 12 = 0 then known.ids[1 + g % known.n] end, 40000,
      case when g % 10 = 0 then g % 20 = 0 end, g <= pool.n, 0, 'test',
      now() - make_interval(mins => 3 * (${answers} - g)), true
    from generate_series(1, ${answers}) as g,
      (select array_agg(id order by id) as ids, count(*)::int as n from item where topic = ${TOPIC}) as pool,
      (select array_agg(id order by id) as ids, count(*)::int as n from misconception) as known,
      (select min(id) as first from test where learner_id = ${learner}) as mine`)
  await run(sql`update learner set next_seq = ${answers + 1} where id = ${learner}`)
  await run(sql`
    insert into tally (learner_id, topic, skill_id, correct, incorrect, skipped, ms)
    select ${learner}, ${TOPIC}, coalesce(i.skill_id, ''), count(*) filter (where e.correct),
      count(*) filter (where not e.correct and not e.skipped), count(*) filter (where e.skipped), sum(e.ms)
    from answer_event e join item i on i.id = e.item_id where e.learner_id = ${learner}
    group by grouping sets ((i.skill_id), ())`)
  await run(sql`
    insert into misconception_state (learner_id, topic, misconception_id, n, skills, last_at)
    select ${learner}, ${TOPIC}, misconception_id, count(*), '[]', max(answered_at) from answer_event
    where learner_id = ${learner} and misconception_id is not null group by misconception_id`)
  await run(sql`
    insert into exposure (learner_id, item_id, topic, last_at, times, last_correct, revealed)
    select ${learner}, item_id, ${TOPIC}, max(answered_at), count(*), (array_agg(correct order by seq desc))[1], true
    from answer_event where learner_id = ${learner} group by item_id`)
  await run(sql`
    insert into mistake (learner_id, item_id, topic, missed_at, logged_at, updated_at)
    select ${learner}, item_id, ${TOPIC}, max(answered_at), case when item_id % 10 > 0 then now() end, max(answered_at)
    from answer_event where learner_id = ${learner} and not correct group by item_id`)
  await run(sql`
    insert into review_state (kind, ref_id, learner_id, state, stability, difficulty, fsrs_due, last_review)
    select 'mistake', id, ${learner}, 2, 5, 5, now() + make_interval(days => id % 40 - 10), now() - interval '5 days'
    from mistake where learner_id = ${learner} and logged_at is not null`)
  await run(sql`
    insert into daily_score (learner_id, topic, day, n, total)
    select ${learner}, ${TOPIC}, to_char(created_at, 'YYYY-MM-DD'), count(*), sum(score) from test
    where learner_id = ${learner} group by 3`)
  await seedModel(t, learner, answers)
  return learner
}

async function seedModel(t: World, learner: string, answers: number): Promise<void> {
  const { items } = await t.ctx.catalog()
  const last = await t.db.execute<{ item_id: number; correct: boolean; at: Date }>(
    sql`select item_id, correct, answered_at as at from answer_event where learner_id = ${learner} order by seq desc limit ${FOLDED}`,
  )
  const evidence = last.rows.reverse().flatMap((row): Answer[] => {
    const item = items.get(row.item_id)?.view
    const at = new Date(row.at).getTime()
    return item ? [{ item, correct: row.correct, ms: 40_000, at, first_exposure: false }] : []
  })
  const nodes = foldAnswers({}, evidence)
  await t.db.transaction((tx) => writeNodes(tx, learner, TOPIC, nodes, Object.keys(nodes), answers))
}

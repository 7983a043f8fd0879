import type pg from 'pg'

/** Answers of one learner in the generated history. */
const EACH = 500
const PER_TEST = 20
/** Accounts for each learner with a history: most people have looked in once. */
const ACCOUNTS = 20

const INDEXES = `select indexname, indexdef from pg_indexes where tablename = 'answer_event' and indexname <> 'answer_event_learner_id_seq_pk'`

/**
 * A history of so many answers, written by the database itself: learners, accounts, tests and places, events, counters and
 * model. What is said in them means nothing; how many rows there are and how they spread is what plans are made from.
 */
export async function generateAnswers(pool: pg.Pool, answers: number, say: (line: string) => void): Promise<void> {
  const learners = Math.ceil(answers / EACH)
  const run = async (what: string, text: string) => {
    const begun = performance.now()
    const { rowCount } = await pool.query(text)
    say(`  ${what}: ${rowCount ?? 0} rows in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  await pool.query("set session_replication_role = 'replica'").catch(() => undefined)
  await pool.query('create unlogged table many (n integer primary key, learner_id uuid not null)')
  await run('learners', `insert into many select n, gen_random_uuid() from generate_series(1, ${learners}) n`)
  await pool.query(`insert into learner (id, next_seq) select learner_id, ${EACH + 1} from many`)
  await run(
    'accounts',
    `with fresh as (insert into learner select gen_random_uuid() from generate_series(1, ${learners * ACCOUNTS}) returning id)
    insert into user_account (learner_id, email, topic) select id, id || '@generated.invalid', 'Algebra 1' from fresh`,
  )
  await run(
    'sessions',
    `insert into session (user_id, expires_at) select id, now() + interval '7 days' from user_account`,
  )
  await pool.query(`create unlogged table asked as
    select row_number() over (order by id) - 1 as n, id, revision_id, skill_id from item where topic = 'Algebra 1' and retired_at is null`)
  await pool.query('create unique index on asked (n)')
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from asked')
  const asked = rows[0]?.n ?? 1
  const tests = answers / PER_TEST
  await run(
    'tests',
    `insert into test (learner_id, topic, mode, timed, tutor, countdown_ms, initial_ms, question_count, checkpoint, share_code,
      score, scored_at, opened_at, created_at)
    select learner_id, 'Algebra 1', 'All', false, false, 0, 0, ${PER_TEST}, '{"step":0,"time_ms":0,"countdown_ms":0,"slots":[]}',
      'G' || lpad(to_hex(t), 8, '0'), 50, now() - t * interval '1 second', now(), now() - t * interval '1 second'
    from generate_series(1, ${tests}) t join many on many.n = 1 + (t % ${learners})`,
  )
  // The places of the newest tests: as many as a week of work leaves.
  await run(
    'places',
    `insert into test_slot (test_id, pos, item_id, item_revision_id, seen_at, letter, skipped, time_ms, outcome)
    select test.id, pos, asked.id, asked.revision_id, now(), 'A', false, 30000, 'correct'
    from (select id from test order by id desc limit ${Math.ceil(tests / 5)}) test cross join generate_series(0, ${PER_TEST - 1}) pos
    join asked on asked.n = (test.id * ${PER_TEST} + pos) % ${asked}`,
  )
  const indexes = (await pool.query<{ indexname: string; indexdef: string }>(INDEXES)).rows
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
  await run(
    'answers',
    `insert into answer_event (learner_id, seq, item_id, item_revision_id, topic, source, source_id, answer, correct, skipped,
      misconception_id, ms, changed_from, first_exposure, epoch, model_version, answered_at, folded)
    select many.learner_id, seq, asked.id, asked.revision_id, 'Algebra 1', 'test', (100000000 + many.n * 1000 + seq) || ':0', 'A', seq % 3 > 0, false,
      case when seq % 3 = 0 then 'slip-' || (seq % 40) end, 30000, case when seq % 10 = 0 then true end, true, 0, 'generated',
      now() - (${EACH} - seq) * interval '1 hour', true
    from many cross join generate_series(1, ${EACH}) seq join asked on asked.n = (many.n * 7 + seq) % ${asked}`,
  )
  for (const { indexname, indexdef } of indexes) await run(`index ${indexname}`, indexdef)
  await run(
    'questions met',
    `insert into exposure (learner_id, item_id, topic, times, last_correct, revealed)
    select many.learner_id, asked.id, 'Algebra 1', 1, true, true
    from many cross join generate_series(1, ${Math.min(100, asked)}) seq join asked on asked.n = (many.n * 7 + seq) % ${asked}`,
  )
  await run(
    'counters',
    `insert into tally (learner_id, topic, skill_id, correct, incorrect)
    select learner_id, 'Algebra 1', skill_id, 10, 5 from many cross join (select distinct skill_id from asked union select '') skills`,
  )
  await pool.query('drop table many, asked')
  await run('statistics', 'analyze')
}

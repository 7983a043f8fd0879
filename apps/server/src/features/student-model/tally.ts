import type { AnswerChange } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { type Ask, ask, asking } from '../../db/ask.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { misconceptionStates, tallies } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'

/** What one answer adds to the counters of the dashboard. */
export type Counted = Readonly<{
  skill_id: string
  outcome: 'correct' | 'incorrect' | 'skipped'
  ms: number
  change: AnswerChange | null
  misconception_id: string | null
  at: Date
}>

type Row = Record<Counted['outcome'] | 'ms' | AnswerChange, number>

const NONE: Readonly<Row> = {
  correct: 0,
  incorrect: 0,
  skipped: 0,
  ms: 0,
  correct_to_incorrect: 0,
  incorrect_to_correct: 0,
  incorrect_to_incorrect: 0,
}

function sum(answers: readonly Counted[]): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const a of answers) {
    for (const key of [a.skill_id, '']) {
      const row = rows.get(key) ?? { ...NONE }
      row[a.outcome] += 1
      row.ms += a.ms
      if (a.change) row[a.change] += 1
      rows.set(key, row)
    }
  }
  return rows
}

export async function addTallies(
  tx: Tx,
  learner_id: string,
  topic: string,
  answers: readonly Counted[],
): Promise<void> {
  const rows = [...sum(answers)].map(([skill_id, row]) => ({ learner_id, topic, skill_id, ...row }))
  if (rows.length === 0) return
  const plus = (column: string) => sql.raw(`"tally"."${column}" + excluded."${column}"`)
  await tx
    .insert(tallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [tallies.learner_id, tallies.topic, tallies.skill_id],
      set: {
        correct: plus('correct'),
        incorrect: plus('incorrect'),
        skipped: plus('skipped'),
        ms: plus('ms'),
        correct_to_incorrect: plus('correct_to_incorrect'),
        incorrect_to_correct: plus('incorrect_to_correct'),
        incorrect_to_incorrect: plus('incorrect_to_incorrect'),
      },
    })
}

/** Counts repeat offenders: how often a misconception showed, and in which skills. */
export async function addMisconceptions(
  tx: Tx,
  learner_id: string,
  topic: string,
  answers: readonly Pick<Counted, 'misconception_id' | 'skill_id' | 'at'>[],
): Promise<void> {
  for (const { misconception_id, skill_id, at } of answers) {
    if (!misconception_id) continue
    await tx
      .insert(misconceptionStates)
      .values({ learner_id, topic, misconception_id, n: 1, skills: [skill_id], last_at: at })
      .onConflictDoUpdate({
        target: [misconceptionStates.learner_id, misconceptionStates.topic, misconceptionStates.misconception_id],
        set: {
          n: sql`misconception_state.n + 1`,
          skills: sql`case when misconception_state.skills ? ${skill_id} then misconception_state.skills
            else misconception_state.skills || to_jsonb(${skill_id}::text) end`,
          last_at: sql`greatest(misconception_state.last_at, excluded.last_at)`,
        },
      })
  }
}

const TALLIES = {
  name: 'tallies',
  text: `select skill_id, correct, incorrect, skipped, ms, correct_to_incorrect, incorrect_to_correct, incorrect_to_incorrect
    from tally where learner_id = $1 and topic = $2`,
} as const
export type Tally = Omit<typeof tallies.$inferSelect, 'learner_id' | 'topic'>

/** Counters of a topic: one row per skill and one for the whole, however many answers there are. */
export const talliesOf = (learnerId: string, topic: string): Ask<readonly Tally[]> =>
  asking(TALLIES, [learnerId, topic], (rows: readonly Tally[]) => rows)

export const topicTallies = (db: Reader, learnerId: string, topic: string) => ask(db, talliesOf(learnerId, topic))

const ANSWERS = {
  name: 'answers_in_topic',
  text: `select correct + incorrect + skipped as n from tally where learner_id = $1 and topic = $2 and skill_id = ''`,
} as const

/** How many questions of a topic were answered or left empty. */
export const answersOf = (learnerId: string, topic: string): Ask<number> =>
  asking(ANSWERS, [learnerId, topic], ([row]: readonly { n: number }[]) => row?.n ?? 0)

const SHOWN = {
  name: 'misconceptions_shown_when',
  text: `select misconception_id as id, last_at as at from misconception_state
    where learner_id = $1 and topic = $2 and last_at > $3`,
} as const

/** Misconceptions that the student has shown since then, and when last. */
export const shownMisconceptions = (db: Reader, learnerId: string, topic: string, since: Date) =>
  run<{ id: string; at: Date }>(db, SHOWN, [learnerId, topic, since])

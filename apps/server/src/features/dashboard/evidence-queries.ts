import { LIMITS } from '@fourfold/contract'
import { and, desc, eq, isNotNull, max, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { answerEvents, lessonTries, misconceptionStates } from '../../db/schema/index.ts'

const COLUMNS = {
  seq: answerEvents.seq,
  item_id: answerEvents.item_id,
  correct: answerEvents.correct,
  skipped: answerEvents.skipped,
  changed_from: answerEvents.changed_from,
  ms: answerEvents.ms,
  source: answerEvents.source,
  source_id: answerEvents.source_id,
  at: answerEvents.answered_at,
  hints: answerEvents.hints,
  confidence: answerEvents.confidence,
}

const newest = (db: Reader, learnerId: string, topic: string, more?: SQL, most: number = LIMITS.evidenceAnswers) =>
  db
    .select(COLUMNS)
    .from(answerEvents)
    .where(and(eq(answerEvents.learner_id, learnerId), eq(answerEvents.topic, topic), more))
    .orderBy(desc(answerEvents.seq))
    .limit(most)

export type EvidenceRow = Awaited<ReturnType<typeof newest>>[number]

export const newestOfTopic = (db: Reader, learnerId: string, topic: string) => newest(db, learnerId, topic)

/** From one right form of a number to another is not counted and rare: enough are read to leave those out. */
const SPARE = 3

export const newestChanges = (db: Reader, learnerId: string, topic: string) =>
  newest(db, learnerId, topic, isNotNull(answerEvents.changed_from), SPARE * LIMITS.evidenceAnswers)

export const newestOfMisconception = (db: Reader, learnerId: string, topic: string, id: string) =>
  newest(db, learnerId, topic, eq(answerEvents.misconception_id, id))

/**
 * The newest answers to some questions. They are answers to the questions that were answered last, so one look at the end
 * of each question's own index range finds those few, and only their newest answers are read.
 */
export async function newestOfItems(db: Reader, learnerId: string, itemIds: readonly number[]): Promise<EvidenceRow[]> {
  if (itemIds.length === 0) return []
  const of = (item: SQL) => and(eq(answerEvents.learner_id, learnerId), sql`${answerEvents.item_id} = ${item}`)
  const last = db
    .select({ seq: max(answerEvents.seq).as('seq') })
    .from(answerEvents)
    .where(of(sql`wanted.id`))
    .as('last')
  const recent = db
    .select({ id: sql<number>`wanted.id`.as('id') })
    .from(sql`unnest(${sql.param([...itemIds])}::int[]) as wanted(id)`)
    .crossJoinLateral(last)
    .where(isNotNull(last.seq))
    .orderBy(desc(last.seq))
    .limit(LIMITS.evidenceAnswers)
    .as('recent')
  const each = db
    .select(COLUMNS)
    .from(answerEvents)
    .where(of(sql`recent.id`))
    .orderBy(desc(answerEvents.seq))
    .limit(LIMITS.evidenceAnswers)
    .as('each')
  return db
    .select({
      seq: each.seq,
      item_id: each.item_id,
      correct: each.correct,
      skipped: each.skipped,
      changed_from: each.changed_from,
      ms: each.ms,
      source: each.source,
      source_id: each.source_id,
      at: each.at,
      hints: each.hints,
      confidence: each.confidence,
    })
    .from(recent)
    .crossJoinLateral(each)
    .orderBy(desc(each.seq))
    .limit(LIMITS.evidenceAnswers)
}

export async function misconceptionCount(db: Reader, learnerId: string, topic: string, id: string): Promise<number> {
  const [row] = await db
    .select({ n: misconceptionStates.n })
    .from(misconceptionStates)
    .where(
      and(
        eq(misconceptionStates.learner_id, learnerId),
        eq(misconceptionStates.topic, topic),
        eq(misconceptionStates.misconception_id, id),
      ),
    )
  return row?.n ?? 0
}

/** What a learner did in the lessons of one skill, newest first. */
export const newestTries = (db: Reader, learnerId: string, skillId: string) =>
  db
    .select()
    .from(lessonTries)
    .where(and(eq(lessonTries.learner_id, learnerId), eq(lessonTries.skill_id, skillId)))
    .orderBy(desc(lessonTries.id))
    .limit(LIMITS.evidenceAnswers)

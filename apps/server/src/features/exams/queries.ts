import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { fromJson } from '../../db/as-json.ts'
import { type Ask, ask, asking } from '../../db/ask.ts'
import type { Reader } from '../../db/connect.ts'
import { examItems, examParts, examSections, exams, exposures, passages } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'

export type ExamRow = typeof exams.$inferSelect
export type PartRow = typeof examParts.$inferSelect
export type SectionRow = typeof examSections.$inferSelect

const own = (learnerId: string, id: number) => and(eq(exams.learner_id, learnerId), eq(exams.id, id))

export async function oneExam(db: Reader, learnerId: string, id: number): Promise<ExamRow> {
  const [row] = await db.select().from(exams).where(own(learnerId, id))
  if (!row) throw notFound()
  return row
}

/** The same, locked: what happens to one exam happens in turn. */
export async function lockExam(db: Reader, learnerId: string, id: number): Promise<ExamRow> {
  const [row] = await db.select().from(exams).where(own(learnerId, id)).for('update')
  if (!row) throw notFound()
  return row
}

export const partsOf = (db: Reader, examId: number): Promise<PartRow[]> =>
  db.select().from(examParts).where(eq(examParts.exam_id, examId)).orderBy(asc(examParts.pos))

export const sectionsOf = (db: Reader, examId: number): Promise<SectionRow[]> =>
  db.select().from(examSections).where(eq(examSections.exam_id, examId))

export const formItems = (db: Reader, examId: number, topic: string, form: NonNullable<PartRow['form']>) =>
  db
    .select({ item_id: examItems.item_id, item_revision_id: examItems.item_revision_id })
    .from(examItems)
    .where(and(eq(examItems.exam_id, examId), eq(examItems.topic, topic), eq(examItems.form, form)))
    .orderBy(asc(examItems.pos))

const RUNNING = {
  name: 'running_exam',
  text: `select ${Object.keys(getTableColumns(exams)).join(', ')} from exam
    where learner_id = $1 and finished_at is null and (created_at > $2
      or exists (select from exam_part part where part.exam_id = exam.id and part.opened_at is not null))
    order by id desc limit 1`,
} as const

const examFromJson = fromJson(getTableColumns(exams))

/** An exam that is not scored: one that was begun, however old, since it can be gone on with; any other only since a moment. */
export const examRunning = (learnerId: string, since: Date): Ask<ExamRow | null> =>
  asking(RUNNING, [learnerId, since], ([row]: readonly Record<string, unknown>[]) => (row ? examFromJson(row) : null))

export async function runningExam(db: Reader, learnerId: string, since: Date): Promise<ExamRow | null> {
  return ask(db, examRunning(learnerId, since))
}

/** When whole exams that were begun in a topic, or have a section in it, were scored since a moment. */
export const scoredSince = (db: Reader, learnerId: string, since: Date, topic: string) =>
  db
    .select({ at: exams.finished_at })
    .from(exams)
    .where(
      and(
        eq(exams.learner_id, learnerId),
        gt(exams.finished_at, since),
        or(
          eq(exams.topic, topic),
          exists(
            db
              .select({ pos: examParts.pos })
              .from(examParts)
              .where(and(eq(examParts.exam_id, exams.id), eq(examParts.topic, topic))),
          ),
        ),
        notExists(
          db
            .select({ pos: examParts.pos })
            .from(examParts)
            .where(and(eq(examParts.exam_id, exams.id), eq(examParts.kind, 'module'), isNull(examParts.opened_at))),
        ),
      ),
    )

const LISTED = 50

/** Scored exams with a section in the topic that was taken, newest first. */
export async function doneExams(db: Reader, learnerId: string, topic: string) {
  const rows = await db
    .select({ exam: exams })
    .from(exams)
    .innerJoin(
      examSections,
      and(eq(examSections.exam_id, exams.id), eq(examSections.topic, topic), isNotNull(examSections.score)),
    )
    .where(and(eq(exams.learner_id, learnerId), isNotNull(exams.finished_at)))
    .orderBy(desc(exams.id))
    .limit(LISTED)
  const ids = rows.map((row) => row.exam.id)
  const scored = and(inArray(examSections.exam_id, ids), isNotNull(examSections.score))
  const sections = ids.length === 0 ? [] : await db.select().from(examSections).where(scored)
  return rows.map(({ exam }) => ({ exam, sections: sections.filter((s) => s.exam_id === exam.id) }))
}

/** Questions that the learner has met in what is scored; those of anything that is not are kept out as running ones. */
export async function seenItems(db: Reader, learnerId: string, topic: string): Promise<Set<number>> {
  const [row] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${exposures.item_id}), '[]')` })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), eq(exposures.topic, topic)))
  return new Set(row?.ids ?? [])
}

/** In how many of the last exams each question of a topic was, and how many those are. */
export async function examExposure(db: Reader, topic: string, last: number) {
  const { rows } = await db.execute<{ item_id: number; n: number; total: number }>(sql`
    with recent as (select distinct exam_id from exam_item where topic = ${topic} order by exam_id desc limit ${last})
    select item_id, count(distinct exam_id)::int as n, (select count(*)::int from recent) as total
    from exam_item where topic = ${topic} and exam_id in (select exam_id from recent) group by item_id`)
  return rows
}

export const passageKinds = (db: Reader, topic: string) =>
  db
    .select({ id: passages.id, kind: passages.kind, lines: passages.lines })
    .from(passages)
    .where(eq(passages.topic, topic))

/**
 * How many answers of a test arrived after a moment and stand: those that differ from what had arrived until then. A device
 * sends a question whole, so that a star or a moment of time set late comes with the answer that was there before.
 */
export async function lateAnswers(db: Reader, testId: number, after: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (
      select
        (array_agg(given order by id desc) filter (where received_at <= ${after.toISOString()}))[1] as known,
        (array_agg(given order by id desc) filter (where received_at > ${after.toISOString()}))[1] as late
      from (
        select id, pos, received_at, coalesce(value->>'letter', value->>'grid', '') as given
        from test_change
        where test_id = ${testId} and kind = 'question' and (jsonb_exists(value, 'letter') or jsonb_exists(value, 'grid'))
      ) as answers group by pos
    ) as places where late <> '' and late is distinct from known`)
  return rows[0]?.n ?? 0
}

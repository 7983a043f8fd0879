import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { itemRevisions, items } from './bank.ts'
import { at, createdAt, identity } from './columns.ts'
import { ofLearner } from './people.ts'

/** A whole exam: what it is, for whom, and with how much time. */
export const exams = pgTable(
  'exam',
  {
    id: identity(),
    learner_id: ofLearner(),
    kind: text({ enum: ['sat-math', 'sat-reading-writing', 'sat', 'act-reading', 'final'] }).notNull(),
    /** The topic in which it was begun. */
    topic: text().notNull(),
    /** How much more time than usual: 1, 1.25, 1.5 or 2. */
    extra_time: doublePrecision().notNull(),
    /** Wishes that its assembly could not meet. */
    unmet: jsonb().$type<readonly string[]>().notNull().default([]),
    created_at: createdAt(),
    finished_at: at(),
  },
  (t) => [index('exam_learner_ix').on(t.learner_id, t.id)],
)

const ofExam = () =>
  integer()
    .notNull()
    .references(() => exams.id, { onDelete: 'cascade' })

/** A module or the break, in the order in which they are taken. */
export const examParts = pgTable(
  'exam_part',
  {
    exam_id: ofExam(),
    pos: smallint().notNull(),
    kind: text({ enum: ['module', 'break'] }).notNull(),
    topic: text().notNull(),
    /** 1 or 2 within its section. */
    module: smallint().notNull(),
    /** Which form is asked; of a second module known once the first is over. */
    form: text({ enum: ['only', 'first', 'easier', 'harder'] }),
    questions: smallint().notNull(),
    /** With the extra time. */
    seconds: integer().notNull(),
    /** The test of a module that was opened. */
    test_id: integer(),
    opened_at: at(),
    deadline_at: at(),
    closed_at: at(),
    closed_by: text({ enum: ['student', 'time'] }),
  },
  (t) => [primaryKey({ columns: [t.exam_id, t.pos] })],
)

/** The questions of every form that was assembled, also of the one that is not taken. */
export const examItems = pgTable(
  'exam_item',
  {
    exam_id: ofExam(),
    topic: text().notNull(),
    form: text({ enum: ['only', 'first', 'easier', 'harder'] }).notNull(),
    pos: smallint().notNull(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    item_revision_id: integer()
      .notNull()
      .references(() => itemRevisions.id),
  },
  (t) => [primaryKey({ columns: [t.exam_id, t.topic, t.form, t.pos] }), index('exam_item_item_ix').on(t.item_id)],
)

/** What had been predicted for a section, and what came out; on the topic's scale. */
export const examSections = pgTable(
  'exam_section',
  {
    exam_id: ofExam(),
    topic: text().notNull(),
    predicted: doublePrecision(),
    predicted_low: doublePrecision(),
    predicted_high: doublePrecision(),
    score: doublePrecision(),
    low: doublePrecision(),
    high: doublePrecision(),
  },
  (t) => [primaryKey({ columns: [t.exam_id, t.topic] })],
)

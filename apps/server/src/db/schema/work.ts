import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { itemRevisions, items } from './bank.ts'
import { at, createdAt, identity } from './columns.ts'
import { exams } from './exams.ts'
import { learners, ofLearner } from './people.ts'

export type SlotState = Readonly<{
  pos: number
  letter: string | null
  grid: string | null
  skipped: boolean | null
  marked: boolean
  confidence: string | null
  time_ms: number
  changes: readonly string[]
}>

/** Where Don't Save returns to. */
export type Checkpoint = Readonly<{
  step: number
  time_ms: number
  countdown_ms: number
  slots: readonly SlotState[]
}>

/** What a test was made for, where its mode does not say it. */
export type Aim = 'repair' | 'retry' | 'practice' | 'first'

/** Mastery of the skills of a test when it was made and when it was scored; null before the first answer. */
export type Standing = Readonly<{
  before: Readonly<Record<string, number | null>>
  after?: Readonly<Record<string, number>>
}>

export const tests = pgTable(
  'test',
  {
    id: identity(),
    learner_id: ofLearner(),
    topic: text().notNull(),
    mode: text().notNull(),
    timed: boolean().notNull(),
    tutor: boolean().notNull(),
    version: integer().notNull().default(0),
    step: integer().notNull().default(0),
    time_ms: integer().notNull().default(0),
    countdown_ms: integer().notNull(),
    initial_ms: integer().notNull(),
    question_count: integer().notNull(),
    checkpoint: jsonb().$type<Checkpoint>().notNull(),
    share_code: text().notNull().unique(),
    aim: text().$type<Aim>(),
    /** The misconception that a repair is made for. */
    aim_at: text(),
    standing: jsonb().$type<Standing>(),
    score: doublePrecision(),
    scored_at: at(),
    /** When its questions were first given out. */
    opened_at: at(),
    /** When its time left was last told. */
    saved_at: at(),
    created_at: createdAt(),
    /** The exam whose module this test is, and which one of its section. */
    exam_id: integer().references(() => exams.id),
    module: smallint(),
    /** A module's end by our clock: it stops for nothing. */
    deadline_at: at(),
    /** When the student handed the module in. */
    handed_in_at: at(),
  },
  (t) => [
    // Ascending on purpose: read backwards they serve `order by … desc`, which an index of `desc nulls last` does not.
    index('test_newest_ix').on(t.learner_id, t.topic, t.id),
    index('test_open_ix').on(t.learner_id).where(sql`${t.scored_at} is null`),
    index('test_scored_at_ix').on(t.learner_id, t.topic, t.scored_at).where(sql`${t.scored_at} is not null`),
  ],
)

/** How many tests a learner has in a topic: never recounted. Triggers keep it (migration 0005), whoever writes tests. */
export const testCounts = pgTable(
  'test_count',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    n: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic] })],
)

export const testSlots = pgTable(
  'test_slot',
  {
    test_id: integer()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    pos: smallint().notNull(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    item_revision_id: integer()
      .notNull()
      .references(() => itemRevisions.id),
    seen_at: at(),
    letter: text(),
    grid: text(),
    skipped: boolean(),
    marked: boolean().notNull().default(false),
    confidence: text(),
    time_ms: integer().notNull().default(0),
    /** More time was claimed than had passed: how long the answer took is not known. */
    time_doubted: boolean().notNull().default(false),
    changes: jsonb().$type<readonly string[]>().notNull().default([]),
    /** In a diagnostic the answer with which the question was left first: what the estimate goes by until the scoring. */
    counted: text(),
    taken_at: at(),
    /** When the answer was given, by the device's own account of how long ago: the later one wins. */
    changed_at: at(),
    /** The name that the device gave to that change: its next one says that it was made after it. */
    changed_by: text(),
    /** Hints that were opened, also for the second try. */
    hints: smallint().notNull().default(0),
    /** A tutor's first answer was looked at and is wrong: it stands, and is what counts. */
    missed_at: at(),
    /** How many hints that first answer had: later ones helped the second try alone. */
    hints_at_miss: smallint(),
    /** The second try after it. */
    second_try: text(),
    /** Set when the answer became an event: at the reveal or at scoring. */
    outcome: text({ enum: ['correct', 'incorrect', 'skipped'] }),
  },
  (t) => [primaryKey({ columns: [t.test_id, t.pos] }), index('test_slot_item_ix').on(t.item_id)],
)

/** Questions of a diagnostic that were chosen anew before they were shown; one that was answered after all is revived. */
export const testReplacements = pgTable(
  'test_replacement',
  {
    test_id: integer()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    pos: smallint().notNull(),
    item_id: integer().notNull(),
    item_revision_id: integer().notNull(),
    replaced_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.test_id, t.item_id] })],
)

/** Append-only: what each save changed. */
export const testChanges = pgTable(
  'test_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    test_id: integer()
      .notNull()
      .references(() => tests.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    pos: smallint(),
    kind: text().notNull(),
    value: jsonb(),
    received_at: createdAt(),
  },
  (t) => [index('test_change_test_ix').on(t.test_id, t.id)],
)

export const answerEvents = pgTable(
  'answer_event',
  {
    learner_id: ofLearner(),
    seq: integer().notNull(),
    item_id: integer().notNull(),
    item_revision_id: integer().notNull(),
    topic: text().notNull(),
    source: text({ enum: ['test', 'review', 'lesson', 'second_look'] }).notNull(),
    source_id: text().notNull(),
    answer: text(),
    correct: boolean().notNull(),
    skipped: boolean().notNull(),
    misconception_id: text(),
    ms: integer().notNull(),
    changes: smallint().notNull().default(0),
    /** First two outcomes: which way the answer was changed. */
    changed_from: boolean(),
    confidence: text(),
    first_exposure: boolean().notNull(),
    /** Never shown: counts in the score, but is no evidence for the model. */
    seen: boolean().notNull().default(true),
    /** Was the solution shown at once? What a miss has taught is weighed apart. */
    solution_shown: boolean('told').notNull().default(true),
    /** Hints that were opened before it: the more, the less a right answer says. */
    hints: smallint().notNull().default(0),
    epoch: integer().notNull(),
    model_version: text().notNull(),
    answered_at: createdAt(),
    folded: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.learner_id, t.seq] }),
    uniqueIndex('answer_event_source_uq').on(t.source, t.source_id),
    // The newest answers of a topic or a question are read from the end of an index, however many there are.
    index('answer_event_topic_ix').on(t.learner_id, t.topic, t.seq),
    index('answer_event_item_seq_ix').on(t.learner_id, t.item_id, t.seq),
    index('answer_event_changed_ix').on(t.learner_id, t.topic, t.seq).where(sql`${t.changed_from} is not null`),
    index('answer_event_misconception_ix')
      .on(t.learner_id, t.topic, t.misconception_id, t.seq)
      .where(sql`${t.misconception_id} is not null`),
    index('answer_event_unfolded_ix').on(t.answered_at).where(sql`not ${t.folded}`),
  ],
)

export const modelStates = pgTable(
  'model_state',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    scope: text({ enum: ['topic', 'subject', 'skill'] }).notNull(),
    scope_id: text().notNull(),
    /** The engine's node, as it is. */
    node: jsonb().notNull(),
    seq_applied: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic, t.scope, t.scope_id] })],
)

/**
 * What pages derive from the model, kept until what it was made from changes: `basis` names all of that, so that a row is
 * never out of date, whichever server wrote it. Lost without harm: it is made anew, and the table is not logged.
 */
export const keptAdvice = pgTable(
  'kept_advice',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    basis: text().notNull(),
    advice: jsonb().notNull(),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic] })],
)

/** Counters of the dashboard, per learner and skill ('' for the whole topic): never recounted. */
export const tallies = pgTable(
  'tally',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    skill_id: text().notNull(),
    correct: integer().notNull().default(0),
    incorrect: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    ms: bigint({ mode: 'number' }).notNull().default(0),
    correct_to_incorrect: integer().notNull().default(0),
    incorrect_to_correct: integer().notNull().default(0),
    incorrect_to_incorrect: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic, t.skill_id] })],
)

export const misconceptionStates = pgTable(
  'misconception_state',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    misconception_id: text().notNull(),
    n: integer().notNull().default(0),
    skills: jsonb().$type<readonly string[]>().notNull().default([]),
    last_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic, t.misconception_id] })],
)

/** The Unused, Incorrect and Starred pools. */
export const exposures = pgTable(
  'exposure',
  {
    learner_id: ofLearner(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    topic: text().notNull(),
    first_at: createdAt(),
    last_at: createdAt(),
    times: integer().notNull().default(1),
    /** Of the last answer that says it: right after a hint is neither. */
    last_correct: boolean(),
    marked: boolean().notNull().default(false),
    /** A key this user may see. */
    revealed: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.item_id] }), index('exposure_topic_ix').on(t.learner_id, t.topic)],
)

export const diagnostics = pgTable(
  'diagnostic',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    test_id: integer().references(() => tests.id),
    done_at: at(),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic] })],
)

export const feedbacks = pgTable('feedback', {
  id: identity(),
  learner_id: uuid().references(() => learners.id),
  message: text().notNull(),
  item_id: integer(),
  created_at: createdAt(),
})

/** A step of a lesson's own example, as a student did it. */
export const lessonTries = pgTable(
  'lesson_try',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    learner_id: ofLearner(),
    skill_id: text().notNull(),
    lesson_id: text().notNull(),
    step: smallint().notNull(),
    answer: text().notNull(),
    correct: boolean().notNull(),
    /** What the lesson said to a typical slip. */
    said: text(),
    misconception_id: text(),
    tried_at: createdAt(),
  },
  (t) => [index('lesson_try_skill_ix').on(t.learner_id, t.skill_id, t.id)],
)

/** Daily mean of test scores, for the graph by date, and where the day left the predicted score. */
export const dailyScores = pgTable(
  'daily_score',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    day: text().notNull(),
    n: integer().notNull().default(0),
    total: doublePrecision().notNull().default(0),
    /** The predicted score after the day's last test, as a share of full marks, and what each subject counted for. */
    predicted: doublePrecision(),
    subjects: jsonb().$type<Readonly<Record<string, number>>>(),
    answers: integer(),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic, t.day] })],
)

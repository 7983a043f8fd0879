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
import { items } from './bank.ts'
import { at, createdAt, identity } from './columns.ts'
import { ofLearner } from './people.ts'

export const flashcards = pgTable(
  'flashcard',
  {
    id: identity(),
    learner_id: ofLearner(),
    front: text().notNull(),
    back: text().notNull(),
    tags: jsonb().$type<readonly string[]>().notNull().default([]),
    item_id: integer(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('flashcard_owner_ix').on(t.learner_id, t.id)],
)

/** One per learner and question; to log until `logged_at`. */
export const mistakes = pgTable(
  'mistake',
  {
    id: identity(),
    learner_id: ofLearner(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    topic: text().notNull(),
    test_id: integer(),
    answer: text(),
    misconception_id: text(),
    kind: text({ enum: ['slip', 'gap', 'wrong rule', 'misread', 'out of time', 'second-guess'] }),
    identify: text().notNull().default(''),
    solution: text().notNull().default(''),
    clue: text().notNull().default(''),
    notes: text().notNull().default(''),
    missed_at: createdAt(),
    logged_at: at(),
    right_since: at(),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('mistake_owner_item_uq').on(t.learner_id, t.item_id),
    index('mistake_to_log_ix').on(t.learner_id, t.topic, t.updated_at, t.id).where(sql`${t.logged_at} is null`),
    index('mistake_logged_ix').on(t.learner_id, t.topic, t.updated_at, t.id).where(sql`${t.logged_at} is not null`),
    index('mistake_retry_ix')
      .on(t.learner_id, t.topic, t.missed_at)
      .where(sql`${t.logged_at} is not null and ${t.right_since} is null`),
  ],
)

/** How many mistakes a learner has in a topic, logged and yet to log. Triggers keep it (migration 0006), whoever writes mistakes. */
export const mistakeCounts = pgTable(
  'mistake_count',
  {
    learner_id: ofLearner(),
    topic: text().notNull(),
    logged: boolean().notNull(),
    n: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.learner_id, t.topic, t.logged] })],
)

/** Pure FSRS memory; due dates are derived by the planner, not stored as truth. */
export const reviewStates = pgTable(
  'review_state',
  {
    kind: text({ enum: ['flashcard', 'mistake'] }).notNull(),
    ref_id: integer().notNull(),
    learner_id: ofLearner(),
    state: smallint().notNull().default(0),
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    learning_steps: smallint().notNull().default(0),
    scheduled_days: integer().notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    last_review: at(),
    /** What FSRS itself says; the planner may bring it forward or let it wait. */
    fsrs_due: at().notNull(),
    buried_until: at(),
    suspended: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.ref_id] }),
    index('review_state_due_ix').on(t.learner_id, t.kind, t.fsrs_due),
  ],
)

export const reviewEvents = pgTable(
  'review_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    rating_id: text().notNull(),
    learner_id: ofLearner(),
    kind: text({ enum: ['flashcard', 'mistake'] }).notNull(),
    ref_id: integer().notNull(),
    rating: text({ enum: ['again', 'hard', 'good', 'easy'] }).notNull(),
    at: createdAt(),
    /** The memory before this rating, so that it can be undone. */
    before: jsonb().notNull(),
    undone_at: at(),
  },
  (t) => [
    uniqueIndex('review_event_rating_uq').on(t.learner_id, t.rating_id),
    index('review_event_ref_ix').on(t.kind, t.ref_id, t.id),
    index('review_event_day_ix').on(t.learner_id, t.at),
  ],
)

/** A file of cards on its way in: its pieces wait here until all of it is taken at once. */
export const cardImports = pgTable(
  'card_import',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: ofLearner(),
    format: text({ enum: ['csv', 'tsv', 'json'] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index('card_import_owner_ix').on(t.learner_id), index('card_import_age_ix').on(t.created_at)],
)

export const cardImportChunks = pgTable(
  'card_import_chunk',
  {
    import_id: uuid()
      .notNull()
      .references(() => cardImports.id, { onDelete: 'cascade' }),
    pos: integer().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.pos] })],
)

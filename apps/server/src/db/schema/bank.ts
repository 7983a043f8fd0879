import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, createdAt, identity } from './columns.ts'

/** What a student sees before the reveal. */
export type PublicPart = Readonly<{
  content: string
  options: readonly { letter: 'A' | 'B' | 'C' | 'D'; content: string }[]
}>

/** The right answer: a letter, or what is typed. */
export type Key = Readonly<{ letter: 'A' | 'B' | 'C' | 'D'; grid: null } | { letter: null; grid: string }>

/** What stays on the server until the reveal. */
export type SecretPart = Key &
  Readonly<{
    options: Readonly<Record<string, { correct: boolean; misconception: string | null; why: string; says?: string }>>
    wrong_grid: readonly { value: string; misconception: string; says?: string }[]
    explanation: string
  }>

export const skills = pgTable(
  'skill',
  {
    id: text().primaryKey(),
    topic: text().notNull(),
    subject_id: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    retired_at: at(),
  },
  (t) => [index('skill_topic_ix').on(t.topic, t.position)],
)

export const skillPrereqs = pgTable('skill_prereq', { skill_id: text().notNull(), needs_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.skill_id, t.needs_id] }),
])

export const misconceptions = pgTable('misconception', {
  id: text().primaryKey(),
  sentence: text().notNull(),
  clue: text().notNull(),
})

export const misconceptionSkills = pgTable(
  'misconception_skill',
  { misconception_id: text().notNull(), skill_id: text().notNull() },
  (t) => [primaryKey({ columns: [t.misconception_id, t.skill_id] })],
)

/** One row per template and frame: siblings share it, and with it the prior difficulty. */
export const templates = pgTable('template', {
  id: text().primaryKey(),
  frame: text().notNull(),
  skill_id: text()
    .notNull()
    .references(() => skills.id),
  response_kind: text({ enum: ['choice', 'grid'] }).notNull(),
  prior_b: doublePrecision().notNull(),
  seconds: integer().notNull(),
})

export const passages = pgTable('passage', {
  id: identity(),
  slug: text().notNull().unique(),
  topic: text().notNull(),
  kind: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  lines: jsonb().$type<readonly { text: string; paragraph: boolean; heading: boolean; figure?: string }[]>().notNull(),
})

export const items = pgTable(
  'item',
  {
    id: identity(),
    /** The bank's own id, stable for ever. */
    slug: text().notNull().unique(),
    template_id: text()
      .notNull()
      .references(() => templates.id),
    skill_id: text()
      .notNull()
      .references(() => skills.id),
    topic: text().notNull(),
    display_id: text().notNull().unique(),
    params: jsonb().notNull(),
    question_type: text().notNull(),
    difficulty: text({ enum: ['Low', 'Medium', 'High'] }).notNull(),
    calculator: boolean().notNull(),
    prior_b: doublePrecision().notNull(),
    seconds: integer().notNull(),
    passage_id: integer().references(() => passages.id),
    /** Order within its passage. */
    position: integer().notNull().default(0),
    revision_id: integer(),
    retired_at: at(),
  },
  (t) => [index('item_topic_ix').on(t.topic, t.skill_id), index('item_template_ix').on(t.template_id)],
)

/** A test pins revisions, so an item never changes under a student. */
export const itemRevisions = pgTable(
  'item_revision',
  {
    id: identity(),
    item_id: integer()
      .notNull()
      .references(() => items.id),
    text_hash: text().notNull(),
    semantic_hash: text().notNull(),
    public: jsonb().$type<PublicPart>().notNull(),
    secret: jsonb().$type<SecretPart>().notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('item_revision_uq').on(t.item_id, t.text_hash)],
)

/** Written by a job; answers are judged against a frozen epoch. */
export const calibrations = pgTable(
  'calibration',
  {
    epoch: integer().notNull(),
    scope: text({ enum: ['template', 'item', 'weight', 'skill_weight', 'item_weight', 'seconds', 'prior', 'model'] }).notNull(),
    scope_id: text().notNull(),
    b: doublePrecision().notNull(),
    var: doublePrecision().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.epoch, t.scope, t.scope_id] })],
)

/** Folded from events in batches by a job: never a hot row in the scoring transaction. */
export const itemStats = pgTable('item_stat', {
  item_id: integer().primaryKey(),
  n: integer().notNull().default(0),
  right: integer().notNull().default(0),
  ms: doublePrecision().notNull().default(0),
  by_letter: jsonb().$type<Record<string, number>>().notNull().default({}),
})

/** What the loader did last, so that an unchanged bank is not loaded again. */
export const bankLoads = pgTable('bank_load', { hash: text().primaryKey(), loaded_at: createdAt() })

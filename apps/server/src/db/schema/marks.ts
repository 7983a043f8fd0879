import type { Mark } from '@fourfold/contract'
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { tests } from './work.ts'

/** When it was changed, in milliseconds, by the device's own account of how long ago. */
export type KeptMark = Mark & Readonly<{ changed_at: number }>
/** One that was taken off. */
export type GoneMark = Readonly<{ id: string; changed_at: number }>

/** Highlights and notes of one test: few, read and written together. */
export const testMarks = pgTable('test_marks', {
  test_id: integer()
    .primaryKey()
    .references(() => tests.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(0),
  marks: jsonb().$type<readonly KeptMark[]>().notNull().default([]),
  gone: jsonb().$type<readonly GoneMark[]>().notNull().default([]),
  saved_at: createdAt(),
})

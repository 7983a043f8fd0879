import { integer, timestamp } from 'drizzle-orm/pg-core'

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const at = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => at().notNull().defaultNow()

import type pg from 'pg'

/** Pools behind a PgBouncer that keeps no names: every statement is sent whole. */
const nameless = new WeakSet<object>()
export const keepNoNames = (pool: pg.Pool): void => void nameless.add(pool)
export const keepsNames = (pool: pg.Pool): boolean => !nameless.has(pool)

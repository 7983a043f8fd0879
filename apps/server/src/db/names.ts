import type pg from 'pg'

/** Pools, and their connections, behind a PgBouncer that keeps no names: every statement is sent whole. */
const nameless = new WeakSet<object>()

export function keepNoNames(pool: pg.Pool): void {
  nameless.add(pool)
  pool.on('connect', (client) => nameless.add(client))
}

export const keepsNames = (client: object): boolean => !nameless.has(client)

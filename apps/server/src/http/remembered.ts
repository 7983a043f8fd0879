import type { Db } from '../db/connect.ts'

type Made<T> = Readonly<{ from: string; by: readonly object[]; shown: T }>

/** What of one kind was last made for whom, where it is the same to the letter what it was made from. */
export type Remember<T> = (
  db: Db,
  whose: string,
  /** All that it is made from, as it was read just now, on whichever server it changed. */
  from: string,
  /** What else it is made from, and lasts as long as it does not change: the bank. */
  by: readonly object[],
  make: () => T | Promise<T>,
) => Promise<T>

/** Remembers the newest `most`. */
export function remembering<T extends object>(most: number): Remember<T> {
  const held = new WeakMap<Db, Map<string, Made<T>>>()
  return async (db, whose, from, by, make) => {
    const last = held.get(db) ?? new Map<string, Made<T>>()
    held.set(db, last)
    const known = last.get(whose)
    const holds = known?.from === from && known.by.every((one, at) => one === by[at])
    const made = holds ? known : { from, by, shown: await make() }
    last.delete(whose)
    last.set(whose, made)
    if (last.size > most) last.delete(last.keys().next().value ?? '')
    return made.shown
  }
}

import type { DashboardData } from '@fourfold/contract'
import { lasting } from '../../http/lasting.ts'

type Made = Readonly<{ from: string; by: readonly object[]; shown: DashboardData }>

/** The newest; about 20 MB. */
const MOST = 300
const last = new Map<string, Made>()

/**
 * The dashboard that was last made for a student, where all that it is made from is the same to the letter: it was read from
 * the database just now, on whichever server it changed. Then it is neither made nor written again.
 */
export function remembered(
  whose: string,
  from: string,
  by: readonly object[],
  make: () => DashboardData,
): DashboardData {
  const known = last.get(whose)
  last.delete(whose)
  const holds = known?.from === from && known.by.every((one, at) => one === by[at])
  const made = holds ? known : { from, by, shown: lasting(make()) }
  last.set(whose, made)
  if (last.size > MOST) last.delete(last.keys().next().value ?? '')
  return made.shown
}

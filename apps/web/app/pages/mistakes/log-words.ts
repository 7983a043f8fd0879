import { MOST_LOGGED } from '@fourfold/contract'

/** As on Today and the dashboard: as many as a day holds, of all that wait. */
export function logWords(waiting: number): string {
  if (waiting > MOST_LOGGED) return `Log ${MOST_LOGGED} of ${waiting} mistakes`
  return waiting === 1 ? 'Log 1 mistake' : `Log ${waiting} mistakes`
}

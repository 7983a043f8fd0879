import type { DashboardData } from '@fourfold/contract'
import { count } from '../../format'

type Kind = DashboardData['first_step']['kind']

const OF_THE_JOURNAL: ReadonlySet<Kind> = new Set(['log', 'review', 'cards', 'retry'])

/** What the recommendation rests on, in a line: where nothing is known yet it is the same for everybody, and that is said. */
export function restsOn(kind: Kind, answers: number): string {
  if (answers === 0) return 'Nothing is known of you yet: everybody begins here.'
  if (OF_THE_JOURNAL.has(kind)) return 'It rests on what you missed and when it is due.'
  return `It rests on your ${count(answers, 'answer')} so far.`
}

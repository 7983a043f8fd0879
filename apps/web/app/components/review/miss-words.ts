import { count } from '../../format'

/** The button that opens what was not right, the same on a result and at the end of a day: what was left empty is no wrong answer. */
export function missWords(wrong: number, blank: number): string {
  if (wrong === 0) return blank === 1 ? 'Look at the one I skipped' : `Look at the ${blank} I skipped`
  const missed = wrong === 1 ? 'Review my miss' : `Review ${wrong} misses`
  return blank === 0 ? missed : `${missed} and ${count(blank, 'blank')}`
}

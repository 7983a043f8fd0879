import type { Planned } from '../reviews/index.ts'

export type Composed = Readonly<{ queue: readonly Planned[]; seconds: number; practice: number }>

/** With practice to do, reviews take at most this share of the time. */
const REVIEW_SHARE = 2 / 3
const MOST_QUESTIONS = 20

const take = (items: readonly Planned[], seconds: number): Planned[] => {
  let load = 0
  const taken: Planned[] = []
  for (const i of items) {
    if (load + i.seconds > seconds) break
    load += i.seconds
    taken.push(i)
  }
  return taken
}
const total = (items: readonly Planned[]): number => items.reduce((sum, i) => sum + i.seconds, 0)

/** Two lists as one, each spread evenly over the whole. */
function mixed(a: readonly Planned[], b: readonly Planned[]): Planned[] {
  const place = (list: readonly Planned[]) => list.map((item, n) => ({ item, at: (n + 0.5) / list.length }))
  return [...place(a), ...place(b)].sort((x, y) => x.at - y.at).map(({ item }) => item)
}

/**
 * Fills the minutes: half of the review time for mistakes and half for cards, what one side leaves goes to the other,
 * and the rest is practice. `questionSeconds` is null where there is nothing to practise.
 */
export function compose(reviews: readonly Planned[], minutes: number, questionSeconds: number | null): Composed {
  const budget = minutes * 60
  const forReviews = questionSeconds === null ? budget : budget * REVIEW_SHARE
  const mistakes = reviews.filter((i) => i.kind === 'mistake')
  const cards = reviews.filter((i) => i.kind === 'flashcard')
  const firstMistakes = take(mistakes, forReviews / 2)
  const chosenCards = take(cards, forReviews - total(firstMistakes))
  const chosenMistakes = take(mistakes, forReviews - total(chosenCards))
  const queue = mixed(chosenMistakes, chosenCards)
  const rest = budget - total(queue)
  const practice = questionSeconds === null ? 0 : Math.min(MOST_QUESTIONS, Math.floor(rest / questionSeconds))
  return { queue, seconds: total(queue) + practice * (questionSeconds ?? 0), practice }
}

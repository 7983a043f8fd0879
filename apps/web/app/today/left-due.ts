import type { ReviewOverview } from '@fourfold/contract'

/** Reviews that are due and not merely a step of learning what was seen today. */
export const leftDue = ({
  due_cards,
  due_mistakes,
  learning,
}: Pick<ReviewOverview, 'due_cards' | 'due_mistakes' | 'learning'>): number =>
  Math.max(0, due_cards + due_mistakes - learning.filter(({ in_ms }) => in_ms === 0).length)

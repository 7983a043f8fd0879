import type { Estimate } from '@fourfold/contract'

/** What a running diagnostic says of the score so far, never without its uncertainty. */
export function estimateLine(estimate: Estimate | null): string {
  if (!estimate) return 'After five answers a first estimate stands here.'
  const [score, low, high] = [estimate.score, estimate.low, estimate.high].map(Math.round)
  return `Estimate so far: about ${score} (likely ${low}–${high} of ${estimate.perfect_score}). It moves with every answer.`
}

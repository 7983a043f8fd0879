import { rapid } from './curve.ts'
import { clamp } from './math.ts'
import { type Nodes, TOPIC_SCOPE } from './state.ts'
import type { Answer, ItemView } from './types.ts'

/** What somebody who reads is right in, as a round figure: it only tells readers from those who press at random. */
const READ = 0.6
/** Bounds of the memory, in logits: a student may begin to read, and may stop. */
const [LEAST, MOST] = [-3, 4]

type Timed = Pick<Answer, 'ms' | 'skipped'> & Readonly<{ item: Pick<ItemView, 'seconds'> }>

/**
 * How likely an answer was given without reading: by its time, and by how this student's quick answers went so far. Who is
 * quick and right far more often than by luck has read, and those answers count as any other.
 */
export function guessed(nodes: Nodes, { item, ms, skipped }: Timed): number {
  if (skipped) return 0
  const byTime = rapid(ms, item.seconds)
  const reads = Math.max(0, nodes[TOPIC_SCOPE]?.counts.quick ?? 0)
  return byTime / (byTime + (1 - byTime) * Math.exp(reads))
}

/** Log odds that this student's quick answers are read ones, after one more answer; a slow one says nothing of them. */
export function quickAfter(before: number, { item, ms, skipped, correct }: Answer, floor: number): number {
  if (skipped) return before
  const said = correct ? Math.log(READ / Math.max(floor, 0.02)) : Math.log((1 - READ) / (1 - floor))
  // A stored number has no negative zero.
  return Math.round(clamp(before + rapid(ms, item.seconds) * said, LEAST, MOST) * 1e4) / 1e4 + 0
}

import type { Today } from '@fourfold/contract'
import { n } from './steps.ts'

type Step = Today['steps'][number]

/** What a step is, in as few words as name it. */
function part({ kind, count }: Step, passages: boolean): string {
  switch (kind) {
    case 'mistakes':
      return `review ${n(count, 'mistake')}`
    case 'cards':
      return `go over ${n(count, 'card')}`
    case 'retry':
      return `retry ${count}`
    case 'log':
      return `log ${n(count, 'mistake')}`
    case 'practice':
      return passages ? 'one passage' : n(count, 'question')
  }
}

/** The day in one line: "19 minutes: log 7 mistakes, then 14 questions." */
export function summaryOf(steps: readonly Step[], takes: number, passages: boolean): string {
  if (steps.length === 0) return 'Nothing is due and there is nothing to practice here yet.'
  const parts = steps.map((step) => part(step, passages))
  const last = parts.pop()
  return `${n(takes, 'minute')}: ${parts.length > 0 ? `${parts.join(', ')}, then ` : ''}${last}.`
}

import type { Today } from '@fourfold/contract'

type Step = Today['steps'][number]

export const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

type Part = Readonly<{
  count: number
  seconds: number
  reason: string /** Its own, else the kind's. */
  title?: string
}>
type Parts = Readonly<{ mistakes: Part; cards: Part; retry: Part; log: Part; practice: Part & { title: string } }>

const TITLES = {
  mistakes: (count: number) => `Review ${n(count, 'mistake')}`,
  cards: (count: number) => `Review ${n(count, 'card')}`,
  retry: (count: number) => `Retry ${n(count, 'question')} you missed`,
  log: (count: number) => `Log ${n(count, 'mistake')}`,
} as const

/**
 * The order of a day: what is due, what was missed, what waits to be logged, and then new ground. Empty parts are left out.
 * The dashboard's `first_step` has this order; its recommendation puts logging first, as the specification has it.
 */
export function stepsOf(parts: Parts): Step[] {
  return (['mistakes', 'cards', 'retry', 'log', 'practice'] as const).flatMap((kind) => {
    const { count, seconds, reason, title: own } = parts[kind]
    if (count === 0) return []
    const title = kind === 'practice' ? parts.practice.title : (own ?? TITLES[kind](count))
    return [{ kind, count, minutes: minutesOf(seconds), title, reason }]
  })
}

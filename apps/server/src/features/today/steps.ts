import type { Today } from '@fourfold/contract'

type Step = Today['steps'][number]

export const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * Whole minutes of parts that together take no longer than the parts do: each rounded by itself, twenty minutes would become
 * twenty-one. None takes less than one. Each begins as every other page rounds it, and the longest gives way first: one of
 * two minutes is said to take as many wherever it stands.
 */
export function wholeMinutes(seconds: readonly number[]): number[] {
  const exact = seconds.map((s) => s / 60)
  const sum = Math.round(exact.reduce((a, b) => a + b, 0))
  const whole = exact.map((m) => Math.max(1, Math.round(m)))
  const over = () => whole.reduce((a, b) => a + b, 0) - sum
  const longest = (): number => whole.indexOf(Math.max(...whole))
  while (over() !== 0) {
    const at = longest()
    const by = over() < 0 ? 1 : -1
    if (by === -1 && whole[at] === 1) break
    whole[at] = (whole[at] ?? 0) + by
  }
  return whole
}

type Part = Readonly<{
  count: number
  seconds: number
  reason: string /** Its own, else the kind's. */
  title?: string
}>
type Titled = Part & Readonly<{ title: string }>
type Parts = Readonly<{ mistakes: Part; cards: Part; retry: Part; log: Titled; practice: Titled }>

const TITLES = {
  mistakes: (count: number) => `Review ${n(count, 'mistake')}`,
  cards: (count: number) => `Review ${n(count, 'card')}`,
  retry: (count: number) => `Retry ${n(count, 'question')} you missed`,
} as const

/**
 * The order of a day: what is due, what was missed, what waits to be logged, and then new ground. Empty parts are left out.
 * The dashboard's `first_step` has this order; its recommendation puts logging first, as the specification has it.
 */
export function stepsOf(parts: Parts): Step[] {
  const kinds = (['mistakes', 'cards', 'retry', 'log', 'practice'] as const).filter((kind) => parts[kind].count > 0)
  const minutes = wholeMinutes(kinds.map((kind) => parts[kind].seconds))
  return kinds.map((kind, i) => {
    const { count, reason, title: own } = parts[kind]
    const title = kind === 'practice' || kind === 'log' ? parts[kind].title : (own ?? TITLES[kind](count))
    return { kind, count, minutes: minutes[i] ?? 1, title, reason }
  })
}

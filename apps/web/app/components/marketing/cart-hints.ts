import { PAID_TOPICS, type Product } from '@fourfold/contract'
import { day } from '../../format'

type Plan = Pick<Product, 'id' | 'name' | 'topic' | 'kind' | 'plan_length' | 'current_period_end'>

const covers = (plan: Plan, topic: string): boolean => plan.topic === topic || plan.topic === '*'

const DAY_MS = 86_400_000
const later = (from: Date, days: number): string => new Date(from.getTime() + days * DAY_MS).toISOString()

function topicHint(cart: readonly Plan[], topic: string, ends: string | null, now: Date): string | null {
  const plans = cart.filter((plan) => covers(plan, topic))
  const days = plans.reduce((sum, plan) => sum + plan.plan_length, 0)
  if (plans.length === 0 || (plans.length === 1 && !ends)) return null
  const until = day(later(ends ? new Date(ends) : now, days))
  const running = ends ? `${topic} is open until ${day(ends)}. ` : ''
  return plans.length === 1
    ? `${running}These ${days} days are added to that: it stays open until ${until}.`
    : `${running}${plans.length} plans in your cart open ${topic}. Their ${days} days ${ends ? 'are added to that' : 'add up'}: it stays open until ${until}.`
}

/** A monthly plan is paid on its own: with another one beside it the order would be refused. */
export const cannotBePaidTogether = (cart: readonly Plan[]): boolean =>
  cart.length > 1 && cart.some((plan) => plan.kind === 'subscription')

/**
 * What will happen at checkout that a table of plans does not show: days of one topic add up and extend a running
 * period, and a monthly plan is paid on its own. `ends` has the running period of each topic.
 */
export function cartHints(cart: readonly Plan[], ends: Readonly<Record<string, string | null>>, now: Date): string[] {
  const monthly = cart.filter((plan) => plan.kind === 'subscription')
  const [first] = monthly
  if (first && cannotBePaidTogether(cart))
    return [
      `“${first.name}” renews every month and is paid on its own. Please leave only that plan in your cart, or take it out: you can buy the others before or after it, and their days are added.`,
    ]
  if (first) {
    const end = ends[first.topic]
    return end
      ? [`${first.topic} is open until ${day(end)}. Each month you pay for from today on is added to that.`]
      : []
  }
  const topics = PAID_TOPICS.flatMap((topic) => topicHint(cart, topic, ends[topic] ?? null, now) ?? [])
  return [...topics, ...endHint(cart, topics, now)]
}

/** That nothing is charged again; of one plan that opens what is shut, also its last day. */
function endHint(cart: readonly Plan[], topics: readonly string[], now: Date): string[] {
  const [plan, ...others] = cart
  if (!plan) return []
  if (others.length > 0) return ['Each plan ends by itself: nothing renews.']
  const until = topics.length > 0 ? '' : `Open until ${day(later(now, plan.plan_length))}. `
  return [`${until}It ends by itself: nothing renews.`]
}

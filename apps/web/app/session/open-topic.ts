import { isFreeTopic } from '@fourfold/contract'
import { planEndedAt, planIsActive, type Session } from './session'

/** Where each topic's diagnostic stands: -1 not started, 1 done, else in progress (spec §3). */
type Statuses = Readonly<Record<string, number>>

/** The topic to go back to from one that no plan opens: the one that was left for it, one with work in it, else a free one. */
export function openTopic({ validPlans }: Session, statuses: Statuses, left: string | null = null): string | null {
  const open = validPlans.filter((plan) => plan.paid_and_active).map(({ name }) => name)
  const begun = open.filter((name) => (statuses[name] ?? -1) !== -1)
  if (left !== null && open.includes(left)) return left
  return begun[0] ?? open.find(isFreeTopic) ?? open[0] ?? null
}

/** Logged in, with a current topic that was never bought: its pages stay shut, and a way on has to be shown. */
export const topicIsShut = (s: Session): boolean =>
  s.token !== null && s.topic !== null && !planIsActive(s, s.topic) && planEndedAt(s, s.topic) === null

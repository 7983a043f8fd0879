/** The command `lock`: brings the lock files up to date and says what it did. */

import type { TopicModule } from '../kit/template.ts'
import { lockLines, lockText, readLock, writeLock } from '../lock/lock-file.ts'
import { mend, planLock } from '../lock/lock-plan.ts'

const some = (ids: readonly string[]): string =>
  ids
    .slice(0, 8)
    .map((id) => `\n    ${id}`)
    .join('') + (ids.length > 8 ? `\n    … and ${ids.length - 8} more` : '')

/** Whether a name after `--retire` speaks of this topic. */
const speaksOf = ({ topic }: TopicModule, name: string): boolean =>
  name === topic.id || name.startsWith(`${topic.id}/`) || name.startsWith(`${topic.code}-`)

/** Locks topics; 1 when something changed that was not declared. Such a topic is not written, the others are. */
export function lockTopics(modules: readonly TopicModule[], retire: readonly string[]): number {
  const lost = retire.filter((name) => !modules.some((m) => speaksOf(m, name)))
  if (lost.length > 0) throw new Error(`--retire ${lost.join(', ')}: no item of these topics`)
  // All are planned before any is written, so that a wrong name changes nothing.
  const plans = modules.map((m) => ({
    id: m.topic.id,
    plan: planLock(
      m,
      readLock(m.topic.id),
      retire.filter((name) => speaksOf(m, name)),
    ),
  }))
  for (const { id, plan } of plans) {
    const live = plan.entries.filter((e) => !e.retired).length
    if (plan.undeclared.length > 0) {
      const ids = plan.undeclared.map((u) => `${u.id}: ${u.reason}`)
      console.error(`${mend(id, ids)}${some(ids)}`)
    } else if (lockLines(plan.entries) === lockText(id)) {
      console.log(`${id}: ${live} items, nothing to do`)
    } else {
      writeLock(id, plan.entries)
      const done = [`${plan.added.length} added`, `${plan.reworded.length} reworded`, `${plan.retired.length} retired`]
      console.log(`${id}: ${live} items; ${done.join(', ')}`)
    }
  }
  return plans.some(({ plan }) => plan.undeclared.length > 0) ? 1 : 0
}

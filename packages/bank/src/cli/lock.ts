/** The command `lock`: brings the lock files up to date and says what it did. */

import type { TopicModule } from '../kit/template.ts'
import { lockLines, lockText, readLock, writeLock } from '../lock/lock-file.ts'
import { declare, type LockPlan, mend, planLock } from '../lock/lock-plan.ts'

const some = (ids: readonly string[]): string =>
  ids
    .slice(0, 8)
    .map((id) => `\n    ${id}`)
    .join('') + (ids.length > 8 ? `\n    … and ${ids.length - 8} more` : '')

/** Whether a name after `--retire` speaks of this topic. */
const speaksOf = ({ topic }: TopicModule, name: string): boolean =>
  name === topic.id || name.startsWith(`${topic.id}/`) || name.startsWith(`${topic.code}-`)

export type Flags = Readonly<{ retire: readonly string[] /** Whether new wording may be noted. */; reword: boolean }>

/** What the lock of a topic does about a plan, and says: it is written only where everything that changed was declared. */
export function outcomeOf(id: string, plan: LockPlan, reword: boolean): Readonly<{ write: boolean; says: string }> {
  const live = plan.entries.filter((e) => !e.retired).length
  if (plan.undeclared.length > 0) {
    const ids = plan.undeclared.map((u) => `${u.id}: ${u.reason}`)
    return { write: false, says: `${mend(id, ids)}${some(ids)}` }
  }
  if (plan.reworded.length > 0 && !reword)
    return { write: false, says: `${declare(id, plan.reworded)}${some(plan.reworded)}` }
  const done = [`${plan.added.length} added`, `${plan.reworded.length} reworded`, `${plan.retired.length} retired`]
  return { write: true, says: `${id}: ${live} items; ${done.join(', ')}` }
}

/** Locks topics; 1 when something changed that was not declared. Such a topic is not written, the others are. */
export function lockTopics(modules: readonly TopicModule[], { retire, reword }: Flags): number {
  const lost = retire.filter((name) => !modules.some((m) => speaksOf(m, name)))
  if (lost.length > 0) throw new Error(`--retire ${lost.join(', ')}: no item of these topics`)
  // All are planned before any is written, so that a wrong name changes nothing.
  const plans = modules.map((m) => {
    const own = retire.filter((name) => speaksOf(m, name))
    return { id: m.topic.id, plan: planLock(m, readLock(m.topic.id), own) }
  })
  let refused = 0
  for (const { id, plan } of plans) {
    const { write, says } = outcomeOf(id, plan, reword)
    if (!write) {
      console.error(says)
      refused++
    } else if (lockLines(plan.entries) === lockText(id)) {
      console.log(`${id}: ${plan.entries.filter((e) => !e.retired).length} items, nothing to do`)
    } else {
      writeLock(id, plan.entries)
      console.log(says)
    }
  }
  return refused > 0 ? 1 : 0
}

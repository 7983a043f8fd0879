/** The command `lock`: brings the lock files up to date and says what it did. */

import { lockLines, lockText, readLock, writeLock } from './lock-file.ts'
import { planLock } from './lock-plan.ts'
import type { TopicModule } from './template.ts'

const some = (ids: readonly string[]): string =>
  ids
    .slice(0, 8)
    .map((id) => `\n    ${id}`)
    .join('') + (ids.length > 8 ? `\n    … and ${ids.length - 8} more` : '')

/** How an undeclared change is mended; the tests say the same. */
export const mend = (topicId: string, ids: readonly string[]): string =>
  `${ids.length} item${ids.length === 1 ? '' : 's'} of ${topicId} no longer match the lock. Undo the change, or retire them:` +
  ` npm run bank -- lock ${topicId} --retire <item, frame, template or ${topicId}>`

/** Locks one topic; 1 when something changed that was not declared (then nothing is written). */
export function lockTopic(module: TopicModule, retire: readonly string[]): number {
  const id = module.topic.id
  const old = readLock(id)
  const mine = retire.filter(
    (name) => name === id || name.startsWith(`${id}/`) || name.startsWith(`${module.topic.code}-`),
  )
  const plan = planLock(module, old, mine)
  if (plan.undeclared.length > 0) {
    const ids = plan.undeclared.map((u) => `${u.id}: ${u.reason}`)
    console.error(`${mend(id, ids)}${some(ids)}`)
    return 1
  }
  const live = plan.entries.filter((e) => !e.retired).length
  if (lockLines(plan.entries) === lockText(id)) {
    console.log(`${id}: ${live} items, nothing to do`)
    return 0
  }
  writeLock(id, plan.entries)
  console.log(
    `${id}: ${live} items; ${plan.added.length} added, ${plan.reworded.length} reworded, ${plan.retired.length} retired`,
  )
  return 0
}

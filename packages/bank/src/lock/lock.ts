/** A topic as it is served: every item that its lock lists, with its display id, its topic and its place. */

import { createHash } from 'node:crypto'
import type { DrawnItem } from '../draw/drawn.ts'
import type { TopicModule } from '../kit/template.ts'
import { lockText, readLock } from './lock-file.ts'
import { itemOf, originId, sourcesOf } from './locked-item.ts'

export type BankItem = DrawnItem &
  Readonly<{
    /** The topic's name. */ topic: string
    display_id: string
    /** Order within the passage, or within the topic where there is none. */ position: number
  }>

/**
 * The live items of one topic, built from its lock. An item that is no longer what the lock says is left out: nobody may
 * get another question under a known id. The tests name it, and the command that mends it.
 */
function buildLocked(module: TopicModule): readonly BankItem[] {
  const sources = sourcesOf(module)
  const out: BankItem[] = []
  for (const entry of readLock(module.topic.id)) {
    if (entry.retired) continue
    const item = itemOf(sources, entry)
    if ('rejected' in item || item.semantic_hash !== entry.hash) continue
    const place = item.passage_id === null ? undefined : sources.written.get(originId(entry))?.position
    out.push({ ...item, topic: module.topic.name, display_id: entry.display, position: place ?? out.length })
  }
  return out
}

const built = new WeakMap<TopicModule, readonly BankItem[]>()

/** The live items of one topic; built once. */
export function lockedItems(module: TopicModule): readonly BankItem[] {
  const items = built.get(module) ?? buildLocked(module)
  built.set(module, items)
  return items
}

/**
 * Changes whenever anything of the topic that is loaded changes. Builds no item: the lock carries the hashes of all drawn wording,
 * and the rest (taxonomy, written questions, passages, difficulties) is plain data.
 */
export function topicHash(module: TopicModule): string {
  // Modules list their exports in one order or another.
  const inOrder = Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(inOrder)).update(lockText(module.topic.id)).digest('hex')
}

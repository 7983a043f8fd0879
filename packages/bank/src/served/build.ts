/** A topic as plain data: what the server needs of it at rest, and the items it loads once. */

import { createHash } from 'node:crypto'
import { passageLines } from '../draw/written.ts'
import type { TopicModule } from '../kit/template.ts'
import type { Misconception, Topic } from '../kit/types.ts'
import { type BankItem, lockedItems, topicHash } from '../lock/lock.ts'
import type { TopicFolder } from '../topic-order.ts'
import { plainSkill } from './plain-lesson.ts'
import { spokenOf } from './spoken.ts'

export type ServedPassage = Readonly<{
  id: string
  kind: string
  title: string
  description: string
  lines: ReturnType<typeof passageLines>
}>

export type ServedTopic = Readonly<{
  topic: Topic
  misconceptions: readonly Misconception[]
  passages: readonly ServedPassage[]
}>

export type { BankItem }

export type BuiltTopic = Readonly<{
  /** Changes whenever anything of it that is loaded changes. */ hash: string
  served: ServedTopic
}>

export type WholeTopic = Readonly<{
  built: BuiltTopic
  items: readonly BankItem[]
  /** The words of each formula. */
  spoken: Readonly<Record<string, string>>
}>

export function buildTopic(module: TopicModule): WholeTopic {
  const { topic, misconceptions, passages } = module
  const served: ServedTopic = {
    topic: {
      ...topic,
      subjects: topic.subjects.map((s) => ({ ...s, skills: s.skills.map(plainSkill) })),
    },
    misconceptions,
    passages: passages.map((p) => ({
      id: p.id,
      kind: p.kind,
      title: p.title,
      description: p.description,
      lines: passageLines(p),
    })),
  }
  const items = lockedItems(module)
  // What is drawn from the same sources and lock may still change with the machinery: an item that it no longer draws is left out.
  const hash = createHash('sha256').update(topicHash(module))
  for (const { id, semantic_hash, text_hash } of items) hash.update(`${id} ${semantic_hash} ${text_hash}\n`)
  const shown = items.map((item) => [item.public, item.secret])
  return { built: { hash: hash.digest('hex'), served }, items, spoken: spokenOf(served, shown) }
}

/** One topic alone: the sources of the others are not read. */
export const topicModule = (folder: TopicFolder): Promise<TopicModule> => import(`../topics/${folder}/index.ts`)

/** The bank as plain data: what the server needs of it at rest, and the items it loads once. */

import { passageLines } from '../draw/written.ts'
import type { Misconception, Topic } from '../kit/types.ts'
import { type BankItem, bankHash, bankItems } from '../lock/lock.ts'
import { topics } from '../registry.ts'
import { plainSkill } from './plain-lesson.ts'

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

export type ServedBank = Readonly<{
  /** Changes whenever anything that is loaded changes. */ hash: string
  topics: readonly ServedTopic[]
}>

export type { BankItem }

export function buildBank(): Readonly<{ bank: ServedBank; items: readonly BankItem[] }> {
  const served = topics.map(
    ({ topic, misconceptions, passages }): ServedTopic => ({
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
    }),
  )
  return { bank: { hash: bankHash(), topics: served }, items: bankItems() }
}

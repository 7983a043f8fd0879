/** The bank as it is served: every item with its display id, its topic and its place. */

import { drawAll } from './bank.ts'
import { type DrawnItem, sha } from './drawn.ts'
import { topics } from './registry.ts'

export type BankItem = DrawnItem & Readonly<{ topic: string; display_id: string; position: number }>

let drawn: readonly BankItem[] | null = null

export function bankItems(): readonly BankItem[] {
  drawn ??= topics.flatMap((module) =>
    drawAll(module).map((item, i) => ({
      ...item,
      topic: module.topic.name,
      display_id: `${module.topic.code}-${String(i + 1).padStart(4, '0')}`,
      position: i,
    })),
  )
  return drawn
}

/** Changes whenever anything that is loaded changes. */
export const bankHash = (): string => sha(bankItems().map((i) => [i.id, i.display_id, i.text_hash]))

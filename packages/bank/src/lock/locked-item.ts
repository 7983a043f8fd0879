/** Building an item again from its line in the lock. */

import { sentencesOf } from '../draw/all.ts'
import type { DrawnItem, Sentences } from '../draw/drawn.ts'
import { buildItem, type Rejected } from '../draw/item.ts'
import { writtenItem } from '../draw/written.ts'
import type { TopicModule } from '../kit/template.ts'
import type { Frame, Passage, Template, WrittenItem } from '../kit/types.ts'
import type { LockEntry } from './lock-file.ts'

/** A topic's templates and questions, found by id. */
export type Sources = Readonly<{
  frames: ReadonlyMap<string, Readonly<{ t: Template; frame: Frame<unknown> }>>
  written: ReadonlyMap<string, Readonly<{ w: WrittenItem; passage?: Passage; position: number }>>
  sentences: Sentences
}>

export function sourcesOf(module: TopicModule): Sources {
  return {
    sentences: sentencesOf(module),
    frames: new Map(
      module.templates.flatMap((t) => t.frames.map((frame) => [`${t.id}/${frame.id}`, { t, frame }] as const)),
    ),
    written: new Map([
      ...module.written.map((w, position) => [w.id, { w, position }] as const),
      ...module.passages.flatMap((passage) =>
        passage.questions.map((w, position) => [w.id, { w, passage, position }] as const),
      ),
    ]),
  }
}

/** The frame `<template>/<frame>` or written question that an item comes from. */
export const originId = (entry: Pick<LockEntry, 'id' | 'seed'>): string =>
  entry.seed === undefined ? entry.id.replace(/@\d+$/, '') : entry.id.replace(/\/\d+$/, '')

/** The item as its template or text gives it now; a reason where they give none any more. */
export function itemOf(sources: Sources, entry: LockEntry): DrawnItem | Rejected {
  const from = originId(entry)
  if (entry.seed === undefined) {
    const found = sources.written.get(from)
    return found
      ? { ...writtenItem(found.w, sources.sentences, found.passage), id: entry.id }
      : { rejected: 'its question is gone' }
  }
  const found = sources.frames.get(from)
  if (!found) return { rejected: 'its template or frame is gone' }
  return buildItem(found.t, found.frame, entry.params, entry.seed, entry.id, sources.sentences)
}

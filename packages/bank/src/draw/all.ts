/** Draws whole topics. */

import type { SubjectModule, TopicModule } from '../kit/template.ts'
import type { DrawnItem, Sentences } from './drawn.ts'
import { drawTemplate } from './item.ts'
import { writtenItem } from './written.ts'

type Source = Pick<TopicModule, 'misconceptions'> & Partial<Pick<SubjectModule, 'templates' | 'written' | 'passages'>>

export const sentencesOf = (source: Pick<TopicModule, 'misconceptions'>): Sentences =>
  new Map(source.misconceptions.map((m) => [m.id, m]))

/** All items of a topic or subject, in a fixed order. */
export function drawAll(source: Source): DrawnItem[] {
  const sentences = sentencesOf(source)
  return [
    ...(source.templates ?? []).flatMap((t) => drawTemplate(t, sentences)),
    ...(source.written ?? []).map((w) => writtenItem(w, sentences)),
    ...(source.passages ?? []).flatMap((p) => p.questions.map((w) => writtenItem(w, sentences, p))),
  ]
}

/** Draws whole topics. */

import type { SubjectModule, TopicModule } from '../kit/template.ts'
import type { DrawnItem, Sentences } from './drawn.ts'
import { drawTemplate } from './item.ts'
import { writtenItem } from './written.ts'

type Source = Pick<TopicModule, 'misconceptions'> & Partial<Pick<SubjectModule, 'templates' | 'written' | 'passages'>>

/** Asked for each item of a topic by itself: made once. */
const made = new WeakMap<TopicModule['misconceptions'], Sentences>()

export function sentencesOf({ misconceptions }: Pick<TopicModule, 'misconceptions'>): Sentences {
  const sentences = made.get(misconceptions) ?? new Map(misconceptions.map((m) => [m.id, m]))
  made.set(misconceptions, sentences)
  return sentences
}

/** All items of a topic or subject, in a fixed order. */
export function drawAll(source: Source): DrawnItem[] {
  const sentences = sentencesOf(source)
  const asked = new Map<string, Set<string>>()
  const askedIn = (skill: string) => asked.set(skill, asked.get(skill) ?? new Set()).get(skill)
  return [
    ...(source.templates ?? []).flatMap((t) => drawTemplate(t, sentences, askedIn(t.skill))),
    ...(source.written ?? []).map((w) => writtenItem(w, sentences)),
    ...(source.passages ?? []).flatMap((p) => p.questions.map((w) => writtenItem(w, sentences, p))),
  ]
}

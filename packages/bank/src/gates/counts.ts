/** What is counted of a topic's content: promised in `expectations.ts`, printed by `npm run bank`. */

import { withoutTags } from '@fourfold/base'
import { withoutFigures } from '../kit/tex.ts'
import type { Html, WrittenItem } from '../kit/types.ts'
import type { Drawn } from './gate.ts'
import { originOf } from './per-item.ts'

const part = (n: number, whole: number): number => n / Math.max(1, whole)

/** From here on, in logits, an item is at home late in the second module. */
const LATE = 1

export const lateItems = ({ items }: Drawn): number => items.filter((i) => i.b >= LATE).length

export const highShare = ({ items }: Drawn): number =>
  part(items.filter((i) => i.difficulty === 'High').length, items.length)

/** Of the items: those whose frame tells of a situation. */
export const contextShare = (d: Drawn): number =>
  part(d.items.filter((i) => originOf(i, d)?.frame.kind === 'words').length, d.items.length)

/** The skill with the fewest templates. */
export function leastTemplates({ module }: Drawn): Readonly<{ skill: string; templates: number }> {
  const skills = module.topic.subjects.flatMap((s) => s.skills)
  return skills
    .map(({ id }) => ({ skill: id, templates: module.templates.filter((t) => t.skill === id).length }))
    .reduce((least, one) => (one.templates < least.templates ? one : least), {
      skill: '',
      templates: Number.POSITIVE_INFINITY,
    })
}

export function subjectShare({ module, items }: Drawn, subject: string): number {
  const skills = module.topic.subjects.find((s) => s.id === subject)?.skills.map((k) => k.id) ?? []
  return part(items.filter((i) => skills.includes(i.skill)).length, items.length)
}

/** Questions that ask for what is not so. */
export const negativeQuestions = ({ module }: Drawn): number =>
  module.passages.flatMap((x) => x.questions).filter((q) => /\b(?:EXCEPT|NOT)\b/.test(q.stem)).length

export const pairedPassages = ({ module }: Drawn): number =>
  module.passages.filter((x) => x.paragraphs.includes('# Passage B')).length

export const illustratedPassages = ({ module }: Drawn): number => module.passages.filter((x) => x.figure).length

/** Texts with a source for verse, drama or fiction. */
export const literary = ({ text, stem }: Pick<WrittenItem, 'text' | 'stem'>): boolean =>
  /The following (?:text|poem)|[Qq]uotation from (?!someone|an interview)/.test(text + stem)

const wordsIn = (html: Html): number =>
  withoutTags(withoutFigures(html), ' ')
    .split(/\s+/)
    .filter((w) => /[\p{L}\p{N}]/u.test(w)).length

/** Half of the texts have so many words or more. */
export function medianWords(texts: readonly Html[]): number {
  const counts = texts.map(wordsIn).sort((a, b) => a - b)
  return counts[Math.floor(counts.length / 2)] ?? 0
}

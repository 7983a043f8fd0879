import type { Lesson } from '@fourfold/bank'
import { htmlText } from '@fourfold/contract'
import { lessonText } from './whole.ts'

/** Slower than a story: formulas are read and worked through. */
const WORDS_A_MINUTE = 130

const known = new Map<string, number>()

/** All texts in it, whatever they are called. */
const texts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(texts) : []

const words = (lesson: Lesson): number => {
  const { whole, ...rest } = lessonText('', lesson)
  const { figure: _, ...parts } = whole
  return texts([rest, parts]).reduce((n, text) => n + htmlText(text).split(/\s+/).filter(Boolean).length, 0)
}

/** How long a lesson takes; counted once, since it is the same for everybody. */
export function readingMinutes(id: string, lesson: Lesson): number {
  const minutes = known.get(id) ?? Math.max(2, Math.round(words(lesson) / WORDS_A_MINUTE))
  known.set(id, minutes)
  return minutes
}

/** Which questions of a skill its lessons show how to do. */

import { visible } from '../../draw/visible.ts'
import { isFull, lessonsOf } from '../../kit/lesson.ts'
import type { TopicModule } from '../../kit/template.ts'
import type { Skill } from '../../kit/types.ts'

/** Written questions are asked in many words: as many of them must be met. */
const LEAST_STEMS = 0.5

/** Typed questions of a template that is balanced by size are known under an id of their own, and asked the same. */
const base = (id: string): string => id.replace(/-typed$/, '')

const plain = (s: string): string => visible(s).toLowerCase().replace(/[’‘]/g, "'")

export type Coverage = Readonly<{
  /** Names in `covers` that are no template, or stand in no stem, of the skill. */ unknown: readonly string[]
  /** Templates that no example names. */ missing: readonly string[]
  /** Templates, or written questions, of the skill, and how many of them are covered. */ all: number
  covered: number
  /** Whether written questions are met by enough of the named words; true for templates. */ enough: boolean
}>

export function coverage(skill: Skill, module: TopicModule): Coverage {
  const names = lessonsOf(skill).flatMap(({ lesson }) =>
    isFull(lesson) ? lesson.examples.flatMap((e) => e.covers) : [],
  )
  const templates = [...new Set(module.templates.filter((t) => t.skill === skill.id).map((t) => base(t.id)))]
  const stems = [...module.written, ...module.passages.flatMap((p) => p.questions)]
    .filter((q) => q.skill === skill.id)
    .map((q) => plain(q.stem))
  const inStem = (name: string) => stems.some((stem) => stem.includes(plain(name)))
  const missing = templates.filter((id) => !names.includes(id))
  const met = stems.filter((stem) => names.some((name) => stem.includes(plain(name)))).length
  return {
    unknown: names.filter((name) => !templates.includes(name) && !inStem(name)),
    missing,
    all: templates.length + stems.length,
    covered: templates.length - missing.length + met,
    enough: stems.length === 0 || met >= LEAST_STEMS * stems.length,
  }
}

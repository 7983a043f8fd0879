/** Which questions of a skill its lessons show how to do. */

import { visible } from '../../draw/visible.ts'
import { isFull, lessonsOf } from '../../kit/lesson.ts'
import type { TopicModule } from '../../kit/template.ts'
import type { Skill } from '../../kit/types.ts'

/** Typed questions of a template that is balanced by size are known under an id of their own, and asked the same. */
const base = (id: string): string => id.replace(/-typed$/, '')

/** Whole words with a space around each: “tone” does not stand in “stone”. */
const spaced = (s: string): string =>
  ` ${visible(s)
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

export type Coverage = Readonly<{
  /** Names in `covers` that are no template, or stand in no stem, of the skill. */ unknown: readonly string[]
  /** Templates that no example names, and written questions in whose stems none of the named words stand. */
  missing: readonly string[]
  /** Templates, or written questions, of the skill. */ all: number
  /** How many of them an example shows. */ covered: number
}>

export function coverage(skill: Skill, module: TopicModule): Coverage {
  const names = lessonsOf(skill).flatMap(({ lesson }) =>
    isFull(lesson) ? lesson.examples.flatMap((e) => e.covers) : [],
  )
  const templates = [...new Set(module.templates.filter((t) => t.skill === skill.id).map((t) => base(t.id)))]
  const written = [...module.written, ...module.passages.flatMap((p) => p.questions)]
    .filter((q) => q.skill === skill.id)
    .map((q) => ({ id: q.id, stem: spaced(q.stem) }))
  const words = names.map(spaced)
  const missing = [
    ...templates.filter((id) => !names.includes(id)),
    ...written.filter(({ stem }) => !words.some((w) => stem.includes(w))).map(({ id }) => id),
  ]
  const all = templates.length + written.length
  return {
    unknown: names.filter((name, i) => !templates.includes(name) && !written.some((q) => q.stem.includes(words[i]!))),
    missing,
    all,
    covered: all - missing.length,
  }
}

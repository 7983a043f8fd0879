/** Which questions of a skill its lessons show how to do. */

import { visible } from '../../draw/visible.ts'
import { lessonsOf, namedIn } from '../../kit/lesson.ts'
import { askedLike } from '../../kit/mend.ts'
import type { TopicModule } from '../../kit/template.ts'
import type { Skill } from '../../kit/types.ts'

/** Whole words with a space around each: “tone” does not stand in “stone”. */
const spaced = (s: string): string =>
  ` ${visible(s)
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `

export type Coverage = Readonly<{
  /** Names in `covers` that are no template, stand in no stem, and are no mistake where only mistakes tell apart. */ unknown: readonly string[]
  /** Templates that no example names, and written questions that none covers. */
  missing: readonly string[]
  /** Templates, or written questions, of the skill. */ all: number
  /** How many of them an example shows. */ covered: number
}>

type Asked = Readonly<{ id: string; stem: string; mistakes: readonly string[] }>

/**
 * Written questions are told apart by the words of their stems. Where all of them are asked in one sentence, it says
 * nothing: there an example covers the mistakes that it rules out, and a question is covered if all of its mistakes are.
 */
function askedAlike(questions: readonly Asked[]): boolean {
  return questions.length > 1 && new Set(questions.map((q) => q.stem)).size === 1
}

export function coverage(skill: Skill, module: TopicModule): Coverage {
  const names = lessonsOf(skill).flatMap(({ lesson }) => lesson.examples.flatMap(namedIn))
  const templates = [...new Set(module.templates.filter((t) => t.skill === skill.id).map((t) => askedLike(t.id)))]
  const written = [...module.written, ...module.passages.flatMap((p) => p.questions)]
    .filter((q) => q.skill === skill.id)
    .map((q) => ({ id: q.id, stem: spaced(q.stem), mistakes: q.wrong.flatMap((w) => w.misconception ?? []) }))
  const alike = askedAlike(written)
  const shows = (name: string, q: Asked) => (alike ? q.mistakes.includes(name) : q.stem.includes(spaced(name)))
  const covers = (q: Asked) =>
    alike ? q.mistakes.every((m) => names.includes(m)) : names.some((name) => q.stem.includes(spaced(name)))
  const missing = [
    ...templates.filter((id) => !names.includes(id)),
    ...written.filter((q) => !covers(q)).map(({ id }) => id),
  ]
  const all = templates.length + written.length
  return {
    unknown: names.filter((name) => !templates.includes(name) && !written.some((q) => shows(name, q))),
    missing,
    all,
    covered: all - missing.length,
  }
}

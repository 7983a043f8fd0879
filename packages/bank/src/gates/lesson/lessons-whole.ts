/** A full lesson teaches every kind of question of its skill, is right, and can be read in six minutes. */

import { visible } from '../../draw/visible.ts'
import { type FullLesson, htmlOfLesson, isFull, lessonsOf } from '../../kit/lesson.ts'
import type { Html, Skill } from '../../kit/types.ts'
import { figureProblems } from '../figures-legible.ts'
import type { Drawn, Gate } from '../gate.ts'
import { texOf } from '../reading/html.ts'
import { figuresIn } from '../reading/svg.ts'
import { uglyForms } from '../reading/ugly.ts'
import { coverage } from './covered.ts'
import { exampleProblems, tryItProblems } from './example-holds.ts'
import { MOST_MINUTES, readingMinutes } from './reading-time.ts'

const MOST_WORDS_OF_A_MEANING = 20
const LEAST_MENDS = 3

/** Forms that a question never has, and a lesson may have to show: that $x^0$ is 1, that $x$ means $1x$. */
const TAUGHT = /^(?:exponent|coefficient|denominator|negative denominator)/

const saysWhatItShows = (figure: Html): boolean =>
  /<svg\b[^>]*role="img"[^>]*aria-label="[^"]{15,}"/.test(figure) ||
  /<table>\s*<caption>/.test(figure) ||
  /<figure class="marked"/.test(figure)

function wordProblems({ words }: FullLesson): string[] {
  const long = words.filter((w) => visible(w.meaning).split(' ').length > MOST_WORDS_OF_A_MEANING)
  return [
    ...(words.length < 3 ? ['fewer than three words of the skill'] : []),
    ...(new Set(words.map((w) => w.word.toLowerCase())).size < words.length ? ['a word stands twice'] : []),
    ...long.map((w) => `the meaning of “${w.word}” has more than ${MOST_WORDS_OF_A_MEANING} words`),
  ]
}

/** The mistakes that questions of the skill know. */
const carriedBy = (skill: string, d: Drawn): ReadonlySet<string> =>
  new Set([
    ...d.items
      .filter((i) => i.skill === skill)
      .flatMap((i) =>
        [...Object.values(i.secret.options), ...i.secret.wrong_grid].flatMap((o) => o?.misconception ?? []),
      ),
    ...d.module.misconceptions.filter((m) => m.skills.includes(skill)).map((m) => m.id),
  ])

function mendProblems(lesson: FullLesson, carried: ReadonlySet<string>): string[] {
  const named = lesson.tryIt.steps.flatMap((s) => s.slips.flatMap((slip) => slip.misconception ?? []))
  const entries = Object.entries(lesson.mends)
  return [
    ...(entries.length < Math.min(LEAST_MENDS, carried.size) ? [`mends fewer than ${LEAST_MENDS} mistakes`] : []),
    ...[...entries.map(([id]) => id), ...named]
      .filter((id) => !carried.has(id))
      .map((id) => `${id} is no mistake of this skill`),
    ...entries
      .filter(([, [example, step]]) => !lesson.examples[example]?.steps[step])
      .map(([id, [example, step]]) => `${id} is mended by step ${step} of example ${example}, which does not exist`),
  ]
}

function problemsOf(lesson: FullLesson, carried: ReadonlySet<string>, solvable: boolean): string[] {
  const minutes = readingMinutes(lesson)
  const figures = [lesson.figure, ...lesson.examples.map((e) => e.asks), lesson.tryIt.asks].flatMap(figuresIn)
  return [
    ...wordProblems(lesson),
    ...exampleProblems(lesson, solvable),
    ...tryItProblems(lesson, solvable),
    ...mendProblems(lesson, carried),
    ...figures.flatMap(figureProblems),
    ...htmlOfLesson(lesson)
      .flatMap(texOf)
      .flatMap(uglyForms)
      .filter((m) => !TAUGHT.test(m)),
    ...(saysWhatItShows(lesson.figure) ? [] : ['the figure has no text alternative']),
    ...(minutes < MOST_MINUTES ? [] : [`takes ${minutes.toFixed(1)} minutes to read; ${MOST_MINUTES} is too long`]),
  ]
}

function coverageProblems(skill: Skill, d: Drawn): string[] {
  const { unknown, missing } = coverage(skill, d.module)
  return [
    ...unknown.map((name) => `covers “${name}”, which no question of the skill has`),
    ...missing.map((id) => `no example shows how to do ${id}`),
  ]
}

export const lessonsWhole: Gate = (d) =>
  d.module.topic.subjects
    .flatMap((s) => s.skills)
    .flatMap((skill) => {
      const full = lessonsOf(skill).flatMap(({ id, lesson }) => (isFull(lesson) ? [{ id, lesson }] : []))
      if (full.length === 0) return []
      const carried = carriedBy(skill.id, d)
      // Reading is not worked out: only topics with templates have answers that can be checked.
      const solvable = d.module.templates.length > 0
      const strange = (skill.chapters ?? []).filter((c) => !c.id.startsWith(`${skill.id}-`))
      return [
        ...full.flatMap(({ id, lesson }) => problemsOf(lesson, carried, solvable).map((message) => ({ id, message }))),
        ...(isFull(skill.lesson) ? coverageProblems(skill, d).map((message) => ({ id: skill.id, message })) : []),
        ...strange.map(({ id }) => ({ id, message: `the id of a chapter starts with ${skill.id}-` })),
      ].map(({ id, message }) => ({ gate: 'lesson', item: id, message }))
    })

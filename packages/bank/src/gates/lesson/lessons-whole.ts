/** A lesson teaches every kind of question of its skill, mends every mistake, is right, leaves out no line, and can be read in six minutes. */

import { texOf } from '../../draw/split-tex.ts'
import { visible } from '../../draw/visible.ts'
import { htmlOfLesson, type Lesson, lessonsOf } from '../../kit/lesson.ts'
import type { Html, Skill } from '../../kit/types.ts'
import { MOST_MINUTES, readingMinutes, spokenMinutes } from '../../served/reading-time.ts'
import { figureProblems } from '../figures-legible.ts'
import type { Drawn, Gate } from '../gate.ts'
import { figuresIn } from '../reading/svg.ts'
import { uglyForms } from '../reading/ugly.ts'
import { notShown } from './about-work.ts'
import { coverage } from './covered.ts'
import { exampleProblems, tryItProblems } from './example-holds.ts'
import { carriedBy, mendProblems, unmended } from './mended.ts'
import { leapsInLesson } from './no-leaps-in-lesson.ts'
import { kindsOfTheirOwn } from './own-kinds.ts'
import { otherQuestion } from './same-question.ts'

const MOST_WORDS_OF_A_MEANING = 20

/** Forms that a question never has, and a lesson may have to show: that $x^0$ is 1, that $x$ means $1x$. */
const TAUGHT = /^(?:exponent|coefficient|denominator|negative denominator)/

const saysWhatItShows = (figure: Html): boolean =>
  /<svg\b[^>]*role="img"[^>]*aria-label="[^"]{15,}"/.test(figure) ||
  /<table>\s*<caption>/.test(figure) ||
  /<figure class="marked"/.test(figure)

function wordProblems({ words }: Lesson): string[] {
  const long = words.filter((w) => visible(w.meaning).split(' ').length > MOST_WORDS_OF_A_MEANING)
  return [
    ...(words.length < 3 ? ['fewer than three words of the skill'] : []),
    ...(new Set(words.map((w) => w.word.toLowerCase())).size < words.length ? ['a word stands twice'] : []),
    ...long.map((w) => `the meaning of “${w.word}” has more than ${MOST_WORDS_OF_A_MEANING} words`),
  ]
}

const tooLong = (how: string, minutes: number): string[] =>
  minutes < MOST_MINUTES ? [] : [`takes ${minutes.toFixed(1)} minutes ${how}; ${MOST_MINUTES} is too long`]

function problemsOf(lesson: Lesson, carried: ReadonlySet<string>, solvable: boolean): string[] {
  const figures = [lesson.figure, ...lesson.examples.map((e) => e.asks), lesson.tryIt.asks].flatMap(figuresIn)
  return [
    ...wordProblems(lesson),
    ...exampleProblems(lesson, solvable),
    ...kindsOfTheirOwn(lesson),
    ...tryItProblems(lesson, solvable),
    ...otherQuestion(lesson),
    ...leapsInLesson(lesson),
    ...mendProblems(lesson, carried),
    ...figures.flatMap(figureProblems),
    ...htmlOfLesson(lesson)
      .flatMap(texOf)
      .flatMap(uglyForms)
      .filter((m) => !TAUGHT.test(m)),
    ...(saysWhatItShows(lesson.figure) ? [] : ['the figure has no text alternative']),
    ...tooLong('to read', readingMinutes(lesson)),
    ...tooLong('to be read aloud', spokenMinutes(lesson)),
  ]
}

function coverageProblems(skill: Skill, d: Drawn): string[] {
  const { unknown, missing } = coverage(skill, d.module)
  return [
    ...unknown.map((name) => `covers “${name}”, which no question of the skill has`),
    ...missing.map((id) => `no example shows how to do ${id}`),
    ...notShown(skill, d.module),
  ]
}

export const lessonsWhole: Gate = (d) =>
  d.module.topic.subjects
    .flatMap((s) => s.skills)
    .flatMap((skill) => {
      const carried = carriedBy(skill.id, d)
      // Reading is not worked out: only topics with templates have answers that can be checked.
      const solvable = d.module.templates.length > 0
      const strange = (skill.chapters ?? []).filter((c) => !c.id.startsWith(`${skill.id}-`))
      return [
        ...lessonsOf(skill).flatMap(({ id, lesson }) =>
          problemsOf(lesson, carried, solvable).map((message) => ({ id, message })),
        ),
        ...coverageProblems(skill, d).map((message) => ({ id: skill.id, message })),
        ...unmended(skill, d).map((id) => ({ id: skill.id, message: `no step of its lessons mends ${id}` })),
        ...strange.map(({ id }) => ({ id, message: `the id of a chapter starts with ${skill.id}-` })),
      ].map(({ id, message }) => ({ gate: 'lesson', item: id, message }))
    })

/** What must hold of the worked examples of a lesson, and of the one that the student does. */

import { type Lesson, likeOf, type TryIt, type TryStep, type WorkedExample } from '../../kit/lesson.ts'
import { showsNumber } from '../reading/shows-number.ts'

const ORDER: readonly WorkedExample['level'][] = ['Start', 'Next', 'Exam level']

/** The last steps say the answer: in its own writing, or at least its number. */
const reaches = (said: string, answer: WorkedExample['answer']): boolean =>
  said.includes(answer.html.replace(/\.$/, '')) || (answer.number !== undefined && showsNumber(said, answer.number))

const agrees = (x: WorkedExample | TryIt, solvable: boolean): string[] => {
  if (!x.check) return solvable ? ['has no check: work the answer out on another road'] : []
  const found = x.check()
  return found.key === x.answer.key ? [] : [`says ${x.answer.html}, its check finds ${found.html}`]
}

export function exampleProblems({ examples }: Lesson, solvable: boolean): string[] {
  const levels = examples.map((e) => ORDER.indexOf(e.level))
  const out = examples.flatMap((e, i) => {
    const own = agrees(e, solvable)
    if (!reaches(e.steps.map((s) => s.do).join(' '), e.answer)) own.push(`its steps never reach ${e.answer.html}`)
    if (e.steps.some((s) => s.why.trim() === '')) own.push('a step does not say why')
    if (e.level === 'Exam level' && e.steps.length < 3) own.push('an exam question takes three steps or more')
    if (e.covers.length === 0) own.push('names no questions of the skill in covers')
    return own.map((m) => `example ${i + 1}: ${m}`)
  })
  if (examples.length > 4) out.push('more than four examples: make a chapter of the rest')
  if (levels.some((l, i) => i > 0 && l < (levels[i - 1] ?? 0)) || examples[0].level !== 'Start')
    out.push('examples go from Start over Next to Exam level')
  if (examples.at(-1)?.level !== 'Exam level') out.push('the last example is at exam level')
  return out
}

function stepProblems(step: TryStep): string[] {
  const out: string[] = step.slips.length === 0 ? [`knows no typical slip where it asks “${step.ask}”`] : []
  if ('typed' in step.answer) {
    const { typed } = step.answer
    if (!typed.number) out.push(`only a number can be typed: let ${typed.html} be chosen`)
    const keys = step.slips.map((s) => ('typed' in s ? s.typed.key : null))
    if (keys.includes(null)) out.push('a slip names a choice where a number is typed')
    if (keys.includes(typed.key)) out.push(`a slip is the right answer ${typed.html}`)
    if (new Set(keys).size < keys.length) out.push('two slips are the same answer')
    if (step.slips.some((s) => 'typed' in s && !s.typed.number)) out.push('a slip that is typed must be a number')
  } else {
    const { choose } = step.answer
    const places = step.slips.map((s) => ('choice' in s ? s.choice : -1))
    if (places.includes(0)) out.push('a slip is the right answer, the first of the choices')
    if (places.some((p) => p < 0 || p >= choose.length)) out.push('a slip names a choice that does not exist')
    if (new Set(places).size < places.length) out.push('two slips are the same answer')
    if (new Set(choose.map((c) => c.replace(/\s/g, ''))).size < choose.length) out.push('two choices are the same')
  }
  return out
}

/** Steps of the try-it that lead back to no step of the second example, or name the one that is meant anyway. */
function likeProblems({ examples, tryIt }: Lesson): string[] {
  const steps = examples[1].steps.length
  return tryIt.steps.flatMap((step, i) => [
    ...(examples[1].steps[likeOf(step, i)] ? [] : [`step ${i + 1} is like none of the ${steps} steps of example 2`]),
    ...(step.like === i ? [`step ${i + 1}: like: ${i} is meant anyway`] : []),
  ])
}

export function tryItProblems(lesson: Lesson, solvable: boolean): string[] {
  const { examples, tryIt } = lesson
  const out = [...agrees(tryIt, solvable), ...tryIt.steps.flatMap(stepProblems), ...likeProblems(lesson)]
  const last = tryIt.steps.at(-1) as TryStep
  const ends =
    'typed' in last.answer
      ? last.answer.typed.key === tryIt.answer.key
      : reaches(`${last.answer.choose[0]} ${last.done}`, tryIt.answer)
  if (!ends) out.push(`the last step does not end at ${tryIt.answer.html}`)
  if (examples.some((e) => e.asks === tryIt.asks)) out.push('asks what an example has shown already')
  return out.map((m) => `try it: ${m}`)
}

/** How long a lesson takes to read, and to be read aloud. */

import { splitTex } from '../draw/split-tex.ts'
import { visible } from '../draw/visible.ts'
import { htmlOfLesson, type Lesson, type TryStep } from '../kit/lesson.ts'
import { figuresIn, withoutFigures } from '../kit/tex.ts'
import type { Html } from '../kit/types.ts'
import { texInWords } from './tex-in-words.ts'

/** A careful reader of a school text; a formula is looked at for as long as five words, a figure for as long as twenty. */
const WORDS_PER_MINUTE = 200
const [FORMULA, FIGURE] = [5, 20]

export const MOST_MINUTES = 6

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What a piece of HTML costs, with a formula and a figure each at its own price. */
function words(html: Html, formula: (tex: string) => number, figure: (svg: string) => number): number {
  return splitTex(html).reduce((sum, part) => {
    if (part.kind === 'tex') return sum + formula(part.text)
    const figures = figuresIn(part.text).reduce((n, svg) => n + figure(svg), 0)
    return sum + figures + wordsIn(visible(withoutFigures(part.text)))
  }, 0)
}

const minutes = (pieces: readonly Html[], ...prices: readonly [(tex: string) => number, (svg: string) => number]) =>
  pieces.reduce((n, html) => n + words(html, ...prices), 0) / WORDS_PER_MINUTE

/** Minutes for everything that the lesson has to say: the names of its words, and its answers to slips too. */
export const readingMinutes = (lesson: Lesson): number =>
  minutes(
    [...htmlOfLesson(lesson), ...lesson.words.map((w) => w.word)],
    () => FORMULA,
    () => FIGURE,
  )

/** A step of the try-it before it is answered. */
const asked = ({ ask, answer }: TryStep): Html[] => [ask, ...('choose' in answer ? answer.choose : [])]

/** All that stands on the page, every step and every “Why?” open, before the student answers anything. */
const onPage = (l: Lesson): Html[] => [
  l.idea,
  l.figure,
  ...l.words.flatMap((w) => [w.word, w.meaning]),
  ...[l.rule, l.use, l.avoid],
  ...l.examples.flatMap((e) => [e.asks, ...e.steps.flatMap((s) => [s.do, s.why])]),
  l.tryIt.asks,
  ...l.tryIt.steps.flatMap(asked),
  ...[l.trap, l.check],
]

const textAlternative = (svg: string): string => svg.match(/aria-label="([^"]*)"/)?.[1] ?? ''

/** Minutes of speech: formulas in words, figures by their text alternatives. */
export const spokenMinutes = (lesson: Lesson): number =>
  minutes(
    onPage(lesson),
    (tex) => wordsIn(texInWords(tex)),
    (svg) => wordsIn(textAlternative(svg)),
  )

/** How long a lesson takes to read. */

import { visible } from '../../draw/visible.ts'
import { htmlOfLesson, type Lesson } from '../../kit/lesson.ts'
import { figuresIn, withoutFigures } from '../../kit/tex.ts'
import { splitTex } from '../reading/html.ts'

/** A careful reader of a school text; a formula is looked at for as long as five words, a figure for as long as twenty. */
const WORDS_PER_MINUTE = 200
const [FORMULA, FIGURE] = [5, 20]

export const MOST_MINUTES = 6

/** Minutes for everything that stands on the page at once; answers to slips are read by those who make them. */
export function readingMinutes(lesson: Lesson): number {
  let words = 0
  for (const html of htmlOfLesson(lesson))
    for (const part of splitTex(html)) {
      if (part.kind === 'tex') words += FORMULA
      else {
        const text = visible(withoutFigures(part.text))
        words += FIGURE * figuresIn(part.text).length + text.split(' ').filter(Boolean).length
      }
    }
  return words / WORDS_PER_MINUTE
}

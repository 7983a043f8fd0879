/**
 * Whoever reads the name of a mistake and the line of a wrong option finds the option. Two wrong options with the same
 * name are told apart by their lines alone: these begin differently, and where the options are a word or two, each line
 * has a word that only its own option has.
 */

import type { WrittenOption } from '../../kit/types.ts'
import { perQuestion, reading, wordsIn } from './question.ts'

const SHORT = 2

const firstSentence = (why: string): string => reading(why).split(/(?<=[.?!])\s/)[0] ?? ''

/** Beginnings of words, so that endings do not matter. */
const stems = (html: string): string[] =>
  wordsIn(reading(html).toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 4))

/** Words that stand in any line, so that only quotation marks tell that the option’s own is meant. */
const EVERYWHERE = new Set('is are was were be been has have had it its to he she her his so and but'.split(' '))

/** What a line names. */
const named = (why: string): string[] => [
  ...stems(why).filter((stem) => !EVERYWHERE.has(stem)),
  ...[...why.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => stems(quoted)),
]

function confused(option: WrittenOption, other: WrittenOption): boolean {
  if (wordsIn(option.html).length > SHORT) return false
  const own = stems(option.html).filter((stem) => !stems(other.html).includes(stem))
  return own.length > 0 && !own.some((stem) => named(option.why).includes(stem))
}

export const linesTellApart = perQuestion('line', ({ w }) =>
  w.wrong.flatMap((option, i) => {
    const namesakes = w.wrong.filter((o, j) => j !== i && o.misconception && o.misconception === option.misconception)
    return namesakes.flatMap((other) => [
      ...(firstSentence(option.why) === firstSentence(other.why) ? [`two lines begin alike: “${option.why}”`] : []),
      ...(confused(option, other)
        ? [`the line of “${option.html}” would also fit “${other.html}”: “${option.why}”`]
        : []),
    ])
  }),
)

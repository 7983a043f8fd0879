/** A clue stands below many questions: a number in it is of this question, or belongs to the rule itself. */

import { sentencesOf } from '../../draw/all.ts'
import { perDrawnItem } from '../per-item.ts'
import { readOf, wrongOf } from './options-of.ts'

/** As exponents and factors, as angles and as the whole: no numbers of any question. */
const CONSTANTS: ReadonlySet<string> = new Set(['0', '1', '2', '90', '100', '180', '360'])

/** Numbers that a rule, a formula or a unit has by itself, with the words around them. */
const OF_THE_RULE: readonly RegExp[] = [
  /\b4ac\b/g, // the discriminant
  /\b4py?\b|\bthe 4 in\b|\bfactor is (?:4 times|\$4p\$: divide it by 4)|\bfactor by 4 to get \$p\$/g, // the parabola
  /\b4 ?\\pi r|\\frac\{4\}\{3\} ?\\pi|\br\^3/g, // the sphere
  /√3|\\sqrt\{3\}|\broot of 3\b/g, // the special triangles
  /\b(?:12 inches|60 minutes|60 seconds|3,600 seconds)\b/g,
  /\bexponents? by 4\b.*|\bevery 4 steps\b.*/g, // the powers of i
  /\bfactor of 10\b|\b10\^n|\b10 \\cdot n\b/g, // the logarithmic scale, powers of ten
  /\bbetween 2 and 3\b/g, // e
  /\b1\.5 times the interquartile range\b/g,
  /\bthose of a cube 1, 3, 3, 1\b/g,
  /\b3 \\cdot k\b/g, // a volume, tripled instead of cubed
]

/** A number as it is read: 1,200 and 1{,}200 are one number. */
const numbersOf = (text: string): string[] =>
  text.replace(/(?<=\d)(?:,|\{,\})(?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? []

/** The numbers of a clue that no rule has by itself. */
const ownNumbers = (clue: string): string[] =>
  numbersOf(OF_THE_RULE.reduce((text, rule) => text.replace(rule, ' '), clue)).filter((n) => !CONSTANTS.has(n))

export const cluesNameOwnNumbers = perDrawnItem('clue', (item, origin, d) => {
  const known = sentencesOf(d.module)
  const read = new Set(numbersOf(readOf(item)))
  return wrongOf(item, origin).flatMap(({ found: { trap } }) => {
    const clue = known.get(trap.misconception)?.clue ?? ''
    const strange = ownNumbers(clue).filter((n) => !read.has(n))
    return strange.length > 0
      ? [`${trap.misconception} names ${strange.join(', ')}, which the question does not have: ${clue}`]
      : []
  })
})

import { visible } from '../../draw/visible.ts'
import type { Html } from '../../kit/types.ts'
import { perQuestion, reading, wordsIn } from './question.ts'

const FILLERS = new Set(['a', 'an', 'the', 'that', 'which', 'is', 'was', 'are', 'were', 'it', 'its', 'of', 'to'])

/** The words that carry an option, whatever their endings. */
const gist = (html: Html): string =>
  wordsIn(reading(html).toLowerCase())
    .map((x) => x.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((x) => !FILLERS.has(x))
    .map((x) => x.replace(/(?<=.{3})(?:ing|ed|es|s)$/, ''))
    .join(' ')

/**
 * No two options say the same. Where the question is about form (punctuation, endings), several options share their
 * words; so a pair counts only when it is the only one.
 */
export const optionsDiffer = perQuestion('options', ({ w }) => {
  const shown = [w.right, ...w.wrong.map((o) => o.html)]
  const letters = shown.map((h) => reading(h))
  if (new Set(letters).size < shown.length) return ['two options are the same to the letter']
  const gists = shown.map(gist)
  const pairs = gists.flatMap((g, i) =>
    gists.slice(i + 1).flatMap((h, j) => (g === h ? [[i, i + j + 1] as const] : [])),
  )
  const long = pairs.every(([i]) => wordsIn(shown[i] as string).length >= 4)
  return pairs.length === 1 && long
    ? [
        `two options say the same: “${visible(shown[pairs[0]![0]] as string)}” and “${visible(shown[pairs[0]![1]] as string)}”`,
      ]
    : []
})

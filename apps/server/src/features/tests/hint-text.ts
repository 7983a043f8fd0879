/** Hints made of what a question has for afterwards: never its last step, which gives the answer, nor the words of the key. */

import { quoteWithoutKey, TELLS_KEY, toldOfKey } from '@fourfold/base'
import { answerFinder } from './gives-answer.ts'
import { placeInText } from './place-in-text.ts'

export type HintSource = Readonly<{
  /** The question as it is shown, without its options. */ question: string
  explanation: string
  /** Of written questions: words of the text that support the key. */ evidence: readonly string[]
  /**
   * Where each of those words stand. On a passage, “lines 12–13”, and nothing for words of its figure; on a short text,
   * “the second sentence”.
   */
  places?: readonly (string | undefined)[] | undefined
  /** Of written questions: the right option. */ key: string
  /** For explanations without a plan: what the lesson of the skill says first. */ rule: string
}>

const PLAN = /^<p class="plan">([\s\S]*?)<\/p>|^<p><strong>Plan:<\/strong>\s*([\s\S]*?)<\/p>/
const STEPS = /<ol class="steps">([\s\S]*?)<\/ol>/

function planOf(explanation: string): string | null {
  const found = PLAN.exec(explanation)
  return found?.[1] ?? found?.[2] ?? null
}

const stepsOf = (explanation: string): string[] => {
  const body = STEPS.exec(explanation)?.[1]
  return body === undefined ? [] : body.split('</li>').flatMap((row) => row.replace(/^\s*<li>/, '').trim() || [])
}

/**
 * What may be shown of the evidence. Where the options are quotations and the evidence is the right one, or where it is no
 * more than a word or two, its place would give the key away as well.
 */
export const shownEvidence = (evidence: readonly string[], key: string): readonly string[] => {
  const quoted = /^\s*(?:<[^>]*>)*“/.test(key)
  const short = (words: string) => words.split(' ').length < 3
  return evidence.filter((words) => quoteWithoutKey(words, key) !== null || !(quoted || short(words)))
}

/** Of a short text, which has no lines: the sentences of all the words, or nothing. */
export function placesInText(content: string, evidence: readonly string[]): readonly string[] | undefined {
  const found = evidence.flatMap((words) => placeInText(content, words) ?? [])
  return found.length === evidence.length ? found : undefined
}

/** Words of a text inside quotation marks: its italics, which are marked by stars, and its own quotations. */
const quoted = (words: string): string =>
  `“${words
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')}”`

const MOST_PLACES = 2

/** Where to look, then the lines, then what they say: of two places, as in a comparison, both. */
function readingHints({ explanation, evidence, places, key }: HintSource): string[] {
  const found = evidence.slice(0, MOST_PLACES).map((words, i) => ({ words, place: places?.[i] }))
  const lines = [...new Set(found.flatMap(({ place }) => place ?? []))]
  const said = found.flatMap(({ words, place }) => {
    const left = quoteWithoutKey(words, key)
    return left === null ? [] : [{ quote: quoted(left), place }]
  })
  const saying = (place: string | undefined, i: number): string => {
    // “There” may be the word that is asked for.
    if (place && toldOfKey('there', key) === 0)
      return lines.length > 1 ? `In ${place} it says:` : i > 0 ? 'And there:' : 'There it says:'
    if (places && !place) return 'Look at this in the table or graph:'
    return i > 0 ? 'And at these:' : 'Look closely at these words:'
  }
  const reread = `Read ${lines.join(' and ')} again.`
  return [
    planOf(explanation) ?? 'Find the words of the text that the question is about, and read them again.',
    ...(lines.length > 0 && toldOfKey(reread, key) <= TELLS_KEY ? [reread] : []),
    ...said.map(({ quote, place }, i) => `${saying(place, i)} ${quote}`),
  ]
}

/** What may be told before an answer, one after the other: of steps all but the last, and none from the one that gives it. */
export function hintsFor(source: HintSource): readonly string[] {
  const steps = stepsOf(source.explanation)
  if (steps.length === 0) return readingHints(source)
  const given = steps.findIndex(answerFinder(source.explanation, source.question))
  const told = steps.slice(0, given < 0 ? -1 : Math.min(given, steps.length - 1))
  return [planOf(source.explanation) ?? source.rule, ...told].filter((hint) => hint !== '')
}

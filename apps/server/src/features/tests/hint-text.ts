/** Hints made of what a question has for afterwards: never its last step, which gives the answer, nor the words of the key. */

import { quoteWithoutKey } from '@fourfold/base'

export type HintSource = Readonly<{
  explanation: string
  /** Of written questions: words of the text that support the key. */ evidence: readonly string[]
  /** Of questions on a passage: where the first of those words stand, “lines 12–13”. */ lines?: string | undefined
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

/** Where to look, then the lines, then what they say. */
function readingHints({ explanation, evidence, lines, key }: HintSource): string[] {
  const [first, second] = evidence.map((words) => quoteWithoutKey(words, key))
  return [
    planOf(explanation) ?? 'Find the words of the text that the question is about, and read them again.',
    ...(lines ? [`Read ${lines} again.`] : []),
    ...(first ? [lines ? `There it says: “${first}”` : `Look closely at these words: “${first}”`] : []),
    ...(second && !lines ? [`And at these: “${second}”`] : []),
  ]
}

/** What may be told before an answer, one after the other. */
export function hintsFor(source: HintSource): readonly string[] {
  const steps = stepsOf(source.explanation)
  if (steps.length === 0) return readingHints(source)
  return [planOf(source.explanation) ?? source.rule, ...steps.slice(0, -1)].filter((hint) => hint !== '')
}

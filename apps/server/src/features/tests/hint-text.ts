/** Hints made of what a question has for afterwards: never its last step, which gives the answer. */

export type HintSource = Readonly<{
  explanation: string
  /** Of written questions: words of the text that support the key. */ evidence: readonly string[]
  /** Of questions on a passage: where the first of those words stand, “lines 12–13”. */ lines?: string | undefined
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

/** Where to look, then the lines, then what they say. */
function readingHints({ explanation, evidence, lines }: HintSource): string[] {
  const [first, second] = evidence
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

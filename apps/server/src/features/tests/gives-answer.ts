/** Whether a step of an explanation says already what is asked for: such a step is no hint. */

const ANSWER = /<p class="answer">The answer is (?:<strong>[A-D]<\/strong>, )?([\s\S]*?)\.?<\/p>/

/** How it is typeset, drawn or spaced makes no difference. */
const plain = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\\[,;!]|\\left|\\right|\{,\}|[\s$]/g, '')
    .replaceAll('\\dfrac', '\\frac')
    .replaceAll('\\%', '%')
    .replaceAll('−', '-')

/** A number, also with degrees, percent or a word for its unit. */
const NUMBER = /^\\?(-?\d+(?:\.\d+)?)(?:\^\\circ|\\?%|[a-z]+)?$/
const SHORTEST = 3

/** Finds steps that give the answer of this explanation; none where the question itself shows it, or where it is a letter or two. */
export function answerFinder(explanation: string, question: string): (step: string) => boolean {
  const answer = plain(ANSWER.exec(explanation)?.[1] ?? '')
  const asked = plain(question)
  const number = NUMBER.exec(answer)?.[1]
  if (number !== undefined) {
    const value = RegExp.escape(number)
    if (new RegExp(`(?<![\\d.])${value}(?!\\d)`).test(asked)) return () => false
    // A number is given where a calculation ends with it or it has its unit; elsewhere it may be a part of another.
    const withUnit = answer === number ? '' : `|(?<![\\d.])${RegExp.escape(answer)}`
    const result = new RegExp(`[=≈]${value}(?!\\d|\\.\\d|[a-z\\\\({^/])${withUnit}`)
    return (step) => result.test(plain(step))
  }
  return answer.length < SHORTEST || asked.includes(answer) ? () => false : (step) => plain(step).includes(answer)
}

/** The gates of passages and of what their questions say: italics, figures, kinds of wrong options, explanations. */

import { plain, quotedParts } from '../draw/written.ts'
import type { Html, Passage, WrittenItem } from '../kit/types.ts'
import { figureProblems } from './figure-gate.ts'
import type { Gate, Problem } from './gate.ts'
import { htmlProblems } from './html-check.ts'
import { figuresIn } from './svg.ts'
import { passageWords } from './written-gate.ts'

const perPassage =
  (gate: string, check: (p: Passage) => readonly string[]): Gate =>
  ({ module }) =>
    module.passages.flatMap((p) => check(p).map((message): Problem => ({ gate, item: p.id, message })))

/** A `*` that opens italics has one that closes them in the same paragraph; else it would be shown. */
export const italicsClose = perPassage('italics', (p) =>
  p.paragraphs
    .filter((x) => x.split('*').length % 2 === 0)
    .map((x) => `“${x.slice(0, 40)}…” opens italics that it does not close`),
)

const NAMES_FIGURE = /\b(?:figure|graph|chart|table|diagram)\b/i

const unsaid = (html: Html): string[] =>
  [...html.matchAll(/<svg\b[^>]*>/g)].some(([tag]) => !/aria-label="[^"]{15,}"/.test(tag))
    ? ['its figure has no text alternative (15 characters or more)']
    : []

/** A figure is well-formed and legible, has a text alternative, and at least one question is about it. */
export const passageFigures = perPassage('figure', ({ figure, questions }) => {
  if (!figure) return []
  const asked = questions.some((q) => NAMES_FIGURE.test(q.stem)) ? [] : ['no question asks about its figure']
  return [...htmlProblems(figure), ...unsaid(figure), ...figuresIn(figure).flatMap(figureProblems), ...asked]
})

const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} % of ${of} wrong options`

/** Over all passages: 25 % or more of the wrong options are half-right, 20 % or fewer are reversed or outside the text. */
export const kindsOfWrong: Gate = ({ module }) => {
  const kinds = module.passages.flatMap((p) => p.questions.flatMap((q) => q.wrong.map((o) => o.misconception ?? '')))
  const half = kinds.filter((k) => k.endsWith('-half-right')).length
  const far = kinds.filter((k) => /-(?:reversed|outside-the-text)$/.test(k)).length
  const problem = (message: string): Problem => ({ gate: 'kinds', item: '', message })
  return [
    ...(half < kinds.length / 4 ? [problem(`half-right: ${share(half, kinds.length)}, at least 25 %`)] : []),
    ...(far > kinds.length / 5
      ? [problem(`reversed and outside the text: ${share(far, kinds.length)}, at most 20 %`)]
      : []),
  ]
}

const perQuestion = (gate: string, check: (q: WrittenItem, p: Passage) => readonly string[]): Gate =>
  perPassage(gate, (p) => p.questions.flatMap((q) => check(q, p).map((message) => `${q.id}: ${message}`)))

/** A wrong option says why one is tempted and where the text says otherwise: 15 to 35 words. */
export const whyLengths = perQuestion('why', (q) =>
  q.wrong.flatMap((o) => {
    const n = o.why.split(/\s+/).length
    return n < 15 || n > 35 ? [`${n} words (15 to 35): “${o.why.slice(0, 60)}…”`] : []
  }),
)

const PLAN = /^<p class="plan">[^<]{20,}/

/** Quotations of four words or more, whatever the case of their first letter. */
const quotations = (html: Html): string[] =>
  [...html.matchAll(/“([^“”]+)”/g)]
    .flatMap(([, quote = '']) => quotedParts(quote.replace(/<[^>]+>/g, '')))
    .filter((part) => part.split(' ').length >= 4)

/** The first paragraph is the plan; quotations, here and in the reasons against options, stand in the passage. */
export const explanationsQuote = perQuestion('explanation', (q, p) => {
  const options = q.wrong.map((o) => o.html).join(' ')
  const text = plain(`${passageWords(p)} ${q.stem} ${options}`).toLowerCase()
  const wrong = [q.explanation, ...q.wrong.map((o) => o.why)]
    .flatMap(quotations)
    .filter((part) => !text.includes(part.toLowerCase()))
  return [
    ...(PLAN.test(q.explanation) ? [] : ['does not begin with a plan']),
    ...wrong.map((part) => `quotes “${part}”, which is not in the passage`),
  ]
})

export const passageGates: readonly Gate[] = [italicsClose, passageFigures, kindsOfWrong, whyLengths, explanationsQuote]

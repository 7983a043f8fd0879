/** The gates of passages themselves: italics that close, figures that are sound and asked about. */

import { figureProblems } from './figure-gate.ts'
import type { Gate, Problem } from './gate.ts'
import { htmlProblems } from './html-check.ts'
import { figuresIn } from './svg.ts'
import type { Html, Passage } from './types.ts'

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

export const passageGates: readonly Gate[] = [italicsClose, passageFigures]

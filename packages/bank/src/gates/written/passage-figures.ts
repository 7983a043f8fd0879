import type { Html } from '../../kit/types.ts'
import { figureProblems } from '../figures-legible.ts'
import { htmlProblems } from '../reading/html.ts'
import { figuresIn } from '../reading/svg.ts'
import { perPassage } from './per-passage.ts'

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

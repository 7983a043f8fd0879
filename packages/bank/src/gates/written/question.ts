/** Gates made of a check of written questions, and how their texts are read. */

import { unescapeHtml } from '@fourfold/base'
import { visible } from '../../draw/visible.ts'
import { plain } from '../../draw/written.ts'
import type { Html, Passage, WrittenItem } from '../../kit/types.ts'
import type { Gate, Problem } from '../gate.ts'

export type Question = Readonly<{ w: WrittenItem; passage?: Passage }>

export const questionsOf = (module: Parameters<Gate>[0]['module']): Question[] => [
  ...module.written.map((w) => ({ w })),
  ...module.passages.flatMap((passage) => passage.questions.map((w) => ({ w, passage }))),
]

export const perQuestion =
  (gate: string, check: (q: Question) => readonly string[]): Gate =>
  ({ module }) =>
    questionsOf(module).flatMap((q) =>
      check(q).map((message): Problem => ({ gate, item: q.w.id, message, stem: visible(q.w.stem).slice(0, 160) })),
    )

/** HTML as running words: inline tags leave no gap, others do. */
export const reading = (html: Html): string =>
  plain(unescapeHtml(visible(html.replace(/<\/?(?:i|em|b|strong|sup|sub|u)>/g, ''))))

export const wordsIn = (s: string): string[] => s.split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w))

/** What stands in a table or figure: its cells and labels, and the text alternative. */
const figureText = (html: Html): string =>
  reading(
    html.replace(/<svg\b[^>]*aria-label="([^"]*)"[^>]*>/g, '<p>$1</p>').replace(/<\/(?:t[dh]|caption|text)>/g, ' '),
  )

export const passageText = (p: Passage): string => plain(p.paragraphs.filter((x) => !x.startsWith('# ')).join(' '))

/** All that a reader of the passage can quote: its text and what stands in its figure. */
export const passageWords = (p: Passage): string => `${passageText(p)} ${figureText(p.figure ?? '')}`

/** The gate that compiles TeX. It stands apart because only tests and the command line have KaTeX. */

import katex from 'katex'
import type { Html } from '../kit/types.ts'
import { everyHtml } from './every-gate.ts'
import type { Gate } from './gate.ts'
import { splitTex, texOf } from './html-check.ts'
import { perItem } from './per-item.ts'

function texProblems(html: Html): string[] {
  let parts: string[]
  try {
    parts = texOf(html)
  } catch (error) {
    return [(error as Error).message]
  }
  return parts.flatMap((tex) => {
    try {
      katex.renderToString(tex, { strict: 'error', throwOnError: true })
      return []
    } catch (error) {
      return [`${(error as Error).message}: ${tex}`]
    }
  })
}

const known = new Map<string, string[]>()

/** Options and explanations repeat much TeX, so each piece is compiled once. */
const remembered = (html: Html): string[] => {
  const found = known.get(html) ?? texProblems(html)
  known.set(html, found)
  return found
}

export const texCompiles: Gate = perItem('tex', (item) => everyHtml(item).flatMap(remembered))

export const lessonsCompile: Gate = ({ module }) => [
  ...module.topic.subjects.flatMap((s) =>
    s.skills.flatMap((skill) =>
      Object.values(skill.lesson)
        .flatMap(texProblems)
        .map((message) => ({ gate: 'tex', item: skill.id, message })),
    ),
  ),
  ...texProblems(module.topic.reference).map((message) => ({ gate: 'tex', item: 'reference', message })),
]

/** HTML with its TeX rendered as MathML, which browsers draw without further style sheets. */
export function renderTex(html: Html): Html {
  return splitTex(html)
    .map((p) => (p.kind === 'html' ? p.text : katex.renderToString(p.text, { output: 'mathml', throwOnError: false })))
    .join('')
}

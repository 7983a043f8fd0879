/** Compiles the TeX of the bank. Only tests and the command line have KaTeX. */

import katex from 'katex'
import type { Html } from '../../kit/types.ts'
import { splitTex, texOf } from './html.ts'

export function texProblems(html: Html): string[] {
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

/** HTML with its TeX rendered as MathML, which browsers draw without further style sheets. */
export function renderTex(html: Html): Html {
  return splitTex(html)
    .map((p) => (p.kind === 'html' ? p.text : katex.renderToString(p.text, { output: 'mathml', throwOnError: false })))
    .join('')
}

/** Compiles the TeX of the bank. Only tests and the command line have KaTeX. */

import katex from 'katex'
import { splitTex, texOf } from '../../draw/split-tex.ts'
import type { Html } from '../../kit/types.ts'

const known = new Map<string, string | null>()

/** What is wrong with a formula, if anything. Questions share two thirds of their formulas: each is compiled once. */
function fault(tex: string): string | null {
  const before = known.get(tex)
  if (before !== undefined) return before
  let found: string | null = null
  try {
    katex.renderToString(tex, { strict: 'error', throwOnError: true, output: 'mathml' })
  } catch (error) {
    found = `${(error as Error).message}: ${tex}`
  }
  known.set(tex, found)
  return found
}

export function texProblems(html: Html): string[] {
  try {
    return texOf(html).flatMap((tex) => fault(tex) ?? [])
  } catch (error) {
    return [(error as Error).message]
  }
}

/** HTML with its TeX rendered as MathML, which browsers draw without further style sheets. */
export function renderTex(html: Html): Html {
  return splitTex(html)
    .map((p) => (p.kind === 'html' ? p.text : katex.renderToString(p.text, { output: 'mathml', throwOnError: false })))
    .join('')
}

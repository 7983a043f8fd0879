/** The reading of TeX inside the HTML of the bank. */

import { unescapeHtml } from '@fourfold/base'
import type { Html } from '../kit/types.ts'

type Part = Readonly<{ kind: 'html' | 'tex'; text: string }>

/** Splits HTML into markup and TeX. Tags, and everything inside an SVG, are never TeX; `\$` is a dollar sign. */
export function splitTex(html: Html): Part[] {
  const out: Part[] = []
  let buffer = ''
  let inTex = false
  for (let i = 0; i < html.length; i++) {
    const rest = html.slice(i, i + 4)
    if (!inTex && rest.startsWith('<')) {
      const closer = rest === '<svg' ? '</svg>' : '>'
      const end = html.indexOf(closer, i)
      const until = end < 0 ? html.length : end + closer.length
      buffer += html.slice(i, until)
      i = until - 1
    } else if (rest.startsWith('\\$')) {
      buffer += inTex ? '\\$' : '$'
      i++
    } else if (rest.startsWith('$')) {
      out.push({ kind: inTex ? 'tex' : 'html', text: inTex ? unescapeHtml(buffer) : buffer })
      buffer = ''
      inTex = !inTex
    } else buffer += html[i]
  }
  if (inTex) throw new Error(`a $ is not closed: “${buffer.slice(0, 40)}”`)
  out.push({ kind: 'html', text: buffer })
  return out.filter((p) => p.text !== '')
}

export const texOf = (html: Html): string[] => splitTex(html).flatMap((p) => (p.kind === 'tex' ? [p.text] : []))

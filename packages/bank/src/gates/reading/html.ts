/** A small checker for the HTML of the bank, and the reading of TeX inside it. */

import { unescapeHtml } from '../../kit/tex.ts'
import type { Html } from '../../kit/types.ts'

const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col'])
const TAG = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z_:][\w:.-]*="[^"<]*")*)\s*(\/?)>/

/** What is not well-formed: unclosed or crossed tags, bare `<` and `&`, attributes without quotes. */
export function htmlProblems(html: Html): string[] {
  const out: string[] = []
  const stack: string[] = []
  for (let i = 0; i < html.length; i++) {
    if (html[i] === '&' && !/^&(#\d+|#x[\da-f]+|[a-z]+);/i.test(html.slice(i, i + 12))) {
      out.push(`bare & at “${html.slice(i, i + 20)}”: write it as an entity`)
    }
    if (html[i] !== '<') continue
    const found = TAG.exec(html.slice(i))
    if (!found) {
      out.push(`bare < at “${html.slice(i, i + 20)}”: write \\lt in TeX, &lt; in text`)
      continue
    }
    const [whole, close, name = '', , self] = found
    i += whole.length - 1
    if (self || VOID.has(name)) continue
    if (!close) stack.push(name)
    else if (stack.pop() !== name) {
      out.push(`</${name}> closes nothing that is open`)
      return out
    }
  }
  if (stack.length > 0) out.push(`not closed: <${stack.join('>, <')}>`)
  return out
}

export type Part = Readonly<{ kind: 'html' | 'tex'; text: string }>

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

import { htmlText } from '@fourfold/contract'
import { asUsual } from './fractions'
import { BASE } from './keep-together'
import { withoutSigns, withSigns } from './signs'

const OPEN = '([{'
const CLOSE = ')]}'
const BARS = '|∣'
const DIVIDES = /<span class="mrel">∣<\/span>/g
/** A relation sign, and no sign of another kind after it. */
const ENDS_WITH_RELATION = /class="mrel[^"]*"(?:(?!class="m(?:ord|bin|op|open|close|punct|inner)\b)[\s\S])*$/

/** 5 : 2 is one number of a kind: it goes on after its colon. */
const ENDS_WITH_COLON = /:\s*$/

/** Which brackets and bars are open after one more part of a formula; a bar closes with the bracket around it. */
function openAfter(open: string, part: string): string {
  for (const sign of htmlText(part.replace(DIVIDES, ''))) {
    if (OPEN.includes(sign)) open += '('
    else if (CLOSE.includes(sign)) open = open.slice(0, Math.max(0, open.lastIndexOf('(')))
    else if (BARS.includes(sign)) open = open.endsWith('|') ? open.slice(0, -1) : `${open}|`
  }
  return open
}

const together = (parts: readonly string[], name: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `<span class="${name}">${parts.join('')}</span>`

/** Between two brackets a product may go on in the next line, too. */
const withProducts = (tex: string): string => tex.replace(/\)\s*\(/g, ')\\allowbreak (')

/** The TeX that is drawn; what was written stays in the page (`asWritten`). */
export const toDraw = (tex: string): string => withSigns(withProducts(tex))
const asWritten = (html: string): string => asUsual(withoutSigns(html)).replaceAll(')\\allowbreak (', ')(')

/** Signs of a formula that a cell of a table need not break. */
const BRIEF = 15
const HTML = 'class="katex-html"'

/**
 * Where a drawn formula may break. KaTeX lets it break after every operator; here what stands in brackets or bars, and what
 * stands on one side of a relation sign, are boxes that break only when they are wider than the line (formulas.css).
 * `after` clings to its end: it is drawn there, so that it goes where the last part goes.
 */
export function withBreaks(drawn: string, after = ''): string {
  const formula = asWritten(drawn)
  const [head = '', ...rest] = formula.split(BASE)
  if (rest.length < 2 || formula.includes('katex-newline') || formula.includes('katex-tag')) return formula
  const end = '</span></span>'
  const parts = rest.map((part, i) => BASE + (i === rest.length - 1 ? part.slice(0, -end.length) : part))
  if (after !== '')
    parts.push(
      `<span class="ending">${parts.pop()}<span data-after="${after.replaceAll('"', '&quot;')}"></span></span>`,
    )
  const brief = htmlText(rest.join('')).length <= BRIEF
  const start = brief ? head.replace(HTML, 'class="katex-html brief"') : head
  const sides: string[][] = [[]]
  let inside: string[] = []
  let open = ''
  for (const part of parts) {
    inside.push(part)
    open = openAfter(open, part)
    if (open !== '' || ENDS_WITH_COLON.test(htmlText(part))) continue
    sides.at(-1)?.push(together(inside, 'bracketed'))
    inside = []
    if (ENDS_WITH_RELATION.test(part)) sides.push([])
  }
  if (inside.length > 0) sides.at(-1)?.push(together(inside, 'bracketed'))
  const full = sides.filter((side) => side.length > 0)
  return start + (full.length === 1 ? (full[0] ?? []) : full.map((side) => together(side, 'side'))).join('') + end
}

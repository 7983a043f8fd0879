import { unescapeHtml } from '@fourfold/contract'
import katex from 'katex'
import { toDraw, withBreaks } from './breaks'
import { layered } from './figures'
import { largeFractions } from './fractions'
import { keeping } from './keep-together'

const cache = new Map<string, string>()
const MOST = 2000

/**
 * Splits at $…$, with what clings to it: an opening quote, a full stop, "-axis"; an opening mark that belongs to the next
 * formula is left to that. `\$` is a literal dollar sign. A ratio in plain text, 5 : 2, is found too: it never breaks.
 */
const MATH = /\\\$|(?<![“‘([])([“‘([]*)\$((?:\\\$|[^$])+)\$([^\s$\\]*?)(?=[“‘([]*\$|[\s\\]|$)|\d+(?: : \d+)+/g
const FIGURE = /(<svg[\s\S]*?<\/svg>)/

function render(tex: string, large: boolean): string {
  try {
    const options = { throwOnError: false, strict: false, output: 'htmlAndMathml' } as const
    return katex.renderToString(toDraw(large ? largeFractions(unescapeHtml(tex)) : unescapeHtml(tex)), options)
  } catch {
    return tex
  }
}

function keptTogether(before: string, tex: string, after: string, large: boolean): string {
  const drawn = render(tex, large)
  const how = keeping(before, tex, drawn, after)
  if (how === 'keep-ends')
    return `<span class="keep-ends">${before}${withBreaks(drawn, after)}${after ? `<span class="tail">${after}</span>` : ''}</span>`
  const formula = before + withBreaks(drawn) + after
  return how === 'free' ? formula : `<span class="keep-whole">${formula}</span>`
}

/** In a cell, − 3 is one number: its sign never stands alone on a line. */
const SIGNED = /^([−+]) (?=\d)/

function text(part: string, large: boolean): string {
  return part.replace(SIGNED, '$1\u00a0').replace(MATH, (found, before = '', tex?: string, after = '') => {
    if (tex !== undefined) return keptTogether(before, tex, after, large)
    return found === '\\$' ? '$' : `<span class="keep-whole">${found}</span>`
  })
}

/**
 * HTML with TeX between dollar signs, as HTML to show. Figures keep their text: nothing inside a tag is touched. `large` has
 * fractions at the size of the line.
 */
export function renderMath(html: string, large = false): string {
  const key = large ? `large ${html}` : html
  const known = cache.get(key)
  if (known !== undefined) return known
  // TeX stands between tags only; a formula never spans one.
  const made = html
    .split(FIGURE)
    .map((piece) =>
      piece.startsWith('<svg')
        ? layered(piece)
        : piece
            .split(/(<[^>]+>)/)
            .map((part) => (part.startsWith('<') ? part : text(part, large)))
            .join('')
            // The corner of a table is no heading where it says nothing.
            .replace(/<th\b[^>]*>\s*<\/th>/g, '<td></td>')
            .replace(/<table\b/g, '<div class="wide"><table')
            .replace(/<\/table>/g, '</table></div>'),
    )
    .join('')
  if (cache.size > MOST) cache.clear()
  cache.set(key, made)
  return made
}

import katex from 'katex'
import { layered } from './figures'
import { keeping } from './kept'

const cache = new Map<string, string>()
const MOST = 2000

/**
 * Splits at $…$, with what clings to it: an opening quote, a full stop, "-axis"; an opening mark that belongs to the next
 * formula is left to that. `\$` is a literal dollar sign.
 */
const MATH = /\\\$|([“‘([]*)\$((?:\\\$|[^$])+)\$([^\s$\\]*?)(?=[“‘([]*\$|[\s\\]|$)/g
const FIGURE = /(<svg[\s\S]*?<\/svg>)/

function render(tex: string): string {
  try {
    return katex.renderToString(tex.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&'), {
      throwOnError: false,
      strict: false,
      output: 'htmlAndMathml',
    })
  } catch {
    return tex
  }
}

function kept(before: string, tex: string, after: string): string {
  const formula = render(tex)
  const keep = keeping(before, tex, formula, after)
  if (keep.how === 'free') return before + formula + after
  if (keep.how === 'kept') return `<span class="kept">${before}${formula}${after}</span>`
  if (keep.tail === null) return `<span class="led">${before}${formula}</span>${after}`
  return `<span class="led" style="--tail:${keep.tail}em">${before}${formula}<span class="tail">${after}</span></span>`
}

function text(part: string): string {
  return part.replace(MATH, (_, before = '', tex?: string, after = '') =>
    tex === undefined ? '$' : kept(before, tex, after),
  )
}

/** HTML with TeX between dollar signs, as HTML to show. Figures keep their text: nothing inside a tag is touched. */
export function renderMath(html: string): string {
  const known = cache.get(html)
  if (known !== undefined) return known
  // TeX stands between tags only; a formula never spans one.
  const made = html
    .split(FIGURE)
    .map((piece) =>
      piece.startsWith('<svg')
        ? layered(piece)
        : piece
            .split(/(<[^>]+>)/)
            .map((part) => (part.startsWith('<') ? part : text(part)))
            .join('')
            .replace(/<table\b/g, '<div class="wide"><table')
            .replace(/<\/table>/g, '</table></div>'),
    )
    .join('')
  if (cache.size > MOST) cache.clear()
  cache.set(html, made)
  return made
}

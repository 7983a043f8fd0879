import katex from 'katex'
import { layered } from './figures'

const cache = new Map<string, string>()
const MOST = 2000

/** Splits at $…$, with what clings to it: an opening quote, a full stop, "-axis". `\$` is a literal dollar sign. */
const MATH = /\\\$|([“‘(]*)\$((?:\\\$|[^$])+)\$([^\s$\\]*)/g
const FIGURE = /(<svg[\s\S]*?<\/svg>)/
const BASE = '<span class="katex-base">'

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

const PUNCTUATION = /^[.,;:?!)”’%]+$/
const NARROW = /[.,;:]/

/** About how wide punctuation is, in ems. */
const roomFor = (marks: string): number =>
  [...marks].reduce((tenths, mark) => tenths + (NARROW.test(mark) ? 3 : 5), 0) / 10

/**
 * Keeps a formula and what clings to it on one line: browsers would break between them. A long formula breaks between its
 * parts, so it cannot be held together as a whole; there the room of the punctuation is made part of the formula's end
 * (see the style sheet), which leaves it nothing to be carried over for.
 */
function kept(before: string, formula: string, after: string): string {
  if (before + after === '') return formula
  if (formula.split(BASE).length <= 2) return `<span class="kept">${before}${formula}${after}</span>`
  if (!PUNCTUATION.test(after)) return before + formula + after
  return `${before}<span class="led" style="--tail:${roomFor(after)}em">${formula}<span class="tail">${after}</span></span>`
}

function text(part: string): string {
  return part.replace(MATH, (_, before = '', tex?: string, after = '') =>
    tex === undefined ? '$' : kept(before, render(tex), after),
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

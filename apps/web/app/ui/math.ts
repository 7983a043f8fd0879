import katex from 'katex'

const cache = new Map<string, string>()
const MOST = 2000

/** Splits at $…$; `\$` is a literal dollar sign. */
const MATH = /\\\$|\$((?:\\\$|[^$])+)\$/g

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

/** HTML with TeX between dollar signs, as HTML to show. Figures keep their text: nothing inside a tag is touched. */
export function renderMath(html: string): string {
  const known = cache.get(html)
  if (known !== undefined) return known
  // TeX stands between tags only; a formula never spans one.
  const made = html
    .split(/(<[^>]+>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replace(MATH, (_, tex?: string) => (tex === undefined ? '$' : render(tex))),
    )
    .join('')
  if (cache.size > MOST) cache.clear()
  cache.set(html, made)
  return made
}

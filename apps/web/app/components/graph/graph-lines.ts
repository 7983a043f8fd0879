/**
 * Lines for the graphing calculator from the formulas of a question: only what can be drawn as it stands, and only where
 * there are few enough to be looked at.
 */

const MOST_LINES = 3
const FORMULA = /\$((?:\\\$|[^$])+)\$/g
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:left|right|,|;|!|quad|displaystyle)(?![a-z])/g, ''],
  [/\\(?:d?frac)(?=\{)/g, '\\frac'],
  [/\\(?:leq|le)(?![a-z])/g, '≤'],
  [/\\(?:geq|ge)(?![a-z])/g, '≥'],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\(?:cdot|times)(?![a-z])/g, '*'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\(?:lvert|rvert|vert)(?![a-z])/g, '|'],
  [/−/g, '-'],
]

/** {a}: the text between braces that begin at `at`, and where they end. */
function braced(tex: string, at: number): { inside: string; end: number } | null {
  if (tex[at] !== '{') return null
  let depth = 0
  for (let i = at; i < tex.length; i++) {
    if (tex[i] === '{') depth += 1
    if (tex[i] === '}') depth -= 1
    if (depth === 0) return { inside: tex.slice(at + 1, i), end: i + 1 }
  }
  return null
}

/** \frac{a}{b}, \sqrt{a} and x^{n} with brackets; null where TeX remains that a line cannot hold. */
function plain(tex: string): string | null {
  let made = ''
  for (let i = 0; i < tex.length; ) {
    if (tex.startsWith('\\frac', i)) {
      const top = braced(tex, i + 5)
      const bottom = top && braced(tex, top.end)
      if (!top || !bottom) return null
      const [a, b] = [plain(top.inside), plain(bottom.inside)]
      if (a === null || b === null) return null
      made += `((${a})/(${b}))`
      i = bottom.end
    } else if (tex.startsWith('\\sqrt{', i) || tex[i] === '^') {
      const root = tex[i] === '\\'
      const part = braced(tex, root ? i + 5 : i + 1)
      const inside = part ? plain(part.inside) : null
      if (part && inside === null) return null
      made += root ? `√(${inside})` : part ? `^(${inside})` : '^'
      i = part ? part.end : i + 1
    } else if (tex[i] === '\\' || tex[i] === '{' || tex[i] === '}' || tex[i] === '&') return null
    else made += tex[i++]
  }
  return made
}

const SIGN = /[=<>≤≥]/g
const FUNCTION = /^[fghpqr]\(x\)=/

/** One formula as lines: an equation in x alone becomes its two sides, which meet where it holds. */
export function linesOfFormula(tex: string): string[] {
  const text = plain(COMMANDS.reduce((t, [pattern, sign]) => t.replace(pattern, sign), tex))?.replace(/\s+/g, '')
  if (!text) return []
  const signs: readonly string[] = text.match(SIGN) ?? []
  const letters = text
    .replace(FUNCTION, 'y=')
    .replace(/[^\p{L}]/gu, '')
    .replace(/π/g, '')
  if (signs.length === 0 || signs.length > 2 || !/^[xye]*$/.test(letters) || !/x/.test(letters)) return []
  if (signs.includes('=') && signs.length > 1) return []
  if (FUNCTION.test(text) || /y/.test(letters) || !signs.includes('=')) return [text]
  const [left, right] = text.split('=') as [string, string]
  // x = 5 is the answer, not what is asked.
  if (left === 'x' || right === 'x' || left === '' || right === '') return []
  return [`y=${left}`, `y=${right}`]
}

/** The lines of a text of the bank; none where there would be too many to tell anything. */
export function graphLines(html: string): string[] {
  const lines = [...html.matchAll(FORMULA)].flatMap(([, tex]) => linesOfFormula(tex ?? ''))
  // A name is given once: a second f(x) = … is drawn without it.
  const made = [...new Set(lines)].map((line, i, all) =>
    FUNCTION.test(line) && all.slice(0, i).some((other) => other.startsWith(line.slice(0, 5)))
      ? line.replace(FUNCTION, 'y=')
      : line,
  )
  return made.length > MOST_LINES ? [] : made
}

/** One piece of TeX: a command, or a sign. */
const PIECE = /\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/g

type Group = Readonly<{
  kind: 'plain' | 'script' | 'fraction' /** Parts of the fraction that are to come. */
  left: number
}>

/**
 * Fractions at the size of the line, for lines that are worked through: letters of a fraction in an exponent are otherwise
 * half as high as the text. A fraction in a fraction stays as it is.
 */
export function largeFractions(tex: string): string {
  const groups: Group[] = []
  let raised = false
  let left = 0
  let out = ''
  for (const [piece] of tex.matchAll(PIECE)) {
    if (piece === '\\frac' && !groups.some(({ kind }) => kind === 'fraction')) {
      out += raised || groups.some(({ kind }) => kind === 'script') ? '\\tfrac' : '\\dfrac'
      left = 2
      raised = false
      continue
    }
    out += piece
    if (piece === '{') {
      groups.push({ kind: raised ? 'script' : left > 0 ? 'fraction' : 'plain', left: Math.max(0, left - 1) })
      left = 0
    } else if (piece === '}') left = groups.pop()?.left ?? 0
    raised = piece === '^' || piece === '_'
  }
  return out
}

/** The TeX as it was written. */
export const asUsual = (html: string): string => html.replace(/\\[dt]frac(?![a-zA-Z])/g, '\\frac')

/** One piece of TeX: a command, or a sign. */
const PIECE = /\\(?:[a-zA-Z]+|[\s\S])|[\s\S]/g
const SPACE = /^\s$|^\\[,;:! ]$/
const OPENS = /^[([{]$|^\\[{[(]$/
const CLOSES = /^[)\]}]$|^\\[}\])]$/
/** After these a bar can only open. */
const ASKS_FOR_MORE =
  /^(?:[-+=<>,:/*]|\\(?:cdot|times|div|pm|mp|lt|gt|le|ge|leq|geq|ne|neq|approx|to|left|Rightarrow|implies|quad|qquad))$/
const SIGN = /^(?:[-+]|\\pm|\\mp)$/

/** In braces, and braces in braces that nobody writes: a sign of its number, drawn without the space of a subtraction. */
const bound = (sign: string): string => `{{${sign}}}`

/** How many bars are open between the same brackets. */
type Bars = { open: number }

/**
 * A sign after an opening bar belongs to its number: |−5| is no subtraction. TeX cannot tell which bars open, so that is
 * found here: a bar opens where none is open between these brackets, or where something must still follow.
 */
export function withSigns(tex: string): string {
  if (!tex.includes('|')) return tex
  const levels: Bars[] = [{ open: 0 }]
  let before = ''
  let afterBar = false
  let out = ''
  for (const [piece] of tex.matchAll(PIECE)) {
    if (SPACE.test(piece)) {
      out += piece
      continue
    }
    const level = levels.at(-1) as Bars
    const opensBar: boolean =
      piece === '|' &&
      before !== '\\right' &&
      (level.open === 0 || before === '' || ASKS_FOR_MORE.test(before) || afterBar)
    if (opensBar) level.open++
    else if (piece === '|') level.open--
    else if (OPENS.test(piece)) levels.push({ open: 0 })
    else if (CLOSES.test(piece) && levels.length > 1) levels.pop()
    out += afterBar && SIGN.test(piece) ? bound(piece) : piece
    before = OPENS.test(piece) ? '' : piece
    afterBar = opensBar
  }
  return out
}

/** The TeX in a drawn formula as it was written. */
export const withoutSigns = (html: string): string => html.replace(/\{\{([-+]|\\pm|\\mp)\}\}/g, '$1')

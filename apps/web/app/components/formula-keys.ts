/** Keys that write a formula, for whoever does not know how formulas are typed. */

export type FormulaKey = Readonly<{
  /** On the key. */ sign: string
  /** Read aloud. */ name: string
  /** What it writes; □ is what was marked, or `otherwise`. */ tex: string
  otherwise: string
}>

export const FORMULA_KEYS: readonly FormulaKey[] = [
  { sign: 'x²', name: 'Power', tex: '□^{2}', otherwise: 'x' },
  { sign: '√', name: 'Square root', tex: '\\sqrt{□}', otherwise: 'x' },
  { sign: 'a/b', name: 'Fraction', tex: '\\frac{□}{b}', otherwise: 'a' },
  { sign: 'π', name: 'Pi', tex: '\\pi', otherwise: '' },
  { sign: '±', name: 'Plus or minus', tex: '\\pm', otherwise: '' },
  { sign: '≤', name: 'Less than or equal to', tex: '\\le', otherwise: '' },
]

export type Marked = Readonly<{ text: string; start: number; end: number }>

/** Whether a place in a text lies inside a formula: behind a dollar sign that is not closed on its line. */
function insideFormula({ text, start }: Marked): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return (line.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1
}

/** The text with the key's formula in place of what was marked, and what is marked then: the part to type over. */
export function withFormula(marked: Marked, { tex, otherwise }: FormulaKey): Marked {
  const { text, start, end } = marked
  const inner = text.slice(start, end) || otherwise
  const inside = insideFormula(marked)
  // A command swallows a letter that follows it.
  const formula = inside && inner === '' ? `${tex} ` : tex
  const [fence, opening] = inside ? ['', 0] : ['$', 1]
  const written = `${fence}${formula.replace('□', () => inner)}${fence}`
  const at = formula.indexOf('□')
  const from = at < 0 ? start + written.length : start + opening + at
  return {
    text: text.slice(0, start) + written + text.slice(end),
    start: from,
    end: at < 0 ? from : from + inner.length,
  }
}

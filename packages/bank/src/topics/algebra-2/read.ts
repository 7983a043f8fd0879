/** Reads back what a question shows, for checks that start from the shown text. */

/** A shown polynomial such as `-2x^{2} + 4x - 6`, as a function. */
export function readPolynomial(tex: string, variable = 'x'): (x: number) => number {
  const part = new RegExp(`([+-]?)(\\d*)(?:(${variable})(?:\\^\\{(\\d+)\\})?)?`, 'g')
  const parts = [...tex.replaceAll(' ', '').matchAll(part)].filter(([all]) => all !== '')
  return (x) =>
    parts.reduce((sum, [, sign, size, letter, power]) => {
      const factor = (sign === '-' ? -1 : 1) * (size === '' ? 1 : Number(size))
      return sum + factor * (letter ? x ** Number(power ?? 1) : 1)
    }, 0)
}

/** The whole numbers of a shown text, in order: `12, 15, 18`, `(-4, 3)`. */
export const readNumbers = (shown: string): number[] => (shown.match(/-?\d+/g) ?? []).map(Number)

/** The only one of the offered options that fits; none where no option fits, or several do. */
export function onlyFitting(offers: readonly string[], fits: (offer: string) => boolean): string | undefined {
  const found = [...new Set(offers)].filter(fits)
  return found.length === 1 ? found[0] : undefined
}

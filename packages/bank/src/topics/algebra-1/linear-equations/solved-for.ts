import { expr, type Value, type Vars } from '#kit'

/** `t = \frac{d}{r}`: the same value as every other form of the right side. */
export function solvedFor(variable: string, tex: string, right: (v: Vars) => number): Value {
  return { html: `$${variable} = ${tex}$`, key: expr(tex, right).key }
}

/** The value of a product of letters such as `Prt`; a capital letter stands for the same number as the small one. */
export const letters = (product: string, v: Vars): number =>
  (product.replace('\\pi', '').match(/[a-zA-Z]|\d+/g) ?? []).reduce(
    (n, x) => n * (/\d/.test(x) ? Number(x) : v[x.toLowerCase() as 'a']),
    product.includes('\\pi') ? Math.PI : 1,
  )

/** How a worked solution writes its steps: what is done to both sides, and what stands there afterward. */

import { add, type Fracish, frac, type Html, mul, neg, signed, toFrac, toTex } from '#kit'

const isNegative = (x: Fracish): boolean => toFrac(x).n < 0
const isOne = (x: Fracish): boolean => toTex(x) === '1'
const isMinusOne = (x: Fracish): boolean => toTex(x) === '-1'

/** A number put in for a variable after its coefficient: `3 \cdot (-2)`, `-(-2)`, `5`. */
export function put(a: Fracish, x: Fracish): string {
  const shown = isNegative(x) ? `(${toTex(x)})` : toTex(x)
  if (isOne(a)) return toTex(x)
  return isMinusOne(a) && shown !== '0' ? `-${shown}` : `${toTex(a)} \\cdot ${shown}`
}

/** The same after a first term: ` - 3 \cdot (-2)`, ` + 5`. */
function thenPut(a: Fracish, x: Fracish): string {
  const size = isNegative(a) ? neg(a) : a
  const product = isOne(size) && isNegative(x) ? `(${toTex(x)})` : put(size, x)
  return `${isNegative(a) ? ' - ' : ' + '}${product}`
}

/** `a = b = c`, where what comes out the same is written once. */
export const chain = (...parts: readonly string[]): string =>
  parts.filter((part, i) => i === 0 || part !== parts[i - 1]).join(' = ')

/** ax + by with x and y put in, worked out: `3 \cdot 2 - 4 \cdot 5 = 6 - 20 = -14`. */
export const worked = (a: Fracish, x: Fracish, b: Fracish, y: Fracish, sum: Fracish): string => {
  const [first, second] = [mul(a, x), mul(b, y)]
  const rest = isNegative(second) ? ` - ${toTex(neg(second))}` : ` + ${toTex(second)}`
  return chain(`${put(a, x)}${thenPut(b, y)}`, `${toTex(first)}${rest}`, toTex(sum))
}

/** mx + b with x put in, worked out: `3 \cdot 2 - 4 = 6 - 4 = 2`. */
export const workedLine = (m: Fracish, x: Fracish, b: Fracish): string =>
  chain(`${put(m, x)}${signed(b)}`, `${toTex(mul(m, x))}${signed(b)}`, toTex(add(mul(m, x), b)))

/** A quotient, worked out: `12 \div (-4) = -3`. */
export const quotient = (u: number, v: number): string => `${u} \\div ${v < 0 ? `(${v})` : v} = ${toTex(frac(u, v))}`

/** “Subtract $3$ from both sides”; a term with its variable may stand there too: `undo(3, 'x')`. */
export function undo(b: Fracish, variable = ''): Html {
  const size = isNegative(b) ? neg(b) : toFrac(b)
  const shown = `$${variable !== '' && isOne(size) ? '' : toTex(size)}${variable}$`
  return isNegative(b) ? `Add ${shown} to both sides` : `Subtract ${shown} from both sides`
}

/** “Divide both sides by $3$”; a coefficient of −1 goes away by multiplying. */
export const unscale = (a: Fracish): Html =>
  isMinusOne(a) ? 'Multiply both sides by $-1$' : `Divide both sides by $${toTex(a)}$`

/** Why a coefficient may go. */
export const whyUnscale = (a: Fracish, variable = 'x'): Html =>
  isMinusOne(a)
    ? `This changes $-${variable}$ into $${variable}$.`
    : `The coefficient $${toTex(a)}$ multiplies $${variable}$, and dividing undoes multiplying.`

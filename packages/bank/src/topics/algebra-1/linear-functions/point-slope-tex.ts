/** Lines in point-slope form. */

import { equation, type Fracish, num, signed, toNumber, type Value } from '#kit'

export const side = (letter: string, k: number): string => (k === 0 ? letter : `${letter}${signed(-k)}`)

export const factor = (m: Fracish): string => {
  const t = num(m).html.slice(1, -1)
  return t === '1' ? '' : t === '-1' ? '-' : t
}

/** `y - k = m(x - h)`. */
export const pointSlope = (m: Fracish, h: number, k: number): Value =>
  equation(`${side('y', k)} = ${factor(m)}(${side('x', h)})`, ({ x, y }) => y - k - toNumber(m) * (x - h))

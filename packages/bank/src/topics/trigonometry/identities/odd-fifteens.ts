/** Sine and cosine of odd multiples of 15 degrees that are none of 45: (±√6 ± √2)/4, in decimals and by estimate. */

import { at } from '../common.ts'

/** (±√6 ± √2)/4 with decimals in place of the roots: ±0.966 has equal signs, ±0.259 has not. */
export const decimals = (value: number): string => {
  const [first, second] = value > -0.5 && value < 0 ? ['1.414', '2.449'] : ['2.449', '1.414']
  return `${value < -0.5 ? '-' : ''}(${first} ${Math.abs(value) > 0.5 ? '+' : '-'} ${second}) \\div 4`
}

/** Where the angle ends, and what that says of the size of its sine or cosine. */
export function estimated(fn: 'sin' | 'cos', t: number): string {
  const value = at(fn, t)
  const onX = [15, 165, 195, 345].includes(t)
  const [size, sign] = [Math.abs(value) > 0.5, value > 0 ? 'positive' : 'negative']
  return `${onX ? '$x$' : '$y$'}-axis, so its ${fn === 'sin' ? 'sine' : 'cosine'} is ${size ? `close to $${value > 0 ? 1 : -1}$` : `close to $0$ and ${sign}`}`
}

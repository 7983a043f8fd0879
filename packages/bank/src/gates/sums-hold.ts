/** What an explanation works out is so: the two sides of every equation between numbers are equal. */

import { texOf } from '../draw/split-tex.ts'
import { perDrawnItem } from './per-item.ts'
import { readLine } from './reading/line-of-work.ts'
import { isTidy, timesOf } from './reading/sum.ts'

/** Equals signs between numbers: an inequality may be shown to fail, and a letter may stand for a function. */
const ONLY_NUMBERS = /^(?:[-+=\d.,(){}\s]|\\(?:frac|cdot|times|div|left|right)(?![a-z]))*$/

/** As far apart as no rounding of the last digit that a computer keeps. */
const isFar = (a: number, b: number): boolean => Math.abs(a - b) > 1e-6 * Math.max(1, Math.abs(a))

export const sumsHold = perDrawnItem('sums', (item) =>
  texOf(item.secret.explanation.split('<ul class="wrong">')[0] ?? '').flatMap((tex) => {
    const line = ONLY_NUMBERS.test(tex) ? readLine(tex) : null
    // `42 = -5` alone is a contradiction that is meant.
    if (!line || line.sides.every(isTidy)) return []
    const values = line.sides.map((side) => timesOf(side, ''))
    return values.some((v) => isFar(v, values[0] as number)) ? [`${tex} is not so`] : []
  }),
)

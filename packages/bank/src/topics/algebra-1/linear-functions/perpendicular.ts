/** Slopes of parallel and perpendicular lines. */

import { div, type Frac, type Fracish, neg } from '#kit'

export const across = (m: Fracish): Frac => neg(div(1, m))

export const word = (parallel: boolean): string => (parallel ? 'parallel' : 'perpendicular')

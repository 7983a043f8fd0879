/** The four signs of inequalities. */

import type { Relation } from '#kit'

export const RELATIONS: readonly Relation[] = ['<', '<=', '>', '>=']
export const SIGN: Readonly<Record<Relation, string>> = { '<': '\\lt', '<=': '\\le', '>': '\\gt', '>=': '\\ge' }
const FLIP = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const
const OTHER = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const

/** The relation read from the other side. */
export const flip = (r: Relation): Relation => FLIP[r]
/** Strict becomes inclusive and the other way around. */
export const loosen = (r: Relation): Relation => OTHER[r]
export const isStrict = (r: Relation): boolean => r === '<' || r === '>'
export const pointsUp = (r: Relation): boolean => r.startsWith('>')

export const holds = (left: number, r: Relation, right: number): boolean =>
  r === '<' ? left < right : r === '<=' ? left <= right : r === '>' ? left > right : left >= right

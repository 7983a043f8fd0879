/** Values that have a size, so that they can stand in order; and where the right one is meant to stand among them. */

import { hash32 } from '../kit/rng.ts'
import type { Template, Value } from '../kit/types.ts'

/** The size of a value that is a number, a root or a multiple of π. */
export function sizeOf(v: Value): number | null {
  if (v.number) return v.number.n / v.number.d
  const found = /^surd (-?[\d.]+)$|^(-?\d+)(?:\/(\d+))?pi/.exec(v.key)
  if (!found) return null
  return found[1] === undefined ? (Number(found[2]) / Number(found[3] ?? 1)) * Math.PI : Number(found[1])
}

/** Whether the options of a question stand from the smallest up: its topic has it so, and all of them have a size. */
export const inOrder = (
  t: Pick<Template, 'ordered'>,
  key: Value,
  wrong: readonly Readonly<{ value: Value }>[],
): boolean => t.ordered === true && [key, ...wrong.map((w) => w.value)].every((v) => sizeOf(v) !== null)

/** The ends a little more often: where mistakes lie on both sides of the key, it can only stand between them. */
const PLACES = [0, 3, 1, 2, 0, 3, 2, 1, 0, 3] as const

/** The place that is meant for an item; the items of a frame take the places in turn, and all draws of an item have one. */
export function meantPlace(template: string, frame: string, seed: string): number {
  return PLACES[(hash32(`${template}/${frame}`) + Number.parseInt(seed, 10)) % PLACES.length] as number
}

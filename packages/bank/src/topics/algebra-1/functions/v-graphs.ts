import {
  asWritten,
  dot,
  type Html,
  int,
  type Layer,
  type Marks,
  marks,
  nonZero,
  pick,
  plane,
  type Rng,
  saidMarks,
  segment,
  signed,
  svgValue,
  until,
  type Value,
} from '#kit'
import { EDGE } from '../across.ts'
import { spoken } from '../spoken.ts'

/** A straight part with slope m from a point to the edge of the plane, to the right (1) or to the left (−1). */
export function ray(x: number, y: number, m: number, way: 1 | -1): Layer {
  const across = way * (EDGE - way * x)
  const height = m * way > 0 ? EDGE - y : -EDGE - y
  const reach = m === 0 ? across : way * Math.min(Math.abs(across), Math.abs(height / m))
  return segment(x, y, x + reach, y + m * reach)
}

/** The graph of y = a|x − h| + k. */
export type V = Readonly<{ a: number; h: number; k: number }>

/** `-2|x - 3| + 1`. */
export const vTex = ({ a, h, k }: V): string => `${a === 1 ? '' : a === -1 ? '-' : a}|x${signed(-h)}|${signed(k)}`

export const vValue = (v: V): Value => asWritten(`y = ${vTex(v)}`)

export const vAt = ({ a, h, k }: V, x: number): number => a * Math.abs(x - h) + k

export const drawV = (rng: Rng, slopes: readonly number[] = [-2, -1, 1, 2], reach = 4): V =>
  until(
    () => ({ a: pick(rng, slopes), h: nonZero(rng, -reach, reach), k: nonZero(rng, -reach, reach) }),
    ({ a, h, k }) => Math.abs(h) !== Math.abs(k) && Math.abs(h) !== Math.abs(a) && Math.abs(k) !== Math.abs(a),
  )

/** A plane from −6 to 6 with every second number written. */
const TO_SIX = { x: [-6, 6], y: [-6, 6], xStep: 1, yStep: 1, xEvery: 2, yEvery: 2 } as const

/** A V on that plane; the alternative names its corner and the points one step to both sides. */
export function vPicture(v: V, small = false, found: Marks = {}): Html {
  const [left, right] = [v.h - 1, v.h + 1]
  return plane(
    {
      alt: saidMarks(
        spoken(
          `A graph of two straight parts that meet at (${v.h}, ${v.k}). It also passes through (${left}, ${vAt(v, left)}) and (${right}, ${vAt(v, right)}).`,
        ),
        found,
      ),
      ...TO_SIX,
      ...(small ? { width: 240, height: 240 } : {}),
    },
    [
      ray(v.h, v.k, -v.a, -1),
      ray(v.h, v.k, v.a, 1),
      ...(small ? [] : [dot(v.h, v.k)]),
      marks({ ...found, clearOf: [(x) => vAt(v, x)] }),
    ],
  )
}

export const vShown = (v: V): Value => svgValue(vPicture(v, true), `v ${v.a} ${v.h} ${v.k}`)

/** Two straight parts that part at x = at; the point at the boundary belongs to the left part or to the right one. */
export type Parts = Readonly<{ a: number; b: number; c: number; d: number; at: number; left: boolean }>

export const leftAt = (p: Parts, x: number): number => p.a * x + p.b
export const rightAt = (p: Parts, x: number): number => p.c * x + p.d

export const partsAt = (p: Parts, x: number): number =>
  x < p.at || (x === p.at && p.left) ? leftAt(p, x) : rightAt(p, x)

export const drawParts = (rng: Rng): Parts =>
  until(
    () => ({
      a: pick(rng, [-2, -1, 1, 2]),
      b: nonZero(rng, -5, 5),
      c: pick(rng, [-2, -1, 1, 2]),
      d: nonZero(rng, -5, 5),
      at: pick(rng, [-2, -1, 1, 2]),
      left: int(rng, 0, 1) === 1,
    }),
    (p) =>
      p.a !== p.c &&
      Math.abs(leftAt(p, p.at) - rightAt(p, p.at)) >= 2 &&
      [leftAt(p, p.at), leftAt(p, p.at - 2), rightAt(p, p.at), rightAt(p, p.at + 2)].every((y) => Math.abs(y) <= 5),
  )

export function partsPicture(p: Parts, found: Marks = {}): Html {
  const [l, r] = [leftAt(p, p.at), rightAt(p, p.at)]
  return plane(
    {
      alt: saidMarks(
        spoken(
          `A graph of two straight parts. The left part passes through (${p.at - 2}, ${leftAt(p, p.at - 2)}) and ends at (${p.at}, ${l}) with ${p.left ? 'a filled' : 'an open'} point. The right part starts at (${p.at}, ${r}) with ${p.left ? 'an open' : 'a filled'} point and passes through (${p.at + 2}, ${rightAt(p, p.at + 2)}).`,
        ),
        found,
      ),
      ...TO_SIX,
    },
    [
      ray(p.at, l, p.a, -1),
      ray(p.at, r, p.c, 1),
      dot(p.at, l, { open: !p.left }),
      dot(p.at, r, { open: p.left }),
      marks({
        ...found,
        clearOf: [
          [
            [-EDGE, leftAt(p, -EDGE)],
            [p.at, l],
          ],
          [
            [p.at, r],
            [EDGE, rightAt(p, EDGE)],
          ],
        ],
      }),
    ],
  )
}

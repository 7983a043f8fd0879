/** Two equations with a whole solution, as elimination solves them. */

import { gcd, int, nonZero, type Rng, until } from '#kit'
import { det, type Line, lineTex, pairHtml, solve } from './lines.ts'

export type Pair = Readonly<{ p: Line; q: Line }>
export const show = ({ p, q }: Pair): string => pairHtml(lineTex(p), lineTex(q))
export const at = (e: Pair): readonly [number, number] => [solve(e.p, e.q).x.n, solve(e.p, e.q).y.n]

/** `match` says whether the y-terms already cancel when the equations are added or subtracted. */
export const drawPair =
  (match: boolean) =>
  (rng: Rng): Pair =>
    until(
      () => {
        const [x, y] = [nonZero(rng, -7, 7), nonZero(rng, -7, 7)]
        const [a, b, d] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), nonZero(rng, -6, 6)]
        const e = match ? (int(rng, 0, 1) === 1 ? b : -b) : nonZero(rng, -6, 6)
        return { p: { a, b, c: a * x + b * y }, q: { a: d, b: e, c: d * x + e * y } }
      },
      ({ p, q }) => {
        const [d, same] = [det(p, q), Math.abs(p.b) === Math.abs(q.b)]
        if (d === 0 || same !== match || p.c === 0 || q.c === 0 || Math.abs(p.c) > 50 || Math.abs(q.c) > 50)
          return false
        const [x, y] = at({ p, q })
        return (
          Math.abs(x) !== Math.abs(y) &&
          Math.abs(p.a) !== Math.abs(q.a) &&
          (match || (gcd(p.a, p.b) === 1 && gcd(q.a, q.b) === 1 && Math.abs(p.b) > 1 && Math.abs(q.b) > 1))
        )
      },
    )

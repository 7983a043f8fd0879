/** Right triangles, as Geometry and Trigonometry draw them. */

import type { Surd } from '../num/surd.ts'
import { pick, type Rng } from '../rng.ts'
import type { Html } from '../types.ts'
import type { Part } from './canvas.ts'
import { drawing } from './drawing.ts'
import { g } from './parts.ts'
import { xy } from './points.ts'

export const TRIANGLE_NAMES = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST', 'JKL'] as const
const TURNS = [0, 0, 15, 90, 180, -25] as const
export const triangleTurn = (rng: Rng): number => pick(rng, TURNS)

/** Whole multiples of a root as plain text, for labels: 5√3. */
export const rootText = (s: Surd): string => `${s.b.n === 1 ? '' : s.b.n}√${s.n}`

type Labels = Readonly<{ a?: string; b?: string; c?: string; A?: string; B?: string }>

/** A right triangle with the right angle at the third letter; a lies opposite the first letter, b opposite the second. */
export function rightTriangle(
  set: string,
  a: number,
  b: number,
  l: Labels,
  rot = 0,
  extra: readonly Part[] = [],
): Html {
  const [A, B, C] = [...set] as [string, string, string]
  const at = xy.turned({ [A]: [b, 0] as const, [B]: [0, a] as const, [C]: [0, 0] as const }, rot)
  return drawing({ alt: `Right triangle ${set}`, at, height: 220 }, [
    g.polygon(set),
    g.right(A + C + B),
    ...(l.a ? [g.side(B + C, l.a, { from: A })] : []),
    ...(l.b ? [g.side(C + A, l.b, { from: B })] : []),
    ...(l.c ? [g.side(A + B, l.c, { from: C })] : []),
    ...(l.A ? [g.angle(B + A + C, l.A)] : []),
    ...(l.B ? [g.angle(A + B + C, l.B)] : []),
    ...extra,
  ])
}

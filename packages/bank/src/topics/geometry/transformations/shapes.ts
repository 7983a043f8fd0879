import { g, type Html, hypot, int, type Rng, until } from '#kit'
import { onGrid, type XY } from '../on-grid.ts'

export type Tri = readonly [XY, XY, XY]

/** A triangle without symmetry in the first quadrant or around it, with corners inside ±6 and off the axes. */
export const drawTri = (rng: Rng, fits: (t: Tri) => boolean): Tri =>
  until(
    () => {
      const p = (): XY => [int(rng, -6, 6), int(rng, -6, 6)]
      return [p(), p(), p()] as const
    },
    (t) => {
      const sides = [0, 1, 2].map((i) =>
        hypot((t[i] as XY)[0] - (t[(i + 1) % 3] as XY)[0], (t[i] as XY)[1] - (t[(i + 1) % 3] as XY)[1]),
      )
      const [a, b, c] = t
      const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
      return (
        t.flat().every((v) => v !== 0) &&
        t.every(([x, y]) => Math.abs(x) !== Math.abs(y)) &&
        area > 2.5 &&
        area < 9 &&
        Math.max(...sides) < 5.5 &&
        Math.min(...sides) > 1.9 &&
        new Set(sides.map((s) => s.toFixed(3))).size === 3 &&
        Math.sign(a[0]) === Math.sign(b[0]) &&
        Math.sign(b[0]) === Math.sign(c[0]) &&
        Math.sign(a[1]) === Math.sign(b[1]) &&
        Math.sign(b[1]) === Math.sign(c[1]) &&
        fits(t)
      )
    },
  )

export const inside = (t: readonly XY[]): boolean => t.flat().every((v) => Math.abs(v) <= 6)

/**
 * Triangle ABC, and its image if one is given. In an explanation, dashed lines join the named corners with their
 * images, or the origin with one corner and its image.
 */
export const tri = (t: Tri, image?: Tri, joined: readonly string[] = [], turned = ''): Html =>
  onGrid(
    image ? 'Triangles ABC and A′B′C′' : 'Triangle ABC',
    {
      A: t[0],
      B: t[1],
      C: t[2],
      ...(image ? { "A'": image[0], "B'": image[1], "C'": image[2] } : {}),
      ...(turned ? { o: [0, 0] as const } : {}),
    },
    [
      g.polygon('ABC', { fill: true }),
      ...(image ? [g.polygon("A'B'C'", { accent: true })] : []),
      ...joined.map((n) => g.seg(`${n}${n}'`, '', { dash: true, thin: true })),
      ...(turned ? [turned, `${turned}'`].map((n) => g.seg(`o${n}`, '', { dash: true, thin: true })) : []),
    ],
  )

export const each = (t: Tri, f: (p: XY) => XY): Tri => [f(t[0]), f(t[1]), f(t[2])]

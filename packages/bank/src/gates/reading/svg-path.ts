/** The geometry under `svg.ts`: affine maps, and the points that a path goes through. */

export type Spot = readonly [number, number]
/** a c e / b d f, as SVG writes it: [a, b, c, d, e, f]. */
export type Matrix = readonly [number, number, number, number, number, number]

export const move = ([a, b, c, d, e, f]: Matrix, [x, y]: Spot): Spot => [a * x + c * y + e, b * x + d * y + f]

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function oneTransform(name: string, n: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0] = n
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name !== 'rotate') throw new RangeError(`a figure is moved by “${name}”, which is not read`)
  const t = (a * Math.PI) / 180
  const turn: Matrix = [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]
  return times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c])
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi

export const transformOf = (text: string): Matrix =>
  [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (m, [, name = '', list = '']) => times(m, oneTransform(name, (list.match(NUMBER) ?? []).map(Number))),
    IDENTITY,
  )

export const bounds = (points: readonly Spot[]): readonly [number, number, number, number] => {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The points that a path goes through. The kit draws curves as many short lines, so no other pieces are read. */
export function pathPoints(d: string): Spot[] {
  const out: Spot[] = []
  let at: Spot = [0, 0]
  let start: Spot = [0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = letter.toUpperCase()
    if (!'MLHVZ'.includes(kind)) throw new RangeError(`a path has a piece “${letter}”, which is not read`)
    const n = (list.match(NUMBER) ?? []).map(Number)
    for (let i = 0; i === 0 || i < n.length; i += kind === 'H' || kind === 'V' ? 1 : 2) {
      const [px, py]: Spot = letter === kind ? [0, 0] : at
      const first = n[i] ?? 0
      if (kind === 'Z') at = start
      else if (kind === 'H') at = [first + px, at[1]]
      else if (kind === 'V') at = [at[0], first + py]
      else at = [first + px, (n[i + 1] ?? 0) + py]
      if (kind === 'M' && i === 0) start = at
      out.push(at)
    }
  }
  return out
}

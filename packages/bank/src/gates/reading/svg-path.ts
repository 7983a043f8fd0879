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
  const [a = 0, b = 0, c = 0, d = 1, e = 0, f = 0] = n
  if (name === 'translate') return [1, 0, 0, 1, a, b]
  if (name === 'scale') return [a, 0, 0, n.length > 1 ? b : a, 0, 0]
  if (name === 'matrix') return [a, b, c, d, e, f]
  if (name !== 'rotate') return IDENTITY
  const t = (a * Math.PI) / 180
  const turn: Matrix = [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]
  return n.length < 3 ? turn : times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c])
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

const STEPS = 16

/** Points of a Bézier curve of any degree (de Casteljau). */
function bezier(control: readonly Spot[]): Spot[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS
    let row = [...control]
    while (row.length > 1)
      row = row.slice(1).map((q, k) => {
        const p = row[k] as Spot
        return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])] as const
      })
    return row[0] as Spot
  })
}

/** Points of an elliptic arc, by the centre form of the SVG standard (appendix B.2.4). */
function arc(from: Spot, [r1 = 0, r2 = 0, turn = 0, large = 0, sweep = 0]: readonly number[], to: Spot): Spot[] {
  if (r1 === 0 || r2 === 0) return [to]
  const t = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(t), Math.sin(t)]
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * hx + sin * hy, -sin * hx + cos * hy]
  const grow = Math.sqrt(Math.max(1, (x / r1) ** 2 + (y / r2) ** 2))
  const [rx, ry] = [Math.abs(r1) * grow, Math.abs(r2) * grow]
  const under = (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under) / ((rx * y) ** 2 + (ry * x) ** 2 || 1))
  const [cx, cy] = [(k * rx * y) / ry, (-k * ry * x) / rx]
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start
  if (sweep && span < 0) span += 2 * Math.PI
  if (!sweep && span > 0) span -= 2 * Math.PI
  const centre: Spot = [cos * cx - sin * cy + (from[0] + to[0]) / 2, sin * cx + cos * cy + (from[1] + to[1]) / 2]
  return Array.from({ length: STEPS }, (_, i) => {
    const a = start + (span * (i + 1)) / STEPS
    const [px, py] = [rx * Math.cos(a), ry * Math.sin(a)]
    return [cos * px - sin * py + centre[0], sin * px + cos * py + centre[1]] as const
  })
}

const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The points that a path goes through; curves and arcs in small steps. */
export function pathPoints(d: string): Spot[] {
  const out: Spot[] = []
  let at: Spot = [0, 0]
  let start: Spot = [0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const kind = letter.toUpperCase()
    const own = letter !== kind
    const n = (list.match(NUMBER) ?? []).map(Number)
    const take = TAKES[kind] as number
    for (let i = 0; i === 0 || i < n.length; i += Math.max(1, take)) {
      const [px, py]: Spot = own ? at : [0, 0]
      const spot = (k: number): Spot => [(n[i + k] ?? 0) + px, (n[i + k + 1] ?? 0) + py]
      let next: Spot[]
      if (kind === 'Z') next = [start]
      else if (kind === 'H') next = [[(n[i] ?? 0) + px, at[1]]]
      else if (kind === 'V') next = [[at[0], (n[i] ?? 0) + py]]
      else if (kind === 'C') next = bezier([at, spot(0), spot(2), spot(4)])
      else if (kind === 'S' || kind === 'Q') next = bezier([at, spot(0), spot(2)])
      else if (kind === 'A') next = arc(at, n.slice(i, i + 5), spot(5))
      else next = [spot(0)]
      at = next.at(-1) as Spot
      if (kind === 'M' && i === 0) start = at
      out.push(...next)
      if (kind === 'Z') break
    }
  }
  return out
}

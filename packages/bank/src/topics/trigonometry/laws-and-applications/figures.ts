import { drawing, g, type Html, type Pt, pick, type Rng, xy } from '#kit'

export const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const
export const turnOf = (rng: Rng): number => pick(rng, [0, 0, 20, -15, 160, 200])

type Labels = Readonly<{ a?: string; b?: string; c?: string; A?: string; B?: string; C?: string; area?: string }>

/** The turn that lays the longest side level, upside down where `rot` asks for that: a flat triangle is largest this way. */
function level(a: Pt, b: Pt, c: Pt, rot: number): number {
  const length = ([p, q]: readonly [Pt, Pt]): number => xy.distance(p, q)
  const sides = [[a, b] as const, [b, c] as const, [c, a] as const]
  const [from, to] = sides.reduce((best, side) => (length(side) > length(best) ? side : best))
  const up = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return (Math.abs(rot) > 90 ? 180 : 0) - up
}

/** Any triangle from its sides; a lies opposite the first letter, and so on. */
export function anyTriangle(set: string, a: number, b: number, c: number, l: Labels, rot = 0): Html {
  const [A, B, C] = [...set] as [string, string, string]
  const [pa, pb, pc] = xy.sss(a, b, c)
  const sizes = { A: xy.angle(pb, pa, pc), B: xy.angle(pa, pb, pc), C: xy.angle(pa, pc, pb) }
  const all = [sizes.A, sizes.B, sizes.C]
  const flat = Math.max(...all) > 140 || Math.min(...all) < 20
  const inside = { m: [(pa[0] + pb[0] + pc[0]) / 3, (pa[1] + pb[1] + pc[1]) / 3] as const }
  const corners = { [A]: pa, [B]: pb, [C]: pc, ...(l.area ? inside : {}) }
  const at = xy.turned(corners, flat ? level(pa, pb, pc, rot) : rot)
  // A flat angle lies near its opposite side: a small arc leaves room for the label.
  const angle = (spec: string, label: string, size: number) => g.angle(spec, label, size > 130 ? { r: 9 } : {})
  return drawing({ alt: `Triangle ${set}`, at, height: 230 }, [
    g.polygon(set),
    ...(l.a ? [g.side(B + C, l.a, { from: A })] : []),
    ...(l.b ? [g.side(C + A, l.b, { from: B })] : []),
    ...(l.c ? [g.side(A + B, l.c, { from: C })] : []),
    ...(l.A ? [angle(B + A + C, l.A, sizes.A)] : []),
    ...(l.B ? [angle(A + B + C, l.B, sizes.B)] : []),
    ...(l.C ? [angle(A + C + B, l.C, sizes.C)] : []),
    ...(l.area ? [g.tag('m', l.area, { as: 'The triangle' })] : []),
  ])
}

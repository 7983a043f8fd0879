import { drawing, g, type Html, pick, type Rng, xy } from '../../../kit.ts'

export const SETS = ['ABC', 'PQR', 'KLM', 'DEF', 'XYZ', 'RST'] as const
export const turnOf = (rng: Rng): number => pick(rng, [0, 0, 20, -15, 160, 200])

type Labels = Readonly<{ a?: string; b?: string; c?: string; A?: string; B?: string; C?: string }>

/** Any triangle from its sides; a lies opposite the first letter, and so on. */
export function anyTriangle(set: string, a: number, b: number, c: number, l: Labels, rot = 0): Html {
  const [A, B, C] = [...set] as [string, string, string]
  const [pa, pb, pc] = xy.sss(a, b, c)
  const at = xy.turned({ [A]: pa, [B]: pb, [C]: pc }, rot)
  return drawing({ alt: `Triangle ${set}`, at, height: 230 }, [
    g.polygon(set),
    ...(l.a ? [g.side(B + C, l.a, { from: A })] : []),
    ...(l.b ? [g.side(C + A, l.b, { from: B })] : []),
    ...(l.c ? [g.side(A + B, l.c, { from: C })] : []),
    ...(l.A ? [g.angle(B + A + C, l.A)] : []),
    ...(l.B ? [g.angle(A + B + C, l.B)] : []),
    ...(l.C ? [g.angle(A + C + B, l.C)] : []),
  ])
}

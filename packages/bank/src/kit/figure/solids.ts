/** Solids in an oblique projection: front faces in true shape, hidden edges dashed. Labels are not to be measured. */

import { asin, cos, sin } from '../num/steady.ts'
import type { Html } from '../types.ts'
import type { Part, Points } from './canvas.ts'
import { drawing } from './drawing.ts'
import type { Pt } from './labels.ts'
import { g } from './parts.ts'

type Common = Readonly<{ alt: string; notToScale?: boolean; extra?: readonly Part[]; at?: Points }>
const show = (o: Common): { alt: string; show: string; notToScale?: boolean } => ({
  alt: o.alt,
  show: Object.keys(o.at ?? {}).join(' '),
  ...(o.notToScale ? { notToScale: true } : {}),
})

/** How flat a disc looks that is seen from above. */
const FLAT = 0.3

/** Part of an ellipse seen from above, as points around its centre; the angles are those of the circle it stands for. */
const part = (cx: number, cy: number, rx: number, from: number, to: number, flat = FLAT): Pt[] =>
  Array.from({ length: 25 }, (_, i): Pt => {
    const a = from + ((to - from) * i) / 24
    return [cx + rx * cos(a), cy + flat * rx * sin(a)]
  })

/** Front half or back half. */
const half = (cx: number, cy: number, rx: number, front: boolean, flat = FLAT): Pt[] =>
  part(cx, cy, rx, front ? Math.PI : 0, front ? 2 * Math.PI : Math.PI, flat)

const curve =
  (ps: readonly Pt[], dash = false): Part =>
  (c) =>
    c.line(ps.map(c.px), { dash })

/** A box of width w, depth d and height h; corners a b c e in front (from the lower left, counterclockwise). */
function box(
  o: Common & Readonly<{ w: number; d: number; h: number; labels?: Readonly<{ w?: string; d?: string; h?: string }> }>,
): Html {
  // A hidden edge must not lie behind the front one.
  const [dx, dy] = [o.d * (Math.abs(o.d * 0.42 - o.w) < 0.2 * o.w ? 0.32 : 0.42), o.d * 0.34]
  const at: Points = {
    a: [0, 0],
    b: [o.w, 0],
    c: [o.w, o.h],
    e: [0, o.h],
    p: [dx, dy],
    q: [o.w + dx, dy],
    r: [o.w + dx, o.h + dy],
    s: [dx, o.h + dy],
    ...o.at,
  }
  const edge = (spec: string) => g.seg(spec)
  const label = (spec: string, text: string | undefined, as: string): Part[] =>
    text ? [g.side(spec, text, { loose: true, as })] : []
  return drawing({ ...show(o), at }, [
    ...['ap', 'pq', 'ps'].map((spec) => g.seg(spec, '', { dash: true, thin: true })),
    ...['ab', 'bc', 'ce', 'ea', 'bq', 'qr', 'cr', 'rs', 'se'].map(edge),
    ...label('ab', o.labels?.w, 'The width'),
    ...label('bq', o.labels?.d, 'The depth'),
    ...label('ea', o.labels?.h, 'The height'),
    ...(o.extra ?? []),
  ])
}

type Round = Common &
  Readonly<{ r: number; h: number; labels?: Readonly<{ r?: string; d?: string; h?: string; s?: string }> }>

/** Radius or diameter drawn in a disc, with its label. */
const across = (o: Round, y: number): { at: Points; parts: Part[] } => ({
  at: { m: [0, y], l: [-o.r, y], t: [o.r, y] },
  parts: [
    ...(o.labels?.r
      ? [g.seg('mt', o.labels.r, { thin: true, loose: true, as: 'The radius', from: 'i' }), g.dots('m')]
      : []),
    ...(o.labels?.d
      ? [g.seg('lt', o.labels.d, { thin: true, loose: true, as: 'The diameter', from: 'i' }), g.dots('m')]
      : []),
  ],
})

/** A cylinder standing on its base; radius or diameter on the top, height beside it. */
function cylinder(o: Round): Html {
  const top = across(o, o.h)
  // In a low cylinder the two discs are seen from farther down: the hidden edge must not run into the front one.
  const flat = Math.min(FLAT, (0.42 * o.h) / o.r)
  const at: Points = { ...top.at, a: [-o.r, 0], b: [-o.r, o.h], c: [o.r, 0], e: [o.r, o.h], i: [0, 0], ...o.at }
  return drawing({ ...show(o), at }, [
    g.seg('ab'),
    g.seg('ce'),
    curve(half(0, 0, o.r, true, flat)),
    curve(half(0, 0, o.r, false, flat), true),
    curve([...half(0, o.h, o.r, true, flat), ...half(0, o.h, o.r, false, flat)]),
    ...top.parts,
    ...(o.labels?.h ? [g.side('ce', o.labels.h, { loose: true, as: 'The height' })] : []),
    ...(o.extra ?? []),
  ])
}

/** A cone standing on its base; the height dashed inside, the slant height beside it. Its edges touch the base from outside. */
function cone(o: Round): Html {
  const base = across(o, 0)
  const touch = asin(Math.min((FLAT * o.r) / o.h, 1))
  const [tx, ty] = [o.r * cos(touch), FLAT * o.r * sin(touch)]
  const at: Points = { ...base.at, z: [0, o.h], i: [0, o.h], u: [-tx, ty], v: [tx, ty], ...o.at }
  return drawing({ ...show(o), at }, [
    g.seg('uz'),
    g.seg('vz', o.labels?.s ?? '', { loose: true, as: 'The slant height' }),
    curve(part(0, 0, o.r, Math.PI - touch, 2 * Math.PI + touch)),
    curve(part(0, 0, o.r, touch, Math.PI - touch), true),
    ...base.parts,
    ...(o.labels?.h
      ? [g.seg('mz', o.labels.h, { dash: true, thin: true, loose: true, as: 'The height' }), g.right('zmt', 8)]
      : []),
    ...(o.extra ?? []),
  ])
}

/** A pyramid on a rectangle of width w and depth d. */
function pyramid(
  o: Common & Readonly<{ w: number; d: number; h: number; labels?: Readonly<{ w?: string; d?: string; h?: string }> }>,
): Html {
  // Flatter than a box: the hidden edges would else lie along the visible ones.
  const [dx, dy] = [o.d * 0.5, o.d * 0.24]
  const at: Points = {
    a: [0, 0],
    b: [o.w, 0],
    c: [o.w + dx, dy],
    e: [dx, dy],
    m: [(o.w + dx) / 2, dy / 2],
    z: [(o.w + dx) / 2, dy / 2 + o.h],
    ...o.at,
  }
  return drawing({ ...show(o), at }, [
    ...['ae', 'ec', 'ez'].map((spec) => g.seg(spec, '', { dash: true, thin: true })),
    g.seg('ab', o.labels?.w ?? '', { loose: true, as: 'The width of the base' }),
    g.seg('bc', o.labels?.d ?? '', { loose: true, as: 'The depth of the base' }),
    ...['az', 'bz', 'cz'].map((spec) => g.seg(spec)),
    ...(o.labels?.h
      ? [g.seg('mz', o.labels.h, { dash: true, thin: true, loose: true, as: 'The height' }), g.dots('m')]
      : []),
    ...(o.extra ?? []),
  ])
}

/** A sphere with its equator. */
function sphere(o: Omit<Round, 'h'>): Html {
  const mid = across({ ...o, h: 0 }, 0)
  const at: Points = { ...mid.at, i: [0, -o.r], ...o.at }
  return drawing({ ...show(o), at, height: 220 }, [
    g.circle('m', o.r),
    curve(half(0, 0, o.r, true)),
    curve(half(0, 0, o.r, false), true),
    ...mid.parts,
    ...(o.extra ?? []),
  ])
}

export const solid = { box, cylinder, cone, pyramid, sphere }

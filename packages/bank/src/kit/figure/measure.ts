/** Measures a finished figure: what its labels say against how it is drawn. */

import { withoutTags } from '@fourfold/base'
import { xy } from './points.ts'
import { names } from './spec.ts'

type Spot = readonly [number, number]

/** The number that a label stands for, in its unit; `x` where its value is known. */
export function labelNumber(label: string, x?: number): number | null {
  const plain = label
    .replace(/−/g, '-')
    .replace(/°|\s?(cm|mm|km|m|in|ft|yd|units?)$/g, '')
    .trim()
  const root = /^(\d*\.?\d*)√(\d+)$/.exec(plain)
  if (root) return (root[1] === '' ? 1 : Number(root[1])) * Math.sqrt(Number(root[2]))
  if (/^\d*\.?\d+$/.test(plain)) return Number(plain)
  const line = /^\(?(\d*)x(?: ([+-]) (\d+))?\)?$/.exec(plain)
  if (!line || x === undefined) return null
  return (line[1] === '' ? 1 : Number(line[1])) * x + (line[3] ? Number(`${line[2]}${line[3]}`) : 0)
}

/** What is not as its label says, in an SVG of `drawing`; nothing for a figure that says it is a sketch. */
export function offScale(svg: string, x?: number): string[] {
  if (/ data-scale="none"/.test(svg)) return []
  const points = new Map<string, Spot>(
    [...(/data-points="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/([^:;]+):(-?[\d.]+),(-?[\d.]+)/g)].map(
      ([, n, px, py]) => [n as string, [Number(px), Number(py)]],
    ),
  )
  const at = (n: string): Spot => {
    const p = points.get(n)
    if (!p) throw new RangeError(`no point ${n}`)
    return p
  }
  const out: string[] = []
  for (const [, d = '', spec = ''] of svg.matchAll(/<path d="([^"]*)"[^>]*data-s="([^"]*)"/g)) {
    const ends = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, px, py]): Spot => [Number(px), Number(py)])
    names(spec).forEach((n, i) => {
      const end = ends[i] as Spot
      if (xy.distance(end, at(n)) > 0.3) out.push(`the line ${spec} does not end at ${n}`)
    })
  }
  const ratios: { spec: string; ratio: number }[] = []
  for (const [, spec = '', written = ''] of svg.matchAll(/data-of="([^"]*)"[^>]*>([\s\S]*?)<\/text>/g)) {
    const label = withoutTags(written)
    const value = labelNumber(label, x)
    if (value === null) continue
    const [a = '', b = '', c = ''] = names(spec)
    if (c === '') ratios.push({ spec: `${spec} (${label})`, ratio: xy.distance(at(a), at(b)) / value })
    else {
      const drawn = xy.angle(at(a), at(b), at(c))
      if (Math.abs(drawn - value) > 2)
        out.push(`angle ${spec} is labeled ${label}, but drawn with ${drawn.toFixed(1)}°`)
    }
  }
  const unit = ratios[0]?.ratio ?? 1
  for (const { spec, ratio } of ratios) {
    if (Math.abs(ratio / unit - 1) > 0.03)
      out.push(`${spec} is drawn ${(ratio / unit).toFixed(2)} times as long as ${ratios[0]?.spec} asks for`)
  }
  return out
}

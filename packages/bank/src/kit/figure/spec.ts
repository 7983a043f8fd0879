/** How parts name points, and small things that all parts use. */

import { ceil, cos, sin } from '../num/steady.ts'
import type { Canvas } from './canvas.ts'
import type { Pt } from './labels.ts'

/** 'ABC' as A, B, C; a letter may carry a prime or digits: "A'B'", 'P1P2'. */
export const names = (spec: string): string[] => spec.match(/[A-Za-zΑ-ω][′']*\d*/g) ?? []

/** Letters for variables and points are slanted, units and numbers are not. */
export const slanted = (text: string): boolean =>
  /^[A-Z]$/.test(text) || (/(?<![A-Za-z])[a-zα-ωℓ](?![a-z])/.test(text) && !/\d\s(cm|mm|km|m|in|ft|yd|s)\b/.test(text))

/** What is said of a right angle whose points have no names. */
export const ONE_RIGHT_ANGLE = 'A right angle is marked.'

export const px = (c: Canvas, spec: string): Pt[] => names(spec).map((n) => c.px(c.at(n)))
/** Points whose names start with a small letter are helpers: they are neither shown nor told. */
export const isNamed = (spec: string): boolean => names(spec).every((n) => /^[A-ZΑ-Ω]/.test(n))

export const toLabel = (c: Canvas, spec: string, label: string, as?: string): void => {
  const what =
    as ??
    (isNamed(spec)
      ? names(spec).length > 2
        ? `Angle ${spec}`
        : spec
      : names(spec).length > 2
        ? 'An angle'
        : 'A segment')
  c.say(`${what} is labeled ${label}.`)
}

export const arcPoints = ([x, y]: Pt, r: number, from: number, to: number): Pt[] => {
  const count = Math.max(4, ceil((Math.abs(to - from) / (2 * Math.PI)) * 60))
  return Array.from({ length: count + 1 }, (_, i): Pt => {
    const a = from + ((to - from) * i) / count
    return [x + r * cos(a), y + r * sin(a)]
  })
}

/** A short way of writing templates, and small things that several subjects of Geometry share. */

import {
  type Difficulty,
  drawing,
  type FrameKind,
  g,
  type Html,
  num,
  type Part,
  type Points,
  type Rng,
  type Template,
  template,
  type Value,
} from '#kit'

type Stem<P> = (p: P, rng: Rng) => Html
/** Id, kind, how many items, stem; the last entry for grid-in. */
type ShortFrame<P> =
  | readonly [string, FrameKind, number, Stem<P>]
  | readonly [string, FrameKind, number, Stem<P>, 'grid' | 'choice']
/** Misconception, wrong rule, and why it is wrong here. */
type ShortTrap<P> =
  | readonly [string, (p: P) => Value | null]
  | readonly [string, (p: P) => Value | null, Html | ((p: P) => Html)]

/** A template from short forms; for choice unless a frame says otherwise. */
export function quick<P, G>(c: {
  id: string
  skill: string
  level: Difficulty
  b: number
  seconds: number
  calc?: boolean
  draw: (rng: Rng) => P
  frames: readonly ShortFrame<P>[]
  answer: (p: P) => Value
  traps: readonly ShortTrap<P>[]
  explain: (p: P) => readonly (readonly [Html, Html])[]
  given: (p: P) => G
  check: (given: G) => Value
}): Template {
  return template({
    id: `geometry/${c.id}`,
    skill: c.skill,
    difficulty: c.level,
    b: c.b,
    calculator: c.calc ?? false,
    seconds: c.seconds,
    response: 'choice',
    draw: c.draw,
    frames: c.frames.map(([id, kind, items, stem, response]) => ({
      id,
      kind,
      items,
      stem,
      response: response ?? 'choice',
    })),
    answer: c.answer,
    traps: c.traps.map(([misconception, rule, why]) => ({
      misconception,
      rule,
      ...(why === undefined ? {} : { why: typeof why === 'string' ? () => why : why }),
    })),
    explain: (p) => c.explain(p).map(([what, why]) => ({ do: what, why })),
    given: c.given,
    check: c.check,
  })
}

export type XY = readonly [number, number]

/** (−3, 4), for text alternatives. */
export const spoken = ([x, y]: XY): string => `(${x}, ${y})`.replace(/-/g, '−')
/** $(-3, 4)$ */
export const pt = ([x, y]: XY): string => `(${x}, ${y})`

/** A figure on a coordinate plane; the text alternative tells where the named points lie. */
export function onGrid(alt: string, at: Points, parts: readonly Part[], size = 6, show?: string): Html {
  const named = Object.entries(at).filter(([n]) => (show ?? n).includes(n) && /^[A-Z]/.test(n))
  const where = named.map(([n, p]) => `${n} at ${spoken(p)}`).join(', ')
  return drawing(
    {
      alt: `${alt} on a coordinate plane${where === '' ? '' : `: ${where}`}`,
      at,
      height: 320,
      ...(show === undefined ? {} : { show }),
    },
    [g.grid([-size, size], [-size, size], size > 8 ? 2 : 1, 2), ...parts],
  )
}

/** A wrong value that looks like a right one: whole, and of a believable size. */
export const whole = (x: number, lo = 1, hi = Number.POSITIVE_INFINITY): Value | null =>
  Number.isInteger(x) && x >= lo && x <= hi ? num(x) : null

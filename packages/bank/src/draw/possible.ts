/** Values that cannot be an answer, whatever the numbers are. */

import { unescapeHtml } from '@fourfold/base'
import { cmp } from '../kit/num/frac.ts'
import { figuresIn, withoutFigures } from '../kit/tex.ts'
import type { Html, Value } from '../kit/types.ts'
import { isClassic } from './classics.ts'
import { sizeOf } from './size.ts'
import type { TrapValue } from './trap-values.ts'
import { visible } from './visible.ts'

const far = ({ number }: Value): boolean => number !== undefined && (cmp(number, 1) > 0 || cmp(number, -1) < 0)

const lastSentence = (stem: string): string => stem.split(/(?<=[.?!])\s+/).at(-1) ?? stem

/**
 * Whether two options lie beyond 1 where a sine or cosine is asked for. One, such as a ratio upside down, is a mistake to
 * see; with two of them only two options are left.
 */
export function twoBeyondOne(stem: string, key: Value, wrong: readonly Value[]): boolean {
  return /\$\\(?:sin|cos)(?![a-z])[^+=$-]*\$\s*\?/.test(lastSentence(stem)) && !far(key) && wrong.filter(far).length > 1
}

/** The number that a label or a formula shows, be it a root; null where it is none. */
function shownSize(text: string): number | null {
  const found = /^\$?(\d+(?:\.\d+)?)?(?:(?:√|\\sqrt\{)(\d+)\}?)?\$?(?: \p{L}+\.?)?$/u.exec(text.trim())
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  return Number(found[1] ?? 1) * Math.sqrt(Number(found[2] ?? 1))
}

const sized = (v: Value): number | null => sizeOf(v) ?? shownSize(v.html)

const sameSide = (a: string, b: string): boolean => a === b || a === [...b].reverse().join('')

/** The longest sides that a figure shows of its right triangles, with the two shorter ones. */
function rightTriangles(alt: string): readonly Readonly<{ longest: string; legs: readonly string[] }>[] {
  const marked = [...alt.matchAll(/Angle ([A-Z])([A-Z])([A-Z]) is marked as a right angle/g)]
  const touching = [...alt.matchAll(/center ([A-Z])\b[^.]*?\b([A-Z])([A-Z]) touches it at \3/g)]
  return [
    ...marked.map(([, a = '', v = '', b = '']) => ({ longest: a + b, legs: [v + a, v + b] })),
    ...touching.map(([, o = '', p = '', t = '']) => ({ longest: o + p, legs: [p + t, o + t] })),
  ]
}

/** The side of a right triangle that no leg reaches, where a leg is asked for. */
function longestSide(text: string, alt: string): number | null {
  const labels = [...alt.matchAll(/\b([A-Z]{2}) is labeled ([^.]+(?:\.\d+)?[^.]*)\./g)].map(
    ([, of = '', label = '']) => ({
      of,
      label,
    }),
  )
  const question = lastSentence(text)
  const asked = (side: string): boolean =>
    (/\$x\$/.test(question) && labels.some((l) => l.label.trim() === 'x' && sameSide(l.of, side))) ||
    [...question.matchAll(/(?<![A-Z])[A-Z]{2}(?![A-Z])/g)].some(([named]) => sameSide(named, side))
  const sides = rightTriangles(alt).flatMap(({ longest, legs }) => {
    const size = labels.flatMap((l) => (sameSide(l.of, longest) ? (shownSize(l.label) ?? []) : []))[0]
    return size !== undefined && /value|long|length/.test(question) && !asked(longest) && legs.some(asked) ? [size] : []
  })
  return sides[0] ?? null
}

const LENGTH = String.raw`(\$[^$]+\$|\d+(?:\.\d+)?)`
const WHOLES: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`hypotenuse (?:of|is|measures|has (?:a )?length) (?:length )?${LENGTH}`), /\bleg\b/],
  [new RegExp(`diagonal of a (?:square|rectangle)[^.]* is ${LENGTH}`), /\b(?:side|width|wide|height|high)\b/],
  [
    new RegExp(`(?:ladder|wire|rope|cable|ramp|string)[^.]*? (?:of length )?${LENGTH}[- ]\\w+ long`),
    /\bhigh\b|\bheight\b|how far/i,
  ],
]

/** The length that a text names of a whole, or of a longest side, where a part or a shorter side is asked for. */
function namedWhole(text: string): number | null {
  const question = lastSentence(text)
  const sizes = WHOLES.flatMap(([whole, part]) => {
    const found = whole.exec(text)
    return found && part.test(question) ? (shownSize(found[1] as string) ?? []) : []
  })
  return sizes[0] ?? null
}

const FULL_TURNS =
  /reflex|rotat|\bturn|bearing|heading|coterminal|terminal|standard position|radian|\barc\b|central|sector|\bsum\b|\\theta/i
const UNDER_180 =
  /triangle|straight line|lies? on (?:a |the )?line|line \$[A-Z]{2}\$|parallel|supplement|complement|vertical angles|kite|trapezoid|rhombus|rectangle|inscribed|bisect|regular|convex/i

/** The angle that none can reach here; null where no angle is asked for. */
function widestAngle(text: string, alt: string): number | null {
  const question = lastSentence(text)
  if (FULL_TURNS.test(text)) return null
  // A figure marks the angle itself, and an arc above 180° would be called so.
  if (/\$x\$/.test(question) && /\bangle (?:[A-Z′]{1,3} )?is labeled x°/i.test(alt)) return 180
  if (!/\\angle|\bangle\b/i.test(question) || !/measure|degrees|size|m\\angle/i.test(question)) return null
  if (/angle (?:[A-Z]{1,3} )?is labeled|\\angle [A-Z]{3}/i.test(`${alt} ${question}`)) return 180
  if (UNDER_180.test(`${text} ${alt}`)) return 180
  return /quadrilateral|pentagon|hexagon|polygon/i.test(text) ? 360 : null
}

/** What every value that can be the answer lies below, as stem and figure show it; null where they show no such bound. */
function boundOf(content: Html, key: Value): number | null {
  const right = sized(key)
  if (right === null) return null
  const alt = figuresIn(content)
    .map((svg) => unescapeHtml(/aria-label="([^"]*)"/.exec(svg)?.[1] ?? ''))
    .join(' ')
  const text = visible(withoutFigures(content)).replace(/\s+/g, ' ').trim()
  const bounds = [longestSide(text, alt), namedWhole(text), widestAngle(text, alt)]
  return bounds.find((b) => b !== null && right < b) ?? null
}

/** The wrong values that the stem itself excludes. A classic mistake may be one of them, if it is the only one. */
export function beyondBound(content: Html, key: Value, wrong: readonly TrapValue[]): readonly TrapValue[] {
  const bound = boundOf(content, key)
  if (bound === null) return []
  const beyond = wrong.filter(({ value }) => (sized(value) ?? 0) >= bound - 1e-9)
  return beyond.length === 1 && beyond.every(isClassic) ? [] : beyond
}

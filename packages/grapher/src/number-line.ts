import { binary, type CompareNode, namesIn } from './ast.ts'
import { compile, compileTest } from './compile.ts'
import { MathError } from './errors.ts'
import { decimalText, exactText } from './exact.ts'
import { type Angle, drawNoValue } from './functions.ts'
import { parseLine } from './parse.ts'
import { resolve } from './resolve.ts'
import { zeros } from './solve.ts'
import type { Settings } from './values.ts'

/** A stretch of the number line; an end at ±∞ is never closed. */
export type Interval = Readonly<{ from: number; to: number; withFrom: boolean; withTo: boolean }>
export type OnLine = Readonly<
  { ok: true; letter: string; intervals: readonly Interval[] } | { ok: false; error: string; from: number; to: number }
>

/** How far out borders are looked for. */
const REACH = 1000
const COUNT = 8000

const text = (v: number): string => exactText(v) ?? decimalText(v)

/** “x < −2 or 3 ≤ x ≤ 5”, as a student would write it. */
export function intervalWords(letter: string, intervals: readonly Interval[]): string {
  if (intervals.length === 0) return 'No number fits.'
  return intervals
    .map(({ from, to, withFrom, withTo }) => {
      const [low, high] = [Number.isFinite(from), Number.isFinite(to)]
      if (!low && !high) return 'every number fits'
      if (from === to) return `${letter} = ${text(from)}`
      if (!low) return `${letter} ${withTo ? '≤' : '<'} ${text(to)}`
      if (!high) return `${letter} ${withFrom ? '≥' : '>'} ${text(from)}`
      return `${text(from)} ${withFrom ? '≤' : '<'} ${letter} ${withTo ? '≤' : '<'} ${text(to)}`
    })
    .join(' or ')
}

/** “(−∞, −2) ∪ [3, 5]”. */
export const intervalNotation = (intervals: readonly Interval[]): string =>
  intervals.length === 0
    ? '∅'
    : intervals
        .map(({ from, to, withFrom, withTo }) =>
          from === to ? `{${text(from)}}` : `${withFrom ? '[' : '('}${text(from)}, ${text(to)}${withTo ? ']' : ')'}`,
        )
        .join(' ∪ ')

/** Where all of the conditions hold: between borders the first number tried speaks for all. */
export function solveOnLine(line: string, angle: Angle): OnLine {
  try {
    const { parts } = parseLine(line.replace(/\band\b/gi, ','))
    const conditions = parts.map((part) => {
      if (part.kind !== 'compare' || part.signs.includes('~'))
        throw new MathError('Write an inequality in one letter, as in 2x + 1 < 7.', 0, line.length)
      return part
    })
    return { ok: true, ...solve(conditions, { angle, no: drawNoValue }) }
  } catch (error) {
    if (error instanceof MathError) return { ok: false, error: error.message, from: error.from, to: error.to }
    throw error
  }
}

function solve(given: readonly CompareNode[], settings: Settings): { letter: string; intervals: Interval[] } {
  const names = new Set(given.flatMap((c) => [...namesIn(c).keys()]).filter((n) => !['π', 'e', 'τ', '∞'].includes(n)))
  const [letter = 'x', ...more] = names
  if (more.length > 0) throw new MathError('The number line takes one letter only.')
  const scope = { angle: settings.angle, valueNamed: () => null, functionOf: () => null }
  const conditions = given.map((c) => resolve(c, scope, new Set([letter])) as CompareNode)
  const tests = conditions.map((c) => compileTest(c, [letter], settings))
  const holds = (v: number): boolean => tests.every((test) => test([v]))
  const borders = new Set<number>()
  for (const { parts, signs } of conditions)
    signs.forEach((_, i) => {
      const g = compile(binary('-', parts[i]!, parts[i + 1]!), [letter], settings)
      for (const v of [...zeros((x) => g([x]), -REACH, REACH, { count: COUNT }), ...poles((x) => g([x]))])
        borders.add(v)
    })
  const at = [...borders].sort((a, b) => a - b).filter((v, i, all) => i === 0 || v - all[i - 1]! > 1e-9)
  return { letter, intervals: joined(at, holds) }
}

/** Places without a value, or where the sign jumps: 1/x > 2 changes at 0 without being equal there. */
function poles(g: (x: number) => number): number[] {
  const found: number[] = []
  let [before, last] = [-REACH, g(-REACH)]
  for (let i = 1; i <= COUNT; i++) {
    const x = -REACH + (2 * REACH * i) / COUNT
    const value = g(x)
    if (Number.isFinite(last) && value * last < 0) {
      let [a, b] = [before, x]
      for (let k = 0; k < 60; k++) {
        const m = (a + b) / 2
        if (g(m) * last > 0) a = m
        else b = m
      }
      const round = Number(a.toPrecision(9))
      found.push(Math.abs(round - a) < 1e-9 * Math.max(1, Math.abs(a)) ? round : a)
    }
    if (Number.isFinite(last) !== Number.isFinite(value)) found.push(edge(g, before, x))
    ;[before, last] = [x, value]
  }
  return found.length > 200 ? [] : found.map((v) => (Math.abs(v) < 1e-12 ? 0 : v))
}

function edge(g: (x: number) => number, from: number, to: number): number {
  const inside = Number.isFinite(g(from))
  let [a, b] = [from, to]
  for (let k = 0; k < 60; k++) {
    const m = (a + b) / 2
    if (Number.isFinite(g(m)) === inside) a = m
    else b = m
  }
  return Number(a.toPrecision(10))
}

function joined(borders: readonly number[], holds: (v: number) => boolean): Interval[] {
  const made: Interval[] = []
  const add = (next: Interval) => {
    const last = made.at(-1)
    if (last && last.to === next.from && (last.withTo || next.withFrom))
      made[made.length - 1] = { ...last, to: next.to, withTo: next.withTo }
    else made.push(next)
  }
  const ends = [Number.NEGATIVE_INFINITY, ...borders, Number.POSITIVE_INFINITY]
  for (let i = 0; i + 1 < ends.length; i++) {
    const [from, to] = [ends[i]!, ends[i + 1]!]
    if (Number.isFinite(from) && holds(from)) add({ from, to: from, withFrom: true, withTo: true })
    const middle = Number.isFinite(from)
      ? Number.isFinite(to)
        ? (from + to) / 2
        : from + 1
      : Number.isFinite(to)
        ? to - 1
        : 0
    if (holds(middle)) add({ from, to, withFrom: false, withTo: false })
  }
  return made
}

/** Lines of work, equations and inequalities, and how many moves lie between two of them. */

import { isTidy, isZero, lettersOf, readSum, type Sum, timesOf } from './sum.ts'

/** `3x + 5 = 20`, or `x = \frac{15}{3} = 5`, whose middle shows the arithmetic. */
export type Line = Readonly<{ tex: string; sides: readonly Sum[]; letters: readonly string[] }>

/** A line whose sides are all sums; null for any other formula. */
export function readLine(tex: string): Line | null {
  const parts = tex.split(/=|\\(?:lt|gt|le|ge)(?![a-z])/)
  if (parts.length < 2) return null
  const sides = parts.flatMap((part) => readSum(part) ?? [])
  if (sides.length < parts.length) return null
  return { tex: tex.trim(), sides, letters: [...new Set(sides.flatMap(lettersOf))] }
}

const ends = ({ sides }: Line): readonly [Sum, Sum] => [sides[0] as Sum, sides.at(-1) as Sum]

/** The number that a line gives for its letter (for `x^2`, the square), where it gives one. */
export function numberFor(line: Line, letter: string): number | null {
  const [left, right] = ends(line)
  const k = timesOf(left, letter) - timesOf(right, letter)
  return line.letters.length !== 1 || isZero(k) ? null : (timesOf(right, '') - timesOf(left, '')) / k
}

/** `x = 4`, `12 \gt x`: the letter alone against a number. */
export const isSolved = (line: Line): boolean => {
  const [left, right] = ends(line)
  const alone = (a: Sum, b: Sum) =>
    lettersOf(a).length === 1 && a.of.size === 1 && [...a.of.values()][0] === 1 && lettersOf(b).length === 0
  return alone(left, right) || alone(right, left)
}

/** All that is written is worked out: no `\frac{20 - 5}{3}` that shows where the number comes from. */
export const isWorkedOut = (line: Line): boolean => line.sides.every(isTidy)

/** What is done to both sides from one line to the next: terms moved, a factor, and before these a side worked out. */
export function movesBetween(from: Line, to: Line, letter: string): number {
  const [a, b] = ends(from)
  const [c, d] = ends(to)
  const across = (left: Sum, right: Sum) => timesOf(left, letter) - timesOf(right, letter)
  const moves = (factor: number, left: Sum): Readonly<{ terms: number; factor: number }> => ({
    terms: ['', letter].filter((l) => !isZero(factor * timesOf(a, l) - timesOf(left, l))).length,
    factor: isZero(factor - 1) ? 0 : 1,
  })
  // The two sides may have changed places, which is no move.
  const [least] = [moves(across(c, d) / across(a, b), c), moves(across(d, c) / across(a, b), d)].sort(
    (x, y) => x.terms + x.factor - y.terms - y.factor,
  ) as [ReturnType<typeof moves>]
  const isWorkedFirst = least.terms > 0 && ![a, b].every(isTidy)
  return least.terms + least.factor + (isWorkedFirst ? 1 : 0)
}

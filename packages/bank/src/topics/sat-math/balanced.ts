/** Which three traps an item shows: the right value must not be recognizable by its place among the four. */

import { int, pick, seeded, shuffle, type Template, template, type Value } from '../../kit.ts'

/** The number that is seen first in a value. */
function firstNumber(v: Value): number | null {
  const [, sign, top, bottom] = /^\D*?(-?)\\frac\{(-?\d+)(?:\\pi)?\}\{(\d+)\}/.exec(v.html) ?? []
  if (top !== undefined && bottom !== undefined) return ((sign === '-' ? -1 : 1) * Number(top)) / Number(bottom)
  const found = /-?\d+(?:\.\d+)?/.exec(v.html.replace(/,(?=\d{3})/g, ''))
  return found ? Number(found[0]) : null
}

/** How many of the others are less than the first, ties counted half. */
const rank = ([first = 0, ...rest]: readonly number[]): number =>
  rest.reduce((r, x) => r + (x < first ? 1 : x > first ? 0 : 0.5), 0)

const marks = (v: Value): Set<string> => new Set(v.html.match(/\\[a-z]+|\d+(?:\.\d+)?|[a-zA-Z]+|[-+=()^]/g) ?? [])

/** How much each value has in common with the others. */
function likeness(values: readonly Value[]): number[] {
  const sets = values.map(marks)
  return sets.map((s, i) =>
    sets.reduce((sum, t, j) => {
      const both = [...s].filter((x) => t.has(x)).length
      return i === j ? sum : sum + both / Math.max(1, s.size + t.size - both)
    }, 0),
  )
}

/** How far each number lies from the others together. */
const distances = (numbers: readonly number[]): number[] =>
  numbers.map((x) => numbers.reduce((sum, y) => sum + Math.abs(x - y), 0))

type Found = Readonly<{ i: number; value: Value; x: number | null }>

const threes = (list: readonly Found[]): Found[][] =>
  list.flatMap((a, i) => list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])))

/**
 * A template whose right value is the smallest, second, third or largest option, and the nearest or the farthest from the
 * others, equally often, as far as its traps allow. The places are drawn with the numbers.
 */
export function balanced<P extends object, G>(t: Template<P, G>): Template {
  type Sided = P & Readonly<{ side: string }>
  const applied = (p: Sided): readonly number[] => {
    const key = t.answer(p)
    const at = firstNumber(key)
    const seen = new Set([key.key])
    const found = t.traps.flatMap((trap, i): Found[] => {
      const value = trap.rule(p)
      if (value === null || seen.has(value.key)) return []
      seen.add(value.key)
      return [{ i, value, x: firstNumber(value) }]
    })
    if (at === null || found.length <= 3) return found.map((f) => f.i)
    const rng = seeded(`${p.side}${JSON.stringify(p)}`)
    const [long, like, far] = [int(rng, 0, 3), int(rng, 0, 3), int(rng, 0, 3)]
    const cost = (three: readonly Found[]): number => {
      const values = [key, ...three.map((f) => f.value)]
      const numbers = [at, ...three.map((f) => f.x ?? 0)]
      const odd = numbers.filter((x) => Number.isInteger(x) !== Number.isInteger(at)).length
      const signs = numbers.filter((x) => x < 0 !== at < 0).length
      return (
        1.6 * Math.abs(rank(numbers) - 'abcd'.indexOf(p.side)) +
        0.9 * Math.abs(rank(distances(numbers)) - far) +
        odd +
        (signs === 3 ? 1 : 0) +
        (numbers.includes(-at) && at !== 0 ? 1 : 0) +
        0.4 * Math.abs(rank(values.map((v) => v.html.length)) - long) +
        0.6 * Math.abs(rank(likeness(values)) - like)
      )
    }
    const ranked = threes(shuffle(rng, found)).map((three) => ({ three, cost: cost(three) }))
    return ranked.reduce((best, x) => (x.cost < best.cost - 1e-9 ? x : best)).three.map((f) => f.i)
  }
  return template<Sided, G>({
    ...t,
    draw: (rng) => ({ ...t.draw(rng), side: pick(rng, ['a', 'b', 'c', 'd']) }),
    traps: t.traps.map((trap, i) => ({ ...trap, rule: (p) => (applied(p).includes(i) ? trap.rule(p) : null) })),
  })
}

/** Keeps the right number from standing in the middle of its options more often than anywhere else. */

import { hash32, type Template, trapValues, type Value } from '#kit'

/** The size of a value that is a number, a root or a multiple of π. */
function size(v: Value): number | null {
  if (v.number) return v.number.n / v.number.d
  const found = /^surd (-?[\d.]+)$|^(-?\d+)(?:\/(\d+))?pi/.exec(v.key)
  if (!found) return null
  return found[1] === undefined ? (Number(found[2]) / Number(found[3] ?? 1)) * Math.PI : Number(found[1])
}

/**
 * Which three traps an item shows. First it is drawn how many of them are smaller than the key (0 to 3, as far as there
 * are such traps), then which ones. Whole keys stand among whole numbers where there are enough of them.
 */
function chosen(t: Template, params: unknown): ReadonlySet<number> | null {
  const key = size(t.answer(params))
  if (key === null) return null
  const all = trapValues(t, params).flatMap(({ index, value }) => {
    const x = size(value)
    return x === null ? [] : [{ index, x }]
  })
  const whole = all.filter((a) => Number.isInteger(a.x) === Number.isInteger(key))
  const pool = whole.length >= 3 ? whole : all
  if (pool.length < 3) return null
  const seed = JSON.stringify(params)
  const order = (list: typeof all) =>
    [...list].sort((a, b) => hash32(`${t.id}/${seed}/${a.index}`) - hash32(`${t.id}/${seed}/${b.index}`))
  const smaller = order(pool.filter((a) => a.x < key))
  const larger = order(pool.filter((a) => a.x > key))
  const wished = hash32(`${t.id}/${seed}`) % 4
  const below = Math.min(Math.max(wished, 3 - larger.length), smaller.length)
  return new Set([...smaller.slice(0, below), ...larger.slice(0, 3 - below)].map((a) => a.index))
}

/**
 * A template for choice whose three options are balanced, and one for its grid-in frames, which keeps all traps: a typed
 * answer may show any of them.
 */
export function balanced(t: Template): Template[] {
  const isGrid = (f: Template['frames'][number]) => (f.response ?? t.response) === 'grid'
  const [grid, choice] = [t.frames.filter(isGrid), t.frames.filter((f) => !isGrid(f))]
  const traps = t.traps.map((trap, index) => ({
    ...trap,
    rule: (params: unknown) => (chosen(t, params)?.has(index) === false ? null : trap.rule(params)),
  }))
  return [
    ...(choice.length === 0 ? [] : [{ ...t, frames: choice, traps }]),
    ...(grid.length === 0 ? [] : [{ ...t, id: choice.length === 0 ? t.id : `${t.id}-typed`, frames: grid }]),
  ]
}

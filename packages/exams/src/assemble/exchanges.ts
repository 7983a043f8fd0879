import type { Random } from './model.ts'
import type { Unit, Wish } from './wishes.ts'

/**
 * What a unit adds to which wish, in plain arrays: these are looked at a hundred thousand times for an exam. The parts of unit
 * u lie from starts[u] to starts[u + 1].
 */
type Table = Readonly<{
  costs: Float64Array
  starts: Int32Array
  rows: Int32Array
  adds: Float64Array
  min: Float64Array
  max: Float64Array
  weight: Float64Array
}>

function tableOf(units: readonly Unit[], wishes: readonly Wish[], costs: readonly number[]): Table {
  const parts = units.map((unit) => wishes.flatMap((wish, row) => (wish.of(unit) === 0 ? [] : [[row, wish.of(unit)]])))
  const starts = new Int32Array(units.length + 1)
  for (const [u, own] of parts.entries()) starts[u + 1] = (starts[u] ?? 0) + own.length
  return {
    costs: Float64Array.from(costs),
    starts,
    rows: Int32Array.from(parts.flat(), ([row]) => row ?? 0),
    adds: Float64Array.from(parts.flat(), ([, adds]) => adds ?? 0),
    min: Float64Array.from(wishes, (wish) => wish.min),
    max: Float64Array.from(wishes, (wish) => wish.max),
    weight: Float64Array.from(wishes, (wish) => wish.weight),
  }
}

/** Units by their place in the table, and the sum of each wish. */
type Form = Readonly<{ values: Float64Array; chosen: number[]; has: Uint8Array }>

/** What missing a wish costs at a value of its sum. */
function price({ min, max, weight }: Table, row: number, value: number): number {
  const below = (min[row] ?? 0) - value
  const above = value - (max[row] ?? 0)
  return below > 0 ? (weight[row] ?? 0) * below : above > 0 ? (weight[row] ?? 0) * above : 0
}

function move({ starts, rows, adds }: Table, { values, has }: Form, unit: number, sign: 1 | -1): void {
  for (let part = starts[unit] ?? 0; part < (starts[unit + 1] ?? 0); part++) {
    const row = rows[part] ?? 0
    values[row] = (values[row] ?? 0) + sign * (adds[part] ?? 0)
  }
  has[unit] = sign === 1 ? 1 : 0
}

/** What a form costs more when a unit comes in. */
function added(table: Table, values: Float64Array, unit: number): number {
  const { costs, starts, rows, adds } = table
  const end = starts[unit + 1] ?? 0
  let more = costs[unit] ?? 0
  for (let part = starts[unit] ?? 0; part < end; part++) {
    const row = rows[part] ?? 0
    const value = values[row] ?? 0
    more += price(table, row, value + (adds[part] ?? 0)) - price(table, row, value)
  }
  return more
}

/** The unit outside of the form that costs least; -1 where there is none. */
function cheapest(table: Table, { values, has }: Form): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < has.length; unit++) {
    if (has[unit] === 1) continue
    const cost = added(table, values, unit)
    if (cost >= least) continue
    best = unit
    least = cost
  }
  return best
}

/** Rounds of exchanges: a few suffice, the limit is for pools of thousands. */
const ROUNDS = 6
const GAIN = 1e-6
/** How often a form is shaken, fewer times where there are thousands of units to look through, and how much of it. */
const SHAKES = 10
const WORK = 4000
const SHAKEN = 4

/** Each chosen unit is exchanged for whichever serves better, until no exchange helps. */
function exchange(table: Table, form: Form): void {
  const { values, chosen } = form
  for (let [round, moved] = [0, true]; moved && round < ROUNDS; round++) {
    moved = false
    for (const [n, old] of chosen.entries()) {
      move(table, form, old, -1)
      const best = cheapest(table, form)
      const better = added(table, values, best) < added(table, values, old) - GAIN ? best : old
      move(table, form, better, 1)
      chosen[n] = better
      if (better !== old) moved = true
    }
  }
}

function totalOf(table: Table, { values, chosen }: Form): number {
  let total = chosen.reduce((sum, unit) => sum + (table.costs[unit] ?? 0), 0)
  for (const [row, value] of values.entries()) total += price(table, row, value)
  return total
}

/** A copy in which some chosen units gave way to others by chance, out of reach of single exchanges. */
function shaken(table: Table, { values, chosen, has }: Form, random: Random): Form {
  const form = { values: values.slice(), chosen: [...chosen], has: has.slice() }
  for (let n = 0; n < SHAKEN; n++) {
    const [at, next] = [Math.floor(random() * chosen.length), Math.floor(random() * has.length)]
    const old = form.chosen[at]
    if (old === undefined || form.has[next] === 1) continue
    move(table, form, old, -1)
    move(table, form, next, 1)
    form.chosen[at] = next
  }
  return form
}

/**
 * Always the unit that brings the module nearest to its wishes, then exchanges of one unit for another while they help; then
 * again from some shaken forms (iterated local search, Lourenço, Martin and Stützle 2003), and the best one stays.
 */
export function byExchanges(
  units: readonly Unit[],
  wishes: readonly Wish[],
  size: number,
  costs: readonly number[],
  random: Random,
): Unit[] {
  const table = tableOf(units, wishes, costs)
  let best: Form = { values: new Float64Array(wishes.length), chosen: [], has: new Uint8Array(units.length) }
  while (best.chosen.length < Math.min(size, units.length)) {
    const next = cheapest(table, best)
    move(table, best, next, 1)
    best.chosen.push(next)
  }
  exchange(table, best)
  let least = totalOf(table, best)
  for (let n = 0; n < Math.min(SHAKES, WORK / units.length); n++) {
    const tried = shaken(table, best, random)
    exchange(table, tried)
    const total = totalOf(table, tried)
    if (total < least - GAIN) [best, least] = [tried, total]
  }
  return best.chosen.flatMap((unit) => units[unit] ?? [])
}

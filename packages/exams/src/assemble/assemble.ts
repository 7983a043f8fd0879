import { ordered } from '../forms/order.ts'
import type { FormName, ModulePlan, PoolItem, SectionPlan } from '../forms/types.ts'
import { candidates, type Pool, unitsOf } from './candidates.ts'
import { byExchanges } from './exchanges.ts'
import { chosenIn, costsOf, lpModel, type Random, unitsIn } from './model.ts'
import { type Supply, scarcity } from './scarcity.ts'
import type { Solution } from './solver.ts'
import { type Unit, type Unmet, unmetBy, wishesOf } from './wishes.ts'

export type Assembled = Readonly<{
  forms: Readonly<Partial<Record<FormName, readonly PoolItem[]>>>
  /** Wishes that could not be met, with what came out. */
  unmet: readonly Unmet[]
  wishes: number
  /** Who made its modules; the fallback, where only one of them needed it. */
  by: 'solver' | 'fallback'
}>

/** Seconds for the solver, for all modules of a section together: also both sections of a whole SAT are made in less than one. */
export const TIME_LIMIT = 0.45

/** Seconds in which it is no use to ask. */
const LEAST_TIME = 0.01

export type Solve = (lp: string, seconds: number) => Promise<Solution | null>
type Made = Readonly<{
  chosen: readonly Unit[]
  /** What its units cost beside the wishes. */ cost: number
  unmet: readonly Unmet[]
  wishes: number
  by: Assembled['by']
}>
type Ways = Readonly<{ random: Random; solve: (lp: string) => Promise<Solution | null> }>

/** Each question to the solver may take an equal share of what is left for the modules to come: all together never more than there is. */
function within(limit: number, solve: Solve): (toCome: number) => Ways['solve'] {
  let left = limit
  return (toCome) => async (lp) => {
    // It looks at its clock now and then only: on a busy machine it may have taken more than there was.
    if (left <= LEAST_TIME) return null
    const most = left / toCome
    const began = performance.now()
    const solution = await solve(lp, most)
    left -= Math.max((performance.now() - began) / 1000, solution?.seconds ?? most)
    return solution
  }
}

const better = (one: Made, other: Made): boolean =>
  one.unmet.length === other.unmet.length ? one.cost <= other.cost : one.unmet.length < other.unmet.length

/**
 * By the solver. Where its time ended before it could say that nothing is better, exchanges, which take a few milliseconds, make
 * a second form, and the better one of the two stays.
 */
async function make(
  plan: SectionPlan,
  module: ModulePlan,
  units: readonly Unit[],
  supply: Supply,
  before: readonly PoolItem[],
  ways: Ways,
): Promise<Made> {
  const wishes = wishesOf(plan, module, units, before)
  const size = unitsIn(plan, module)
  const costs = costsOf(units, module.target, scarcity(wishes, supply), ways.random)
  const made = (chosen: readonly Unit[], by: Assembled['by']): Made => {
    const has = new Set(chosen)
    const cost = units.reduce((sum, unit, u) => sum + (has.has(unit) ? (costs[u] ?? 0) : 0), 0)
    return { chosen, cost, unmet: unmetBy(wishes, chosen), wishes: wishes.length, by }
  }
  const solution = await ways.solve(lpModel(units, wishes, size, costs))
  const named = solution ? chosenIn(units, solution.names) : []
  const solved = named.length === Math.min(size, units.length) ? made(named, 'solver') : null
  if (solved && solution?.optimal) return solved
  const quick = made(byExchanges(units, wishes, size, costs, ways.random), 'fallback')
  return solved && better(solved, quick) ? solved : quick
}

/** Among some candidates; where their wishes were not met, once more among all of them. */
async function moduleOf(
  plan: SectionPlan,
  module: ModulePlan,
  units: readonly Unit[],
  before: readonly PoolItem[],
  ways: Ways,
): Promise<Made> {
  const { few, all } = candidates(plan, units, unitsIn(plan, module), ways.random)
  const supply = { left: all, ever: units }
  const first = await make(plan, module, few, supply, before, ways)
  if (first.unmet.length === 0 || all.length === few.length) return first
  const again = await make(plan, module, all, supply, before, ways)
  return again.unmet.length < first.unmet.length ? again : first
}

/** The forms of a section, module by module: no question stands in two, and no template in two that one student can get. */
export async function assembleSection(
  plan: SectionPlan,
  pool: Pool,
  random: Random,
  solve: Solve,
  limit = TIME_LIMIT,
): Promise<Assembled> {
  const inTime = within(limit, solve)
  let left = unitsOf(plan, pool)
  const forms: Partial<Record<FormName, readonly PoolItem[]>> = {}
  const unmet: Unmet[] = []
  let wishes = 0
  let by: Assembled['by'] = 'solver'
  for (const [m, module] of plan.modules.entries()) {
    const ways = { random, solve: inTime(plan.modules.length - m) }
    const made = await moduleOf(plan, module, left, forms.first ?? [], ways)
    const items = made.chosen.map((u) => u.items)
    forms[module.form] = ordered(plan, items, pool.sets)
    unmet.push(...made.unmet.map((each) => ({ ...each, wish: `${module.form}: ${each.wish}` })))
    wishes += made.wishes
    if (made.by === 'fallback') by = 'fallback'
    const taken = new Set(made.chosen.map((u) => u.items))
    const common = new Set(module.form === 'first' ? items.flat().map((item) => item.template) : [])
    left = left
      .filter((u) => !taken.has(u.items))
      .map((u) => (common.has(u.items[0]?.template ?? '') ? { ...u, clashes: true } : u))
  }
  return { forms, unmet, wishes, by }
}

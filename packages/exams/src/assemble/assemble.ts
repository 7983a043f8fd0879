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
  /** Who made its modules; the last resort, where only one of them needed it. */
  by: 'exchanges' | 'solver' | 'fallback'
}>

const LAST_FIRST: readonly Assembled['by'][] = ['fallback', 'solver', 'exchanges']

/** Seconds for the solver, for all modules of a section together: it is made in less than one. */
export const TIME_LIMIT = 0.7

/** Seconds in which it is no use to ask. */
const LEAST_TIME = 0.01

export type Solve = (lp: string, seconds: number) => Promise<Solution | null>
type Made = Readonly<{ chosen: readonly Unit[]; unmet: readonly Unmet[]; wishes: number; by: Assembled['by'] }>
type Ways = Readonly<{ random: Random; solve: (lp: string) => Promise<Solution | null> }>

/** Each question to the solver may take half of what is left: the first has most, and all together never more than there is. */
function within(limit: number, solve: Solve): Ways['solve'] {
  let left = limit
  return async (lp) => {
    // It looks at its clock now and then only: on a busy machine it may have taken more than there was.
    if (left <= LEAST_TIME) return null
    const most = left / 2
    const solution = await solve(lp, most)
    left -= solution?.seconds ?? most
    return solution
  }
}

/**
 * By exchanges, in a few milliseconds: they meet every wish of almost every exam and tell as much as the best form within a
 * hundredth. Where they miss one, the solver looks whether it can be met at all.
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
  const made = (chosen: readonly Unit[], by: Assembled['by']): Made => ({
    chosen,
    unmet: unmetBy(wishes, chosen),
    wishes: wishes.length,
    by,
  })
  const quick = made(byExchanges(units, wishes, size, costs, ways.random), 'exchanges')
  if (quick.unmet.length === 0) return quick
  const solution = await ways.solve(lpModel(units, wishes, size, costs))
  if (!solution) return { ...quick, by: 'fallback' }
  const solved = made(chosenIn(units, solution.names), 'solver')
  return solved.unmet.length <= quick.unmet.length ? solved : quick
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
  const ways = { random, solve: within(limit, solve) }
  let left = unitsOf(plan, pool)
  const forms: Partial<Record<FormName, readonly PoolItem[]>> = {}
  const unmet: Unmet[] = []
  let wishes = 0
  const makers = new Set<Assembled['by']>()
  for (const module of plan.modules) {
    const made = await moduleOf(plan, module, left, forms.first ?? [], ways)
    const items = made.chosen.map((u) => u.items)
    forms[module.form] = ordered(plan, items, pool.sets)
    unmet.push(...made.unmet.map((each) => ({ ...each, wish: `${module.form}: ${each.wish}` })))
    wishes += made.wishes
    makers.add(made.by)
    const taken = new Set(made.chosen.map((u) => u.items))
    const common = new Set(module.form === 'first' ? items.flat().map((item) => item.template) : [])
    left = left
      .filter((u) => !taken.has(u.items))
      .map((u) => (common.has(u.items[0]?.template ?? '') ? { ...u, clashes: true } : u))
  }
  return { forms, unmet, wishes, by: LAST_FIRST.find((by) => makers.has(by)) ?? 'exchanges' }
}

import { ordered } from '../forms/order.ts'
import type { FormName, ModulePlan, PoolItem, SectionPlan } from '../forms/types.ts'
import { candidates, type Pool, unitsOf } from './candidates.ts'
import { greedily } from './greedy.ts'
import { chosenIn, lpModel, type Random, unitsIn } from './model.ts'
import { scarcity } from './scarcity.ts'
import type { Solution } from './solver.ts'
import { type Unit, type Unmet, unmetBy, wishesOf } from './wishes.ts'

export type Assembled = Readonly<{
  forms: Readonly<Partial<Record<FormName, readonly PoolItem[]>>>
  /** Wishes that could not be met, with what came out. */
  unmet: readonly Unmet[]
  wishes: number
  by: 'solver' | 'fallback'
}>

/** Seconds for the solver, for each module: an exam is made in less than one. */
export const TIME_LIMIT = 0.2

export type Solve = (lp: string, seconds: number) => Promise<Solution | null>
type Made = Readonly<{ chosen: readonly Unit[]; unmet: readonly Unmet[]; wishes: number; by: Assembled['by'] }>
type Ways = Readonly<{ random: Random; solve: Solve; limit: number }>

async function make(
  plan: SectionPlan,
  module: ModulePlan,
  units: readonly Unit[],
  all: readonly Unit[],
  ways: Ways,
): Promise<Made> {
  const wishes = wishesOf(plan, module, units)
  const size = unitsIn(plan, module)
  const lp = lpModel(units, wishes, size, module.target, scarcity(wishes, all), ways.random)
  const solution = await ways.solve(lp, ways.limit)
  const chosen = solution ? chosenIn(units, solution.names) : greedily(units, wishes, size)
  return { chosen, unmet: unmetBy(wishes, chosen), wishes: wishes.length, by: solution ? 'solver' : 'fallback' }
}

/** By the solver among some candidates; where their wishes were not met, once more among all of them. */
async function moduleOf(plan: SectionPlan, module: ModulePlan, units: readonly Unit[], ways: Ways): Promise<Made> {
  const { few, all } = candidates(plan, units, unitsIn(plan, module), ways.random)
  const first = await make(plan, module, few, all, ways)
  if (first.unmet.length === 0 || all.length === few.length) return first
  const again = await make(plan, module, all, all, ways)
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
  const ways = { random, solve, limit }
  let left = unitsOf(plan, pool)
  const forms: Partial<Record<FormName, readonly PoolItem[]>> = {}
  const unmet: Unmet[] = []
  let [wishes, fallbacks] = [0, 0]
  for (const module of plan.modules) {
    const made = await moduleOf(plan, module, left, ways)
    const items = made.chosen.map((u) => u.items)
    forms[module.form] = ordered(plan, items)
    unmet.push(...made.unmet.map((each) => ({ ...each, wish: `${module.form}: ${each.wish}` })))
    wishes += made.wishes
    if (made.by === 'fallback') fallbacks++
    const taken = new Set(made.chosen.map((u) => u.items))
    const common = new Set(module.form === 'first' ? items.flat().map((item) => item.template) : [])
    left = left
      .filter((u) => !taken.has(u.items))
      .map((u) => (common.has(u.items[0]?.template ?? '') ? { ...u, clashes: true } : u))
  }
  return { forms, unmet, wishes, by: fallbacks > 0 ? 'fallback' : 'solver' }
}

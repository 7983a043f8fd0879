import type { ModulePlan, SectionPlan } from '../forms/types.ts'
import { informationAt } from '../score/response.ts'
import type { Unit, Wish } from './wishes.ts'

/** The assembly of a module as a mixed-integer program, in the LP format that solvers read (van der Linden 2005, chapter 3). */

const term = (coefficient: number, name: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${Math.abs(Math.round(1e6 * coefficient) / 1e6)} ${name}`
const variable = (unit: number): string => `x${unit}`

export type Random = () => number

/** A little chance, so that two students do not get the same exam. */
const CHANCE = 0.05

/** How many units a module has. */
export const unitsIn = ({ sets }: SectionPlan, { questions }: ModulePlan): number => sets?.count ?? questions

/** What a unit costs beside the wishes: the less it tells at the target and the scarcer its kind, the more. */
export function costsOf(
  units: readonly Unit[],
  target: number,
  priceOf: (unit: Unit) => number,
  random: Random,
): number[] {
  return units.map((unit) => {
    const information = unit.items.reduce((sum, item) => sum + informationAt(item, target), 0)
    return priceOf(unit) + CHANCE * random() - information
  })
}

/** One binary for each unit; each wish may be missed at a price, so that there is always a form. */
export function lpModel(
  units: readonly Unit[],
  wishes: readonly Wish[],
  size: number,
  costs: readonly number[],
): string {
  const objective = units.map((_, u) => term(costs[u] ?? 0, variable(u)))
  const rows = [`${units.map((_, u) => `+ ${variable(u)}`).join(' ')} = ${size}`]
  for (const [w, { of, min, max, weight }] of wishes.entries()) {
    const terms = units.flatMap((unit, u) => (of(unit) === 0 ? [] : [term(of(unit), variable(u))])).join(' ')
    if (terms === '') continue
    if (min > 0) {
      rows.push(`${terms} + u${w} >= ${min}`)
      objective.push(term(weight, `u${w}`))
    }
    if (Number.isFinite(max)) {
      rows.push(`${terms} - o${w} <= ${max}`)
      objective.push(term(weight, `o${w}`))
    }
  }
  return [
    'Minimize',
    ` cost: ${objective.join(' ')}`,
    'Subject To',
    ...rows.map((row, i) => ` c${i}: ${row}`),
    'Binary',
    ` ${units.map((_, u) => variable(u)).join(' ')}`,
    'End',
  ].join('\n')
}

/** The units that a solution names. */
export const chosenIn = (units: readonly Unit[], names: ReadonlySet<string>): Unit[] =>
  units.filter((_, u) => names.has(variable(u)))

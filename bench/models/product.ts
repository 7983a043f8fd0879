import {
  type Answer,
  type Calibration,
  calibrateTopic,
  chance,
  type ItemView,
  type NightOptions,
  PARAMS,
  type Params,
  replayHistory,
  viewAfter,
} from '@fourfold/engine'
import { STEP } from './replay.ts'
import type { Split } from './split.ts'
import { type Table, userStarts } from './table.ts'

/**
 * A table as an installation of the product would hold it: a bank without a word on how hard its items are, where every
 * skill set is a template, and the students' answers as events. What is known of it comes from the nightly job alone.
 */
export type Installation = Readonly<{ items: readonly ItemView[]; history: (student: number) => Answer[] }>

/** How a bank that knows nothing has an item; with `options` it offers choices. */
function priorView(table: Table, item: number, set: number, options: number): ItemView {
  return {
    id: table.items[item]!,
    template_id: String(set),
    frame_id: table.items[item]!,
    topic: table.name,
    skills: table.skillSets[set]!.map((s) => table.skills[s]!),
    b: 0,
    b_var: PARAMS.calibrate.template_var + PARAMS.calibrate.sibling_var,
    n: 0,
    response: options > 0 ? 'choice' : 'grid',
    options,
    seconds: 60,
    difficulty: 'Medium',
  }
}

export function install(
  table: Table,
  options = 0,
  bank = (item: number, set: number): ItemView => priorView(table, item, set, options),
): Installation {
  const starts = userStarts(table)
  const views = new Map<number, ItemView>()
  const viewOf = (r: number): ItemView => {
    const key = table.item[r]! * table.skillSets.length + table.set[r]!
    const known = views.get(key)
    if (known) return known
    const made = bank(table.item[r]!, table.set[r]!)
    views.set(key, made)
    return made
  }
  const first = new Map<number, ItemView>()
  for (let r = 0; r < table.rows; r++) if (!first.has(table.item[r]!)) first.set(table.item[r]!, viewOf(r))
  return {
    items: [...first.values()],
    history(student) {
      const met = new Set<number>()
      const from = starts[student]!
      return Array.from({ length: starts[student + 1]! - from }, (_, i): Answer => {
        const r = from + i
        const first_exposure = !met.has(table.item[r]!)
        met.add(table.item[r]!)
        const ms = table.elapsed[r]!
        return {
          item: viewOf(r),
          correct: table.correct[r] === 1,
          at: Number.isNaN(table.time[r]!) ? i * STEP : table.time[r]! * 1000,
          first_exposure,
          ...(Number.isNaN(ms) ? {} : { ms }),
        }
      })
    },
  }
}

/** As shipped, without what is kept for mastery and score: no chance is made of it. */
export const TERMS_ONLY: Params = { ...PARAMS, learning: [], score: { ...PARAMS.score, track: 0 } }

/** The nightly job on the answers of the students who are not tested, as the server calls it. */
export function nightOf(
  table: Table,
  split: Split,
  { items, history }: Installation,
  options: NightOptions = {},
): Calibration {
  const starts = userStarts(table)
  const histories: Answer[][] = []
  for (let s = 0; s + 1 < starts.length; s++) if (split.fold[table.user[starts[s]!]!] !== -1) histories.push(history(s))
  return calibrateTopic(histories, items, options)
}

/** The chances that the server would see before each answer: with what a night found, or as shipped without one. */
export function predictProduct(
  table: Table,
  split: Split,
  { history }: Installation,
  night: Calibration | null,
  params: Params = TERMS_ONLY,
): Float64Array {
  const starts = userStarts(table)
  const p = new Float64Array(table.rows).fill(Number.NaN)
  const views = new Map<ItemView, ItemView>()
  const viewOf = (item: ItemView): ItemView => {
    if (!night) return item
    const known = views.get(item)
    if (known) return known
    const view = viewAfter(night, item, params)
    views.set(item, view)
    return view
  }
  for (let s = 0; s + 1 < starts.length; s++) {
    let r = starts[s]!
    if (split.fold[table.user[r]!] !== -1) continue
    replayHistory(
      history(s),
      viewOf,
      (nodes, item, { at }) => {
        p[r++] = chance(nodes, item, at, params)
      },
      params,
    )
  }
  return p
}

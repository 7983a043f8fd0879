import { chance, replayHistory } from '@fourfold/engine'
import { expect, test } from 'vitest'
import { install } from './product.ts'
import { benchParams, calibrateItems, partsOf, replay } from './replay.ts'
import { simulatedDataset } from './simulated.ts'
import { userStarts } from './table.ts'

test('what the server replays at night gets the predictions that the benchmark gets, items seen before included', () => {
  const { table, split } = simulatedDataset(25, 3)
  const bench = benchParams({}, 1)
  const part = partsOf(table, split)
  const items = calibrateItems(table, part, bench)
  const measured: number[] = []
  const metBefore: boolean[] = []
  replay(table, part, items, bench.engine, (_, nodes, item, now) => {
    measured.push(chance(nodes, item, now, bench.engine))
    metBefore.push(item.seen !== undefined)
  })
  // The same table as events, each side telling by its own code what a student did on an item before.
  const { history } = install(table)
  const starts = userStarts(table)
  const sold: number[] = []
  for (let s = 0; s + 1 < starts.length; s++) {
    const answers = history(s)
    const from = starts[s]!
    replayHistory(
      answers.map((answer, i) => ({ ...answer, item: items.view(from + i, part[table.user[from]!]!) })),
      (item) => item,
      (nodes, item, { at, first_exposure }) => {
        expect(item.seen === undefined).toBe(first_exposure)
        expect(first_exposure).toBe(!metBefore[sold.length])
        sold.push(chance(nodes, item, at, bench.engine))
      },
      bench.engine,
    )
  }
  expect(sold).toHaveLength(table.rows)
  expect(metBefore.filter(Boolean).length).toBeGreaterThan(20)
  for (const [r, p] of sold.entries()) expect(p).toBeCloseTo(measured[r]!, 12)
})

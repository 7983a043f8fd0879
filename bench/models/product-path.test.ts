import { type Answer, chance, replayHistory } from '@fourfold/engine'
import { expect, test } from 'vitest'
import { benchParams, calibrateItems, partsOf, replay } from './replay.ts'
import { simulatedDataset } from './simulated.ts'
import { userStarts } from './table.ts'

test('what the server replays at night gets the predictions that the benchmark gets, items seen before included', () => {
  const { table, split } = simulatedDataset(25, 3)
  const bench = benchParams({}, 1)
  const part = partsOf(table, split)
  const items = calibrateItems(table, part, bench)
  const measured = new Float64Array(table.rows)
  const histories: Answer[][] = []
  const seen = new Set<string>()
  const starts = userStarts(table)
  replay(table, part, items, bench.engine, (r, nodes, item, now) => {
    measured[r] = chance(nodes, item, now, bench.engine)
    if (starts.includes(r)) {
      histories.push([])
      seen.clear()
    }
    const { seen: before, ...view } = item
    expect(before !== undefined).toBe(seen.has(item.id))
    const answer = {
      correct: table.correct[r] === 1,
      ms: table.elapsed[r]!,
      at: now,
      first_exposure: !seen.has(item.id),
    }
    seen.add(item.id)
    histories.at(-1)!.push({ ...answer, item: view })
  })
  const sold: number[] = []
  for (const history of histories)
    replayHistory(
      history,
      (item) => item,
      (nodes, item, { at }) => sold.push(chance(nodes, item, at, bench.engine)),
      bench.engine,
    )
  sold.forEach((p, r) => {
    expect(p).toBeCloseTo(measured[r]!, 12)
  })
  expect(sold).toHaveLength(table.rows)
})

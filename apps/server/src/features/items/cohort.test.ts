import { expect, test } from 'vitest'
import { AVERAGE_FROM, cohortOf, restsOnOthers } from './cohort.ts'

const stat = (n: number) => ({ item_id: 1, n, right: n - 1, ms: n * 1000, by_letter: { A: n - 1, B: 1 } })

test('no average is shown before five answers are in', () => {
  for (const few of [undefined, stat(1), stat(AVERAGE_FROM - 1)]) {
    const others = cohortOf(few)
    expect([others.percent_correct, others.time_ms, others.share('A')]).toEqual([null, null, null])
  }
})

test('from five answers on the averages are those of all', () => {
  const others = cohortOf(stat(5))
  expect([others.percent_correct, others.time_ms]).toEqual([0.8, 1000])
  expect(['A', 'B', 'C'].map(others.share)).toEqual([0.8, 0.2, 0])
})

test('the average of a whole test or topic waits for five answers of others', () => {
  expect([restsOnOthers(20, 20), restsOnOthers(24, 20), restsOnOthers(25, 20), restsOnOthers(5, 0)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

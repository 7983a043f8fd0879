import { expect, test } from 'vitest'
import { drawn } from '../gates/every-gate.ts'
import * as act from '../topics/act-reading/index.ts'
import { mark, paper } from './second-reader.ts'

const { items, module } = drawn(act)
const asked = items.slice(0, 12).map((item, i) => ({ display: `AR-${i + 1}`, item }))

test('the paper has every question and its passage once, and nothing that only the server knows', () => {
  const text = paper(asked, module.passages)
  for (const { display } of asked) expect(text).toContain(`### ${display}\n`)
  expect(text.match(new RegExp(`^## ${asked[0]?.item.passage_id}$`, 'gm'))).toHaveLength(1)
  for (const { item } of asked)
    for (const o of Object.values(item.secret.options)) expect(text).not.toContain(o.why || '\0')
})

test('marking counts what agrees, names what does not and what is missing', () => {
  const [first, second, ...others] = asked
  if (!first || !second) throw new Error('no questions')
  const other = first.item.secret.key === 'A' ? 'B' : 'A'
  const result = mark(asked, `AR-1 ${other} because …\nAR-2 ${second.item.secret.key.toLowerCase()}`)
  expect(result.agreed).toBe(1)
  expect(result.disagreed).toEqual([{ display: 'AR-1', id: first.item.id, key: first.item.secret.key, read: other }])
  expect(result.missing).toEqual(others.map((o) => o.display))
})

test('a typed number agrees in any form of the same number', () => {
  const item = { public: { options: [] }, secret: { key: '3/4' } } as unknown as (typeof asked)[number]['item']
  const agrees = (typed: string) => mark([{ display: 'A1-1', item }], `A1-1 ${typed}`).agreed === 1
  expect(['.75', '6/8', '3/4', '.74', 'x'].map(agrees)).toEqual([true, true, true, false, false])
})

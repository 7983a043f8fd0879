import { expect, test } from 'vitest'
import { addTo, nextVersions, noSums } from './difficulties.ts'
import { PARAMS } from './params.ts'
import { anItem } from './testing.ts'

test('a template stands where its items stand on average, asked or not', () => {
  const [easy, middle, hard] = [-1, 1, 3].map((b) => anItem({ id: `b${b}`, b }))
  const sums = noSums()
  // As many right as wrong where the chance is a half: nobody learns anything new of the item.
  for (const correct of [true, false]) addTo(sums, middle!, 0, middle!.b, 0, correct)
  const all = nextVersions(sums, [easy!, middle!, hard!], null, PARAMS)!.at(-1)!
  expect(all.templates.get('t1')!.b).toBeCloseTo(1, 9)
  expect([easy, middle, hard].map((item) => all.items.get(item!.id)!.b.toFixed(6))).toEqual([
    '-1.000000',
    '1.000000',
    '3.000000',
  ])
})

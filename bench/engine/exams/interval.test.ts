import { expect, test } from 'vitest'
import { ratioOfErrors } from './interval.ts'

const like = (n: number, own: (w: number) => number) =>
  Array.from({ length: n }, (_, w): [number, number] => [own(w), 100])

test('an error half as large is half, and surely so when every world says the same', () => {
  expect(
    ratioOfErrors(
      like(10, () => 25),
      1,
    ),
  ).toEqual({ ratio: 0.5, low: 0.5, high: 0.5 })
})

test('worlds that disagree leave a wide interval, and more of them a narrower one', () => {
  const width = (n: number) => {
    const { low, high } = ratioOfErrors(
      like(n, (w) => (w % 2 ? 50 : 150)),
      1,
    )
    expect([low < 1, high > 1]).toEqual([true, true])
    return high - low
  }
  expect(width(200)).toBeLessThan(width(20) / 2)
})

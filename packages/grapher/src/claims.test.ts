import { describe, expect, test } from 'vitest'
import { strokesOf } from './draw.ts'
import { desk } from './testing/desk.ts'
import { CURVED, LINEAR } from './testing/nist.ts'

const near = (v: number) => expect.closeTo(v, 9)

describe('what a line can say', () => {
  test.each([
    ['a quantile', 'quantile([1, 2, 3, 4, 10], 0.3)', 2.2],
    ['a percentile', 'percentile([1, 2, 3, 4, 10], 50)', 3],
    ['a logarithm of any base', 'log_7(343)', 3],
    ['a root of any kind', 'root(5, 32)', 2],
    ['a percent of a number', '15% * 80', 12],
    ['a factorial', '6!', 720],
    ['the deviation of a sample', 'stdev([2, 4, 4, 4, 5, 5, 7, 9])', Math.sqrt(32 / 7)],
  ])('%s', (_, text, value) => expect(desk([text]).value(0)).toEqual(near(value)))
  test('angles are degrees or radians, as they are set', () => {
    expect(desk(['sin(30)'], { angle: 'deg' }).value(0)).toEqual(near(0.5))
    expect(desk(['sin(π/6)']).value(0)).toEqual(near(0.5))
  })
  test('a function that uses another, at a value', () =>
    expect(desk(['f(x) = x^2 + 1', 'g(x) = f(2x) - 3', 'g(2)']).value(2)).toBe(14))
})

describe('what is drawn', () => {
  const view = { x: -10, y: -10, width: 20, height: 20 }
  const size = { width: 600, height: 600 }
  const points = (text: string) => {
    const [line] = desk([text]).lines
    if (line?.kind !== 'curve') throw new Error(`${text} is no curve`)
    return strokesOf(line.curve, view, size, 'fine').flatMap((stroke) =>
      stroke.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: stroke[i + 1] ?? Number.NaN }] : [])),
    )
  }
  test('a polar curve goes through its points', () => {
    const drawn = points('r = 2 + 3cos(θ)')
    for (const [x, y] of [
      [5, 0],
      [0, 2],
      [0, -2],
      [1, 0],
    ] as const)
      expect(Math.min(...drawn.map((p) => Math.hypot(p.x - x, p.y - y)))).toBeLessThan(0.1)
    for (const { x, y } of drawn) {
      const r = Math.hypot(x, y)
      const [plus, minus] = [2 + (3 * x) / (r || 1), (3 * x) / (r || 1) - 2]
      expect(Math.min(Math.abs(r - plus), Math.abs(r - minus))).toBeLessThan(0.05)
    }
  })
  test('a restriction ends a curve where it says', () => {
    const xs = points('y = x^2 {-1 <= x < 2}').map((p) => p.x)
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(-1, 1), expect.closeTo(2, 1)])
  })
  test('a curve of pieces has every piece', () => {
    const drawn = points('y = {x < 0: -x, x >= 0: 2x}')
    expect(drawn.some((p) => Math.abs(p.x + 4) < 0.1 && Math.abs(p.y - 4) < 0.2)).toBe(true)
    expect(drawn.some((p) => Math.abs(p.x - 4) < 0.1 && Math.abs(p.y - 8) < 0.3)).toBe(true)
  })
})

test('the reference sets that a calculator is held against are among those tested', () => {
  const names = [...LINEAR, ...CURVED].map((set) => set.name)
  for (const name of ['Norris', 'Pontius', 'Longley', ...[1, 2, 3, 4, 5].map((n) => `Wampler${n}`)])
    expect(names).toContain(name)
  // Lower and average difficulty, by NIST's own word.
  for (const name of ['Misra1a', 'Misra1b', 'Chwirut2', 'DanWood', 'Misra1c', 'Misra1d', 'Roszman1'])
    expect(names).toContain(name)
})

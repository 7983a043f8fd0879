import { expect, test } from 'vitest'
import { reference as algebra1 } from './topics/algebra-1/reference.ts'
import { reference as algebra2 } from './topics/algebra-2/reference.ts'

const figuresOf = (sheet: string): string[] => sheet.match(/<svg[\s\S]*?<\/svg>/g) ?? []

test.each([
  ['Algebra 1', algebra1, ['line', 'parabola', 'growth']],
  [
    'Algebra 2',
    algebra2,
    ['parabola', 'complex', 'logarithm', 'circle', 'directrix', 'unit circle', 'sine', 'normal curve'],
  ],
] as const)(
  'the reference sheet of %s is drawn where there is something to draw, and told in words too',
  (_, sheet, shown) => {
    const told = figuresOf(sheet).map((figure) => /aria-label="([^"]+)"/.exec(figure)?.[1] ?? '')
    expect(told).toHaveLength(shown.length)
    for (const [i, word] of shown.entries()) expect(told[i]).toContain(word)
  },
)

test('no letter of a sketch stands beyond its sheet', () => {
  for (const figure of [algebra1, algebra2].flatMap(figuresOf)) {
    const [, width = '', height = ''] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(figure) ?? []
    for (const [, x = '', y = ''] of figure.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(Number(width))
      expect(Number(y)).toBeGreaterThanOrEqual(8)
      expect(Number(y)).toBeLessThanOrEqual(Number(height))
    }
  }
})

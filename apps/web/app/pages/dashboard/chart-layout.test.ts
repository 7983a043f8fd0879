import { describe, expect, test } from 'vitest'
import { chartLayout, HEIGHT, nearest, type Span } from './chart-layout'
import type { Dot } from './dot'

const PERCENT: Span = { ends: [0, 100], ticks: [0, 25, 50, 75, 100] }
const dots = (scores: readonly number[], label = 'Test 123'): Dot[] =>
  scores.map((score) => ({ at: '2026-11-01T12:00:00', label, score }))

describe('the score graph', () => {
  test('spans the ends of the scale: 0 stands on the floor, 100 at the top line, and what lies between in its share', () => {
    const { places, lines, floor } = chartLayout(dots([0, 50, 100]), PERCENT, 600)
    expect(places[0]?.y).toBe(floor)
    expect(places[2]?.y).toBe(lines.at(-1)?.y)
    expect(places[1]?.y).toBeCloseTo((floor + (places[2]?.y ?? 0)) / 2)
  })

  test('begins at the lowest score of an exam that does not begin at 0', () => {
    const { places, floor } = chartLayout(dots([200, 800]), { ends: [200, 800], ticks: [200, 500, 800] }, 600)
    expect(places[0]?.y).toBe(floor)
    expect(places[1]?.y).toBeLessThan(HEIGHT / 4)
  })

  test.each([240, 358, 700])('has no two labels that touch, all inside, the newest among them, at %i px', (width) => {
    const all = dots(Array.from({ length: 80 }, (_, i) => i)).map((dot, i) => ({ ...dot, label: `Test ${1000 + i}` }))
    const { labels } = chartLayout(all, PERCENT, width)
    expect(labels.at(-1)?.text).toBe('Test 1079')
    for (const [i, { x, text }] of labels.entries()) {
      const half = (text.length * 7.2) / 2
      expect(x - half).toBeGreaterThanOrEqual(0)
      expect(x + half).toBeLessThanOrEqual(width)
      const next = labels[i + 1]
      if (next) expect(next.x - x).toBeGreaterThanOrEqual(2 * half)
    }
  })

  test('draws a dot for each score as long as they do not touch', () => {
    expect(chartLayout(dots([50]), PERCENT, 358).dotted).toBe(true)
    expect(chartLayout(dots(Array(12).fill(50)), PERCENT, 358).dotted).toBe(true)
    expect(chartLayout(dots(Array(200).fill(50)), PERCENT, 358).dotted).toBe(false)
  })

  test('shows the score nearest to the pointer, and a lone one in the middle', () => {
    const { places, left, right } = chartLayout(dots([10, 20, 30]), PERCENT, 358)
    expect(nearest(places, right)?.dot.score).toBe(30)
    expect(nearest(places, (left + right) / 2 + 5)?.dot.score).toBe(20)
    expect(nearest([], 5)).toBeUndefined()
    expect(chartLayout(dots([10]), PERCENT, 358).places[0]?.x).toBe((left + right) / 2)
  })
})

import { describe, expect, test } from 'vitest'
import { analyse } from './analysis'
import { spotsOf, spotText } from './interests'
import { emptySheet } from './rows'

const VIEW = { x: -10, y: -10, width: 20, height: 20 }
const spots = (lines: readonly string[]) => {
  const { rows } = emptySheet(lines)
  return spotsOf(analyse({ rows, angle: 'rad', view: VIEW }), rows, VIEW).map(spotText)
}

describe('points of interest', () => {
  test('a point has all of its names once', () =>
    expect(spots(['y = x^2', 'y = 0'])).toEqual(['Lines 1 and 2 meet, x-intercept, Minimum, y-intercept: (0, 0)']))
  test('three lines through one point are one point', () =>
    expect(spots(['y = x - 1', 'y = 3 - x', 'y = x^2 - 3'])).toContain('Lines 1, 2 and 3 meet: (2, 1)'))
  test('holes are named as such', () => expect(spots(['y = (x^2 - 1)/(x - 1)'])).toContain('Hole: (1, 2)'))
  test('a vertex below a flat plane is known, so that the plane can be fitted to it', () => {
    const { rows } = emptySheet(['y = x^2 - 4'])
    const flat = { x: -10, y: -3.7, width: 20, height: 7.4 }
    const found = spotsOf(analyse({ rows, angle: 'rad', view: flat }), rows, flat).map(spotText)
    expect(found).toContain('Minimum, y-intercept: (0, −4)')
  })
  test('hidden lines are left out', () => {
    const { rows } = emptySheet(['y = x', 'y = 2 - x'])
    const hidden = rows.map((row, i) => ({ ...row, hidden: i === 1 }))
    expect(analyse({ rows: hidden, angle: 'rad', view: VIEW }).meetings).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { analyse } from './analysis'
import { readRows } from './read-rows'
import { emptySheet } from './rows'
import { shownPoints } from './shown-points'

const { rows } = emptySheet(['x_1 = [1, 2, 3]', 'y_1 = [5, 7, 10]', 'y_1 ~ m x_1 + b'])
const data = [
  { x: 1, y: 5 },
  { x: 2, y: 7 },
  { x: 3, y: 10 },
]

test('a regression of typed lists shows the points it was fitted to, in its own color', () => {
  expect(shownPoints(rows, readRows(rows, 'rad'))).toEqual([{ colour: rows[2]?.colour, points: data }])
})

test('a hidden regression shows none, and what a table shows is not drawn twice', () => {
  const reading = readRows(rows, 'rad')
  expect(
    shownPoints(
      rows.map((row) => ({ ...row, hidden: true })),
      reading,
    ),
  ).toEqual([])
  const withTable = { ...reading, points: new Map([[rows[0]?.id ?? 0, data.slice(0, 2)]]) }
  expect(shownPoints(rows, withTable).at(-1)?.points).toEqual(data.slice(2))
})

test('the graph in words says what a regression was fitted to', () => {
  const { rows: found } = analyse({ rows, angle: 'rad', view: { x: -10, y: -10, width: 20, height: 20 } })
  expect(found.at(-1)?.words).toMatch(/Straight line.* Fitted to 3 points: \(1, 5\), \(2, 7\), \(3, 10\)\.$/)
})

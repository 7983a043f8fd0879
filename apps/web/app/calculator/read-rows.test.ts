import { describe, expect, test } from 'vitest'
import { readRows } from './read-rows'
import { type Change, changed, emptySheet, type Sheet } from './rows'

const filled = (cells: readonly (readonly [number, number, string])[], extra: readonly Change[] = []): Sheet =>
  [
    { type: 'table', after: null } as const,
    ...cells.map(([row, column, text]): Change => ({ type: 'cell', id: 2, row, column, text })),
    ...extra,
  ].reduce(changed, emptySheet())

describe('tables', () => {
  test('rows count where every typed column has a number; fractions are numbers', () => {
    const { columns, points } = readRows(
      filled([
        [0, 0, '1'],
        [0, 1, '1/2'],
        [1, 0, '2'],
        [2, 0, '−3'],
        [2, 1, '4'],
      ]).rows,
      'rad',
    )
    expect(columns).toEqual([
      { name: 'x_1', values: [1, -3] },
      { name: 'y_1', values: [0.5, 4] },
    ])
    expect(points.get(2)).toEqual([
      { x: 1, y: 0.5 },
      { x: -3, y: 4 },
    ])
  })
  test('a head with a formula fills its column', () => {
    const sheet = filled(
      [
        [0, 0, '1'],
        [1, 0, '3'],
      ],
      [{ type: 'head', id: 2, column: 1, text: '2x1 + 1' }],
    )
    const { tables, points } = readRows(sheet.rows, 'rad')
    expect(tables.get(2)?.[1]).toEqual({ values: [3, 7, null], computed: true, error: null })
    expect(points.get(2)).toEqual([
      { x: 1, y: 3 },
      { x: 3, y: 7 },
    ])
  })
  test('a head may use a function of another line, and says what is wrong with it', () => {
    const head = (text: string) =>
      filled(
        [[0, 0, '4']],
        [
          { type: 'text', id: 1, text: 'f(x) = x^2' },
          { type: 'head', id: 2, column: 1, text },
        ],
      )
    expect(readRows(head('f(x1)').rows, 'rad').tables.get(2)?.[1]?.values[0]).toBe(16)
    expect(readRows(head('q + x1').rows, 'rad').tables.get(2)?.[1]?.error).toBe('“q” is not known here.')
  })
  test('a regression reads its columns', () => {
    const sheet = filled(
      [
        [0, 0, '1'],
        [0, 1, '5'],
        [1, 0, '2'],
        [1, 1, '7'],
      ],
      [{ type: 'text', id: 1, text: 'y1 ~ m x1 + b' }],
    )
    const line = readRows(sheet.rows, 'rad').lines.get(1)
    expect(line?.kind === 'fit' ? line.fit.parameters.map((p) => Math.round(p.value)) : line).toEqual([2, 3])
  })
})

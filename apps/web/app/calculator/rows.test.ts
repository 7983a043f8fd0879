import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, changed, emptySheet, type Sheet } from './rows'

const run = (changes: readonly Change[], start: Sheet = emptySheet()): Sheet => changes.reduce(changed, start)
const texts = (sheet: Sheet) => sheet.rows.map((row) => (row.kind === 'line' ? row.text : 'table'))

describe('the sheet', () => {
  test('typing in one line is undone at once, and done again', () => {
    const sheet = run([
      { type: 'text', id: 1, text: 'y' },
      { type: 'text', id: 1, text: 'y=' },
      { type: 'text', id: 1, text: 'y=x' },
      { type: 'add', after: 1, texts: ['y=2'] },
    ])
    expect(texts(sheet)).toEqual(['y=x', 'y=2'])
    const back = run([{ type: 'undo' }, { type: 'undo' }], sheet)
    expect(texts(back)).toEqual([''])
    expect(texts(run([{ type: 'redo' }, { type: 'redo' }], back))).toEqual(['y=x', 'y=2'])
  })
  test('several lines come in order, and each has a colour of its own', () => {
    const sheet = run([{ type: 'add', after: 1, texts: ['a', 'b', 'c'] }])
    expect(texts(sheet)).toEqual(['', 'a', 'b', 'c'])
    expect(new Set(sheet.rows.map((row) => row.colour)).size).toBe(4)
  })
  test('a line moves, hides and changes its colour', () => {
    const sheet = run([
      { type: 'add', after: 1, texts: ['b'] },
      { type: 'move', id: 2, by: -1 },
      { type: 'hide', id: 2 },
      { type: 'colour', id: 2 },
    ])
    expect(sheet.rows[0]).toMatchObject({ id: 2, text: 'b', hidden: true, colour: 2 })
  })
  test('a table grows with what is typed and takes more columns', () => {
    const sheet = run([
      { type: 'table', after: null },
      { type: 'cell', id: 2, row: 2, column: 0, text: '5' },
      { type: 'column', id: 2 },
    ])
    expect(sheet.rows[1]).toMatchObject({
      heads: ['x1', 'y1', ''],
      cells: [
        ['', '', ''],
        ['', '', ''],
        ['5', '', ''],
        ['', '', ''],
      ],
    })
  })
  test('the last line cannot be removed, only emptied', () =>
    expect(texts(run([{ type: 'remove', id: 1 }]))).toEqual(['']))

  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({ type: fc.constant('text' as const), id: fc.nat(4), text: fc.string({ maxLength: 3 }) }),
    fc.record({
      type: fc.constant('add' as const),
      after: fc.nat(4),
      texts: fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 }),
    }),
    fc.record({
      type: fc.constantFrom('hide' as const, 'colour' as const, 'remove' as const, 'column' as const),
      id: fc.nat(4),
    }),
    fc.record({ type: fc.constant('move' as const), id: fc.nat(4), by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.record({ type: fc.constant('table' as const), after: fc.nat(4) }),
  )
  test('whatever was done can be taken back step by step and done again', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const sheet = run(changes)
        const back = run(
          sheet.past.map(() => ({ type: 'undo' })),
          sheet,
        )
        expect(back.rows).toEqual(emptySheet().rows)
        expect(
          run(
            back.future.map(() => ({ type: 'redo' })),
            back,
          ).rows,
        ).toEqual(sheet.rows)
        expect(new Set(sheet.rows.map((row) => row.id)).size).toBe(sheet.rows.length)
      }),
    )
  })
})

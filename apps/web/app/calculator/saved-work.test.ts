import { describe, expect, test } from 'vitest'
import { changed, emptySheet } from './rows'
import { askedBy } from './saved-work'
import { isHabits, isWork } from './saved-work-shape'
import { newWork } from './work'

describe('what is kept', () => {
  test('a new sheet and one with lines and a table are known again', () => {
    expect(isWork(newWork())).toBe(true)
    const { rows } = changed(emptySheet(['y = x']), { type: 'table', after: null })
    const work = { ...newWork(), graph: { ...newWork().graph, rows, view: { x: 0, y: 0, width: 1, height: 1 } } }
    expect(isWork(JSON.parse(JSON.stringify(work)))).toBe(true)
  })
  test.each([
    null,
    7,
    {},
    [],
    { ...newWork(), tab: 'else' },
    { ...newWork(), graph: { ...newWork().graph, rows: [{ id: 1 }] } },
  ])('anything else is not: %j', (value) => expect(isWork(value)).toBe(false))
  test('habits are checked too', () => expect(isHabits({ degrees: 'deg' })).toBe(false))
})

test('the address names the test and the lines', () => {
  expect(askedBy('#test=12')).toEqual({ test: '12', lines: [] })
  expect(askedBy('#lines=y%3D2x%2B1;%20y%3D7')).toEqual({ test: '', lines: ['y=2x+1', 'y=7'] })
})

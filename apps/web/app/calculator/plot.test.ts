import fc from 'fast-check'
import { expect, test } from 'vitest'
import { curvePath, fit, homeView, pan, short, tableRows, ticks, toScreen, zoom } from './plot'

const size = { width: 300, height: 200 }
const home = homeView(size)
const views = fc.record({
  x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  width: fc.double({ min: 1e-2, max: 1e4, noNaN: true }),
  height: fc.double({ min: 1e-2, max: 1e4, noNaN: true }),
})

test('the first view shows the origin in the middle, with one unit for both axes', () => {
  expect(toScreen(home, size, 0, 0)).toEqual([150, 100])
  expect(home.width / size.width).toBeCloseTo(home.height / size.height, 12)
})

test('another shape of the plot keeps the middle and the unit', () => {
  const tall = fit(home, { width: 200, height: 400 })
  expect(tall.y + tall.height / 2).toBeCloseTo(0, 12)
  expect(tall.width / 200).toBeCloseTo(tall.height / 400, 12)
})

test('zooming in and out again returns to the same view, and the chosen point stays where it is', () => {
  fc.assert(
    fc.property(views, fc.double({ min: 0, max: 1, noNaN: true }), (view, at) => {
      const there = zoom(view, 0.5, at, at)
      expect(there.x + there.width * at).toBeCloseTo(view.x + view.width * at, 6)
      const back = zoom(there, 2, at, at)
      expect(back.x).toBeCloseTo(view.x, 6)
      expect(back.width).toBeCloseTo(view.width, 6)
    }),
  )
})

test('zoom stops where nothing could be drawn any more', () => {
  let view = home
  for (let i = 0; i < 200; i++) view = zoom(view, 0.5)
  expect(view.width).toBeGreaterThan(1e-7)
  for (let i = 0; i < 200; i++) view = zoom(view, 2)
  expect(view.width).toBeLessThanOrEqual(1e9)
})

test('panning moves by a share of the view', () => {
  expect(pan(home, 0.5, 0).x).toBe(home.x + 10)
  expect(pan(home, 0, -1).y).toBeCloseTo(home.y - home.height, 12)
})

test('ticks are round numbers inside the view, and few enough to read', () => {
  expect(ticks(-10, 20, 300)).toEqual([-10, -5, 0, 5, 10])
  fc.assert(
    fc.property(views, (view) => {
      const marks = ticks(view.x, view.width, 300)
      expect(marks.length).toBeLessThanOrEqual(7)
      expect(marks.length).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('a parabola is one stroke; 1/x is two; a function without values is none', () => {
  const strokes = (path: string) => path.split('M').length - 1
  expect(strokes(curvePath((x) => x * x, home, size))).toBe(1)
  expect(strokes(curvePath((x) => (x === 0 ? null : 1 / x), home, size))).toBe(2)
  expect(curvePath(() => null, home, size)).toBe('')
  expect(strokes(curvePath((x) => (x < 0 ? null : Math.sqrt(x)), home, size))).toBe(1)
})

test('a path holds only numbers that can be drawn', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(curvePath((x) => x ** 9, view, size)).not.toMatch(/NaN|Infinity|e/)
    }),
  )
})

test('the table steps without binary remainders', () => {
  expect(tableRows(0, 0.1, 4)).toEqual([0, 0.1, 0.2, 0.3])
  expect(tableRows(-2, 1, 3)).toEqual([-2, -1, 0])
})

test('short numbers', () => {
  expect(short(null)).toBe('no value')
  expect(short(-1.23456789)).toBe('−1.23457')
  expect(short(1e-17)).toBe('0')
})

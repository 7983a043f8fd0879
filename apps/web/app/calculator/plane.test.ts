import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { around, fitted, homeView, panned, pinched, ticks, toPlane, toScreen, zoomed } from './plane'

const SIZE = { width: 400, height: 300 }
const HOME = homeView(SIZE)
const number = fc.double({ min: -50, max: 50, noNaN: true })
const point = fc.record({ x: number, y: number })

describe('the plane', () => {
  test('begins around the origin with ten to the left and right and one unit for both axes', () => {
    expect([HOME.x, HOME.x + HOME.width]).toEqual([-10, 10])
    expect(HOME.width / SIZE.width).toBeCloseTo(HOME.height / SIZE.height, 12)
  })
  test('a place on the screen and in the plane are the same place', () => {
    fc.assert(
      fc.property(point, (p) => {
        const back = toPlane(HOME, SIZE, toScreen(HOME, SIZE, p))
        expect([back.x, back.y]).toEqual([expect.closeTo(p.x, 9), expect.closeTo(p.y, 9)])
      }),
    )
  })
  test('zooming keeps the place under the pointer', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.nat(400), fc.nat(300), (factor, x, y) => {
        const before = toPlane(HOME, SIZE, { x, y })
        const after = toPlane(zoomed(HOME, factor, { x: x / SIZE.width, y: 1 - y / SIZE.height }), SIZE, { x, y })
        expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 9), expect.closeTo(before.y, 9)])
      }),
    )
  })
  test('two fingers that spread zoom in, and those that slide move it', () => {
    const closer = pinched(
      HOME,
      SIZE,
      [
        { x: 150, y: 150 },
        { x: 250, y: 150 },
      ],
      [
        { x: 100, y: 150 },
        { x: 300, y: 150 },
      ],
    )
    expect(closer.width).toBeCloseTo(HOME.width / 2, 9)
    const moved = pinched(
      HOME,
      SIZE,
      [
        { x: 100, y: 100 },
        { x: 200, y: 100 },
      ],
      [
        { x: 140, y: 100 },
        { x: 240, y: 100 },
      ],
    )
    expect(moved.x).toBeCloseTo(panned(HOME, -0.1, 0).x, 9)
  })
  test('a view around points shows them all, square or not', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), fc.boolean(), (points, square) => {
        const view = around(points, SIZE, square)!
        for (const p of points) {
          expect(p.x).toBeGreaterThanOrEqual(view.x)
          expect(p.x).toBeLessThanOrEqual(view.x + view.width)
          expect(p.y).toBeGreaterThanOrEqual(view.y)
          expect(p.y).toBeLessThanOrEqual(view.y + view.height)
        }
        if (square) expect(fitted(view, SIZE, true).height).toBeCloseTo(view.height, 9)
      }),
    )
  })
  test('ticks are round and not crowded', () => {
    expect(ticks(-10, 20, 400).values).toEqual([-10, -5, 0, 5, 10])
    expect(ticks(0.1, 0.3, 400).values).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4])
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e8, noNaN: true }),
        fc.integer({ min: 80, max: 2000 }),
        (length, pixels) => {
          expect(ticks(-length / 3, length, pixels).values.length).toBeLessThanOrEqual(pixels / 60 + 2)
        },
      ),
    )
  })
})

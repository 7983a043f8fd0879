import { describe, expect, test } from 'vitest'
import { nextZoom, readView, splitByKey, ZOOMS } from './test-view'

describe('how a test is seen', () => {
  test('sizes go up and down by a step and stop at the ends', () => {
    expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.3, 1), nextZoom(2, 1), nextZoom(0.8, -1)]).toEqual([
      1.25, 0.8, 1.5, 2, 0.8,
    ])
    expect(ZOOMS).toContain(2)
  })
  test('the divider goes by keys, to its ends and back to the middle', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'x'].map((key) => splitByKey(key, 40))).toEqual([
      38,
      42,
      30,
      70,
      50,
      null,
    ])
    expect(splitByKey('ArrowLeft', 30)).toBe(30)
  })
  test('what was kept is read; what is nonsense is the default', () => {
    expect(readView('{"zoom":1.5,"split":41}')).toEqual({ zoom: 1.5, split: 41 })
    for (const text of [null, 'x', '{"zoom":9,"split":"a"}', '[]'])
      expect(readView(text)).toEqual({ zoom: 1, split: 50 })
    expect(readView('{"split":99}').split).toBe(70)
  })
})

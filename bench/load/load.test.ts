import { describe, expect, test } from 'vitest'
import { percentile, type Sample, summarize } from './stats.ts'

const sample = (whole: number, status = 200): Sample => ({ first: whole / 2, whole, bytes: 500, status })

describe('the figures of a load run', () => {
  test('a percentile is a value that was measured: the smallest that so many do not exceed', () => {
    const values = Array.from({ length: 100 }, (_, i) => i + 1)
    expect([50, 95, 99, 100].map((part) => percentile(values, part))).toEqual([50, 95, 99, 100])
    expect(percentile([7], 99)).toBe(7)
    expect(percentile([], 50)).toBeNaN()
  })

  test('a merge is no error; a refusal, a failure, nobody there and an answer that hangs are', () => {
    const list = [200, 409, 422, 503, 0, -1].map((status) => sample(10, status))
    expect(summarize('call', list)).toMatchObject({ n: 6, errors: 4, p50: 10, ttfb50: 5, kilobytes: 0.5 })
  })
})

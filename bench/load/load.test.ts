import { describe, expect, test } from 'vitest'
import { peakAnswers } from './peak.ts'
import { percentile, type Sample, summarize } from './stats.ts'

const sample = (whole: number, status = 200): Sample => ({ at: 0, first: whole / 2, whole, bytes: 500, status })

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

describe('the simulated day before an exam', () => {
  test('is the same for the same seed, and grows with the number of students', () => {
    const one = peakAnswers(1_000_000, 7)
    expect(peakAnswers(1_000_000, 7)).toEqual(one)
    expect(peakAnswers(10_000_000, 7).peak / one.peak).toBeCloseTo(10, 3)
  })

  test('has as many answers as its students have minutes for', () => {
    const { mean, peak, taking } = peakAnswers(1_000_000, 7)
    // 400,000 students, 35 min × e^(0.6²/2) on average, an answer every 40 s.
    const expected = (400_000 * 35 * Math.exp(0.18) * 60) / 40 / 86_400
    expect(mean / expected).toBeGreaterThan(0.97)
    expect(mean / expected).toBeLessThan(1.03)
    expect(peak).toBeGreaterThan(2 * mean)
    expect(peak).toBeCloseTo(taking / 40, 6)
  })
})

import { seededRng } from '@fourfold/engine'
import { describe, expect, test } from 'vitest'
import { bestLr, bkt, elo, itemMean, type Predictor, pfa } from './baselines.ts'
import { boostedTrees } from './boosted.ts'
import { evaluate, withKept } from './evaluate.ts'
import { findLeaks, refuseBadRows, refuseBadSplit } from './guards.ts'
import { FREE, fitLogistic } from './logistic.ts'
import { auc, aucWithin, bootstrapAuc, calibrationError, logLoss } from './metrics.ts'
import { fitOurs, predictOurs } from './ours.ts'
import { joinTables } from './predict-file.ts'
import { install, nightOf, predictProduct, TERMS_ONLY } from './product.ts'
import { simulatedDataset } from './simulated.ts'
import { hashSplit, tuningSplit } from './split.ts'
import { parseTable, selectRows, visitFirst } from './table.ts'

const HEAD = 'user,item,skill,correct,timestamp,elapsed_ms'
const small = simulatedDataset(60, 3)
const ours: Predictor = (table, split) => predictOurs(table, fitOurs(table, split))
const product: Predictor = (table, split) => {
  const installed = install(table)
  return predictProduct(table, split, installed, nightOf(table, split, installed, { enough: 200, params: TERMS_ONLY }))
}

describe('what the harness refuses', () => {
  test('rows repeated once per skill', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [`u,${i},1,1,${i},900`, `u,${i},2,1,${i},900`]).flat()
    expect(() => refuseBadRows(parseTable('t', [HEAD, ...rows].join('\n')))).toThrow(/repeated per skill/)
  })

  test('retries counted as new answers, until only the first row of each visit is kept', () => {
    const rows = Array.from({ length: 40 }, (_, i) => [`u,${i},1,0,${i},900`, `u,${i},1,1,${i},950`]).flat()
    const table = parseTable('t', [HEAD, ...rows].join('\n'))
    expect(() => refuseBadRows(table)).toThrow(/retries/)
    const first = visitFirst(table)
    expect(first.rows).toBe(40)
    expect(() => refuseBadRows(first)).not.toThrow()
  })

  test('students whose rows are not together, and lines that are no answers', () => {
    expect(() => refuseBadRows(parseTable('t', `${HEAD}\na,1,1,1,,\nb,1,1,1,,\na,2,1,0,,`))).toThrow(/not together/)
    expect(() => parseTable('t', `${HEAD}\na,1,1,0.5,,`)).toThrow(/line 2/)
    expect(() => parseTable('t', 'user,item\na,1')).toThrow(/first line/)
  })

  test('a split without test students, or not by student', () => {
    const { table } = small
    expect(() => refuseBadSplit(table, { fold: new Int8Array(table.users.length), folds: 1 })).toThrow(/no test/)
    expect(() => refuseBadSplit(table, { fold: new Int8Array(table.rows).fill(-1), folds: 1 })).toThrow(
      /not by student/,
    )
  })

  test('tuning never sees the test students', () => {
    const { table, split } = small
    const tune = tuningSplit(table, split, 0)
    const kept = selectRows(table, tune.keep)
    for (let r = 0; r < kept.rows; r++) expect(split.fold[kept.user[r]!]).not.toBe(-1)
  })
})

describe('what the harness detects', () => {
  const { table, split } = small
  const share = (rows: (r: number) => boolean, t = table) => {
    let n = 0
    let right = 0
    for (let r = 0; r < t.rows; r++) {
      if (!rows(r)) continue
      n++
      right += t.correct[r]!
    }
    return right / n
  }

  test('statistics over test students', () => {
    const cheat: Predictor = (t) => new Float64Array(t.rows).fill(share(() => true, t))
    expect(findLeaks(cheat, table, split)).toContain("test students' statistics")
  })

  test('early stopping on the test fold', () => {
    const cheat: Predictor = (t, s) => {
      const test = share((r) => s.fold[t.user[r]!] === -1, t)
      const candidates = [0.3, 0.7]
      return new Float64Array(t.rows).fill(
        Math.abs(test - 0.3) < Math.abs(test - 0.7) ? candidates[0]! : candidates[1]!,
      )
    }
    expect(findLeaks(cheat, table, split)).toContain("test students' statistics")
  })

  test("this answer's own time as a feature", () => {
    const cheat: Predictor = (t) => Float64Array.from(t.elapsed, (ms) => 1 / (1 + ms / 60_000))
    expect(findLeaks(cheat, table, split)).toContain('own time')
  })

  test('the answer itself, or later ones', () => {
    const cheat: Predictor = (t) => Float64Array.from(t.correct, (y) => 0.4 + 0.2 * y)
    expect(findLeaks(cheat, table, split)).toContain('own answer or later ones')
  })

  test.each([
    ['item mean', itemMean],
    ['BKT', bkt],
    ['PFA', pfa],
    ['Elo', elo],
    ['Best-LR', bestLr],
    ['the offline fit', ours],
    ['what the server runs', product],
  ])('no leak in %s', (_, predictor) => {
    expect(findLeaks(predictor, table, split)).toEqual([])
  })
})

describe('metrics', () => {
  test('AUC counts ties half', () => {
    expect(auc([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1])).toBeCloseTo(0.75, 12)
    expect(auc([0.5, 0.5, 0.5], [0, 1, 1])).toBe(0.5)
    expect(auc([0.1, 0.2], [1, 1])).toBeNaN()
  })

  test('log loss and calibration error of a hand-made case', () => {
    expect(logLoss([0.5, 0.5], [0, 1])).toBeCloseTo(Math.LN2, 12)
    expect(calibrationError([0.95, 0.95, 0.05, 0.05], [1, 1, 0, 1])).toBeCloseTo((0.1 + 0.9) / 4, 12)
  })

  test('AUC within students ignores differences between them', () => {
    const p = Float64Array.from([0.9, 0.8, 0.2, 0.1])
    const y = Uint8Array.from([1, 0, 1, 0])
    expect(aucWithin(p, y, [0, 2, 4])).toBe(1)
    expect(auc(p, y)).toBe(0.75)
  })

  test('a model that is better on every student has a difference above zero', () => {
    const y = Uint8Array.from({ length: 400 }, (_, i) => (i % 3 === 0 ? 1 : 0))
    const good = Float64Array.from(y, (v, i) => 0.4 * v + (i % 7) / 20)
    const bad = Float64Array.from(y, (_, i) => (i % 7) / 20)
    const starts = Array.from({ length: 41 }, (_, u) => 10 * u)
    const rng = seededRng(1)
    const [, other] = bootstrapAuc([good, bad], y, starts, 50, rng)
    expect(other!.gap.low).toBeGreaterThan(0)
  })
})

describe('fits', () => {
  test('logistic regression finds the weights that made the data, and keeps its bounds', () => {
    const rows = 4000
    const x = new Float32Array(rows * 2)
    const y = new Uint8Array(rows)
    const rng = seededRng(5)
    for (let r = 0; r < rows; r++) {
      x[2 * r] = 1
      x[2 * r + 1] = 4 * rng() - 2
      y[r] = rng() < 1 / (1 + Math.exp(-(0.5 - 1.5 * x[2 * r + 1]!))) ? 1 : 0
    }
    const use = new Uint8Array(rows).fill(1)
    const w = fitLogistic(x, y, use, 2, [FREE, FREE])
    expect(w[0]).toBeCloseTo(0.5, 0)
    expect(Math.abs(w[1]! + 1.5)).toBeLessThan(0.15)
    expect(fitLogistic(x, y, use, 2, [FREE, { low: 0, high: 9 }])[1]).toBe(0)
    const trees = boostedTrees(x, y, use, 2, { trees: 30, leaves: 8, rate: 0.2, minRows: 20, ridge: 1, bins: 32 })
    expect(auc(trees, y)).toBeGreaterThan(0.8)
  })

  test('figures that were not made anew are kept without an interval, under ours as it is now', () => {
    const { table, split } = small
    const candidate = (id: string, p: Float64Array) => ({ id, name: id, ours: id === 'ours', reference: false, p })
    const run = (...list: ReturnType<typeof candidate>[]) => evaluate({ ...small, table, split }, list, 10)
    const mean = candidate('mean', itemMean(table, split))
    const before = run(candidate('ours', elo(table, split)), mean, candidate('gone', elo(table, split)))
    const now = run(candidate('ours', bestLr(table, split)))
    const both = withKept(now, before, ['mean', 'ours'])
    expect(both.map(({ id }) => id)).toEqual(['mean', 'ours'])
    expect(both[1]).toEqual(now[0])
    expect(both[0]).toMatchObject({ auc: before[1]!.auc, gap_low: null, gap_high: null })
    expect(both[0]!.gap).toBeCloseTo(now[0]!.auc - before[1]!.auc, 4)
  })

  test('ours is better than the item mean on simulated students', () => {
    const { table, split } = simulatedDataset(150, 5)
    const p = [ours(table, split), itemMean(table, split)]
    const rows = Array.from({ length: table.rows }, (_, r) => r).filter((r) => split.fold[table.user[r]!] === -1)
    const value = p.map((q) =>
      auc(
        rows.map((r) => q[r]!),
        rows.map((r) => table.correct[r]!),
      ),
    )
    expect(value[0]).toBeGreaterThan(value[1]! + 0.02)
  })

  test('a model fitted on one table predicts the students of another', () => {
    const { table: train } = simulatedDataset(60, 6)
    const { table: test } = simulatedDataset(20, 7)
    const { table, split } = joinTables(train, test)
    expect(table.rows).toBe(train.rows + test.rows)
    expect(split.fold.filter((f) => f === -1).length).toBe(20)
    const p = ours(table, split)
    expect(p.every((value) => value > 0 && value < 1)).toBe(true)
  })

  test('the split depends on the student id alone', () => {
    const { table } = small
    expect(hashSplit(table).fold).toEqual(hashSplit(selectRows(table, (r) => r % 2 === 0)).fold)
  })
})

import { seededRng } from '@fourfold/engine'
import { expect, test } from 'vitest'
import { parseTable } from '../models/table.ts'
import { equivalent, firstAnswers, selectionTable } from './eedi.ts'

const HEADER = 'user,item,skill,correct,timestamp,elapsed_ms'

/** Students whose answers depend on one ability and on how hard the question is, all of them on the same questions. */
function school(students: number, items: number) {
  const rng = seededRng(3)
  const wide = () => 5 * (rng() - 0.5)
  const hard = Array.from({ length: items }, wide)
  const lines = Array.from({ length: students }, wide).flatMap((ability, u) =>
    hard.map((b, i) => `u${u},i${i},s${i % 4},${rng() < 1 / (1 + Math.exp(b - ability)) ? 1 : 0},,`),
  )
  return parseTable('school', `${HEADER}\n${lines.join('\n')}\n`)
}

const row = (policy: string, questions: number, logloss: number) => ({ policy, questions, auc: 0, logloss })

test('between two measured numbers of random questions the line between them is read, outside the nearest', () => {
  const randoms = [row('random', 20, 0.6), row('random', 30, 0.58), row('random', 40, 0.57)]
  const as = (loss: number) => equivalent([row('adaptive', 20, loss), ...randoms])
  expect(as(0.58)).toBeCloseTo(30)
  expect(as(0.575)).toBeCloseTo(35)
  expect([as(0.7), as(0.5)]).toEqual([20, 40])
})

test('of several answers of a student to one question the first is kept', () => {
  const table = firstAnswers(parseTable('twice', `${HEADER}\na,x,s,1,,\na,x,s,0,,\na,y,s,0,,\nb,x,s,0,,\n`))
  expect([...table.correct]).toEqual([1, 0, 0])
})

test.runIf(process.env.DEEP === '1')(
  'chosen questions tell more than as many random ones, and the interval holds the figure',
  () => {
    const [size, questions] = [120, 90]
    const of = { least: questions - 10, most: Number.POSITIVE_INFINITY }
    const { rows, students, interval } = selectionTable(school(size, questions), [20, 26, 32, 40], of, 1, () => {})
    expect(students).toBe(size)
    const [adaptive, random] = [rows[0]!, rows[1]!]
    expect([adaptive.policy, random.policy, random.questions]).toEqual(['adaptive', 'random', 20])
    expect(adaptive.logloss).toBeLessThan(random.logloss)
    expect(interval[0]).toBeLessThanOrEqual(equivalent(rows))
    expect(interval[1]).toBeGreaterThanOrEqual(equivalent(rows))
  },
)

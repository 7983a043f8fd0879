import { expect, test } from 'vitest'
import { graphScaleLine, scoreMove } from './score-words'

const change = { since: '2026-05-01', before: 70.2, answers: 24, moved: [{ name: 'Functions', points: 2.34 }] }

test('the move is the difference of the two numbers that are shown, with its day and its answers', () => {
  expect(scoreMove(change, 72.6)).toEqual({
    way: 'up',
    sentence: 'Up 3 points since May 1, when it was 70, after 24 answers.',
    parts: [{ name: 'Functions', points: '+2.3' }],
  })
  expect(scoreMove({ ...change, answers: 1 }, 69.4).sentence).toBe(
    'Down 1 point since May 1, when it was 70, after 1 answer.',
  )
  expect(scoreMove({ ...change, answers: 0 }, 70.4)).toMatchObject({
    way: 'same',
    sentence: 'Unchanged since May 1, when it was 70, without a new answer.',
  })
})

test('a part that rounds to nothing is left out, and a loss has its sign', () => {
  const moved = [
    { name: 'Functions', points: -1.26 },
    { name: 'Exponents', points: 0.98 },
    { name: 'Data', points: 0.04 },
  ]
  expect(scoreMove({ ...change, moved }, 69).parts).toEqual([
    { name: 'Functions', points: '−1.3' },
    { name: 'Exponents', points: '+1.0' },
  ])
})

test('a graph on an exam’s scale says where that runs, that it is unofficial and how far off it may be', () => {
  const act = { min: 1, max: 36, off: 2 }
  expect(graphScaleLine('By Date', act)).toMatch(/^The mean of each day’s tests .* from 1 to 36 \(unofficial, ±2\)\./)
  expect(graphScaleLine('By Test', act)).toContain('The scale runs from 1 to 36 (unofficial, ±2).')
})

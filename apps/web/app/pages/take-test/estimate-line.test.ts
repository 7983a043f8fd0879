import { expect, test } from 'vitest'
import { aTest } from '../../attempt/fixtures'
import { newDraft, settleDraft } from '../../outbox/test-outbox'
import { estimateLine } from './estimate-line'

const estimate = { score: 62.4, low: 47.6, high: 75.2, perfect_score: 100 }

test('an estimate is told in whole points, with its band and the scale', () => {
  expect(estimateLine(estimate)).toBe('Estimate so far: about 62 (likely 48–75 of 100). It moves with every answer.')
})

test('before there is one, the line says when it comes', () => {
  expect(estimateLine(null)).toBe('After five answers a first estimate stands here.')
})

test('the estimate comes with the answer to a save', () => {
  const draft = newDraft(1, aTest({ question_mode: 'Diagnostic' }))
  const test = aTest({ question_mode: 'Diagnostic', version: 4, estimate })
  expect(settleDraft(draft, { kind: 'saved', test, sent: {}, sent_time: {} }).test.estimate).toEqual(estimate)
})

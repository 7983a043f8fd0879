import { expect, test } from 'vitest'
import { reduce } from '../../attempt/attempt'
import { aTest } from '../../attempt/fixtures'
import type { Action } from '../../attempt/types'
import { newDraft } from '../../outbox/draft'
import { answerText } from './answer-file'

test('the file names the test and every answer, given or not', () => {
  const draft = newDraft(9, aTest())
  const actions: Action[] = [
    { type: 'choose', letter: 'B', at: 0 },
    { type: 'go', step: 1, at: 1 },
    { type: 'grid', text: '7/3', at: 2 },
    { type: 'star', at: 3 },
  ]
  expect(answerText({ ...draft, state: actions.reduce(reduce, draft.state) })).toBe(
    'Algebra 1, test 1\n1. B\n2. 7/3 (starred)\n3. no answer\n',
  )
})

import { expect, test } from 'vitest'
import { after, ending, mayBeShown, START } from './try-it'

const right = (done: string) => ({ right: true, says: null, done })
const slip = { right: false, says: 'You added once more.', done: null }
const wrong = { right: false, says: null, done: null }

test('a right step stays on the page and the next one begins without wrong answers', () => {
  const state = after(after(START, slip, 1), right('8x = 112'), 1)
  expect(state).toMatchObject({ done: ['8x = 112'], wrong: 0, says: 'Right.' })
})

test('a typical slip is told in its own sentence, another wrong answer names the step of the example', () => {
  expect(after(START, slip, 3)).toMatchObject({ done: [], wrong: 1, says: 'You added once more.', slip: true })
  expect(after(START, wrong, 3, { typed: '5' })).toMatchObject({ says: null, again: 3, typed: '5' })
  expect(after(START, slip, 3, { typed: '5' }).again).toBeNull()
  expect(after(after(START, slip, 3), wrong, 3).slip).toBe(false)
  expect(after(after(START, wrong, 3, { typed: '5' }), right('x'), 3, { typed: '4' })).toMatchObject({
    again: null,
    typed: null,
  })
})

test('a wrong choice stays crossed out until its step is done', () => {
  const twice = after(after(START, wrong, 1, { choice: 2 }), slip, 1, { choice: 0 })
  expect(twice.crossed).toEqual([2, 0])
  expect(after(START, wrong, 1).crossed).toEqual([])
  expect(after(twice, right('x = 1'), 1, { choice: 1 }).crossed).toEqual([])
})

test('a step can be shown after two wrong answers, and the end says so', () => {
  const once = after(START, wrong, 2)
  expect(mayBeShown(once)).toBe(false)
  expect(mayBeShown(after(once, slip, 2))).toBe(true)
  const shown = after(once, { right: false, says: null, done: '8x = 112' }, 2)
  expect(shown).toMatchObject({ done: ['8x = 112'], shown: 1, says: null })
  expect(ending(shown)).not.toBe(ending(after(START, right('x'), 2)))
})

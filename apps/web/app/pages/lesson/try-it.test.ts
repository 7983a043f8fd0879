import { expect, test } from 'vitest'
import { after, ending, mayBeShown, START } from './try-it'

const right = (done: string) => ({ right: true, says: null, done })
const slip = { right: false, says: 'You added once more.', done: null }
const wrong = { right: false, says: null, done: null }

test('a right step stays on the page and the next one begins without wrong answers', () => {
  const state = after(after(START, slip), right('8x = 112'))
  expect(state).toMatchObject({ done: ['8x = 112'], wrong: 0, says: 'Right.' })
})

test('a typical slip is told in its own sentence, another wrong answer points to the example', () => {
  expect(after(START, slip)).toMatchObject({ done: [], wrong: 1, says: 'You added once more.' })
  expect(after(START, wrong).says).toMatch(/Example 2/)
})

test('a step can be shown after two wrong answers, and the end says so', () => {
  const once = after(START, wrong)
  expect(mayBeShown(once)).toBe(false)
  expect(mayBeShown(after(once, slip))).toBe(true)
  const shown = after(once, { right: false, says: null, done: '8x = 112' })
  expect(shown).toMatchObject({ done: ['8x = 112'], shown: 1, says: null })
  expect(ending(shown)).not.toBe(ending(after(START, right('x'))))
})

import { expect, test } from 'vitest'
import { saidAlready } from './said-already'

test('a solution that was taken over is not shown beside the explanation it came from; one in own words is', () => {
  const question = { answer_explanation: '<p>Divide.</p><p>$x = 4$</p><ul class="wrong"><li>B adds.</li></ul>' }
  expect(saidAlready('Divide.\n$x = 4$', question)).toBe(true)
  for (const own of ['Divide by 2.', 'Div', 'b']) expect(saidAlready(own, question)).toBe(false)
  expect(saidAlready('Divide.', { answer_explanation: null })).toBe(false)
})

import { expect, test } from 'vitest'
import { textBeside } from './text-beside'

test('a question of Reading and Writing has its text on one side and what is asked on the other, and nothing is lost', () => {
  const content =
    '<p><em>Text 1</em></p><p>Otters eat urchins.</p><table><tr><td>3</td></tr></table><p>Which choice fits?</p>'
  const parts = textBeside('SAT Reading and Writing', content)
  expect(parts?.ask).toBe('<p>Which choice fits?</p>')
  expect(`${parts?.text}${parts?.ask}`).toBe(content)
})

test('a question without a text, and one of another topic, stays one piece', () => {
  expect(textBeside('SAT Reading and Writing', '<p>Which choice fits?</p>')).toBeNull()
  expect(textBeside('SAT Math', '<p>A ladder leans.</p><p>How high?</p>')).toBeNull()
})

import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('a table is a word, and the question keeps its own sentences', () => {
  expect(
    oneLine(
      '<p>The share is the same in both rows.</p><table><thead><tr><th></th><th>Younger than 2</th><th>Total</th></tr></thead><tbody><tr><td>Cats</td><td>3</td><td>17</td></tr></tbody></table><p>How many dogs are there?</p>',
    ),
  ).toBe('The share is the same in both rows. [table] How many dogs are there?')
})

test('a figure and its note are left out wherever they stand', () => {
  const figure = '<svg viewBox="0 0 1 1"><title>A line</title></svg><p class="fig-note"><em>Not drawn to scale</em></p>'
  expect(oneLine(`${figure}<p>How long is $AB$?</p>`)).toBe('How long is $AB$?')
  expect(oneLine(`<p>Look at the line.</p>${figure}<p>How long is $AB$?</p>`)).toBe(
    'Look at the line. How long is $AB$?',
  )
})

test('the equations of a system do not run into each other, nor into the question', () => {
  expect(oneLine('<p>Solve the system. What is $(x, y)$?</p><p>$-x - y = -10$<br/>$6x - y = 39$</p>')).toBe(
    'Solve the system. What is $(x, y)$? $-x - y = -10$; $6x - y = 39$',
  )
  expect(oneLine('<p>$y = x^{2}$<br>$y = 4x - 6$</p><p>How many real solutions does the system have?</p>')).toBe(
    '$y = x^{2}$; $y = 4x - 6$. How many real solutions does the system have?',
  )
})

test('lines of words and a formula within a sentence stay as they are', () => {
  expect(oneLine('<p>A function is given by</p><p>$f(x) = 2x$</p><p>where $x$ is whole.</p>')).toBe(
    'A function is given by $f(x) = 2x$ where $x$ is whole.',
  )
  expect(oneLine('What is $x$?')).toBe('What is $x$?')
})

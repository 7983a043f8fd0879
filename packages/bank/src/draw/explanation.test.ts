import { expect, test } from 'vitest'
import { explained, hintsOf } from './explanation.ts'

const steps = [
  { do: '$2x = 6$', why: 'Subtract 4.' },
  { do: '$x = 3$', why: '' },
]

test('a list of steps is shown as an ordered list, each step with its reason', () => {
  expect(explained(steps)).toBe(
    '<ol class="steps"><li>$2x = 6$ <span class="why">Subtract 4.</span></li><li>$x = 3$</li></ol>',
  )
})

test('plan and figure come before the steps, check and faster way after them', () => {
  const list = explained(steps)
  expect(explained({ plan: 'Undo.', steps })).toBe(`<p class="plan">Undo.</p>${list}`)
  expect(explained({ plan: 'Undo.', steps, check: 'It fits.', faster: 'Halve.', figure: '<svg></svg>' })).toBe(
    `<p class="plan">Undo.</p><svg></svg>${list}<p class="check">It fits.</p><p class="faster">Halve.</p>`,
  )
})

test('hints are the plan, then the steps in order, and never the last step', () => {
  const first = '$2x = 6$ <span class="why">Subtract 4.</span>'
  expect(hintsOf(steps)).toEqual([first])
  expect(hintsOf({ plan: 'Undo what was done last.', steps })).toEqual(['Undo what was done last.', first])
  expect(hintsOf([])).toEqual([])
})

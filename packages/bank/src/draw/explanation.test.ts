import { expect, test } from 'vitest'
import { explained } from './explanation.ts'

const steps = [
  { do: '$2x = 6$', why: 'Subtract 4.' },
  { do: '$x = 3$', why: '' },
]
const list = '<ol class="steps"><li>$2x = 6$ <span class="why">Subtract 4.</span></li><li>$x = 3$</li></ol>'

test('the plan comes first, then the steps as an ordered list, each with its reason', () => {
  expect(explained({ plan: 'Undo.', steps })).toBe(`<p class="plan">Undo.</p>${list}`)
})

test('plan and figure come before the steps, check and faster way after them', () => {
  expect(explained({ plan: 'Undo.', steps, check: 'It fits.', faster: 'Halve.', figure: '<svg></svg>' })).toBe(
    `<p class="plan">Undo.</p><svg></svg>${list}<p class="check">It fits.</p><p class="faster">Halve.</p>`,
  )
})

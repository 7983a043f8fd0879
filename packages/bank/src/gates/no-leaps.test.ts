import { expect, test } from 'vitest'
import { leapsIn } from './no-leaps.ts'

const leaps = (stem: string, ...steps: readonly string[]) =>
  leapsIn(stem, `<ol class="steps">${steps.map((s) => `<li>${s}</li>`).join('')}</ol>`)

test('a line that stands there is no leap: one move, or its arithmetic shown', () => {
  expect(leaps('$20x + 3y = 23$ and $18x - 3y = 15$', 'Add: $38x = 38$.', 'Divide by $38$: $x = 1$.')).toEqual([])
  expect(leaps('$5x + 3 = 2x + 12$', '$3x + 3 = 12$, then $3x = 9$', '$x = 3$')).toEqual([])
  expect(leaps('$5x + 3 = 18$', '$x = \\frac{18 - 3}{5} = 3$')).toEqual([])
  expect(leaps('$-3(x - 6) \\lt 3$', 'Divide by $-3$: $x - 6 \\gt -1$', '$x \\gt 5$')).toEqual([])
  expect(leaps('$x^2 - 5x + 6 = 0$', '$(x - 2)(x - 3) = 0$, so $x = 2$ or $x = 3$')).toEqual([])
  expect(leaps('$x^2 - 5x + 6 = x - 2$', 'The graphs meet at $(2, 0)$ and $(4, 2)$, so $x = 2$ or $x = 4$.')).toEqual(
    [],
  )
})

test('a leap is named with the line before it and the line after it', () => {
  expect(leaps('$7x - 4 = 10$', '$x = 2$')).toEqual(['step 1: from 7x - 4 = 10 to x = 2 at one go'])
  expect(leaps('$\\frac{x}{3} + 4 = 10$', '$x = 18$')).toHaveLength(1)
  expect(leaps('$4y^2 = 100$', '$y = 5$')).toEqual(['step 1: from 4y^2 = 100 to y = 5 without the line between'])
  expect(leaps('', '$\\frac{1}{2} \\cdot (4 + 6) \\cdot 3 = 15$')).toHaveLength(1)
})

test('a line between that stands in the reason of the step is shown', () => {
  const step = '$x \\lt 9$ <span class="why">Subtract $24$ to get $-6x \\gt -54$, then divide by $-6$.</span>'
  expect(leaps('$-6x + 24 \\gt -30$', step)).toEqual([])
})

test('a number that is put in or tried follows from nothing', () => {
  expect(leaps('$7x - 4 = 10$', 'Put in $x = 2$: $7 \\cdot 2 - 4 = 10$')).toEqual([])
})

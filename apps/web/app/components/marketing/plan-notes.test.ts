import { expect, test } from 'vitest'
import { monthlyNote } from './plan-notes'

const plans = (once: number, monthly: number) => ({
  purchase: [
    { price: once, plan_length: 30 },
    { price: 9900, plan_length: 90 },
  ],
  subscription: [{ price: monthly, plan_length: 30 }],
})

test('a month that is cheaper than thirty days paid once says why, by the prices that are shown', () => {
  const note = monthlyNote(plans(3900, 2900))
  expect(note).toContain('It costs less than 30 days paid once')
  expect(note).toContain('the $39.00 plan ends')
})

test('where it is not cheaper, or there is no like plan, nothing is explained', () => {
  expect(monthlyNote(plans(2900, 2900))).toBe('Renews until you cancel; the month you paid for stays open.')
  expect(monthlyNote({ ...plans(3900, 2900), purchase: [] })).not.toContain('less than')
})

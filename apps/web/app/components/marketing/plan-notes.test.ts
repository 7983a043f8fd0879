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
  expect(monthlyNote(plans(3900, 2900))).toBe(
    'Renews until you cancel; a paid month stays open. Cheaper than 30 days for $39.00 because it goes on by itself.',
  )
})

test('where it is not cheaper, or there is no like plan, nothing is explained', () => {
  expect(monthlyNote(plans(2900, 2900))).toBe('Renews until you cancel; a paid month stays open.')
  expect(monthlyNote({ ...plans(3900, 2900), purchase: [] })).not.toContain('Cheaper')
})

import { expect, test } from 'vitest'
import { devicesLine, factorsLine, planLine, remindersLine, testDateHint } from './lines'

test('a folded section of the account says how it stands', () => {
  const plan = { topic: 'Algebra 1', test_date: '2031-05-04', target: 85, daily_minutes: 20 }
  expect(planLine(plan)).toBe('Algebra 1 on May 4, 2031, target 85, 20 minutes a day')
  expect(planLine({ ...plan, test_date: null, target: null })).toBe('Algebra 1, no test date yet, 20 minutes a day')
  expect(remindersLine({ on: false, hour: 17 })).toBe('Off')
  expect(remindersLine({ on: true, hour: 17 })).toBe('At 5:00 PM on days with reviews')
  expect(factorsLine({ code: false, passkeys: [] })).toBe('Off')
  expect(factorsLine({ code: true, passkeys: [1, 2] })).toBe('On: authenticator app, 2 passkeys')
  expect([devicesLine(1, false), devicesLine(20, true)]).toEqual([
    '1 device logged in',
    'More than 20 devices logged in',
  ])
})

test('beside a topic’s own date the profile’s says for what it is', () => {
  const own = { topic: 'Algebra 1', test_date: '2031-05-04' }
  expect(testDateHint(own, '2031-06-01')).toBe(
    'For topics without a date of their own. Algebra 1 has one in Your plan: May 4, 2031.',
  )
  expect(testDateHint(own, null)).toMatch(/^As in Your plan/)
  expect(testDateHint(own, '2031-05-04')).toBe(testDateHint({ ...own, test_date: null }, null))
})

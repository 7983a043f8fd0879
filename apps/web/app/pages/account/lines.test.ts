import { expect, test } from 'vitest'
import { devicesLine, extraTimeName, factorsLine, paidLine, planLine, remindersLine, testDateHint } from './lines'

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

test('beside a topic’s own date the profile’s says so where the two differ, and nothing where they do not', () => {
  const own = { topic: 'Algebra 1', test_date: '2031-05-04' }
  expect(testDateHint(own, '2031-06-01')).toBe('Algebra 1 has its own in your study plan: May 4, 2031.')
  expect(testDateHint(own, null)).toBe('As in your study plan.')
  expect(testDateHint(own, '2031-05-04')).toBeUndefined()
  expect(testDateHint({ ...own, test_date: null }, null)).toBeUndefined()
})

test('what is paid for is told with its end, and what has ended is not', () => {
  const math = { active: true, topics: ['SAT Math'], current_period_end: '2031-05-04T12:00:00.000Z' }
  expect(paidLine([math, { ...math, active: false, topics: ['ACT Reading'] }])).toBe('SAT Math until May 4, 2031')
  expect(paidLine([{ ...math, active: false }])).toBe('None is running')
})

test('extra time is named as exams name it', () => {
  expect([1, 1.25, 1.5, 2].map(extraTimeName)).toEqual([
    'None',
    '25% more',
    '50% more, time and a half',
    '100% more, double time',
  ])
})

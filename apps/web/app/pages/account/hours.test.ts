import { expect, test } from 'vitest'
import { hourName, ownZone } from './hours'

test.each([
  [0, '12:00 AM'],
  [9, '9:00 AM'],
  [12, '12:00 PM'],
  [17, '5:00 PM'],
  [23, '11:00 PM'],
])('hour %d is called %s', (hour, name) => expect(hourName(hour)).toBe(name))

test('the zone is one that the server can read', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: ownZone() })).not.toThrow()
})

import { expect, test } from 'vitest'
import { confirmedIn, leftToDo } from './confirmed'

test('what the login is told is read from the history, and nothing else is taken for it', () => {
  const told = { email: 'ana@example.org', guest: true }
  expect(confirmedIn({ confirmed: told })).toEqual(told)
  expect(confirmedIn({ confirmed: {} })).toEqual({ email: null, guest: false })
  for (const other of [null, undefined, 'text', {}, { confirmed: null }, { email: 'ana@example.org' }])
    expect(confirmedIn(other)).toBeNull()
})

test('what is left to do depends on where the sign-up was made', () => {
  expect(leftToDo({ email: 'ana@example.org', guest: false })).toMatch(/only your password is missing\.$/)
  expect(leftToDo({ email: 'ana@example.org', guest: true })).toMatch(/in your account\.$/)
  expect(leftToDo({ email: null, guest: false })).toMatch(/^Log in with your address/)
})

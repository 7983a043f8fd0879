import { afterAll, expect, test } from 'vitest'
import { hashPassword, setPasswordCost, verifyPassword } from './passwords.ts'

afterAll(() => setPasswordCost('low'))

test('a password is hashed with Argon2id at the full cost unless tests ask for less', async () => {
  setPasswordCost('full')
  const dear = await hashPassword('Corect-horse7')
  expect(dear).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  setPasswordCost('low')
  expect(await hashPassword('Corect-horse7')).toMatch(/^\$argon2id\$v=19\$m=256,t=1,p=1\$/)
  // What was hashed at one cost is read at any.
  expect(await verifyPassword(dear, 'Corect-horse7')).toBe(true)
  expect(await verifyPassword(dear, 'Corect-horse8')).toBe(false)
})

import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'Password1',
  'Password@123',
  'Pass@123',
  'P@ssw0rd!',
  'Passw0rd2026',
  'Fourfold1',
  'F0urf0ld!1',
  'Algebra2026!',
  'Qwerty123!',
  'Welcome1!',
  'Adm1n!234',
  'Pass@word1',
  'MyPassword1',
  'PasswordPassword1',
  'Aa@123456',
  'MyFourfold1',
  'Flashcard1',
])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['000Webhost', '0Icotpd785', '09121962Q', '111222Tianya', 'ZZS000000'])(
  '%s was found often in breaches of others, in whatever case',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test('words of the brand and of the person are too common for them', () => {
  const own = ['Bright Minds', 'Marisol', 'Quintero', 'mquintero99']
  for (const password of ['BrightMinds1', 'Marisol2009!', 'Quintero#1']) {
    expect(isCommonPassword(password)).toBe(false)
    expect(isCommonPassword(password, own)).toBe(true)
  }
})

test.each([
  'Corect-horse7',
  'New-horse77',
  'xK9#mP2$vL5',
  'Violet-Marmot-84',
  'tr4mway Over Lisbon',
  'Myrtle-Basin-62',
  'Theodolite.Fog3',
])('%s is not', (password) => {
  expect(isCommonPassword(password, ['Fourfold', 'Ana', 'Lee'])).toBe(false)
})

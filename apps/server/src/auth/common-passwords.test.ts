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
  'Passwords1',
  'Password1Password1',
  'Password1password2!',
  'Pass1word2',
  'PasswordPasswordPassword9',
  'Ilovefourfold1',
  'ILove-Algebra2',
  'Fourfold4ever',
  'MyFourfoldPassword1',
  'AdminPassword1',
  'WelcomeStudents1',
  'Drowssap1',
  'TheDragons7',
  'IlovemyDragon1',
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
  const own = { brand: 'Bright Minds', person: ['Marisol', 'Quintero', 'mquintero99'] }
  for (const password of ['BrightMinds1', 'Marisol2009!', 'Quintero#1', 'ILoveMarisol7', 'Quinteros#1']) {
    expect(isCommonPassword(password)).toBe(false)
    expect(isCommonPassword(password, own)).toBe(true)
  }
})

test('the name of the product or of the brand is refused wherever it stands, also in a disguise', () => {
  for (const password of ['xK9-fourfold-mP2', 'Violet-F0urf0ld-84', 'tr4mway over FOURFOLD lisbon'])
    expect(isCommonPassword(password)).toBe(true)
  expect(isCommonPassword('Violet-BrightMinds-84')).toBe(false)
  expect(isCommonPassword('Violet-BrightMinds-84', { brand: 'Bright Minds' })).toBe(true)
  // A brand of few letters stands in many words.
  expect(isCommonPassword('Locomotive-Basin-62', { brand: 'Comot' })).toBe(true)
  expect(isCommonPassword('Locomotive-Basin-62', { brand: 'Como' })).toBe(false)
})

test.each([
  'Corect-horse7',
  'New-horse77',
  'xK9#mP2$vL5',
  'Violet-Marmot-84',
  'tr4mway Over Lisbon',
  'Myrtle-Basin-62',
  'Theodolite.Fog3',
  'Sleeping-Banana-62',
  'Plain-Actors-Sat-On-Moss4',
])('%s is not', (password) => {
  expect(isCommonPassword(password, { brand: 'Fourfold', person: ['Ana', 'Lee'] })).toBe(false)
})

test('the longest passwords are looked at in no time, whatever they are made of', () => {
  const began = performance.now()
  for (const part of ['a', 'my', 'iamtheme', 'p@ss', '1!1!', 'ilovemy1'])
    isCommonPassword(`${part.repeat(200).slice(0, 198)}Z9`)
  for (const part of ['a', 'my', 'iamtheme', 'p@ss']) isCommonPassword(`${part.repeat(40).slice(0, 38)}Z9`)
  expect(performance.now() - began).toBeLessThan(1000)
})

import { expect, test } from 'vitest'
import { whyCommon } from './common-passwords.ts'

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
  expect(whyCommon(password)).not.toBeNull()
})

test('which of the three it is can be told: common, our name or theirs', () => {
  const own = { brand: 'Fourfold', person: ['Marisol', 'Quintero', 'mquintero99'] }
  const why = (password: string) => whyCommon(password, own)
  expect([why('Password1'), why('Qwerty123!'), why('Aa@123456')]).toEqual(['common', 'common', 'common'])
  expect([why('Fourfold1'), why('xK9-F0urf0ld-mP2')]).toEqual(['our name', 'our name'])
  expect([why('Marisol2009!'), why('ILoveMarisol7'), why('MQuintero99!')]).toEqual([
    'your name',
    'your name',
    'your name',
  ])
  expect(why('Violet-Marmot-84')).toBeNull()
})

test.each(['000Webhost', '0Icotpd785', '09121962Q', '111222Tianya', 'ZZS000000'])(
  '%s was found often in breaches of others, in whatever case',
  (password) => {
    expect(whyCommon(password)).not.toBeNull()
  },
)

test('words of the brand and of the person are too common for them', () => {
  const own = { brand: 'Bright Minds', person: ['Marisol', 'Quintero', 'mquintero99'] }
  for (const password of ['BrightMinds1', 'Marisol2009!', 'Quintero#1', 'ILoveMarisol7', 'Quinteros#1']) {
    expect(whyCommon(password)).toBeNull()
    expect(whyCommon(password, own)).not.toBeNull()
  }
})

test('the name of the product or of the brand is refused wherever it stands, also in a disguise', () => {
  for (const password of ['xK9-fourfold-mP2', 'Violet-F0urf0ld-84', 'tr4mway over FOURFOLD lisbon'])
    expect(whyCommon(password)).not.toBeNull()
  expect(whyCommon('Violet-BrightMinds-84')).toBeNull()
  expect(whyCommon('Violet-BrightMinds-84', { brand: 'Bright Minds' })).not.toBeNull()
  // A brand of few letters stands in many words.
  expect(whyCommon('Locomotive-Basin-62', { brand: 'Comot' })).not.toBeNull()
  expect(whyCommon('Locomotive-Basin-62', { brand: 'Como' })).toBeNull()
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
  expect(whyCommon(password, { brand: 'Fourfold', person: ['Ana', 'Lee'] })).toBeNull()
})

test('the longest passwords are looked at in no time, whatever they are made of', () => {
  const began = performance.now()
  for (const part of ['a', 'my', 'iamtheme', 'p@ss', '1!1!', 'ilovemy1'])
    whyCommon(`${part.repeat(200).slice(0, 198)}Z9`)
  for (const part of ['a', 'my', 'iamtheme', 'p@ss']) whyCommon(`${part.repeat(40).slice(0, 38)}Z9`)
  expect(performance.now() - began).toBeLessThan(1000)
})

import { describe, expect, test } from 'vitest'
import { DateOnly } from './common.ts'
import { cpuMs } from './testing.ts'
import {
  EmailField,
  missingInPassword,
  Name,
  NewPassword,
  ProfileFields,
  ProfileForm,
  passwordStrength,
  SignUpFields,
} from './users.ts'

const problem = (result: { success: boolean; error?: { issues: { message: string }[] } }): string | null =>
  result.success ? null : (result.error?.issues[0]?.message ?? '')

test('what a password lacks is told, and nothing else', () => {
  expect(missingInPassword('')).toHaveLength(4)
  expect(missingInPassword('abcdefg1')).toEqual(['an uppercase letter'])
  expect(missingInPassword('Abc1')).toEqual(['8 or more characters'])
  expect(missingInPassword('Abcdefg1')).toEqual([])
})

describe('the password strength meter', () => {
  test.each([
    ['', 33],
    ['abc', 33],
    ['abcdefgh1', 33],
    ['ABCDEFGH1', 33],
    ['Abcdefghi', 33],
    ['Abcde1!', 33],
    ['Abcdefg1', 66],
    ['Abcdefg1-', 66],
    ['Abcdefg1!', 100],
    ['Abcdefg1*', 100],
  ])('%j is %d', (password, strength) => expect(passwordStrength(password)).toBe(strength))
  test('each of !@#$%^&* completes it', () => {
    for (const symbol of '!@#$%^&*') expect(passwordStrength(`Abcdefg1${symbol}`)).toBe(100)
  })
})

describe('a new password', () => {
  test('is refused with the rule exactly when the meter is at 33', () => {
    const rule = 'Password must include 1 lowercase letter, 1 uppercase letter, 1 number, and be 8 or more characters.'
    expect(problem(NewPassword.safeParse('abcdefgh'))).toBe(rule)
    expect(problem(NewPassword.safeParse('Abcdef1'))).toBe(rule)
    expect(problem(NewPassword.safeParse('Abcdefg1'))).toBeNull()
    expect(problem(NewPassword.safeParse(''))).toBe('Password is required')
  })
})

describe('names', () => {
  const check = (name: string) => problem(Name('First name is required').safeParse(name))
  test.each([
    "O'Brien",
    'O’Brien',
    'José',
    'Jose\u0301',
    'Anne-Marie',
    '李雷',
    'María José',
    'J. R.',
    'Ana3',
    '  Ana  ',
  ])('%s is a name', (name) => expect(check(name)).toBeNull())
  test.each(['a<b>', '<script>', 'Ana;', 'Ana@home', '"Ana"', '-', "'", 'Ana/Lee', '-Ana', 'Ana\u0000'])(
    '%j is not a name',
    (name) => expect(check(name)).toBe('Please use alphanumeric characters only'),
  )
  test('an empty one is asked for', () => {
    expect(check('')).toBe('First name is required')
    expect(check('   ')).toBe('First name is required')
  })
  test('surrounding spaces are taken off', () => expect(Name('x').parse('  Ana ')).toBe('Ana'))
  test('a very long one is refused quickly', () => {
    const long = `${"a'".repeat(50_000)}<`
    expect(check(long)).not.toBeNull()
    expect(cpuMs(() => check(long))).toBeLessThan(1_000)
  })
})

describe('e-mail addresses', () => {
  const check = (email: string) => problem(EmailField().safeParse(email))
  test.each(['ana@example.com', 'ana.lee+sat@mail.example.org', " o'brien@example.ie "])('%s is one', (email) =>
    expect(check(email)).toBeNull(),
  )
  test.each(['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'a@b@example.com', '<a>@example.com'])(
    '%s is none',
    (email) => expect(check(email)).toBe('Invalid email format'),
  )
  test('an empty one is asked for', () => expect(check('')).toBe('Email is required'))
})

describe('sign up', () => {
  const fields = {
    first_name: 'Ana',
    last_name: 'Lee',
    email: 'ana@example.com',
    password: 'Abcdefg1',
    password_confirmation: 'Abcdefg1',
  }
  test('needs equal passwords', () => {
    expect(problem(SignUpFields.safeParse(fields))).toBeNull()
    const other = SignUpFields.safeParse({ ...fields, password_confirmation: 'Abcdefg2' })
    expect(problem(other)).toBe('Passwords should match!')
    expect(other.error?.issues[0]?.path).toEqual(['password_confirmation'])
    expect(problem(SignUpFields.safeParse({ ...fields, password_confirmation: '' }))).toBe('Please confirm password!')
  })
})

describe('what strangers may send', () => {
  const email = (text: string) => EmailField().safeParse(text).success
  test('an address is read in a moment, however long and however many dots it has', () => {
    for (const text of [`a@${'.'.repeat(200_000)}@`, `a@${'a.'.repeat(100_000)}@`, `${'a'.repeat(200_000)}@b`]) {
      expect(email(text)).toBe(false)
      expect(cpuMs(() => email(text))).toBeLessThan(1_000)
    }
  })
  test('usual addresses pass, those without a real domain do not', () => {
    for (const text of ['ana.lee+sat@mail.example.co.uk', 'ö@bücher.de', "o'brien@example.com"])
      expect(email(text)).toBe(true)
    for (const text of ['a@b', 'a@.com', 'a@b..com', 'a@b.c', 'a b@c.de', 'a@b.com.']) expect(email(text)).toBe(false)
  })
  test('a date lies between 1900 and 2100', () => {
    for (const day of ['1900-01-01', '2027-05-01', '2100-12-31']) expect(DateOnly.safeParse(day).success).toBe(true)
    for (const day of ['0000-01-01', '1899-12-31', '9999-12-31']) expect(DateOnly.safeParse(day).success).toBe(false)
  })
})

describe('the study start', () => {
  const profile = { first_name: 'Ana', last_name: 'Lee', password: 'x', test_date: '2027-05-01' }
  test('is refused at its field after the test date, by the server and in the form', () => {
    for (const schema of [ProfileFields, ProfileForm]) {
      const refused = schema.safeParse({ ...profile, study_start: '2027-05-02' })
      expect(refused.error?.issues.map((i) => [i.path.join('.'), i.message])).toEqual([
        ['study_start', 'Please choose a study start that is not after your test date.'],
      ])
      expect(schema.safeParse({ ...profile, study_start: '2027-05-01' }).success).toBe(true)
    }
  })
  test('may be left empty', () => {
    expect(ProfileFields.safeParse({ ...profile, study_start: null }).success).toBe(true)
    expect(ProfileFields.safeParse(profile).success).toBe(true)
    expect(ProfileForm.parse({ ...profile, study_start: '' }).study_start).toBeNull()
  })
})

import { expect, test } from 'vitest'
import { paths } from './paths'

test('every link of the product is as the specification writes it', () => {
  const samples: Record<string, unknown[]> = {
    pricing: ['SAT Math'],
    tests: [25],
    newMistake: ['1.2'],
    lesson: ['slope'],
  }
  const takesNone = (path: (...args: never[]) => string) => path.length === 0
  const links = Object.entries(paths).map(([name, path]) => {
    const args = samples[name] ?? (takesNone(path) ? [] : [7])
    return [name, (path as (...args: unknown[]) => string)(...args)]
  })
  expect(Object.fromEntries(links)).toMatchObject({
    home: '/',
    signUp: '/signup',
    logIn: '/login',
    logOut: '/logout',
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    confirm: '/confirm',
    resendConfirmation: '/resend-confirmation',
    pricing: '/orders?topic=SAT+Math',
    cart: '/cart',
    checkout: '/checkout',
    upgrade: '/upgrade',
    sample: '/sample/7',
    product: '/product',
    forBusiness: '/for-business',
    forStudents: '/for-students',
    about: '/about',
    privacy: '/privacy',
    terms: '/terms',
    dashboard: '/dashboard',
    today: '/today',
    tests: '/tests?offset=25',
    newTest: '/tests/new',
    test: '/tests/7',
    result: '/tests/7/result',
    analysis: '/tests/7/analysis',
    printTest: '/tests/7/print',
    flashcards: '/flashcards',
    newFlashcard: '/flashcards/new',
    flashcard: '/flashcards/7',
    editFlashcard: '/flashcards/7/edit',
    mistakes: '/mistakes',
    newMistake: '/mistakes/new?question_id=1.2',
    mistake: '/mistakes/7',
    editMistake: '/mistakes/7/edit',
    lessons: '/lessons',
    lesson: '/lessons/slope',
    account: '/users/7',
  })
})

test('what is not given is left out of the address', () => {
  expect(paths.pricing()).toBe('/orders')
  expect(paths.tests()).toBe('/tests')
  expect(paths.tests(0)).toBe('/tests')
})

test('names are encoded', () => expect(paths.pricing('A&B=C')).toBe('/orders?topic=A%26B%3DC'))

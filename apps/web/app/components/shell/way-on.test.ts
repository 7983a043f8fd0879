import { MESSAGES } from '@fourfold/contract/messages'
import { expect, test } from 'vitest'
import { wayOn } from './way-on'

const student = { token: 'token', topic: 'Algebra 1', open: true }
const visitor = { token: null, topic: null, open: false }
const failed = (status: number | null, more: { sentence?: string; page?: string; waitMs?: number } = {}) => ({
  status,
  sentence: more.sentence ?? 'No.',
  page: more.page ?? null,
  waitMs: more.waitMs ?? null,
})

test('what was not found leads a student to the dashboard, one without a topic to the topics, a visitor to the login', () => {
  expect(wayOn(failed(404), student)).toMatchObject({ label: 'Go to the dashboard', to: '/dashboard' })
  expect(wayOn(failed(404), { ...student, open: false })).toMatchObject({ to: '/for-students' })
  expect(wayOn(failed(404), visitor)).toMatchObject({ label: 'Log in', to: '/login' })
})

test('a topic without a plan leads to its plans, a guest who may not to signing up', () => {
  const shut = wayOn(failed(403, { sentence: MESSAGES.needsPlan }), { ...student, topic: 'SAT Math', open: false })
  expect(shut).toMatchObject({ label: 'See the plans', to: '/orders?topic=SAT+Math' })
  expect(wayOn(failed(403, { sentence: MESSAGES.guestsCannot }), student)).toMatchObject({ to: '/signup' })
})

test('an address that says too little leads to where what it is about is chosen', () => {
  const at = (page: string) => wayOn(failed(422, { page }), student)
  expect(at('/mistakes/new')).toMatchObject({ label: 'Mistake Journal', to: '/mistakes' })
  expect(at('/today?minutes=x')).toMatchObject({ to: '/dashboard' })
  expect(wayOn(failed(422, { page: '/mistakes/new' }), visitor)).toMatchObject({ to: '/login' })
})

test('what has changed meanwhile is looked at anew', () => {
  expect(wayOn(failed(409), student)).toMatchObject({ label: 'Reload this page', reload: true })
  expect(wayOn(failed(409, { page: '/exams/3' }), student)).toMatchObject({ label: 'Try again', to: '/exams/3' })
})

test('too many requests say how long to wait, as the server asks', () => {
  const after = (waitMs?: number) => wayOn(failed(429, waitMs === undefined ? {} : { waitMs }), student)?.sentence
  expect(after(1000)).toMatch(/^Wait one second, /)
  expect(after(20_400)).toMatch(/^Wait 21 seconds, /)
  expect(after(100_000)).toMatch(/^Wait 2 minutes, /)
  expect(after()).toMatch(/^Wait a minute, /)
})

test.each([null, 429, 500, 503])('after %s a page that did not open is opened again by the button', (status) => {
  expect(wayOn(failed(status, { page: '/tests?offset=10' }), student)).toMatchObject({
    label: 'Try again',
    to: '/tests?offset=10',
  })
})

test.each([null, 429, 500, 503])(
  'after %s on a page nothing is loaded anew: the window is closed and what failed pressed',
  (status) => {
    const way = wayOn(failed(status), student)
    expect(way?.sentence).toMatch(/then close this and press once more\.$/)
    expect(way?.to ?? way?.reload ?? way?.label).toBeUndefined()
  },
)

test('without an answer the connection is the thing to check', () => {
  expect(wayOn(failed(null), visitor)?.sentence).toMatch(/^Check the connection/)
})

test('a refusal whose own sentence says what to change is left alone', () => {
  expect(wayOn(failed(422), student)).toBeNull()
})

import { expect, test } from 'vitest'
import type { Session } from '../session/session'
import { needsMember, needsPlan, needsToken } from './guards'

const TOPIC = 'SAT Math'
const OPEN: Session = {
  token: 'x',
  userId: 1,
  guest: false,
  validPlans: [{ name: TOPIC, paid_and_active: true }],
  topic: TOPIC,
  cart: { token: null, products: [] },
}
const STRANGER: Session = { ...OPEN, token: null }
const NEVER: Session = { ...OPEN, validPlans: [{ name: TOPIC, paid_and_active: false }] }
const ENDED: Session = {
  ...OPEN,
  validPlans: [{ name: TOPIC, paid_and_active: false, expired_at: '2027-01-31T00:00:00.000Z' }],
}

const READS = [
  '/dashboard',
  '/tests',
  '/tests/7/result',
  '/tests/7/analysis',
  '/flashcards',
  '/flashcards/new',
  '/flashcards/7',
  '/flashcards/7/edit',
  '/mistakes',
  '/mistakes/7',
  '/users/1',
]
const MAKES = ['/tests/new', '/mistakes/new', '/mistakes/7/edit']
const everywhere = (s: Session) => [...new Set([...READS, ...MAKES].map((path) => needsPlan(s, path)))]

test('a running plan opens every paid-plan route', () => expect(everywhere(OPEN)).toEqual([null]))

test('strangers, and topics that were never bought, go to the login from every paid-plan route', () => {
  expect(everywhere(STRANGER)).toEqual(['/login'])
  expect(everywhere(NEVER)).toEqual(['/login'])
  expect(everywhere({ ...OPEN, topic: null })).toEqual(['/login'])
  expect(everywhere({ ...ENDED, token: null })).toEqual(['/login'])
})

test('a plan that ran out leaves the pages that read open, and leads from those that make something to the upgrade', () => {
  expect([...new Set(READS.map((path) => needsPlan(ENDED, path)))]).toEqual([null])
  expect([...new Set(MAKES.map((path) => needsPlan(ENDED, path)))]).toEqual(['/upgrade'])
})

test('the upgrade page needs a token, the checkout a member', () => {
  expect([needsToken(OPEN, '/upgrade'), needsToken(STRANGER, '/upgrade')]).toEqual([null, '/login'])
  const sent = [OPEN, STRANGER, { ...OPEN, guest: true }].map((s) => needsMember(s, '/checkout'))
  expect(sent).toEqual([null, '/signup', '/signup'])
})

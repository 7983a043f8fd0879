import { beforeEach, expect, test, vi } from 'vitest'
import { reduce } from '../../attempt/attempt'
import { aQuestion, aTest } from '../../attempt/fixtures'
import { newDraft } from '../../outbox/draft'
import { storedForm } from '../../outbox/stored-draft'
import type { TestFlow } from './use-test-flow'

const rows = new Map<string, unknown>()
vi.mock('../../outbox/store', async () => (await import('../../outbox/store-in-memory')).storeInMemory(() => rows))

const PAID = 'A question that costs money'
const token = `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 3600 }))}.x`
const answered = () => {
  const draft = newDraft(9, aTest({ questions_attributes: [aQuestion(1, { content: PAID }), aQuestion(2)] }))
  return { ...draft, state: reduce(draft.state, { type: 'choose', letter: 'B', at: 0 }) }
}

beforeEach(() => rows.clear())

/** The window that tells of the refusal, as the page of the test shows it. */
async function refusedWindow(leaveTo: (path: string) => void, guest = false) {
  vi.resetModules()
  const session = await import('../../session/session')
  session.saveToken(token)
  session.saveGuest(guest)
  const { TestModals } = await import('./TestModals')
  const { RefusedDialog } = await import('./dialogs')
  const draft = answered()
  const flow = {
    ...{ draft, leaveTo, modal: null, setModal: () => undefined, place: 'here', done: false, saveState: 'local' },
    refusal: { kind: 'logged out', text: 'No.' },
  } as unknown as TestFlow
  const shown = TestModals({ flow, question: aQuestion(1), card: null, go: () => undefined, say: () => undefined })
  const windows: { type: unknown; props: Parameters<typeof RefusedDialog>[0] }[] = shown.props.children
  const dialog = windows.find((each) => each?.type === RefusedDialog)
  if (!dialog) throw new Error('The refusal is not told.')
  return { session: session.session, ...dialog.props }
}

test('“Log in”, after the session ended on another device, keeps the unsent answers of the open test and no question', async () => {
  const leaveTo = vi.fn()
  const { onLogIn, session } = await refusedWindow(leaveTo)
  rows.set('test:9:1', structuredClone(storedForm(answered())))
  onLogIn()
  await vi.waitFor(() => expect(JSON.stringify([...rows])).not.toContain(PAID))
  expect(rows.get('test:9:1')).toMatchObject({ test: null, state: { questions: [{ letter: 'B' }, {}] } })
  expect([session().token, leaveTo.mock.calls]).toEqual([null, [['/login']]])
})

test('a guest whose visit ended is not sent to a login alone: the answers go into a file, and the way leads to the start', async () => {
  const leaveTo = vi.fn()
  expect((await refusedWindow(leaveTo)).guest).toBe(false)
  const { guest, session, onStartAnew } = await refusedWindow(leaveTo, true)
  expect(guest).toBe(true)
  onStartAnew()
  expect([session().token, session().guest, leaveTo.mock.calls]).toEqual([null, false, [['/']]])
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reduce } from '../attempt/attempt'
import { aQuestion, aTest } from '../attempt/fixtures'
import { newDraft } from './draft'
import { storedForm } from './stored-draft'

/** One browser: what its tabs share. */
const rows = new Map<string, unknown>()
const shared = new Map<string, string>()
const page = new Map<string, unknown>()
let refuses = (_key: string): boolean => false
/** What another tab does while a row is being written. */
let meanwhile: () => Promise<void> = async () => undefined
vi.mock('./store', async () => {
  const store = (await import('./store-in-memory')).storeInMemory(() => rows, { refuses: (key) => refuses(key), page })
  return {
    ...store,
    put: async (key: string, value: unknown) => {
      const other = meanwhile
      meanwhile = async () => undefined
      await other()
      return store.put(key, value)
    },
  }
})
const notices: string[] = []
vi.mock('../components/shell/notices', () => ({ showNotice: (text: string) => void notices.push(text) }))

const tokenOf = (sub: number) => `x.${btoa(JSON.stringify({ sub: String(sub), exp: Date.now() / 1000 + 3600 }))}.x`
const PAID = 'A question that costs money'
const paid = () => aTest({ questions_attributes: [aQuestion(1, { content: PAID }), aQuestion(2)] })
const opened = () => newDraft(9, paid())
const answered = () => {
  const draft = opened()
  return { ...draft, state: reduce(draft.state, { type: 'choose', letter: 'B', at: 0 }) }
}
const kept = () => JSON.stringify([...rows])
/** As a release of the future may store it. */
const newer = () => ({ ...structuredClone(storedForm(answered())), format: 99, answers: { 1: 'B' } })

beforeEach(() => {
  rows.clear()
  page.clear()
  notices.length = 0
  refuses = () => false
  shared.clear()
  meanwhile = async () => undefined
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shared.get(key) ?? null,
    setItem: (key: string, value: string) => void shared.set(key, value),
    removeItem: (key: string) => void shared.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/save/') ? Response.json({ error: 'No.' }, { status: 500 }) : Response.json(paid()),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** Every tab has its own copy of the application, and shares the storage. */
async function tab() {
  vi.resetModules()
  const session = await import('../session/session')
  if (!shared.has('jwt')) session.saveToken(tokenOf(9))
  session.session()
  return { ...session, ...(await import('./test-outbox')) }
}
async function logOut({ clearSession, forgetQuestions }: Awaited<ReturnType<typeof tab>>) {
  clearSession()
  await forgetQuestions()
}

describe('a tab with an open test, after a logout in another tab', () => {
  test('stores its unsent answers and no questions', async () => {
    const [one, two] = [await tab(), await tab()]
    await one.storeDraft(answered())
    expect(kept()).toContain(PAID)
    await logOut(two)
    await one.storeDraft(answered())
    expect(kept()).not.toContain(PAID)
    expect(kept()).toContain('"letter":"B"')
  })

  test('stores nothing where nothing is unsent', async () => {
    const [one, two] = [await tab(), await tab()]
    await logOut(two)
    await one.storeDraft(opened())
    expect(rows.size).toBe(0)
  })

  test('brings no questions back that it was just writing', async () => {
    const [one, two] = [await tab(), await tab()]
    meanwhile = () => logOut(two)
    await one.storeDraft(answered())
    expect(kept()).not.toContain(PAID)
    expect(kept()).toContain('"letter":"B"')
  })

  test('stores none where somebody else has logged in since', async () => {
    const [one, two] = [await tab(), await tab()]
    await logOut(two)
    two.saveToken(tokenOf(10))
    await one.storeDraft(answered())
    expect(kept()).not.toContain(PAID)
  })
})

describe('a logout in a browser that takes nothing more', () => {
  /** No room for a second copy, as a full disk has it. */
  const full = (key: string) => rows.has(key) || key.startsWith('unread:')

  test('leaves no questions and keeps the answers, in the room that the questions leave', async () => {
    const one = await tab()
    await one.storeDraft(answered())
    rows.set('test:9:2', newer())
    refuses = full
    await logOut(one)
    expect(kept()).not.toContain(PAID)
    expect([...rows.keys()]).toEqual(['test:9:1', 'test:9:2'])
    expect(kept().match(/"letter":"B"/g)).toHaveLength(2)
    expect(notices).toEqual([])
  })

  test('leaves no questions where it takes not even those, and says that the answers are in this page alone', async () => {
    const one = await tab()
    await one.storeDraft(answered())
    rows.set('test:9:2', newer())
    refuses = () => true
    await logOut(one)
    expect(rows.size).toBe(0)
    expect(JSON.stringify([...page])).not.toContain(PAID)
    expect(JSON.stringify([...page])).toContain('"letter":"B"')
    expect(notices).toEqual([expect.stringContaining('Log in again before you close this page')])
  })
})

describe('a draft that this release cannot read', () => {
  test('keeps its answers through a logout, without the questions', async () => {
    const one = await tab()
    rows.set('test:9:1', newer())
    await logOut(one)
    expect(kept()).not.toContain(PAID)
    expect(rows.get('unread:test:9:1')).toMatchObject({ format: 99, answers: { 1: 'B' }, test: null })
  })

  test('is not written over when its test is opened and answered', async () => {
    const { openDraft, storeDraft } = await tab()
    rows.set('test:9:1', newer())
    await storeDraft(await openDraft(1))
    expect(rows.get('unread:test:9:1')).toMatchObject({ format: 99, answers: { 1: 'B' } })
    expect(rows.has('test:9:1')).toBe(true)
  })

  test('goes back to its place once a release reads it, behind answers that wait there', async () => {
    const { flushOutbox } = await tab()
    rows.set('unread:test:9:1', structuredClone(storedForm({ ...answered(), test: null })))
    rows.set('test:9:1', structuredClone(storedForm(answered())))
    await flushOutbox(null)
    expect([...rows.keys()]).toEqual(['unread:test:9:1', 'test:9:1'])
    rows.delete('test:9:1')
    await flushOutbox(null)
    expect([...rows.keys()]).toEqual(['test:9:1'])
  })

  test('stays where it is when the browser does not take it elsewhere', async () => {
    const one = await tab()
    rows.set('test:9:1', newer())
    refuses = (key) => key.startsWith('unread:')
    await logOut(one)
    expect(rows.get('test:9:1')).toMatchObject({ format: 99, answers: { 1: 'B' } })
  })

  test('stays put aside when the browser does not take it back to its place', async () => {
    const { flushOutbox } = await tab()
    rows.set('unread:test:9:1', structuredClone(storedForm({ ...answered(), test: null })))
    refuses = (key) => key.startsWith('test:')
    await flushOutbox(null)
    expect(rows.has('unread:test:9:1')).toBe(true)
  })

  test('has its questions under `test` alone, as every format of ours', () => {
    const { test: stored, ...rest } = storedForm(answered())
    expect([JSON.stringify(stored).includes(PAID), JSON.stringify(rest).includes(PAID)]).toEqual([true, false])
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** One browser: its database, its locks and the server it talks to are shared by its tabs. */
const rows = new Map<string, unknown>()
const page = new Map<string, unknown>()
let refuses = false
let slowRemoval: Promise<void> = Promise.resolve()
let slowPut: Promise<void> | null = null
vi.mock('./store', async () => {
  const store = (await import('./store-in-memory')).storeInMemory(() => rows, { refuses: () => refuses, page })
  return {
    ...store,
    put: (key: string, value: unknown) => (slowPut ? slowPut.then(() => store.put(key, value)) : store.put(key, value)),
    remove: async (key: string) => {
      await slowRemoval
      await store.remove(key)
    },
  }
})
const showNotice = vi.hoisted(() => vi.fn())
vi.mock('../components/shell/notices', () => ({ showNotice }))

type Sent = { method: string; url: string; body: Record<string, Record<string, unknown>> }
let arrived: Sent[] = []
/** What the server does with the next requests; after those it answers 200. */
let answers: ((sent: Sent) => number | 'cut' | 'lost' | 'page')[] = []

const CARD = {
  ...{ id: 1, front: '', back: '', tags: [], status: 'learned', next_flashcard: null, due: false },
  ...{ rating_again: '1m', rating_hard: '6m', rating_good: '1d', rating_easy: '4d' },
  ...{ lapses: 0, leech: false, suspended: false, updated_at: '2026-03-01T00:00:00.000Z' },
}
/** What our server answers to a rating, to taking one back, and when it refuses. */
function reply(sent: Pick<Sent, 'url' | 'body'>, status = 200): Response {
  const undone = { kind: 'flashcard', id: 1, rating_id: String(sent.body.rating_id) }
  const body = status !== 200 ? { error: 'No.' } : sent.url.endsWith('/undo') ? undone : CARD
  return Response.json(body, { status })
}

const token = (userId: number) =>
  `x.${btoa(JSON.stringify({ sub: String(userId), exp: Date.now() / 1000 + 86_400 }))}.x`

/** A lock of the Web Locks API: one holder at a time, in the order of asking. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, work: () => Promise<unknown>) => {
      const mine = last.then(work, work)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

type Tab = typeof import('./rating-queue')
async function openTab(userId = 7): Promise<Tab> {
  vi.resetModules()
  const { saveToken } = await import('../session/session')
  saveToken(token(userId))
  return import('./rating-queue')
}

const rate = (id: number, rating_id: string) => ({
  type: 'rate' as const,
  kind: 'flashcard' as const,
  id,
  rating: 'good' as const,
  rating_id,
})
const ids = () => arrived.map((s) => s.body.flashcard?.rating_id ?? s.body.rating_id)
/** Until nothing waits, however often it is tried again. */
async function settle(): Promise<void> {
  for (let i = 0; i < 200 && rows.size > 0; i++) await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(50)
}

beforeEach(() => {
  slowPut = null
  rows.clear()
  page.clear()
  refuses = false
  arrived = []
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: oneLock() })
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body: string }) => {
    const sent: Sent = { method: init.method, url, body: JSON.parse(init.body) }
    const answer = answers.shift()?.(sent) ?? 200
    await new Promise((wait) => setTimeout(wait, 20))
    if (answer === 'cut') throw new TypeError('Failed to fetch')
    if (answer !== 'page') arrived.push(sent)
    // The server took it, and its answer never came back.
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    return answer === 'page'
      ? new Response('<p>Log in to Hotel Wi-Fi</p>', { headers: { 'content-type': 'text/html' } })
      : reply(sent, answer)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the queue of ratings', () => {
  test('a rating is safe before anything was sent', async () => {
    const tab = await openTab()
    await tab.queueRating(rate(1, 'one'))
    expect([rows.size, arrived.length]).toEqual([1, 0])
    await settle()
    expect([rows.size, ids()]).toEqual([0, ['one']])
  })

  test('they arrive one after the other, in the order in which they were given', async () => {
    const tab = await openTab()
    for (let n = 0; n < 40; n++) void tab.queueRating(rate(n, `r${n}`))
    await settle()
    expect(ids()).toEqual(Array.from({ length: 40 }, (_, n) => `r${n}`))
  })

  test('who waits for what was given waits for the last one too, though an earlier one is just on its way', async () => {
    const tab = await openTab()
    await tab.queueRating(rate(1, 'a'))
    slowPut = new Promise((done) => setTimeout(done, 400))
    void tab.queueRating(rate(2, 'b'))
    let sent: unknown[] = []
    void tab.flushRatings().then(() => {
      sent = ids()
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual(['a', 'b'])
  })

  test('a broken connection stops the row: nothing overtakes, and all is sent later', async () => {
    const tab = await openTab()
    answers = [() => 200, () => 'cut', () => 'cut', () => 503]
    for (const name of ['a', 'b', 'c']) void tab.queueRating(rate(1, name))
    await settle()
    expect(ids()).toEqual(['a', 'b', 'b', 'c'])
  })

  test('an answer that was lost is asked for again with the same id, so it counts once', async () => {
    const tab = await openTab()
    answers = [() => 'lost']
    await tab.queueRating(rate(1, 'same'))
    await settle()
    expect(ids()).toEqual(['same', 'same'])
  })

  test('the login page of a network is no answer: the rating waits, and is sent when our server answers', async () => {
    const tab = await openTab()
    answers = [() => 'page', () => 'page']
    await tab.queueRating(rate(1, 'kept'))
    await vi.advanceTimersByTimeAsync(100)
    expect([rows.size, ids()]).toEqual([1, []])
    await settle()
    expect([rows.size, ids()]).toEqual([0, ['kept']])
  })

  test('a row of another release that cannot be read stops nothing', async () => {
    const tab = await openTab()
    rows.set('rating:7:000000000000001-old', { type: 'rate', card: 3 })
    await tab.queueRating(rate(1, 'next'))
    await settle()
    expect(ids()).toEqual(['next'])
    // It may be a newer release's: that one finds it where it was.
    expect([...rows]).toEqual([['rating:7:000000000000001-old', { type: 'rate', card: 3 }]])
  })

  test('what will never be taken is let go, and the next one is sent', async () => {
    const tab = await openTab()
    answers = [() => 404]
    void tab.queueRating(rate(1, 'gone'))
    void tab.queueRating(rate(2, 'next'))
    await settle()
    expect([rows.size, ids()]).toEqual([0, ['gone', 'next']])
  })

  test.each([400, 403, 409, 422])(
    'one that is refused with %i is kept and said, stops no other, and is sent again in the next visit',
    async (status) => {
      const tab = await openTab()
      showNotice.mockClear()
      answers = [() => status]
      void tab.queueRating(rate(1, 'refused'))
      void tab.queueRating(rate(2, 'next'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect([rows.size, ids()]).toEqual([1, ['refused', 'next']])
      expect(showNotice.mock.calls).toEqual([['A rating could not be saved: No. It is kept on this device.']])
      const later = await openTab()
      void later.flushRatings()
      await settle()
      expect([rows.size, ids()]).toEqual([0, ['refused', 'next', 'refused']])
    },
  )

  test('taking back what was rated again since is over with the answer of the server', async () => {
    const tab = await openTab()
    answers = [() => 409]
    await tab.queueUndo('old')
    await settle()
    expect([rows.size, ids()]).toEqual([0, ['old']])
  })

  test('an ended session keeps them until the next login', async () => {
    const tab = await openTab()
    answers = Array.from({ length: 3 }, () => () => 401)
    await tab.queueRating(rate(1, 'kept'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(rows.size).toBe(1)
    await settle()
    expect([rows.size, ids().at(-1)]).toEqual([0, 'kept'])
  })

  test('two tabs send each rating once', async () => {
    const first = await openTab()
    const second = await openTab()
    answers = Array.from({ length: 30 }, () => () => 200)
    for (let n = 0; n < 10; n++) {
      void first.queueRating(rate(n, `first${n}`))
      void second.queueRating(rate(n, `second${n}`))
    }
    void first.flushRatings()
    void second.flushRatings()
    await settle()
    expect(arrived).toHaveLength(20)
    expect(new Set(ids()).size).toBe(20)
    for (const name of ['first', 'second'])
      expect(ids().filter((id) => String(id).startsWith(name))).toEqual(Array.from({ length: 10 }, (_, n) => name + n))
  })

  test("another person's ratings are not sent in this one's name", async () => {
    const mine = await openTab(7)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await mine.queueRating(rate(1, 'of seven'))
    await vi.advanceTimersByTimeAsync(500)
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    const other = await openTab(8)
    await other.flushRatings()
    expect([sent.mock.calls.length, rows.size]).toEqual([0, 1])
  })

  test('a rating taken back before it was sent never leaves', async () => {
    const tab = await openTab()
    answers = Array.from({ length: 4 }, () => () => 'cut')
    await tab.queueRating(rate(1, 'first'))
    await tab.queueRating(rate(2, 'second'))
    await vi.advanceTimersByTimeAsync(100)
    await tab.queueUndo('second')
    await settle()
    expect(ids()).toEqual(['first'])
  })

  test('a rating that has left is taken back by the server, after it', async () => {
    const tab = await openTab()
    await tab.queueRating(rate(1, 'sent'))
    await settle()
    await tab.queueUndo('sent')
    await settle()
    expect(arrived.map((s) => s.url)).toEqual(['/api/v1/flashcards/1', '/api/v1/reviews/undo'])
  })

  test('a rating that has just arrived, and is not yet crossed off here, is taken back by the server too', async () => {
    const tab = await openTab()
    let crossOff = () => {}
    slowRemoval = new Promise((done) => {
      crossOff = done
    })
    await tab.queueRating(rate(1, 'arrived'))
    await vi.advanceTimersByTimeAsync(50)
    expect(arrived).toHaveLength(1)
    const undone = tab.queueUndo('arrived')
    await vi.advanceTimersByTimeAsync(50)
    crossOff()
    slowRemoval = Promise.resolve()
    await undone
    await settle()
    expect(ids()).toEqual(['arrived', 'arrived'])
  })

  test('it says how long it waited, also after the browser was closed', async () => {
    const HOUR = 3_600_000
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const before = await openTab()
    await before.queueRating(rate(1, 'late'))
    vi.setSystemTime(Date.now() + 3 * HOUR)
    const bodies: { flashcard: { age_ms: number } }[] = []
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      bodies.push(JSON.parse(init.body))
      return reply({ url, body: {} })
    })
    const after = await openTab()
    await after.flushRatings()
    const age = bodies[0]?.flashcard.age_ms ?? 0
    expect(Math.abs(age - 3 * HOUR)).toBeLessThan(5000)
  })

  test('a clock that was set back makes no rating of the future', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const before = await openTab()
    await before.queueRating(rate(1, 'odd'))
    vi.setSystemTime(Date.now() - 86_400_000)
    const ages: number[] = []
    vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
      ages.push(JSON.parse(init.body).flashcard.age_ms)
      return reply({ url, body: {} })
    })
    const after = await openTab()
    await after.flushRatings()
    expect(ages).toEqual([0])
  })
})

describe('ratings that the browser does not store', () => {
  const window = new EventTarget()
  /** Whether the browser asks before the page is closed. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  beforeEach(() => {
    refuses = true
    showNotice.mockClear()
    vi.stubGlobal('window', window)
  })

  test('are sent all the same, and the browser asks before the page is closed until they are', async () => {
    const tab = await openTab()
    answers = [() => 'cut', () => 'cut']
    await tab.queueRating(rate(1, 'here'))
    await vi.advanceTimersByTimeAsync(100)
    expect([rows.size, ids(), asks()]).toEqual([0, [], true])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([ids(), asks()]).toEqual([['here'], false])
  })

  test('and are taken back leave nothing to ask for', async () => {
    const tab = await openTab()
    answers = Array.from({ length: 9 }, () => () => 'cut')
    await tab.queueRating(rate(1, 'back'))
    await vi.advanceTimersByTimeAsync(100)
    await tab.queueUndo('back')
    expect([page.size, asks()]).toEqual([0, false])
  })

  test('are not said to be kept on this device when the server refuses them', async () => {
    const tab = await openTab()
    answers = [() => 422]
    await tab.queueRating(rate(1, 'refused'))
    await vi.advanceTimersByTimeAsync(100)
    expect(showNotice.mock.calls).toEqual([
      [
        'A rating could not be saved: No. This browser could not store it either, so it is lost when you close this page.',
      ],
    ])
    // It is not sent again here: staying would not help it.
    expect(asks()).toBe(false)
  })

  test('are the only ones that are asked for', async () => {
    refuses = false
    const tab = await openTab()
    answers = [() => 'cut']
    await tab.queueRating(rate(1, 'stored'))
    expect([rows.size, asks()]).toEqual([1, false])
    await settle()
  })
})

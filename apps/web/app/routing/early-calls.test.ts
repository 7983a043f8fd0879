import { runInNewContext } from 'node:vm'
import { LIMITS } from '@fourfold/contract'
import { afterEach, expect, test, vi } from 'vitest'
import * as queries from '../api/queries'
import { queryClient } from '../api/query-client'
import { EARLY_SCRIPT } from './early-calls'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** What the head of the page asks for, in the order of the alphabet. */
function begun(pathname: string, { token = 'x', search = '' }: { token?: string | null; search?: string } = {}) {
  const asked: { url: string; headers: Record<string, string> }[] = []
  const window: { earlyCalls?: { token: string; calls: Record<string, unknown> } } = {}
  runInNewContext(EARLY_SCRIPT, {
    window,
    location: { pathname, search },
    localStorage: { getItem: () => token },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push({ url, headers })
      return Promise.reject(new Error('no network'))
    },
  })
  return { asked, urls: asked.map(({ url }) => url).sort(), early: window.earlyCalls }
}

/** What the page's own queries ask for. */
async function asked(...wanted: readonly { queryFn?: unknown; queryKey: readonly unknown[] }[]): Promise<string[]> {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return new Response('{"error":"Not here."}', { status: 404, headers: { 'content-type': 'application/json' } })
  })
  const each = [...wanted, queries.currentUser(), queries.reviewOverview()]
  await Promise.allSettled(each.map((query) => queryClient.fetchQuery(query as ReturnType<typeof queries.currentUser>)))
  return urls.sort()
}

test.each([
  ['/dashboard', () => [queries.dashboardData(), queries.graphs(), queries.examIndex()]],
  ['/today', () => [queries.studySettings(), queries.studyPlan(), queries.examIndex()]],
  ['/tests', () => [queries.testList(0, LIMITS.testListPageSize)]],
  ['/tests/new', () => [queries.newTestData(), queries.examIndex()]],
  ['/tests/7/result', () => [queries.testResult(7), queries.dashboardData()]],
  ['/tests/7/analysis', () => [queries.testDetail(7)]],
  ['/mistakes', () => [queries.mistakeList(0, 0)]],
  ['/mistakes/7', () => [queries.mistake(7)]],
  ['/mistakes/7/edit', () => [queries.mistake(7)]],
  ['/flashcards/', () => [queries.flashcardList()]],
  ['/flashcards/7', () => [queries.flashcard(7)]],
  ['/lessons', () => [queries.lessonList(), queries.dashboardData()]],
  ['/lessons/a1-slope', () => [queries.lesson('a1-slope')]],
  ['/users/7', () => []],
])('%s begins the calls of its page, to the letter', async (path, wanted) => {
  expect(begun(path).urls).toEqual(await asked(...wanted()))
})

test('each call carries the token, and its failure is nobody’s', () => {
  const { asked: calls, early } = begun('/lessons')
  expect(calls.every(({ headers }) => headers.authorization === 'Bearer x')).toBe(true)
  expect(early?.token).toBe('x')
})

test('nothing is begun for strangers, for a test, which has a clock, for searches, and for other pages', () => {
  expect(begun('/dashboard', { token: null }).urls).toEqual([])
  expect(begun('/dashboard', { search: '?a=b' }).urls).toEqual([])
  for (const path of ['/tests/7', '/exams/7', '/tests/7/print', '/orders', '/']) expect(begun(path).urls).toEqual([])
})

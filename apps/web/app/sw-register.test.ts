import { afterEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './sw-register.ts'

afterEach(() => vi.unstubAllGlobals())

type Waiting = { postMessage: ReturnType<typeof vi.fn> }

/** A browser with a version that waits; `whileAsked` runs while its locks are looked at. */
function browser(options: { held?: string[]; whileAsked?: (registration: { waiting: Waiting | null }) => void }) {
  const waiting: Waiting = { postMessage: vi.fn() }
  const registration = { waiting: waiting as Waiting | null, installing: null, addEventListener: () => undefined }
  vi.stubGlobal('__RELEASE__', '')
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/dashboard' })
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration },
    locks: {
      query: async () => {
        options.whileAsked?.(registration)
        return { held: (options.held ?? []).map((name) => ({ name })) }
      },
    },
  })
  return waiting
}

const settle = () => new Promise((done) => setTimeout(done, 10))

test('a version that waits takes over, unless a test is open in any tab', async () => {
  const free = browser({})
  await registerServiceWorker()
  await settle()
  expect(free.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  const busy = browser({ held: ['test-7'] })
  await registerServiceWorker()
  await settle()
  expect(busy.postMessage).not.toHaveBeenCalled()
})

test('a version that has taken over while the tabs were looked at breaks nothing', async () => {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('unhandledRejection', note)
  browser({
    whileAsked: (registration) => {
      registration.waiting = null
    },
  })
  await registerServiceWorker()
  await settle()
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
})

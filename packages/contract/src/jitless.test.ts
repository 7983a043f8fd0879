import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('no schema builds code from text, nor tries whether it may: the policy of the pages forbids it', async () => {
  // As the application loads them: a test before this one may have made some of the schemas by themselves.
  vi.resetModules()
  const { ConfirmFields, endpoints } = await import('./index.ts')
  const built = vi.fn()
  vi.stubGlobal('Function', function refused() {
    built()
    throw new Error('code from text')
  })
  expect(ConfirmFields.safeParse({ token: 'of a letter' }).success).toBe(true)
  expect(ConfirmFields.safeParse({ token: '' }).success).toBe(false)
  for (const resource of Object.values(endpoints))
    for (const { response } of Object.values(resource)) expect(response.safeParse(Symbol('none')).success).toBe(false)
  expect(built).not.toHaveBeenCalled()
})

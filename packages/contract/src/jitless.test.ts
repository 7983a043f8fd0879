import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmFields, endpoints } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test('no schema builds code from text, nor tries whether it may: the policy of the pages forbids it', () => {
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

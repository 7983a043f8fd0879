import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { CHOICES, HEAD_SCRIPT, resolveTheme } from './scheme'

const CASES = [...CHOICES, null, 'nonsense'].flatMap((choice) =>
  [false, true].flatMap((dark) => [false, true].map((contrast) => ({ choice, dark, contrast }))),
)

describe('the theme', () => {
  test.each([
    ['light', true, true, 'light'],
    ['dark', false, true, 'dark'],
    ['contrast', false, false, 'contrast-light'],
    ['contrast', true, false, 'contrast-dark'],
    ['system', true, false, 'dark'],
    ['system', false, false, 'light'],
    ['system', true, true, 'contrast-dark'],
    [null, false, true, 'contrast-light'],
    [null, true, false, 'dark'],
    ['nonsense', false, false, 'light'],
  ])('%s, device dark %s, device contrast %s: %s', (choice, dark, contrast, theme) =>
    expect(resolveTheme(choice, dark, contrast)).toBe(theme),
  )
})

/** Runs the script of the head on a page of its own. */
function headScript(stored: Record<string, string | null> | 'forbidden', dark: boolean, contrast: boolean) {
  const dataset: Record<string, string> = {}
  runInNewContext(HEAD_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'forbidden') throw new Error('SecurityError')
        return stored[key] ?? null
      },
    },
    matchMedia: (query: string) => ({
      matches: query.includes('dark') ? dark : contrast,
      addEventListener: () => undefined,
    }),
  })
  return dataset
}

describe('the script in the head', () => {
  test('chooses the same theme as the application, for every choice and device', () => {
    for (const { choice, dark, contrast } of CASES)
      expect(headScript({ theme: choice }, dark, contrast).theme).toBe(resolveTheme(choice, dark, contrast))
  })
  test('knows visitor, guest and member', () => {
    expect(headScript({}, false, false).auth).toBe('out')
    expect(headScript({ jwt: 'x', guest: 'true' }, false, false).auth).toBe('guest')
    expect(headScript({ jwt: 'x' }, false, false).auth).toBe('member')
  })
  test('works where storage is forbidden', () =>
    expect(headScript('forbidden', true, false)).toEqual({ theme: 'dark', auth: 'out' }))
})

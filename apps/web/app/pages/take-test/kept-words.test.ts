import { describe, expect, test } from 'vitest'
import { afterSave, beforeThrowing, whenLeaving, whenRefused } from './kept-words'

const sentences = {
  'Save Without Scoring': afterSave,
  'leaving an exam': (state: Parameters<typeof afterSave>[0]) => whenLeaving(state, false),
  'being logged out': (state: Parameters<typeof afterSave>[0]) => whenRefused('logged out', state),
  'a refusal': (state: Parameters<typeof afterSave>[0]) => whenRefused('refused', state),
}

describe.each(Object.entries(sentences))('%s', (_, say) => {
  test('says that this device has the answers only when its storage took them', () => {
    expect(say('local')).toMatch(/(saved|kept) on this device/)
    expect(say('unsaved')).not.toMatch(/on this device/)
  })

  test('offers a file where nothing keeps them', () => {
    expect(say('unsaved')).toMatch(/not saved/i)
    expect(say('unsaved')).toContain('save your answers as a file')
  })
})

test('only a member is promised to come back on any device', () => {
  expect(whenLeaving('saved', false)).toContain('on any device')
  expect(whenLeaving('saved', true)).toBe('Your answers are saved, and you can come back in this browser.')
})

test('throwing answers away is said to be for seven days only where the browser has room for them', () => {
  expect(beforeThrowing(true, 0)).toContain(
    'You can take this back for seven days, in this browser, under Previous Tests.',
  )
  expect(beforeThrowing(false, 0)).not.toContain('seven days')
  expect(beforeThrowing(false, 0)).toContain('only as long as this page stays open')
  expect(beforeThrowing(true, 0)).not.toContain('stays.')
  expect(beforeThrowing(true, 1)).toContain('What counts already stays.')
})

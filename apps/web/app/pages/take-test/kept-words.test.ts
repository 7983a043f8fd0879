import { describe, expect, test } from 'vitest'
import { afterSave, beforeThrowing, whatGoes, whenLeaving, whenRefused } from './kept-words'

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
  expect(whatGoes(2, 0)).toBe('Takes back 2 answers; for seven days Previous Tests can undo it.')
  expect(whatGoes(1, 3)).toBe(
    'Takes back 1 answer; for seven days Previous Tests can undo it. What counts already stays.',
  )
  expect(whatGoes(0, 0)).toBe('Leaves it as you opened it.')
  expect(whatGoes(0, 1)).toBe('What counts already stays.')
  expect(beforeThrowing(0)).not.toContain('seven days')
  expect(beforeThrowing(0)).toContain('only as long as this page stays open')
  expect(beforeThrowing(0)).not.toContain('stays.')
  expect(beforeThrowing(1)).toContain('What counts already stays.')
})

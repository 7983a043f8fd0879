import { LIMITS, type Mark } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { changesToSend, NO_MARKS, readMarks, shownMarks, withAnswer, withChange } from './marks-draft'

const mark = (n: number, more: Partial<Mark> = {}): Mark => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  part: 'stem',
  part_of: 1,
  start: n,
  end: n + 4,
  quote: 'Find',
  look: 'yellow',
  note: '',
  ...more,
})

describe('highlights of a test in the browser', () => {
  test('what was changed here stands on top of what the server has', () => {
    const server = withAnswer(NO_MARKS, { version: 3, marks: [mark(1), mark(2)] })
    const changed = withChange(withChange(server, mark(1, { note: 'why' }), false, 5), mark(2), true, 6)
    const draft = withChange(changed, mark(3), false, 7)
    expect(shownMarks(draft)).toEqual([mark(1, { note: 'why' }), mark(3)])
  })
  test('of several changes to one mark only the last is sent, with its age', () => {
    const draft = withChange(withChange(NO_MARKS, mark(1), false, 100), mark(1, { note: 'a' }), false, 400)
    expect(changesToSend(draft, 1000)).toEqual([{ ...mark(1, { note: 'a' }), removed: false, age_ms: 600 }])
    expect(changesToSend(draft, 10)[0]?.age_ms).toBe(0)
  })
  test('what was changed while a save was under way stays to be sent', () => {
    const sent = withChange(NO_MARKS, mark(1), false, 100)
    const later = withChange(sent, mark(1, { note: 'more' }), false, 200)
    const draft = withAnswer(later, { version: 1, marks: [mark(1)] }, sent.pending)
    expect(draft.pending).toHaveLength(1)
    expect(shownMarks(draft)).toEqual([mark(1, { note: 'more' })])
  })
  test('an answer that was overtaken by a newer one changes nothing', () => {
    const newer = withAnswer(NO_MARKS, { version: 4, marks: [mark(1)] })
    expect(shownMarks(withAnswer(newer, { version: 3, marks: [] }))).toEqual([mark(1)])
  })
  test('is sent in pieces that the server takes', () => {
    let draft = NO_MARKS
    for (let n = 0; n < LIMITS.markChangesMax + 5; n += 1) draft = withChange(draft, mark(n), false, n)
    expect(changesToSend(draft, 0)).toHaveLength(LIMITS.markChangesMax)
  })
  test('what cannot be read is no highlight', () => {
    expect(readMarks({ version: 'x' })).toEqual(NO_MARKS)
    expect(readMarks(null)).toEqual(NO_MARKS)
  })
})

import { expect, test } from 'vitest'
import { type Choice, NOTHING_CHOSEN, type Pool } from './choice'
import { MODES } from './chosen-words'
import { applied, emptyReason, found, hintOf, isApplied, labelOf, PRESETS } from './presets'

const preset = (id: string) => {
  const one = PRESETS.find((p) => p.id === id)
  if (!one) throw new Error(`no preset ${id}`)
  return one
}
const pool: Pool = {
  questions: [1, 2, 3, 4].map((id) => ({
    id,
    tag_id: id < 3 ? 'a' : 'b',
    difficulty: id % 2 ? 'High' : 'Low',
    calculator: false,
    passage_id: null,
  })),
  tags: {},
  tag_filter: [],
  max_number_of_questions: 4,
  has_passage: false,
  marked: [],
  incorrect: [1, 4],
  used: [1, 4],
  pace_seconds: 60,
}

test('each preset chooses what its name says', () => {
  expect(applied(NOTHING_CHOSEN, preset('missed'))).toMatchObject({ mode: 'Incorrect', tutor: true, timed: false })
  expect(applied(NOTHING_CHOSEN, preset('hard'))).toMatchObject({
    mode: 'Unused',
    difficulties: ['High'],
    timed: true,
  })
})

test('a preset keeps the subjects and the number, and says how many questions it finds there', () => {
  const choice: Choice = { ...NOTHING_CHOSEN, tags: new Set(['b']), number: '7', timed: true }
  expect(applied(choice, preset('missed'))).toMatchObject({ tags: choice.tags, number: '7', timed: false })
  expect(found(pool, choice, preset('missed'))).toBe(1)
  expect(found(pool, NOTHING_CHOSEN, preset('missed'))).toBe(2)
  expect(found(pool, NOTHING_CHOSEN, preset('hard'))).toBe(1)
  expect(found(pool, NOTHING_CHOSEN, preset('starred'))).toBe(0)
})

test('what was missed comes back as fresh questions of its kind; a passage with its own', () => {
  expect(applied(NOTHING_CHOSEN, preset('missed')).kindred).toBe(true)
  expect(hintOf(pool, preset('missed'))).toBe('mode Incorrect: new questions of the kind you missed')
  expect(hintOf({ ...pool, has_passage: true }, preset('missed'))).toBe('mode Incorrect, with the answer after each')
})

test('a preset is called in plain words, and its hint names the mode', () => {
  for (const one of PRESETS) {
    const mode = MODES.find(([value]) => value === one.part.mode)?.[1] ?? 'none'
    for (const has_passage of [false, true]) expect(hintOf({ ...pool, has_passage }, one)).toContain(`mode ${mode}`)
  }
  expect(labelOf(pool, preset('missed'))).toBe('What I missed, with new numbers')
  expect(labelOf({ ...pool, has_passage: true }, preset('missed'))).toBe('What I missed')
})

test('a preset is marked as chosen as long as the form stands as it set it', () => {
  const set = applied(NOTHING_CHOSEN, preset('hard'))
  expect(isApplied(set, preset('hard'))).toBe(true)
  expect(isApplied({ ...set, timed: false }, preset('hard'))).toBe(false)
  expect(PRESETS.some((p) => isApplied(NOTHING_CHOSEN, p))).toBe(false)
})

test('a preset that finds nothing says why', () => {
  const reason = (over: Partial<Pool>, choice: Partial<Choice> = {}, id = 'missed') =>
    emptyReason({ ...pool, ...over }, { ...NOTHING_CHOSEN, ...choice }, preset(id))
  expect(reason({ incorrect: [] })).toBe('nothing missed yet')
  expect(reason({ incorrect: [1] }, { tags: new Set(['b']) })).toBe('none in the subjects you chose')
  expect(reason({ incorrect: [91, 92] })).toMatch(/^your 2 misses are in the free sample or an open test/)
  expect(reason({}, {}, 'starred')).toBe('nothing there yet')
})

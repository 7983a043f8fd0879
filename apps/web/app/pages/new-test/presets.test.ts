import { expect, test } from 'vitest'
import { type Choice, NOTHING_CHOSEN, type Pool } from './choice'
import { applied, emptyReason, found, inOrder, isApplied, labelOf, offerOf, PRESETS, sentenceOf } from './presets'

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
  expect(labelOf(pool, preset('missed'))).toBe('What I missed, with new numbers')
  expect(labelOf({ ...pool, has_passage: true }, preset('missed'))).toBe('What I missed')
})

test('a preset says in a sentence what it would make, and how long that takes', () => {
  const many = { ...pool, questions: Array.from({ length: 40 }, (_, id) => ({ ...pool.questions[0], id })) } as Pool
  const said = (from: Pool, choice: Partial<Choice>, id: string) => {
    const offer = offerOf(from, { ...NOTHING_CHOSEN, ...choice }, preset(id))
    return [sentenceOf(from, preset(id), offer), offer.minutes]
  }
  expect(said(many, {}, 'new')).toEqual(['10 unseen questions without a clock.', 10])
  expect(said(many, { number: '15' }, 'hard')).toEqual(['15 unseen questions at exam pace.', 15])
  // No more than there are, and one is one.
  expect(said(pool, { number: '15' }, 'missed')).toEqual([
    '2 questions of the kind you missed, with the answer after each.',
    2,
  ])
  expect(said({ ...pool, marked: [1] }, {}, 'starred')[0]).toBe('1 question with the answer after each.')
  // What is no number is as good as none.
  expect(said(many, { number: 'x' }, 'new')[1]).toBe(10)
  const passages = { ...pool, has_passage: true, questions: pool.questions.map((q) => ({ ...q, passage_id: 1 })) }
  expect(said(passages, {}, 'missed')).toEqual(['1 passage you missed, with the answer after each.', 4])
})

test('presets that find something come first, whatever subjects are chosen', () => {
  expect(inOrder(pool).map(({ id }) => id)).toEqual(['missed', 'new', 'hard', 'starred'])
  expect(inOrder({ ...pool, incorrect: [] }).map(({ id }) => id)).toEqual(['new', 'hard', 'missed', 'starred'])
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
  expect(reason({ incorrect: [] })).toBe('Nothing missed yet.')
  expect(reason({ incorrect: [1] }, { tags: new Set(['b']) })).toBe('None in the subjects you chose.')
  expect(reason({ incorrect: [91, 92] })).toMatch(/^Your 2 misses are in the free sample or an open test/)
  expect(reason({}, {}, 'starred')).toBe('Star a question in a test, and it waits here.')
  expect(reason({ used: [1, 2, 3, 4] }, {}, 'new')).toBe('You have seen them all.')
})

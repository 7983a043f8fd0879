import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import type { PublicPart, SecretPart } from '../../db/schema/index.ts'
import type { Leaving } from '../../http/sealed-question.ts'
import { cohortOf } from './cohort.ts'
import { asked, reveal, UNTOUCHED } from './question.ts'
import { type QuestionContext, questionViews } from './view.ts'

const item = { id: 7, display_id: 'A1-0007', question_type: 'Multiple choice', calculator: false }
const shown: PublicPart = {
  content: '<p>How much is 2 + 2?</p>',
  options: [
    { letter: 'A', content: '4' },
    { letter: 'B', content: '22' },
  ],
}
const secret: SecretPart = {
  letter: 'A',
  grid: null,
  options: {
    A: { correct: true, misconception: null, why: '' },
    B: { correct: false, misconception: 'joins-digits', why: 'puts the digits side by side' },
  },
  wrong_grid: [],
  explanation: '<p>Two and two are four.</p>',
}
const named = { id: 'joins-digits', sentence: 'I put the digits side by side.', clue: 'Count.' }
const stat = { item_id: 7, n: 10, right: 6, ms: 50_000, by_letter: { A: 6, B: 4 } }

const work = { ...UNTOUCHED, letter: 'B', changes: ['A', 'B'], time_spent: 9000, skipped: false }
const known = {
  skill_id: 'adding',
  secret,
  given: { letter: 'B', grid: null },
  tries: work.changes,
  answer_attributes: { correct: false, letter: 'B' as const },
  cohort: cohortOf(stat),
  mistake: { id: 3, logged: false },
  history: [],
  catalog: { misconceptions: new Map([[named.id, { ...named, skills: ['adding'] }]]) },
}

test('a question as it is asked holds nothing of its key, whatever was answered', () => {
  const text = JSON.stringify(asked(item, shown, work))
  for (const hidden of ['four', 'side by side', 'joins-digits', 'adding', '"correct":true', '0.6'])
    expect(text).not.toContain(hidden)
  expect(JSON.parse(text)).toMatchObject({
    answer_attributes: { correct: null, letter: 'B' },
    answer_changes: ['A', 'B'],
  })
})

test('a reveal adds the key, why the others are wrong, and what the student and all others did', () => {
  const question = reveal(asked(item, shown, work), known)
  expect(Question.parse(question)).toEqual(question)
  expect(question).toMatchObject({
    options: [
      { letter: 'A', correct: true, why: null, share: 0.6 },
      { letter: 'B', correct: false, why: 'puts the digits side by side', share: 0.4 },
    ],
    answer_explanation: secret.explanation,
    question_percent_correct_average: 0.6,
    question_time_spent_average: 5000,
    tag_id: 'adding',
    answer_attributes: { correct: false, letter: 'B' },
    answer_tracker: [true, false],
    mistake: { id: 3, logged: false },
    misconception: { ...named, name: named.sentence },
  })
})

test('a mistake that a question says in its own words keeps its name, which fits other questions too', () => {
  const says = 'I read 2 + 2 as 22.'
  const own = {
    ...secret,
    options: { ...secret.options, B: { correct: false, misconception: named.id, why: '', says } },
  }
  const { misconception } = reveal(asked(item, shown, work), { ...known, secret: own })
  expect(misconception).toEqual({ ...named, name: named.sentence, sentence: says })
})

test('an answer is told with its text and the question it was given to, and with its outcome once it may be seen', () => {
  const given = { letter: 'B', content: shown.options[1]?.content, question_id: item.id, inserted: true }
  expect(asked(item, shown, work).answer_attributes).toEqual({ ...given, correct: null })
  expect(reveal(asked(item, shown, work), known).answer_attributes).toEqual({ ...given, correct: false })
})

test('a letter that was sent for a typed question is not shown as its answer', () => {
  expect(asked(item, { ...shown, options: [] }, work).answer_attributes).toBeNull()
})

test('a key cannot be asked with: the types refuse it', () => {
  // @ts-expect-error a secret part is not a public one
  expect(() => asked(item, secret, UNTOUCHED)).toThrow()
  // @ts-expect-error nor is an explanation a sentence that tells no key
  expect(asked(item, shown, { ...UNTOUCHED, missed: { happened: secret.explanation } })).toBeDefined()
  // @ts-expect-error nothing but null stands where the explanation would
  expect(asked(item, shown, UNTOUCHED).answer_explanation satisfies string).toBeNull()
})

/** What route.ts asks of every answer that has a question in it. */
const leave = (answer: Leaving<{ questions_attributes: Question[] }>) => expect(answer).toBeDefined()

test('a question that the builder did not make, or that was changed after it, cannot leave: the types refuse it', () => {
  const question = asked(item, shown, UNTOUCHED)
  leave({ questions_attributes: [question, reveal(question, known)] })
  // @ts-expect-error a key put into a question that is asked
  leave({ questions_attributes: [{ ...question, answer_explanation: secret.explanation }] })
  // @ts-expect-error a field that is public, with a text that is not
  leave({ questions_attributes: [{ ...question, content: secret.explanation }] })
  // @ts-expect-error a question written by hand
  leave({ questions_attributes: [Question.parse(question)] })
  const change = () => {
    // @ts-expect-error nor is it changed in its place
    question.content = secret.explanation
    // @ts-expect-error an option of it neither
    question.options[0]!.correct = true
  }
  expect(change).toBeTypeOf('function')
})

const context: QuestionContext = {
  now: new Date(0),
  catalog: { topics: new Map(), misconceptions: new Map() } as unknown as QuestionContext['catalog'],
  stats: new Map(),
  mistakes: new Map(),
  history: new Map(),
  passages: new Map(),
}

test('a view of a test is made by the builder alone: a key put beside it is refused by the types', () => {
  const [first] = questionViews({ mode: 'Regular', score: null, step: 0, tutor: false }, [], context)
  // @ts-expect-error the view of a running test, with its key
  const leaked: typeof first = first && { ...first, correct_grid_in_answer: secret.grid }
  expect(leaked).toBeUndefined()
})

test('a question is sealed by its builder and nowhere else in the server', () => {
  const src = resolve(import.meta.dirname, '../..')
  const sealing = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!test)\.ts$/.test(file) &&
      /\b(as|satisfies) (unknown as )?(SealedQuestion|AskedQuestion|Leaving)\b/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
  )
  expect(sealing).toEqual(['features/items/question.ts'])
})

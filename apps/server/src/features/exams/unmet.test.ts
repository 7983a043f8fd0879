import { expect, test } from 'vitest'
import { unmetWords } from './unmet.ts'

const catalog = { topics: new Map([['SAT Math', { subjects: [{ id: 'sm-algebra', name: 'Algebra' }] }]]) }
const parts = [
  { topic: 'SAT Math', form: 'first' },
  { topic: 'SAT Math', form: 'harder' },
]
const words = (...unmet: string[]) => unmetWords(unmet, parts, ['SAT Math'], catalog)

test('a wish that a student would notice is told in a plain sentence, once', () => {
  expect(
    words(
      'SAT Math: first: nothing seen before',
      'SAT Math: first: domain sm-algebra',
      'SAT Math: first: difficulty Low',
      'SAT Math: harder: difficulty High',
      'SAT Math: harder: seconds',
    ),
  ).toEqual([
    'Some of its questions you had met before: too few new ones were left.',
    'It had more or fewer questions on Algebra than the real exam.',
    'It had more easy or more hard questions than planned; your score takes that into account.',
    'Its questions needed more or less time than planned.',
  ])
})

test('what no student notices, and the module that was not taken, are left out, and no id is ever told', () => {
  expect(
    words(
      'SAT Math: first: template sat-math/one-step',
      'SAT Math: first: skill sm-linear-equations',
      'SAT Math: first: information near the cut',
      'SAT Math: first: templates of the first module',
      'SAT Math: first: exposure',
      'SAT Math: first: domain sm-retired',
      'SAT Math: easier: nothing seen before',
      'SAT Reading and Writing: first: nothing seen before',
    ),
  ).toEqual([])
})

test('exams that were kept before the topic stood with a wish are told as well', () => {
  expect(words('harder: student-produced answers')).toEqual([
    'It had more or fewer questions without answer choices than the real exam.',
  ])
})

import { type Endpoint, endpoints, type Method, type Question, QuestionMode, type Test } from '@fourfold/contract'

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** Every call of the product that writes, from the one table of them: a new one is among them by itself. */
export const WRITES: readonly string[] = Object.values(endpoints)
  .flatMap((group): Endpoint[] => Object.values(group))
  .filter(({ method }) => method !== 'GET')
  .map(nameOf)

/** A running test, the exam it belongs to, and the question whose answer stands on the screen. */
export type Running = Readonly<{ shown: Test; exam: number; question: Question; lesson: string }>

type Ask = Readonly<{ address: string; body: unknown }>

const given = ({ options }: Question) => (options.length > 0 ? { letter: 'A' } : { grid: '7' })
const inQuestion =
  (last: string, body: (question: Question) => unknown) =>
  ({ shown, question }: Running): Ask[] => [
    { address: `/tests/${shown.id}/questions/${question.id}/${last}`, body: body(question) },
  ]
const once = (address: string, body: unknown) => (): Ask[] => [{ address, body }]
const custom = ({ shown }: Running): number[] => shown.questions_attributes.map((q) => q.id).slice(0, 5)

/** What the owner of a running test asks for by each call that has to do with questions. */
const ASKED: Readonly<Record<string, (at: Running) => Ask[]>> = {
  'POST /tests/create': (at) => [
    ...QuestionMode.options.map((question_mode) => ({
      address: '/tests/create',
      body: { number_of_questions: 6, question_mode },
    })),
    { address: '/tests/create', body: { question_mode: 'Recommendation', custom_test_id: at.shown.share_code } },
    { address: '/tests/create', body: { question_mode: 'Recommendation', custom_question_ids: custom(at) } },
  ],
  'POST /tests/create_diagnostic': once('/tests/create_diagnostic', { question_mode: 'Diagnostic' }),
  'POST /tests/create_practice': (at) => [
    { address: '/tests/create_practice', body: { question_mode: 'Recommendation' } },
    { address: '/tests/create_practice', body: { question_mode: 'Recommendation', custom_question_ids: custom(at) } },
  ],
  'POST /tests/create_sample': once('/tests/create_sample', { topic: 'SAT Math' }),
  'POST /tests/:id/questions/:question/hint': (at) => [1, 2, 20].flatMap((n) => inQuestion('hint', () => ({ n }))(at)),
  // In a tutor test these are for telling: whoever asks has given the answer that counts.
  'POST /tests/:id/questions/:question/first_try': (at) => (at.shown.tutor ? [] : inQuestion('first_try', given)(at)),
  'POST /tests/:id/questions/:question/second_try': inQuestion('second_try', given),
  'PUT /tests/:id/marks': ({ shown, question }) => [
    {
      address: `/tests/${shown.id}/marks`,
      body: {
        changes: [
          {
            id: '0b8f2f0e-6d0b-4a3c-9c75-1f4f6f1f2a3b',
            part: 'stem',
            part_of: question.id,
            start: 0,
            end: 2,
            quote: 'Wh',
            look: 'yellow',
            note: '',
            removed: false,
            age_ms: 0,
          },
        ],
      },
    },
  ],
  'POST /exams/create': once('/exams/create', { kind: 'sat' }),
  'POST /exams/:id/begin': ({ exam }) => [0, 1].map((part) => ({ address: `/exams/${exam}/begin`, body: { part } })),
  'POST /mistakes/create': ({ question }) =>
    [question.id, question.ancestry].map((question_id) => ({
      address: '/mistakes/create',
      body: { question_id, confirm: true },
    })),
  'POST /mistakes/:id/answer': ({ shown, question }) => [
    {
      address: `/mistakes/${shown.id}/answer`,
      body: { question_id: question.id, answer: 'A', answer_id: 'answer-of-nobody' },
    },
  ],
  'POST /lessons/:id/try': ({ lesson }) => [
    { address: `/lessons/${encodeURIComponent(lesson)}/try`, body: { step: 0, choice: 0, typed: '7' } },
    { address: `/lessons/${encodeURIComponent(lesson)}/try`, body: { step: 0, show: true } },
  ],
  'POST /feedbacks/create': ({ question }) => [
    { address: '/feedbacks/create', body: { message: 'What is the key?', question_id: question.id } },
  ],
  'POST /spoken': once('/spoken', { tex: ['x^2'] }),
  'PUT /users/update_topic': ({ shown }) => [
    { address: '/users/update_topic', body: { user: { topic: shown.section } } },
  ],
  'PUT /users/study': once('/users/study', { daily_minutes: 25 }),
  'POST /reviews/undo': once('/reviews/undo', {}),
}

const OWN_WORDS = 'what the student has written; a question of a running test is in none of it'
const ACCOUNT = 'of the account, the login or the payment, which know no question'
const FINAL = 'ends what it is called for, and tells what is told at the end'

/** Calls that need not be tried, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'PUT /tests/save/:id': 'every answer of three questions is saved by the test itself',
  'PUT /tests/:id': `${FINAL}; that of another test is tried by the test itself`,
  'DELETE /tests/:id': FINAL,
  'POST /exams/:id/hand_in': FINAL,
  'POST /exams/:id/finish': FINAL,
  'POST /exams/:id/end': FINAL,
  ...Object.fromEntries(
    WRITES.flatMap((name) => {
      const [, path = ''] = name.split(' ')
      if (name in ASKED || /^\/(?:tests|exams)\//.test(path)) return []
      if (/^\/(?:flashcards|mistakes|reviews)\//.test(path)) return [[name, OWN_WORDS]]
      if (/^\/(?:users|user_token|password|carts|orders|payment_events|prospects)(?:\/|$)/.test(path))
        return [[name, ACCOUNT]]
      return []
    }),
  ),
}

export type Write = Ask & Readonly<{ name: string; method: Method }>

/** Every call with which the owner of a running test could find out more than is shown. */
export const everyWrite = (at: Running): Write[] =>
  Object.entries(ASKED).flatMap(([name, asks]) =>
    asks(at).map((ask) => ({ ...ask, name, method: name.split(' ')[0] as Method })),
  )

export const ASKED_WRITES: readonly string[] = Object.keys(ASKED)

import type { Question, Test } from '@fourfold/contract'
import type { Client, Reply } from './client.ts'

/** What a taker knows of the world: whom to ask, when to answer, when to stop. */
export type World = Readonly<{
  client: Client
  random: () => number
  /** Milliseconds until the next answer. */
  pause: () => number
  going: () => boolean
  wait: (ms: number) => Promise<void>
  /** A test is on somebody's screen. */
  opened?: () => void
}>

export type Person = Readonly<{ token: string; from: string }>

/** What the server has confirmed of a test: by question, the answer. */
export type Confirmed = { person: Person; id: number; answers: Map<number, string>; merges: number; retries: number }

const RETRY_MS = 1000
const PASSING = (status: number): boolean => status <= 0 || status === 429 || status >= 500

const api = (path: string): string => `/api/v1${path}`

/** As the browser: what fails on the way is tried again until the server answers. */
async function insist(world: World, ask: () => Promise<Reply>, onRetry: () => void): Promise<Reply | null> {
  for (;;) {
    const reply = await ask()
    if (!PASSING(reply.status)) return reply
    onRetry()
    if (!world.going()) return null
    await world.wait(RETRY_MS * (0.5 + world.random()))
  }
}

const answerOf = (q: Question): string => q.answer_attributes?.letter ?? q.student_produced_answer ?? ''
const changeOf = (q: Question, answer: string) => ({
  id: q.id,
  skipped: false,
  marked: false,
  time_spent: 1000,
  age_ms: 0,
  answer_changes: [answer],
  confidence: null,
  ...(q.options.length > 0 ? { answer_attributes: { letter: answer } } : { student_produced_answer: answer }),
})
const someAnswer = (q: Question, random: () => number): string =>
  q.options[Math.floor(random() * q.options.length)]?.letter ?? String(1 + Math.floor(random() * 90))

export async function startGuest(world: World, from: string): Promise<Person | null> {
  const user = { guest: true, email: `${crypto.randomUUID()}@guest.invalid`, password: crypto.randomUUID() }
  const reply = await world.client.call({
    method: 'POST',
    path: api('/users'),
    name: 'POST /users (guest)',
    body: { user },
    from,
  })
  return reply.status === 200 ? { token: String(reply.body.jwt), from } : null
}

export async function logIn(world: World, from: string, auth: { email: string; password: string }) {
  const reply = await world.client.call({
    method: 'POST',
    path: api('/user_token'),
    name: 'POST /user_token (member)',
    body: { auth },
    from,
  })
  return reply.status === 200 ? { token: String(reply.body.jwt), from } : null
}

/** A call of this person. */
export const asker =
  (world: World, { token, from }: Person) =>
  (method: string, path: string, name: string, body?: unknown): Promise<Reply> =>
    world.client.call({ method, path: api(path), name: `${method} ${name}`, token, from, body })

type Kind = Readonly<{ path: string; body: object }>
const DIAGNOSTIC: Kind = {
  path: '/tests/create_diagnostic',
  body: { question_mode: 'Diagnostic', custom_question_ids: [] },
}
const practice = (number_of_questions: number, more: object): Kind => ({
  path: '/tests/create',
  body: { question_mode: 'All', number_of_questions, ...more },
})

/** Of ten tests three are diagnostics, two are taken with the tutor, one is timed. */
function kindOf(random: () => number): Kind {
  const draw = random()
  if (draw < 0.3) return DIAGNOSTIC
  const questions = 1 + Math.floor(random() * 5)
  return practice(questions, draw < 0.5 ? { tutor: true } : { timed: draw < 0.6 })
}

/** A save in the way the browser makes it: stale ones are merged and sent again on the server's version. */
async function save(world: World, at: Confirmed, test: Test, step: number, answers: readonly [Question, string][]) {
  const ask = asker(world, at.person)
  let { version } = test
  let full = false
  for (;;) {
    const body = {
      version,
      step,
      draft: true,
      time_spent: 1000,
      countdown_time: test.countdown_time,
      taken_tracker: test.tutor ? test.questions_attributes.map((_, i) => (i < step ? 'taken' : null)) : [],
      questions_attributes: answers.map(([q, answer]) => changeOf(q, answer)),
      ...(full ? { full } : {}),
    }
    const reply = await insist(
      world,
      () => ask('PUT', `/tests/save/${test.id}`, '/tests/save/:id', body),
      () => {
        at.retries++
      },
    )
    if (reply?.status === 409) {
      at.merges++
      version = (reply.body.test as Test).version
      full = true
      continue
    }
    if (reply?.status !== 200) return null
    for (const [q, answer] of answers) if (!at.answers.has(q.id) || !q.final) at.answers.set(q.id, answer)
    return { version: Number(reply.body.version), questions: (reply.body.questions ?? []) as Question[] }
  }
}

/** Takes one test to its end, or as far as the time goes. */
export async function takeTest(world: World, person: Person, second: boolean): Promise<Confirmed | null> {
  const ask = asker(world, person)
  const at: Confirmed = { person, id: 0, answers: new Map(), merges: 0, retries: 0 }
  const retried = () => {
    at.retries++
  }
  const kind = kindOf(world.random)
  const made = await insist(world, () => ask('POST', kind.path, kind.path, kind.body), retried)
  if (made?.status !== 200) return null
  at.id = Number(made.body.id)
  const opened = await insist(world, () => ask('GET', `/tests/${at.id}`, '/tests/:id'), retried)
  if (opened?.status !== 200) return null
  world.opened?.()
  let test = opened.body as unknown as Test
  for (let step = 0; step < test.questions_attributes.length; step++) {
    await world.wait(world.pause())
    if (!world.going()) return at
    const question = test.questions_attributes[step] as Question
    const answer = someAnswer(question, world.random)
    // Another device saves first now and then: this one is stale and merges.
    if (second && step === 1) await save(world, at, test, 0, [])
    const saved = await save(world, at, test, Math.min(step + 1, test.questions_attributes.length - 1), [
      [question, answer],
    ])
    if (!saved) return at
    const told = new Map(saved.questions.map((q) => [q.order, q]))
    test = {
      ...test,
      version: saved.version,
      questions_attributes: test.questions_attributes.map((q) => told.get(q.order) ?? q),
    }
  }
  const finished = await insist(
    world,
    () => ask('PUT', `/tests/${at.id}`, '/tests/:id (finish)', { version: test.version }),
    retried,
  )
  if (finished?.status !== 200) return at
  for (const [path, name] of [
    [`/tests/${at.id}/result`, '/tests/:id/result'],
    ['/questions/index', '/questions/index'],
    ['/today', '/today'],
    ['/tests/index', '/tests/index'],
    ['/mistakes/index', '/mistakes/index'],
  ] as const)
    await ask('GET', path, name)
  return at
}

/** The confirmed answers of a test that the server does not have. */
export async function lostAnswers(world: World, at: Confirmed): Promise<string[]> {
  const shown = await insist(
    { ...world, going: () => true },
    () => asker(world, at.person)('GET', `/tests/${at.id}`, '/tests/:id (check)'),
    () => undefined,
  )
  const questions = (shown?.body.questions_attributes ?? []) as Question[]
  const kept = new Map(questions.map((q) => [q.id, answerOf(q)]))
  return [...at.answers].flatMap(([id, answer]) =>
    kept.get(id) === answer ? [] : [`test ${at.id}, question ${id}: ${answer} is ${kept.get(id) ?? 'not there'}`],
  )
}

/** So many takers, one test after the other, as long as the world goes on; what was confirmed is kept in `tests`. */
export async function takeTests(world: World, takers: number, tests: Confirmed[]): Promise<void> {
  const live = async (taker: number): Promise<void> => {
    while (world.going()) {
      const person = await startGuest(world, `10.9.0.${taker}`)
      const test = person && (await takeTest(world, person, taker % 4 === 0))
      if (test) tests.push(test)
      else await world.wait(500)
    }
  }
  await Promise.all(Array.from({ length: takers }, (_, taker) => live(taker)))
}

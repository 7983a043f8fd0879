import type { Question, Test } from '@fourfold/contract'
import { ask, type Reply } from './real-server.ts'

type Given = Readonly<{ token: string; test: number; question: number; answer: string }>

export type Takers = Readonly<{
  /** Answers that the server said it has, and tests that it said are scored. */
  answers: readonly Given[]
  scored: readonly Readonly<{ token: string; test: number }>[]
  statuses: ReadonlySet<number>
  stop: () => Promise<void>
}>

const PAUSE_MS = 50
const answerIn = (q: Question | undefined): string | null =>
  q?.answer_attributes?.letter ?? q?.student_produced_answer ?? null

/**
 * Students who take one test after the other. Each answer is sent until the server says that it has it, as the browser does:
 * a save whose answer was lost is stale when it is sent again, and goes out once more on the version that is told.
 */
export function startTakers(urlNow: () => string, tokens: readonly string[]): Takers {
  const answers: Given[] = []
  const scored: { token: string; test: number }[] = []
  const statuses = new Set<number>()
  let going = true

  /** Until the server takes it, whatever happens meanwhile; null once nobody wants it any more. */
  async function until(token: string, method: string, path: string, body: () => object): Promise<Reply | null> {
    while (going) {
      const reply = await ask(urlNow(), method, path, token, method === 'GET' ? undefined : body())
      statuses.add(reply.status)
      if (reply.status === 200 || reply.status === 409) return reply
      await new Promise((wait) => setTimeout(wait, PAUSE_MS))
    }
    return null
  }

  async function takeTest(token: string): Promise<void> {
    const made = await until(token, 'POST', '/tests/create', () => ({ number_of_questions: 10 }))
    const test = Number(made?.body.id)
    const shown = (await until(token, 'GET', `/tests/${test}`, () => ({})))?.body as unknown as Test | undefined
    if (!shown) return
    let { version } = shown
    /** Sends until it is taken; what is stale goes out again on the version of the server. */
    const send = async (path: string, state: object): Promise<boolean> => {
      for (;;) {
        const reply = await until(token, 'PUT', path, () => ({ version, ...state }))
        if (!reply) return false
        const told = reply.status === 409 ? (reply.body.test as Test) : reply.body
        version = Number(told.version)
        if (reply.status === 200 || (reply.body.test as Test).score !== null) return true
      }
    }
    for (const [n, { id, options }] of shown.questions_attributes.entries()) {
      const answer = options.length > 0 ? 'ABCD'.charAt(n % 4) : String(n + 1)
      const given = options.length > 0 ? { answer_attributes: { letter: answer } } : { student_produced_answer: answer }
      if (!(await send(`/tests/save/${test}`, { draft: true, questions_attributes: [{ id, ...given }] }))) return
      answers.push({ token, test, question: id, answer })
    }
    if (await send(`/tests/${test}`, {})) scored.push({ token, test })
  }

  const all = tokens.map(async (token) => {
    while (going) await takeTest(token)
  })
  return {
    answers,
    scored,
    statuses,
    stop: async () => {
      going = false
      await Promise.all(all)
    },
  }
}

/** What the server said it has and has not: answers that are others, tests that are not scored. */
export async function lostWork(url: string, { answers, scored }: Takers): Promise<string[]> {
  const lost: string[] = []
  for (const [test, given] of Map.groupBy(answers, ({ test }) => test)) {
    const shown = (await ask(url, 'GET', `/tests/${test}`, given[0]?.token)).body as unknown as Test
    const kept = new Map(shown.questions_attributes?.map((q) => [q.id, answerIn(q)]))
    for (const { question, answer } of given)
      if (kept.get(question) !== answer) lost.push(`${test}/${question}: ${answer}, there is ${kept.get(question)}`)
    if (scored.some((one) => one.test === test) && shown.score === null) lost.push(`${test} is not scored`)
  }
  return lost
}

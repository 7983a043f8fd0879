import type { ExamKind, ExamReport, ExamState, Test } from '@fourfold/contract'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, type Person } from './people.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const FEELINGS = ['sure', 'guess', 'unsure'] as const
const MINUTE = 60_000

/** What a student does with an exam by the real calls. */
export function examCalls(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${person.token}` }
  /** A busy server asks to come back, and the application does; every call here may be repeated. */
  const told = async <T>(call: () => Promise<APIResponse>): Promise<T> => {
    let answer = await call()
    await expect(async () => {
      if (answer.status() === 503) answer = await call()
      expect(answer.status()).not.toBe(503)
    }).toPass()
    return (await answer.json()) as T
  }
  const read = <T>(path: string): Promise<T> => told<T>(() => request.get(`/api/v1${path}`, { headers }))
  const post = <T>(path: string, data: unknown = {}): Promise<T> =>
    told<T>(() => request.post(`/api/v1${path}`, { headers, data }))

  /** Begins a module; its test comes back. */
  const begin = async (id: number, part: number): Promise<number> =>
    (await post<ExamState>(`/exams/${id}/begin`, { part })).parts[part]?.test_id ?? 0

  /** An answer to every question of a module, right or wrong, with all that a report can speak of; a typed zero would be none. */
  const answersTo = (shown: Test) =>
    shown.questions_attributes.map((q, i) => ({
      id: q.id,
      skipped: false,
      age_ms: 0,
      time_spent: 20_000 + 1000 * ((7 * i) % 60),
      confidence: FEELINGS[i % 3],
      ...(q.options.length === 0
        ? { student_produced_answer: String(i + 1) }
        : { answer_attributes: { letter: LETTERS[i % 4] } }),
    }))
  const save = ({ id, version }: Test, questions_attributes: readonly object[]) =>
    told(() =>
      request.put(`/api/v1/tests/save/${id}`, { headers, data: { version, draft: true, questions_attributes } }),
    )

  /** Answers every question of a module and hands it in. */
  const takeModule = async (id: number, part: number): Promise<void> => {
    const shown = await read<Test>(`/tests/${await begin(id, part)}`)
    await save(shown, answersTo(shown))
    await post(`/exams/${id}/hand_in`, { part })
  }

  /** Uses a module's time to its end: two questions stay empty, and the two before them arrive after it. Moves the server's clock. */
  const takeToTheEnd = async (id: number, part: number): Promise<void> => {
    const pass = (ms: number) => request.post('/dev/clock', { data: { advance_ms: ms } })
    const shown = await read<Test>(`/tests/${await begin(id, part)}`)
    // Two guesses in three: one of so many comes out right, whichever letters are the keys.
    const answers = answersTo(shown).map((answer, i) => ({ ...answer, confidence: i % 3 === 0 ? 'sure' : 'guess' }))
    await pass(31 * MINUTE)
    await save(shown, answers.slice(0, -4))
    await pass(10 * MINUTE)
    const late = answers.slice(-4, -2).map((answer) => ({ ...answer, age_ms: 10 * MINUTE }))
    await save(await read<Test>(`/tests/${shown.id}`), late)
  }

  /** Spends time on the first question of a module without an answer to it. */
  const spend = async (test: number, time_spent: number): Promise<void> => {
    const shown = await read<Test>(`/tests/${test}`)
    const [first] = shown.questions_attributes
    await request.put(`/api/v1/tests/save/${test}`, {
      headers,
      data: { version: shown.version, draft: true, questions_attributes: [{ id: first?.id, time_spent, age_ms: 0 }] },
    })
  }

  return {
    begin,
    takeModule,
    takeToTheEnd,
    spend,
    /** An exam whose only module is handed in empty at once. */
    leaveEarly: async (kind: ExamKind): Promise<number> => {
      const { id } = await post<{ id: number }>('/exams/create', { kind })
      await begin(id, 0)
      await post(`/exams/${id}/hand_in`, { part: 0 })
      await post(`/exams/${id}/finish`)
      return id
    },
    finish: (id: number) => post<ExamState>(`/exams/${id}/finish`),
    test: (id: number) => read<Test>(`/tests/${id}`),
    state: (id: number) => read<ExamState>(`/exams/${id}`),
    report: (id: number) => read<ExamReport>(`/exams/${id}/report`),
    running: async () => (await read<{ running: { id: number } | null }>('/exams/index')).running?.id ?? 0,
    /** A whole exam, answered and scored. */
    takeWhole: async (kind: ExamKind, take = takeModule): Promise<number> => {
      const { id } = await post<{ id: number }>('/exams/create', { kind })
      const { parts } = await read<ExamState>(`/exams/${id}`)
      for (const { pos, kind: part } of parts) {
        if (part === 'module') await take(id, pos)
        else await post(`/exams/${id}/begin`, { part: pos })
      }
      await post(`/exams/${id}/finish`)
      return id
    },
  }
}

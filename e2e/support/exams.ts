import type { ExamKind, ExamReport, ExamState, Test } from '@fourfold/contract'
import type { APIRequestContext } from '@playwright/test'
import type { Person } from './people.ts'

const LETTERS = ['A', 'B', 'C', 'D'] as const
const FEELINGS = ['sure', 'guess', 'unsure'] as const

/** What a student does with an exam by the real calls. */
export function examCalls(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${person.token}` }
  const read = async <T>(path: string): Promise<T> =>
    (await (await request.get(`/api/v1${path}`, { headers })).json()) as T
  const post = async <T>(path: string, data: unknown = {}): Promise<T> =>
    (await (await request.post(`/api/v1${path}`, { headers, data })).json()) as T

  /** Begins a module; its test comes back. */
  const begin = async (id: number, part: number): Promise<number> =>
    (await post<ExamState>(`/exams/${id}/begin`, { part })).parts[part]?.test_id ?? 0

  /** Answers every question of a module, right or wrong, with all that a report can speak of, and hands it in. */
  const takeModule = async (id: number, part: number): Promise<void> => {
    const shown = await read<Test>(`/tests/${await begin(id, part)}`)
    const questions_attributes = shown.questions_attributes.map((q, i) => ({
      id: q.id,
      skipped: false,
      age_ms: 0,
      time_spent: 20_000 + 1000 * ((7 * i) % 60),
      confidence: FEELINGS[i % 3],
      ...(q.options.length === 0
        ? { student_produced_answer: String(i) }
        : { answer_attributes: { letter: LETTERS[i % 4] } }),
    }))
    await request.put(`/api/v1/tests/save/${shown.id}`, {
      headers,
      data: { version: shown.version, draft: true, questions_attributes },
    })
    await post(`/exams/${id}/hand_in`, { part })
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
    takeWhole: async (kind: ExamKind): Promise<number> => {
      const { id } = await post<{ id: number }>('/exams/create', { kind })
      const { parts } = await read<ExamState>(`/exams/${id}`)
      for (const { pos, kind: part } of parts) {
        if (part === 'module') await takeModule(id, pos)
        else await post(`/exams/${id}/begin`, { part: pos })
      }
      await post(`/exams/${id}/finish`)
      return id
    },
  }
}

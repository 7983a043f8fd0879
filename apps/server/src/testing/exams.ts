import type { ExamState, Test } from '@fourfold/contract'
import { expect } from 'vitest'
import type { Answer, TestApp } from './app.ts'
import { secretsOf } from './keys.ts'

type Person = Readonly<{ token: string }>

/** What a student does with an exam, call by call. */
export function examsOf(t: TestApp, { token }: Person) {
  const post = (path: string, body: unknown = {}): Promise<Answer> => t.call('POST', path, { token, body })
  const state = (answer: Answer): ExamState => {
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    return answer.body as unknown as ExamState
  }
  const show = async (id: number) => state(await t.call('GET', `/exams/${id}`, { token }))
  const test = async (id: number) => (await t.call('GET', `/tests/${id}`, { token })).body as unknown as Test
  const testOf = async (exam: ExamState, pos: number) => test(exam.parts[pos]?.test_id ?? 0)

  /** Answers the first so many questions of a module right and the others wrong, some time ago. */
  const answers = async (shown: Test, right: number, age_ms = 0) => {
    const keys = await secretsOf(
      t,
      shown.questions_attributes.map((q) => q.id),
    )
    return shown.questions_attributes.map((q, i) => {
      const key = keys.get(q.id)
      const common = { id: q.id, skipped: false, age_ms, time_spent: 30_000 }
      if (q.options.length === 0)
        return { ...common, student_produced_answer: i < right ? key?.grid : key?.grid === '77' ? '78' : '77' }
      const letter = i < right ? key?.letter : 'ABCD'.replace(key?.letter ?? '', '')[0]
      return { ...common, answer_attributes: { letter } }
    })
  }
  const save = (shown: Test, body: object): Promise<Answer> =>
    t.call('PUT', `/tests/save/${shown.id}`, { token, body: { version: shown.version, draft: true, ...body } })

  return {
    create: async (kind: string) => Number((await post('/exams/create', { kind })).body.id),
    show,
    begin: (id: number, part: number) => post(`/exams/${id}/begin`, { part }),
    handIn: (id: number, part: number) => post(`/exams/${id}/hand_in`, { part }),
    finish: (id: number) => post(`/exams/${id}/finish`),
    end: (id: number) => post(`/exams/${id}/end`),
    report: (id: number) => t.call('GET', `/exams/${id}/report`, { token }),
    test,
    testOf,
    answers,
    save,
    state,
    /** Begins a module, has so many right and hands it in. */
    take: async (id: number, pos: number, right: number): Promise<Test> => {
      const begun = state(await post(`/exams/${id}/begin`, { part: pos }))
      const shown = await testOf(begun, pos)
      t.advance(60_000)
      expect((await save(shown, { questions_attributes: await answers(shown, right) })).status).toBe(200)
      state(await post(`/exams/${id}/hand_in`, { part: pos }))
      return shown
    },
  }
}

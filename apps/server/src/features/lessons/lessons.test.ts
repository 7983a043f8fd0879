import { topics } from '@fourfold/bank'
import type { DashboardData } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'
import { missQuestions, type Person } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Row = { id: string; name: string; subject: string; suggested: boolean; read: boolean }
const list = async (p: Person) =>
  (await t.call('GET', '/lessons/index', { token: p.token })).body.lessons as unknown as Row[]

describe('lessons', () => {
  test('every skill of the current topic has one, in the order of the bank', async () => {
    const me = await t.guest()
    const topic = topics.find((m) => m.topic.name === 'Algebra 1')?.topic
    expect((await list(me)).map((l) => l.id)).toEqual(topic?.subjects.flatMap((s) => s.skills.map((k) => k.id)))
  })

  test('a skill with misses and low mastery comes first, and the dashboard counts as many', async () => {
    const me = await t.guest()
    await missQuestions(t, me, 8, 'a1-one-step-equations')
    const [first] = await list(me)
    expect(first).toMatchObject({ id: 'a1-one-step-equations', suggested: true })
    const dashboard = (await t.call('GET', '/questions/index', { token: me.token })).body
    expect(dashboard.lessons_to_review_length).toBe((await list(me)).filter((l) => l.suggested).length)
  })

  test('a skill that was only answered right is not suggested, however low its mastery, and the dashboard agrees', async () => {
    const me = await t.guest()
    const dashboard = async () => (await t.call('GET', '/questions/index', { token: me.token })).body
    const answer = async (item: number, letter: string | null) => {
      const made = await t.call('POST', '/tests/create_practice', {
        token: me.token,
        body: { question_mode: 'Recommendation', custom_question_ids: [item] },
      })
      const questions_attributes = [{ id: item, answer_attributes: { letter }, skipped: letter === null }]
      await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
    }
    // A hard skill, so that a few questions left empty leave it To-do.
    const { items = [] } = (await t.ctx.catalog()).topics.get('Algebra 1') ?? {}
    const [first, ...others] = items
      .filter((i) => !i.grid && i.skill_id === 'a1-quadratic-formula')
      .sort((a, b) => a.view.b - b.view.b)
    const right = first?.id ?? 0
    await answer(right, await keyOf(t, right))
    const { tagBreakdown } = (await dashboard()).questions as DashboardData['questions']
    const skill = tagBreakdown.flatMap((s) => s.tags).find((k) => k.correct === 1)
    expect((await list(me)).filter((l) => l.suggested)).toEqual([])
    expect((await dashboard()).lessons_to_review_length).toBe(0)
    for (const other of others.slice(0, 5)) await answer(other.id, null)
    expect((await list(me)).filter((l) => l.suggested).map((l) => l.id)).toEqual([skill?.id])
    expect((await dashboard()).lessons_to_review_length).toBe(1)
  })

  test('a lesson has its four parts, its prerequisites by name, and two questions of its skill to try', async () => {
    const me = await t.guest()
    const { body } = await t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })
    for (const part of ['idea', 'rule', 'example', 'trap']) expect(String(body[part]).length).toBeGreaterThan(30)
    expect((body.needs as { name: string }[]).every((n) => n.name.length > 0)).toBe(true)
    const items = (await t.ctx.catalog()).items
    const ids = body.try_question_ids as number[]
    expect(ids).toHaveLength(2)
    expect(ids.map((id) => items.get(id)?.skill_id)).toEqual(['a1-two-step-equations', 'a1-two-step-equations'])
    expect(new Set(ids.map((id) => items.get(id)?.template_id)).size).toBe(2)
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: ids },
    })
    expect(made.status).toBe(200)
  })

  test('an opened lesson is marked as read, once', async () => {
    const me = await t.guest()
    for (let i = 0; i < 2; i++) await t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })
    expect((await list(me)).filter((l) => l.read).map((l) => l.id)).toEqual(['a1-two-step-equations'])
  })

  test('an unknown lesson is a 404; one of a topic never bought a 403', async () => {
    const me = await t.guest()
    expect((await t.call('GET', '/lessons/nothing', { token: me.token })).status).toBe(404)
    const paid = topics.find((m) => m.topic.paid)?.topic.subjects[0]?.skills[0]?.id
    expect((await t.call('GET', `/lessons/${paid}`, { token: me.token })).status).toBe(403)
    expect((await t.call('GET', '/lessons/index')).status).toBe(401)
  })
})

import { lessonsOf, readingMinutes, topics } from '@fourfold/bank'
import type { DashboardData, LessonParts, Miss } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemRevisions, lessonTries } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'
import { missQuestions } from '../../testing/reviews.ts'
import { studentOf } from '../../testing/student.ts'
import { shownMinutes } from './reading-minutes.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Row = { minutes: number; id: string; name: string; subject: string; suggested: boolean; read: boolean }
const list = async (p: Person) =>
  (await t.call('GET', '/lessons/index', { token: p.token })).body.lessons as unknown as Row[]

describe('lessons', () => {
  test('every skill of the current topic has one, its chapters after it, in the order of the bank', async () => {
    const me = await t.guest()
    const topic = topics.find((m) => m.topic.name === 'Algebra 1')?.topic
    expect((await list(me)).map((l) => l.id)).toEqual(
      topic?.subjects.flatMap((s) => s.skills.flatMap((k) => lessonsOf(k).map((l) => l.id))),
    )
  })

  test('each says how many minutes it takes', async () => {
    const minutes = (await list(await t.guest())).map((l) => l.minutes)
    expect(minutes.every((n) => Number.isInteger(n) && n >= 2)).toBe(true)
    expect(new Set(minutes).size).toBeGreaterThan(1)
  })

  test('no lesson of the bank takes six minutes, in true minutes and in those that are shown', () => {
    const taught = topics.flatMap((m) => m.topic.subjects.flatMap((s) => s.skills.flatMap(lessonsOf)))
    expect(taught.length).toBeGreaterThan(250)
    expect(taught.filter(({ lesson }) => readingMinutes(lesson) >= 6).map(({ id }) => id)).toEqual([])
    for (const { id, lesson } of taught) {
      const shown = shownMinutes(id, lesson)
      expect(shown, id).toBeLessThan(6)
      expect(Math.abs(shown - readingMinutes(lesson)), id).toBeLessThan(1)
    }
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
    // A hard skill: a few wrong answers leave it To-do.
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
    for (const other of others.slice(0, 3)) await answer(other.id, null)
    // What was left empty is no gap: a blank exam suggests nothing.
    expect((await list(me)).filter((l) => l.suggested)).toEqual([])
    for (const other of others.slice(3, 6)) await answer(other.id, (await keyOf(t, other.id)) === 'A' ? 'B' : 'A')
    expect((await list(me)).filter((l) => l.suggested).map((l) => l.id)).toEqual([skill?.id])
    expect((await dashboard()).lessons_to_review_length).toBe(1)
  })

  test('a lesson has its figure, words, examples and try-it, and no answers', async () => {
    const me = await t.guest()
    const { body } = await t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })
    const whole = body.whole as LessonParts
    expect(whole.figure).toContain('aria-label')
    expect(whole.words.length).toBeGreaterThan(2)
    expect(whole.examples.length).toBeGreaterThan(1)
    expect(whole.examples.every((e) => e.steps.every((s) => s.do !== '' && s.why !== ''))).toBe(true)
    expect(JSON.stringify(whole.try_it)).not.toMatch(/slips|done|112|typed/)
    expect(whole.try_it.steps.map((s) => s.like)).toEqual([1, 2, 3])
    expect((body.leads_to as { id: string }[]).map((l) => l.id)).toContain('a1-variables-both-sides')
  })

  test('a lesson says where it comes back: links to what the student may open, names of the rest, words at the end of a course', async () => {
    const me = await t.guest()
    const back = async (id: string) => {
      const { body } = await t.call('GET', `/lessons/${id}`, { token: me.token })
      return [body.leads_to, body.comes_back]
    }
    expect(await back('a1-inequalities-in-words')).toEqual([
      [
        { id: 'a1-linear-inequalities-two-variables', name: 'Linear inequalities in two variables and their systems' },
        { id: 'a2-linear-programming', name: 'Constraints and linear programming (Algebra 2)' },
        { id: null, name: 'Linear inequalities (SAT Math)' },
      ],
      null,
    ])
    const bought = await studentOf(t, 'SAT Math')
    const { body } = await t.call('GET', '/lessons/a1-inequalities-in-words', { token: bought.token })
    expect(body.leads_to).toContainEqual({ id: 'sm-linear-inequalities', name: 'Linear inequalities (SAT Math)' })
    expect((await t.call('GET', '/lessons/sm-linear-inequalities', { token: bought.token })).status).toBe(200)
    expect(await back('a2-matrix-equations')).toEqual([[], expect.stringMatching(/^This comes back in college: /)])
  })

  test('a lesson has its prerequisites by name, and two questions of its skill to try', async () => {
    const me = await t.guest()
    const { body } = await t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })
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

  test('after a miss the first question to try is of the kind that was missed', async () => {
    const me = await t.guest()
    const kinds = [...(await t.ctx.catalog()).items.values()].filter((i) => i.skill_id === 'a1-two-step-equations')
    for (const missed of new Map(kinds.map((item) => [item.template_id, item])).values()) {
      const { body } = await t.call('GET', `/lessons/a1-two-step-equations?from=${missed.id}`, { token: me.token })
      const tried = (body.try_question_ids as number[]).map((id) => kinds.find((item) => item.id === id)?.template_id)
      expect(tried[0]).toBe(missed.template_id)
      expect(tried[1]).not.toBe(missed.template_id)
    }
  })

  test('a lesson of another course is named with its course, so that none seems to build on itself', async () => {
    const me = await t.guest()
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'Algebra 2' } } })
    const { body } = await t.call('GET', '/lessons/a2-geometric-sequences', { token: me.token })
    const names = (body.needs as { name: string }[]).map((n) => n.name)
    expect(names).not.toContain(body.name)
    expect(names).toContain('Geometric sequences (Algebra 1)')
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

describe('the try-it of a lesson', () => {
  const id = 'a1-two-step-equations'
  const tried = (me: Person, body: Record<string, unknown>) =>
    t.call('POST', `/lessons/${id}/try`, { token: me.token, body })

  test('a right step is done and shown; a typical slip is told in the lesson’s own sentence; another one is only wrong', async () => {
    const me = await t.guest()
    expect((await tried(me, { step: 1, typed: '112' })).body).toMatchObject({ right: true, says: null })
    expect((await tried(me, { step: 1, typed: ' x = 224/2 ' })).body.right).toBe(true)
    const slip = (await tried(me, { step: 1, typed: '160' })).body
    expect(slip).toMatchObject({ right: false, done: null })
    expect(slip.says).toMatch(/added 24 once more/)
    expect((await tried(me, { step: 1, typed: '5' })).body).toEqual({ right: false, says: null, done: null })
    expect((await tried(me, { step: 1, typed: 'no number' })).body.right).toBe(false)
    expect((await tried(me, { step: 1, show: true })).body).toMatchObject({ right: false, done: expect.any(String) })
    const kept = await t.db.select().from(lessonTries).where(eq(lessonTries.skill_id, id))
    expect(kept.map((k) => [k.answer, k.correct, k.misconception_id])).toEqual([
      ['112', true, null],
      [' x = 224/2 ', true, null],
      ['160', false, 'a1-repeats-the-operation'],
      ['5', false, null],
      ['no number', false, null],
      ['', false, null],
    ])
  })

  test('choices are mixed, and exactly one is right', async () => {
    const me = await t.guest()
    const whole = (await t.call('GET', `/lessons/${id}`, { token: me.token })).body.whole as LessonParts
    const count = whole.try_it.steps[0]?.choices.length ?? 0
    const verdicts = []
    for (let choice = 0; choice < count; choice++) verdicts.push((await tried(me, { step: 0, choice })).body.right)
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('a step without an answer is refused, an unknown step or lesson is not there, a guestless call is shut', async () => {
    const me = await t.guest()
    expect((await tried(me, { step: 1 })).status).toBe(422)
    expect((await tried(me, { step: 0, choice: 9 })).status).toBe(422)
    expect((await tried(me, { step: 9, typed: '1' })).status).toBe(404)
    expect((await t.call('POST', '/lessons/nothing/try', { token: me.token, body: { step: 0 } })).status).toBe(404)
    expect((await t.call('POST', `/lessons/${id}/try`, { body: { step: 0 } })).status).toBe(401)
  })
})

describe('a lesson opened from a miss', () => {
  test('begins with the student’s own question, what probably happened and the step that mends it', async () => {
    const me = await t.guest()
    const items = (await t.ctx.catalog()).topics.get('Algebra 1')?.items ?? []
    const item = items.find((i) => i.template_id.startsWith('algebra-1/two-step-equation#') && !i.grid)?.id ?? 0
    const [{ secret } = { secret: undefined }] = await t.db
      .select({ secret: itemRevisions.secret })
      .from(itemRevisions)
      .where(eq(itemRevisions.item_id, item))
    const wrong = Object.entries(secret?.options ?? {}).filter(([, o]) => o.misconception !== null)
    const [letter, own] = wrong.find(([, o]) => o.says !== undefined) ?? wrong[0] ?? ['', undefined]
    const lesson = async (from: number, who = me) =>
      (await t.call('GET', `/lessons/a1-two-step-equations?from=${from}`, { token: who.token })).body
        .miss as Miss | null
    expect(await lesson(item)).toBeNull()
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: [item] },
    })
    expect(await lesson(item)).toBeNull()
    const questions_attributes = [{ id: item, answer_attributes: { letter } }]
    await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
    const miss = await lesson(item)
    expect(miss).toMatchObject({ answer: letter, key: secret?.letter })
    expect(miss?.options.filter((o) => o.chosen).map((o) => o.letter)).toEqual([letter])
    // In the words of this very question, where it has some.
    expect(miss?.happened?.sentence).toBe(own?.says)
    expect(miss?.mend).toMatchObject({ lesson: { id: 'a1-two-step-equations' }, named: true })
    expect(miss?.why).toBeNull()
    // The step itself, as it stands in the lesson.
    const { whole } = (await t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })).body
    const worked = (whole as LessonParts).examples[miss?.mend.example ?? -1]
    expect(miss?.mend.asks).toBe(worked?.asks)
    expect(miss?.mend.shown).toEqual(worked?.steps[miss?.mend.step ?? -1])
    expect(await lesson(item, await t.guest())).toBeNull()
    const other = await t.call('GET', `/lessons/a1-one-step-equations?from=${item}`, { token: me.token })
    expect(other.body.miss).toBeNull()
  })

  test('where no mistake is known by name it says why the chosen option is wrong', async () => {
    const me = await t.guest()
    const items = (await t.ctx.catalog()).topics.get('Algebra 1')?.items ?? []
    const id = items.findLast((i) => i.skill_id === 'a1-two-step-equations' && !i.grid)?.id ?? 0
    const letter = (await keyOf(t, id)) === 'A' ? 'B' : 'A'
    const why = 'It leaves the 5 on the left.'
    const unnamed = JSON.stringify({ correct: false, misconception: null, why })
    await t.db
      .update(itemRevisions)
      .set({ secret: sql`jsonb_set(secret, array['options', ${letter}::text], ${unnamed}::jsonb)` })
      .where(eq(itemRevisions.item_id, id))
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: [id] },
    })
    const questions_attributes = [{ id, answer_attributes: { letter } }]
    await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
    const { miss } = (await t.call('GET', `/lessons/a1-two-step-equations?from=${id}`, { token: me.token })).body
    expect(miss).toMatchObject({ answer: letter, happened: null, why, mend: { named: false } })
    expect((miss as Miss).mend.shown.do).toMatch(/\w/)
  })

  test('a mistake that a chapter mends leads to the chapter, and there to its step', async () => {
    const me = await t.guest()
    const [skill, chapter] = ['a1-transformations-of-functions', 'a1-transformations-of-functions-graphs-and-stories']
    const items = (await t.ctx.catalog()).topics.get('Algebra 1')?.items ?? []
    const id = items.find((i) => i.template_id.startsWith('algebra-1/transformation-in-context#') && !i.grid)?.id ?? 0
    const [row] = await t.db.select().from(itemRevisions).where(eq(itemRevisions.item_id, id))
    const wrong = Object.entries(row?.secret.options ?? {}).find(([, o]) => o.misconception?.startsWith('a1-tr-reads-'))
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: [id] },
    })
    const questions_attributes = [{ id, answer_attributes: { letter: wrong?.[0] } }]
    await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
    const mendIn = async (lesson: string) =>
      ((await t.call('GET', `/lessons/${lesson}?from=${id}`, { token: me.token })).body.miss as Miss).mend
    expect(await mendIn(skill)).toMatchObject({ lesson: { id: chapter }, named: true })
    expect((await mendIn(skill)).shown.do).not.toBe('')
    expect(await mendIn(chapter)).toEqual(await mendIn(skill))
  })

  test('what was left empty leads to an example of its kind', async () => {
    const me = await t.guest()
    const items = (await t.ctx.catalog()).topics.get('Algebra 1')?.items ?? []
    const id = items.find((i) => i.template_id.startsWith('algebra-1/two-step-then-evaluate#'))?.id ?? 0
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: [id] },
    })
    const body = { version: 0, questions_attributes: [{ id, answer_attributes: { letter: null } }], finish: true }
    await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body })
    const { miss } = (await t.call('GET', `/lessons/a1-two-step-equations?from=${id}`, { token: me.token })).body
    expect(miss).toMatchObject({ answer: null, happened: null, why: null })
    expect((miss as Miss).mend).toMatchObject({
      lesson: { id: 'a1-two-step-equations', name: 'Two-step equations' },
      example: 2,
      step: 0,
      named: false,
      shown: { do: expect.stringMatching(/\w/), why: expect.stringMatching(/\w/) },
    })
  })
})

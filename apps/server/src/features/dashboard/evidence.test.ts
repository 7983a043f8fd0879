import type { DashboardData, Evidence, Letter, Test } from '@fourfold/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvents } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'
import { newestChanges, newestOfItems, newestOfMisconception, newestOfTopic } from './evidence-queries.ts'

let t: TestApp
let one: Person
let stranger: Person

const SKILL = 'a1-one-step-equations'
const OTHER = 'a1-two-step-equations'

const evidence = (person: Person, query: string) =>
  t.call('GET', `/questions/evidence?${query}`, { token: person.token })
const dashboard = async (person: Person): Promise<DashboardData> =>
  (await t.call('GET', '/questions/index', { token: person.token })).body as unknown as DashboardData

/** Takes a test on one skill: misses the first `wrong` questions on purpose, after a change from the right answer. */
async function take(person: Person, skill: string, count: number, wrong: number): Promise<number> {
  const made = await t.call('POST', '/tests/create', {
    token: person.token,
    body: { number_of_questions: count, tag_ids: [skill] },
  })
  const id = Number(made.body.id)
  const shown = (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test
  const keys = await secretsOf(
    t,
    shown.questions_attributes.map((q) => q.id),
  )
  const questions_attributes = shown.questions_attributes.map((q, i) => {
    const secret = keys.get(q.id)
    const key = secret?.letter ?? secret?.grid ?? ''
    const other = secret?.letter ? 'ABCD'.replace(key, '').charAt(0) : '-99'
    const value = i < wrong ? other : key
    const given = q.options.length
      ? { answer_attributes: { letter: value as Letter } }
      : { student_produced_answer: value }
    return {
      id: q.id,
      skipped: false,
      confidence: i === 0 ? ('guess' as const) : null,
      answer_changes: i < wrong ? [key, other] : [key],
      ...given,
    }
  })
  const body = { version: 0, step: count - 1, questions_attributes }
  const done = await t.call('PUT', `/tests/${id}`, { token: person.token, body })
  expect(done.status).toBe(200)
  return id
}

let first: number
let second: number
beforeAll(async () => {
  t = await testApp()
  one = await t.guest()
  stranger = await t.guest()
  first = await take(one, SKILL, 12, 3)
  second = await take(one, OTHER, 4, 1)
})
afterAll(() => t.close())

describe('the evidence behind a number', () => {
  test('of a skill: the newest ten answers, how many there are, and where they were given', async () => {
    const { status, body } = await evidence(one, `scope=skill&id=${SKILL}`)
    const found = body as unknown as Evidence
    expect([status, found.total, found.answers.length]).toEqual([200, 12, 10])
    expect(new Set(found.answers.map((a) => a.test_id))).toEqual(new Set([first]))
    expect(found.answers.map((a) => [a.source, a.question])).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((question) => ['test', question]),
    )
    expect(new Set(found.answers.map((a) => a.skill))).toEqual(new Set([found.name]))
    expect(found.answers.filter((a) => a.outcome === 'correct')).toHaveLength(9)
  })

  test('of a topic: newest first, over all skills', async () => {
    const { body } = await evidence(one, 'scope=topic')
    const found = body as unknown as Evidence
    expect(found.total).toBe(16)
    expect(found.answers.slice(0, 4).map((a) => a.test_id)).toEqual([second, second, second, second])
    expect(found.answers[4]?.test_id).toBe(first)
    expect(found.answers.slice(0, 4).map((a) => a.confidence)).toEqual([undefined, undefined, undefined, 'guess'])
  })

  test('of a subject: its skills together, as its row on the dashboard counts them', async () => {
    const row = (await dashboard(one)).questions.tagBreakdown.find((s) => s.tags.some((k) => k.id === SKILL))
    const { body } = await evidence(one, `scope=subject&id=${row?.id}`)
    expect(body.total).toBe((row?.correct ?? 0) + (row?.incorrect ?? 0) + (row?.skipped ?? 0))
    expect(body.name).toBe(row?.name)
  })

  test('of the answer changes: only changed answers', async () => {
    const { body } = await evidence(one, 'scope=changes')
    const found = body as unknown as Evidence
    expect([found.total, found.answers.length]).toEqual([4, 4])
    expect(found.answers.every((a) => a.changed_from === true && a.outcome === 'incorrect')).toBe(true)
  })

  test('of a repeat offender: the answers in which it showed', async () => {
    const id = [...(await t.ctx.catalog()).misconceptions.keys()][0] ?? ''
    const none = await evidence(one, `scope=misconception&id=${id}`)
    expect(none.status).toBe(200)
    const known = await t.db.execute<{ misconception_id: string; n: number }>(
      sql`select misconception_id, n from misconception_state where learner_id =
        (select learner_id from user_account where id = ${one.id}) order by n desc limit 1`,
    )
    const worst = known.rows[0]
    expect(worst).toBeDefined()
    const { body } = await evidence(one, `scope=misconception&id=${worst?.misconception_id}`)
    const found = body as unknown as Evidence
    expect([found.total, found.answers.length]).toEqual([worst?.n, worst?.n])
    expect(found.answers.every((a) => a.outcome === 'incorrect')).toBe(true)
  })

  test('says what would change it: a right answer raises the number that is shown, a wrong one less or not at all', async () => {
    const shown = await dashboard(one)
    const mastery = shown.questions.tagBreakdown.flatMap((s) => s.tags).find((k) => k.id === SKILL)?.prediction ?? 0
    const skill = (await evidence(one, `scope=skill&id=${SKILL}`)).body as unknown as Evidence
    expect(skill.would_change?.now).toBeCloseTo(mastery, 9)
    const topic = (await evidence(one, 'scope=topic')).body as unknown as Evidence
    expect((topic.would_change?.now ?? 0) * shown.perfect_score).toBeCloseTo(shown.predicted_score ?? 0, 3)
    for (const change of [skill.would_change, topic.would_change]) {
      expect(change?.right).toBeGreaterThanOrEqual(change?.now ?? 1)
      expect(change?.wrong).toBeLessThan(change?.right ?? 0)
    }
  })

  test('says what the number rests on: whose answers count, mastery today and as of the last practice', async () => {
    const skill = (await evidence(one, `scope=skill&id=${SKILL}`)).body as unknown as Evidence
    expect(skill.basis?.own_answers).toBeGreaterThanOrEqual(0)
    expect(skill.basis?.own_answers).toBeLessThanOrEqual(1)
    expect(skill.basis?.today).toBeCloseTo(skill.would_change?.now ?? 0, 9)
    expect(skill.basis?.last_practice).toBeGreaterThanOrEqual(skill.basis?.today ?? 1)
    expect(((await evidence(one, 'scope=changes')).body as unknown as Evidence).basis).toBeNull()
  })

  test('is empty before the first answer', async () => {
    const { body } = await evidence(stranger, 'scope=topic')
    expect([body.total, body.answers]).toEqual([0, []])
  })

  test('is never that of somebody else', async () => {
    for (const query of ['scope=topic', `scope=skill&id=${SKILL}`, 'scope=changes']) {
      const { body } = await evidence(stranger, query)
      expect([query, body.total, body.answers]).toEqual([query, 0, []])
    }
  })

  test.each([
    ['scope=skill&id=nothing', 404],
    ['scope=subject&id=nothing', 404],
    ['scope=misconception&id=nothing', 404],
    ['scope=skill&id=g-nothing', 404],
    ['scope=skill', 422],
    ['scope=subject', 422],
    ['scope=elsewhere', 422],
    ['', 422],
    [`scope=skill&id=${'x'.repeat(101)}`, 422],
  ])('%s is refused with %i', async (query, status) => {
    expect((await evidence(one, query)).status).toBe(status)
  })

  test('needs a token', async () => {
    expect((await t.call('GET', '/questions/evidence?scope=topic')).status).toBe(401)
  })
})

describe('with many answers', () => {
  test('each query reads the end of an index and few rows', async () => {
    const learner = '00000000-0000-4000-8000-0000000e71de'
    const size = 20_000
    await t.db.execute(sql`insert into learner (id) values (${learner})`)
    await t.db.execute(sql`
      insert into answer_event (learner_id, seq, item_id, item_revision_id, topic, source, source_id, correct, skipped,
        misconception_id, ms, changed_from, first_exposure, epoch, model_version, folded)
      select ${learner}, g, pool.ids[1 + g % pool.n], 1, 'Algebra 1', 'test', ${`${learner}:`} || g, g % 3 > 0, false,
        case when g % 7 = 0 then 'm' || (g % 50) end, 1000, case when g % 5 = 0 then g % 2 = 0 end, false, 0, 'test', true
      from generate_series(1, ${size}) as g,
        (select array_agg(id) as ids, count(*)::int as n from item where topic = 'Algebra 1') as pool`)
    await t.db.execute(sql`analyze answer_event`)
    const skill = [...(await t.ctx.catalog()).items.values()].filter((i) => i.skill_id === SKILL).map((i) => i.id)
    for (const [name, query] of [
      ['topic', newestOfTopic(t.db, learner, 'Algebra 1')],
      ['other topic', newestOfTopic(t.db, learner, 'Geometry')],
      ['changes', newestChanges(t.db, learner, 'Algebra 1')],
      ['misconception', newestOfMisconception(t.db, learner, 'Algebra 1', 'm7')],
    ] as const) {
      const plan = await t.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, buffers) ${query.getSQL()}`)
      const text = plan.rows.map((r) => r['QUERY PLAN']).join('\n')
      expect(text, name).not.toContain('Seq Scan')
      const removed = [...text.matchAll(/Rows Removed by Filter: (\d+)/g)].reduce((n, m) => n + Number(m[1]), 0)
      expect(removed, `${name}\n${text}`).toBeLessThan(100)
      expect(text, name).not.toMatch(/\bSort\b/)
    }
    // One question answered again and again at the end: the newest answers need not be to different questions.
    await t.db.execute(
      sql`update answer_event set item_id = ${skill[0]} where learner_id = ${learner} and seq > ${size - 3}`,
    )
    const rows = await newestOfItems(t.db, learner, skill)
    const all = await t.db
      .select({ seq: answerEvents.seq })
      .from(answerEvents)
      .where(and(eq(answerEvents.learner_id, learner), inArray(answerEvents.item_id, skill)))
      .orderBy(desc(answerEvents.seq))
      .limit(10)
    expect(rows.map((r) => r.seq)).toEqual(all.map((r) => r.seq))
    expect(rows).toHaveLength(10)
    expect(rows.slice(0, 3).map((r) => r.item_id)).toEqual([skill[0], skill[0], skill[0]])
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { examItems, exams, users } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterEach(() => t.db.delete(exams))
afterAll(() => t.close())

const TOPIC = 'Algebra 1'

/** Questions in two halves: no exam of forty misses one of them by chance. */
const ofTheHalf = (itemId: number): boolean => itemId % 2 === 0

/** Exams of another student: the oldest of them ask every question of one half, the others a single one of the other. */
async function past(count: number, asking: number): Promise<void> {
  const { id } = await t.guest()
  const [user] = await t.db.select().from(users).where(eq(users.id, id))
  const learner_id = user?.learner_id ?? ''
  await t.db
    .insert(exams)
    .values(Array.from({ length: count }, () => ({ learner_id, kind: 'final' as const, topic: TOPIC, extra_time: 1 })))
  await t.db.execute(sql`
    with asked as (
      select item.id as item_id, max(item_revision.id) as item_revision_id, row_number() over (order by item.id) as pos
      from item join item_revision on item_revision.item_id = item.id where item.topic = ${TOPIC} group by item.id
    ), made as (select id, row_number() over (order by id) as place from exam)
    insert into exam_item (exam_id, topic, form, pos, item_id, item_revision_id)
    select made.id, ${TOPIC}, 'only', asked.pos, asked.item_id, asked.item_revision_id from made join asked on
      case when made.place <= ${asking} then asked.item_id % 2 = 0
      else asked.item_id = (select min(item_id) from asked where item_id % 2 = 1) end`)
}

/** How many questions of the half a new student's exam asks. */
async function askedOfTheHalf(): Promise<number> {
  const id = await examsOf(t, await t.guest()).create('final')
  const rows = await t.db.select().from(examItems).where(eq(examItems.exam_id, id))
  expect(rows).toHaveLength(40)
  return rows.filter((row) => ofTheHalf(row.item_id)).length
}

test('a question of more than a quarter of the last exams is in no further one', async () => {
  await past(24, 7)
  expect(await askedOfTheHalf()).toBe(0)
})

test('a question of a quarter of them is asked on', async () => {
  await past(24, 6)
  expect(await askedOfTheHalf()).toBeGreaterThan(0)
})

test('as long as there are fewer than twenty exams, none is kept back', async () => {
  await past(19, 19)
  expect(await askedOfTheHalf()).toBeGreaterThan(0)
})

test.runIf(process.env.DEEP === '1')(
  'only the last two hundred exams count: what was asked before them is asked again',
  async () => {
    await past(240, 90)
    expect(await askedOfTheHalf()).toBeGreaterThan(0)
  },
)

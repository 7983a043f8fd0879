import { Passage } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passages } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { passageView } from './view.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the table of a passage reaches the student after its last line, and is no heading', async () => {
  const [row] = await t.db.select().from(passages).where(eq(passages.slug, 'act-reading/the-day-of-two-noons'))
  const last = Passage.parse(row && passageView(row)).lines.at(-1)
  expect(last).toMatchObject({ text: '', heading: false, figure: expect.stringContaining('<table>') })
})

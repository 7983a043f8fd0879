import { gzipSync } from 'node:zlib'
import { PAID_TOPICS, TOPICS } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessGrants } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MOST_BYTES = 60 * 1024

test('what Create Test needs of a topic is at most 60 KB on the line, however many questions there are', async () => {
  const member = await t.member()
  const starts_at = t.ctx.now()
  const grants = PAID_TOPICS.map((topic) => ({
    user_id: member.id,
    topic,
    days: 30,
    starts_at,
    source: `test:${topic}`,
  }))
  await t.db.insert(accessGrants).values(grants)
  const sizes: Record<string, number> = {}
  for (const topic of TOPICS) {
    await t.call('PUT', '/users/update_topic', { token: member.token, body: { user: { topic } } })
    const { status, body } = await t.call('GET', '/tests/new', { token: member.token })
    expect(status).toBe(200)
    sizes[topic] = gzipSync(JSON.stringify(body)).length
  }
  expect(Object.entries(sizes).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([])
  if (process.env.FIGURES) console.log(sizes)
})

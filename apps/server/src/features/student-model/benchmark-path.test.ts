import { createHash } from 'node:crypto'
import { chance, type Nodes, replayHistory, seededRng } from '@fourfold/engine'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { install, nightOf, predictProduct } from '../../../../../bench/models/product.ts'
import { parseTable } from '../../../../../bench/models/table.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { calibrate, historiesByTopic } from '../bank/calibrate.ts'
import { type Catalog, type CatalogItem, readCatalog } from '../bank/catalog.ts'
import { readNodes } from './model.ts'
import { recordAnswers } from './service.ts'

const TOPIC = 'Algebra 1'
const START = Date.UTC(2027, 0, 4)
/** A night with fewer students goes the same way. */
const [EARLIER, ENOUGH, LATER] = process.env.DEEP === '1' ? [10, 100, 2] : [5, 60, 1]
const FIELDS = 'user,item,skill,correct,timestamp,elapsed_ms'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function learner(): Promise<string> {
  const { id } = await t.guest()
  const [row] = await t.db.select({ learner: users.learner_id }).from(users).where(eq(users.id, id))
  return row?.learner ?? ''
}

type Given = Readonly<{ item: CatalogItem; correct: boolean; ms: number; at: Date }>

/** A student who gets better, hurries at times and meets some questions twice. */
function answersOf(student: number, pool: readonly CatalogItem[]): Given[] {
  const rng = seededRng(70 + student)
  const level = 3 * rng() - 1.5
  const own = pool.toSorted((a, b) => ((a.id * 7919 + student * 31) % 101) - ((b.id * 7919 + student * 31) % 101))
  return Array.from({ length: 18 }, (_, n) => {
    const item = own[n % 6 === 5 ? n - 2 : n]!
    const correct = rng() < 1 / (1 + Math.exp(item.view.b - level - 0.05 * n))
    return {
      item,
      correct,
      ms: rng() < 0.1 ? 1200 : Math.round(15_000 + 60_000 * rng()),
      at: new Date(START + student * 1000 + n * 3_700_000),
    }
  })
}

function save(tx: Tx, learnerId: string, catalog: Catalog, { item, correct, ms, at }: Given): Promise<void> {
  const answer = {
    item_id: item.id,
    item_revision_id: item.revision_id,
    source: 'test',
    source_id: `${learnerId}:${at.getTime()}`,
    answer: 'A',
    outcome: correct ? 'correct' : 'incorrect',
    misconception_id: null,
    ms,
    changes: 0,
    changed_from: null,
    confidence: null,
    seen: true,
    solution_shown: true,
  } as const
  return recordAnswers(tx, catalog, learnerId, TOPIC, [answer], at)
}

/** Chances as the server's night sees them: its own reading of the events, on the states that were kept answer by answer. */
async function chancesOf(learnerId: string, kept: readonly Nodes[], { items }: Catalog) {
  const [history = []] = (await historiesByTopic(t.ctx, [{ id: learnerId }])).get(TOPIC) ?? []
  const out: { p: number; met: boolean }[] = []
  replayHistory(
    history,
    (item) => items.get(Number(item.id))!.view,
    (_, item, { at }) => out.push({ p: chance(kept[out.length]!, item, at), met: item.seen !== undefined }),
  )
  return out
}

const lineOf = (user: string, { item, correct, ms, at }: Given): string =>
  `${user},${item.id},${item.skill_id},${correct ? 1 : 0},${at.getTime() / 1000},${ms}`

test('answers that were saved, a night’s job and what is read for new students give the benchmark’s own predictions, also of questions met before', async () => {
  const before = await readCatalog(t.db)
  const topic = before.topics.get(TOPIC)!
  const chosen = new Set(topic.skillList.slice(0, 4).map((skill) => skill.id))
  const pool = topic.items.filter((item) => chosen.has(item.skill_id)).slice(0, 40)
  const earlier: { id: string; given: Given[] }[] = []
  for (let s = 0; s < EARLIER; s++) earlier.push({ id: await learner(), given: answersOf(s, pool) })
  for (const { id, given } of earlier)
    await t.db.transaction(async (tx) => {
      for (const one of given) await save(tx, id, before, one)
    })
  expect((await calibrate(t.ctx, ENOUGH)).epoch).toBe(1)

  const after = await readCatalog(t.db)
  const served: { p: number; met: boolean }[] = []
  const later: { id: string; given: Given[] }[] = []
  for (let s = 20; s < 20 + LATER; s++) {
    const student = { id: await learner(), given: answersOf(s, pool) }
    later.push(student)
    const kept: Nodes[] = []
    for (const one of student.given) {
      kept.push(await readNodes(t.db, student.id, TOPIC))
      await t.db.transaction((tx) => save(tx, student.id, after, one))
    }
    served.push(...(await chancesOf(student.id, kept, after)))
  }

  // The job takes students in the order of a hash of their ids, which says who judges whom.
  const hash = (id: string) => createHash('md5').update(id).digest('hex')
  const trained = earlier.toSorted((a, b) => (hash(a.id) < hash(b.id) ? -1 : 1))
  const lines = [...trained, ...later].flatMap(({ id, given }) => given.map((one) => lineOf(id, one)))
  const table = parseTable(TOPIC, [FIELDS, ...lines].join('\n'))
  const split = { folds: 1, fold: Int8Array.from(table.users, (id) => (later.some((s) => s.id === id) ? -1 : 0)) }
  const installed = install(table, 0, (item) => before.items.get(Number(table.items[item]))!.view)
  const night = nightOf(table, split, installed, { enough: ENOUGH })
  const measured = predictProduct(table, split, installed, night).filter((p) => !Number.isNaN(p))
  expect(night.topic).not.toBeNull()
  expect(measured).toHaveLength(served.length)
  expect(served.filter(({ met }) => met)).toHaveLength(3 * LATER)
  for (const [r, { p }] of served.entries()) expect(p).toBeCloseTo(measured[r]!, 9)
  expect(new Set(served.map(({ p }) => p.toFixed(6))).size).toBeGreaterThan(served.length / 2)
})

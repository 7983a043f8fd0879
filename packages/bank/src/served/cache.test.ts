import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { topics } from '../registry.ts'
import { TOPIC_FOLDERS, type TopicFolder } from '../topic-order.ts'
import { buildTopic, topicModule } from './build.ts'
import { openBank, shared, sourceHash } from './cache.ts'
import { texInWords } from './tex-in-words.ts'

const folder = mkdtempSync(fileURLToPath(new URL('../../../../.cache/bank-test-', import.meta.url)))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where everything was built before, by whoever needed it first. */
const there = await openBank()
const KEPT = fileURLToPath(new URL('../../../../.cache/bank', import.meta.url))

test('a bank read back from the files of its processes is the one that is built here', async () => {
  const compared = TOPIC_FOLDERS.filter((topic) => process.env.DEEP === '1' || /act|trig/.test(topic))
  for (const folder of compared) {
    const { built, items, spoken } = buildTopic(await topicModule(folder))
    const served = there.bank.topics.find(({ topic }) => topic.id === folder)
    const read = there.items().filter((item) => item.topic === built.served.topic.name)
    expect(JSON.stringify(served)).toBe(JSON.stringify(built.served))
    expect(JSON.stringify(read)).toBe(JSON.stringify(items))
    const kept = there.spoken()
    if (folder === 'trigonometry') expect(spoken['\\frac{\\pi}{2}']).toBe(texInWords('\\dfrac{\\pi}{2}'))
    expect(Object.entries(spoken).filter(([tex, words]) => kept.get(tex) !== words)).toEqual([])
  }
})

test('a topic that is missing is built alone, and older files go', async () => {
  const hash = sourceHash()
  for (const name of readdirSync(KEPT).filter((file) => file.startsWith(hash) && !file.endsWith('.part')))
    if (!name.includes('act-reading')) linkSync(join(KEPT, name), join(folder, name))
  writeFileSync(join(folder, 'an-older-build.json'), '{}')
  const read = await openBank(folder)
  expect(read.bank.hash).toBe(there.bank.hash)
  expect(readdirSync(folder).filter((name) => name.startsWith(hash))).toHaveLength(3 * TOPIC_FOLDERS.length)
  expect(readdirSync(folder)).toHaveLength(3 * TOPIC_FOLDERS.length)
})

test('the topics have one order, and processes get about the same work', () => {
  expect(topics.map(({ topic }) => topic.id)).toEqual([...TOPIC_FOLDERS])
  const size = (topic: TopicFolder) => ({ 'algebra-1': 9, geometry: 5, 'algebra-2': 6 })[topic as 'geometry'] ?? 1
  const among = shared(TOPIC_FOLDERS, 2, size)
  expect(among.flat().toSorted()).toEqual([...TOPIC_FOLDERS].toSorted())
  expect(among.map((own) => own.reduce((sum, topic) => sum + size(topic), 0))).toEqual([12, 12])
  expect(shared(['geometry'], 2, size)).toEqual([['geometry']])
})

test('a folder that cannot be written costs nothing but time', async () => {
  const file = join(folder, 'a-file-where-a-folder-should-be')
  writeFileSync(file, '')
  const { bank, items } = await openBank(file, ['act-reading'])
  expect(bank.topics.map(({ topic }) => topic.name)).toEqual(['ACT Reading'])
  expect(items().length).toBeGreaterThan(300)
})

test('the hash of the sources changes with any of them', () => {
  const parent = mkdtempSync(join(tmpdir(), 'bank-home-'))
  const write = (path: string, text: string) => writeFileSync(join(home, path), text)
  const home = join(parent, 'bank')
  for (const sub of ['src', 'locks', '../base/src']) mkdirSync(join(home, sub), { recursive: true })
  write('src/a.ts', '1')
  write('locks/a.lock.json', '[]')
  const first = sourceHash(home)
  write('src/a.test.ts', 'tests do not count')
  expect(sourceHash(home)).toBe(first)
  write('locks/a.lock.json', '[1]')
  const second = sourceHash(home)
  write('src/a.ts', '2')
  const third = sourceHash(home)
  write('../base/src/a.ts', '3')
  expect(new Set([first, second, third, sourceHash(home)]).size).toBe(4)
  rmSync(parent, { recursive: true, force: true })
})

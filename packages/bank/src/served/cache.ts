/**
 * Building ten thousand items takes seconds and the sources take hundreds of megabytes; the result is the same until a
 * source changes. So it is built once, by processes of its own, and kept in files named by the hash of all sources. Where no
 * file can be written, it is built each time.
 */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TOPIC_FOLDERS, type TopicFolder } from '../topic-order.ts'
import type { BankItem, BuiltTopic, ServedTopic, WholeTopic } from './build.ts'

const HOME = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../../../.cache/bank', import.meta.url))

export type OpenBank = Readonly<{
  bank: Readonly<{
    /** Changes whenever anything that is loaded changes. */ hash: string
    topics: readonly ServedTopic[]
  }>
  items: () => readonly BankItem[]
  /** The words of every formula of the bank. */
  spoken: () => ReadonlyMap<string, string>
}>

type Words = WholeTopic['spoken']

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.(ts|json)$/.test(e.name) && !e.name.endsWith('.test.ts'))
    .map((e) => join(e.parentPath, e.name))
    .sort()
}

/** A hash over everything that the built bank is made of. */
export function sourceHash(home = HOME): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'locks', '../base/src'])
    for (const file of filesUnder(join(home, folder)))
      hash.update(relative(home, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 24)
}

const filesOf = (hash: string, topic: TopicFolder) => ({
  items: `${hash}.${topic}.items.json`,
  built: `${hash}.${topic}.json`,
  spoken: `${hash}.${topic}.spoken.json`,
})

/** Whole or not at all: a reader never sees half a file. */
export function keep(folder: string, hash: string, topic: TopicFolder, { built, items, spoken }: WholeTopic): void {
  try {
    mkdirSync(folder, { recursive: true })
    const own = filesOf(hash, topic)
    for (const [name, data] of [
      [own.items, items],
      [own.built, built],
      [own.spoken, spoken],
    ] as const) {
      const part = join(folder, `${name}.${process.pid}.part`)
      writeFileSync(part, JSON.stringify(data))
      renameSync(part, join(folder, name))
    }
  } catch {
    // A folder that cannot be written costs some seconds at each start, nothing else.
  }
}

function removeOlder(folder: string, hash: string): void {
  try {
    for (const name of readdirSync(folder)) if (!name.startsWith(hash)) rmSync(join(folder, name), { force: true })
  } catch {
    // They take some room.
  }
}

const read = <T>(folder: string, name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Topics for each of so many processes, about the same number of items for each. */
export function shared(topics: readonly TopicFolder[], among: number, sizeOf: (topic: TopicFolder) => number) {
  const shares = Array.from({ length: among }, () => ({ size: 0, topics: [] as TopicFolder[] }))
  for (const topic of topics.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = shares.reduce((a, b) => (b.size < a.size ? b : a))
    least.size += sizeOf(topic)
    least.topics.push(topic)
  }
  return shares.map((share) => share.topics).filter((own) => own.length > 0)
}

const lockSize = (topic: TopicFolder): number => statSync(join(HOME, 'locks', `${topic}.lock.json`)).size

/** In processes of their own, whose memory goes with them; two, since more than two halves of the sources are seldom worth their start. */
async function buildIntoFiles(folder: string, topics: readonly TopicFolder[]): Promise<void> {
  const script = fileURLToPath(new URL('build-into-files.ts', import.meta.url))
  const children = shared(topics, Math.min(2, availableParallelism()), lockSize).map((own) =>
    spawn(process.execPath, [script, folder, ...own], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  await Promise.all(children.map((child) => once(child, 'exit')))
}

const wholeHash = (topics: readonly BuiltTopic[]): string =>
  createHash('sha256')
    .update(topics.map((topic) => topic.hash).join())
    .digest('hex')
    .slice(0, 24)

const opened = (
  topics: readonly BuiltTopic[],
  items: () => readonly BankItem[],
  spoken: () => readonly Words[],
): OpenBank => ({
  bank: { hash: wholeHash(topics), topics: topics.map((topic) => topic.served) },
  items,
  spoken: () => new Map(spoken().flatMap((words) => Object.entries(words))),
})

/** The built bank: from the files of an earlier build of these very sources, else built now. */
export async function openBank(folder = FOLDER, topics: readonly TopicFolder[] = TOPIC_FOLDERS): Promise<OpenBank> {
  const hash = sourceHash()
  const missing = () =>
    topics.filter((topic) => Object.values(filesOf(hash, topic)).some((name) => !existsSync(join(folder, name))))
  if (missing().length > 0 && canWrite(folder)) {
    await buildIntoFiles(folder, missing())
    removeOlder(folder, hash)
  }
  if (missing().length === 0)
    return opened(
      topics.map((topic) => read<BuiltTopic>(folder, filesOf(hash, topic).built)),
      () => topics.flatMap((topic) => read<BankItem[]>(folder, filesOf(hash, topic).items)),
      () => topics.map((topic) => read<Words>(folder, filesOf(hash, topic).spoken)),
    )
  const { buildTopic, topicModule } = await import('./build.ts')
  const all = await Promise.all(topics.map(async (topic) => buildTopic(await topicModule(topic))))
  return opened(
    all.map(({ built }) => built),
    () => all.flatMap(({ items }) => items),
    () => all.map(({ spoken }) => spoken),
  )
}

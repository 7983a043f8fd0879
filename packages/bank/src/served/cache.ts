/**
 * Building ten thousand items takes seconds and the sources take hundreds of megabytes; the result is the same until a
 * source changes. So it is built once, by a process of its own, and kept in files named by the hash of all sources. Where no
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
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BankItem, ServedBank } from './build.ts'

const HOME = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = fileURLToPath(new URL('../../../../.cache/bank', import.meta.url))

export type OpenBank = Readonly<{ bank: ServedBank; items: () => readonly BankItem[] }>

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && /\.(ts|json)$/.test(e.name) && !e.name.endsWith('.test.ts'))
    .map((e) => join(e.parentPath, e.name))
    .sort()
}

/** A hash over everything that the built bank is made of. */
export function sourceHash(home = HOME): string {
  const hash = createHash('sha256')
  for (const file of [...filesUnder(join(home, 'src')), ...filesUnder(join(home, 'locks'))])
    hash.update(relative(home, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 24)
}

const names = (hash: string) => ({ bank: `${hash}.bank.json`, items: `${hash}.items.json` })

/** Whole or not at all: a reader never sees half a file. The older builds go. */
export function keep(folder: string, hash: string, bank: ServedBank, items: readonly BankItem[]): void {
  try {
    mkdirSync(folder, { recursive: true })
    const own = names(hash)
    for (const [name, data] of [
      [own.items, items],
      [own.bank, bank],
    ] as const) {
      const part = join(folder, `${name}.${process.pid}.part`)
      writeFileSync(part, JSON.stringify(data))
      renameSync(part, join(folder, name))
    }
    for (const name of readdirSync(folder)) if (!name.startsWith(hash)) rmSync(join(folder, name), { force: true })
  } catch {
    // A folder that cannot be written costs some seconds at each start, nothing else.
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

/** In a process of its own, whose memory goes with it. */
async function buildIntoFiles(folder: string): Promise<void> {
  const script = fileURLToPath(new URL('build-into-files.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'exit')
}

/** The built bank: from the files of an earlier build of these very sources, else built now. */
export async function openBank(folder = FOLDER): Promise<OpenBank> {
  const { bank, items } = names(sourceHash())
  const there = () => existsSync(join(folder, bank)) && existsSync(join(folder, items))
  if (!there() && canWrite(folder)) await buildIntoFiles(folder)
  if (there()) return { bank: read(folder, bank), items: () => read(folder, items) }
  const built = (await import('./build.ts')).buildBank()
  return { bank: built.bank, items: () => built.items }
}

/**
 * Building 9,000 items takes seconds and the sources take a hundred megabytes; the result is the same until a source changes.
 * So it is built once and kept in files named by the hash of all sources. Where no file can be written, it is built each time.
 */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
function keep(folder: string, hash: string, bank: ServedBank, items: readonly BankItem[]): void {
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

/** The built bank: from the files of an earlier build of these very sources, else built now. */
export async function openBank(folder = FOLDER): Promise<OpenBank> {
  const hash = sourceHash()
  const { bank, items } = names(hash)
  if (existsSync(join(folder, bank)) && existsSync(join(folder, items)))
    return { bank: read(folder, bank), items: () => read(folder, items) }
  const built = (await import('./build.ts')).buildBank()
  keep(folder, hash, built.bank, built.items)
  return { bank: built.bank, items: () => built.items }
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bankItems } from '../lock/lock.ts'
import { buildBank } from './build.ts'
import { keep, openBank, sourceHash } from './cache.ts'

const folder = mkdtempSync(join(tmpdir(), 'bank-cache-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a bank read back from its files is the one that was built, and older files are gone', async () => {
  writeFileSync(join(folder, 'an-older-build.bank.json'), '{}')
  const built = buildBank()
  keep(folder, sourceHash(), built.bank, built.items)
  const read = await openBank(folder)
  expect(JSON.stringify(read.bank)).toBe(JSON.stringify(built.bank))
  expect(JSON.stringify(read.items())).toBe(JSON.stringify(bankItems()))
  expect(readdirSync(folder).every((name) => name.startsWith(sourceHash()))).toBe(true)
})

test('a folder that cannot be written costs nothing but time', async () => {
  const file = join(folder, 'a-file-where-a-folder-should-be')
  writeFileSync(file, '')
  const { bank } = await openBank(file)
  expect(bank.topics.length).toBeGreaterThan(0)
})

test('the hash of the sources changes with any of them', () => {
  const home = mkdtempSync(join(tmpdir(), 'bank-home-'))
  const write = (path: string, text: string) => writeFileSync(join(home, path), text)
  for (const sub of ['src', 'locks']) mkdirSync(join(home, sub))
  write('src/a.ts', '1')
  write('locks/a.lock.json', '[]')
  const first = sourceHash(home)
  write('src/a.test.ts', 'tests do not count')
  expect(sourceHash(home)).toBe(first)
  write('locks/a.lock.json', '[1]')
  const second = sourceHash(home)
  write('src/a.ts', '2')
  expect(new Set([first, second, sourceHash(home)]).size).toBe(3)
  rmSync(home, { recursive: true, force: true })
})

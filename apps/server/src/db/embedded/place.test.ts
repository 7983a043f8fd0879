import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDataFolder } from './place.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'fourfold-place-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** In a process of its own, which is ended when it hangs. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  return { status, lines: stderr.split('\n').filter((line) => line !== '') }
}

test('a data folder is made with all the folders above it', () => {
  expect(openDataFolder(join(folder, 'a/b/c'))).toBe(join(folder, 'a/b/c'))
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true)
  expect(openDataFolder(join(folder, 'a/b/c'))).toBe(join(folder, 'a/b/c'))
})

test('a data folder below a file is refused with one sentence', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => openDataFolder(join(folder, 'file/data'))).toThrow(/cannot be made \(.*\): set DATA_DIR\.$/)
})

const onLinux = test.skipIf(!existsSync('/proc/self/stat'))

onLinux('a data folder where none can be made is refused at once', () => {
  const place = JSON.stringify(join(import.meta.dirname, 'place.ts'))
  const script = `import { openDataFolder } from ${place}
    try { openDataFolder('/proc/x/y') } catch (error) { console.error(error.message) }`
  const { status, lines } = run(['--input-type=module', '-e', script])
  expect(status).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/^The data folder \/proc\/x\/y cannot be made \(.*\): set DATA_DIR\.$/)])
})

onLinux('npm start stops with one sentence there', () => {
  const { status, lines } = run(['scripts/start.mjs'], { DATA_DIR: '/proc/x' })
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^DATA_DIR \/proc\/x cannot be used \(.*\); please name a folder that can be written\.$/),
  ])
})

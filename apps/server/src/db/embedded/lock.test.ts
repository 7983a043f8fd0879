import { spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { processStamp } from './processes.ts'
import { cleanUp, temporaryFolder } from './testing.ts'

afterEach(cleanUp)

const lockPath = (): string => join(temporaryFolder(), 'a.lock')

test('a free lock is taken, a held one names its holder, a released one is free again', async () => {
  const path = lockPath()
  const first = await takeLock(path)
  expect(await takeLock(path)).toEqual({ heldBy: process.pid })
  if ('lock' in first) first.lock.release()
  expect(existsSync(path)).toBe(false)
  expect(await takeLock(path)).toHaveProperty('lock')
})

test('the lock of a dead process, of a reused pid and a damaged lock are taken over', async () => {
  const dead = JSON.stringify({ pid: 2 ** 22 - 1, started: 'long ago', id: 'a' })
  const reused = JSON.stringify({ pid: process.pid, started: 'long ago', id: 'b' })
  for (const content of [dead, reused, '', '{"pid":']) {
    const path = lockPath()
    writeFileSync(path, content)
    expect(await takeLock(path), content).toHaveProperty('lock')
  }
})

test('a process that was killed while it took a lock over does not block it', async () => {
  const path = lockPath()
  for (const name of [path, `${path}.next`, `${path}.next.next`]) {
    writeFileSync(name, JSON.stringify({ pid: 2 ** 22 - 1, started: 'long ago', id: name }))
  }
  expect(await takeLock(path)).toHaveProperty('lock')
  expect(readdirSync(join(path, '..'))).toEqual(['a.lock'])
})

test('of many that find a dead holder exactly one gets the lock', async () => {
  const path = lockPath()
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 - 1, started: 'long ago', id: 'a' }))
  const results = await Promise.all(Array.from({ length: 20 }, () => takeLock(path)))
  expect(results.filter((result) => 'lock' in result)).toHaveLength(1)
})

test('a zombie is not a living process', async () => {
  // The child ends only when the shell has been replaced by a program that never reaps it: a shell might.
  const child = 'while [ "$(cat /proc/$$/comm)" != sleep ]; do :; done'
  const parent = spawn('/bin/sh', ['-c', `(${child}) & echo $!; exec sleep 30`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))))
  await expect.poll(() => processStamp(pid), { timeout: 20_000 }).toBeUndefined()
  expect(() => process.kill(pid, 0)).not.toThrow()
  parent.kill('SIGKILL')
})

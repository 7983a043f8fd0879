import { expect, test } from 'vitest'
import { FullLineError, line } from './line.ts'
import { hashRandomSecret, verifyPassword } from './passwords.ts'

test('of many at once only so many run, in order, and who finds the line full hears so at once', async () => {
  const inLine = line(2, 3)
  const ends: (() => void)[] = []
  const done: number[] = []
  const work = (n: number) => inLine(() => new Promise<void>((end) => ends.push(end))).then(() => done.push(n))
  const started = [0, 1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toBeInstanceOf(FullLineError)
  expect(ends).toHaveLength(2)
  for (let i = 0; i < 5; i++) {
    ends[i]?.()
    await started[i]
  }
  expect(done).toEqual([0, 1, 2, 3, 4])
  const after = work(6)
  ends[5]?.()
  await after
  expect(done.at(-1)).toBe(6)
})

test('a failure gives its place to the next', async () => {
  const inLine = line(1, 1)
  const both = [inLine(() => Promise.reject(new Error('no'))), inLine(async () => 'next')]
  await expect(both[0]).rejects.toThrow('no')
  expect(await both[1]).toBe('next')
})

test("a guest's random secret is known again, by itself alone", async () => {
  const secret = crypto.randomUUID()
  const stored = hashRandomSecret(secret)
  expect(stored).not.toContain(secret)
  expect(await verifyPassword(stored, secret)).toBe(true)
  expect(await verifyPassword(stored, crypto.randomUUID())).toBe(false)
  expect(hashRandomSecret(secret)).not.toBe(stored)
})

import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject }
}
const settled = () => new Promise<void>((done) => setImmediate(done))

test('of long calls so many run at once, and the others follow in the order in which they came', async () => {
  const run = inTurn(2)
  const calls = [held(), held(), held(), held()]
  const begun: number[] = []
  const answers = calls.map(({ promise }, n) =>
    run(() => {
      begun.push(n)
      return promise
    }),
  )
  await settled()
  expect(begun).toEqual([0, 1])
  calls[1]?.resolve('second')
  await settled()
  expect(begun).toEqual([0, 1, 2])
  calls[0]?.resolve('first')
  await settled()
  expect(begun).toEqual([0, 1, 2, 3])
  calls[3]?.resolve('fourth')
  calls[2]?.resolve('third')
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a long call that fails, at once or later, leaves its place to the next', async () => {
  const run = inTurn(1)
  const failing = held()
  const first = run(() => failing.promise)
  const second = run(() => {
    throw new Error('at once')
  })
  const third = run(async () => 'third')
  failing.reject(new Error('later'))
  await expect(first).rejects.toThrow('later')
  await expect(second).rejects.toThrow('at once')
  expect(await third).toBe('third')
  expect(await run(async () => 'as if nothing had been')).toBe('as if nothing had been')
})

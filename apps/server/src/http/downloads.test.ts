import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { beginDownload } from './downloads.ts'

/** An answer under way: it can be closed, and says whether it was ended for taking nothing. */
function answer() {
  let stalled = () => {}
  const raw = Object.assign(new EventEmitter(), {
    ended: false,
    setTimeout: (_: number, then: () => void) => {
      stalled = then
    },
    destroy: () => {
      raw.ended = true
      raw.emit('close')
    },
  })
  return { raw, reply: { raw } as unknown as FastifyReply, stall: () => stalled() }
}

test('an account has two downloads open at most, others have their own, and one that nobody reads is ended', () => {
  const [first, second, third, other] = [answer(), answer(), answer(), answer()]
  beginDownload({ id: 1 }, first.reply)
  beginDownload({ id: 1 }, second.reply)
  expect(() => beginDownload({ id: 1 }, third.reply)).toThrow('Please wait until your other download has ended.')
  beginDownload({ id: 2 }, other.reply)
  first.stall()
  expect([first.raw.ended, second.raw.ended]).toEqual([true, false])
  beginDownload({ id: 1 }, third.reply)
  expect(() => beginDownload({ id: 1 }, answer().reply)).toThrow()
  second.raw.emit('close')
  third.raw.emit('close')
  beginDownload({ id: 1 }, answer().reply)
})

import { readFileSync, writeFileSync } from 'node:fs'
import { LIMITS } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from '../connect.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'
import { newGuest, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
afterAll(cleanUp)

/** Memory is read where Linux tells it. */
const possible = process.env.DEEP === '1' && process.platform === 'linux'
const AT_ONCE = 8
const CARDS = 2000
const MB = 1_000_000
/** Before pages it was 1,800 MB for eight lists of cards. */
const MOST_MB = 300

/** What the process holds, or has held at most since `forgetPeak`. */
const memory = (pid: number, kind: 'VmRSS' | 'VmHWM'): number =>
  (Number(new RegExp(`${kind}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / MB
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Reads an answer to its end over a connection of its own; its length in MB. */
async function download(url: string, path: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  })
  expect([path, answer.status]).toEqual([path, 200])
  let length = 0
  for await (const piece of answer.body ?? []) length += piece.length
  return length / MB
}

test.runIf(possible)(
  'eight full collections of cards that are listed, exported and downloaded at once take a little memory',
  async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
    const server = await startRealServer({
      DATABASE_URL: postgres.url,
      APP_SECRET: 'a secret of the server that is long',
    })
    const pid = server.child.pid ?? 0
    const tokens = await Promise.all(Array.from({ length: AT_ONCE }, () => newGuest(server.url)))
    const { db, pool } = connect(postgres.url, { max: 1, unhurried: true })
    // As full as a member's may be, whose account is downloaded as a whole.
    const length = Math.floor(LIMITS.cardBytesMember / CARDS / 2)
    await db.execute(sql`update user_account set guest = false`)
    await db.execute(sql`insert into flashcard (learner_id, front, back, tags)
    select learner_id, lpad(n::text, ${length}::int, 'f'), lpad(n::text, ${length}::int, 'b'), '[]'
    from user_account, generate_series(1, ${CARDS}::int) n`)
    const ids = tokens.map((token) => JSON.parse(atob(token.split('.')[1] ?? '')).sub as string)
    const kinds = [
      ['lists', () => '/flashcards/index'],
      ['exports', () => '/flashcards/export'],
      ['accounts', (who: number) => `/users/${ids[who]}/export`],
    ] as const
    // What the first calls leave behind for good is not what many at once cost.
    for (const [, path] of kinds) await download(server.url, path(0), tokens[0] ?? '')
    for (const [kind, path] of kinds) {
      const before = memory(pid, 'VmRSS')
      forgetPeak(pid)
      const lengths = await Promise.all(tokens.map((token, who) => download(server.url, path(who), token)))
      const more = memory(pid, 'VmHWM') - before
      const all = lengths.reduce((a, b) => a + b, 0)
      console.log(
        `${AT_ONCE} ${kind} at once: ${all.toFixed(0)} MB sent, ${more.toFixed(0)} MB more than the ${before.toFixed(0)} MB before`,
      )
      if (kind !== 'lists') expect(all, kind).toBeGreaterThan((AT_ONCE * LIMITS.cardBytesMember) / MB)
      expect(more, kind).toBeLessThan(MOST_MB)
    }
    await pool.end()
    await server.kill('SIGTERM')
    await postgres.stop()
  },
)

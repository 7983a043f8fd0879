import { afterAll, expect, test, vi } from 'vitest'
import { takenUpWithin } from '../../jobs/jobs.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { startEmbeddedPostgres } from '../embedded/index.ts'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'
import { ask, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'
const MINUTE_S = 60

test.runIf(DEEP)(
  'a letter that was on its way when its server was killed is sent by the other server within a minute',
  async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: temporaryFolder(), durable: false })
    // It takes the first letter and never says that it has it; the next ones it takes at once.
    const mail = await mailServer((nth) => nth > 1)
    const env = { DATABASE_URL: postgres.url, APP_SECRET: 'one secret that both servers know', SMTP_URL: mail.url }
    const first = await startRealServer(env)
    const password = 'Corect-horse7'
    const user = { first_name: 'Ana', last_name: 'Lee', email: 'ana@example.com' }
    await ask(first.url, 'POST', '/users', '', { user: { ...user, password, password_confirmation: password } })
    await expect.poll(() => mail.letters.length, { timeout: 60_000 }).toBe(1)
    const second = await startRealServer(env)
    expect(mail.letters, 'while its server lives the letter is in good hands').toHaveLength(1)
    await first.kill('SIGKILL')
    expect(takenUpWithin('mail.send')).toBeLessThanOrEqual(MINUTE_S)
    await expect.poll(() => mail.letters.length, { timeout: 1000 * MINUTE_S, interval: 250 }).toBe(2)
    for (const letter of mail.letters) expect(letter).toContain('ana@example.com')
    await second.kill('SIGTERM')
    await mail.close()
    await postgres.stop()
  },
)

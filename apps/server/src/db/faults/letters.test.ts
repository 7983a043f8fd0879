import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { cleanUp, temporaryFolder } from '../embedded/testing.ts'
import { ask, startRealServer } from './real-server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
afterAll(cleanUp)

const DEEP = process.env.DEEP === '1'

/** A mail server that leaves the first letters unanswered, as one does whose client was killed meanwhile. */
async function mailServer(unanswered: number) {
  const arrived: string[] = []
  let begun = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      begun += 1
      const silent = begun <= unanswered
      stream.resume()
      stream.on('end', () => {
        if (silent) return
        arrived.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, arrived, begun: () => begun, close: () => server.close(() => undefined) }
}

test.runIf(DEEP)('a letter that was on its way when the server was killed goes out within two minutes', async () => {
  const mail = await mailServer(1)
  const env = { DATA_DIR: temporaryFolder(), SMTP_URL: mail.url }
  const first = await startRealServer(env)
  const email = `${crypto.randomUUID()}@example.com`
  const typed = { password: 'Corect-horse7', password_confirmation: 'Corect-horse7' }
  const user = { first_name: 'Ana', last_name: 'Lee', email, ...typed }
  expect((await ask(first.url, 'POST', '/users', '', { user })).status).toBe(200)
  await expect.poll(mail.begun, { timeout: 30_000 }).toBe(1)
  await first.kill('SIGKILL')
  const second = await startRealServer(env)
  await expect.poll(() => mail.arrived, { timeout: 120_000, interval: 500 }).toContain(email)
  await second.kill('SIGTERM')
  mail.close()
})

import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { mailServer } from '../testing/mail-server.ts'

const signUp = (t: TestApp, email: string) =>
  t.call('POST', '/users', {
    body: {
      user: {
        first_name: 'Ana',
        last_name: 'Lee',
        email,
        password: 'Corect-horse7',
        password_confirmation: 'Corect-horse7',
      },
    },
  })

test('with SMTP_URL a letter goes out as HTML and text, in the name of the brand', async () => {
  const mail = await mailServer()
  const t = await testApp({ smtpUrl: mail.url })
  const email = `${crypto.randomUUID()}@example.com`
  await signUp(t, email)
  await t.runJobs()
  const letter = mail.letters.find((m) => m.includes(email)) ?? ''
  expect(letter).toContain('Subject: Confirm your Fourfold account')
  expect(letter).toContain('Content-Type: text/plain')
  expect(letter).toContain('Content-Type: text/html')
  await t.close()
  await mail.close()
})

test('a mail server that is down delays the mail and never the answer', async () => {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', () => ready()))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  const t = await testApp({ smtpUrl: `smtp://127.0.0.1:${port}` })
  expect((await signUp(t, `${crypto.randomUUID()}@example.com`)).status).toBe(200)
  await expect(t.runJobs()).rejects.toThrow()
  await t.close()
})

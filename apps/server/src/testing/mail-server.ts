import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type MailServer = Readonly<{ url: string; letters: readonly string[]; close: () => Promise<void> }>

/** A real SMTP server on loopback that keeps what it gets. `confirms`: whether it says so of the nth letter, from 1. */
export async function mailServer(confirms: (nth: number) => boolean = () => true): Promise<MailServer> {
  const letters: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        letters.push(text)
        if (confirms(letters.length)) done()
      })
    },
  })
  // A client that is killed breaks its line off.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => new Promise((done) => server.close(() => done())) }
}

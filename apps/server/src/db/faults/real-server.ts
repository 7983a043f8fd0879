import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../../..')

export type RealServer = Readonly<{
  url: string
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}>

/** The whole server as a process of its own, ready to answer. */
export async function startRealServer(env: Record<string, string>): Promise<RealServer> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      LOG_LEVEL: 'error',
      PORT: '0',
      RATE_LIMITS: 'off',
      ...env,
    },
  })
  let text = ''
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const ready = /is ready: (http:\S+)/.exec(text)?.[1]
      if (ready) done(ready)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', (code) => fail(new Error(`ended with ${code}: ${text}`)))
  })
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { url, child, output: () => text, ended, kill }
}

export type Reply = Readonly<{ status: number; body: Record<string, unknown>; retryAfter: string | null }>

/** One call; status 0 when nobody answers. */
export async function ask(url: string, method: string, path: string, token = '', body?: unknown): Promise<Reply> {
  try {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(25_000),
    })
    const told = (await answer.json()) as Record<string, unknown>
    return { status: answer.status, body: told, retryAfter: answer.headers.get('retry-after') }
  } catch (error) {
    return { status: error instanceof Error && error.name === 'TimeoutError' ? -1 : 0, body: {}, retryAfter: null }
  }
}

export async function newGuest(url: string): Promise<string> {
  const user = { guest: true, email: `${crypto.randomUUID()}@guest.invalid`, password: crypto.randomUUID() }
  return String((await ask(url, 'POST', '/users', '', { user })).body.jwt)
}

export type Load = Readonly<{
  /** Fronts of the cards whose creation was answered with success. */
  acknowledged: readonly string[]
  statuses: ReadonlySet<number>
  stop: () => Promise<void>
}>

/** Students who write one card after the other, each kept only if the server said so. */
export function startLoad(urlNow: () => string, tokens: readonly string[]): Load {
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let going = true
  const student = async (token: string) => {
    while (going) {
      const front = crypto.randomUUID()
      const { status } = await ask(urlNow(), 'POST', '/flashcards/create', token, { front, back: 'b' })
      statuses.add(status)
      if (status === 200) acknowledged.push(`${token} ${front}`)
      else await new Promise((wait) => setTimeout(wait, 50))
    }
  }
  const all = tokens.map(student)
  return {
    acknowledged,
    statuses,
    stop: async () => {
      going = false
      await Promise.all(all)
    },
  }
}

/** The acknowledged cards that the server does not have. */
export async function lostCards(url: string, { acknowledged }: Pick<Load, 'acknowledged'>): Promise<string[]> {
  const byToken = Map.groupBy(acknowledged, (entry) => entry.split(' ')[0] ?? '')
  const lost: string[] = []
  for (const [token, entries] of byToken) {
    const kept = new Set<string>()
    for (let offset = 0; ; ) {
      const { body } = await ask(url, 'GET', `/flashcards/index?newOffset=${offset}`, token)
      const page = body.user_flashcards as { front: string }[]
      for (const { front } of page) kept.add(front)
      if (page.length === 0) break
      offset += page.length
    }
    lost.push(...entries.filter((entry) => !kept.has(entry.split(' ')[1] ?? '')))
  }
  return lost
}

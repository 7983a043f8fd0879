import { Agent, request } from 'node:http'
import type { Sample } from './stats.ts'

export type Reply = Readonly<{ status: number; body: Record<string, unknown>; ms: number }>

export type Call = Readonly<{
  method: string
  path: string
  /** Under which its times are kept: the route, not the address. */
  name: string
  token?: string
  body?: unknown
  /** The network address that the proxy would tell. */
  from?: string
  /** Its answer is taken in but not read: what is measured is the server, not the load's JSON. */
  unread?: true
}>

export type Client = Readonly<{
  call: (call: Call) => Promise<Reply>
  samples: ReadonlyMap<string, Sample[]>
  close: () => void
}>

/** Longer than any answer may take: what is over it hangs. */
export const HANGS_MS = 30_000

function read(text: string, type: string): Record<string, unknown> {
  if (!type.includes('json')) return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Calls with kept connections, as browsers and proxies hold them; status 0 when nobody answers, -1 when it hangs. */
export function makeClient(url: () => string, sockets: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const samples = new Map<string, Sample[]>()
  const keep = (name: string, sample: Sample) => {
    const list = samples.get(name)
    if (list) list.push(sample)
    else samples.set(name, [sample])
  }
  const call = ({ method, path, name, token, body, from, unread }: Call): Promise<Reply> =>
    new Promise((done) => {
      const begun = performance.now()
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const { hostname, port } = new URL(url())
      let first = 0
      const end = (status: number, bytes: number, answer: Record<string, unknown>) => {
        clearTimeout(hangs)
        const whole = performance.now() - begun
        keep(name, { at: begun, first: first || whole, whole, bytes, status })
        done({ status, body: answer, ms: whole })
      }
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
            ...(from ? { 'x-forwarded-for': from } : {}),
          },
        },
        (answer) => {
          first = performance.now() - begun
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', () => end(0, 0, {}))
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const json = unread ? {} : read(bytes.toString(), answer.headers['content-type'] ?? '')
            end(answer.statusCode ?? 0, bytes.length, json)
          })
        },
      )
      const hangs = setTimeout(() => {
        sent.destroy()
        end(-1, 0, {})
      }, HANGS_MS)
      sent.on('error', () => end(0, 0, {}))
      sent.end(payload)
    })
  return { call, samples, close: () => agent.destroy() }
}

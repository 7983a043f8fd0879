import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { makeClient } from './client.ts'
import { cpuSpent, type Spent } from './cpu.ts'
import { WORKERS, warmUp } from './rates.ts'
import { readingCalls } from './routes.ts'
import { startDatabase, startProgram } from './start.ts'
import { startGuest, type World } from './taker.ts'

/**
 * npm run bench:reads: what a reading call costs in CPU beside the bare select route, on a machine that others use too. Bare
 * and route take turns, a fixed number of calls each time; what is told are medians over the rounds. A median says what such
 * a call costs usually, whatever else went on in some of the rounds.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Of a round. */
    calls: { type: 'string', default: '320' },
    /** Routes whose name has this in it. */
    only: { type: 'string', default: '' },
  },
})
const CALLS = Number(values.calls)
const say = (line: string) => process.stdout.write(`${line}\n`)
const loadNow = () => loadavg()[0]?.toFixed(1)

const database = await startDatabase()
const server = await startProgram('apps/server/src/main.ts', {
  DATABASE_URL: database.url,
  APP_SECRET: 'a secret that is only used by the benchmark',
  LOG_LEVEL: 'warn',
  PORT: '0',
  RATE_LIMITS: 'off',
})
const bare = await startProgram('bench/load/bare.ts', { DATABASE_URL: database.url })
const [client, bareClient] = [makeClient(() => server.url, WORKERS), makeClient(() => bare.url, WORKERS)]
const world: World = {
  client,
  random: Math.random,
  pause: () => 0,
  going: () => true,
  wait: async () => undefined,
}
const person = await startGuest(world, '10.1.0.1')
if (!person) throw new Error('no guest could be made')
const routes = (await readingCalls(world, person)).filter(({ name }) => name.includes(values.only))

type Called = Readonly<{ pid: number; once: () => Promise<unknown> }>
const bareCall: Called = {
  pid: bare.pid,
  once: () => bareClient.call({ method: 'GET', path: '/item/1', name: 'bare', unread: true }),
}

/** Milliseconds of CPU of one call: of the load, the server that is asked, and the database. */
async function costOf({ pid, once }: Called): Promise<Spent> {
  const processes = { server: pid, database: database.pid }
  const before = cpuSpent(processes)
  let n = 0
  const work = async () => {
    while (n < CALLS) {
      n++
      await once()
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  const after = cpuSpent(processes)
  const part = (name: keyof Spent) => (1000 * (after[name] - before[name])) / n
  return { load: part('load'), server: part('server'), database: part('database') }
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
const whole = ({ load, server, database }: Spent): number => load + server + database
const told = (costs: readonly Spent[]): string =>
  `load ${median(costs.map((c) => c.load)).toFixed(2)}, server ${median(costs.map((c) => c.server)).toFixed(2)}, database ${median(costs.map((c) => c.database)).toFixed(2)}`

say(`load of the machine: ${loadNow()}; ${values.rounds} rounds of ${CALLS} calls; CPU of one call in ms`)
await warmUp(WORKERS, bareCall.once)
for (const { name, once } of routes) {
  await warmUp(WORKERS, once)
  const rounds: { bare: Spent; own: Spent }[] = []
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push({ bare: await costOf(bareCall), own: await costOf({ pid: server.pid, once }) })
  const shares = rounds.map((round) => (100 * whole(round.bare)) / whole(round.own))
  const bytes = client.samples.get(name)?.at(-1)?.bytes ?? 0
  say(
    `${name.padEnd(22)} ${median(shares).toFixed(0).padStart(3)} % (${Math.min(...shares).toFixed(0)} to ${Math.max(...shares).toFixed(0)}); ${told(rounds.map((r) => r.own))}; bare ${told(rounds.map((r) => r.bare))}; ${(bytes / 1000).toFixed(1)} kB`,
  )
}
say(`load of the machine: ${loadNow()}`)
client.close()
bareClient.close()
await server.stop()
await bare.stop()
await database.stop()

import { cpus, loadavg, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeClient } from './client.ts'
import { addMembers } from './members.ts'
import { bareInserts, bareSelects, meanRate, type Rate } from './rates.ts'
import { readingRates, savingRate } from './routes.ts'
import { startDatabase, startProgram } from './start.ts'
import { summarize, table } from './stats.ts'
import { type Confirmed, logIn, lostAnswers, type Person, startGuest, takeTest, type World } from './taker.ts'

/**
 * npm run bench:load: simulated takers against a server and a database that it starts itself, on loopback. Ends by itself.
 * The load shares the machine's cores with the server and the database, so the bare rates of the same run are the measure.
 */
const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '100' },
    /** How long one rate is measured. */
    each: { type: 'string', default: '3' },
    /** Leaves the takers out. */
    rates: { type: 'boolean', default: false },
    /** Of the rates this one alone: `save`, or the name of a route that is read. */
    only: { type: 'string' },
  },
})
const TAKERS = Number(values.takers)
const SECONDS = Number(values.seconds)
const EACH = Number(values.each)
const STARTS_MS = 10_000
/** One answer per 25 s on average: 10 to 60 s, short pauses more often than long ones. */
const PAUSE_MS = { least: 10_000, more: 30_000 }
const MEMBERS = 0.05

const say = (line: string) => process.stdout.write(`${line}\n`)
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
/** A network of its own for every 200 takers, as schools have. */
const addressOf = (taker: number): string => `10.1.${Math.floor(taker / 200)}.${1 + (taker % 200)}`
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const database = await startDatabase()
const admin = new pg.Pool({ connectionString: database.url, max: 2 })
const members = await addMembers(database.url, Math.ceil(TAKERS * MEMBERS))
say(`machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB; the load runs on them too`)
say(
  `load of the machine: ${loadavg()
    .map((n) => n.toFixed(1))
    .join(' ')}`,
)
const rateLine = ({ perSecond, cpuMs, parts: { load, server, database } }: Rate) =>
  `${perSecond.toFixed(0)}/s at ${cpuMs.toFixed(2)} ms of CPU (load ${load.toFixed(2)}, server ${server.toFixed(2)}, database ${database.toFixed(2)})`

const startServer = (more: Record<string, string> = {}) =>
  startProgram('apps/server/src/main.ts', {
    DATABASE_URL: database.url,
    APP_SECRET: 'a secret that is only used by the benchmark',
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...more,
  })
let server = await startServer()
const client = makeClient(() => server.url, 256)
const people: (Person | null)[] = []
const tests: Confirmed[] = []
let merges = 0
let connections = 0
/** When the last of the first tests was on its screen: from then on all are at work. */
let allAtWork = 0
let memory = server.memoryMb()

const look = setInterval(async () => {
  memory = Math.max(memory, server.memoryMb())
  const { rows } = await admin.query(
    'select count(*)::int as n from pg_stat_activity where datname = current_database()',
  )
  connections = Math.max(connections, Number(rows[0]?.n) - 1)
}, 2000)

const begun = performance.now()
const end = begun + STARTS_MS + SECONDS * 1000
const world: World = {
  client,
  random: Math.random,
  pause: () => Math.min(60_000, PAUSE_MS.least - Math.log(1 - Math.random()) * (PAUSE_MS.more / 2)),
  going: () => performance.now() < end,
  wait: (ms) => wait(Math.min(ms, Math.max(0, end - performance.now()))),
}

/** From the first page to the dashboard, then tests until the time is over. */
async function live(taker: number): Promise<void> {
  await wait((STARTS_MS * taker) / TAKERS)
  const member = members[taker]
  const person = member ? await logIn(world, addressOf(taker), member) : await startGuest(world, addressOf(taker))
  people.push(person)
  if (!person) return
  for (const path of ['/users/account', '/questions/index'])
    await client.call({ method: 'GET', path: `/api/v1${path}`, name: `GET ${path} (start)`, ...person })
  // Only some come back to another page of the product before they begin.
  if (taker % 10 === 0)
    await client.call({ method: 'GET', path: '/api/v1/tests/new?grouped=1', name: 'GET /tests/new', ...person })
  await wait(Math.random() * PAUSE_MS.least)
  const opened = () => {
    allAtWork = performance.now()
  }
  for (let first = true; world.going(); first = false) {
    const test = await takeTest(first ? { ...world, opened } : world, person, taker % 20 === 0)
    if (!test) return
    tests.push(test)
    merges += test.merges
  }
}

say(
  `${TAKERS} takers start within ${STARTS_MS / 1000} s and answer every 10 to 60 s (25 s on average) for ${SECONDS} s …`,
)
if (!values.rates) await Promise.all(Array.from({ length: TAKERS }, (_, taker) => live(taker)))
clearInterval(look)
for (const path of ['/', '/login', '/for-students', '/api/v1/health'])
  for (let n = 0; n < 20; n++) await client.call({ method: 'GET', path, name: `GET ${path}` })
const seconds = (performance.now() - begun) / 1000
const during = [...client.samples].map(([name, list]) => summarize(name, list)).sort((a, b) => b.n - a.n)
const lost = (await Promise.all(tests.map((test) => lostAnswers(world, test)))).flat()
const confirmed = tests.reduce((sum, test) => sum + test.answers.size, 0)
say(table(during))
const SAVE = 'PUT /tests/save/:id'
const saves = during.find((row) => row.name === SAVE)
const afterwards = (client.samples.get(SAVE) ?? []).filter((sample) => sample.at > allAtWork)
const atWork = summarize(SAVE, afterwards)
say(
  `saves once all had their first test on the screen (after ${((allAtWork - begun) / 1000).toFixed(0)} s): ${atWork.n}; p50 ${atWork.p50.toFixed(0)}, p95 ${atWork.p95.toFixed(0)}, p99 ${atWork.p99.toFixed(0)} ms (goal p99 under 250), errors ${atWork.errors}`,
)
say(
  `started: ${people.filter(Boolean).length} of ${TAKERS}; saves: ${saves?.n} (${((saves?.n ?? 0) / seconds).toFixed(1)}/s); merges: ${merges}; answers confirmed: ${confirmed}, lost: ${lost.length}`,
)
for (const line of lost.slice(0, 10)) say(`  lost: ${line}`)
say(
  `errors: ${during.reduce((sum, row) => sum + row.errors, 0)}; memory of the server: ${memory.toFixed(0)} MB; database connections: ${connections}`,
)

// Limits on calls would end this at once; all else is as before.
await server.stop()
server = await startServer({ RATE_LIMITS: 'off' })
const processes = { server: server.pid, database: database.pid }
const ready = await Promise.all(Array.from({ length: 32 }, (_, n) => startGuest(world, addressOf(n))))
const known = ready.filter((person) => person !== null)
/** On a machine that others use too, the CPU says more than the clock. */
const share = (of: Rate, bare: Rate): string =>
  `${percent(of.perSecond, bare.perSecond).padStart(7)} by the clock, ${percent(bare.cpuMs, of.cpuMs).padStart(7)} by CPU`
// Bare before and after: what others do on the machine meanwhile weighs on both alike.
if (!values.only || values.only === 'save') {
  const bareBefore = await bareInserts(database.url, database.pid, EACH)
  const saving = await savingRate(world, known, processes, EACH)
  const insertsBeside = meanRate(bareBefore, await bareInserts(database.url, database.pid, EACH))
  say(`bare insert transaction, before and after: ${rateLine(insertsBeside)}`)
  say(
    `saves without a pause: ${rateLine(saving)}; of the bare insert transaction: ${share(saving, insertsBeside)} (goal 25 %)`,
  )
}
if (values.only !== 'save') {
  const selectsBefore = await bareSelects(database.url, database.pid, EACH)
  const readings = await readingRates(world, known, processes, EACH, values.only)
  const selectsBeside = meanRate(selectsBefore, await bareSelects(database.url, database.pid, EACH))
  say(`bare Fastify route with one select, before and after: ${rateLine(selectsBeside)}`)
  for (const reading of readings)
    say(
      `${reading.name.padEnd(24)} ${rateLine(reading).padStart(76)}; of the bare select route: ${share(reading, selectsBeside)} (goal 35 %); ${reading.kilobytes.toFixed(1)} kB`,
    )
}
say(
  `load of the machine: ${loadavg()
    .map((n) => n.toFixed(1))
    .join(' ')}`,
)
client.close()
await server.stop()
await admin.end()
await database.stop()
process.exitCode = lost.length > 0 || during.some((row) => row.errors > 0) ? 1 : 0

import { setTimeout as wait } from 'node:timers/promises'
import { HANGS_MS, makeClient } from '../../bench/load/client.ts'
import { type Confirmed, lostAnswers, takeTests, type World } from '../../bench/load/taker.ts'
import { missing, startCluster, until } from './cluster.ts'
import { cut, mend, NODES, processesOn } from './machine.ts'
import { startWitness } from './witness.ts'

/**
 * npm run test:cluster: three database nodes that fail over, two servers behind a proxy, takers who answer all the while;
 * the primary is killed, a node cut off, the servers restarted one by one. Nothing acknowledged may be lost.
 */
const TAKERS = Number(process.env.TAKERS ?? 24)
const begun = performance.now()
const say = (line: string) =>
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}\n`)

const lacking = missing()
if (lacking) {
  say(lacking)
  process.exit(2)
}
const cluster = await startCluster(say)
const problems: string[] = []
try {
  await cluster.startServer(0)
  await cluster.startServer(1)
  say('two servers are ready behind HAProxy and PgBouncer (transaction mode)')

  const client = makeClient(() => cluster.url, 64)
  const witness = startWitness(cluster.primaryUrl)
  let going = true
  /** When saves were acknowledged. */
  const saved: number[] = []
  const tests: Confirmed[] = []
  const world: World = {
    client: {
      ...client,
      call: async (call) => {
        const reply = await client.call(call)
        if (reply.status === 200 && call.name.includes('/tests/save')) saved.push(performance.now())
        return reply
      },
    },
    random: Math.random,
    pause: () => 300 + Math.random() * 700,
    going: () => going,
    wait: (ms) => wait(ms),
  }
  const takers = takeTests(world, TAKERS, tests)

  /** How long no save was acknowledged around a fault, from the last before the gap to the first behind it. */
  const longestGap = (from: number): number => {
    const times = [from, ...saved.filter((at) => at >= from), performance.now()]
    return Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at))) / 1000
  }
  const settled = async (what: string) => {
    const seen = saved.length
    await until(`saves after ${what}`, 90, async () => (saved.length > seen + 3 * TAKERS ? true : null))
  }
  /** A node that comes back may be elected again: who leads does not matter, that somebody follows without a gap does. */
  const healthy = () =>
    until('three healthy nodes', 180, async () => {
      const all = await cluster.members()
      const fit = all.split(', ').filter((m) => /running|streaming/.test(m)).length === NODES.length
      return fit && all.includes('sync_standby') ? true : null
    })
  await settled('the start')
  say(`${TAKERS} takers answer; ${saved.length} saves acknowledged`)

  const primary = (await cluster.leader()) ?? 'node1'
  let from = performance.now()
  // The postmaster and all that serve with it, as a crash of the machine's database would end them.
  for (const pid of processesOn(primary, 'postgres')) process.kill(pid, 'SIGKILL')
  say(`killed PostgreSQL on ${primary} with -9`)
  await until('a new leader', 60, async () => {
    const now = await cluster.leader()
    return now && now !== primary ? now : null
  })
  await settled('the kill')
  say(`primary killed: service back after ${longestGap(from).toFixed(1)} s; ${await cluster.leader()} leads`)
  await healthy()
  say(`the old primary follows again: ${await cluster.members()}`)

  const second = (await cluster.leader()) ?? 'node1'
  from = performance.now()
  cut(second)
  say(`cut the network of ${second}`)
  await until('a new leader', 90, async () => {
    const now = await cluster.leader()
    return now && now !== second ? now : null
  })
  await settled('the cut')
  say(`network cut: service back after ${longestGap(from).toFixed(1)} s; ${await cluster.leader()} leads`)
  mend(second)
  await healthy()
  say(`the node that was cut off follows again: ${await cluster.members()}`)

  from = performance.now()
  const failuresBefore = [...client.samples.values()].flat().filter((s) => s.status <= 0 || s.status >= 500).length
  for (const n of [0, 1]) {
    cluster.servers[n]?.child.kill('SIGTERM')
    await cluster.servers[n]?.ended
    await cluster.startServer(n)
    await settled(`the restart of server ${n + 1}`)
  }
  const failures =
    [...client.samples.values()].flat().filter((s) => s.status <= 0 || s.status >= 500).length - failuresBefore
  say(
    `servers restarted one by one: longest pause ${longestGap(from).toFixed(1)} s, ${failures} calls failed and were repeated`,
  )

  going = false
  await takers
  const seen = await witness.end()
  say(`rows that were written once and acknowledged: ${seen.acknowledged}, lost: ${seen.lost.length}`)
  if (seen.acknowledged === 0) problems.push('the witness was never heard')
  if (seen.lost.length > 0) problems.push(`acknowledged rows are lost: ${seen.lost.slice(0, 20).join(', ')}`)
  const all = [...client.samples.values()].flat()
  const lost = (await Promise.all(tests.map((test) => lostAnswers(world, test)))).flat()
  const confirmed = tests.reduce((sum, test) => sum + test.answers.size, 0)
  const retries = tests.reduce((sum, test) => sum + test.retries, 0)
  const merges = tests.reduce((sum, test) => sum + test.merges, 0)
  const longest = Math.max(...all.map((s) => s.whole)) / 1000
  say(
    `${all.length} calls, ${saved.length} saves acknowledged, ${retries} retries, ${merges} merges, longest call ${longest.toFixed(1)} s`,
  )
  say(`answers confirmed: ${confirmed}, lost: ${lost.length}`)
  for (const line of lost.slice(0, 20)) say(`  lost: ${line}`)
  if (lost.length > 0) problems.push(`${lost.length} acknowledged answers are lost`)
  if (confirmed === 0) problems.push('no answer was confirmed')
  if (all.some((s) => s.status === -1) || longest * 1000 >= HANGS_MS) problems.push('a request hung for 30 s or more')
  client.close()
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  say('stopping')
  await cluster.stop()
}
for (const problem of problems) say(`FAILED: ${problem}`)
say(problems.length === 0 ? 'passed: nothing acknowledged was lost, nothing hung, everything healed' : 'failed')
process.exit(problems.length === 0 ? 0 : 1)

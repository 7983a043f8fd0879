import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HANGS_MS, makeClient } from '../../bench/load/client.ts'
import { startDatabase } from '../../bench/load/start.ts'
import { type Confirmed, lostAnswers, takeTests, type World } from '../../bench/load/taker.ts'
import { until } from '../cluster/cluster.ts'
import { launch, type Program, stopAll } from '../cluster/machine.ts'

/**
 * npm run test:proxy: two servers behind nginx with nginx.conf as it stands here, takers who answer all the while, and the
 * servers restarted one by one. Nothing acknowledged may be lost. HAProxy in front is part of npm run test:cluster.
 */
const NGINX = '/usr/sbin/nginx'
const TAKERS = 16
const root = resolve(import.meta.dirname, '../..')
const say = (line: string) => process.stdout.write(`${line}\n`)
if (!existsSync(NGINX)) {
  say('nginx is missing: apt-get install nginx-light')
  process.exit(2)
}

const conf = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
const PORTS = [...conf.matchAll(/^ {4}server 127\.0\.0\.1:(\d+)/gm)].map(([, port]) => Number(port))
const url = `http://${/listen ([\d.:]+);/.exec(conf)?.[1]}`
const folder = mkdtempSync(join(tmpdir(), 'fourfold-proxy-'))
// Its workers are another account.
chmodSync(folder, 0o755)
writeFileSync(join(folder, 'product.conf'), conf.replace('/var/cache/nginx/fourfold', join(folder, 'cache')))
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp; include ${folder}/product.conf; }`,
)

const database = await startDatabase()
const servers: Program[] = []
async function startServer(n: number): Promise<void> {
  const env = {
    PORT: String(PORTS[n]),
    DATABASE_URL: database.url,
    APP_SECRET: 'a secret that is only used by the test of the proxy',
    LOG_LEVEL: 'error',
    // All takers come from one address here: the proxy's word is the only one that counts.
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '2',
    DATA_DIR: join(folder, 'server'),
  }
  servers[n] = launch(join(folder, `server${n}.log`), [process.execPath, join(root, 'apps/server/src/main.ts')], {
    env,
  })
  await until(`server ${n + 1}`, 240, async () => {
    const ready = `http://127.0.0.1:${PORTS[n]}/api/v1/health/ready`
    return (await fetch(ready, { signal: AbortSignal.timeout(2000) })).ok ? true : null
  })
}
/** How many saves a server has answered since it started. */
async function savesOf(n: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${PORTS[n]}/metrics`)).text()
  return [...text.matchAll(/^fourfold_saves_total\{.*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0)
}

const problems: string[] = []
try {
  for (const n of PORTS.keys()) await startServer(n)
  launch(join(folder, 'nginx.log'), [NGINX, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
  await until('nginx', 20, async () => ((await fetch(`${url}/api/v1/health/ready`)).ok ? true : null))
  const client = makeClient(() => url, 64)
  const tests: Confirmed[] = []
  let going = true
  const world: World = {
    client,
    random: Math.random,
    pause: () => 200 + Math.random() * 600,
    going: () => going,
    wait: (ms) => wait(ms),
  }
  const takers = takeTests(world, TAKERS, tests)
  const saves = () => client.samples.get('PUT /tests/save/:id')?.filter(({ status }) => status === 200).length ?? 0
  const settled = (what: string, since: number) =>
    until(`saves after ${what}`, 120, async () => (saves() > since + 6 * TAKERS ? true : null))
  await settled('the start', 0)
  const shares = await Promise.all([...PORTS.keys()].map(savesOf))
  say(`saves by server: ${shares.join(' and ')}: no session sticks`)
  if (shares.some((n) => n === 0)) problems.push('a server got no save')
  for (const n of PORTS.keys()) {
    servers[n]?.child.kill('SIGTERM')
    await servers[n]?.ended
    await startServer(n)
    await settled(`the restart of server ${n + 1}`, saves())
  }
  going = false
  await takers
  const all = [...client.samples.values()].flat()
  const lost = (await Promise.all(tests.map((test) => lostAnswers(world, test)))).flat()
  const failed = all.filter(({ status }) => status <= 0 || status >= 500).length
  const longest = Math.max(...all.map(({ whole }) => whole))
  const confirmed = tests.reduce((sum, test) => sum + test.answers.size, 0)
  say(`two servers behind nginx, ${TAKERS} takers, each server restarted once: ${all.length} calls, ${saves()} saves`)
  say(
    `${failed} calls failed and were repeated, longest ${(longest / 1000).toFixed(1)} s; answers confirmed: ${confirmed}, lost: ${lost.length}`,
  )
  if (lost.length > 0) problems.push(`lost: ${lost.slice(0, 5).join('; ')}`)
  if (confirmed === 0) problems.push('no answer was confirmed')
  if (longest >= HANGS_MS) problems.push('a request hung')
  const page = await fetch(`${url}/metrics`)
  if (page.status !== 404) problems.push('figures are told outside')
  client.close()
} catch (error) {
  problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  await stopAll()
  await database.stop()
  if (problems.length === 0) rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) say(`FAILED: ${problem} (logs: ${folder})`)
say(problems.length === 0 ? 'passed' : 'failed')
process.exit(problems.length === 0 ? 0 : 1)

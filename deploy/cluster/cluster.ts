import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  accountOf,
  addressOf,
  folderFor,
  launch,
  makeNetwork,
  NODES,
  type NodeName,
  type Program,
  postgresBin,
  removeNetwork,
  stopAll,
} from './machine.ts'

const root = resolve(import.meta.dirname, '../..')
const PORTS = { primary: 15000, copies: 15001, pooler: 16432, product: 18080, servers: [18081, 18082] } as const
const NEEDED = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  ip: '/usr/sbin/ip',
} as const

/** What is missing before a cluster can be started here, as one sentence; null when nothing is. */
export function missing(): string | null {
  if (process.getuid?.() !== 0) return 'The cluster needs root: it makes networks of its own (ip netns).'
  const gone = Object.entries(NEEDED)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
  if (!postgresBin()) gone.push('postgresql')
  if (gone.length === 0) return null
  return `Missing: ${gone.join(', ')}. On Debian: apt-get install patroni python3-etcd etcd-server haproxy pgbouncer postgresql iproute2`
}

/** A role or database that an earlier try has made is none to make. */
function unlessThere(error: unknown): void {
  const there = error instanceof pg.DatabaseError && ['42710', '42P04'].includes(error.code ?? '')
  if (!there) throw error
}

const lastLine = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').at(-1)?.trim() ?? ''

/** What the primary is doing for whom, a line each: to see what a start waits for. */
async function underWay(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(' ', pid, application_name, state, wait_event_type, wait_event, now() - state_change,
         left(regexp_replace(query, '\\s+', ' ', 'g'), 120)) as line
       from pg_stat_activity where datname = 'fourfold' and pid <> pg_backend_pid() order by state_change`,
    )
    return rows.map((row) => row.line)
  } catch (error) {
    return [`the primary cannot be asked: ${String(error)}`]
  } finally {
    await client.end().catch(() => undefined)
  }
}

const fill = (file: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )

/** Asks again until it works; the last reason when it never does. */
export async function until<T>(what: string, seconds: number, ask: () => Promise<T | null>): Promise<T> {
  let reason = ''
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(250)) {
    const answer = await ask().catch((error: unknown) => {
      reason = String(error)
      return null
    })
    if (answer !== null) return answer
  }
  throw new Error(`${what} took longer than ${seconds} s (${reason})`)
}

export type Cluster = Readonly<{
  url: string
  /** The database itself, by whoever leads. */
  primaryUrl: string
  folder: string
  leader: () => Promise<NodeName | null>
  members: () => Promise<string>
  servers: Program[]
  startServer: (n: number) => Promise<void>
  stop: () => Promise<void>
}>

/** Etcd and Patroni on each node, HAProxy, PgBouncer and the application servers on this machine. */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  try {
    return await start(say)
  } catch (error) {
    await stopAll()
    removeNetwork()
    throw error
  }
}

async function start(say: (line: string) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-cluster-'))
  chmodSync(folder, 0o755)
  const postgres = accountOf('postgres')
  const password = randomBytes(12).toString('hex')
  const logOf = (name: string) => join(folder, `${name}.log`)
  makeNetwork()
  const peers = NODES.map((node) => `${node}=http://${addressOf(node)}:2380`).join(',')
  const members = NODES.map((node) => `${addressOf(node)}:2379`).join(',')
  for (const node of NODES) {
    const home = folderFor(postgres, folder, node)
    const address = addressOf(node)
    const flags = {
      name: node,
      'data-dir': folderFor(postgres, home, 'etcd'),
      'listen-peer-urls': `http://${address}:2380`,
      'initial-advertise-peer-urls': `http://${address}:2380`,
      'listen-client-urls': `http://${address}:2379`,
      'advertise-client-urls': `http://${address}:2379`,
      'initial-cluster': peers,
      // A machine shared with others may stall for a moment without being gone.
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      // A node that comes back asks first whether anybody would follow it: it ends no leadership that works.
      'pre-vote': 'true',
      'enable-v2': 'true',
    }
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    launch(logOf(`etcd-${node}`), ['/usr/bin/etcd', ...args], { node, account: postgres })
  }
  say('etcd started on three nodes')
  for (const node of NODES) {
    const home = join(folder, node)
    const file = join(home, 'patroni.yml')
    const values = {
      NODE: node,
      ADDRESS: addressOf(node),
      MEMBERS: members,
      FOLDER: home,
      PASSWORD: password,
      BIN: postgresBin() ?? '',
    }
    writeFileSync(file, fill('patroni.yml', values), { mode: 0o600 })
    chownSync(file, postgres.uid, postgres.gid)
    launch(logOf(`patroni-${node}`), ['/usr/bin/patroni', file], { node, account: postgres })
  }
  const leader = async (): Promise<NodeName | null> => {
    for (const node of NODES) {
      const answer = await fetch(`http://${addressOf(node)}:8008/primary`, { signal: AbortSignal.timeout(1500) }).catch(
        () => null,
      )
      if (answer?.status === 200) return node
    }
    return null
  }
  // The leader's word first: a node that was cut off still tells what it knew before.
  const clusterState = async () => {
    const first = await leader()
    for (const node of first ? [first, ...NODES] : NODES) {
      const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(1500) }).catch(
        () => null,
      )
      if (answer?.ok)
        return (await answer.json()) as { members: { name: NodeName; role: string; state: string; lag?: number }[] }
    }
    return null
  }
  const first = await until('the first leader', 90, leader)
  await until(
    'a synchronous standby',
    120,
    async () => (await clusterState())?.members.find((m) => m.role === 'sync_standby') ?? null,
  )
  say(`Patroni: ${first} leads, a synchronous standby follows`)

  const databases = NODES.map((node) => `    server ${node} ${addressOf(node)}:5432 check port 8008`).join('\n')
  const backends = PORTS.servers.map((port, i) => `    server server${i + 1} 127.0.0.1:${port} check`).join('\n')
  const haproxy = fill('haproxy.cfg', {
    DATABASES: databases,
    SERVERS: backends,
    PRIMARY_PORT: String(PORTS.primary),
    COPY_PORT: String(PORTS.copies),
    PRODUCT_PORT: String(PORTS.product),
  })
  writeFileSync(join(folder, 'haproxy.cfg'), haproxy)
  launch(logOf('haproxy'), ['/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')])
  const admin = `postgresql://postgres:${password}@127.0.0.1:${PORTS.primary}`
  await until('the database behind HAProxy', 30, async () => {
    const client = new pg.Client({ connectionString: `${admin}/postgres` })
    await client.connect()
    try {
      // HAProxy takes every node for a primary until it has asked: one that only follows refuses, and is asked again.
      await client.query(`create role fourfold login password '${password}'`).catch(unlessThere)
      await client.query('create database fourfold owner fourfold').catch(unlessThere)
    } finally {
      await client.end()
    }
    return true
  })
  writeFileSync(join(folder, 'users.txt'), `"fourfold" "${password}"\n`, { mode: 0o600 })
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    fill('pgbouncer.ini', { FOLDER: folder, PRIMARY_PORT: String(PORTS.primary), POOLER_PORT: String(PORTS.pooler) }),
  )
  for (const name of ['users.txt', 'pgbouncer.ini']) chownSync(join(folder, name), postgres.uid, postgres.gid)
  launch(logOf('pgbouncer'), ['/usr/sbin/pgbouncer', join(folder, 'pgbouncer.ini')], { account: postgres })

  const login = `fourfold:${password}@127.0.0.1`
  const servers: Program[] = []
  const startServer = async (n: number): Promise<void> => {
    const port = PORTS.servers[n] ?? 0
    const env = {
      PORT: String(port),
      DATABASE_URL: `postgresql://${login}:${PORTS.pooler}/fourfold`,
      DATABASE_DIRECT_URL: `postgresql://${login}:${PORTS.primary}/fourfold`,
      DATABASE_READ_URL: `postgresql://${login}:${PORTS.copies}/fourfold`,
      NAMED_STATEMENTS: 'off',
      DRAIN_SECONDS: '3',
      APP_SECRET: 'a secret that is only used by the cluster test',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DATA_DIR: join(folder, 'server'),
      WEB_BUILD_DIR: process.env.WEB_BUILD_DIR ?? '',
    }
    const log = logOf(`server${n + 1}`)
    const begin = () => launch(log, [process.execPath, join(root, 'apps/server/src/main.ts')], { env })
    servers[n] = begin()
    const ready = async () => {
      // A server that comes up while the database changes places ends with a sentence; the unit file has it started anew.
      if (servers[n]?.child.exitCode !== null) {
        say(`server ${n + 1} ended while it started, and is started again: ${lastLine(log)}`)
        await wait(1000)
        servers[n] = begin()
      }
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`, { signal: AbortSignal.timeout(2000) })
      return answer.ok ? true : null
    }
    await until(`server ${n + 1}`, 240, ready).catch(async (error: unknown) => {
      say(`server ${n + 1} said last: ${lastLine(log)}`)
      for (const line of await underWay(`${admin}/fourfold`)) say(`  ${line}`)
      throw error
    })
  }
  return {
    url: `http://127.0.0.1:${PORTS.product}`,
    primaryUrl: `postgresql://${login}:${PORTS.primary}/fourfold`,
    folder,
    leader,
    members: async () =>
      (await clusterState())?.members.map((m) => `${m.name} ${m.role} ${m.state}`).join(', ') ?? 'nobody answers',
    servers,
    startServer,
    stop: async () => {
      await stopAll()
      removeNetwork()
      if (!process.env.KEEP_CLUSTER_LOGS) rmSync(folder, { recursive: true, force: true })
    },
  }
}

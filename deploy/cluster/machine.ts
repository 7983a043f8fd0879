import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A network of its own for each node, so that one can be cut off as a machine can. */
export const NETWORK = '10.77.0'
const BRIDGE = 'ffbridge'
export const HERE = `${NETWORK}.1`
export const NODES = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof NODES)[number]
export const addressOf = (node: NodeName): string => `${NETWORK}.${11 + NODES.indexOf(node)}`
const space = (node: NodeName): string => `fourfold-${node}`
const cable = (node: NodeName): string => `ff-${node}`

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString()
const quietly = (work: () => unknown) => {
  try {
    work()
  } catch {
    // It was not there.
  }
}

export function makeNetwork(): void {
  removeNetwork()
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${HERE}/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  for (const node of NODES) {
    ip('netns', 'add', space(node))
    ip('link', 'add', cable(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(node))
    ip('link', 'set', cable(node), 'master', BRIDGE, 'up')
    ip('-n', space(node), 'addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0')
    ip('-n', space(node), 'link', 'set', 'eth0', 'up')
    ip('-n', space(node), 'link', 'set', 'lo', 'up')
  }
}

export function removeNetwork(): void {
  for (const node of NODES) quietly(() => ip('netns', 'del', space(node)))
  for (const node of NODES) quietly(() => ip('link', 'del', cable(node)))
  quietly(() => ip('link', 'del', BRIDGE))
}

export const cut = (node: NodeName): string => ip('link', 'set', cable(node), 'down')
export const mend = (node: NodeName): string => ip('link', 'set', cable(node), 'up')

export type Account = Readonly<{ uid: number; gid: number }>

export function accountOf(name: string): Account {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`there is no account ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}

export function folderFor(account: Account, ...parts: string[]): string {
  const folder = join(...parts)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  chownSync(folder, account.uid, account.gid)
  return folder
}

const children = new Set<ChildProcess>()

export type Program = Readonly<{ child: ChildProcess; ended: Promise<void>; log: string }>

/** A program with its own log, on a node's network or on this machine's, as the account that may run it. */
export function launch(
  log: string,
  command: readonly string[],
  { node, account, env = {} }: { node?: NodeName; account?: Account; env?: Record<string, string> } = {},
): Program {
  const as = account
    ? ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...command]
    : [...command]
  const [file = '', ...args] = node ? ['ip', 'netns', 'exec', space(node), ...as] : as
  const out = openSync(log, 'a')
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...env },
    stdio: ['ignore', out, out],
  })
  children.add(child)
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  void ended.then(() => children.delete(child))
  return { child, ended, log }
}

/** Ends what was started here, and nothing else. */
export async function stopAll(): Promise<void> {
  const left = [...children]
  for (const child of left) child.kill('SIGTERM')
  const gone = left.map(
    (child) => new Promise<void>((done) => (child.exitCode !== null ? done() : child.on('exit', () => done()))),
  )
  const late = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, 12_000)
  await Promise.all(gone)
  clearTimeout(late)
}

/** Processes that run on a node's network and are called so. */
export function processesOn(node: NodeName, name: string): number[] {
  const own = ip('netns', 'pids', space(node)).split('\n').filter(Boolean).map(Number)
  return own.filter((pid) => {
    const file = `/proc/${pid}/comm`
    return existsSync(file) && readFileSync(file, 'utf8').trim() === name
  })
}

/** Where Debian's newest PostgreSQL lies, or null. */
export function postgresBin(): string | null {
  const home = '/usr/lib/postgresql'
  const newest = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a))[0] : undefined
  return newest ? join(home, newest, 'bin') : null
}

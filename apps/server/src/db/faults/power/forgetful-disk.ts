import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRoot } from '../../embedded/account.ts'
import { until } from '../../embedded/processes.ts'

/** Debian's own: the module of python3-fusepy is not for other Pythons. */
const PYTHON = '/usr/bin/python3'
const SCRIPT = join(import.meta.dirname, 'forgetful-disk.py')

function did(tool: string, args: readonly string[]): boolean {
  try {
    execFileSync(tool, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}

/** Only root may mount it, and only where the kernel has FUSE; on Debian what it needs is installed. */
export function canForget(): boolean {
  if (!isRoot() || !existsSync('/dev/fuse')) return false
  const there = () => existsSync(PYTHON) && did(PYTHON, ['-c', 'import fusepy'])
  const packages = ['python3-fusepy', 'libfuse2', 'fuse3']
  return there() || (did('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) && there())
}

const mounted = new Set<() => Promise<void>>()

/** After a test that failed, disks are still there. */
export async function cutAll(): Promise<void> {
  for (const cut of mounted) await cut()
}

export type ForgetfulDisk = Readonly<{ folder: string; cutPower: () => Promise<void> }>

const isMounted = (folder: string): boolean => readFileSync('/proc/mounts', 'utf8').includes(` ${folder} fuse`)

/** Mounts `kept` at `folder`; when the power is cut, what was not synced is gone, and nobody can write any more. */
export async function forgetfulDisk(kept: string, folder: string, lies = false): Promise<ForgetfulDisk> {
  mkdirSync(folder, { recursive: true })
  const child: ChildProcess = spawn(PYTHON, [SCRIPT, kept, folder, ...(lies ? ['--lies'] : [])], { stdio: 'ignore' })
  const cutPower = async () => {
    child.kill('SIGKILL')
    await until(() => child.signalCode !== null, 5000)
    did('umount', ['-l', folder])
    mounted.delete(cutPower)
  }
  mounted.add(cutPower)
  if (!(await until(() => isMounted(folder), 20_000))) throw new Error('the forgetful disk was not mounted')
  return { folder, cutPower }
}

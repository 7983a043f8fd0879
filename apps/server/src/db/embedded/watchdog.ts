import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { type Account, plainEnvironment } from './account.ts'

export type Watchdog = { dismiss(): void }

/**
 * Ends a process when ours ends in whatever way, kill -9 included: a shell waits on a pipe whose other end only we
 * hold. It runs in a session of its own, out of reach of a Ctrl-C in the terminal.
 */
export function watch(pid: number, signal: 'INT' | 'TERM', account: Account): Watchdog {
  const script = 'read -r dismissed && exit; kill -"$2" "$1"'
  const shell = spawn('/bin/sh', ['-c', script, 'fourfold-watchdog', String(pid), signal], {
    ...account,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watchdog an orphan lives on until the next start stops it: no reason to fail.
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return { dismiss: () => void shell.stdin.end('dismissed\n') }
}

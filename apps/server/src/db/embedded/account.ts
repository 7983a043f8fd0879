import { spawnSync } from 'node:child_process'
import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readIfThere } from './processes.ts'

/**
 * PostgreSQL refuses to run as root: root lends it an account. undefined: it runs as the user who started us.
 */
export type Account = { uid: number; gid: number } | undefined

export const isRoot = (): boolean => process.getuid?.() === 0

/** The account that exists everywhere and owns nothing. */
export function nobody(): NonNullable<Account> {
  const fields = /^nobody:.*$/m.exec(readIfThere('/etc/passwd') ?? '')?.[0].split(':')
  return { uid: Number(fields?.[2] ?? 65534), gid: Number(fields?.[3] ?? 65534) }
}

/** The owner of an existing database folder stays its owner; a new one, or one that root copied here, goes to nobody. */
export function accountFor(folder: string): Account {
  if (!isRoot()) return undefined
  const owner = lstatSync(folder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}

export function giveTo(account: Account, path: string): void {
  if (!account) return
  lchownSync(path, account.uid, account.gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo(account, join(path, name))
}

/** Nothing of the caller's environment (PGDATA, PGPORT, LC_ALL, ...) may change how the database runs. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
})

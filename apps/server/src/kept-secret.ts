import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './db/embedded/make-folder.ts'

export const SECRET_LENGTH = 32

export class ShortSecretError extends Error {}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The secret of this installation: made once, whole or not at all, and refused when somebody cut it. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const kept = read(file) ?? make(dataDir, file)
  if (kept.length >= SECRET_LENGTH) return kept
  throw new ShortSecretError(
    `The secret in ${file} is ${kept === '' ? 'empty' : 'too short'}: put it back from a copy, or remove the file to make a new one (everybody then logs in again).`,
  )
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function place(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    // A folder without hard links still renames in one step.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].some((code) => hasCode(error, code))) throw error
    renameSync(draft, file)
  }
}

/** Written aside and linked into place: a kill or a full disk leaves no half of it, and of two that start at once one wins. */
function make(dataDir: string, file: string): string {
  makeFolder(dataDir)
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = openSync(draft, 'wx', 0o600)
    try {
      writeSync(handle, randomBytes(32).toString('hex'))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    place(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from './report.ts'

type Kept = Pick<Result, 'tried' | 'all'>
type Entry = Kept & Readonly<{ source: string }>

/** What runs have found, by file: a run of all takes longer than one wants to wait for it at once. */
export function keptResults(root: string) {
  const path = join(root, '.cache/mutation.json')
  const entries: Record<string, Entry> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const sourceOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex')
  return {
    /** Nothing where the file has changed since. */
    get(file: string): Kept | null {
      const entry = entries[file]
      return entry?.source === sourceOf(file) ? { tried: entry.tried, all: entry.all } : null
    },
    put(file: string, found: Kept): void {
      entries[file] = { ...found, source: sourceOf(file) }
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(entries))
    },
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const asExpression = (pattern: string): RegExp => {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  // As the browser's router reads addresses: upper and lower case alike, with or without a slash at the end.
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i')
}

/**
 * Whether the application serves an address, by the list that its build made from its own route table. A build without a
 * list, from before there was one, leaves the answer to its pages.
 */
export function routesOfBuild(webDir: string): (path: string) => boolean {
  // Beside the pages, not among them.
  const file = join(webDir, '../routes.json')
  let changed = -1
  let known: readonly RegExp[] = []
  return (path) => {
    if (!existsSync(file)) return true
    const now = statSync(file).mtimeMs
    if (now !== changed) {
      known = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(asExpression)
      changed = now
    }
    return known.some((route) => route.test(path))
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const asExpression = (pattern: string): RegExp => {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)))
  // As the browser's router reads addresses: upper and lower case alike, with or without a slash at the end.
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'i')
}

/** A file of the build that lies beside its pages, read again when a new build has changed it; null while there is none. */
function besidePages<T>(webDir: string, name: string, read: (text: string) => T): () => T | null {
  const file = join(webDir, '..', name)
  let changed = -1
  let known: T | null = null
  return () => {
    if (!existsSync(file)) return null
    const now = statSync(file).mtimeMs
    if (now !== changed) {
      known = read(readFileSync(file, 'utf8'))
      changed = now
    }
    return known
  }
}

/**
 * Whether the application serves an address, by the list that its build made from its own route table. A build without a
 * list, from before there was one, leaves the answer to its pages.
 */
export function routesOfBuild(webDir: string): (path: string) => boolean {
  const routes = besidePages(webDir, 'routes.json', (text) => (JSON.parse(text) as string[]).map(asExpression))
  return (path) => routes()?.some((route) => route.test(path)) ?? true
}

/** The links to what the page of an address will ask for, as its build has listed them; '' where it has not. */
export function hintsOfBuild(webDir: string): (path: string) => string {
  const hints = besidePages(webDir, 'hints.json', (text) =>
    Object.entries(JSON.parse(text) as Record<string, string>).map(
      ([pattern, links]) => [asExpression(pattern), links] as const,
    ),
  )
  // `/tests/new` stands before `/tests/:id`: the address that is written out is meant.
  return (path) => hints()?.find(([route]) => route.test(path))?.[1] ?? ''
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type BuiltRoute = Readonly<{
  id: string
  parentId?: string | undefined
  path?: string | undefined
  module: string
  clientLoaderModule?: string | undefined
  imports?: readonly string[] | undefined
  css?: readonly string[] | undefined
}>

type Manifest = Readonly<{ routes: Readonly<Record<string, BuiltRoute>> }>

const lineage = (routes: Manifest['routes'], route: BuiltRoute): BuiltRoute[] => {
  const above = route.parentId === undefined ? undefined : routes[route.parentId]
  return above ? [...lineage(routes, above), route] : [route]
}

const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => (name === undefined ? [] : [name]))),
]

/**
 * For each address of the table what its page will ask for, as links: the shell is the same for all of them, and without
 * these a browser learns of a page's files only when the application has come and started.
 */
export function routeHints({ routes }: Manifest): Record<string, string> {
  const hints: [string, string][] = Object.values(routes).flatMap((route) => {
    if (!route.path || route.path === '*') return []
    const own = lineage(routes, route).filter(({ id }) => id !== 'root')
    const scripts = unique(own.flatMap((r) => [...(r.imports ?? []), r.clientLoaderModule, r.module]))
    const styles = unique(own.flatMap((r) => r.css ?? []))
    const links = [
      ...styles.map((name) => `<link rel="preload" as="style" href="${name}"/>`),
      ...scripts.map((name) => `<link rel="modulepreload" fetchpriority="low" href="${name}"/>`),
    ]
    return [[`/${route.path}`, links.join('')]]
  })
  return Object.fromEntries(hints)
}

/** The manifest that the build has written among its assets. */
export function readManifest(client: string, own: readonly string[]): Manifest {
  const name = own.find((asset) => /^manifest-\w+\.js$/.test(asset))
  if (name === undefined) throw new Error('The build has no list of its routes: the build has changed.')
  const text = readFileSync(join(client, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{')).replace(/;\s*$/, '')) as Manifest
}

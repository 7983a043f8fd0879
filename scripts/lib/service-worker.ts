import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Larger files are fetched when they are needed. */
const LARGEST = 3_000_000
const SHELL = /^(__spa-fallback\.html|index\.html|calculator\.html|manifest\.webmanifest|[^/]+\.svg)$/
const ASSET = /\.(js|css|woff2)$/

export type Precached = Readonly<{ url: string; revision: string | null }>

/** What the worker fetches ahead: the shell, and the assets of this build. The name of an asset carries its hash. */
export function precacheList(client: string, own: readonly string[]): Precached[] {
  const small = (path: string) => statSync(join(client, path)).size <= LARGEST
  const shell = readdirSync(client).filter((name) => SHELL.test(name) && small(name))
  const assets = own.filter((name) => ASSET.test(name) && small(`assets/${name}`))
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(client, path)))
      .digest('hex')
      .slice(0, 20)
  return [
    ...shell.sort().map((name) => ({ url: `/${name}`, revision: hash(name) })),
    ...[...assets].sort().map((name) => ({ url: `/assets/${name}`, revision: null })),
  ]
}

/** Bundles the worker with its list into `sw.js`. */
export async function buildServiceWorker(client: string, own: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../../apps/web/worker'),
    logLevel: 'warn',
    define: {
      __PRECACHE__: JSON.stringify(precacheList(client, own)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../../apps/web/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publicPageList } from '../../apps/web/app/routing/public-pages.ts'

/** What a first visit to a public page loads, gzipped, from the built files: scripts, styles, fonts, the page itself. */

const client = join(resolve(import.meta.dirname, '../..', process.env.WEB_BUILD_DIR || 'apps/web/build'), 'client')
const PAGES = publicPageList.filter((page) => !page.passing).map((page) => page.path)
const LIMITS = { js: 120, touch: 120, css: 25, total: 250 }

const kb = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10
const zipped = (path: string): number => gzipSync(readFileSync(join(client, path))).length

/** What a browser of today receives: the file that the build has packed, else gzipped. */
const sent = (path: string): number => {
  const packed = join(client, `${path}.br`)
  return existsSync(packed) ? statSync(packed).size : zipped(path)
}

/** A module and everything it imports statically. */
function withImports(path: string, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const text = readFileSync(join(client, path), 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`/assets/${name}`, seen)
  return seen
}

/** Scripts that the page asks for by itself, and those that come when a reader acts (set aside as text, see start-on-touch). */
function scriptsOf(html: string): { first: Set<string>; later: Set<string> } {
  const aside = /<script type="text\/plain" id="app-start">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const own = html.replace(aside, '')
  const first = new Set<string>()
  const later = new Set<string>()
  for (const [, path] of own.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)) withImports(path ?? '', first)
  for (const [, path] of own.matchAll(/(?:from|import\s*\(?)\s*["'](\/assets\/[^"']+\.js)["']/g))
    withImports(path ?? '', first)
  for (const [, path] of aside.matchAll(/(?:from|import\s*\(?)\s*["'](\/assets\/[^"']+\.js)["']/g))
    withImports(path ?? '', later)
  return { first, later }
}

const weight = (paths: Iterable<string>, of = zipped): number => [...paths].reduce((n, p) => n + of(p), 0)

function weigh(page: string) {
  const file = page === '/' ? '/index.html' : `${page}/index.html`
  const html = readFileSync(join(client, file), 'utf8')
  const { first, later } = scriptsOf(html)
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map((m) => m[1] ?? ''))
  const fonts = new Set([...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map((m) => m[1] ?? ''))
  const js = weight(first)
  const css = [...styles].reduce((n, p) => n + zipped(p), 0)
  const font = [...fonts].reduce((n, p) => n + statSync(join(client, p)).size, 0)
  const page_ = zipped(file)
  return {
    page,
    js: kb(js),
    'js at first touch': kb(weight(later)),
    'of it sent': kb(weight(later, sent)),
    css: kb(css),
    fonts: kb(font),
    html: kb(page_),
    total: kb(js + css + font + page_),
  }
}

const rows = PAGES.map(weigh)
console.table(rows)
console.log(
  `Limits for Home: ${LIMITS.js} KB of JavaScript, ${LIMITS.css} KB of CSS, ${LIMITS.total} KB in all (KB of 1024 bytes, gzipped); ${LIMITS.touch} KB sent at the first touch (packed with Brotli by the build).`,
)
const home = rows[0]
const over =
  !home ||
  home.js > LIMITS.js ||
  home['of it sent'] > LIMITS.touch ||
  home.css > LIMITS.css ||
  home.total > LIMITS.total
if (over) {
  console.error('Home is over its limit.')
  process.exit(1)
}

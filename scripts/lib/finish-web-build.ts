import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readBrand } from '../../apps/server/src/config.ts'
import routes from '../../apps/web/app/routes.ts'
import { EARLY_SCRIPT } from '../../apps/web/app/routing/early-calls.ts'
import { prerenderedPaths, publicPageList, readingPaths } from '../../apps/web/app/routing/public-pages.ts'
import { iconSvg, webManifest } from './brand-files.ts'
import { beginEarly, paintAtOnce } from './paint-at-once.ts'
import { precompress } from './precompress.ts'
import { readManifest, routeHints } from './route-hints.ts'
import { routePatterns } from './route-patterns.ts'
import { buildServiceWorker } from './service-worker.ts'
import { startOnTouch } from './start-on-touch.ts'
import { stylesFirst } from './styles-first.ts'

const builtInBrand = resolve(import.meta.dirname, '../../packages/contract/brand.json')

const sitemap = (publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${publicPageList
    .filter((page) => page.listed)
    .map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`)
    .join('\n')}\n</urlset>\n`

const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nDisallow: /dashboard\nDisallow: /tests\nSitemap: ${publicUrl}/sitemap.xml\n`

/**
 * What comes after the pages are prerendered: manifest, icon, sitemap, robots, the list of routes with what each will ask for, and the service worker with the pages in it.
 * `own` are the assets of this build: those kept from the one before are served, but not fetched ahead.
 */
export async function finishWebBuild(client: string, publicUrl: string, own: readonly string[]): Promise<void> {
  const brand = readBrand(process.env, builtInBrand)
  writeFileSync(join(client, 'manifest.webmanifest'), webManifest(brand))
  writeFileSync(join(client, 'icon.svg'), iconSvg(brand))
  writeFileSync(join(client, 'sitemap.xml'), sitemap(publicUrl))
  writeFileSync(join(client, 'robots.txt'), robots(publicUrl))
  // For the server, which answers every other address with 404.
  writeFileSync(join(client, '../routes.json'), JSON.stringify(routePatterns(routes)))
  writeFileSync(join(client, '../hints.json'), JSON.stringify(routeHints(readManifest(client, own))))
  const asset = (path: string) => readFileSync(join(client, path), 'utf8')
  for (const path of prerenderedPaths) {
    const file = join(client, path, 'index.html')
    const html = stylesFirst(readFileSync(file, 'utf8'))
    writeFileSync(file, readingPaths.includes(path) ? startOnTouch(html) : paintAtOnce(html, asset))
  }
  const shell = join(client, '__spa-fallback.html')
  writeFileSync(shell, beginEarly(paintAtOnce(stylesFirst(readFileSync(shell, 'utf8')), asset), EARLY_SCRIPT))
  await precompress(join(client, 'assets'), own)
  await buildServiceWorker(client, own)
}

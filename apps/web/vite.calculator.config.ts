import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Brand } from '@fourfold/contract'
import { defineConfig, type Plugin } from 'vite'
import { HEAD_SCRIPT } from './app/theme/scheme.ts'
import { tokenSheet } from './app/theme/tokens.ts'

const root = resolve(import.meta.dirname, '../..')

/** `virtual:tokens.css`: the brand's colours as a style sheet of its own, so that no script has to write styles. */
function tokens(): Plugin {
  const file = resolve(process.env.BRAND_FILE || `${root}/packages/contract/brand.json`)
  return {
    name: 'tokens',
    resolveId: (id) => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : null),
    load(id) {
      if (id !== '\0virtual:tokens.css') return null
      this.addWatchFile(file)
      return tokenSheet(Brand.parse(JSON.parse(readFileSync(file, 'utf8'))))
    },
  }
}

/** The theme is set before the first paint by a small file of its own: the page carries no inline script. */
function themeFirst(): Plugin {
  const hash = createHash('sha256').update(HEAD_SCRIPT).digest('hex').slice(0, 8)
  const fileName = `assets/calculator-theme-${hash}.js`
  return {
    name: 'theme-first',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source: HEAD_SCRIPT })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
  }
}

/** The calculator is a page of its own, built into the same folder as the application. */
export default defineConfig({
  root: resolve(import.meta.dirname, 'app/calculator'),
  publicDir: false,
  plugins: [tokens(), themeFirst()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: resolve(root, process.env.WEB_BUILD_DIR || 'apps/web/build', 'client'),
    emptyOutDir: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: resolve(import.meta.dirname, 'app/calculator/calculator.html') },
  },
})

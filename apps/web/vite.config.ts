import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Brand } from '@fourfold/contract'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** `virtual:brand`: the brand file, checked, as a module; a new brand is one file, no code. */
function brand(): Plugin {
  const file = resolve(process.env.BRAND_FILE || `${root}/packages/contract/brand.json`)
  return {
    name: 'brand',
    resolveId: (id) => (id === 'virtual:brand' ? '\0virtual:brand' : null),
    load(id) {
      if (id !== '\0virtual:brand') return null
      this.addWatchFile(file)
      return `export const brand = ${JSON.stringify(Brand.parse(JSON.parse(readFileSync(file, 'utf8'))))}`
    },
  }
}

/** `virtual:benchmark`: what the open benchmark measured, or null while there is no results file. */
function benchmark(): Plugin {
  const file = `${root}/bench/results/models.json`
  return {
    name: 'benchmark',
    resolveId: (id) => (id === 'virtual:benchmark' ? '\0virtual:benchmark' : null),
    load(id) {
      if (id !== '\0virtual:benchmark') return null
      try {
        return `export const benchmark = ${readFileSync(file, 'utf8')}`
      } catch {
        return 'export const benchmark = null'
      }
    },
  }
}

/**
 * Two chunks that every page needs, instead of thirty small ones: files that are packed together pack better, and the
 * list of chunks, which every page carries, is shorter. `site` is what the public pages share and nothing that imports
 * the contract at run time: its schemas would come along.
 */
const SHARED = [
  'components/shell/(Logo|NotFound|NoticeModal|ThemeSwitch|notices)',
  'components/marketing/(Blocks|CookieBanner|Footer|Navbar|PlanCard|TryNow|load-cart|use-add-to-cart|use-cart-at-start|use-plans|use-try-now)',
  'theme/scheme',
  'ui/(Button|Dialog)',
  'routing/(meta|paths|public-pages)',
  'session/(session|use-session)',
  'format',
]
const chunks = {
  groups: [
    {
      name: 'framework',
      // With what all icons share; each icon goes where it is used.
      test: /node_modules\/(react|react-dom|react-router|scheduler|lucide-react\/dist\/esm\/(?!icons\/|lucide-react|dynamic))(\/|\w)/,
    },
    { name: 'site', test: new RegExp(`virtual:brand|preload-helper|apps/web/app/(${SHARED.join('|')})\\.tsx?$`) },
  ],
}

export default defineConfig({
  plugins: [brand(), benchmark(), reactRouter()],
  define: {
    __RELEASE__: JSON.stringify(process.env.RELEASE ?? ''),
    __PUBLIC_URL__: JSON.stringify((process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '')),
  },
  build: { sourcemap: false, chunkSizeWarningLimit: 1200 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    proxy: {
      '/api': `http://127.0.0.1:${process.env.PORT || 3000}`,
      '/stripe-sandbox': `http://127.0.0.1:${process.env.PORT || 3000}`,
      '/dev/': `http://127.0.0.1:${process.env.PORT || 3000}`,
    },
  },
})

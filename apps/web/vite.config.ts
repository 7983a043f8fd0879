import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
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
 * Prerendering gives each page ten seconds, and the first one loads what all of them need. On a busy machine that alone may
 * take longer: it is loaded before any page is asked for.
 */
function loadFirst(): Plugin {
  const built = resolve(root, process.env.WEB_BUILD_DIR || 'apps/web/build', 'server/index.js')
  return {
    name: 'load-first',
    async configurePreviewServer() {
      await import(pathToFileURL(built).href)
    },
  }
}

/**
 * Zod's schemas can describe themselves as JSON Schema. No page asks them to: what does it, a tenth of what checks the
 * server's answers, stays out of the pages.
 */
function withoutJsonSchema(): Plugin {
  const STUB = '\0no-json-schema'
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    resolveId(id, importer) {
      const fromSchemas = importer?.endsWith('zod/v4/classic/schemas.js') === true
      return fromSchemas && /core\/(to-json-schema|json-schema-processors)\.js$/.test(id) ? STUB : null
    },
    load: (id) =>
      id === STUB
        ? 'const none = () => () => undefined; export { none as createToJSONSchemaMethod, none as createStandardJSONSchemaMethod }'
        : null,
  }
}

/**
 * A few chunks instead of a hundred small ones: files that are packed together pack better, each file costs a phone a
 * part of a round trip, and the list of chunks, which every page carries, is shorter. `site` is what the root and the
 * public pages share and nothing that imports the contract's schemas at run time: they would come along (its sentences
 * and numbers are imported by themselves).
 */
const own = (...files: readonly string[]): RegExp => new RegExp(`apps/web/app/(${files.join('|')})\\.(tsx?|css)$`)
const SITE = own(
  'components/shell/(Logo|NotFound|NoticeModal|Splash|ThemeSwitch|Waiting|busy|mailbox|notices|second-step-words)',
  'components/marketing/(Blocks|CookieBanner|Footer|Navbar|PlanCard|TryNow|load-cart|use-add-to-cart|use-cart-at-start|use-plans|use-try-now)',
  'api/(client-errors|connection|until-reached)',
  'theme/scheme',
  'ui/(Button|Dialog|Spinner)',
  'routing/(guards|meta|paths|public-pages)',
  'session/(session|use-left-elsewhere|use-session)',
  'format',
)
/** What speaks with the server and asks in forms: the application, and the pages around the login. */
const WIRE = own(
  'api/[\\w-]+',
  'session/[\\w-]+',
  'outbox/review-summary',
  'ui/(Field|FieldNotes|FormError|PasswordField|TextButton|form)',
)
/** What the application's own pages share, but for what brings formulas, controls or parts of public pages along, and what the cart has too. */
const PARTS = own(
  'layouts/dashboard',
  'components/shell/(?!AccountMenu|TopicNote)[\\w-]+',
  'components/(?!ColumnPanel|TypedTextArea)[\\w-]+',
  'components/exam/[\\w-]+',
  'components/speech/(FormulaWords|words)',
  'components/review/(pace|question-numbers)',
  'target-words',
  'today/[\\w-]+',
  'ui/(?!DataTable|Rich|Text|breaks|figures|formulas|keep-together|library|math)[\\w-]+',
)
const FORMULAS = own('ui/(Rich|Text|breaks|figures|formulas|keep-together|math)')
/** What is shown of a question that was answered. */
const REVIEW = own('components/(review|graph)/[\\w-]+', 'components/TypedTextArea', 'marks/[\\w-]+')
/** What is kept until the server has it. */
const OUTBOX = own('outbox/[\\w-]+')
const modules = (...names: readonly string[]): RegExp => new RegExp(`node_modules/(${names.join('|')})(/|\\w)`)
const either =
  (...tests: readonly RegExp[]) =>
  (id: string): boolean =>
    tests.some((test) => test.test(id))

/** In their order: what a group brings along goes to the first group that asks for it. */
const chunks = {
  groups: [
    // With what all icons share; each icon goes where it is used.
    {
      name: 'framework',
      test: modules(
        'react',
        'react-dom',
        'react-router',
        'scheduler',
        'lucide-react/dist/esm/(?!icons/|lucide-react|dynamic)',
      ),
    },
    {
      name: 'site',
      test: either(
        /virtual:brand|preload-helper|contract\/src\/(limits|messages)/,
        // Those that public pages and the application share.
        modules('lucide-react/dist/esm/icons/(arrow-right|ellipsis)\\.'),
        SITE,
      ),
    },
    { name: 'wire', test: either(modules('zod', '@tanstack'), /packages\/contract\/src/, WIRE) },
    {
      name: 'mantine',
      test: either(modules('@mantine/core/esm/core', '@mantine/hooks', 'clsx'), own('ui/library', 'theme/mantine')),
    },
    // Before the menus, which share a few small parts with them: whoever shows a field needs nothing that floats.
    {
      name: 'controls',
      test: modules(
        '@mantine/core/esm/components/(Checkbox|Input|Loader|Radio|SegmentedControl|Switch|TextInput|UnstyledButton)',
      ),
    },
    { name: 'menus', test: modules('@floating-ui', 'tabbable', '@mantine') },
    { name: 'outbox', test: OUTBOX },
    { name: 'parts', test: either(modules('lucide-react'), PARTS), minShareCount: 2 },
    { name: 'formulas', test: either(modules('katex'), FORMULAS) },
    { name: 'review', test: REVIEW, minShareCount: 3 },
  ],
}

export default defineConfig({
  plugins: [brand(), benchmark(), loadFirst(), withoutJsonSchema(), reactRouter()],
  define: {
    __RELEASE__: JSON.stringify(process.env.RELEASE ?? ''),
    __PUBLIC_URL__: JSON.stringify((process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').replace(/\/+$/, '')),
  },
  build: { sourcemap: false, chunkSizeWarningLimit: 1200 },
  // Packed into what is prerendered, icon by icon, as into what the browser gets.
  ssr: { noExternal: ['lucide-react'] },
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

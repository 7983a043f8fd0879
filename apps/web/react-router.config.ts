import { resolve } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/routing/public-pages'

export default {
  buildDirectory: resolve(import.meta.dirname, '../..', process.env.WEB_BUILD_DIR || 'apps/web/build'),
  ssr: false,
  prerender: [...prerenderedPaths],
  // A page's files are asked for together (route hints): a loader in a file of its own would only be one more of them.
  splitRouteModules: false,
} satisfies Config

import { resolve } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { notFoundPath, publicPaths } from './app/public-paths'

export default {
  buildDirectory: resolve(import.meta.dirname, '../..', process.env.WEB_BUILD_DIR || 'apps/web/build'),
  ssr: false,
  prerender: [...publicPaths, notFoundPath],
} satisfies Config

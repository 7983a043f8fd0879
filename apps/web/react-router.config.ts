import type { Config } from '@react-router/dev/config'
import { publicPaths } from './app/public-paths'

export default {
  buildDirectory: process.env.WEB_BUILD_DIR || 'build',
  ssr: false,
  prerender: [...publicPaths],
} satisfies Config

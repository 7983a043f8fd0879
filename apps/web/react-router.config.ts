import type { Config } from '@react-router/dev/config'
import { publicPaths } from './app/public-paths'

export default {
  ssr: false,
  prerender: [...publicPaths],
} satisfies Config

import { QueryClient } from '@tanstack/react-query'
import { isOffline } from './connection'

const FRESH_MS = 15_000
/** How long what was opened can be opened again without a connection. */
const KEPT_MS = 60 * 60_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection what this page has is as new as it gets: pages that were open before open again.
      staleTime: () => (isOffline() ? 'static' : FRESH_MS),
      gcTime: KEPT_MS,
      // A refusal stays a refusal; only a broken connection is worth another try.
      retry: (count, error) => count < 2 && !('status' in error),
      refetchOnWindowFocus: false,
    },
  },
})

import { QueryClient } from '@tanstack/react-query'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal; only a broken connection is worth another try.
      retry: (count, error) => count < 2 && !('status' in error),
      refetchOnWindowFocus: false,
    },
  },
})

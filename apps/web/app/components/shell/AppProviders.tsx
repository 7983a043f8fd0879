import '../../theme/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../api/query-client'
import { Announcement } from '../../ui/use-alert'

/** What the application has and the public pages do not: server state, and its announcements. */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Announcement />
    </QueryClientProvider>
  )
}

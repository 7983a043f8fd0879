import '../../theme/mantine.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../api/query-client'
import { mantineTheme } from '../../theme/mantine'
import { useTheme } from '../../theme/scheme'
import { Announcement } from '../../ui/use-alert'

/** What the application has and the public pages do not: components and server state. */
export function AppProviders({ children }: { children: ReactNode }) {
  const theme = useTheme()
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={mantineTheme} forceColorScheme={theme.endsWith('dark') ? 'dark' : 'light'}>
        {children}
        <Announcement />
      </MantineProvider>
    </QueryClientProvider>
  )
}

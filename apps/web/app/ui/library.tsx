import '../theme/mantine.css'
import { MantineProvider } from '@mantine/core'
import type { FunctionComponent, ReactNode } from 'react'
import { mantineTheme } from '../theme/mantine'
import { useTheme } from '../theme/scheme'

function Library({ children }: { children: ReactNode }) {
  const theme = useTheme()
  return (
    <MantineProvider theme={mantineTheme} forceColorScheme={theme.endsWith('dark') ? 'dark' : 'light'}>
      {children}
    </MantineProvider>
  )
}

/** A part that is made of the component library: few are, and only who shows one of them loads the library. */
export const inLibrary = <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> =>
  function InLibrary(props: P) {
    return (
      <Library>
        <Part {...props} />
      </Library>
    )
  }

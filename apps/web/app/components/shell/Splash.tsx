import { MESSAGES } from '@fourfold/contract/messages'
import { useEffect, useState } from 'react'
import { OFFLINE, useOffline } from '../../api/connection'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { useBusy } from './busy'
import { Logo } from './Logo'
import styles from './Splash.module.css'
import { useWaitingWords } from './Waiting'

/** Shown while the application loads, with the words of the page that was asked for. */
export function Splash({ message }: { message?: string }) {
  // The first paint is prerendered and knows no address.
  const [pathname, setPathname] = useState<string | null>(null)
  useEffect(() => setPathname(location.pathname), [])
  const words = useWaitingWords(pathname)
  const busy = useBusy()
  const offline = useOffline()
  const waits = offline && busy === null
  return (
    <div className={styles.splash} role="status">
      {/* Nothing turns while nothing is under way. */}
      {waits ? <Logo /> : <Spinner />}
      <p>{busy ?? (offline ? OFFLINE : message) ?? (pathname === null ? MESSAGES.defaultLoading[0] : words)}</p>
      {waits ? (
        <Button look="outline" small onClick={() => location.reload()}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}

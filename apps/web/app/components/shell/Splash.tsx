import { MESSAGES } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/Spinner'
import { useBusy } from './busy'
import styles from './Splash.module.css'
import { useWaitingWords } from './Waiting'

/** Shown while the application loads, with the words of the page that was asked for. */
export function Splash({ message }: { message?: string }) {
  // The first paint is prerendered and knows no address.
  const [pathname, setPathname] = useState<string | null>(null)
  useEffect(() => setPathname(location.pathname), [])
  const words = useWaitingWords(pathname)
  const busy = useBusy()
  return (
    <div className={styles.splash} role="status">
      <Spinner />
      <p>{busy ?? message ?? (pathname === null ? MESSAGES.defaultLoading[0] : words)}</p>
    </div>
  )
}

import { LIMITS } from '@fourfold/contract/limits'
import { MESSAGES } from '@fourfold/contract/messages'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { OFFLINE, useOffline } from '../../api/connection'
import { Spinner } from '../../ui/Spinner'
import { TextButton } from '../../ui/TextButton'
import { useBusy } from './busy'
import styles from './Waiting.module.css'

/** The test screen and the rest wait with words of their own (spec §2, §4). */
const wordsFor = (pathname: string): readonly string[] =>
  /^\/tests\/\d+\/?$/.test(pathname) ? [MESSAGES.gettingTest, MESSAGES.loadingAccount] : MESSAGES.defaultLoading

/** The words of waiting, one after the other. */
export function useWaitingWords(pathname: string | null): string {
  const [at, setAt] = useState(0)
  // Time alone moves them on.
  useEffect(() => {
    if (pathname === null) return setAt(0)
    const timer = setInterval(() => setAt((n) => n + 1), LIMITS.loadingMessageMs)
    return () => clearInterval(timer)
  }, [pathname])
  const words = wordsFor(pathname ?? '')
  return words[Math.min(at, words.length - 1)] ?? ''
}

/** A change of pages shows at once that something happens; one that takes long says what, and why it waits. */
export function Waiting() {
  const { state, location } = useNavigation()
  const busy = useBusy()
  const offline = useOffline()
  const going = state === 'loading' ? location.pathname : null
  const words = useWaitingWords(going)
  return (
    <>
      <div className={styles.bar} data-busy={state !== 'idle'} aria-hidden="true" />
      {going !== null || busy !== null ? (
        <p
          className={styles.words}
          data-late={busy === null || undefined}
          data-offline={offline || undefined}
          role="status"
        >
          {/* Nothing turns while nothing is under way. */}
          {offline && busy === null ? null : <Spinner />} {busy?.sentence ?? (offline ? OFFLINE : words)}
          {busy?.again ? <TextButton onClick={busy.again}>Try again</TextButton> : null}
        </p>
      ) : null}
    </>
  )
}

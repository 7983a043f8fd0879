import { MESSAGES } from '@fourfold/contract/messages'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { OFFLINE, useOffline } from '../../api/connection'
import { paths } from '../../routing/paths'
import { session } from '../../session/session'
import { Button, ButtonLink } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { useBusy } from './busy'
import { Logo } from './Logo'
import styles from './Splash.module.css'
import { useWaitingWords } from './Waiting'

/** The pages with a bar and tabs, and the bare ones among their addresses. */
const FRAMED = /^\/(dashboard|today|tests|exams|flashcards|mistakes|lessons|users)\b/
const BARE = /^\/tests\/\d+(\/print)?\/?$/
const framed = (pathname: string): boolean => FRAMED.test(pathname) && !BARE.test(pathname)

/** The bar and the tabs around a page that does not come. They came with the page's own code, which is here already. */
function useFrame(wanted: boolean): ComponentType<{ children: ReactNode }> | null {
  const [frame, setFrame] = useState<ComponentType<{ children: ReactNode }> | null>(null)
  useEffect(() => {
    if (!wanted) return
    import('./AppFrame').then(({ AppFrame }) => setFrame(() => AppFrame)).catch(() => undefined)
  }, [wanted])
  return frame
}

/** Shown while the application loads, with the words of the page that was asked for; once it is stuck, with the ways out. */
export function Splash({ message }: { message?: string }) {
  // The first paint is prerendered and knows no address.
  const [pathname, setPathname] = useState<string | null>(null)
  useEffect(() => setPathname(location.pathname), [])
  // Asked for while one waits anyway: headings set in the fallback first would move what stands under them.
  useEffect(() => void document.fonts?.load('500 1rem Newsreader').catch(() => undefined), [])
  const words = useWaitingWords(pathname)
  const busy = useBusy()
  const offline = useOffline()
  const waits = offline && busy === null
  // What was offered once stays: a try that begins must not take the buttons away under a finger.
  const [stuck, setStuck] = useState(false)
  if (!stuck && pathname !== null && (busy !== null || offline)) setStuck(true)
  const mine = stuck && session().token !== null
  const Frame = useFrame(mine && framed(pathname ?? ''))
  const splash = (
    <div className={styles.splash} data-framed={Frame !== null || undefined}>
      {/* Nothing turns while nothing is under way. */}
      {waits ? <Logo /> : <Spinner />}
      <p role="status">
        {busy?.sentence ?? (offline ? OFFLINE : message) ?? (pathname === null ? MESSAGES.defaultLoading[0] : words)}
      </p>
      {stuck ? (
        <div className={styles.ways}>
          <Button onClick={busy?.again ?? (() => location.reload())}>Try again</Button>
          {pathname === paths.dashboard() ? null : (
            <ButtonLink look="outline" to={mine ? paths.dashboard() : paths.home()}>
              {mine ? 'Dashboard' : 'Home'}
            </ButtonLink>
          )}
        </div>
      ) : null}
    </div>
  )
  return Frame ? <Frame>{splash}</Frame> : splash
}

import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import styles from './CookieBanner.module.css'

function accept(): void {
  document.documentElement.dataset.cookies = 'ok'
  try {
    localStorage.setItem('cookies', 'ok')
  } catch {
    // Without storage the banner is gone for this page only.
  }
}

/** Hidden before the first paint once it was read (html[data-cookies=ok], set by the head script). */
export function CookieBanner() {
  return (
    <section className={styles.banner} aria-label="Cookies">
      <div className={styles.inner}>
        <p>
          We store only what this site needs to work, in your own browser. No trackers.{' '}
          <Link to={paths.privacy()}>Details</Link>
        </p>
        <Button small onClick={accept}>
          Got it!
        </Button>
      </div>
    </section>
  )
}

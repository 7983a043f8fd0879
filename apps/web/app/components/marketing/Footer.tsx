import { brand } from 'virtual:brand'
import { Link } from 'react-router'
import { paths } from '../../routing/paths'
import { publicPageList } from '../../routing/public-pages'
import { LogoMark } from '../shell/Logo'
import { ThemeSwitch } from '../shell/ThemeSwitch'
import styles from './Footer.module.css'
import { useTryNow } from './use-try-now'

/** The exams' owners are not ours: said on every public page. */
export function NotAffiliated() {
  return (
    <>
      SAT is a trademark of the College Board and ACT of ACT, Inc.; neither is affiliated with or endorses {brand.name}.
    </>
  )
}

export function Footer() {
  const { busy, tryNow } = useTryNow()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>
            <LogoMark size={24} /> {brand.name}
          </p>
          <p>{brand.tagline}</p>
          <ThemeSwitch />
        </div>
        <nav className={styles.column} aria-label="Start">
          <h2>Start</h2>
          <Link to={paths.signUp()} className={styles.visitor}>
            Sign Up
          </Link>
          <button
            type="button"
            className={styles.visitor}
            onClick={tryNow}
            disabled={busy}
            aria-busy={busy || undefined}
          >
            Try now
          </button>
          <Link to={paths.dashboard()} className={styles.member}>
            Dashboard
          </Link>
          <Link to={paths.today()} className={styles.member}>
            Today
          </Link>
          <Link to={paths.pricing()}>Pricing</Link>
        </nav>
        <nav className={styles.column} aria-label="Learn more">
          <h2>Learn more</h2>
          {publicPageList.map(({ path, learnMore }) =>
            learnMore ? (
              <Link key={path} to={path}>
                {learnMore}
              </Link>
            ) : null,
          )}
        </nav>
        <nav className={styles.column} aria-label="Help and law">
          <h2>Help and law</h2>
          <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>
          <Link to={paths.privacy()}>Privacy Policy</Link>
          <Link to={paths.terms()}>Terms of Service</Link>
        </nav>
        <p className={styles.small}>
          <span>© {brand.legal_name}</span> <NotAffiliated />
        </p>
      </div>
    </footer>
  )
}

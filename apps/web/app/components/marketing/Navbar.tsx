import { brand } from 'virtual:brand'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import { Menu, ShoppingBag, X } from '../../ui/icons'
import { Logo } from '../shell/Logo'
import styles from './Navbar.module.css'
import { TryNow } from './TryNow'

const PAGES = [
  ['For Students', paths.forStudents()],
  ['Product', paths.product()],
  ['About', paths.about()],
] as const

/** True once the page is scrolled by more than 1 pixel (spec §2). */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  // The scroll position is the browser's; there is no other way to follow it.
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 1)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}

function CartLink() {
  const count = useSession().cart.products.length
  if (count === 0) return null
  return (
    <Link to={paths.cart()} className={styles.cart} aria-label={`Cart, ${count} ${count === 1 ? 'plan' : 'plans'}`}>
      <ShoppingBag size={22} strokeWidth={1.8} />
      <span aria-hidden="true">{count}</span>
    </Link>
  )
}

function PageLinks() {
  return PAGES.map(([label, to]) => (
    <NavLink key={to} to={to} className={styles.link ?? ''}>
      {label}
    </NavLink>
  ))
}

/**
 * The three login states stand in the page side by side; the styles show one of them by html[data-auth], which is set
 * before the first paint. So nothing jumps when the login state is known.
 */
function AccountLinks({ small = false }: { small?: boolean }) {
  return (
    <>
      <div className={styles.out}>
        <Link to={paths.logIn()} className={styles.link}>
          Log In
        </Link>
        <TryNow small={small} />
      </div>
      <div className={styles.guest}>
        <span className={styles.note}>Logged in as Guest</span>
        <ButtonLink to={paths.signUp()} look="outline" small>
          Become a Member
        </ButtonLink>
      </div>
      <div className={styles.member}>
        <Link to={paths.dashboard()} className={styles.link}>
          Dashboard
        </Link>
        <Link to={paths.logOut()} className={styles.link}>
          Log Out
        </Link>
      </div>
    </>
  )
}

function Wide() {
  return (
    <nav className={styles.wide} aria-label="Main">
      <CartLink />
      <PageLinks />
      <AccountLinks small />
    </nav>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** A disclosure of the browser's own: it opens without scripts too. A new page starts with it closed. */
function Narrow() {
  const { pathname } = useLocation()
  return (
    <div className={styles.narrow}>
      <CartLink />
      <div className={styles.out}>
        <Link to={paths.logIn()} className={styles.link}>
          Log In
        </Link>
      </div>
      <details key={pathname} className={styles.menu} onKeyDown={closeOnEscape}>
        <summary aria-label="Menu">
          <Menu size={24} className={styles.bars} />
          <X size={24} className={styles.cross} />
        </summary>
        <nav className={styles.panel} aria-label="Main">
          <PageLinks />
          <AccountLinks />
        </nav>
      </details>
    </div>
  )
}

export function Navbar() {
  const scrolled = useScrolled()
  return (
    <header className={styles.bar} data-solid={scrolled}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={styles.home} aria-label={`${brand.name}, home`}>
          <Logo />
        </Link>
        <Wide />
        <Narrow />
      </div>
    </header>
  )
}

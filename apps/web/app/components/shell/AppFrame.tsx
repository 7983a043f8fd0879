import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { currentUser } from '../../api/queries'
import { paths } from '../../routing/paths'
import { pendingSignUp } from '../../session/pending-sign-up'
import { useFreshPlans } from '../../session/use-fresh-plans'
import { useServerTopic } from '../../session/use-server-topic'
import { useSession } from '../../session/use-session'
import { Menu } from '../../ui/icons'
import { useEscape } from '../../ui/use-escape'
import { FormulaWords } from '../speech/FormulaWords'
import styles from './AppFrame.module.css'
import { BottomNav, Sidebar } from './AppNav'
import { AppProviders } from './AppProviders'
import { LoggedLine } from './LoggedLine'
import { Logo } from './Logo'
import { OfflineBar } from './OfflineBar'
import { PlanEnded } from './PlanEnded'
import { SecondFactorAsked } from './SecondFactorAsked'
import { ThemeSwitch } from './ThemeSwitch'
import { TodayBar } from './TodayBar'
import { UserMenu } from './UserMenu'
import { useSendKept } from './use-send-kept'

/** 'Hi' before the first diagnostic of the topic, 'Welcome back' after (spec §2). */
function Greeting() {
  const { topic } = useSession()
  const { data: user } = useQuery(currentUser())
  if (!user) return <span className={styles.greeting} />
  const fresh = (user.diagnostic_status[topic ?? user.topic] ?? -1) === -1
  return (
    <span className={styles.greeting}>
      {[fresh ? 'Hi' : 'Welcome back', user.first_name].filter(Boolean).join(', ')}!
    </span>
  )
}

/** A guest who has signed up goes on as the guest until the letter is confirmed. */
function GuestBanner() {
  const pending = pendingSignUp()
  return (
    <aside className={styles.guest} aria-label="Guest">
      {pending ? (
        <p>
          Almost a member: confirm the email we sent to <strong>{pending.email}</strong>. Your work is kept.{' '}
          <Link to={paths.resendConfirmation()}>Send it again</Link>
        </p>
      ) : (
        <p>
          Guest: <Link to={paths.signUp()}>Become a Member</Link> to save your progress.
        </p>
      )}
    </aside>
  )
}

function Shell({ children }: { children: ReactNode }) {
  const { guest } = useSession()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  const burger = useRef<HTMLButtonElement>(null)
  useEscape(() => {
    if (!open) return
    setOpenAt(null)
    burger.current?.focus()
  })
  useFreshPlans()
  useServerTopic()
  useSendKept()
  return (
    <div className={styles.shell} data-open={open}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <aside className={styles.sidebar} id="sidebar">
        <Link to={paths.forStudents()} className={styles.brand}>
          <Logo />
        </Link>
        <Sidebar open={open} onNavigate={() => setOpenAt(null)} />
        <div className={styles.sideFoot}>
          <ThemeSwitch />
        </div>
      </aside>
      <button
        type="button"
        className={styles.veil}
        aria-label="Close menu"
        tabIndex={open ? 0 : -1}
        onClick={() => setOpenAt(null)}
      />
      <header className={styles.top}>
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-label="Menu"
          aria-expanded={open}
          aria-controls="sidebar"
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          <Menu size={24} aria-hidden="true" />
        </button>
        <Greeting />
        <UserMenu />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineBar />
        {guest ? <GuestBanner /> : null}
        <SecondFactorAsked />
        <PlanEnded />
        <TodayBar />
        <LoggedLine />
        {children}
        <FormulaWords />
      </main>
      {open ? null : <BottomNav />}
    </div>
  )
}

/** What stands around every page of a student: the bar, the tabs, and what is to be said above the page. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <Shell>{children}</Shell>
    </AppProviders>
  )
}

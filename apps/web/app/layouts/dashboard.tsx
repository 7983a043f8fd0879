import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { currentUser, reviewOverview } from '../api/queries'
import { queryClient } from '../api/query-client'
import { BottomNav, Sidebar } from '../components/shell/AppNav'
import { AppProviders } from '../components/shell/AppProviders'
import { LoggedLine } from '../components/shell/LoggedLine'
import { Logo } from '../components/shell/Logo'
import { PlanEnded } from '../components/shell/PlanEnded'
import { SecondFactorAsked } from '../components/shell/SecondFactorAsked'
import { ThemeSwitch } from '../components/shell/ThemeSwitch'
import { TodayBar } from '../components/shell/TodayBar'
import { UserMenu } from '../components/shell/UserMenu'
import { useSendKept } from '../components/shell/use-send-kept'
import { FormulaWords } from '../components/speech/FormulaWords'
import { paths } from '../routing/paths'
import { pendingSignUp } from '../session/pending-sign-up'
import { session } from '../session/session'
import { useFreshPlans } from '../session/use-fresh-plans'
import { useServerTopic } from '../session/use-server-topic'
import { useSession } from '../session/use-session'
import { Menu } from '../ui/icons'
import styles from './dashboard.module.css'

/** What the frame shows is asked for together with what the page shows, not after it. */
export const clientLoader = () => {
  if (session().token === null) return null
  void queryClient.prefetchQuery(currentUser())
  void queryClient.prefetchQuery(reviewOverview())
  return null
}

/** Once: from then on the frame keeps itself fresh. */
export const shouldRevalidate = () => false

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

function Shell() {
  const { guest } = useSession()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
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
        <Sidebar onNavigate={() => setOpenAt(null)} />
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
        {guest ? <GuestBanner /> : null}
        <SecondFactorAsked />
        <PlanEnded />
        <TodayBar />
        <LoggedLine />
        <Outlet />
        <FormulaWords />
      </main>
      {open ? null : <BottomNav />}
    </div>
  )
}

export default function DashboardLayout() {
  return (
    <AppProviders>
      <Shell />
    </AppProviders>
  )
}

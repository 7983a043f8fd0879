import { Menu as Dropdown, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { currentUser } from '../api/queries'
import { BottomNav, Sidebar } from '../components/shell/AppNav'
import { AppProviders } from '../components/shell/AppProviders'
import { GuestLogOut } from '../components/shell/GuestLogOut'
import { Logo } from '../components/shell/Logo'
import { PlanEnded } from '../components/shell/PlanEnded'
import { ThemeSwitch } from '../components/shell/ThemeSwitch'
import { TodayBar } from '../components/shell/TodayBar'
import { FormulaWords } from '../components/speech/FormulaWords'
import { flushMarks } from '../outbox/marks-outbox'
import { flushRatings } from '../outbox/rating-queue'
import { flushOutbox } from '../outbox/test-outbox'
import { paths } from '../routing/paths'
import { pendingSignUp } from '../session/pending-sign-up'
import { useFreshPlans } from '../session/use-fresh-plans'
import { useServerTopic } from '../session/use-server-topic'
import { useSession } from '../session/use-session'
import { ButtonLink } from '../ui/Button'
import { Menu } from '../ui/icons'
import styles from './dashboard.module.css'

/** 'Hi' before the first diagnostic of the topic, 'Welcome back' after (spec §2). */
function Greeting() {
  const { topic } = useSession()
  const { data: user } = useQuery(currentUser())
  if (!user) return <span className={styles.greeting} />
  const fresh = (user.diagnostic_status[topic ?? user.topic] ?? -1) === -1
  return (
    <span className={styles.greeting}>
      {fresh ? 'Hi' : 'Welcome back'}, {user.first_name}!
    </span>
  )
}

function UserMenu() {
  const { guest, userId } = useSession()
  const { data: user } = useQuery(currentUser())
  const [leaving, setLeaving] = useState(false)
  const initials = user ? (user.first_name[0] ?? '') + (user.last_name[0] ?? '') : ''
  return (
    <>
      <Dropdown position="bottom-end" width={200} withinPortal={false}>
        <Dropdown.Target>
          <UnstyledButton className={styles.user}>
            <span aria-hidden="true">{initials || '·'}</span>
            <span className="visually-hidden">Account menu</span>
          </UnstyledButton>
        </Dropdown.Target>
        <Dropdown.Dropdown>
          {guest || userId === null ? null : (
            <Dropdown.Item component={Link} to={paths.account(userId)}>
              My Account
            </Dropdown.Item>
          )}
          {guest ? null : (
            <Dropdown.Item component={Link} to={paths.forStudents()}>
              Change topic
            </Dropdown.Item>
          )}
          {guest ? (
            <Dropdown.Item onClick={() => setLeaving(true)}>Log Out</Dropdown.Item>
          ) : (
            <Dropdown.Item component={Link} to={paths.logOut()}>
              Log Out
            </Dropdown.Item>
          )}
        </Dropdown.Dropdown>
      </Dropdown>
      {leaving ? <GuestLogOut onClose={() => setLeaving(false)} /> : null}
    </>
  )
}

/** A guest who has signed up goes on as the guest until the letter is confirmed. */
function GuestBanner() {
  const pending = pendingSignUp()
  return (
    <aside className={styles.guest} aria-label="Guest">
      {pending ? (
        <p>
          Almost a member: please confirm the email we sent to <strong>{pending.email}</strong>. Everything you do until
          then is kept.
        </p>
      ) : (
        <p>You are trying the product as a guest. Sign up to save your progress.</p>
      )}
      <ButtonLink to={pending ? paths.resendConfirmation() : paths.signUp()} small>
        {pending ? 'Send it again' : 'Become a Member'}
      </ButtonLink>
    </aside>
  )
}

const FLUSH_MS = 3000

function Shell() {
  const { guest } = useSession()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === pathname
  useFreshPlans()
  useServerTopic()
  // Answers and ratings that an earlier visit could not send go out as soon as the server can be reached.
  useEffect(() => {
    const send = () => {
      void flushOutbox(null)
      void flushRatings()
      void flushMarks()
    }
    send()
    const timer = setInterval(send, FLUSH_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [])
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
        <PlanEnded />
        <TodayBar />
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

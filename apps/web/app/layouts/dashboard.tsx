import { Menu, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { currentUser } from '../api/queries'
import { AppProviders } from '../components/shell/AppProviders'
import { GuestLogOut } from '../components/shell/GuestLogOut'
import { Logo } from '../components/shell/Logo'
import { PlanEnded } from '../components/shell/PlanEnded'
import { ThemeSwitch } from '../components/shell/ThemeSwitch'
import { flushRatings } from '../outbox/rating-queue'
import { flushOutbox } from '../outbox/test-outbox'
import { paths } from '../routing/paths'
import { useFreshPlans } from '../session/use-fresh-plans'
import { useSession } from '../session/use-session'
import { ButtonLink } from '../ui/Button'
import styles from './dashboard.module.css'

const ICONS: Record<string, ReactNode> = {
  home: <path d="M4 11l8-7 8 7v9h-5v-6h-6v6H4z" />,
  new: <path d="M12 5v14M5 12h14" />,
  list: <path d="M5 6h14M5 12h14M5 18h9" />,
  journal: <path d="M6 4h11a2 2 0 0 1 2 2v14H8a2 2 0 0 1-2-2zM6 16h13M10 8h5" />,
  cards: <path d="M4 8h12v11H4zM8 8V5h12v11h-4" />,
}

const LINKS = [
  ['home', 'Dashboard', paths.dashboard()],
  ['new', 'Create Test', paths.newTest()],
  ['list', 'Previous Tests', paths.tests()],
  ['journal', 'Mistake Journal', paths.mistakes()],
  ['cards', 'Flashcards', paths.flashcards()],
] as const

function Icon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  )
}

function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  return (
    <nav className={styles.nav} aria-label="Main">
      {LINKS.map(([icon, label, to]) => (
        <NavLink key={to} to={to} end={to === paths.tests()} onClick={onNavigate}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

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
      <Menu position="bottom-end" width={200} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={styles.user}>
            <span aria-hidden="true">{initials || '·'}</span>
            <span className="visually-hidden">Account menu</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {guest || userId === null ? null : (
            <Menu.Item component={Link} to={paths.account(userId)}>
              My Account
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={paths.forStudents()}>
            Change topic
          </Menu.Item>
          {guest ? (
            <Menu.Item onClick={() => setLeaving(true)}>Log Out</Menu.Item>
          ) : (
            <Menu.Item component={Link} to={paths.logOut()}>
              Log Out
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {leaving ? <GuestLogOut onClose={() => setLeaving(false)} /> : null}
    </>
  )
}

function GuestBanner() {
  return (
    <aside className={styles.guest} aria-label="Guest">
      <p>You are trying the product as a guest. Sign up to save your progress.</p>
      <ButtonLink to={paths.signUp()} small>
        Become a Member
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
  // Answers and ratings that an earlier visit could not send go out as soon as the server can be reached.
  useEffect(() => {
    const send = () => {
      void flushOutbox(null)
      void flushRatings()
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
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
        <Greeting />
        <UserMenu />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {guest ? <GuestBanner /> : null}
        <PlanEnded />
        <Outlet />
      </main>
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

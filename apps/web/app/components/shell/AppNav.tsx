import { useQuery } from '@tanstack/react-query'
import { Link, NavLink, useLocation } from 'react-router'
import { examIndex, reviewOverview } from '../../api/queries'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { isDayDone } from '../../today/finished'
import { leftDue } from '../../today/left-due'
import { useRun } from '../../today/store'
import { placeIn } from '../../today/where'
import {
  ArrowLeftRight,
  BookOpen,
  Clock,
  type Icon,
  Layers,
  LayoutDashboard,
  ListChecks,
  NotebookPen,
  Plus,
  Sun,
  User,
} from '../../ui/icons'
import styles from './AppNav.module.css'

type Place = readonly [icon: Icon, label: string, to: string]

/** The specification's five in their order (spec §2); what leads through them stands where a phone's bar has it. */
const PLACES: readonly Place[] = [
  [LayoutDashboard, 'Dashboard', paths.dashboard()],
  [Sun, 'Today', paths.today()],
  [Plus, 'Create Test', paths.newTest()],
  [ListChecks, 'Previous Tests', paths.tests()],
  [NotebookPen, 'Mistake Journal', paths.mistakes()],
  [Layers, 'Flashcards', paths.flashcards()],
  [BookOpen, 'Lessons', paths.lessons()],
]
/** What a thumb reaches on a phone, in the same order. */
const NEAR = ['Dashboard', 'Today', 'Create Test', 'Mistake Journal', 'Flashcards']
const NEAR_PLACES = PLACES.filter(([, label]) => NEAR.includes(label))

/** How many reviews are due now; null until it is known, and where there is nothing. */
function useDue(): number | null {
  // Another topic has mistakes of its own.
  useSession()
  const { data } = useQuery(reviewOverview())
  // Once the day is done, what it has taught calls nobody back.
  const due = !data ? 0 : isDayDone() ? leftDue(data) : data.due_cards + data.due_mistakes
  return due === 0 ? null : due
}

/** A mistake that is logged as a step of the day is a part of Today, whatever its address. */
function useInDay(): boolean {
  const run = useRun()
  const { pathname } = useLocation()
  return run !== null && placeIn(run, pathname) === 'step'
}

function PlaceLink({ place: [Sign, label, to], onNavigate }: { place: Place; onNavigate?: () => void }) {
  const due = useDue()
  const inDay = useInDay()
  const shown = label === 'Today' ? due : null
  const words = (
    <>
      <Sign size={22} strokeWidth={1.8} className={styles.icon} />
      <span>{label}</span>
      {shown === null ? null : (
        <span className={styles.due}>
          {shown > 99 ? '99+' : shown}
          <span className="visually-hidden"> due</span>
        </span>
      )}
    </>
  )
  if (inDay)
    return (
      <Link to={to} viewTransition onClick={onNavigate} aria-current={label === 'Today' ? 'page' : undefined}>
        {words}
      </Link>
    )
  return (
    <NavLink to={to} viewTransition end={to === paths.tests()} onClick={onNavigate}>
      {words}
    </NavLink>
  )
}

/** What a phone's menu has besides: the exam, the topic and the account, which on a desk stand on the pages and over them. */
function More({ onNavigate }: { onNavigate: () => void }) {
  const { topic, guest, userId } = useSession()
  const { data: exams } = useQuery(examIndex())
  const offer = exams?.running ? null : exams?.offers[0]
  return (
    <div className={styles.more}>
      {offer ? (
        <Link to={paths.startExam(offer.kind)} onClick={onNavigate}>
          <Clock size={22} strokeWidth={1.8} className={styles.icon} />
          {offer.title}
        </Link>
      ) : null}
      <Link to={paths.forStudents()} onClick={onNavigate}>
        <ArrowLeftRight size={22} strokeWidth={1.8} className={styles.icon} />
        <span>
          Change topic <small>{topic}</small>
        </span>
      </Link>
      {guest || userId === null ? null : (
        <Link to={paths.account(userId)} onClick={onNavigate}>
          <User size={22} strokeWidth={1.8} className={styles.icon} />
          My Account
        </Link>
      )}
    </div>
  )
}

type SidebarProps = { /** As the menu of a phone. */ open: boolean; onNavigate: () => void }

export function Sidebar({ open, onNavigate }: SidebarProps) {
  return (
    <nav className={styles.side} aria-label="Main">
      {PLACES.map((place) => (
        <PlaceLink key={place[2]} place={place} onNavigate={onNavigate} />
      ))}
      {open ? <More onNavigate={onNavigate} /> : null}
    </nav>
  )
}

export function BottomNav() {
  return (
    <nav className={styles.bottom} aria-label="Quick">
      {NEAR_PLACES.map((place) => (
        <PlaceLink key={place[2]} place={place} />
      ))}
    </nav>
  )
}

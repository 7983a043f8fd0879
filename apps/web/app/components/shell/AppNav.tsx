import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { reviewOverview } from '../../api/queries'
import { paths } from '../../routing/paths'
import styles from './AppNav.module.css'

const ICONS: Record<string, ReactNode> = {
  home: <path d="M4 11l8-7 8 7v9h-5v-6h-6v6H4z" />,
  new: <path d="M12 5v14M5 12h14" />,
  list: <path d="M5 6h14M5 12h14M5 18h9" />,
  journal: <path d="M6 4h11a2 2 0 0 1 2 2v14H8a2 2 0 0 1-2-2zM6 16h13M10 8h5" />,
  cards: <path d="M4 8h12v11H4zM8 8V5h12v11h-4" />,
  today: (
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8" />
  ),
  lessons: <path d="M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zm0 0v13" />,
}

type Place = readonly [icon: string, label: string, to: string]

/** The specification's five in their order (spec §2), then what leads through them. */
const PLACES: readonly Place[] = [
  ['home', 'Dashboard', paths.dashboard()],
  ['new', 'Create Test', paths.newTest()],
  ['list', 'Previous Tests', paths.tests()],
  ['journal', 'Mistake Journal', paths.mistakes()],
  ['cards', 'Flashcards', paths.flashcards()],
  ['today', 'Today', paths.today()],
  ['lessons', 'Lessons', paths.lessons()],
]
/** What a thumb reaches on a phone. */
const NEAR = ['Dashboard', 'Today', 'Create Test', 'Mistake Journal', 'Flashcards']
const NEAR_PLACES = NEAR.flatMap((name) => PLACES.filter(([, label]) => label === name))

function Icon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
      {ICONS[name]}
    </svg>
  )
}

/** How many reviews are due now; null until it is known, and where there is nothing. */
function useDue(): number | null {
  const { data } = useQuery(reviewOverview())
  const due = data ? data.due_cards + data.due_mistakes : 0
  return due === 0 ? null : due
}

function PlaceLink({ place: [icon, label, to], onNavigate }: { place: Place; onNavigate?: () => void }) {
  const due = useDue()
  const shown = label === 'Today' ? due : null
  return (
    <NavLink to={to} end={to === paths.tests()} onClick={onNavigate}>
      <Icon name={icon} />
      <span>{label}</span>
      {shown === null ? null : (
        <span className={styles.due}>
          {shown > 99 ? '99+' : shown}
          <span className="visually-hidden"> due</span>
        </span>
      )}
    </NavLink>
  )
}

export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  return (
    <nav className={styles.side} aria-label="Main">
      {PLACES.map((place) => (
        <PlaceLink key={place[2]} place={place} onNavigate={onNavigate} />
      ))}
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

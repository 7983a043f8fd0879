import { useQuery } from '@tanstack/react-query'
import { type ButtonHTMLAttributes, lazy, type Ref, Suspense, useState } from 'react'
import { currentUser } from '../../api/queries'
import styles from './UserMenu.module.css'

const load = () => import('./AccountMenu')
const AccountMenu = lazy(load)

function Initials({ ref, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  const { data: user } = useQuery(currentUser())
  const initials = user ? (user.first_name[0] ?? '') + (user.last_name[0] ?? '') : ''
  return (
    <button type="button" aria-haspopup="menu" {...rest} ref={ref} className={styles.user}>
      <span aria-hidden="true">{initials || '·'}</span>
      <span className="visually-hidden">Account menu</span>
    </button>
  )
}

/** What opens and places menus is loaded when a pointer or the focus comes near. */
export function UserMenu() {
  const [asked, setAsked] = useState(false)
  const closed = (
    <Initials onPointerEnter={() => void load()} onFocus={() => void load()} onClick={() => setAsked(true)} />
  )
  if (!asked) return closed
  return (
    <Suspense fallback={closed}>
      <AccountMenu>
        <Initials />
      </AccountMenu>
    </Suspense>
  )
}

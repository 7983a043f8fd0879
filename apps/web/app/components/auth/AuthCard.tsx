import type { ReactNode } from 'react'
import { Splash } from '../shell/Splash'
import styles from './AuthCard.module.css'

/** The quiet card of sign up, login and the password pages. */
export function AuthCard({
  step,
  title,
  intro,
  children,
  foot,
}: {
  /** Where it stands on a way of several pages. */
  step?: string | undefined
  title: string
  intro?: ReactNode
  children: ReactNode
  foot?: ReactNode
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.card}>
        {step ? <p className={styles.step}>{step}</p> : null}
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </main>
  )
}

/** In the card's room while something is waited for: what comes after it moves nothing. */
export function AuthWaiting() {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Splash />
    </main>
  )
}

/** The way from a sign-up to the first login. */
export const signUpStep = (n: 1 | 2 | 3): string =>
  `Step ${n} of 3 · ${{ 1: 'sign up', 2: 'confirm by email', 3: 'log in' }[n]}`

export const formClass: string = styles.form ?? ''
export const formIntroClass: string = styles.intro ?? ''
/** An address breaks wherever it must. */
export const formAddressClass: string = styles.address ?? ''
/** Two short fields side by side. */
export const formPairClass: string = styles.pair ?? ''
/** What stands below the button, and is small. */
export const formNoteClass: string = styles.note ?? ''
/** What has just happened, over the form that goes on from it. */
export const formNoticeClass: string = styles.notice ?? ''
/** Ways to other pages, each with whom it is for. */
export const formWaysClass: string = styles.ways ?? ''
export const formErrorClass: string = styles.formError ?? ''

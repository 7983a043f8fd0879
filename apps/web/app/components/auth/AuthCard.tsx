import type { ReactNode } from 'react'
import styles from './AuthCard.module.css'

/** The quiet card of sign up, login and the password pages. */
export function AuthCard({
  title,
  intro,
  children,
  foot,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  foot?: ReactNode
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </main>
  )
}

export const formClass: string = styles.form ?? ''
export const formIntroClass: string = styles.intro ?? ''
/** Two short fields side by side. */
export const formPairClass: string = styles.pair ?? ''
/** What stands below the button, and is small. */
export const formNoteClass: string = styles.note ?? ''
/** Ways to other pages, each with whom it is for. */
export const formWaysClass: string = styles.ways ?? ''
export const formErrorClass: string = styles.formError ?? ''

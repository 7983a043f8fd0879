import type { ReactNode } from 'react'
import { PageHead, PublicPage } from './Blocks'
import styles from './Legal.module.css'

export type Clause = Readonly<{ id: string; title: string; body: ReactNode }>

/** A legal text: its date, its parts as links, then the parts. */
export function Legal({
  title,
  lede,
  date,
  clauses,
}: {
  title: string
  lede: ReactNode
  date: string
  clauses: readonly Clause[]
}) {
  return (
    <PublicPage>
      <PageHead label={date} title={title} lede={lede} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {clauses.map((clause, i) => (
            <section key={clause.id} id={clause.id}>
              <h2>
                {i + 1}. {clause.title}
              </h2>
              {clause.body}
            </section>
          ))}
        </div>
      </div>
    </PublicPage>
  )
}

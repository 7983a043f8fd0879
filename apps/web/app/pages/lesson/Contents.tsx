import styles from './lesson.module.css'
import { PARTS, partId } from './part-id'

/** What the lesson holds, beside it where a desk has the room. */
export function Contents() {
  return (
    <nav className={styles.contents} aria-label="In this lesson">
      <p>In this lesson</p>
      <ol>
        {PARTS.map((title) => (
          <li key={title}>
            <a href={`#${partId(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const NEAR = ['Worked examples', 'Try it'] as const

/** On a phone, above a lesson of several screens: the two parts that most come for. */
export function Straight() {
  return (
    <nav className={styles.straight} aria-label="Straight to" data-screen-only>
      <span aria-hidden="true">Straight to</span>
      {NEAR.map((title) => (
        <a key={title} href={`#${partId(title)}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

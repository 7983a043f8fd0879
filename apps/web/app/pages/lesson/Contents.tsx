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

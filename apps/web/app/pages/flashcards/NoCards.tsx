import { MESSAGES } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session'
import { Text } from '../../ui/Text'
import styles from './no-cards.module.css'

const MATH = { front: 'What is the slope of $y = 3x - 2$?', back: '$3$, the number in front of $x$' }
const READING = { front: 'ambiguous', back: 'open to more than one meaning' }

/** No card yet: what one is, seen, and the ways to the first. */
export function NoCards({ children }: { children: ReactNode }) {
  const { topic } = useSession()
  const example = /Reading/.test(topic ?? '') ? READING : MATH
  return (
    <div className={styles.none}>
      <div className={styles.words}>
        <h2>{MESSAGES.noFlashcards}</h2>
        <p>A card asks you again just before you would forget it.</p>
        <div className={styles.actions}>{children}</div>
      </div>
      <figure className={styles.example}>
        <figcaption>An example</figcaption>
        <Text text={example.front} className={styles.front ?? ''} />
        <Text text={example.back} className={styles.back ?? ''} />
      </figure>
    </div>
  )
}

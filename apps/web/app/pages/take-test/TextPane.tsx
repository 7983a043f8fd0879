import type { Question } from '@fourfold/contract'
import { ReadAloud } from '../../components/speech/ReadAloud'
import { partName } from '../../marks/text'
import { Rich } from '../../ui/Rich'
import styles from './TextPane.module.css'

/** The short text of a question, beside it. Highlights count text and question as one part, wherever they stand. */
export function TextPane({ question, text }: { question: Question; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that is longer than its pane is scrolled by keyboard too
    <article className={styles.pane} aria-label="Text" data-mark-host data-read-aloud tabIndex={0}>
      <header className={styles.head}>
        <ReadAloud part="text" />
      </header>
      <Rich html={text} className={styles.text} part={partName('stem', question.id)} />
    </article>
  )
}

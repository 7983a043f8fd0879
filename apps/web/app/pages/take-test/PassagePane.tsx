import { type Passage, passageTitle } from '@fourfold/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { ReadAloud } from '../../components/speech/ReadAloud'
import { partName } from '../../marks/text'
import { Rich } from '../../ui/Rich'
import styles from './PassagePane.module.css'

/** `*word*` is set in italics: every second part of the split. */
function italics(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  for (const part of text.split(/\*([^*]+)\*/))
    parts.push(parts.length % 2 === 1 ? <em key={parts.length}>{part}</em> : part)
  return parts
}

/** 'Line' at the 4th line and numbers every 5th (spec §9). */
const label = (n: number): string => (n === 4 ? 'Line' : n % 5 === 0 ? String(n) : '')

export function PassagePane({ passage, marked }: { passage: Passage; marked: readonly [number, number] | null }) {
  const first = useRef<HTMLDivElement>(null)
  // A line reference in the question scrolls the passage to its lines; scrolling has no declarative form.
  useEffect(() => {
    if (marked) first.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [marked])
  let n = 0
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a passage that is longer than its pane is scrolled by keyboard too
    <article className={styles.passage} aria-label="Passage" data-mark-host data-read-aloud tabIndex={0}>
      <p className={styles.passageDescription}>{passage.description}</p>
      <header className={styles.passageHead}>
        <h2 className={styles.passageTitle}>{passageTitle(passage)}</h2>
        <ReadAloud part="passage" />
      </header>
      <div className={styles.lines} data-part={partName('passage', passage.id)}>
        {passage.lines.map((line) => {
          if (line.figure) return <Rich key="figure" html={line.figure} className={styles.passageFigure} />
          if (line.heading)
            return (
              <h3 key={line.text} className={styles.passagePart}>
                {line.text}{' '}
              </h3>
            )
          n += 1
          const on = marked !== null && n >= marked[0] && n <= marked[1]
          return (
            // Where the pane is too narrow for a printed line, the lines flow as one text and keep their numbers (style sheet).
            <div
              key={n}
              className={styles.lineRow}
              data-first={line.paragraph || undefined}
              data-flow={line.paragraph ? 'starts' : 'on'}
              ref={on && n === marked?.[0] ? first : undefined}
            >
              <span className={styles.lineNumber} data-line={n} aria-hidden="true">
                {label(n)}
              </span>
              <span className={styles.lineText} data-marked={on || undefined}>
                {italics(line.text)}{' '}
              </span>
            </div>
          )
        })}
      </div>
    </article>
  )
}

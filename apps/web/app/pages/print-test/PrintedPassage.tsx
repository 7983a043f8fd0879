import { type Passage, passageTitle } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './print-test.module.css'

/** 'Line' at the 4th line and numbers every 5th (spec §9). */
const label = (n: number): string => (n === 4 ? 'Line' : n % 5 === 0 ? String(n) : '')

type Row = Passage['lines'][number] & { n: number }

/** Headings have no number. */
function numbered(passage: Passage): readonly Row[] {
  let n = 0
  return passage.lines.map((line) => {
    if (!line.heading && !line.figure) n += 1
    return { ...line, n }
  })
}

export function PrintedPassage({ passage }: { passage: Passage }) {
  return (
    <article className={styles.passage} aria-label={`Passage: ${passageTitle(passage)}`}>
      <p className={styles.description}>{passage.description}</p>
      <h2>{passageTitle(passage)}</h2>
      <div>
        {numbered(passage).map((row) =>
          row.figure ? (
            <Rich key="figure" html={row.figure} className={styles.figure} />
          ) : row.heading ? (
            <h3 key={`heading ${row.text}`}>{row.text}</h3>
          ) : (
            <p key={row.n} className={styles.line} data-first={row.paragraph || undefined}>
              <span aria-hidden="true">{label(row.n)}</span>
              {row.text.split(/\*([^*]+)\*/).map((part, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text; every second one is in italics
                i % 2 === 1 ? <em key={i}>{part}</em> : part,
              )}
            </p>
          ),
        )}
      </div>
    </article>
  )
}

import { LIMITS, MESSAGES, type TagBreakdown } from '@fourfold/contract'
import { type ReactNode, useId, useState } from 'react'
import { Empty } from '../../components/shell/Page'
import { mastery } from '../../format'
import { Button } from '../../ui/Button'
import { ChevronDown, ChevronRight } from '../../ui/icons'
import shared from './dashboard.module.css'
import { EvidenceList } from './EvidenceList'
import { answeredFirst, estimateWords, isAnswered, isMeasured, isSubjectMeasured, TOO_FEW } from './skill-words'
import styles from './subject-table.module.css'

type Row = Pick<TagBreakdown, 'id' | 'name' | 'correct' | 'incorrect' | 'skipped' | 'prediction'>

/** A subject or a skill: its numbers, and below them, once asked for, the answers behind them. */
function Figures({ row, scope, name, sub }: { row: Row; scope: 'subject' | 'skill'; name: ReactNode; sub?: boolean }) {
  const [why, setWhy] = useState(false)
  const id = useId()
  const estimate = estimateWords(row)
  const unmeasured = isAnswered(row) && !(scope === 'subject' ? isSubjectMeasured : isMeasured)(row)
  return (
    <>
      <tr className={sub ? styles.sub : undefined} data-empty={isAnswered(row) ? undefined : true}>
        <th scope="row">{name}</th>
        <td data-label="Correct">{row.correct}</td>
        <td data-label="Incorrect">{row.incorrect}</td>
        <td data-label="Skipped">{row.skipped}</td>
        <td data-label="Mastery">
          <span className={styles.mastery}>
            {unmeasured ? (
              <span className={styles.few}>{TOO_FEW}</span>
            ) : (
              <>
                <span className={`${shared.bar} ${styles.masteryBar}`} aria-hidden="true">
                  <i data-level="moderate" style={{ width: `${100 * (row.prediction ?? 0)}%` }} />
                </span>
                <span>{mastery(row.prediction)}</span>
              </>
            )}
            {isAnswered(row) ? (
              <button
                type="button"
                className={shared.whyButton}
                aria-label={`Why? ${row.name}`}
                aria-expanded={why}
                aria-controls={why ? id : undefined}
                onClick={() => setWhy(!why)}
              >
                Why?
              </button>
            ) : null}
            {estimate ? <small>{estimate}</small> : null}
          </span>
        </td>
      </tr>
      {why ? (
        <tr id={id}>
          <td colSpan={5} className={styles.whyCell}>
            <div className={shared.whyBody}>
              <EvidenceList about={{ scope, id: row.id }} plain={unmeasured} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  )
}

function Subject({ subject }: { subject: TagBreakdown }) {
  const [open, setOpen] = useState(false)
  const name = (
    <button type="button" aria-expanded={open} className={styles.expand} onClick={() => setOpen(!open)}>
      {open ? <ChevronDown size={18} /> : <ChevronRight size={18} />} {subject.name}
    </button>
  )
  return (
    <>
      <Figures row={subject} scope="subject" name={name} />
      {open ? subject.tags.map((tag) => <Figures key={tag.id} row={tag} scope="skill" name={tag.name} sub />) : null}
    </>
  )
}

/** Performance by Subject: 5 rows, Show more / Show less (spec §4). */
export function SubjectTable({ subjects }: { subjects: readonly TagBreakdown[] }) {
  const [all, setAll] = useState(false)
  if (subjects.length === 0) return <Empty>{MESSAGES.noData}</Empty>
  const ordered = answeredFirst(subjects)
  const shown = all ? ordered : ordered.slice(0, LIMITS.subjectRows)
  return (
    <div className={styles.subjects}>
      <div className={styles.scroll}>
        <table aria-label="Performance by Subject">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Correct</th>
              <th scope="col">Incorrect</th>
              <th scope="col">Skipped</th>
              <th scope="col">Mastery</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((subject) => (
              <Subject key={subject.id} subject={subject} />
            ))}
          </tbody>
        </table>
      </div>
      {subjects.length > LIMITS.subjectRows ? (
        <Button look="plain" small onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show more'}
        </Button>
      ) : null}
      <details className={shared.why}>
        <summary>How mastery is counted</summary>
        <div className={shared.whyBody}>
          <p>
            Mastery is your expected chance on a question of that skill, as of your last practice. It moves with every
            answer: a right one never lowers it, harder questions count more. From two answers on in a subject and three
            in a skill it is shown; from few it still leans on the rest of the topic. A subject is the mean of its
            skills, and the predicted score the mean of the subjects, both by how much of the topic they are; a dash
            means no answer yet.
          </p>
        </div>
      </details>
    </div>
  )
}

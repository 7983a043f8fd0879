import { LIMITS, MESSAGES, type TagBreakdown } from '@fourfold/contract'
import { useState } from 'react'
import { Empty } from '../../components/Page'
import { mastery } from '../../format'
import { Button } from '../../ui/Button'
import styles from './dashboard.module.css'
import { Why } from './Why'

type Row = Pick<TagBreakdown, 'id' | 'name' | 'correct' | 'incorrect' | 'skipped' | 'prediction'>

function Cells({ row }: { row: Row }) {
  return (
    <>
      <td>{row.correct}</td>
      <td>{row.incorrect}</td>
      <td>{row.skipped}</td>
      <td>
        <span className={styles.mastery}>
          <span className={styles.bar} aria-hidden="true">
            <i data-level="moderate" style={{ width: `${100 * (row.prediction ?? 0)}%` }} />
          </span>
          {mastery(row.prediction)}
        </span>
      </td>
    </>
  )
}

function Subject({ subject }: { subject: TagBreakdown }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" aria-expanded={open} className={styles.expand} onClick={() => setOpen(!open)}>
            <span aria-hidden="true">{open ? '▾' : '▸'}</span> {subject.name}
          </button>
        </th>
        <Cells row={subject} />
      </tr>
      {open
        ? subject.tags.map((tag) => (
            <tr key={tag.id} className={styles.sub}>
              <th scope="row">{tag.name}</th>
              <Cells row={tag} />
            </tr>
          ))
        : null}
    </>
  )
}

/** Performance by Subject: 5 rows, Show more / Show less (spec §4). */
export function SubjectTable({ subjects }: { subjects: readonly TagBreakdown[] }) {
  const [all, setAll] = useState(false)
  if (subjects.length === 0) return <Empty>{MESSAGES.noData}</Empty>
  const shown = all ? subjects : subjects.slice(0, LIMITS.subjectRows)
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
      <Why>
        <p>
          Mastery is your expected chance on a question of that skill, as of your last practice. It moves with every
          answer: a right one never lowers it, harder questions count more. A subject is the mean of its skills; a dash
          means no answer yet.
        </p>
      </Why>
    </div>
  )
}

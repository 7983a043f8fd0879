import type { Question } from '@fourfold/contract'
import { useMemo } from 'react'
import { marksOf, NoteList } from '../../marks/NoteList'
import { useMarkPaint } from '../../marks/use-mark-paint'
import { useMarks } from '../../marks/use-marks'
import styles from './QuestionModal.module.css'

/** Highlights over a question that is reviewed, and its notes in a list. */
export function ReviewMarks({ testId, question }: { testId: number; question: Question }) {
  const { marks } = useMarks(testId)
  const own = useMemo(() => marksOf(marks, question), [marks, question])
  useMarkPaint(`question-${question.id}`, own)
  if (own.length === 0) return null
  return (
    <section className={styles.marks}>
      <h3>Your highlights and notes</h3>
      <NoteList marks={own} />
    </section>
  )
}

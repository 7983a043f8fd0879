import type { Question } from '@fourfold/contract'
import { Panel } from '../../components/graph/Panel'
import { MarkLayer } from '../../marks/MarkLayer'
import styles from '../../marks/marks.module.css'
import { marksOf, NoteList } from '../../marks/NoteList'
import type { TestMarks } from '../../marks/use-marks'
import { LineReader } from './LineReader'
import type { View } from './use-test-view'
import { ZoomBar } from './ZoomBar'

type Props = { question: Question; marks: TestMarks; view: View; sides: boolean }

function Notes({ question, marks, view, sides }: Props) {
  const own = marksOf(marks.marks, question)
  return (
    <Panel title="Highlights" onClose={() => view.setNotes(false)} left={sides} low>
      {marks.refusal ? <p className={styles.refusal}>{marks.refusal}</p> : null}
      <p className={styles.hint}>
        Select words, then choose a color, an underline or a note. <span>By keyboard: press H.</span>
      </p>
      <NoteList marks={own} onOpen={(mark) => view.setOpenMark(mark.id)} onRemove={marks.remove} />
    </Panel>
  )
}

/** What lies over the question while it is worked on: highlights, the line reader, the size. `sides`: a text stands beside it. */
export function TestView({ question, marks, view, sides }: Props) {
  return (
    <>
      <MarkLayer
        rootId="main"
        marks={marks}
        picking={view.picking}
        onPicking={view.setPicking}
        openId={view.openMark}
        onOpen={view.setOpenMark}
      />
      {view.reader ? <LineReader onClose={() => view.setReader(false)} /> : null}
      {view.zooming ? <ZoomBar view={view} /> : null}
      {view.notes ? <Notes question={question} marks={marks} view={view} sides={sides} /> : null}
    </>
  )
}

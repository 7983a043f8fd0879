import type { ExamReport } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { examReport } from '../../api/queries'
import {
  bandLine,
  emptyLine,
  extraLine,
  recordLine,
  topicsLine,
  unofficialLine,
} from '../../components/exam/exam-words'
import { Page, Sheet } from '../../components/shell/Page'
import { day } from '../../format'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { NextThings } from './NextThings'
import styles from './report.module.css'
import { hurriedLine, pointsLine } from './report-words'
import { ScoreBand } from './ScoreBand'
import { SectionReport } from './SectionReport'

function ReportBody({ report }: { report: ExamReport }) {
  const { sections, total } = report
  const extra = extraLine(report.extra_time)
  // One exam has its word under its own band.
  const record = report.record.of > 1 ? recordLine(report.record) : null
  const band = total ?? sections[0]
  const unofficial = unofficialLine(sections)
  const empty = emptyLine(
    sections.flatMap((section) => section.modules),
    band,
  )
  const hurried = hurriedLine(sections.flatMap((section) => section.modules))
  // Of an exam that was hardly taken it is not known where its points are.
  const points = empty || hurried ? null : pointsLine(sections)
  return (
    <Page title={report.title} topic={topicsLine(sections)}>
      <div className={styles.report}>
        <div className={styles.first}>
          <Sheet title={`Exam of ${day(report.finished_at)}`}>
            <div className={styles.scores} data-many={sections.length > 1 || undefined}>
              {total ? <ScoreBand label="Total" band={total} predicted={null} inside={null} /> : null}
              {sections.map((section) => (
                <ScoreBand
                  key={section.topic}
                  label={section.topic}
                  band={section}
                  predicted={section.predicted}
                  inside={section.inside}
                />
              ))}
            </div>
            {(empty ?? hurried) ? <p className={styles.early}>{empty ?? hurried}</p> : null}
            {points ? <p className={styles.points}>{points}</p> : null}
            <p className={styles.fine}>
              {band && !empty ? `${bandLine(band)} ` : ''}
              {unofficial ? `${unofficial} ` : ''}
              {record ? `${record} ` : ''}
              {extra ? `Taken with ${extra.charAt(0).toLowerCase()}${extra.slice(1)}` : ''}
            </p>
          </Sheet>
          <Sheet title="What to do next">
            <NextThings kind={report.kind} next={report.next} />
          </Sheet>
        </div>
        {sections.map((section) => (
          <SectionReport key={section.topic} section={section} alone={sections.length === 1} />
        ))}
        {report.unmet.length > 0 ? <p className={styles.fine}>About this exam: {report.unmet.join(' ')}</p> : null}
        <p className={styles.noPrint}>
          <Button look="outline" onClick={() => window.print()}>
            Print
          </Button>
        </p>
      </div>
    </Page>
  )
}

function Loaded({ id }: { id: number }) {
  const { data } = useSuspenseQuery(examReport(id))
  return <ReportBody report={data} />
}

/** The report of a scored exam; on paper it takes two pages. */
export function Report({ id }: { id: number }) {
  return (
    <Suspense fallback={<Spinner large />}>
      <Loaded id={id} />
    </Suspense>
  )
}

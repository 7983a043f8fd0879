import type { ExamAsked, ExamSection } from '@fourfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { mostlyEmpty } from '../../components/exam/exam-words'
import { Sheet } from '../../components/shell/Page'
import { seconds } from '../../format'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { DomainTable } from './DomainTable'
import { PaceChart } from './PaceChart'
import styles from './report.module.css'
import { clock, routeLine } from './report-words'

type Module = ExamSection['modules'][number]

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function uncountedLine({ not_counted }: Module): string {
  if (not_counted.length === 0) return ''
  const listed = not_counted.map(({ number, answer }) => `question ${number}: ${answer}`).join(', ')
  return `${n(not_counted.length, 'answer')} arrived too late and ${not_counted.length === 1 ? 'was' : 'were'} not counted (${listed}): given after the module’s end, or received after the report was opened. `
}

function ModuleFacts({ module, alone }: { module: Module; alone: boolean }) {
  return (
    <li>
      <h3>{alone ? 'The module' : `Module ${module.module}`}</h3>
      <p>
        <strong>
          {module.right} of {module.questions}
        </strong>{' '}
        right in {clock(module.ms)} of {clock(module.minutes * 60_000)}
        {module.closed_by === 'time' ? '; handed in when its time was over' : ''}
        {module.empty > 0 ? `, ${module.empty} left empty` : ''}.{' '}
        {module.late > 0
          ? `${n(module.late, 'answer')} given in time arrived after its end and ${module.late === 1 ? 'counts' : 'count'}. `
          : ''}
        {uncountedLine(module)}
        <Link to={paths.test(module.test_id)} className={styles.noPrint}>
          Go through the questions
        </Link>
      </p>
      <PaceChart module={module} />
    </li>
  )
}

/** So many are read at once. */
const SHOWN = 5

type AskedProps = { title: string; questions: readonly ExamAsked[]; none: string; alone: boolean }

/** Each opens in its module, where its explanation stands. */
function Asked({ title, questions, none, alone }: AskedProps) {
  const [all, setAll] = useState(false)
  const rest = questions.length - SHOWN
  return (
    <div className={styles.asked}>
      <h3>{title}</h3>
      {questions.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {(all ? questions : questions.slice(0, SHOWN)).map((q) => (
            <li key={`${q.test_id}-${q.number}`}>
              <Link to={paths.test(q.test_id, q.number)}>
                <b>{q.skill}</b> <em>{seconds(q.ms)}</em>
                <span>{alone ? `Question ${q.number}` : `Module ${q.module}, question ${q.number}`}</span>
              </Link>
            </li>
          ))}
          {rest > 0 && !all ? <li className={styles.onPaper}>and {rest} more</li> : null}
        </ul>
      )}
      {rest > 0 ? (
        <p className={styles.noPrint}>
          <Button look="outline" small aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show less' : `Show ${rest} more`}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** One section: how its modules went, by domain and skill, and what is worth a second look. */
export function SectionReport({ section, alone }: { section: ExamSection; alone: boolean }) {
  const route = routeLine(section)
  const single = section.modules.length === 1
  const hardlyTried = mostlyEmpty(section.modules)
  // That nothing was found is news only where enough was answered to find something in; nothing is said of marks that nobody set.
  const findings = (
    [
      ['Time without a point', section.costly, hardlyTried ? null : 'No question of half a minute or more went wrong.'],
      ['Sure but wrong', section.sure_but_wrong, null],
      ['Lucky guesses', section.lucky, null],
    ] as const
  ).filter(([, questions, none]) => questions.length > 0 || none !== null)
  return (
    <div className={styles.section}>
      <Sheet title={alone ? 'How it went' : `${section.topic}: how it went`}>
        {route ? <p className={styles.route}>{route}</p> : null}
        <ol className={styles.modules}>
          {section.modules.map((module) => (
            <ModuleFacts key={module.module} module={module} alone={single} />
          ))}
        </ol>
        {findings.length > 0 ? (
          <div className={styles.findings}>
            {findings.map(([title, questions, none]) => (
              <Asked key={title} title={title} questions={questions} none={none ?? ''} alone={single} />
            ))}
          </div>
        ) : null}
      </Sheet>
      <Sheet title={alone ? 'By domain and skill' : `${section.topic}: by domain and skill`}>
        <DomainTable domains={section.domains} folded={hardlyTried} />
      </Sheet>
    </div>
  )
}

import { endpoints, MESSAGES, type TestListItem } from '@fourfold/contract'
import { Link } from 'react-router'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { ConfirmButton } from '../../components/ConfirmButton'
import { hour, score, when, yesNo } from '../../format'
import { forgetTest } from '../../outbox/forget-test'
import { paths } from '../../routing/paths'
import { usePlanEnded } from '../../session/use-plan-ended'
import { ButtonLink } from '../../ui/Button'
import { DataTable } from '../../ui/DataTable'
import { announce } from '../../ui/use-alert'
import { dayName, inFilter, missedOf, modeName, nameOf, progressOf, saysMode } from './names'
import styles from './tests.module.css'

/** For good, and for every device; an exam's modules are closed by the exam, and answers that count stay. */
function DeleteTest({ test }: { test: TestListItem }) {
  const remove = async () => {
    await call(endpoints.tests.remove, { params: { id: test.id } })
    await forgetTest(test.id)
    announce('Test deleted!')
    await queryClient.invalidateQueries()
  }
  return (
    <ConfirmButton question={MESSAGES.deleteTest} onConfirm={remove} small className={styles.delete}>
      Delete<span className="visually-hidden"> {nameOf(test)}</span>
    </ConfirmButton>
  )
}

function Actions({ test, calls }: { test: TestListItem; calls: boolean }) {
  const ended = usePlanEnded() !== null
  // An open test can be read after its plan has run out; to go on with it needs one.
  if (test.score === null)
    return (
      <span className={styles.links}>
        {ended ? <Link to={paths.test(test.id)}>View</Link> : null}
        <ButtonLink look={calls ? 'primary' : 'outline'} small to={ended ? paths.upgrade() : paths.test(test.id)}>
          Resume
        </ButtonLink>
        {inFilter(test, 'Exams') || test.counts ? null : <DeleteTest test={test} />}
      </span>
    )
  return (
    <span className={styles.links}>
      <Link to={paths.test(test.id)}>View</Link>
      <Link to={paths.result(test.id)}>Results</Link>
      <Link to={paths.analysis(test.id)}>Analysis</Link>
    </span>
  )
}

/** The score as a number and a bar; an open test says so. */
function Score({ test }: { test: TestListItem }) {
  if (test.score === null) return <span className={styles.open}>{MESSAGES.testNotScored}</span>
  return (
    <span className={styles.score}>
      {score(test.score)}
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${test.score}%` }} />
      </span>
    </span>
  )
}

function Name({ test }: { test: TestListItem }) {
  const more = progressOf(test) ?? missedOf(test)
  return (
    <span className={styles.about}>
      <span className={styles.name}>
        {test.score === null ? nameOf(test) : <Link to={paths.result(test.id)}>{nameOf(test)}</Link>}
      </span>
      {more ? <small className={styles.missed}>{more}</small> : null}
    </span>
  )
}

/** On a phone what a test was not is left out. */
const YesNo = ({ value }: { value: boolean }) => <span data-value={yesNo(value)}>{yesNo(value)}</span>

/** The day stands above; beside the test only its hour. */
const At = ({ iso }: { iso: string }) => (
  <time dateTime={iso} title={when(iso)}>
    {hour(iso)}
  </time>
)

/** The tests day by day, each by what it was about (spec §2: the columns stay). */
export function Timeline({ tests }: { tests: readonly TestListItem[] }) {
  const now = Date.now()
  // Of several that were left the newest calls.
  const first = tests.find((t) => t.score === null)
  return (
    <div className={styles.timeline}>
      <DataTable
        label="Previous Tests"
        rows={tests}
        rowKey={(t) => t.id}
        groupOf={(t) => dayName(t.created_at, now)}
        columns={[
          { name: 'Score', cell: (t) => <Score test={t} /> },
          { name: 'Test', cell: (t) => <Name test={t} /> },
          { name: 'id', cell: (t) => t.id },
          { name: 'Timed', cell: (t) => <YesNo value={t.timed} /> },
          { name: 'Tutor', cell: (t) => <YesNo value={t.tutor} /> },
          {
            name: 'Question Mode',
            cell: (t) => <span data-said={saysMode(t) || undefined}>{modeName(t.question_mode)}</span>,
          },
          { name: 'Question Count', cell: (t) => t.number_of_questions },
          { name: 'Created At', cell: (t) => <At iso={t.created_at} /> },
          { name: 'Action', cell: (t) => <Actions test={t} calls={t === first} /> },
        ]}
      />
    </div>
  )
}

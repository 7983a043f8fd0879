import { brand } from 'virtual:brand'
import { MESSAGES, type Question, type Test } from '@fourfold/contract'
import { testDetail } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { writtenNote } from '../../components/review/written-note'
import { LogOut } from '../../components/shell/LogOut'
import { Splash } from '../../components/shell/Splash'
import { day, score } from '../../format'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { AnswerKey } from './AnswerKey'
import { PrintedPassage } from './PrintedPassage'
import { PrintedQuestion } from './PrintedQuestion'
import styles from './print-test.module.css'

export const meta = () => pageMeta({ title: 'Print', description: 'A test to print.', noindex: true })

export const clientLoader = guard(needsPlan, ({ params }) => queryClient.fetchQuery(testDetail(Number(params.id))))

export function HydrateFallback() {
  return <Splash message={MESSAGES.gettingTest} />
}

/** A running diagnostic may still replace a question that is not fixed: it is not printed. */
const printed = (test: Test): readonly Question[] =>
  test.questions_attributes.filter((q) => test.score !== null || q.fixed)

const kind = (test: Test): string =>
  test.question_mode === 'Diagnostic' ? 'Diagnostic' : test.tutor ? 'Tutor test' : 'Practice test'

export default function PrintTestPage({ loaderData }: { loaderData: unknown }) {
  const test = loaderData as Test
  const questions = printed(test)
  const scored = test.score !== null
  const note = writtenNote(test.section)
  return (
    <div className={styles.page}>
      <nav className={styles.controls} aria-label="Print">
        <ButtonLink to={scored ? paths.result(test.id) : paths.tests()} look="outline">
          Back
        </ButtonLink>
        {questions.length > 0 ? <Button onClick={() => window.print()}>Print</Button> : null}
        <LogOut />
        <p>
          {scored
            ? 'The key is on the last page, so that you can leave it out.'
            : 'The key is printed once the test is scored.'}
        </p>
      </nav>
      <main id="main" tabIndex={-1} className={styles.sheet}>
        <header className={styles.head}>
          <p className={styles.brand}>{brand.name}</p>
          <h1>
            {test.section}: {kind(test)}
          </h1>
          <dl>
            <Fact name="Questions" value={String(questions.length)} />
            <Fact name="Created" value={day(test.created_at)} />
            <Fact name="Share code" value={test.share_code} />
            {test.score === null ? null : <Fact name="Score" value={score(test.score)} />}
          </dl>
          {note ? <p className={styles.note}>{note}</p> : null}
          <p className={styles.blanks}>
            <span>Name</span>
            <span>Date</span>
          </p>
        </header>
        {questions.length === 0 ? <p>{MESSAGES.zeroQuestions}</p> : null}
        <ol className={styles.questions}>
          {questions.map((question, i) => (
            <li key={question.id}>
              {question.passage && question.passage.id !== questions[i - 1]?.passage?.id ? (
                <PrintedPassage passage={question.passage} />
              ) : null}
              <PrintedQuestion question={question} number={question.order + 1} />
            </li>
          ))}
        </ol>
        {scored && questions.length > 0 ? <AnswerKey questions={questions} /> : null}
      </main>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

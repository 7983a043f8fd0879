import { endpoints, type MissKind } from '@fourfold/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/client'
import { newMistake } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { refreshAll } from '../../api/refresh'
import { Asked } from '../../components/review/Asked'
import { type MistakeEntry, MistakeForm, unsaid } from '../../components/review/MistakeForm'
import { ProposedEntry } from '../../components/review/ProposedEntry'
import { QuestionBody } from '../../components/review/QuestionModal'
import { Page, Sheet } from '../../components/shell/Page'
import { guard, needsPlan } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { useNavigatedAway } from '../../routing/use-navigated-away'
import { currentRun, tell, useRun } from '../../today/store'
import { loggedIn, placeIn } from '../../today/where'
import { Button } from '../../ui/Button'
import { withFormulaFonts } from '../../ui/formula-fonts'
import { announce } from '../../ui/use-alert'
import styles from './new-mistake.module.css'
import { type Row, rowOf } from './row'

export const meta = () => pageMeta({ title: 'Log Mistake', description: 'Log a mistake.', noindex: true })

const refOf = (url: string): string => new URL(url).searchParams.get('question_id') ?? ''

/** Without a question there is nothing to log yet: the journal has those that wait. */
export const clientLoader = guard(needsPlan, ({ request }) => {
  const ref = refOf(request.url)
  if (ref !== '') return withFormulaFonts(queryClient.fetchQuery(newMistake(ref)))
  announce('Mistakes are logged from here.')
  throw redirect(paths.mistakes())
})

export default function NewMistakePage() {
  const ref = useSearchParams()[0].get('question_id') ?? ''
  return <LogOne key={ref} question={ref} />
}

/** One mistake of the row: a press logs it and the next one is there. */
function LogOne({ question }: { question: string }) {
  const navigate = useNavigate()
  const watchLeaving = useNavigatedAway()
  const { state, pathname } = useLocation()
  const day = useRun()
  // There the day's own line counts them.
  const counted = day !== null && placeIn(day, pathname) === 'step'
  const { data } = useSuspenseQuery(newMistake(question))
  const [form, setForm] = useState<MistakeEntry | null>(null)
  // The next one of the row is a page of its own, though its address differs only in the question: the focus starts anew.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body) document.getElementById('main')?.focus()
  }, [])
  // As it was when the page opened: the refresh after saving counts one less.
  const [row] = useState<Row>(() => rowOf(state, data.to_log))
  const log = async (entry: MistakeEntry | { confirm: true; kind: MissKind | null }) => {
    const away = watchLeaving()
    await call(endpoints.mistakes.create, { body: { question_id: data.question_id, ...entry } })
    tell({ type: 'logged' })
    announce('Mistake logged!')
    await refreshAll()
    if (away()) return
    const run = currentRun()
    const inStep = run !== null && placeIn(run, pathname) === 'step'
    // A day logs as many as its plan said.
    const next = inStep && loggedIn(run).done >= loggedIn(run).of ? null : data.next_mistake
    // In a day's run the sequence goes on; else the page does from which it began, or the dashboard (spec §4).
    if (next === null && run) await navigate(paths.today())
    else if (next === null) await navigate(row.from ?? paths.dashboard(), { state: { logged: row.at } })
    else await navigate(paths.newMistake(next), { state: { ...row, at: row.at + 1 }, replace: true })
  }
  return (
    <Page
      title="Log Mistake"
      actions={row.of > 1 && !counted ? <p className={styles.row}>{`${row.at} of ${row.of}`}</p> : null}
    >
      <div className={styles.two}>
        <Sheet title={`Question ${data.question.ancestry}`}>
          <Asked question={data.question} />
        </Sheet>
        <Sheet title="Your entry">
          {form ? (
            <MistakeForm value={form} button="Save" onSave={log} focus>
              <Button look="plain" onClick={() => setForm(null)}>
                Cancel
              </Button>
            </MistakeForm>
          ) : (
            <ProposedEntry
              entry={data}
              // A kind that was not shown is not the student’s word.
              onConfirm={() => log({ confirm: true, kind: data.identify === '' ? data.kind : null })}
              onEdit={() => setForm(data)}
              onOther={() => setForm(unsaid(data))}
            />
          )}
        </Sheet>
        <Sheet>
          <QuestionBody question={data.question} told />
        </Sheet>
      </div>
    </Page>
  )
}

import { MESSAGES, type Question } from '@fourfold/contract'
import { useNavigate } from 'react-router'
import { current } from '../../attempt/attempt'
import { LogOut } from '../../components/shell/LogOut'
import { useMarks } from '../../marks/use-marks'
import type { OpenDraft } from '../../outbox/draft'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { useAlert } from '../../ui/use-alert'
import { HandingIn } from './HandingIn'
import { Scoring } from './Scoring'
import styles from './screen.module.css'
import { TestScreen } from './TestScreen'
import { useBeside } from './use-beside'
import { useSteps } from './use-steps'
import { useTestFlow } from './use-test-flow'
import { useTestView, useViewKeys } from './use-test-view'
import { useTutor } from './use-tutor'

function NoQuestions() {
  const navigate = useNavigate()
  return (
    <main id="main" tabIndex={-1} className={styles.scoring}>
      <p>{MESSAGES.zeroQuestions}</p>
      <Button onClick={() => void navigate(paths.tests())}>Back to my tests</Button>
      <LogOut />
    </main>
  )
}

/** Taking a test (spec §2): what it consists of, and which of its screens is shown. */
export function TakeTest({ initial }: { initial: OpenDraft }) {
  const flow = useTestFlow(initial)
  const { draft, dispatch, done, saveState } = flow
  const { state, test } = draft
  const { alert, showAlert } = useAlert()
  const marks = useMarks(test.id)
  const view = useTestView(test.id)
  const beside = useBeside(test.id, view)
  const question = test.questions_attributes[state.step] as Question | undefined
  const tutor = useTutor(test, question, current(state), done, dispatch)
  const steps = useSteps(flow, tutor, beside.clearLines, showAlert)
  useViewKeys(view, flow.place !== 'elsewhere' && !flow.scoring && !state.paused)

  if (flow.scoring) return <Scoring draft={draft} saveState={saveState} />
  if (flow.exam.handing && flow.place !== 'elsewhere')
    return <HandingIn draft={draft} over={state.expired} saveState={saveState} />
  if (!question || !tutor.own) return <NoQuestions />
  return (
    <TestScreen
      flow={flow}
      question={question}
      own={tutor.own}
      tutor={tutor}
      steps={steps}
      marks={marks}
      view={view}
      beside={beside}
      alert={alert}
      say={showAlert}
    />
  )
}

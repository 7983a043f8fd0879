import { MESSAGES, type Question } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { referenceSheet } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import { current } from '../../attempt/attempt'
import type { CardDraft } from '../../components/review/CardDialog'
import { useMarks } from '../../marks/use-marks'
import type { OpenDraft } from '../../outbox/draft'
import { paths } from '../../routing/paths'
import { Button } from '../../ui/Button'
import { useAlert } from '../../ui/use-alert'
import { BottomBar, TopBar } from './Bars'
import { Divider } from './Divider'
import { HandingIn } from './HandingIn'
import { ModuleReview } from './ModuleReview'
import { NotSaved } from './NotSaved'
import { storedParts, storeParts } from './open-parts'
import { PassagePane } from './PassagePane'
import { PassageTabs, type Side } from './PassageTabs'
import { PausedPane } from './PausedPane'
import { QuestionPane } from './QuestionPane'
import { Scoring } from './Scoring'
import styles from './screen.module.css'
import { TestModals } from './TestModals'
import { TestPanels } from './TestPanels'
import { TestView } from './TestView'
import { TextPane } from './TextPane'
import { TutorHelp } from './TutorHelp'
import { testKeys } from './test-keys'
import { textBeside } from './text-beside'
import { type OpenPanel, toolList } from './tool-list'
import { isEmpty } from './tutor-try'
import { useKeys } from './use-keys'
import { useTestFlow } from './use-test-flow'
import { useTestView, useViewKeys } from './use-test-view'
import { useTutor } from './use-tutor'
import { useWide } from './use-wide'

function NoQuestions() {
  const navigate = useNavigate()
  return (
    <main id="main" tabIndex={-1} className={styles.scoring}>
      <p>{MESSAGES.zeroQuestions}</p>
      <Button onClick={() => void navigate(paths.tests())}>Back to my tests</Button>
    </main>
  )
}

/** The test-taking screen (spec §2). */
export function TakeTest({ initial }: { initial: OpenDraft }) {
  const flow = useTestFlow(initial)
  const { draft, dispatch, done, setModal, place } = flow
  const { state, test } = draft
  const { step, paused } = state
  const [panel, setPanel] = useState<OpenPanel>(() => storedParts(test.id).panel)
  const [marked, setMarked] = useState<readonly [number, number] | null>(null)
  const [side, setSide] = useState<Side>('passage')
  /** Filled in from a selection; else from the whole question. */
  const [card, setCard] = useState<CardDraft | null>(null)
  const { alert, showAlert } = useAlert()
  const marks = useMarks(test.id)
  const view = useTestView(test.id)
  const wide = useWide()
  // Whoever leaves the test and comes back finds beside it what was open.
  useEffect(() => {
    storeParts(test.id, { panel, notes: view.notes, reader: view.reader })
  }, [test.id, panel, view.notes, view.reader])
  // Asked for with the test: there offline, and its button only where there is a sheet.
  const { data: reference = '' } = useQuery(referenceSheet(test.section), queryClient)
  const question = test.questions_attributes[step] as Question | undefined
  const tutor = useTutor(test, question, current(state), done, dispatch)
  const { own, act } = tutor

  const toSubmit = state.tutor && !done && !state.expired && own?.taken === false
  const waits = toSubmit && !isEmpty(own)
  const go = useCallback(
    (to: number) => {
      if (!test.questions_attributes[to]?.fixed && to > step + 1) return
      setMarked(null)
      if (waits && to !== step) showAlert(`Question ${step + 1} is not submitted yet. Your answer stays there.`)
      dispatch({ type: 'go', step: to })
    },
    [dispatch, test, step, waits, showAlert],
  )
  /** Nothing chosen: said once, so that no question is given away by a slip. */
  const warned = useRef<number | null>(null)
  const blank = toSubmit && isEmpty(own)
  const submit = useCallback(() => {
    if (blank && warned.current !== step) {
      warned.current = step
      return showAlert('No answer yet. Choose one, or submit again to leave it blank.')
    }
    act({ type: 'submit' })
  }, [blank, step, act, showAlert])
  const keys = useMemo(
    () => testKeys({ dispatch: act, go, help: () => setModal('keys'), submit: toSubmit ? submit : null, step, paused }),
    [act, go, setModal, toSubmit, submit, step, paused],
  )
  // A new question starts at its beginning, wherever the one before was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    for (const id of ['main', 'question']) document.getElementById(id)?.scrollTo(0, 0)
  }, [step])
  // While the lock is being asked for the first keys count already; only a tab that was refused has none.
  useKeys(keys, place !== 'elsewhere' && !flow.scoring)
  useViewKeys(view, place !== 'elsewhere' && !flow.scoring && !paused)

  if (flow.scoring) return <Scoring draft={draft} saveState={flow.saveState} />
  if (flow.exam.handing) return <HandingIn draft={draft} over={state.expired} saveState={flow.saveState} />
  if (!question || !own) return <NoQuestions />

  const makeCard = (from: CardDraft | null) => {
    setCard(from)
    setModal('flashcard')
  }
  const { passage } = question
  const beside = wide && !passage ? textBeside(test.section, question.content) : null
  const tools = toolList({
    starred: own.marked,
    passage: passage !== null,
    reference: reference !== '',
    panel,
    onStar: () => dispatch({ type: 'star' }),
    onCard: () => makeCard(null),
    onPanel: setPanel,
    onFeedback: () => setModal('feedback'),
    onKeys: () => setModal('keys'),
    view: view.tools,
    onReview: state.exam && !done ? () => flow.exam.review(true) : null,
  })
  // With the clock standing still nothing is to be read: the time would say nothing.
  const covered = paused && !own.taken && !done
  return (
    <div
      className={styles.screen}
      style={view.style}
      data-passage={covered ? undefined : passage ? side : beside ? 'beside' : undefined}
      data-panel={passage ? undefined : (panel ?? (view.notes && !beside ? 'notes' : undefined))}
    >
      <a href="#question" className="skip-link">
        Skip to the question
      </a>
      <TopBar test={test} state={state} done={done} tools={tools} dispatch={dispatch} onExit={flow.exit} />
      <main id="main" tabIndex={-1} className={styles.middle} hidden={covered || flow.exam.reviewing}>
        {passage ? <PassageTabs side={side} onSide={setSide} /> : null}
        {passage ? <PassagePane passage={passage} marked={marked} /> : null}
        {beside ? <TextPane key={question.id} question={question} text={beside.text} /> : null}
        {passage || beside ? (
          <Divider of={passage ? 'passage' : 'text'} split={view.split} onSplit={view.setSplit} />
        ) : null}
        <QuestionPane
          test={test}
          state={state}
          question={question}
          ask={beside?.ask}
          own={own}
          done={done}
          wrong={tutor.wrong}
          dispatch={act}
          help={<TutorHelp key={question.id} test={test} question={question} tutor={tutor} />}
          onLines={(lines) => {
            setMarked(lines)
            setSide('passage')
          }}
          onCard={makeCard}
          onSaid={showAlert}
        />
      </main>
      {covered || flow.exam.reviewing ? null : (
        <TestView question={question} marks={marks} view={view} sides={passage !== null || beside !== null} />
      )}
      {flow.exam.reviewing ? <ModuleReview state={state} exam={flow.exam} onGo={go} /> : null}
      {covered ? <PausedPane onPlay={() => dispatch({ type: 'play' })} /> : null}
      {flow.saveState === 'unsaved' ? <NotSaved draft={draft} /> : null}
      {flow.exam.reviewing ? null : (
        <BottomBar
          test={test}
          state={state}
          done={done}
          missed={tutor.phase === 'missed'}
          saveState={flow.saveState === 'saved' ? marks.saveState : flow.saveState}
          onGo={go}
          onSubmit={submit}
          onFinish={flow.end}
        />
      )}
      <TestPanels
        panel={panel}
        topic={test.section}
        test={test.id}
        reference={reference}
        onClose={() => setPanel(null)}
      />
      {alert}
      <TestModals flow={flow} question={question} card={card} go={go} say={showAlert} />
    </div>
  )
}

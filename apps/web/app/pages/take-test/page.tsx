import { MESSAGES, type Question } from '@fourfold/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../api/query-client'
import { current, skippedSteps } from '../../attempt/attempt'
import { openDraft, useTest } from '../../attempt/use-test'
import { CardDialog, type CardDraft } from '../../components/review/CardDialog'
import { cardOf } from '../../components/review/card-text'
import { Splash } from '../../components/shell/Splash'
import type { Draft } from '../../outbox/test-outbox'
import { guard, needsToken } from '../../routing/guards'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import { clearSession } from '../../session/session'
import { Button } from '../../ui/Button'
import { useAlert } from '../../ui/use-alert'
import { BottomBar, TopBar } from './Bars'
import {
  ElsewhereDialog,
  ExpiredDialog,
  LeaveDialog,
  RefusedDialog,
  Scoring,
  ShortcutSheet,
  SkippedDialog,
} from './dialogs'
import { Panel } from './Panel'
import { PassagePane } from './PassagePane'
import { PausedPane } from './PausedPane'
import { QuestionPane } from './QuestionPane'
import { Reference } from './Reference'
import { FeedbackForm } from './SmallForms'
import styles from './take-test.module.css'
import { testKeys } from './test-keys'
import { type OpenPanel, toolList } from './tool-list'
import { useKeys } from './use-keys'
import { useLeave } from './use-leave'
import { useOnlyTab } from './use-only-tab'

export const meta = () => pageMeta({ title: 'Test', description: 'A practice test.', noindex: true })

export const clientLoader = guard(needsToken, ({ params }) => openDraft(Number(params.id)))

export function HydrateFallback() {
  return <Splash message={MESSAGES.gettingTest} />
}

type Modal = 'leave' | 'skipped' | 'keys' | 'flashcard' | 'feedback' | null

export default function TakeTestPage({ loaderData }: { loaderData: unknown }) {
  const draft = loaderData as Draft
  return <TakeTest key={draft.test.id} initial={draft} />
}

function TakeTest({ initial }: { initial: Draft }) {
  const navigate = useNavigate()
  const { place, takeOver } = useOnlyTab(initial.test.id)
  const [modal, setModal] = useState<Modal>(null)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [scoring, setScoring] = useState(false)
  const [done, setDone] = useState(initial.test.score !== null)
  const [marked, setMarked] = useState<readonly [number, number] | null>(null)
  const [side, setSide] = useState<'passage' | 'question'>('passage')
  const { alert, showAlert } = useAlert()
  /** Filled in from a selection; else from the whole question. */
  const [card, setCard] = useState<CardDraft | null>(null)
  const { id } = initial.test

  const onScored = useCallback(
    (_score: number, redirect: boolean) => {
      setDone(true)
      void queryClient.invalidateQueries()
      if (redirect) setLeaving(paths.result(id))
    },
    [id],
  )
  const { draft, dispatch, saveState, refusal, send, finish, saveCheckpoint, discard } = useTest(initial, onScored)
  const { state, test } = draft
  const question = test.questions_attributes[state.step] as Question | undefined
  const own = current(state)

  const blocker = useLeave(!done && !test.read_only && leaving === null && state.questions.length > 0)
  // A blocked navigation is the leave prompt, wherever it came from.
  useEffect(() => {
    if (blocker.state === 'blocked') setModal('leave')
  }, [blocker.state])
  // The way out is taken after the state that blocks it is gone.
  useEffect(() => {
    if (leaving !== null) void navigate(leaving, { replace: true })
  }, [leaving, navigate])

  const modalOpen = modal !== null || refusal !== null || place === 'elsewhere'
  // Any modal stops the timer, closing it starts it again (spec §4).
  useEffect(() => {
    if (!modalOpen) return
    dispatch({ type: 'modal', open: true })
    return () => dispatch({ type: 'modal', open: false })
  }, [modalOpen, dispatch])
  const stay = () => {
    blocker.reset?.()
    setModal(null)
  }
  const go = useCallback(
    (step: number) => {
      const target = test.questions_attributes[step]
      if (!target?.fixed && step > state.step + 1) return
      setMarked(null)
      dispatch({ type: 'go', step })
    },
    [dispatch, test, state.step],
  )
  const scoreNow = async () => {
    setModal(null)
    setScoring(true)
    await finish(true)
  }
  const askScore = () => {
    blocker.reset?.()
    const skipped = skippedSteps(state)
    if (skipped.length > 0) setModal('skipped')
    else void scoreNow()
  }
  const target = () =>
    blocker.state === 'blocked' ? blocker.location.pathname + blocker.location.search : paths.tests()

  // Time is up: autosave without redirect, then the modal, whose OK goes to the result (spec §4).
  const expired = state.expired && !done
  useEffect(() => {
    if (expired) void finish(false)
  }, [expired, finish])

  const { step, paused } = state
  const keys = useMemo(
    () => testKeys({ dispatch, go, help: () => setModal('keys'), step, paused }),
    [dispatch, go, step, paused],
  )
  // A new question starts at its beginning, wherever the one before was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    for (const id of ['main', 'question']) document.getElementById(id)?.scrollTo(0, 0)
  }, [step])
  // While the lock is being asked for the first keys count already; only a tab that was refused has none.
  useKeys(keys, place !== 'elsewhere' && !scoring)

  if (scoring && !done && !refusal) return <Scoring offline={saveState === 'local'} />
  if (!question || !own)
    return (
      <main id="main" tabIndex={-1} className={styles.scoring}>
        <p>{MESSAGES.zeroQuestions}</p>
        <Button onClick={() => void navigate(paths.tests())}>Back to my tests</Button>
      </main>
    )

  const makeCard = (from: CardDraft | null) => {
    setCard(from)
    setModal('flashcard')
  }
  const passage = question.passage
  const tools = toolList({
    starred: own.marked,
    passage: passage !== null,
    panel,
    onStar: () => dispatch({ type: 'star' }),
    onCard: () => makeCard(null),
    onPanel: setPanel,
    onFeedback: () => setModal('feedback'),
    onKeys: () => setModal('keys'),
  })
  const formDone = (message: string) => {
    setModal(null)
    showAlert(message)
  }
  const exit = () => (done || test.read_only ? void navigate(paths.tests()) : setModal('leave'))
  const showLines = (lines: readonly [number, number]) => {
    setMarked(lines)
    setSide('passage')
  }

  // With the clock standing still nothing is to be read: the time would say nothing.
  const covered = state.paused && !own.taken && !done
  return (
    <div className={styles.screen} data-passage={passage && !covered ? side : undefined}>
      <a href="#question" className="skip-link">
        Skip to the question
      </a>
      <TopBar test={test} state={state} done={done} tools={tools} dispatch={dispatch} onExit={exit} />
      <main id="main" tabIndex={-1} className={styles.middle} hidden={covered}>
        {passage ? (
          <div className={styles.sides} role="tablist" aria-label="Passage or question">
            {(['passage', 'question'] as const).map((name) => (
              <button key={name} type="button" role="tab" aria-selected={side === name} onClick={() => setSide(name)}>
                {name === 'passage' ? 'Passage' : 'Question'}
              </button>
            ))}
          </div>
        ) : null}
        {passage ? <PassagePane passage={passage} marked={marked} /> : null}
        <QuestionPane
          test={test}
          state={state}
          question={question}
          own={own}
          done={done}
          dispatch={dispatch}
          onLines={showLines}
          onCard={makeCard}
          onSaid={showAlert}
        />
      </main>
      {covered ? <PausedPane onPlay={() => dispatch({ type: 'play' })} /> : null}
      <BottomBar
        test={test}
        state={state}
        done={done}
        saveState={saveState}
        onGo={go}
        onSubmit={() => dispatch({ type: 'submit' })}
        onFinish={() => (done ? void navigate(paths.tests()) : setModal('leave'))}
      />
      {panel === 'calculator' ? (
        <Panel title="Calculator" onClose={() => setPanel(null)}>
          <iframe title="Calculator" src="/calculator.html" className={styles.frame} />
        </Panel>
      ) : null}
      {panel === 'reference' ? (
        <Panel title="Reference" onClose={() => setPanel(null)}>
          <Reference topic={test.section} />
        </Panel>
      ) : null}
      {alert}
      {modal === 'leave' && !expired ? (
        <LeaveDialog
          onScore={askScore}
          onStay={stay}
          onSave={async () => {
            const to = target()
            if (await saveCheckpoint()) return setLeaving(to)
            // No other page opens without a connection; this one goes on.
            stay()
            showAlert(MESSAGES.savedOnDevice)
          }}
          onDiscard={async () => {
            const to = target()
            await discard()
            setLeaving(to)
          }}
        />
      ) : null}
      {modal === 'skipped' ? (
        <SkippedDialog
          steps={skippedSteps(state)}
          onJump={(step) => {
            setModal(null)
            go(step)
          }}
          onScore={() => void scoreNow()}
          onReturn={() => setModal(null)}
        />
      ) : null}
      {modal === 'keys' ? <ShortcutSheet onClose={() => setModal(null)} /> : null}
      {modal === 'flashcard' ? (
        <CardDialog
          card={card ?? cardOf(question)}
          onClose={() => setModal(null)}
          onDone={() => formDone(MESSAGES.flashcardCreated)}
        />
      ) : null}
      {modal === 'feedback' ? (
        <FeedbackForm question={question} onClose={() => setModal(null)} onDone={formDone} />
      ) : null}
      {state.expired && state.timed && initial.test.score === null ? (
        <ExpiredDialog onOk={() => setLeaving(paths.result(id))} />
      ) : null}
      {refusal ? (
        <RefusedDialog
          refusal={refusal}
          onLogIn={() => {
            clearSession()
            setLeaving(paths.logIn())
          }}
          onGone={() => void discard().then(() => setLeaving(paths.tests()))}
          onAgain={() => void send()}
        />
      ) : null}
      {place === 'elsewhere' ? <ElsewhereDialog onHere={takeOver} onLeave={() => setLeaving(paths.tests())} /> : null}
    </div>
  )
}

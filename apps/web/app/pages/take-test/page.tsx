import { type Confidence, type Letter, MESSAGES, type Question } from '@fourfold/contract'
import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../api/query-client'
import { CardDialog, type CardDraft } from '../../components/CardDialog'
import { cardOf } from '../../components/card-text'
import { EmbeddedMistake } from '../../components/EmbeddedMistake'
import { Splash } from '../../components/Splash'
import { guard, needsToken } from '../../guards'
import { pageMeta } from '../../meta'
import type { Draft } from '../../outbox/test-outbox'
import { paths } from '../../paths'
import { current, isLocked, skippedSteps } from '../../test-session/session'
import { openDraft, useTest } from '../../test-session/use-test'
import { Button } from '../../ui/Button'
import { Rich } from '../../ui/Rich'
import { useAlert } from '../../ui/use-alert'
import { ElsewhereDialog, ExpiredDialog, LeaveDialog, Scoring, ShortcutSheet, SkippedDialog } from './dialogs'
import { Explanation } from './Explanation'
import { FirstEstimate } from './FirstEstimate'
import { GridIn } from './GridIn'
import { linkLines } from './line-links'
import { Navigator } from './Navigator'
import { Options } from './Options'
import { Panel } from './Panel'
import { PassagePane } from './PassagePane'
import { Reference } from './Reference'
import { FeedbackForm } from './SmallForms'
import { Timer } from './Timer'
import { Tools } from './Tools'
import styles from './take-test.module.css'
import { useKeys } from './use-keys'
import { useLeave } from './use-leave'
import { useOnlyTab } from './use-only-tab'

export const meta = () => pageMeta({ title: 'Test', description: 'A practice test.', noindex: true })

export const clientLoader = guard(needsToken, ({ params }) => openDraft(Number(params.id)))

export function HydrateFallback() {
  return <Splash message={MESSAGES.gettingTest} />
}

const SAVE_WORDS = { saved: 'Saved', saving: 'Saving', local: 'Saved on this device', unsaved: 'Not saved' } as const
const CONFIDENCE: readonly (readonly [Confidence, string])[] = [
  ['sure', 'Sure'],
  ['unsure', 'Unsure'],
  ['guess', 'Guess'],
]
const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D']
const GRID = 'Student-produced response'

type Modal = 'leave' | 'skipped' | 'keys' | 'flashcard' | 'feedback' | null

export default function TakeTestPage({ loaderData }: { loaderData: unknown }) {
  const draft = loaderData as Draft
  return <TakeTest key={draft.test.id} initial={draft} />
}

function TakeTest({ initial }: { initial: Draft }) {
  const navigate = useNavigate()
  const { place, takeOver } = useOnlyTab(initial.test.id)
  const [modal, setModal] = useState<Modal>(null)
  const [panel, setPanel] = useState<'calculator' | 'reference' | null>(null)
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
  const { draft, dispatch, saveState, finish, saveCheckpoint, discard } = useTest(initial, onScored)
  const { state, test } = draft
  const question = test.questions_attributes[state.step] as Question | undefined
  const own = current(state)
  const locked = isLocked(state) || test.read_only
  const last = state.step === state.questions.length - 1

  const blocker = useLeave(!done && !test.read_only && leaving === null && state.questions.length > 0)
  // A blocked navigation is the leave prompt, wherever it came from.
  useEffect(() => {
    if (blocker.state === 'blocked') setModal('leave')
  }, [blocker.state])
  // The way out is taken after the state that blocks it is gone.
  useEffect(() => {
    if (leaving !== null) void navigate(leaving, { replace: true })
  }, [leaving, navigate])

  const modalOpen = modal !== null || place === 'elsewhere'
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

  const keys = useMemo(
    () => ({
      ...Object.fromEntries(
        LETTERS.flatMap((letter, i) => [
          [letter.toLowerCase(), () => dispatch({ type: 'choose', letter })],
          [String(i + 1), () => dispatch({ type: 'choose', letter })],
          [`Shift+${letter}`, () => dispatch({ type: 'eliminate', letter })],
        ]),
      ),
      ArrowRight: () => go(state.step + 1),
      j: () => go(state.step + 1),
      ArrowLeft: () => go(state.step - 1),
      k: () => go(state.step - 1),
      s: () => dispatch({ type: 'star' }),
      p: () => dispatch({ type: state.paused ? 'play' : 'pause' }),
      '?': () => setModal('keys'),
    }),
    [dispatch, go, state.step, state.paused],
  )
  const grid = question?.question_type === GRID
  const step = state.step
  // A new question starts at its beginning, wherever the one before was scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    for (const id of ['main', 'question']) document.getElementById(id)?.scrollTo(0, 0)
  }, [step])
  // While the lock is being asked for the first keys count already; only a tab that was refused has none.
  useKeys(keys, place !== 'elsewhere' && !scoring)

  if (scoring && !done) return <Scoring offline={saveState === 'local'} />
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
  const plainTools = passage
    ? []
    : [
        {
          key: 'reference',
          label: 'Reference',
          icon: 'Σ',
          pressed: panel === 'reference',
          onClick: () => setPanel(panel === 'reference' ? null : 'reference'),
        },
        {
          key: 'calculator',
          label: 'Calculator',
          icon: '▦',
          pressed: panel === 'calculator',
          onClick: () => setPanel(panel === 'calculator' ? null : 'calculator'),
        },
      ]
  const tools = [
    {
      key: 'star',
      label: own.marked ? 'Starred' : 'Star',
      icon: own.marked ? '★' : '☆',
      pressed: own.marked,
      onClick: () => dispatch({ type: 'star' }),
    },
    { key: 'flashcards', label: 'Flashcards', icon: '▢', onClick: () => makeCard(null) },
    ...plainTools,
    {
      key: 'full',
      label: 'Full Screen',
      icon: '⤢',
      onClick: () =>
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()),
    },
    { key: 'feedback', label: 'Feedback', icon: '✎', onClick: () => setModal('feedback') },
    { key: 'keys', label: 'Keyboard', icon: '?', onClick: () => setModal('keys') },
  ]
  const formDone = (message: string) => {
    setModal(null)
    showAlert(message)
  }
  const exit = () => (done || test.read_only ? void navigate(paths.tests()) : setModal('leave'))
  const lineClick = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-lines]')
    if (!link) return
    const [from, to] = (link.dataset.lines ?? '').split('-').map(Number)
    if (from) {
      setMarked([from, to || from])
      setSide('passage')
    }
  }

  return (
    <div className={styles.screen} data-passage={passage ? side : undefined}>
      <a href="#question" className="skip-link">
        Skip to the question
      </a>
      <header className={styles.top}>
        <div className={styles.title}>
          <span>{test.section}</span>
          <strong>
            {test.question_mode === 'Diagnostic'
              ? 'Diagnostic'
              : done
                ? 'Review'
                : test.tutor
                  ? 'Tutor test'
                  : 'Practice test'}
          </strong>
        </div>
        <Timer state={state} onPause={() => dispatch({ type: 'pause' })} onPlay={() => dispatch({ type: 'play' })} />
        <Tools tools={tools} />
        <Button look="outline" small onClick={exit}>
          EXIT
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={styles.middle}>
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
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are buttons of their own; this only listens for them */}
        <section
          id="question"
          tabIndex={-1}
          className={styles.question}
          aria-label={`Question ${state.step + 1}`}
          onClick={lineClick}
        >
          <h1 className={styles.number}>
            Question {state.step + 1}
            <span className={styles.chip}>{question.ancestry}</span>
            {question.tag_id ? (
              <span className={styles.chip}>{test.tags.find((t) => t.id === question.tag_id)?.name ?? ''}</span>
            ) : null}
          </h1>
          {test.question_mode === 'Diagnostic' && !done ? <FirstEstimate estimate={test.estimate ?? null} /> : null}
          <Rich html={linkLines(question.content, passage !== null)} className={styles.stem} />
          {state.paused && !locked ? <p className={styles.paused}>Paused. Press Play to go on.</p> : null}
          {grid ? (
            <GridIn
              question={question}
              state={own}
              locked={locked}
              onText={(text) => dispatch({ type: 'grid', text })}
            />
          ) : (
            <Options
              question={question}
              state={own}
              locked={locked}
              onChoose={(letter) => dispatch({ type: 'choose', letter })}
              onEliminate={(letter) => dispatch({ type: 'eliminate', letter })}
            />
          )}
          {locked ? null : (
            <fieldset className={styles.sure}>
              <legend>How sure are you?</legend>
              {CONFIDENCE.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={own.confidence === value}
                  onClick={() => dispatch({ type: 'confidence', value })}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
          {own.taken && question.answer_explanation === null ? (
            <p role="status">Submitted. The answer is shown when you are back online.</p>
          ) : null}
          <Explanation question={question} letter={own.letter} onCard={makeCard} />
          {question.answer_explanation !== null && !test.read_only ? (
            <EmbeddedMistake key={question.id} question={question} onDone={showAlert} />
          ) : null}
        </section>
      </main>
      <footer className={styles.bottom}>
        <span className={styles.saved} data-state={done ? 'saved' : saveState} role="status">
          {done ? 'Scored' : SAVE_WORDS[saveState]}
        </span>
        <Navigator
          state={state}
          fixed={test.questions_attributes.map((q, i) => q.fixed || i <= state.step + 1)}
          onGo={go}
        />
        <div className={styles.moves}>
          <Button
            look="outline"
            onClick={() => go(state.step - 1)}
            disabled={state.step === 0}
            className={styles.previous ?? ''}
          >
            Previous
          </Button>
          {state.tutor && !own.taken && !done && !state.expired ? (
            <Button onClick={() => dispatch({ type: 'submit' })}>Submit</Button>
          ) : last ? (
            <Button onClick={() => (done ? void navigate(paths.tests()) : setModal('leave'))}>Finish</Button>
          ) : (
            <Button onClick={() => go(state.step + 1)}>Next</Button>
          )}
        </div>
      </footer>
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
            await saveCheckpoint()
            setLeaving(to)
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
      {place === 'elsewhere' ? <ElsewhereDialog onHere={takeOver} onLeave={() => setLeaving(paths.tests())} /> : null}
    </div>
  )
}

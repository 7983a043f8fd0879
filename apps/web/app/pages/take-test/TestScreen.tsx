import type { Question } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { referenceSheet } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import type { QuestionState } from '../../attempt/types'
import type { CardDraft } from '../../components/review/CardDialog'
import type { TestMarks } from '../../marks/use-marks'
import { BottomBar, TopBar } from './Bars'
import { ModuleReview } from './ModuleReview'
import { NotSaved } from './NotSaved'
import { PausedPane } from './PausedPane'
import styles from './screen.module.css'
import { TestModals } from './TestModals'
import { TestPanels } from './TestPanels'
import { TestPanes } from './TestPanes'
import { TestView } from './TestView'
import { isReading, textBeside } from './text-beside'
import { toolList } from './tool-list'
import type { Beside } from './use-beside'
import type { Steps } from './use-steps'
import type { TestFlow } from './use-test-flow'
import type { View } from './use-test-view'
import type { Tutor } from './use-tutor'
import { useWide } from './use-wide'

type Props = {
  flow: TestFlow
  question: Question
  own: QuestionState
  tutor: Tutor
  steps: Steps
  marks: TestMarks
  view: View
  beside: Beside
  alert: ReactNode
  say: (message: string) => void
}

/** The screen of a question: bars above and below, the question with what stands beside it, and what opens over it. */
export function TestScreen({ flow, question, own, tutor, steps, marks, view, beside, alert, say }: Props) {
  const { draft, dispatch, done, setModal, saveState } = flow
  const { state, test } = draft
  const { reviewing } = flow.exam
  const { panel, setPanel, side } = beside
  /** Filled in from a selection; else from the whole question. */
  const [card, setCard] = useState<CardDraft | null>(null)
  const wide = useWide()
  // Asked for with the test: there offline, and its button only where there is a sheet.
  const { data: reference = '' } = useQuery(referenceSheet(test.section), queryClient)

  const makeCard = (from: CardDraft | null) => {
    setCard(from)
    setModal('flashcard')
  }
  const { passage } = question
  const text = wide && !passage ? textBeside(test.section, question.content) : null
  const onReview = state.exam && !done ? () => flow.exam.review(true) : null
  const tools = toolList({
    starred: own.marked,
    passage: passage !== null,
    reading: isReading(test.section),
    reference: reference !== '',
    panel,
    onStar: () => dispatch({ type: 'star' }),
    onCard: () => makeCard(null),
    onPanel: setPanel,
    onFeedback: () => setModal('feedback'),
    onKeys: () => setModal('keys'),
    onLogOut: flow.logOut,
    view: view.tools,
    onReview,
  })
  // With the clock standing still nothing is to be read: the time would say nothing.
  const covered = state.paused && !own.taken && !done
  return (
    <div
      className={styles.screen}
      style={view.style}
      data-passage={covered ? undefined : passage ? side : text ? 'beside' : undefined}
      data-panel={passage ? undefined : (panel ?? (view.notes && !text ? 'notes' : undefined))}
    >
      <a href="#question" className="skip-link">
        Skip to the question
      </a>
      <TopBar test={test} state={state} done={done} tools={tools} dispatch={dispatch} onExit={flow.exit} />
      <TestPanes
        flow={flow}
        question={question}
        own={own}
        tutor={tutor}
        view={view}
        beside={beside}
        text={text}
        hidden={covered || reviewing}
        onCard={makeCard}
        say={say}
      />
      {covered || reviewing ? null : (
        <TestView question={question} marks={marks} view={view} sides={passage !== null || text !== null} />
      )}
      {reviewing ? <ModuleReview state={state} exam={flow.exam} onGo={steps.go} /> : null}
      {covered ? <PausedPane onPlay={() => dispatch({ type: 'play' })} /> : null}
      {saveState === 'unsaved' ? <NotSaved draft={draft} /> : null}
      {reviewing ? null : (
        <BottomBar
          test={test}
          state={state}
          done={done}
          missed={tutor.phase === 'missed'}
          toQuestion={!wide && passage && side === 'passage' ? () => beside.setSide('question') : null}
          saveState={saveState === 'saved' ? marks.saveState : saveState}
          onGo={steps.go}
          onSubmit={steps.submit}
          onFinish={flow.end}
          onReview={onReview}
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
      <TestModals flow={flow} question={question} card={card} go={steps.go} say={say} />
    </div>
  )
}

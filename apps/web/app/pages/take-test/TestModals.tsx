import { MESSAGES, type Question } from '@fourfold/contract'
import { queryClient } from '../../api/query-client'
import { skippedSteps } from '../../attempt/attempt'
import { CardDialog, type CardDraft } from '../../components/review/CardDialog'
import { cardOf } from '../../components/review/card-text'
import { GuestLogOut } from '../../components/shell/GuestLogOut'
import { paths } from '../../routing/paths'
import { endSession } from '../../session/end-session'
import { session } from '../../session/session'
import { answerText, saveAsFile } from './answer-file'
import { ElsewhereDialog, ExpiredDialog, RefusedDialog, SkippedDialog } from './dialogs'
import { FeedbackForm } from './FeedbackForm'
import { afterSave } from './kept-words'
import { LeaveDialog } from './LeaveDialog'
import { LeaveExamDialog } from './LeaveExamDialog'
import { ShortcutSheet } from './ShortcutSheet'
import type { TestFlow } from './use-test-flow'
import { whenKept } from './ways-out'

type Props = {
  flow: TestFlow
  question: Question
  card: CardDraft | null
  go: (step: number) => void
  say: (message: string) => void
}

/** The windows that open over a test. */
export function TestModals({ flow, question, card, go, say }: Props) {
  const { modal, setModal, leaveTo, refusal, place, draft, done } = flow
  const { state, test } = draft
  const close = () => setModal(null)
  // A step that was taken without an answer is blank as well.
  const blank = state.questions.filter((q) => q.skipped !== false).length
  const formDone = (message: string) => {
    close()
    say(message)
  }
  const save = async () => {
    const to = flow.wayOut(whenKept(test))
    if (await flow.saveCheckpoint()) {
      // What the next page knew was true before these answers.
      void queryClient.invalidateQueries()
      return leaveTo(to)
    }
    // No other page opens without a connection; this one goes on.
    flow.stay()
    say(afterSave(flow.kept().saveState))
  }
  const toFile = () => saveAsFile(`answers-of-test-${test.id}.txt`, answerText(draft))
  const discard = async (forGood: boolean): Promise<boolean> => {
    const to = flow.wayOut()
    const gone = await flow.discard(forGood)
    if (gone) leaveTo(to)
    return gone
  }
  return (
    <>
      {modal === 'leave' && !(state.expired && !done) ? (
        <LeaveDialog
          finishing={flow.finishing}
          saveState={flow.saveState}
          answered={state.questions.length - blank}
          blank={blank}
          unkept={flow.unkept()}
          staying={flow.staying()}
          onScore={flow.askScore}
          onStay={flow.stay}
          onSave={save}
          onDiscard={discard}
        />
      ) : null}
      {modal === 'skipped' ? (
        <SkippedDialog
          steps={skippedSteps(state)}
          zeros={skippedSteps(state).filter((step) => state.questions[step]?.grid)}
          onJump={(step) => {
            close()
            go(step)
          }}
          onScore={() => void flow.scoreNow()}
          onReturn={close}
        />
      ) : null}
      {modal === 'keys' ? <ShortcutSheet onClose={close} /> : null}
      {modal === 'flashcard' ? (
        <CardDialog
          card={card ?? cardOf(question)}
          onClose={close}
          onDone={() => formDone(MESSAGES.flashcardCreated)}
        />
      ) : null}
      {modal === 'feedback' ? <FeedbackForm question={question} onClose={close} onDone={formDone} /> : null}
      {modal === 'log out' ? <GuestLogOut onClose={close} /> : null}
      {modal === 'leave exam' ? (
        <LeaveExamDialog
          saveState={flow.saveState}
          onStay={flow.stay}
          onLeave={() => void flow.send().then(() => leaveTo(flow.wayOut()))}
          onFile={toFile}
        />
      ) : null}
      {state.expired && state.timed && !state.exam ? <ExpiredDialog onOk={() => void flow.toResult()} /> : null}
      {refusal ? (
        <RefusedDialog
          refusal={refusal}
          saveState={flow.saveState}
          guest={session().guest}
          onLogIn={() => {
            endSession()
            leaveTo(paths.logIn())
          }}
          onStartAnew={() => {
            endSession()
            leaveTo(paths.home())
          }}
          onGone={() => void flow.discard(true).then(() => leaveTo(flow.ways.list))}
          onAgain={() => void flow.send()}
          onFile={toFile}
        />
      ) : null}
      {place === 'elsewhere' ? (
        <ElsewhereDialog onHere={flow.takeOver} onLeave={() => leaveTo(flow.ways.list)} />
      ) : null}
    </>
  )
}

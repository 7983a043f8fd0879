import type { Question } from '@fourfold/contract'
import type { QuestionState } from '../../attempt/types'
import type { CardDraft } from '../../components/review/CardDialog'
import { Divider } from './Divider'
import { PassagePane } from './PassagePane'
import { PassageTabs } from './PassageTabs'
import { QuestionPane } from './QuestionPane'
import styles from './screen.module.css'
import { TextPane } from './TextPane'
import { TutorHelp } from './TutorHelp'
import type { textBeside } from './text-beside'
import type { Beside } from './use-beside'
import type { TestFlow } from './use-test-flow'
import type { View } from './use-test-view'
import type { Tutor } from './use-tutor'

type Props = {
  flow: TestFlow
  question: Question
  own: QuestionState
  tutor: Tutor
  view: View
  beside: Beside
  /** The question's own text, where it stands apart from what is asked. */
  text: ReturnType<typeof textBeside>
  hidden: boolean
  onCard: (from: CardDraft) => void
  say: (message: string) => void
}

/** The question, and beside it its passage or its own text. */
export function TestPanes({ flow, question, own, tutor, view, beside, text, hidden, onCard, say }: Props) {
  const { draft, done } = flow
  const { state, test } = draft
  const { passage } = question
  return (
    <main id="main" tabIndex={-1} className={styles.middle} hidden={hidden}>
      {passage ? <PassageTabs side={beside.side} onSide={beside.setSide} /> : null}
      {passage ? <PassagePane passage={passage} marked={beside.lines} /> : null}
      {text ? <TextPane key={question.id} question={question} text={text.text} /> : null}
      {passage || text ? (
        <Divider of={passage ? 'passage' : 'text'} split={view.split} onSplit={view.setSplit} />
      ) : null}
      <QuestionPane
        test={test}
        state={state}
        question={question}
        ask={text?.ask}
        own={own}
        done={done}
        wrong={tutor.wrong}
        judged={tutor.judged}
        dispatch={tutor.act}
        help={<TutorHelp key={question.id} test={test} question={question} tutor={tutor} />}
        onLines={beside.showLines}
        onCard={onCard}
        onSaid={say}
      />
    </main>
  )
}

import type { Question, Test } from '@fourfold/contract'
import { Hints } from './Hints'
import { SecondTry } from './SecondTry'
import type { Tutor } from './use-tutor'

/** What a tutor offers before the solution: hints, and one more try after a wrong answer. */
export function TutorHelp({ test, question, tutor }: { test: Test; question: Question; tutor: Tutor }) {
  if (tutor.phase === null) return null
  return (
    <>
      <SecondTry tutor={tutor} />
      <Hints test={test.id} question={question.id} opened={question.hints ?? 0} />
    </>
  )
}

import { SAMPLE_MODE, type Test } from '@fourfold/contract'
import type { Run } from '../../today/run'
import { testNameIn } from '../../today/where'

type Named = Pick<Test, 'id' | 'question_mode' | 'tutor' | 'exam' | 'aim' | 'questions_attributes'>

const AIMS = { repair: 'Repair', retry: 'Retry', practice: 'Practice' } as const

/** What a test is called while it is taken: by what it was begun for. */
export function titleOf(test: Named, done: boolean, run: Run | null): string {
  const { question_mode, exam, aim, tutor } = test
  if (question_mode === 'Diagnostic') return 'Diagnostic'
  if (done) return 'Review'
  if (exam) return exam.modules === 1 ? 'Exam' : `Exam, module ${exam.module} of ${exam.modules}`
  if (question_mode === SAMPLE_MODE) return 'Free sample'
  const today = testNameIn(run, test.id)
  if (today) return today
  if (aim === 'first') return `First ${test.questions_attributes.length} questions`
  return aim ? AIMS[aim] : tutor ? 'Tutor test' : 'Practice test'
}

import { SAMPLE_MODE, type Test } from '@fourfold/contract'
import { paths } from '../../routing/paths'

/** Where a test leads: to its result when it is scored, to the list when it is left. A sample needs no plan for either. */
export const waysOut = ({ id, question_mode, exam }: Pick<Test, 'id' | 'question_mode' | 'exam'>) =>
  exam
    ? { result: paths.exam(exam.id), list: paths.exam(exam.id) }
    : question_mode === SAMPLE_MODE
      ? { result: paths.sample(id), list: paths.sample(id) }
      : { result: paths.result(id), list: paths.tests() }

/** Where a test that is kept for later leads: who pauses a diagnostic was promised a first estimate, on the dashboard. */
export const whenKept = (test: Pick<Test, 'id' | 'question_mode' | 'exam'>): string =>
  test.question_mode === 'Diagnostic' ? paths.dashboard() : waysOut(test).list

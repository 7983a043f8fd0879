import type { RunningExam } from '@fourfold/contract'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import { FirstThing } from '../shell/FirstThing'

/** An exam that runs, over everything else on a page: its clock does not wait. */
export function RunningExamFirst({ exam }: { exam: RunningExam }) {
  return (
    <FirstThing label="Your exam is running" title={exam.title} text={exam.line}>
      <ButtonLink to={paths.exam(exam.id)}>Go on with the exam</ButtonLink>
    </FirstThing>
  )
}

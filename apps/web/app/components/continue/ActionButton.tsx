import type { DashboardData } from '@fourfold/contract'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import type { Start } from '../use-start-test'

export type ActionProps = {
  data: DashboardData
  start: Start
  /** Outlined where something else on the page calls. */ look: 'primary' | 'outline'
}

/** The button that does the first step. */
export function ActionButton({ data, start, look }: ActionProps) {
  const tag = data.ai_practice_test_tag?.name
  switch (data.first_step.kind) {
    case 'start_diagnostic':
      return (
        <Button look={look} onClick={start.diagnostic} busy={start.busy}>
          Start Diagnostic
        </Button>
      )
    case 'resume_diagnostic':
      return (
        <ButtonLink
          look={look}
          to={data.resume_diagnostic_id === null ? paths.dashboard() : paths.test(data.resume_diagnostic_id)}
        >
          Resume Diagnostic
        </ButtonLink>
      )
    case 'resume_test':
      return (
        <ButtonLink look={look} to={data.resume_test_id === null ? paths.tests() : paths.test(data.resume_test_id)}>
          Go on
        </ButtonLink>
      )
    case 'log':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_question_to_log_id === null ? paths.mistakes() : paths.newMistake(data.first_question_to_log_id)
          }
        >
          Log mistakes
        </ButtonLink>
      )
    case 'review':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_mistake_to_review_id === null ? paths.mistakes() : paths.mistake(data.first_mistake_to_review_id)
          }
        >
          Review mistakes
        </ButtonLink>
      )
    case 'cards':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_card_to_review_id === null ? paths.flashcards() : paths.flashcard(data.first_card_to_review_id)
          }
        >
          Review cards
        </ButtonLink>
      )
    case 'retry':
      return (
        <Button look={look} onClick={() => start.practice({ ids: data.questions_to_retry_ids })} busy={start.busy}>
          Retry questions
        </Button>
      )
    case 'more_diagnostic':
      return (
        <Button look={look} onClick={start.diagnostic} busy={start.busy}>
          More Diagnostic
        </Button>
      )
    case 'practice':
      return (
        <Button look={look} onClick={() => start.practice({ ids: data.ai_practice_test_ids, tag })} busy={start.busy}>
          Start practice test
        </Button>
      )
  }
}

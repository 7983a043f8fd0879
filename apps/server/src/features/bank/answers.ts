import type { Answer, ItemView } from '@fourfold/engine'
import type { answerEvents } from '../../db/schema/index.ts'

/** An event as the model gets it; the same online, in a rebuild and at night. */
export const answerOf = (event: AnswerRow, item: ItemView): Answer => ({
  item,
  correct: event.correct,
  skipped: event.skipped,
  ms: event.ms,
  at: event.answered_at.getTime(),
  first_exposure: event.first_exposure,
  solutionShown: event.solution_shown,
  ...(event.hints > 0 ? { hints: event.hints } : {}),
})

type AnswerRow = Pick<
  typeof answerEvents.$inferSelect,
  'correct' | 'skipped' | 'ms' | 'answered_at' | 'first_exposure' | 'solution_shown' | 'hints'
>

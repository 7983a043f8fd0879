import type { Estimate, Test } from '@fourfold/contract'
import type { Leaving } from '../../http/sealed-question.ts'
import {
  accountAverage,
  isRevealed,
  type QuestionContext,
  questionViews,
  type ShownRow,
  type TestRow,
  tagsOf,
} from '../items/index.ts'

export function testView(
  test: Omit<TestRow, 'checkpoint'>,
  rows: readonly ShownRow[],
  context: QuestionContext,
  readOnly: boolean,
  estimate: Estimate | null,
  exam: Test['exam'],
): Leaving<Test> {
  const scored = test.score !== null
  return {
    id: test.id,
    version: test.version,
    step: test.step,
    tutor: test.tutor,
    timed: test.timed,
    score: test.score,
    time_spent: test.time_ms,
    countdown_time: test.countdown_ms,
    initialTimerTime: test.initial_ms,
    taken_tracker: rows.map(({ slot }) => (slot.taken_at ? 'taken' : null)),
    section: test.topic,
    question_mode: test.mode,
    aim: test.aim,
    aims_at: context.catalog.misconceptions.get(test.aim_at ?? '')?.sentence ?? null,
    share_code: test.share_code,
    has_passage: rows.some((r) => r.item.passage_id !== null),
    created_at: test.created_at.toISOString(),
    read_only: readOnly,
    tags: tagsOf(
      rows.filter((r) => isRevealed(test, r.slot)),
      context.catalog,
    ).map(({ id, name }) => ({ id, name })),
    questions_attributes: questionViews(test, rows, context),
    account_average_score: scored ? accountAverage(rows, context) : null,
    estimate,
    exam,
  }
}

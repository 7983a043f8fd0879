import { SAMPLE_MODE, type Test } from '@fourfold/contract'
import { planIsActive, type Session } from './session'

/** Whether a test's lessons can be read: a sample is free, and the lessons of its topic are not. */
export const opensLessons = (
  s: Session,
  { question_mode, section }: Pick<Test, 'question_mode' | 'section'>,
): boolean => question_mode !== SAMPLE_MODE || planIsActive(s, section)

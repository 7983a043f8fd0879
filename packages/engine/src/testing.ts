import type { SkillView } from './mastery.ts'
import type { Answer, ItemView } from './types.ts'

/** An item for tests; only what matters to the test is given. */
export const anItem = (over: Partial<ItemView> = {}): ItemView => ({
  id: 'i1',
  template_id: 't1',
  frame_id: 'f1',
  topic: 'algebra-1',
  subject: 'equations',
  skills: ['two-step'],
  b: 0,
  b_var: 0.2,
  n: 50,
  response: 'choice',
  options: 4,
  seconds: 60,
  difficulty: 'Medium',
  ...over,
})

export const anAnswer = (over: Partial<Answer> = {}): Answer => ({
  item: anItem(),
  correct: true,
  ms: 40_000,
  at: 1_000_000,
  first_exposure: true,
  ...over,
})

export const aSkill = (over: Partial<SkillView> = {}): SkillView => ({
  id: 'two-step',
  topic: 'algebra-1',
  subject: 'equations',
  needs: [],
  b: 0,
  b_var: 0.05,
  seconds: 60,
  response: 'choice',
  options: 4,
  weight: 1,
  ...over,
})

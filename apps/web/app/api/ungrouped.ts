import type { NewTestData } from '@fourfold/contract'

/** The questions of Create Test one by one, as the page uses them; on the wire they come in groups that are alike. */
export function ungrouped({ test_questions }: NewTestData): NewTestData {
  const { groups, questions, ...rest } = test_questions
  const all = (groups ?? []).flatMap(({ ids, ...alike }) => ids.map((id) => ({ id, ...alike })))
  return { test_questions: { ...rest, questions: groups ? all : questions } }
}

import type { OpenDraft } from '../../outbox/draft'

/** A scored test at the question that the address names, from 1 on; else where it was left. A running one keeps its place. */
export function openAt(draft: OpenDraft, question: string | null): OpenDraft {
  const step = Number(question) - 1
  if (!draft.state.scored || !(step in draft.state.questions)) return draft
  return { ...draft, state: { ...draft.state, step } }
}

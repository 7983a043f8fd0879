import type { TestState } from '@fourfold/contract'
import { onTheWay } from '../../http/on-the-way.ts'

/** A save as it arrives: the device has counted the age of its changes when it sent them. */
export function arrived(state: TestState, now: Date): TestState {
  const ms = onTheWay(state.sent_at, now)
  if (ms === 0 || !state.questions_attributes) return state
  const aged = state.questions_attributes.map((change) => ({ ...change, age_ms: (change.age_ms ?? 0) + ms }))
  return { ...state, questions_attributes: aged }
}

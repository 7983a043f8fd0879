/** A second road to the answer, from what the stem shows, agrees with the key. */

import { perDrawnItem } from './per-item.ts'

export const checkAgrees = perDrawnItem('check', (_, { t, frame, params }) => {
  const [answer, second] = [t.answer(params), t.check(t.given(params, frame.id))]
  return answer.key === second.key
    ? []
    : [`answer ${answer.html} (${answer.key}), but check gives ${second.html} (${second.key})`]
})

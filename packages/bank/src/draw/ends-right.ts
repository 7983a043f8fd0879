/** Wrong methods that end at the key: whoever makes the mistake would be right, and would hear nothing of it. */

import { EVERY_MISTAKE_LEADS_AWAY, MISTAKE_MAY_END_RIGHT } from '../expectations.ts'
import type { Template } from '../kit/types.ts'

/** Whether the topic of a template promises that no named mistake gives the key. Ids start with the id of the topic. */
const promised = (id: string): boolean =>
  EVERY_MISTAKE_LEADS_AWAY.includes(id.split('/')[0] ?? '') && !(id in MISTAKE_MAY_END_RIGHT)

/** The mistakes that give the key here. */
export function endingRight(t: Template, params: unknown, frame: string): readonly string[] {
  const [given, right] = [t.given(params, frame), t.answer(params).key]
  return t.traps.filter((trap) => trap.rule(given, frame)?.key === right).map((trap) => trap.misconception)
}

/** Why a draw is refused where a mistake gives the key although the topic promises that none does; null where it is good. */
export function endsRight(t: Template, params: unknown, frame: string): string | null {
  const [found] = promised(t.id) ? endingRight(t, params, frame) : []
  return found === undefined ? null : `${found} gives the right answer`
}

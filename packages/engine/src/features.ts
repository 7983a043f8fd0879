import { clamp } from './math.ts'
import { type Nodes, skillScope, subjectScope, TOPIC_SCOPE } from './state.ts'
import type { Instant, ItemView } from './types.ts'

/**
 * The terms of the model, by name. `sign` is a promise that the fit keeps: '+' and '-' are the signs under which a right
 * answer can never lower the estimate; 'free' terms do not move with a right answer.
 */
export const FEATURES = [
  { name: 'bias', sign: 'free' },
  { name: 'easiness', sign: 'free' },
  { name: 'topic ability', sign: '+' },
  { name: 'skill ability', sign: '+' },
  { name: 'topic form', sign: '+' },
  { name: 'skill form', sign: '+' },
  { name: 'topic recent', sign: '+' },
  { name: 'topic lately', sign: '+' },
  { name: 'skill recent', sign: '+' },
  { name: 'skill lately', sign: '+' },
  { name: 'topic hits', sign: '+' },
  { name: 'topic misses', sign: 'free' },
  { name: 'skill hits', sign: '+' },
  { name: 'skill misses', sign: 'free' },
  { name: 'skill right', sign: '+' },
  { name: 'skill wrong', sign: '-' },
  { name: 'topic right', sign: '+' },
  { name: 'topic wrong', sign: '-' },
  { name: 'skill run of right', sign: '+' },
  { name: 'skill run of wrong', sign: '-' },
  { name: 'topic run of right', sign: '+' },
  { name: 'topic run of wrong', sign: '-' },
  { name: 'topic fluency', sign: '+' },
  { name: 'skill fluency', sign: '+' },
  { name: 'topic haste', sign: '-' },
  { name: 'skill haste', sign: '-' },
  { name: 'topic pace', sign: 'free' },
  { name: 'skill pace', sign: 'free' },
  { name: 'item seconds', sign: 'free' },
  { name: 'item uncertainty', sign: 'free' },
  { name: 'skill gap time', sign: '-' },
  { name: 'skill gap answers', sign: '-' },
  { name: 'topic gap time', sign: '-' },
  { name: 'skill new', sign: '-' },
  { name: 'item seen right', sign: '+' },
  { name: 'item seen wrong', sign: 'free' },
  { name: 'topic rush', sign: '-' },
  { name: 'skill rush', sign: '-' },
  { name: 'item last right', sign: '+' },
  { name: 'item just seen', sign: '+' },
] as const satisfies readonly { name: string; sign: '+' | '-' | 'free' }[]

export type FeatureName = (typeof FEATURES)[number]['name']

const DAY = 86_400_000

/** Writes the terms of (student, item, now) into `out`; O(skills of the item). */
export function fillFeatures(out: Float64Array, nodes: Nodes, item: ItemView, now: Instant): Float64Array {
  const t = nodes[TOPIC_SCOPE]
  const u = item.subject === undefined ? undefined : nodes[subjectScope(item.subject)]
  const T = t?.counts
  out.fill(0)
  out[0] = 1
  out[1] = -item.b
  let skill = 0
  const k = item.skills.length > 0 ? 1 / item.skills.length : 0
  for (const id of item.skills) {
    const s = nodes[skillScope(id)]
    if (!s) {
      out[33] = out[33]! + k
      continue
    }
    const c = s.counts
    skill += k * s.mean
    out[5] = out[5]! + k * c.form
    out[8] = out[8]! + k * c.recent
    out[9] = out[9]! + k * c.lately
    out[12] = out[12]! + k * Math.log1p(c.hits)
    out[13] = out[13]! + k * Math.log1p(c.misses)
    out[14] = out[14]! + k * Math.log1p(c.right)
    out[15] = out[15]! + k * Math.log1p(c.wrong)
    if (c.streak > 0) out[18] = out[18]! + k * Math.log1p(c.streak)
    else out[19] = out[19]! + k * Math.log1p(-c.streak)
    out[23] = out[23]! + k * c.fluency
    out[25] = out[25]! + k * c.haste
    out[27] = out[27]! + k * c.pace
    out[37] = out[37]! + k * c.rush
    const gap = Math.max(0, now - (s.last_at ?? now))
    out[30] = out[30]! + k * Math.log1p(gap / DAY)
    out[31] = out[31]! + k * Math.log1p(Math.max(0, (T?.n ?? 0) - c.mark))
  }
  out[2] = (t?.mean ?? 0) + (u?.mean ?? 0)
  out[3] = skill
  if (t && T) {
    out[4] = T.form
    out[6] = T.recent
    out[7] = T.lately
    out[10] = Math.log1p(T.hits)
    out[11] = Math.log1p(T.misses)
    out[16] = Math.log1p(T.right)
    out[17] = Math.log1p(T.wrong)
    if (T.streak > 0) out[20] = Math.log1p(T.streak)
    else out[21] = Math.log1p(-T.streak)
    out[22] = T.fluency
    out[24] = T.haste
    out[26] = T.pace
    out[36] = T.rush
    out[32] = Math.log1p(Math.max(0, now - (t.last_at ?? now)) / DAY)
  }
  out[28] = Math.log(clamp(item.seconds, 5, 600) / 60)
  out[29] = Math.sqrt(item.b_var)
  if (item.seen) {
    out[34] = Math.log1p(item.seen.right)
    out[35] = Math.log1p(item.seen.wrong)
    out[38] = item.seen.last ? 1 : 0
    out[39] = Math.exp(-item.seen.ago / 4)
  }
  return out
}

/** Two wrong values of a question never say the same: whoever reads the sentence must know which of them it is about. */

import { sentencesOf } from '../../draw/all.ts'
import { SAYS_EACH_VALUE } from '../../expectations.ts'
import type { Gate } from '../gate.ts'
import { perItem } from '../per-item.ts'

export const sentencesDiffer: Gate = (d) => {
  if (!SAYS_EACH_VALUE.includes(d.module.topic.id)) return []
  const sentences = sentencesOf(d.module)
  return perItem('same sentence', ({ secret }) => {
    const wrong = [...Object.values(secret.options).filter((o) => o && !o.correct), ...secret.wrong_grid]
    const said = wrong.flatMap((w) => w?.says ?? sentences.get(w?.misconception ?? '')?.sentence ?? [])
    return said.filter((s, i) => said.indexOf(s) < i).map((s) => `two wrong values say “${s}”`)
  })(d)
}

/** A value that needs two slips says both: one of them alone leads elsewhere. */

import { NAMES_BOTH_SLIPS } from '../../expectations.ts'
import { perDrawnItem } from '../per-item.ts'
import { wrongOf } from './options-of.ts'

export const bothSlipsNamed = perDrawnItem('two slips', (item, origin, d) =>
  NAMES_BOTH_SLIPS.includes(d.module.topic.id)
    ? wrongOf(item, origin).flatMap(({ found: { trap } }) =>
        trap.twoSlips && !trap.says ? [`${trap.misconception} needs a second slip that nothing names`] : [],
      )
    : [],
)

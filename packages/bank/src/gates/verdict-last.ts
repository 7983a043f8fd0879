/** Where two people are judged, the hints do not judge them: who is right stands in the last step only. */

import type { DrawnItem } from '../draw/drawn.ts'
import { visible } from '../draw/visible.ts'
import { perDrawnItem } from './per-item.ts'
import { stepsIn } from './reading/explanation.ts'

/** The two of "Neither Ada nor Bo", which only such questions offer. */
const namesIn = (item: DrawnItem): readonly string[] =>
  item.public.options.flatMap(({ content }) => /^Neither (\S+) nor (\S+)$/.exec(visible(content))?.slice(1) ?? [])

/** “Ada is right”, “Ada’s statement is not correct”, “Only Ada”. A right angle is no judgment. */
const judges = (name: string): RegExp =>
  new RegExp(
    `(?:Only|Both|Neither|and|nor) ${name}\\.|${name}(?:’s [a-z]+)?\\b[^.“]*\\b(?:is|are) (?:not )?(?:right(?! (?:angle|triangle))|wrong|correct|incorrect|true|false)\\b`,
  )

export const verdictLast = perDrawnItem('verdict-last', (item) => {
  const names = namesIn(item)
  const steps = stepsIn(item.secret.explanation).map(visible)
  return steps.slice(0, -1).flatMap((step) => {
    const judged = names.find((name) => judges(name).test(step))
    return judged === undefined ? [] : [`a hint says whether ${judged} is right: ${step}`]
  })
})

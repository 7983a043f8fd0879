/** Explanations of Medium and High questions show the thinking: three to five steps. */

import { perDrawnItem } from './per-item.ts'
import { stepsIn } from './reading/explanation.ts'

const [LEAST, MOST] = [3, 5]

export const enoughSteps = perDrawnItem('steps', (item) => {
  const found = stepsIn(item.secret.explanation).length
  return item.difficulty === 'Low' || (found >= LEAST && found <= MOST)
    ? []
    : [`${found} steps; a ${item.difficulty} question has ${LEAST} to ${MOST}`]
})

/** Explanations of Medium and High questions show the thinking: three to five steps. */

import { perDrawnItem } from './per-item.ts'

const [LEAST, MOST] = [3, 5]

const stepsIn = (explanation: string): number =>
  (explanation.match(/<ol class="steps">[\s\S]*?<\/ol>/)?.[0].match(/<li>/g) ?? []).length

export const enoughSteps = perDrawnItem('steps', (item) => {
  const found = stepsIn(item.secret.explanation)
  return item.difficulty === 'Low' || (found >= LEAST && found <= MOST)
    ? []
    : [`${found} steps; a ${item.difficulty} question has ${LEAST} to ${MOST}`]
})

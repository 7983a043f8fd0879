/** An explanation shows the figure of its question again, with what was found marked in. */

import { SHOWS_FIGURES_AGAIN } from '../expectations.ts'
import { perDrawnItem } from './per-item.ts'

/** Templates in whose figure nothing can be marked, and why. */
const NOTHING_TO_MARK: Readonly<Record<string, string>> = {
  'algebra-1/scatter-association': 'Where there is no association, there is no line or curve to draw.',
}

export const figureAgain = perDrawnItem('figure-again', (item, { t }, { module }) => {
  if (!SHOWS_FIGURES_AGAIN.includes(module.topic.id)) return []
  const worked = item.secret.explanation.split('<p class="answer">')[0] ?? ''
  return !item.public.content.includes('<svg') || worked.includes('<svg') || t.id in NOTHING_TO_MARK
    ? []
    : ['the stem has a figure, the explanation none']
})

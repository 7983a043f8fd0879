/** An explanation shows the figure of its question again, with what was found marked in. */

import { SHOWS_FIGURES_AGAIN } from '../expectations.ts'
import { perDrawnItem } from './per-item.ts'

/** Templates in whose figure nothing can be marked, and why. */
const NOTHING_TO_MARK: Readonly<Record<string, string>> = {
  'algebra-1/scatter-association': 'Where there is no association, there is no line or curve to draw.',
  'geometry/parallel-lines-converse': 'The lines may be parallel or not, so that no size can be written in.',
  'geometry/parallelogram-enough': 'The claims name conditions, which the drawn quadrilateral need not meet.',
  'geometry/proof-claims': 'What can be proved holds for every such figure, not for the one drawn.',
  'geometry/quadrilateral-claims': 'The claims are about every rhombus, not about the one drawn.',
  'geometry/construction-claims': 'The claims hold or fail for every radius, not for the one drawn.',
  'geometry/cavalieri-claims': 'The figure shows three coins of each stack, not the stacks.',
  'geometry/scale-claims': 'The claims compare perimeters, areas and angles of every enlargement.',
  'geometry/surface-cylinder-claims': 'The claims are about areas, which no mark in the solid shows.',
  'geometry/coordinate-figure-claims': 'Each claim is about another pair of segments; the steps compare their numbers.',
}

const FIGURE = /<svg[\s\S]*?<\/svg>/

export const figureAgain = perDrawnItem('figure-again', (item, { t }, { module }) => {
  const asked = item.public.content.match(FIGURE)?.[0]
  if (!asked || t.id in NOTHING_TO_MARK || !SHOWS_FIGURES_AGAIN.includes(module.topic.id)) return []
  const worked = item.secret.explanation.split('<p class="answer">')[0] ?? ''
  if (!worked.includes('<svg')) return ['the stem has a figure, the explanation none']
  return worked.includes(asked) ? ['the figure stands in the explanation as it was, with nothing marked in'] : []
})

/** The first hint of a reading question is its plan: it does not tell the key. Quotations lose the key's words when they are shown. */

import { TELLS_KEY, toldOfKey } from '@fourfold/base'
import { perQuestion } from './question.ts'

const PLAN = /^<p class="plan">([\s\S]*?)<\/p>/

export const hintsKeepKey = perQuestion('hints', ({ w }) => {
  const plan = PLAN.exec(w.explanation)?.[1] ?? ''
  const others = w.wrong.map(({ html }) => html)
  return toldOfKey(plan, w.right, others) > TELLS_KEY ? [`the plan tells the key: ${plan}`] : []
})

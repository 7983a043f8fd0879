/** Explanations as they are shown, and the hints that they give. */

import type { Explanation, Html, Step } from '../kit/types.ts'

const step = ({ do: done, why }: Step): Html => `${done}${why === '' ? '' : ` <span class="why">${why}</span>`}`

/** A list of steps is the short form of an explanation. */
const whole = (e: Explanation): Exclude<Explanation, readonly Step[]> => ('steps' in e ? e : { plan: '', steps: e })

const paragraph = (kind: string, html: Html | undefined): Html => (html ? `<p class="${kind}">${html}</p>` : '')

/** The explanation as HTML: plan, figure, steps, check, and a faster way. */
export function explained(e: Explanation): Html {
  const { plan, steps, check, faster, figure } = whole(e)
  const rows = steps.map((s) => `<li>${step(s)}</li>`).join('')
  return (
    `${paragraph('plan', plan)}${figure ?? ''}<ol class="steps">${rows}</ol>` +
    `${paragraph('check', check)}${paragraph('faster', faster)}`
  )
}

/** What may be told before an answer: the plan, then one step after the other, but never the last, which gives the answer. */
export function hintsOf(e: Explanation): readonly Html[] {
  const { plan, steps } = whole(e)
  return [...(plan === '' ? [] : [plan]), ...steps.slice(0, -1).map(step)]
}

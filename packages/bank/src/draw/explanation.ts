/** Explanations as they are shown. */

import type { Explanation, Html, Step } from '../kit/types.ts'

const step = ({ do: done, why }: Step): Html => `${done}${why === '' ? '' : ` <span class="why">${why}</span>`}`

const paragraph = (kind: string, html: Html | undefined): Html => (html ? `<p class="${kind}">${html}</p>` : '')

/** The explanation as HTML: plan, figure, steps, check, and a faster way. */
export function explained({ plan, steps, check, faster, figure }: Explanation): Html {
  const rows = steps.map((s) => `<li>${step(s)}</li>`).join('')
  return (
    `${paragraph('plan', plan)}${figure ?? ''}<ol class="steps">${rows}</ol>` +
    `${paragraph('check', check)}${paragraph('faster', faster)}`
  )
}

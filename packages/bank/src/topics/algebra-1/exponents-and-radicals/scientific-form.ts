/** Numbers in scientific notation and written out. */

import { type Frac, frac, text, toDecimalText } from '#kit'

/** `4.7 \times 10^{-5}`; the first factor in tenths or hundredths. Compared as written: 47 · 10⁴ is not the scientific form. */
export const sci = (m: Frac, e: number) => text(`$${sciTex(m, e)}$`)

export const sciTex = (m: Frac, e: number) => `${toDecimalText(m)} \\times 10^{${e}}`

export const tenths = (n: number) => frac(n, 10)

/** Numbers with a root as plain text, for labels of figures: 7, 5√3, 7√2/2, 4 + 4√3. */

import { type Frac, type Surd, toText } from '#kit'

const times = ({ n, d }: Frac, root: number): string => `${n === 1 ? '' : n}√${root}${d === 1 ? '' : `/${d}`}`

export const surdText = ({ a, b, n }: Surd): string => {
  if (b.n === 0 || n === 1) return toText(a)
  return a.n === 0 ? times(b, n) : `${toText(a)} + ${times(b, n)}`
}

/** 32π/3 */
export const piText = ({ n, d }: Frac): string => `${n === 1 ? '' : n}π${d === 1 ? '' : `/${d}`}`

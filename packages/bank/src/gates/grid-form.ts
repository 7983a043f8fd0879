/** Grid-in answers fit six characters and are never 0. */

import { parseFrac } from '../kit/num/frac.ts'
import { perItem } from './per-item.ts'

export const gridForm = perItem('grid', (item) => {
  if (item.question_type !== 'Student-produced response') return []
  const { key, wrong_grid } = item.secret
  const out = /^[0-9./-]{1,6}$/.test(key) ? [] : [`“${key}” does not fit six characters of 0-9 . / -`]
  if (parseFrac(key) === null || parseFrac(key)?.n === 0) out.push(`“${key}” is no number other than 0`)
  if (wrong_grid.some((w) => w.value === key)) out.push('a wrong grid-in value equals the key')
  return out
})

/** Exactly one option is right, and all four differ as values and to the eye. */

import { LETTERS } from '../draw/drawn.ts'
import { stemKey } from '../draw/item.ts'
import { perItem } from './per-item.ts'

export const oneRight = perItem('one right', (item) => {
  if (item.question_type !== 'Multiple choice') return []
  const options = LETTERS.map((l) => item.secret.options[l])
  const out: string[] = []
  if (item.public.options.length !== 4 || options.some((o) => !o)) out.push('not four options')
  if (options.filter((o) => o?.correct).length !== 1) out.push('not exactly one right option')
  if (!item.secret.options[item.secret.key as 'A']?.correct) out.push('the key is not the right option')
  if (new Set(options.map((o) => o?.key)).size !== 4) out.push('two options are the same value')
  if (new Set(item.public.options.map((o) => stemKey(o.content))).size !== 4) out.push('two options look the same')
  return out
})

/** Nothing stands there that no teacher would write on the board. */

import { texOf } from '../draw/split-tex.ts'
import { visible } from '../draw/visible.ts'
import { everyHtml, perItem } from './per-item.ts'
import { uglyForms, unsimplified } from './reading/ugly.ts'

export const noUglyForms = perItem('ugly', (item) => {
  const all = everyHtml(item)
  const answers = item.public.options.flatMap((o) => texOf(o.content))
  const words = all.flatMap((h) =>
    /NaN|undefined|\[object|Infinity/.test(visible(h))
      ? ['a value that is none (does a `why` use a name that only `given` has?)']
      : [],
  )
  return [...all.flatMap(texOf).flatMap(uglyForms), ...answers.flatMap(unsimplified), ...words]
})

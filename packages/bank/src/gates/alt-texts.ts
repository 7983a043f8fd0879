/** Every figure has a text alternative. */

import { everyHtml, perItem } from './per-item.ts'

export const altTexts = perItem('alt', (item) =>
  everyHtml(item).flatMap((h) =>
    [...h.matchAll(/<(svg|img)\b[^>]*>/g)].flatMap(([tag, name]) => {
      const said =
        name === 'svg' ? /role="img"/.test(tag) && /aria-label="[^"]{15,}"/.test(tag) : /alt="[^"]{15,}"/.test(tag)
      return said ? [] : ['a figure without a text alternative (15 characters or more)']
    }),
  ),
)

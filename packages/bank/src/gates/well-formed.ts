/** All HTML is well-formed. */

import { everyHtml, perItem } from './per-item.ts'
import { htmlProblems } from './reading/html.ts'

export const wellFormed = perItem('html', (item) => everyHtml(item).flatMap(htmlProblems))

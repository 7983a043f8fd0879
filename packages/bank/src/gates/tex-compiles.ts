/** All TeX of questions compiles in strict mode. */

import { everyHtml, perItem } from './per-item.ts'
import { texProblems } from './reading/tex.ts'

export const texCompiles = perItem('tex', (item) => everyHtml(item).flatMap(texProblems))

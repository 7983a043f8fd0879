import type { WrittenItem } from '#kit'
import { centralIdeas1 } from './central-ideas-1.ts'
import { centralIdeas2 } from './central-ideas-2.ts'
import { evidenceQuantitative1 } from './evidence-quantitative-1.ts'
import { evidenceQuantitative2 } from './evidence-quantitative-2.ts'
import { evidenceTextual1 } from './evidence-textual-1.ts'
import { evidenceTextual2 } from './evidence-textual-2.ts'
import { evidenceTextual3 } from './evidence-textual-3.ts'
import { inferences1 } from './inferences-1.ts'
import { inferences2 } from './inferences-2.ts'

export const written: readonly WrittenItem[] = [
  ...centralIdeas1,
  ...centralIdeas2,
  ...inferences1,
  ...inferences2,
  ...evidenceTextual1,
  ...evidenceTextual2,
  ...evidenceTextual3,
  ...evidenceQuantitative1,
  ...evidenceQuantitative2,
]

import type { WrittenItem } from '#kit'
import { centralIdeas1 } from './central-ideas-1.ts'
import { centralIdeas2 } from './central-ideas-2.ts'
import { centralIdeas3 } from './central-ideas-3.ts'
import { centralIdeas4 } from './central-ideas-4.ts'
import { centralIdeas5 } from './central-ideas-5.ts'
import { centralIdeas6 } from './central-ideas-6.ts'
import { centralIdeas7 } from './central-ideas-7.ts'
import { centralIdeasEasy1 } from './central-ideas-easy-1.ts'
import { evidenceQuantitative1 } from './evidence-quantitative-1.ts'
import { evidenceQuantitative2 } from './evidence-quantitative-2.ts'
import { evidenceQuantitative3 } from './evidence-quantitative-3.ts'
import { evidenceQuantitative4 } from './evidence-quantitative-4.ts'
import { evidenceQuantitative5 } from './evidence-quantitative-5.ts'
import { evidenceQuantitativeEasy1 } from './evidence-quantitative-easy-1.ts'
import { evidenceTextual1 } from './evidence-textual-1.ts'
import { evidenceTextual2 } from './evidence-textual-2.ts'
import { evidenceTextual3 } from './evidence-textual-3.ts'
import { evidenceTextual4 } from './evidence-textual-4.ts'
import { evidenceTextual5 } from './evidence-textual-5.ts'
import { evidenceTextual6 } from './evidence-textual-6.ts'
import { evidenceTextual7 } from './evidence-textual-7.ts'
import { evidenceTextualEasy1 } from './evidence-textual-easy-1.ts'
import { inferences1 } from './inferences-1.ts'
import { inferences2 } from './inferences-2.ts'
import { inferences3 } from './inferences-3.ts'
import { inferences4 } from './inferences-4.ts'
import { inferences5 } from './inferences-5.ts'
import { inferences6 } from './inferences-6.ts'
import { inferences7 } from './inferences-7.ts'
import { inferencesEasy1 } from './inferences-easy-1.ts'

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
  ...centralIdeas3,
  ...inferences3,
  ...evidenceTextual4,
  ...evidenceTextual5,
  ...evidenceQuantitative3,
  ...evidenceQuantitative4,
  ...centralIdeas4,
  ...inferences4,
  ...centralIdeasEasy1,
  ...inferencesEasy1,
  ...evidenceTextualEasy1,
  ...evidenceQuantitativeEasy1,
  ...inferences5,
  ...evidenceTextual6,
  ...evidenceQuantitative5,
  ...centralIdeas5,
  ...centralIdeas6,
  ...inferences6,
  ...centralIdeas7,
  ...inferences7,
  ...evidenceTextual7,
]

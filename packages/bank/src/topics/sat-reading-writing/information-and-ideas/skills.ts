import type { Skill } from '#kit'
import { centralIdeas } from './lessons/central-ideas.ts'
import { evidenceQuantitative } from './lessons/evidence-quantitative.ts'
import { evidenceTextual } from './lessons/evidence-textual.ts'
import { inferences } from './lessons/inferences.ts'
import { inferencesStories } from './lessons/inferences-stories.ts'

export const skills: readonly Skill[] = [
  {
    id: 'rw-central-ideas',
    name: 'Central Ideas and Details',
    needs: [],
    codes: ['CCRA.R.1', 'CCRA.R.2', 'SAT.RW.CID'],
    lesson: centralIdeas,
  },
  {
    id: 'rw-inferences',
    name: 'Inferences',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.1', 'CCRA.R.8', 'SAT.RW.INF'],
    lesson: inferences,
    chapters: [{ id: 'rw-inferences-stories', name: 'Stories and poems', lesson: inferencesStories }],
  },
  {
    id: 'rw-evidence-textual',
    name: 'Command of Evidence: Textual',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.1', 'CCRA.R.8', 'SAT.RW.COE-T'],
    lesson: evidenceTextual,
  },
  {
    id: 'rw-evidence-quantitative',
    name: 'Command of Evidence: Quantitative',
    needs: ['rw-evidence-textual'],
    comesBack: ['rw-rhetorical-synthesis'],
    comesBackSays: 'On the SAT, this is among the 12 to 14 questions on Information and Ideas.',
    codes: ['CCRA.R.7', 'CCRA.R.8', 'SAT.RW.COE-Q'],
    lesson: evidenceQuantitative,
  },
]

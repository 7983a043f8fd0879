import type { Skill } from '#kit'
import { crossText } from './lessons/cross-text.ts'
import { poemsOlderProse } from './lessons/poems-older-prose.ts'
import { textStructurePurpose } from './lessons/text-structure-purpose.ts'
import { wordsInContext } from './lessons/words-in-context.ts'

export const skills: readonly Skill[] = [
  {
    id: 'rw-words-in-context',
    name: 'Words in Context',
    needs: [],
    comesBack: ['rw-text-structure-purpose', 'rw-cross-text', 'ar-words-in-context'],
    codes: ['CCRA.R.4', 'CCRA.L.4', 'SAT.RW.WIC'],
    lesson: wordsInContext,
  },
  {
    id: 'rw-text-structure-purpose',
    name: 'Text Structure and Purpose',
    needs: ['rw-central-ideas'],
    codes: ['CCRA.R.5', 'CCRA.R.6', 'SAT.RW.TSP'],
    lesson: textStructurePurpose,
    chapters: [{ id: 'rw-text-structure-purpose-poems', name: 'Poems and older prose', lesson: poemsOlderProse }],
  },
  {
    id: 'rw-cross-text',
    name: 'Cross-Text Connections',
    needs: ['rw-inferences', 'rw-text-structure-purpose'],
    comesBack: ['ar-comparison'],
    comesBackSays: 'On the SAT, this is among the 13 to 15 questions on Craft and Structure.',
    codes: ['CCRA.R.6', 'CCRA.R.9', 'SAT.RW.CTC'],
    lesson: crossText,
  },
]

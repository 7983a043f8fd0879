import type { Skill } from '#kit'
import { boundaries } from './lessons/boundaries.ts'
import { asides } from './lessons/boundaries-asides.ts'
import { colons } from './lessons/boundaries-colons.ts'
import { dashes } from './lessons/boundaries-dashes.ts'
import { however } from './lessons/boundaries-however.ts'
import { lists } from './lessons/boundaries-lists.ts'
import { noMark } from './lessons/boundaries-no-mark.ts'
import { openingParts } from './lessons/boundaries-opening-parts.ts'
import { questionMarks } from './lessons/boundaries-questions.ts'
import { runOns } from './lessons/boundaries-run-ons.ts'
import { semicolons } from './lessons/boundaries-semicolons.ts'
import { formStructureSense } from './lessons/form-structure-sense.ts'
import { agreement } from './lessons/form-structure-sense-agreement.ts'
import { fullVerbs } from './lessons/form-structure-sense-full-verbs.ts'
import { modifiers } from './lessons/form-structure-sense-modifiers.ts'
import { possessives } from './lessons/form-structure-sense-possessives.ts'
import { pronouns } from './lessons/form-structure-sense-pronouns.ts'
import { tense } from './lessons/form-structure-sense-tense.ts'

export const skills: readonly Skill[] = [
  {
    id: 'rw-boundaries',
    name: 'Boundaries',
    needs: [],
    comesBack: ['rw-form-structure-sense'],
    codes: ['SAT.SEC.BOU'],
    lesson: boundaries,
    chapters: [
      { id: 'rw-boundaries-run-ons', name: 'Run-ons and comma splices', lesson: runOns },
      { id: 'rw-boundaries-semicolons', name: 'Semicolons', lesson: semicolons },
      { id: 'rw-boundaries-colons', name: 'Colons', lesson: colons },
      { id: 'rw-boundaries-dashes', name: 'Dashes', lesson: dashes },
      { id: 'rw-boundaries-opening-parts', name: 'Commas after an opening', lesson: openingParts },
      { id: 'rw-boundaries-asides', name: 'Commas around an aside', lesson: asides },
      { id: 'rw-boundaries-lists', name: 'Commas and semicolons in lists', lesson: lists },
      { id: 'rw-boundaries-no-mark', name: 'Where no mark belongs', lesson: noMark },
      { id: 'rw-boundaries-however', name: '“However” and words like it', lesson: however },
      { id: 'rw-boundaries-questions', name: 'Questions, asked and reported', lesson: questionMarks },
    ],
  },
  {
    id: 'rw-form-structure-sense',
    name: 'Form, Structure, and Sense',
    needs: [],
    comesBackSays: 'On the SAT, this is among the 11 to 15 questions on Standard English Conventions.',
    codes: ['SAT.SEC.FSS'],
    lesson: formStructureSense,
    chapters: [
      { id: 'rw-form-structure-sense-agreement', name: 'Subject and verb', lesson: agreement },
      { id: 'rw-form-structure-sense-tense', name: 'Tense', lesson: tense },
      { id: 'rw-form-structure-sense-full-verbs', name: 'Full verbs and -ing forms', lesson: fullVerbs },
      { id: 'rw-form-structure-sense-pronouns', name: 'Pronouns', lesson: pronouns },
      { id: 'rw-form-structure-sense-modifiers', name: 'Modifiers', lesson: modifiers },
      { id: 'rw-form-structure-sense-possessives', name: 'Plurals and possessives', lesson: possessives },
    ],
  },
]

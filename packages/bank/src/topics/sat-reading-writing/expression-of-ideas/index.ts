import type { Misconception, Subject, Template, WrittenItem } from '#kit'
import { rhetoricalSynthesis } from './lessons/rhetorical-synthesis.ts'
import { transitions } from './lessons/transitions.ts'
import { misconceptions as all } from './misconceptions.ts'
import { rhetoricalSynthesis1 } from './rhetorical-synthesis-1.ts'
import { rhetoricalSynthesis2 } from './rhetorical-synthesis-2.ts'
import { rhetoricalSynthesis3 } from './rhetorical-synthesis-3.ts'
import { rhetoricalSynthesis4 } from './rhetorical-synthesis-4.ts'
import { rhetoricalSynthesis5 } from './rhetorical-synthesis-5.ts'
import { rhetoricalSynthesis6 } from './rhetorical-synthesis-6.ts'
import { rhetoricalSynthesis7 } from './rhetorical-synthesis-7.ts'
import { rhetoricalSynthesis8 } from './rhetorical-synthesis-8.ts'
import { rhetoricalSynthesisEasy1 } from './rhetorical-synthesis-easy-1.ts'
import { rhetoricalSynthesisEasy2 } from './rhetorical-synthesis-easy-2.ts'
import { transitions1 } from './transitions-1.ts'
import { transitions2 } from './transitions-2.ts'
import { transitions3 } from './transitions-3.ts'
import { transitions4 } from './transitions-4.ts'
import { transitions5 } from './transitions-5.ts'
import { transitions6 } from './transitions-6.ts'
import { transitions7 } from './transitions-7.ts'
import { transitionsEasy1 } from './transitions-easy-1.ts'
import { transitionsEasy2 } from './transitions-easy-2.ts'

export const subject: Subject = {
  id: 'expression-of-ideas',
  name: 'Expression of Ideas',
  weight: 0.2,
  skills: [
    {
      id: 'rw-transitions',
      name: 'Transitions',
      needs: [],
      codes: ['SAT.EOI.TRA'],
      lesson: transitions,
    },
    {
      id: 'rw-rhetorical-synthesis',
      name: 'Rhetorical Synthesis',
      needs: ['rw-transitions'],
      comesBackSays:
        'On the SAT, this is among the 8 to 12 questions on Expression of Ideas, which stand at the end of each module.',
      codes: ['SAT.EOI.SYN'],
      lesson: rhetoricalSynthesis,
    },
  ],
}

export const misconceptions: readonly Misconception[] = all

export const templates: readonly Template[] = []

export const written: readonly WrittenItem[] = [
  ...transitions1,
  ...transitions2,
  ...transitions3,
  ...rhetoricalSynthesis1,
  ...rhetoricalSynthesis2,
  ...rhetoricalSynthesis3,
  ...transitions4,
  ...transitions5,
  ...rhetoricalSynthesis4,
  ...rhetoricalSynthesis5,
  ...transitions6,
  ...rhetoricalSynthesis6,
  ...transitionsEasy1,
  ...transitionsEasy2,
  ...rhetoricalSynthesisEasy1,
  ...rhetoricalSynthesisEasy2,
  ...rhetoricalSynthesis7,
  ...transitions7,
  ...rhetoricalSynthesis8,
]

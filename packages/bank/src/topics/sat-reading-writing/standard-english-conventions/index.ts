import type { Misconception, Subject, Template, WrittenItem } from '#kit'
import { boundaries1 } from './boundaries-1.ts'
import { boundaries2 } from './boundaries-2.ts'
import { boundaries3 } from './boundaries-3.ts'
import { boundaries4 } from './boundaries-4.ts'
import { boundaries5 } from './boundaries-5.ts'
import { boundaries6 } from './boundaries-6.ts'
import { boundaries7 } from './boundaries-7.ts'
import { boundaries8 } from './boundaries-8.ts'
import { boundariesEasy1 } from './boundaries-easy-1.ts'
import { boundariesEasy2 } from './boundaries-easy-2.ts'
import { formStructureSense1 } from './form-structure-sense-1.ts'
import { formStructureSense2 } from './form-structure-sense-2.ts'
import { formStructureSense3 } from './form-structure-sense-3.ts'
import { formStructureSense4 } from './form-structure-sense-4.ts'
import { formStructureSense5 } from './form-structure-sense-5.ts'
import { formStructureSense6 } from './form-structure-sense-6.ts'
import { formStructureSense7 } from './form-structure-sense-7.ts'
import { formStructureSense8 } from './form-structure-sense-8.ts'
import { formStructureSenseEasy1 } from './form-structure-sense-easy-1.ts'
import { formStructureSenseEasy2 } from './form-structure-sense-easy-2.ts'
import { misconceptions as all } from './misconceptions.ts'
import { skills } from './skills.ts'

export const subject: Subject = {
  id: 'standard-english-conventions',
  name: 'Standard English Conventions',
  weight: 0.26,
  skills,
}

export const misconceptions: readonly Misconception[] = all

export const templates: readonly Template[] = []

export const written: readonly WrittenItem[] = [
  ...boundaries1,
  ...boundaries2,
  ...boundaries3,
  ...boundaries4,
  ...formStructureSense1,
  ...formStructureSense2,
  ...formStructureSense3,
  ...formStructureSense4,
  ...boundaries5,
  ...boundaries6,
  ...formStructureSense5,
  ...formStructureSense6,
  ...boundariesEasy1,
  ...boundariesEasy2,
  ...formStructureSenseEasy1,
  ...formStructureSenseEasy2,
  ...boundaries7,
  ...formStructureSense7,
  ...boundaries8,
  ...formStructureSense8,
]

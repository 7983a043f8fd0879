import { subject as check, type Subject } from '#kit'
import { templates as dilations } from './dilations.ts'
import { templates as dilationsFromAPoint } from './dilations-from-a-point.ts'
import { templates as reflections } from './reflections.ts'
import { templates as reflectionsFound } from './reflections-found.ts'
import { templates as reflectionsRecognized } from './reflections-recognized.ts'
import { templates as rotationClaims } from './rotation-claims.ts'
import { templates as rotations } from './rotations.ts'
import { templates as rotationsUndone } from './rotations-undone.ts'
import { skills } from './skills.ts'
import { templates as symmetry } from './symmetry.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'transformations', name: 'Transformations', weight: 0.07, skills })

export const templates = [
  ...reflections,
  ...reflectionsRecognized,
  ...reflectionsFound,
  ...rotations,
  ...rotationClaims,
  ...rotationsUndone,
  ...dilations,
  ...dilationsFromAPoint,
  ...symmetry,
]

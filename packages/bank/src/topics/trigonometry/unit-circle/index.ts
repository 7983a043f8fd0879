import { subject as check, type Subject } from '#kit'
import { templates as pointsAndAngles } from './points-and-angles.ts'
import { templates as quadrants } from './quadrants.ts'
import { templates as reference } from './reference-angles.ts'
import { templates as sameValues } from './same-values.ts'
import { templates as signs } from './signs.ts'
import { skills } from './skills.ts'
import { templates as sumsFromSigns } from './sums-from-signs.ts'
import { templates as turningPoints } from './turning-points.ts'
import { templates as values } from './values.ts'
import { templates as valuesJudge } from './values-judge.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'unit-circle', name: 'Unit circle', weight: 0.16, skills })

export const templates = [
  ...values,
  ...valuesJudge,
  ...signs,
  ...reference,
  ...sameValues,
  ...quadrants,
  ...pointsAndAngles,
  ...sumsFromSigns,
  ...turningPoints,
]

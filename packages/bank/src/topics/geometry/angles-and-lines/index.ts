import { subject as check, type Subject } from '#kit'
import { templates as addition } from './addition.ts'
import { templates as additionParts } from './addition-parts.ts'
import { templates as pairs } from './pairs.ts'
import { templates as pairsJudge } from './pairs-judge.ts'
import { templates as parallel } from './parallel.ts'
import { skills } from './skills.ts'
import { templates as triangleAngles } from './triangle-angles.ts'
import { templates as triangleEquations } from './triangle-equations.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'angles-and-lines',
  name: 'Angles and parallel lines',
  weight: 0.13,
  skills,
})

export const templates = [
  ...addition,
  ...additionParts,
  ...pairs,
  ...pairsJudge,
  ...parallel,
  ...triangleAngles,
  ...triangleEquations,
]

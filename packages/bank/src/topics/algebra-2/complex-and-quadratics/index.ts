import { subject as check, type Subject } from '#kit'
import { templates as complexCircles } from './complex-circles.ts'
import { templates as complexPlane } from './complex-plane.ts'
import { templates as complexTurns } from './complex-turns.ts'
import { templates as discriminant } from './discriminant.ts'
import { templates as discriminantJudge } from './discriminant-judge.ts'
import { templates as discriminantSigns } from './discriminant-signs.ts'
import { templates as divide } from './divide.ts'
import { templates as inequalities } from './inequalities.ts'
import { templates as inequalitiesSpecial } from './inequalities-special.ts'
import { templates as inequalityLengthsAndLines } from './inequality-lengths-and-lines.ts'
import { templates as kindsOfSolutions } from './kinds-of-solutions.ts'
import { templates as lineAndParabola } from './line-and-parabola.ts'
import { templates as lineAndParabolaInUse } from './line-and-parabola-in-use.ts'
import { templates as lineTouchesParabola } from './line-touches-parabola.ts'
import { templates as multiply } from './multiply.ts'
import { templates as multiplyInThePlane } from './multiply-in-the-plane.ts'
import { templates as powersOfI } from './powers-of-i.ts'
import { skills } from './skills.ts'
import { templates as solutions } from './solutions.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'complex-and-quadratics',
  name: 'Quadratics and complex numbers',
  weight: 0.15,
  skills,
})

export const templates = [
  ...multiply,
  ...multiplyInThePlane,
  ...powersOfI,
  ...divide,
  ...solutions,
  ...kindsOfSolutions,
  ...discriminant,
  ...discriminantSigns,
  ...discriminantJudge,
  ...inequalities,
  ...inequalitiesSpecial,
  ...inequalityLengthsAndLines,
  ...lineAndParabola,
  ...lineTouchesParabola,
  ...lineAndParabolaInUse,
  ...complexPlane,
  ...complexCircles,
  ...complexTurns,
]

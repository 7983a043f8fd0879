import { subject as check, type Subject } from '#kit'
import { templates as bestPlans } from './best-plans.ts'
import { templates as circlesAndLines } from './circles-and-lines.ts'
import { templates as circlesAndParabolas } from './circles-and-parabolas.ts'
import { templates as eliminateOne } from './eliminate-one.ts'
import { templates as fitOfModels } from './fit-of-models.ts'
import { templates as leastCost } from './least-cost.ts'
import { templates as linearProgramming } from './linear-programming.ts'
import { templates as matrixInverses } from './matrix-inverses.ts'
import { templates as matrixOperations } from './matrix-operations.ts'
import { templates as matrixRows } from './matrix-rows.ts'
import { templates as matrixSizes } from './matrix-sizes.ts'
import { templates as modelsFromData } from './models-from-data.ts'
import { templates as parabolaThroughPoints } from './parabola-through-points.ts'
import { skills } from './skills.ts'
import { templates as threeEquations } from './three-equations.ts'
import { templates as threeUnknownsInWords } from './three-unknowns-in-words.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'systems-and-modeling',
  name: 'Systems and modeling',
  weight: 0.11,
  skills,
})

export const templates = [
  ...threeEquations,
  ...parabolaThroughPoints,
  ...eliminateOne,
  ...threeUnknownsInWords,
  ...circlesAndLines,
  ...circlesAndParabolas,
  ...linearProgramming,
  ...bestPlans,
  ...leastCost,
  ...modelsFromData,
  ...fitOfModels,
  ...matrixOperations,
  ...matrixSizes,
  ...matrixInverses,
  ...matrixRows,
]

import { subject as check, type Subject } from '../../../kit.ts'
import { templates as completing } from './completing.ts'
import { templates as factoring } from './factoring.ts'
import { templates as forms } from './forms.ts'
import { templates as formula } from './formula.ts'
import { templates as modelsRead } from './models-read.ts'
import { templates as modelsSolve } from './models-solve.ts'
import { templates as parabolaFeatures } from './parabola-features.ts'
import { templates as parabolaGraphs } from './parabola-graphs.ts'
import { templates as roots } from './roots.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'quadratics',
  name: 'Quadratic equations and functions',
  weight: 0.17,
  skills,
})

export const templates = [
  ...factoring,
  ...roots,
  ...completing,
  ...formula,
  ...parabolaFeatures,
  ...parabolaGraphs,
  ...forms,
  ...modelsSolve,
  ...modelsRead,
]

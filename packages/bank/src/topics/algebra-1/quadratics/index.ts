import { subject as check, type Subject } from '#kit'
import { templates as completingTheSquare } from './completing-the-square.ts'
import { templates as completingToSolve } from './completing-to-solve.ts'
import { templates as discriminant } from './discriminant.ts'
import { templates as discriminantFromGraph } from './discriminant-from-graph.ts'
import { templates as factoringInUse } from './factoring-in-use.ts'
import { templates as factoringSolve } from './factoring-solve.ts'
import { templates as formsConvert } from './forms-convert.ts'
import { templates as formsFind } from './forms-find.ts'
import { templates as formula } from './formula.ts'
import { templates as modelsRead } from './models-read.ts'
import { templates as modelsSetUp } from './models-set-up.ts'
import { templates as modelsSolve } from './models-solve.ts'
import { templates as parabolaFeatures } from './parabola-features.ts'
import { templates as parabolaGraphs } from './parabola-graphs.ts'
import { templates as roots } from './roots.ts'
import { templates as rootsInUse } from './roots-in-use.ts'
import { templates as rootsJudge } from './roots-judge.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'quadratics',
  name: 'Quadratic equations and functions',
  weight: 0.17,
  skills,
})

export const templates = [
  ...factoringSolve,
  ...factoringInUse,
  ...roots,
  ...rootsInUse,
  ...rootsJudge,
  ...completingTheSquare,
  ...completingToSolve,
  ...formula,
  ...discriminant,
  ...discriminantFromGraph,
  ...parabolaFeatures,
  ...parabolaGraphs,
  ...formsConvert,
  ...formsFind,
  ...modelsSolve,
  ...modelsRead,
  ...modelsSetUp,
]

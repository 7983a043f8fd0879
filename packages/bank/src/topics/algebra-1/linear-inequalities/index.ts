import { subject as check, type Subject } from '#kit'
import { templates as absoluteEquations } from './absolute-equations.ts'
import { templates as absoluteEquationsJudge } from './absolute-equations-judge.ts'
import { templates as absoluteInequalities } from './absolute-inequalities.ts'
import { templates as absoluteInequalitiesInUse } from './absolute-inequalities-in-use.ts'
import { templates as compoundAndOr } from './compound-and-or.ts'
import { templates as compoundChains } from './compound-chains.ts'
import { templates as limitsAndGoals } from './limits-and-goals.ts'
import { templates as multiStepJudge } from './multi-step-judge.ts'
import { templates as multiStepSolve } from './multi-step-solve.ts'
import { skills } from './skills.ts'
import { templates as twoStep } from './two-step.ts'
import { templates as wordsToInequalities } from './words-to-inequalities.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'linear-inequalities',
  name: 'Inequalities and absolute value',
  weight: 0.1,
  skills,
})

export const templates = [
  ...twoStep,
  ...multiStepSolve,
  ...multiStepJudge,
  ...compoundChains,
  ...compoundAndOr,
  ...absoluteEquations,
  ...absoluteEquationsJudge,
  ...absoluteInequalities,
  ...absoluteInequalitiesInUse,
  ...wordsToInequalities,
  ...limitsAndGoals,
]

import { subject as check, type Subject } from '#kit'
import { templates as continuousGrowth } from './continuous-growth.ts'
import { templates as exponentialEquationForms } from './exponential-equation-forms.ts'
import { templates as exponentialEquations } from './exponential-equations.ts'
import { templates as growthFactors } from './growth-factors.ts'
import { templates as logRules } from './log-rules.ts'
import { templates as logRulesInUse } from './log-rules-in-use.ts'
import { templates as logarithmValues } from './logarithm-values.ts'
import { templates as logarithmicEquations } from './logarithmic-equations.ts'
import { templates as logarithmicEquationsInUse } from './logarithmic-equations-in-use.ts'
import { templates as logarithmicFunctions } from './logarithmic-functions.ts'
import { templates as models } from './models.ts'
import { templates as numberE } from './number-e.ts'
import { skills } from './skills.ts'
import { templates as timeUntilAFraction } from './time-until-a-fraction.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'exponentials-and-logarithms',
  name: 'Exponentials and logarithms',
  weight: 0.15,
  skills,
})

export const templates = [
  ...models,
  ...growthFactors,
  ...numberE,
  ...continuousGrowth,
  ...logarithmValues,
  ...logarithmicFunctions,
  ...logRules,
  ...logRulesInUse,
  ...exponentialEquations,
  ...timeUntilAFraction,
  ...exponentialEquationForms,
  ...logarithmicEquations,
  ...logarithmicEquationsInUse,
]

import { subject as check, type Subject } from '#kit'
import { templates as geometricApply } from './geometric-apply.ts'
import { templates as geometricTerms } from './geometric-terms.ts'
import { templates as growthAndDecay } from './growth-and-decay.ts'
import { templates as growthFactor } from './growth-factor.ts'
import { templates as linearAgainstExponential } from './linear-against-exponential.ts'
import { templates as linearExponentialJudge } from './linear-exponential-judge.ts'
import { templates as linearOrExponential } from './linear-or-exponential.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofRecursion } from './misconceptions-of-recursion.ts'
import { templates as models } from './models.ts'
import { templates as modelsCompare } from './models-compare.ts'
import { templates as recursiveModels } from './recursive-models.ts'
import { templates as recursiveRules } from './recursive-rules.ts'
import { templates as recursiveTerms } from './recursive-terms.ts'
import { skills } from './skills.ts'

export const misconceptions = [...others, ...ofRecursion]

export const subject: Subject = check({
  id: 'exponential-functions',
  name: 'Exponential functions',
  weight: 0.09,
  skills,
})

export const templates = [
  ...growthAndDecay,
  ...growthFactor,
  ...linearOrExponential,
  ...linearAgainstExponential,
  ...linearExponentialJudge,
  ...geometricTerms,
  ...geometricApply,
  ...models,
  ...modelsCompare,
  ...recursiveTerms,
  ...recursiveRules,
  ...recursiveModels,
]

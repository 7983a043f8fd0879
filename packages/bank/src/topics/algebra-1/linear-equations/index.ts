import { subject as check, type Subject } from '#kit'
import { templates as bothSides } from './both-sides.ts'
import { templates as bothSidesJudge } from './both-sides-judge.ts'
import { templates as fractions } from './fractions.ts'
import { templates as fractionsAndTheRest } from './fractions-and-the-rest.ts'
import { templates as fromTheSolution } from './from-the-solution.ts'
import { templates as literalFractions } from './literal-fractions.ts'
import { templates as literalProducts } from './literal-products.ts'
import { templates as literalTwoStep } from './literal-two-step.ts'
import { templates as literalUseAFormula } from './literal-use-a-formula.ts'
import { templates as literalWithNumbers } from './literal-with-numbers.ts'
import { templates as literalWrongStep } from './literal-wrong-step.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofLiteralEquations } from './misconceptions-of-literal-equations.ts'
import { templates as oneStep } from './one-step.ts'
import { templates as oneStepInUse } from './one-step-in-use.ts'
import { templates as parentheses } from './parentheses.ts'
import { skills } from './skills.ts'
import { templates as twoStep } from './two-step.ts'

export const misconceptions = [...others, ...ofLiteralEquations]

export const subject: Subject = check({ id: 'linear-equations', name: 'Linear equations', weight: 0.15, skills })

export const templates = [
  ...oneStep,
  ...oneStepInUse,
  ...twoStep,
  ...bothSides,
  ...bothSidesJudge,
  ...parentheses,
  ...fractions,
  ...fractionsAndTheRest,
  ...fromTheSolution,
  ...literalProducts,
  ...literalTwoStep,
  ...literalFractions,
  ...literalUseAFormula,
  ...literalWithNumbers,
  ...literalWrongStep,
]

import { subject as check, type Subject } from '#kit'
import { templates as distribute } from './distribute.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofOrder } from './misconceptions-of-order.ts'
import { templates as order } from './order.ts'
import { templates as orderFractionBar } from './order-fraction-bar.ts'
import { templates as orderJudge } from './order-judge.ts'
import { templates as orderParentheses } from './order-parentheses.ts'
import { templates as percentChange } from './percent-change.ts'
import { templates as percentInSteps } from './percent-in-steps.ts'
import { templates as ratiosAndPrices } from './ratios-and-prices.ts'
import { skills } from './skills.ts'
import { templates as steadyRates } from './steady-rates.ts'
import { templates as unitConversion } from './unit-conversion.ts'
import { templates as writeExpressions } from './write-expressions.ts'

export const misconceptions = [...others, ...ofOrder]

export const subject: Subject = check({
  id: 'expressions-and-units',
  name: 'Expressions, ratios and units',
  weight: 0.09,
  skills,
})

export const templates = [
  ...order,
  ...orderParentheses,
  ...orderJudge,
  ...orderFractionBar,
  ...distribute,
  ...writeExpressions,
  ...ratiosAndPrices,
  ...unitConversion,
  ...steadyRates,
  ...percentChange,
  ...percentInSteps,
]

import { subject as check, type Subject } from '#kit'
import { templates as averageRate } from './average-rate.ts'
import { templates as composition } from './composition.ts'
import { templates as compositionBackward } from './composition-backward.ts'
import { templates as compositionOrder } from './composition-order.ts'
import { templates as inverseFunctions } from './inverse-functions.ts'
import { templates as inverseFunctionsInUse } from './inverse-functions-in-use.ts'
import { templates as inverseFunctionsJudge } from './inverse-functions-judge.ts'
import { templates as piecewise } from './piecewise.ts'
import { templates as piecewiseInUse } from './piecewise-in-use.ts'
import { templates as rangeOfAnAbsoluteValue } from './range-of-an-absolute-value.ts'
import { templates as rateAndSymmetry } from './rate-and-symmetry.ts'
import { skills } from './skills.ts'
import { templates as symmetryAndSpeed } from './symmetry-and-speed.ts'
import { templates as transformations } from './transformations.ts'
import { templates as transformationsInUse } from './transformations-in-use.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'functions-and-transformations',
  name: 'Functions and transformations',
  weight: 0.12,
  skills,
})

export const templates = [
  ...transformations,
  ...transformationsInUse,
  ...composition,
  ...compositionOrder,
  ...compositionBackward,
  ...inverseFunctions,
  ...inverseFunctionsInUse,
  ...inverseFunctionsJudge,
  ...piecewise,
  ...rangeOfAnAbsoluteValue,
  ...piecewiseInUse,
  ...averageRate,
  ...symmetryAndSpeed,
  ...rateAndSymmetry,
]

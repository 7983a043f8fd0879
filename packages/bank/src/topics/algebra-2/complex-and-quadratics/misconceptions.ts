import { misconceptions as list } from '#kit'
import { misconceptions as ofComplexNumbers } from './misconceptions-of-complex-numbers.ts'
import { misconceptions as ofQuadratics } from './misconceptions-of-quadratics.ts'
import { complexPlaneMisconceptions } from './misconceptions-of-the-complex-plane.ts'

export const misconceptions = list([...complexPlaneMisconceptions, ...ofComplexNumbers, ...ofQuadratics])

import { type Skill, skill } from '#kit'
import { expressionsAndDistribution } from './lessons/expressions-and-distribution.ts'
import { orderOfOperations } from './lessons/order-of-operations.ts'
import { percentAndPercentChange } from './lessons/percent-and-percent-change.ts'
import { ratiosRatesAndUnits } from './lessons/ratios-rates-and-units.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-order-of-operations',
    name: 'Order of operations and evaluating',
    needs: [],
    codes: ['6.EE.A.1', '6.EE.A.2c', 'A-SSE.A.1'],
    lesson: orderOfOperations,
  }),
  skill({
    id: 'a1-expressions-and-distribution',
    name: 'Writing expressions, distributive property',
    needs: ['a1-order-of-operations'],
    codes: ['A-SSE.A.1', '6.EE.A.2a', '7.EE.A.1'],
    lesson: expressionsAndDistribution,
  }),
  skill({
    id: 'a1-ratios-rates-and-units',
    name: 'Ratios, rates, and unit conversion',
    needs: [],
    codes: ['N-Q.A.1', '6.RP.A.3', '7.RP.A.2'],
    lesson: ratiosRatesAndUnits,
  }),
  skill({
    id: 'a1-percent-and-percent-change',
    name: 'Percent and percent change',
    needs: ['a1-ratios-rates-and-units'],
    codes: ['7.RP.A.3', 'A-SSE.A.1', 'N-Q.A.1'],
    lesson: percentAndPercentChange,
  }),
]

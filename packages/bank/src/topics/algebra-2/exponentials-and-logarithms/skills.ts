import { type Skill, skill } from '#kit'
import { exponentialEquations } from './lessons/exponential-equations.ts'
import { exponentialGrowthModels } from './lessons/exponential-growth-models.ts'
import { logRules } from './lessons/log-rules.ts'
import { logarithmicEquations } from './lessons/logarithmic-equations.ts'
import { logarithmsAsInverses } from './lessons/logarithms-as-inverses.ts'
import { numberE } from './lessons/number-e.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-exponential-growth-models',
    name: 'Exponential models',
    needs: ['a1-exponential-models'],
    codes: ['F-LE.A.2', 'F-LE.B.5', 'F-IF.C.8b', 'A-SSE.B.3c'],
    lesson: exponentialGrowthModels,
  }),
  skill({
    id: 'a2-number-e',
    name: 'The number e and continuous growth',
    needs: ['a2-exponential-growth-models'],
    comesBack: ['a2-logarithms-as-inverses', 'a2-exponential-equations'],
    codes: ['F-LE.B.5', 'F-IF.C.7e', 'A-SSE.B.3c'],
    lesson: numberE,
  }),
  skill({
    id: 'a2-logarithms-as-inverses',
    name: 'Logarithms as inverses',
    needs: ['a2-rational-exponents'],
    codes: ['F-BF.B.5', 'F-LE.A.4', 'F-IF.C.7e'],
    lesson: logarithmsAsInverses,
  }),
  skill({
    id: 'a2-log-rules',
    name: 'Rules of logarithms',
    needs: ['a2-logarithms-as-inverses'],
    codes: ['F-LE.A.4.1', 'F-LE.A.4.2', 'F-BF.B.5'],
    lesson: logRules,
  }),
  skill({
    id: 'a2-exponential-equations',
    name: 'Exponential equations',
    needs: ['a2-logarithms-as-inverses', 'a2-exponential-growth-models'],
    comesBack: ['a2-logarithmic-equations', 'a2-choosing-a-model', 'sm-exponential-functions'],
    codes: ['F-LE.A.4', 'A-REI.D.11', 'A-CED.A.1'],
    lesson: exponentialEquations,
  }),
  skill({
    id: 'a2-logarithmic-equations',
    name: 'Logarithmic equations',
    needs: ['a2-log-rules', 'a1-quadratics-by-factoring'],
    comesBack: ['a2-inverse-functions'],
    codes: ['F-BF.B.5', 'A-REI.A.2', 'F-LE.A.4'],
    lesson: logarithmicEquations,
  }),
]

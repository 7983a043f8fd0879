import { type Skill, skill } from '#kit'
import { doubleAngle } from './lessons/double-angle.ts'
import { halfAngle } from './lessons/half-angle.ts'
import { pythagoreanIdentities } from './lessons/pythagorean-identities.ts'
import { sumAndDifference } from './lessons/sum-and-difference.ts'
import { tangentFormulas } from './lessons/tangent-formulas.ts'
import { verifyingIdentities } from './lessons/verifying-identities.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-pythagorean-identities',
    name: 'Pythagorean identities',
    needs: ['trig-unit-circle-values', 'a1-special-products'],
    codes: ['F-TF.C.8'],
    lesson: pythagoreanIdentities,
  }),
  skill({
    id: 'trig-sum-and-difference',
    name: 'Sum and difference formulas',
    needs: ['trig-pythagorean-identities', 'trig-signs-and-quadrants'],
    codes: ['F-TF.C.9'],
    lesson: sumAndDifference,
  }),
  skill({
    id: 'trig-double-angle',
    name: 'Double angle formulas',
    needs: ['trig-sum-and-difference'],
    codes: ['F-TF.C.9'],
    lesson: doubleAngle,
  }),
  skill({
    id: 'trig-tangent-formulas',
    name: 'Tangent of a sum and of a double angle',
    needs: ['trig-sum-and-difference', 'trig-double-angle'],
    comesBack: ['trig-verifying-identities', 'trig-compositions-with-inverses'],
    codes: ['F-TF.C.9'],
    lesson: tangentFormulas,
  }),
  skill({
    id: 'trig-half-angle',
    name: 'Half-angle formulas',
    needs: ['trig-double-angle', 'trig-signs-and-quadrants'],
    comesBack: ['trig-verifying-identities', 'trig-compositions-with-inverses'],
    codes: ['F-TF.C.9'],
    lesson: halfAngle,
  }),
  skill({
    id: 'trig-verifying-identities',
    name: 'Verifying identities',
    needs: ['trig-pythagorean-identities', 'trig-double-angle'],
    comesBack: ['trig-quadratic-equations'],
    codes: ['F-TF.C.8', 'A-SSE.A.2'],
    lesson: verifyingIdentities,
  }),
]

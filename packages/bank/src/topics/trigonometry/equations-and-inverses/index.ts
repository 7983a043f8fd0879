import { subject as check, type Subject } from '#kit'
import { templates as compositionSums } from './composition-sums.ts'
import { templates as compositionValues } from './composition-values.ts'
import { templates as compositionVariables } from './composition-variables.ts'
import { templates as compositions } from './compositions.ts'
import { templates as equationClaims } from './equation-claims.ts'
import { templates as equations } from './equations.ts'
import { templates as equationsInUse } from './equations-in-use.ts'
import { templates as generalInUse } from './general-in-use.ts'
import { templates as generalSolutions } from './general-solutions.ts'
import { templates as generalSquares } from './general-squares.ts'
import { templates as inverseDomains } from './inverse-domains.ts'
import { templates as inverseUnknowns } from './inverse-unknowns.ts'
import { templates as inverses } from './inverses.ts'
import { templates as quadraticConstants } from './quadratic-constants.ts'
import { templates as quadraticCounts } from './quadratic-counts.ts'
import { templates as quadraticForms } from './quadratic-forms.ts'
import { templates as quadratics } from './quadratics.ts'
import { templates as risesFromInverses } from './rises-from-inverses.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'equations-and-inverses',
  name: 'Equations and inverse functions',
  weight: 0.22,
  skills,
})

export const templates = [
  ...equations,
  ...equationClaims,
  ...equationsInUse,
  ...inverses,
  ...compositions,
  ...quadratics,
  ...quadraticCounts,
  ...quadraticForms,
  ...quadraticConstants,
  ...generalSolutions,
  ...generalSquares,
  ...generalInUse,
  ...compositionValues,
  ...compositionSums,
  ...compositionVariables,
  ...risesFromInverses,
  ...inverseDomains,
  ...inverseUnknowns,
]

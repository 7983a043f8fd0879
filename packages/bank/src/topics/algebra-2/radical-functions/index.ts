import { subject as check, type Subject } from '#kit'
import { templates as domainAndRange } from './domain-and-range.ts'
import { templates as equations } from './equations.ts'
import { templates as equationsWithOtherRoots } from './equations-with-other-roots.ts'
import { templates as exponents } from './exponents.ts'
import { templates as exponentsInUse } from './exponents-in-use.ts'
import { templates as graphValuesAndInverses } from './graph-values-and-inverses.ts'
import { templates as graphs } from './graphs.ts'
import { templates as operations } from './operations.ts'
import { templates as products } from './products.ts'
import { templates as radicalEquationMistake } from './radical-equation-mistake.ts'
import { templates as rationalizing } from './rationalizing.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'radical-functions',
  name: 'Radicals and rational exponents',
  weight: 0.09,
  skills,
})

export const templates = [
  ...exponents,
  ...exponentsInUse,
  ...operations,
  ...products,
  ...rationalizing,
  ...equations,
  ...equationsWithOtherRoots,
  ...radicalEquationMistake,
  ...domainAndRange,
  ...graphs,
  ...graphValuesAndInverses,
]

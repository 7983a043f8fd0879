import { subject as check, type Subject } from '#kit'
import { templates as binomialTerms } from './binomial-terms.ts'
import { templates as binomialTheorem } from './binomial-theorem.ts'
import { templates as division } from './division.ts'
import { templates as divisionWithRemainder } from './division-with-remainder.ts'
import { templates as graphSigns } from './graph-signs.ts'
import { templates as graphSignsJudge } from './graph-signs-judge.ts'
import { templates as graphs } from './graphs.ts'
import { templates as identities } from './identities.ts'
import { templates as longDivision } from './long-division.ts'
import { templates as longDivisionInUse } from './long-division-in-use.ts'
import { templates as longDivisionUnknowns } from './long-division-unknowns.ts'
import { templates as remainders } from './remainders.ts'
import { skills } from './skills.ts'
import { templates as solving } from './solving.ts'
import { templates as solvingByFactoring } from './solving-by-factoring.ts'
import { templates as solvingInUse } from './solving-in-use.ts'
import { templates as sumsOfCubes } from './sums-of-cubes.ts'
import { templates as thirdFactor } from './third-factor.ts'
import { templates as zeros } from './zeros.ts'
import { templates as zerosInUse } from './zeros-in-use.ts'
import { templates as zerosJudge } from './zeros-judge.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'polynomial-functions',
  name: 'Polynomial functions',
  weight: 0.17,
  skills,
})

export const templates = [
  ...identities,
  ...sumsOfCubes,
  ...division,
  ...divisionWithRemainder,
  ...remainders,
  ...longDivision,
  ...longDivisionInUse,
  ...longDivisionUnknowns,
  ...zeros,
  ...zerosInUse,
  ...zerosJudge,
  ...thirdFactor,
  ...graphs,
  ...graphSigns,
  ...graphSignsJudge,
  ...solving,
  ...solvingByFactoring,
  ...solvingInUse,
  ...binomialTheorem,
  ...binomialTerms,
]

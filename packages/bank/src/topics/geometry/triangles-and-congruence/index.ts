import { subject as check, type Subject } from '#kit'
import { templates as conditional } from './conditional.ts'
import { templates as conditionalCases } from './conditional-cases.ts'
import { templates as congruence } from './congruence.ts'
import { templates as congruenceJudge } from './congruence-judge.ts'
import { templates as congruentCopies } from './congruent-copies.ts'
import { templates as congruentPartners } from './congruent-partners.ts'
import { templates as isoscelesAngles } from './isosceles-angles.ts'
import { templates as isoscelesMistakes } from './isosceles-mistakes.ts'
import { templates as isoscelesSides } from './isosceles-sides.ts'
import { templates as midsegmentsAndCentroid } from './midsegments-and-centroid.ts'
import { templates as proofBuilding } from './proof-building.ts'
import { templates as proofFacts } from './proof-facts.ts'
import { templates as proofPlans } from './proof-plans.ts'
import { templates as proofSteps } from './proof-steps.ts'
import { skills } from './skills.ts'
import { templates as triangleInequality } from './triangle-inequality.ts'
import { templates as triangleInequalityOrdering } from './triangle-inequality-ordering.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'triangles-and-congruence',
  name: 'Triangles and congruence',
  weight: 0.16,
  skills,
})

export const templates = [
  ...congruence,
  ...congruentPartners,
  ...congruentCopies,
  ...congruenceJudge,
  ...isoscelesAngles,
  ...isoscelesMistakes,
  ...isoscelesSides,
  ...triangleInequality,
  ...triangleInequalityOrdering,
  ...midsegmentsAndCentroid,
  ...conditional,
  ...conditionalCases,
  ...proofSteps,
  ...proofFacts,
  ...proofPlans,
  ...proofBuilding,
]

import { type Skill, skill } from '#kit'
import { conditionalStatements } from './lessons/conditional-statements.ts'
import { congruenceCriteria } from './lessons/congruence-criteria.ts'
import { isoscelesTriangles } from './lessons/isosceles-triangles.ts'
import { proofBuilding } from './lessons/proof-building.ts'
import { proofSteps } from './lessons/proof-steps.ts'
import { triangleInequality } from './lessons/triangle-inequality.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-congruence-criteria',
    name: 'Congruent triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-CO.B.7', 'G-CO.B.8'],
    lesson: congruenceCriteria,
  }),
  skill({
    id: 'geo-isosceles-triangles',
    name: 'Isosceles and equilateral triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-CO.C.10'],
    lesson: isoscelesTriangles,
  }),
  skill({
    id: 'geo-triangle-inequality',
    name: 'Triangle inequality, midsegments and medians',
    needs: ['geo-triangle-angles', 'a1-two-step-equations'],
    comesBack: ['geo-proportional-segments', 'trig-law-of-cosines'],
    codes: ['G-CO.C.10', '7.G.A.2'],
    lesson: triangleInequality,
  }),
  skill({
    id: 'geo-conditional-statements',
    name: 'Conditional statements, converse and contrapositive',
    needs: ['geo-angle-pairs'],
    comesBack: ['geo-proof-steps', 'geo-parallelograms'],
    codes: ['G-CO.C.9', 'G-CO.C.11'],
    lesson: conditionalStatements,
  }),
  skill({
    id: 'geo-proof-steps',
    name: 'Proof steps and reasons',
    needs: ['geo-congruence-criteria', 'geo-parallel-lines'],
    codes: ['G-CO.C.9', 'G-CO.C.10', 'G-SRT.B.5'],
    lesson: proofSteps,
  }),
  skill({
    id: 'geo-proof-building',
    name: 'Building a whole proof',
    needs: ['geo-proof-steps'],
    comesBack: ['geo-parallelograms', 'trig-verifying-identities'],
    codes: ['G-CO.C.9', 'G-CO.C.10', 'G-CO.C.11', 'A-REI.A.1'],
    lesson: proofBuilding,
  }),
]

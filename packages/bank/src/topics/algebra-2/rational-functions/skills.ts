import { type Skill, skill } from '#kit'
import { addSubtractRationalExpressions } from './lessons/add-subtract-rational-expressions.ts'
import { drawingRationalGraphs } from './lessons/drawing-rational-graphs.ts'
import { inverseAndJointVariation } from './lessons/inverse-and-joint-variation.ts'
import { multiplyDivideRationalExpressions } from './lessons/multiply-divide-rational-expressions.ts'
import { rationalEquations } from './lessons/rational-equations.ts'
import { rationalGraphs } from './lessons/rational-graphs.ts'
import { simplifyRationalExpressions } from './lessons/simplify-rational-expressions.ts'
import { workAndRateProblems } from './lessons/work-and-rate-problems.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-simplify-rational-expressions',
    name: 'Simplifying rational expressions',
    needs: ['a2-polynomial-identities', 'a1-factoring-trinomials'],
    codes: ['A-APR.D.6', 'A-SSE.A.2'],
    lesson: simplifyRationalExpressions,
  }),
  skill({
    id: 'a2-multiply-divide-rational-expressions',
    name: 'Multiplying and dividing rational expressions',
    needs: ['a2-simplify-rational-expressions'],
    comesBack: ['a2-add-subtract-rational-expressions', 'a2-rational-equations'],
    codes: ['A-APR.D.7'],
    lesson: multiplyDivideRationalExpressions,
  }),
  skill({
    id: 'a2-add-subtract-rational-expressions',
    name: 'Adding and subtracting rational expressions',
    needs: ['a2-simplify-rational-expressions'],
    codes: ['A-APR.D.7'],
    lesson: addSubtractRationalExpressions,
  }),
  skill({
    id: 'a2-rational-equations',
    name: 'Rational equations',
    needs: ['a2-add-subtract-rational-expressions', 'a1-quadratics-by-factoring'],
    codes: ['A-REI.A.2', 'A-CED.A.1'],
    lesson: rationalEquations,
  }),
  skill({
    id: 'a2-rational-graphs',
    name: 'Asymptotes and holes',
    needs: ['a2-simplify-rational-expressions'],
    comesBack: ['a2-graph-transformations', 'trig-tangent-and-secant-graphs'],
    codes: ['F-IF.C.7d'],
    lesson: rationalGraphs,
    chapters: [
      {
        id: 'a2-rational-graphs-drawing',
        name: 'Slant asymptotes and drawing the graph',
        lesson: drawingRationalGraphs,
      },
    ],
  }),
  skill({
    id: 'a2-work-and-rate-problems',
    name: 'Work and rate problems',
    needs: ['a2-rational-equations', 'a1-ratios-rates-and-units'],
    comesBack: ['a2-inverse-and-joint-variation', 'sm-ratios-rates-units'],
    codes: ['A-CED.A.1', 'A-REI.A.2'],
    lesson: workAndRateProblems,
  }),
  skill({
    id: 'a2-inverse-and-joint-variation',
    name: 'Inverse, joint and combined variation',
    needs: ['a1-ratios-rates-and-units', 'a2-simplify-rational-expressions'],
    comesBack: ['a2-choosing-a-model', 'sm-polynomial-rational-radical'],
    codes: ['A-CED.A.2', 'F-BF.A.1a', 'F-IF.C.7d'],
    lesson: inverseAndJointVariation,
  }),
]

import { type Skill, skill } from '#kit'
import { completingTheSquare } from './lessons/completing-the-square.ts'
import { formsOfAQuadratic } from './lessons/forms-of-a-quadratic.ts'
import { parabolaFeatures } from './lessons/parabola-features.ts'
import { quadraticFormula } from './lessons/quadratic-formula.ts'
import { quadraticModels } from './lessons/quadratic-models.ts'
import { quadraticsByFactoring } from './lessons/quadratics-by-factoring.ts'
import { quadraticsBySquareRoots } from './lessons/quadratics-by-square-roots.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-quadratics-by-factoring',
    name: 'Solving quadratics by factoring',
    needs: ['a1-expressions-and-distribution', 'a1-two-step-equations'],
    codes: ['A-REI.B.4b', 'A-SSE.B.3a'],
    lesson: quadraticsByFactoring,
  }),
  skill({
    id: 'a1-quadratics-by-square-roots',
    name: 'Solving quadratics by square roots',
    needs: ['a1-two-step-equations'],
    codes: ['A-REI.B.4b', 'N-RN.A.2'],
    lesson: quadraticsBySquareRoots,
  }),
  skill({
    id: 'a1-completing-the-square',
    name: 'Completing the square',
    needs: ['a1-quadratics-by-square-roots'],
    codes: ['A-REI.B.4a', 'A-SSE.B.3b'],
    lesson: completingTheSquare,
  }),
  skill({
    id: 'a1-quadratic-formula',
    name: 'Quadratic formula and discriminant',
    needs: ['a1-completing-the-square'],
    codes: ['A-REI.B.4a', 'A-REI.B.4b'],
    lesson: quadraticFormula,
  }),
  skill({
    id: 'a1-parabola-features',
    name: 'Parabolas: vertex, axis, intercepts',
    needs: ['a1-quadratics-by-factoring'],
    codes: ['F-IF.C.7a', 'F-IF.B.4'],
    lesson: parabolaFeatures,
  }),
  skill({
    id: 'a1-forms-of-a-quadratic',
    name: 'Vertex, standard, and factored form',
    needs: ['a1-parabola-features', 'a1-completing-the-square'],
    comesBack: ['a1-quadratic-models', 'a2-graph-transformations', 'sm-quadratic-functions'],
    codes: ['F-IF.C.8a', 'A-SSE.B.3', 'A-CED.A.2'],
    lesson: formsOfAQuadratic,
  }),
  skill({
    id: 'a1-quadratic-models',
    name: 'Quadratic models in words',
    needs: ['a1-parabola-features', 'a1-quadratics-by-factoring'],
    codes: ['A-CED.A.1', 'F-BF.A.1', 'F-IF.B.4'],
    lesson: quadraticModels,
  }),
]

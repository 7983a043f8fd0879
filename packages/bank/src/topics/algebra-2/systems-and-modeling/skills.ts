import { type Skill, skill } from '#kit'
import { choosingAModel } from './lessons/choosing-a-model.ts'
import { linearProgramming } from './lessons/linear-programming.ts'
import { matrixEquations } from './lessons/matrix-equations.ts'
import { matrixOperations } from './lessons/matrix-operations.ts'
import { nonlinearSystems } from './lessons/nonlinear-systems.ts'
import { threeEquationSystems } from './lessons/three-equation-systems.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-three-equation-systems',
    name: 'Systems of three equations',
    needs: ['a1-systems-by-elimination', 'a1-systems-by-substitution'],
    comesBack: ['a2-matrix-equations', 'a2-choosing-a-model'],
    codes: ['A-REI.C.6', 'A-CED.A.3'],
    lesson: threeEquationSystems,
  }),
  skill({
    id: 'a2-nonlinear-systems',
    name: 'Nonlinear systems',
    needs: ['a2-line-and-parabola-systems'],
    comesBack: ['a2-circles-as-conics', 'sm-nonlinear-systems'],
    codes: ['A-REI.C.7', 'A-REI.D.11'],
    lesson: nonlinearSystems,
  }),
  skill({
    id: 'a2-linear-programming',
    name: 'Constraints and linear programming',
    needs: ['a1-linear-inequalities-two-variables', 'a1-systems-in-words'],
    comesBack: ['sm-linear-inequalities'],
    codes: ['A-CED.A.3', 'A-REI.D.12'],
    lesson: linearProgramming,
  }),
  skill({
    id: 'a2-choosing-a-model',
    name: 'Choosing a model from data',
    needs: ['a1-linear-versus-exponential', 'a1-quadratic-models'],
    comesBack: ['trig-phase-shift-and-equations', 'sm-two-variable-data'],
    codes: ['S-ID.B.6a', 'S-ID.B.6b', 'F-LE.A.1', 'F-LE.A.3'],
    lesson: choosingAModel,
  }),
  skill({
    id: 'a2-matrix-operations',
    name: 'Matrix operations',
    needs: ['a1-order-of-operations'],
    codes: ['N-VM.C.6', 'N-VM.C.7', 'N-VM.C.8'],
    lesson: matrixOperations,
  }),
  skill({
    id: 'a2-matrix-equations',
    name: 'Determinants, inverses and solving with matrices',
    needs: ['a2-matrix-operations', 'a1-systems-by-elimination'],
    comesBackSays:
      'This comes back in college: matrices solve systems with hundreds of unknowns, and they turn the figures on a screen.',
    codes: ['N-VM.C.10', 'A-REI.C.8', 'A-REI.C.9'],
    lesson: matrixEquations,
  }),
]

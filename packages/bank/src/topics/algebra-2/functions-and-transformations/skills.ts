import { type Skill, skill } from '#kit'
import { composition } from './lessons/composition.ts'
import { graphTransformations } from './lessons/graph-transformations.ts'
import { inverseFunctions } from './lessons/inverse-functions.ts'
import { piecewiseAndAbsoluteValue } from './lessons/piecewise-and-absolute-value.ts'
import { symmetryAndAverageRate } from './lessons/symmetry-and-average-rate.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-graph-transformations',
    name: 'Transformations of graphs',
    needs: ['a1-reading-graphs', 'a1-parabola-features'],
    codes: ['F-BF.B.3'],
    lesson: graphTransformations,
  }),
  skill({
    id: 'a2-composition',
    name: 'Composition of functions',
    needs: ['a1-function-notation'],
    codes: ['F-BF.A.1c', 'F-BF.A.1b'],
    lesson: composition,
  }),
  skill({
    id: 'a2-inverse-functions',
    name: 'Inverse functions',
    needs: ['a2-composition'],
    comesBack: ['trig-inverse-functions'],
    codes: ['F-BF.B.4a', 'F-BF.B.4b', 'F-BF.B.4c', 'F-BF.B.4d'],
    lesson: inverseFunctions,
  }),
  skill({
    id: 'a2-piecewise-and-absolute-value',
    name: 'Piecewise and absolute value functions',
    needs: ['a1-piecewise-and-step-functions', 'a2-graph-transformations'],
    comesBack: ['a2-symmetry-and-average-rate', 'a2-choosing-a-model'],
    codes: ['F-IF.C.7b', 'F-IF.A.2', 'F-IF.B.5'],
    lesson: piecewiseAndAbsoluteValue,
  }),
  skill({
    id: 'a2-symmetry-and-average-rate',
    name: 'Even and odd functions, average rate of change',
    needs: ['a1-reading-graphs', 'a1-slope'],
    comesBack: ['a2-choosing-a-model', 'trig-phase-shift-and-equations'],
    codes: ['F-IF.B.6', 'F-BF.B.3', 'F-IF.B.4'],
    lesson: symmetryAndAverageRate,
  }),
]

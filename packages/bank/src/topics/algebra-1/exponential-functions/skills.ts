import { type Skill, skill } from '#kit'
import { exponentialModels } from './lessons/exponential-models.ts'
import { geometricSequences } from './lessons/geometric-sequences.ts'
import { growthAndDecay } from './lessons/growth-and-decay.ts'
import { linearVersusExponential } from './lessons/linear-versus-exponential.ts'
import { recursiveSequences } from './lessons/recursive-sequences.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-growth-and-decay',
    name: 'Exponential growth and decay',
    needs: ['a1-exponent-rules', 'a1-function-notation'],
    codes: ['F-LE.A.1c', 'F-LE.A.2', 'A-SSE.B.3c'],
    lesson: growthAndDecay,
  }),
  skill({
    id: 'a1-linear-versus-exponential',
    name: 'Linear versus exponential',
    needs: ['a1-growth-and-decay'],
    codes: ['F-LE.A.1', 'F-LE.A.1a', 'F-LE.A.3'],
    lesson: linearVersusExponential,
  }),
  skill({
    id: 'a1-geometric-sequences',
    name: 'Geometric sequences',
    needs: ['a1-growth-and-decay'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: geometricSequences,
  }),
  skill({
    id: 'a1-exponential-models',
    name: 'Interpreting exponential models',
    needs: ['a1-growth-and-decay'],
    codes: ['F-LE.B.5', 'F-IF.C.8b', 'A-SSE.A.1b'],
    lesson: exponentialModels,
  }),
  skill({
    id: 'a1-recursive-sequences',
    name: 'Recursive sequences',
    needs: ['a1-arithmetic-sequences', 'a1-geometric-sequences'],
    comesBack: ['a2-sigma-and-recursive-rules'],
    codes: ['F-IF.A.3', 'F-BF.A.1a', 'F-BF.A.2'],
    lesson: recursiveSequences,
  }),
]

import { type Skill, skill } from '#kit'
import { arithmeticSequences } from './lessons/arithmetic-sequences.ts'
import { geometricSequences } from './lessons/geometric-sequences.ts'
import { geometricSeries } from './lessons/geometric-series.ts'
import { infiniteGeometricSeries } from './lessons/infinite-geometric-series.ts'
import { sigmaAndRecursiveRules } from './lessons/sigma-and-recursive-rules.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-arithmetic-sequences',
    name: 'Arithmetic sequences and series',
    needs: ['a1-arithmetic-sequences'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: arithmeticSequences,
  }),
  skill({
    id: 'a2-geometric-sequences',
    name: 'Geometric sequences',
    needs: ['a2-arithmetic-sequences', 'a1-geometric-sequences'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: geometricSequences,
  }),
  skill({
    id: 'a2-geometric-series',
    name: 'Finite geometric series',
    needs: ['a2-geometric-sequences'],
    codes: ['A-SSE.B.4'],
    lesson: geometricSeries,
  }),
  skill({
    id: 'a2-sigma-and-recursive-rules',
    name: 'Sigma notation and recursive rules',
    needs: ['a2-arithmetic-sequences', 'a2-geometric-sequences'],
    comesBack: ['a2-infinite-geometric-series', 'a2-expected-value'],
    codes: ['F-IF.A.3', 'F-BF.A.1a', 'A-SSE.B.4'],
    lesson: sigmaAndRecursiveRules,
  }),
  skill({
    id: 'a2-infinite-geometric-series',
    name: 'Infinite geometric series',
    needs: ['a2-geometric-series'],
    comesBack: ['a2-number-e'],
    codes: ['A-SSE.B.4', 'F-IF.A.3'],
    lesson: infiniteGeometricSeries,
  }),
]

import { type Skill, skill } from '#kit'
import { arithmeticSequences } from './lessons/arithmetic-sequences.ts'
import { directVariation } from './lessons/direct-variation.ts'
import { interpretingLinearModels } from './lessons/interpreting-linear-models.ts'
import { lineGraphsAndIntercepts } from './lessons/line-graphs-and-intercepts.ts'
import { parallelAndPerpendicularLines } from './lessons/parallel-and-perpendicular-lines.ts'
import { pointSlopeAndStandardForm } from './lessons/point-slope-and-standard-form.ts'
import { slope } from './lessons/slope.ts'
import { slopeInterceptForm } from './lessons/slope-intercept-form.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-slope',
    name: 'Slope from points, tables and graphs',
    needs: ['a1-two-step-equations'],
    codes: ['F-IF.B.6', '8.EE.B.5'],
    lesson: slope,
  }),
  skill({
    id: 'a1-slope-intercept-form',
    name: 'Slope-intercept form',
    needs: ['a1-slope'],
    codes: ['F-IF.C.7a', 'A-CED.A.2', '8.F.A.3'],
    lesson: slopeInterceptForm,
  }),
  skill({
    id: 'a1-point-slope-and-standard-form',
    name: 'Point-slope and standard form',
    needs: ['a1-slope-intercept-form'],
    codes: ['A-CED.A.2', 'A-REI.D.10'],
    lesson: pointSlopeAndStandardForm,
  }),
  skill({
    id: 'a1-line-graphs-and-intercepts',
    name: 'Graphs and intercepts',
    needs: ['a1-slope-intercept-form'],
    comesBack: ['a1-parabola-features', 'a2-linear-programming', 'sm-linear-two-variables'],
    codes: ['F-IF.C.7a', 'F-IF.B.4', 'A-REI.D.10'],
    lesson: lineGraphsAndIntercepts,
  }),
  skill({
    id: 'a1-parallel-and-perpendicular-lines',
    name: 'Parallel and perpendicular lines',
    needs: ['a1-slope-intercept-form', 'a1-point-slope-and-standard-form'],
    codes: ['G-GPE.B.5', 'A-CED.A.2'],
    lesson: parallelAndPerpendicularLines,
  }),
  skill({
    id: 'a1-interpreting-linear-models',
    name: 'Interpreting slope and intercept in context',
    needs: ['a1-slope-intercept-form'],
    comesBack: ['a1-exponential-models', 'a1-scatter-plots', 'sm-linear-functions'],
    codes: ['F-LE.B.5', 'S-ID.C.7', 'F-LE.A.2'],
    lesson: interpretingLinearModels,
  }),
  skill({
    id: 'a1-arithmetic-sequences',
    name: 'Arithmetic sequences',
    needs: ['a1-slope-intercept-form'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: arithmeticSequences,
  }),
  skill({
    id: 'a1-direct-variation',
    name: 'Direct variation',
    needs: ['a1-slope', 'a1-ratios-rates-and-units'],
    comesBack: ['geo-scale-factor', 'a2-inverse-and-joint-variation'],
    codes: ['A-CED.A.2', '8.EE.B.5', '7.RP.A.2'],
    lesson: directVariation,
  }),
]

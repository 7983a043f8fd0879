import { type Skill, skill } from '#kit'
import { amplitudeAndMidline } from './lessons/amplitude-and-midline.ts'
import { periodAndFrequency } from './lessons/period-and-frequency.ts'
import { phaseShiftAndEquations } from './lessons/phase-shift-and-equations.ts'
import { tangentAndSecantGraphs } from './lessons/tangent-and-secant-graphs.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-amplitude-and-midline',
    name: 'Amplitude and midline',
    needs: ['trig-unit-circle-values', 'a1-reading-graphs'],
    codes: ['F-TF.B.5', 'F-IF.C.7'],
    lesson: amplitudeAndMidline,
  }),
  skill({
    id: 'trig-period-and-frequency',
    name: 'Period and frequency',
    needs: ['trig-amplitude-and-midline', 'trig-degrees-and-radians'],
    codes: ['F-TF.B.5', 'F-IF.C.7'],
    lesson: periodAndFrequency,
  }),
  skill({
    id: 'trig-phase-shift-and-equations',
    name: 'Phase shift and reading equations from graphs',
    needs: ['trig-period-and-frequency', 'a1-function-notation'],
    codes: ['F-TF.B.5', 'F-BF.B.3'],
    lesson: phaseShiftAndEquations,
  }),
  skill({
    id: 'trig-tangent-and-secant-graphs',
    name: 'Graphs of tangent, cotangent, secant and cosecant',
    needs: ['trig-phase-shift-and-equations', 'trig-signs-and-quadrants'],
    comesBack: ['trig-inverse-functions', 'trig-general-solutions'],
    codes: ['F-IF.C.7', 'F-BF.B.3'],
    lesson: tangentAndSecantGraphs,
  }),
]

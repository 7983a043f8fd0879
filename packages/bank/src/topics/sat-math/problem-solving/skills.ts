import { type Skill, skill } from '#kit'
import { inferenceAndClaims } from './lessons/inference-and-claims.ts'
import { oneVariableData } from './lessons/one-variable-data.ts'
import { oneVariablePlots } from './lessons/one-variable-plots.ts'
import { percentages } from './lessons/percentages.ts'
import { probabilityTwoWay } from './lessons/probability-two-way.ts'
import { ratiosRatesUnits } from './lessons/ratios-rates-units.ts'
import { twoVariableData } from './lessons/two-variable-data.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-ratios-rates-units',
    name: 'Ratios, rates, and units',
    needs: [],
    codes: ['N-Q.A.1', '7.RP.A.1', '6.RP.A.3'],
    lesson: ratiosRatesUnits,
  }),
  skill({
    id: 'sm-percentages',
    name: 'Percentages',
    needs: ['sm-ratios-rates-units'],
    codes: ['7.RP.A.3', 'A-SSE.B.3c'],
    lesson: percentages,
  }),
  skill({
    id: 'sm-one-variable-data',
    name: 'One-variable data',
    needs: [],
    comesBack: ['sm-inference-and-claims'],
    codes: ['S-ID.A.2', 'S-ID.A.3', '6.SP.B.5'],
    lesson: oneVariableData,
    chapters: [
      {
        id: 'sm-one-variable-data-plots',
        name: 'Dot plots, histograms, and box plots',
        lesson: oneVariablePlots,
      },
    ],
  }),
  skill({
    id: 'sm-two-variable-data',
    name: 'Two-variable data and models',
    needs: ['sm-linear-functions'],
    comesBack: ['sm-inference-and-claims'],
    codes: ['S-ID.B.6', 'S-ID.C.7', 'F-LE.A.1'],
    lesson: twoVariableData,
  }),
  skill({
    id: 'sm-probability-two-way',
    name: 'Probability and two-way tables',
    needs: ['sm-ratios-rates-units'],
    codes: ['S-CP.A.4', 'S-CP.B.6', 'S-ID.B.5'],
    lesson: probabilityTwoWay,
  }),
  skill({
    id: 'sm-inference-and-claims',
    name: 'Inference, margin of error, and claims',
    needs: ['sm-percentages', 'sm-probability-two-way'],
    comesBackSays:
      'On the SAT, this is among the 5 to 7 questions on Problem-Solving and Data Analysis, as a short report on a study.',
    codes: ['S-IC.A.1', 'S-IC.B.3', 'S-IC.B.4'],
    lesson: inferenceAndClaims,
  }),
]

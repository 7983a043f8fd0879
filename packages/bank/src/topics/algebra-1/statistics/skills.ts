import { type Skill, skill } from '#kit'
import { centerAndOutliers } from './lessons/center-and-outliers.ts'
import { cloudsAndResidualPlots } from './lessons/clouds-and-residual-plots.ts'
import { correlationAndCausation } from './lessons/correlation-and-causation.ts'
import { histogramsAndBoxPlots } from './lessons/histograms-and-box-plots.ts'
import { scatterPlots } from './lessons/scatter-plots.ts'
import { spread } from './lessons/spread.ts'
import { standardDeviation } from './lessons/standard-deviation.ts'
import { twoWayTables } from './lessons/two-way-tables.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-center-and-outliers',
    name: 'Center and outliers',
    needs: [],
    codes: ['S-ID.A.2', 'S-ID.A.3', '6.SP.B.5c'],
    lesson: centerAndOutliers,
  }),
  skill({
    id: 'a1-spread',
    name: 'Spread',
    needs: ['a1-center-and-outliers'],
    codes: ['S-ID.A.1', 'S-ID.A.2'],
    lesson: spread,
  }),
  skill({
    id: 'a1-two-way-tables',
    name: 'Two-way tables',
    needs: [],
    codes: ['S-ID.B.5', '8.SP.A.4'],
    lesson: twoWayTables,
  }),
  skill({
    id: 'a1-scatter-plots',
    name: 'Scatter plots and lines of fit',
    needs: ['a1-center-and-outliers', 'a1-function-notation'],
    codes: ['S-ID.B.6', 'S-ID.C.7', '8.SP.A.1'],
    lesson: scatterPlots,
    chapters: [
      {
        id: 'a1-scatter-plots-clouds-and-residual-plots',
        name: 'Clouds and residual plots',
        lesson: cloudsAndResidualPlots,
      },
    ],
  }),
  skill({
    id: 'a1-histograms-and-box-plots',
    name: 'Histograms and box plots',
    needs: ['a1-center-and-outliers', 'a1-spread'],
    comesBack: ['a2-normal-distribution', 'sm-one-variable-data'],
    codes: ['S-ID.A.1', 'S-ID.A.3', '6.SP.B.4'],
    lesson: histogramsAndBoxPlots,
  }),
  skill({
    id: 'a1-standard-deviation',
    name: 'Standard deviation',
    needs: ['a1-center-and-outliers', 'a1-spread'],
    comesBack: ['a2-normal-distribution', 'sm-one-variable-data'],
    codes: ['S-ID.A.2', 'S-ID.A.3'],
    lesson: standardDeviation,
  }),
  skill({
    id: 'a1-correlation-and-causation',
    name: 'Correlation and causation',
    needs: ['a1-scatter-plots'],
    comesBack: ['a2-choosing-a-model', 'a2-sampling-and-experiments', 'sm-two-variable-data'],
    codes: ['S-ID.C.8', 'S-ID.C.9'],
    lesson: correlationAndCausation,
  }),
]

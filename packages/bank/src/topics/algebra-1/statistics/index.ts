import { subject as check, type Subject } from '#kit'
import { templates as actualFromResidual } from './actual-from-residual.ts'
import { templates as boxPlotFence } from './box-plot-fence.ts'
import { templates as boxPlots } from './box-plots.ts'
import { templates as causation } from './causation.ts'
import { templates as causationDesigns } from './causation-designs.ts'
import { templates as center } from './center.ts'
import { templates as correlation } from './correlation.ts'
import { templates as correlationMeaning } from './correlation-meaning.ts'
import { templates as deviationCompute } from './deviation-compute.ts'
import { templates as deviationFromMean } from './deviation-from-mean.ts'
import { templates as deviationMeaning } from './deviation-meaning.ts'
import { templates as deviationReason } from './deviation-reason.ts'
import { templates as histogramShapes } from './histogram-shapes.ts'
import { templates as histograms } from './histograms.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofCausation } from './misconceptions-of-causation.ts'
import { misconceptions as ofDeviation } from './misconceptions-of-deviation.ts'
import { misconceptions as ofPlots } from './misconceptions-of-plots.ts'
import { misconceptions as ofSpreadAndTables } from './misconceptions-of-spread-and-tables.ts'
import { templates as removedOutlier } from './removed-outlier.ts'
import { templates as scatter } from './scatter.ts'
import { skills } from './skills.ts'
import { templates as spread } from './spread.ts'
import { templates as spreadBackward } from './spread-backward.ts'
import { templates as spreadCompare } from './spread-compare.ts'
import { templates as twoWay } from './two-way.ts'
import { templates as twoWayShares } from './two-way-shares.ts'

export const misconceptions = [...others, ...ofPlots, ...ofDeviation, ...ofCausation, ...ofSpreadAndTables]

export const subject: Subject = check({ id: 'statistics', name: 'Data and statistics', weight: 0.13, skills })

export const templates = [
  ...center,
  ...removedOutlier,
  ...spread,
  ...spreadCompare,
  ...spreadBackward,
  ...twoWay,
  ...twoWayShares,
  ...scatter,
  ...actualFromResidual,
  ...histograms,
  ...histogramShapes,
  ...boxPlots,
  ...boxPlotFence,
  ...deviationCompute,
  ...deviationFromMean,
  ...deviationReason,
  ...deviationMeaning,
  ...correlation,
  ...correlationMeaning,
  ...causation,
  ...causationDesigns,
]

import { subject as check, type Subject } from '#kit'
import { templates as chances } from './chances.ts'
import { templates as changedData } from './changed-data.ts'
import { templates as comparingPlots } from './comparing-plots.ts'
import { templates as firstAmounts } from './first-amounts.ts'
import { templates as inference } from './inference.ts'
import { templates as inferenceSampling } from './inference-sampling.ts'
import { templates as kindsOfModels } from './kinds-of-models.ts'
import { lateMisconceptions } from './late-misconceptions.ts'
import { templates as meanAgainstMedian } from './mean-against-median.ts'
import { misconceptions as early } from './misconceptions.ts'
import { misconceptions as ofInference } from './misconceptions-of-inference.ts'
import { templates as oneVariable } from './one-variable.ts'
import { templates as percentChains } from './percent-chains.ts'
import { templates as percentChanges } from './percent-changes.ts'
import { templates as percentages } from './percentages.ts'
import { templates as plausibleValues } from './plausible-values.ts'
import { templates as populationDensity } from './population-density.ts'
import { templates as probability } from './probability.ts'
import { templates as ratios } from './ratios.ts'
import { templates as readingPlots } from './reading-plots.ts'
import { templates as readingPlotsCould } from './reading-plots-could.ts'
import { templates as readingScatterplots } from './reading-scatterplots.ts'
import { templates as sharesOfATotal } from './shares-of-a-total.ts'
import { skills } from './skills.ts'
import { templates as spread } from './spread.ts'
import { templates as studies } from './studies.ts'
import { templates as tablesOfCounts } from './tables-of-counts.ts'
import { templates as twoVariable } from './two-variable.ts'

export const misconceptions = [...early, ...ofInference, ...lateMisconceptions]

export const subject: Subject = check({
  id: 'problem-solving',
  name: 'Problem-Solving and Data Analysis',
  weight: 0.15,
  skills,
})

export const templates = [
  ...ratios,
  ...populationDensity,
  ...percentages,
  ...percentChains,
  ...oneVariable,
  ...twoVariable,
  ...probability,
  ...inference,
  ...inferenceSampling,
  ...spread,
  ...kindsOfModels,
  ...chances,
  ...studies,
  ...changedData,
  ...plausibleValues,
  ...readingPlots,
  ...readingPlotsCould,
  ...comparingPlots,
  ...meanAgainstMedian,
  ...readingScatterplots,
  ...tablesOfCounts,
  ...firstAmounts,
  ...sharesOfATotal,
  ...percentChanges,
]

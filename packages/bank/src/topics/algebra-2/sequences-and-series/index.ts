import { subject as check, type Subject } from '#kit'
import { templates as arithmetic } from './arithmetic.ts'
import { templates as arithmeticJudge } from './arithmetic-judge.ts'
import { templates as arithmeticSums } from './arithmetic-sums.ts'
import { templates as fallingSeries } from './falling-series.ts'
import { templates as geometric } from './geometric.ts'
import { templates as geometricInUse } from './geometric-in-use.ts'
import { templates as infiniteSeries } from './infinite-series.ts'
import { templates as infiniteSeriesInUse } from './infinite-series-in-use.ts'
import { templates as recursiveRules } from './recursive-rules.ts'
import { templates as series } from './series.ts'
import { templates as seriesBlocks } from './series-blocks.ts'
import { templates as seriesJudge } from './series-judge.ts'
import { templates as sigma } from './sigma.ts'
import { templates as sigmaWithPowers } from './sigma-with-powers.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'sequences-and-series',
  name: 'Sequences and series',
  weight: 0.1,
  skills,
})

export const templates = [
  ...arithmetic,
  ...arithmeticSums,
  ...arithmeticJudge,
  ...geometric,
  ...geometricInUse,
  ...series,
  ...fallingSeries,
  ...seriesBlocks,
  ...seriesJudge,
  ...sigma,
  ...recursiveRules,
  ...sigmaWithPowers,
  ...infiniteSeries,
  ...infiniteSeriesInUse,
]

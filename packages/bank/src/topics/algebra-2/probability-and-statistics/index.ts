import { subject as check, type Subject } from '#kit'
import { templates as arrangements } from './arrangements.ts'
import { templates as atLeastOne } from './at-least-one.ts'
import { templates as binomialDistribution } from './binomial-distribution.ts'
import { templates as binomialMeasures } from './binomial-measures.ts'
import { templates as conditionalFromPercents } from './conditional-from-percents.ts'
import { templates as conditionalJudge } from './conditional-judge.ts'
import { templates as conditionalProbability } from './conditional-probability.ts'
import { templates as counting } from './counting.ts'
import { templates as deviationFromTheMiddle } from './deviation-from-the-middle.ts'
import { templates as expectedGains } from './expected-gains.ts'
import { templates as expectedValue } from './expected-value.ts'
import { templates as fromTheResultBack } from './from-the-result-back.ts'
import { templates as normalDistribution } from './normal-distribution.ts'
import { templates as normalInUse } from './normal-in-use.ts'
import { templates as sampling } from './sampling.ts'
import { skills } from './skills.ts'
import { templates as studies } from './studies.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'probability-and-statistics',
  name: 'Probability and statistics',
  weight: 0.13,
  skills,
})

export const templates = [
  ...counting,
  ...arrangements,
  ...atLeastOne,
  ...conditionalProbability,
  ...conditionalFromPercents,
  ...conditionalJudge,
  ...fromTheResultBack,
  ...normalDistribution,
  ...normalInUse,
  ...deviationFromTheMiddle,
  ...sampling,
  ...studies,
  ...expectedValue,
  ...expectedGains,
  ...binomialDistribution,
  ...binomialMeasures,
]

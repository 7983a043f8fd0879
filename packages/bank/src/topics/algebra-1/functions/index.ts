import { subject as check, type Subject } from '#kit'
import { templates as domainRangeReasoned } from './domain-range-reasoned.ts'
import { templates as domainRangeShown } from './domain-range-shown.ts'
import { templates as graphFeatures } from './graph-features.ts'
import { templates as graphStories } from './graph-stories.ts'
import { templates as notationMeaning } from './notation-meaning.ts'
import { templates as notationValues } from './notation-values.ts'
import { templates as piecewiseRules } from './piecewise-rules.ts'
import { skills } from './skills.ts'
import { templates as stepsAndTariffs } from './steps-and-tariffs.ts'
import { templates as stepsAndTariffsJudge } from './steps-and-tariffs-judge.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'functions', name: 'Functions', weight: 0.09, skills })

export const templates = [
  ...notationValues,
  ...notationMeaning,
  ...domainRangeShown,
  ...domainRangeReasoned,
  ...graphFeatures,
  ...graphStories,
  ...piecewiseRules,
  ...stepsAndTariffs,
  ...stepsAndTariffsJudge,
]

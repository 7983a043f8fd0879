import { subject as check, type Subject } from '../../../kit.ts'
import { templates as domainRange } from './domain-range.ts'
import { templates as graphFeatures } from './graph-features.ts'
import { templates as graphStories } from './graph-stories.ts'
import { templates as notation } from './notation.ts'
import { templates as piecewiseRules } from './piecewise-rules.ts'
import { skills } from './skills.ts'
import { templates as stepsAndTariffs } from './steps-and-tariffs.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'functions', name: 'Functions', weight: 0.09, skills })

export const templates = [
  ...notation,
  ...domainRange,
  ...graphFeatures,
  ...graphStories,
  ...piecewiseRules,
  ...stepsAndTariffs,
]

import { subject as check, type Subject } from '#kit'
import { templates as arithmeticApply } from './arithmetic-apply.ts'
import { templates as arithmeticTerms } from './arithmetic-terms.ts'
import { templates as axisCrossings } from './axis-crossings.ts'
import { templates as directVariationChange } from './direct-variation-change.ts'
import { templates as directVariationFactor } from './direct-variation-factor.ts'
import { templates as directVariationFind } from './direct-variation-find.ts'
import { templates as directVariationRecognize } from './direct-variation-recognize.ts'
import { templates as matchGraphs } from './match-graphs.ts'
import { templates as modelsRead } from './models-read.ts'
import { templates as modelsReadGraph } from './models-read-graph.ts'
import { templates as modelsWriteAndPredict } from './models-write-and-predict.ts'
import { templates as parallelInFigures } from './parallel-in-figures.ts'
import { templates as parallelSlopes } from './parallel-slopes.ts'
import { templates as pointSlope } from './point-slope.ts'
import { skills } from './skills.ts'
import { templates as slope } from './slope.ts'
import { templates as slopeInterceptFind } from './slope-intercept-find.ts'
import { templates as slopeInterceptRead } from './slope-intercept-read.ts'
import { templates as standardForm } from './standard-form.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'linear-functions', name: 'Linear functions', weight: 0.17, skills })

export const templates = [
  ...slope,
  ...slopeInterceptRead,
  ...slopeInterceptFind,
  ...pointSlope,
  ...standardForm,
  ...axisCrossings,
  ...matchGraphs,
  ...parallelSlopes,
  ...parallelInFigures,
  ...modelsRead,
  ...modelsReadGraph,
  ...modelsWriteAndPredict,
  ...arithmeticTerms,
  ...arithmeticApply,
  ...directVariationFind,
  ...directVariationChange,
  ...directVariationRecognize,
  ...directVariationFactor,
]

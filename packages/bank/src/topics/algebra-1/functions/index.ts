import { subject as check, type Subject } from '#kit'
import { templates as absoluteValueGraphs } from './absolute-value-graphs.ts'
import { templates as absoluteValueInUse } from './absolute-value-in-use.ts'
import { templates as absoluteValueInterceptsAndPieces } from './absolute-value-intercepts-and-pieces.ts'
import { templates as domainRangeReasoned } from './domain-range-reasoned.ts'
import { templates as domainRangeShown } from './domain-range-shown.ts'
import { isFunction } from './function-or-not.ts'
import { templates as graphFeatures } from './graph-features.ts'
import { templates as graphStories } from './graph-stories.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofPiecewiseFunctions } from './misconceptions-of-piecewise-functions.ts'
import { misconceptions as ofTransformations } from './misconceptions-of-transformations.ts'
import { misconceptions as ofVGraphs } from './misconceptions-of-v-graphs.ts'
import { templates as notationMeaning } from './notation-meaning.ts'
import { templates as notationValues } from './notation-values.ts'
import { templates as piecewiseGraphs } from './piecewise-graphs.ts'
import { templates as piecewiseRules } from './piecewise-rules.ts'
import { skills } from './skills.ts'
import { templates as stepsAndTariffs } from './steps-and-tariffs.ts'
import { templates as stepsAndTariffsJudge } from './steps-and-tariffs-judge.ts'
import { templates as stepsAndTariffsStepGraph } from './steps-and-tariffs-step-graph.ts'
import { templates as transformationsFromGraph } from './transformations-from-graph.ts'
import { templates as transformationsInContext } from './transformations-in-context.ts'
import { templates as transformationsMoves } from './transformations-moves.ts'
import { templates as transformationsOfLines } from './transformations-of-lines.ts'
import { templates as transformationsValues } from './transformations-values.ts'

export const misconceptions = [...others, ...ofPiecewiseFunctions, ...ofVGraphs, ...ofTransformations]

export const subject: Subject = check({ id: 'functions', name: 'Functions', weight: 0.12, skills })

export const templates = [
  ...notationValues,
  ...notationMeaning,
  ...domainRangeShown,
  isFunction,
  ...domainRangeReasoned,
  ...graphFeatures,
  ...graphStories,
  ...piecewiseRules,
  ...stepsAndTariffs,
  ...stepsAndTariffsStepGraph,
  ...stepsAndTariffsJudge,
  ...absoluteValueGraphs,
  ...absoluteValueInterceptsAndPieces,
  ...piecewiseGraphs,
  ...absoluteValueInUse,
  ...transformationsMoves,
  ...transformationsFromGraph,
  ...transformationsValues,
  ...transformationsOfLines,
  ...transformationsInContext,
]

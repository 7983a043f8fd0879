import { assemble } from '#kit'
import * as complexAndQuadratics from './complex-and-quadratics/index.ts'
import * as conicSections from './conic-sections/index.ts'
import * as exponentialsAndLogarithms from './exponentials-and-logarithms/index.ts'
import * as functionsAndTransformations from './functions-and-transformations/index.ts'
import * as polynomialFunctions from './polynomial-functions/index.ts'
import * as probabilityAndStatistics from './probability-and-statistics/index.ts'
import * as radicalFunctions from './radical-functions/index.ts'
import * as rationalFunctions from './rational-functions/index.ts'
import { reference } from './reference.ts'
import * as sequencesAndSeries from './sequences-and-series/index.ts'
import * as systemsAndModeling from './systems-and-modeling/index.ts'

export const { topic, templates, misconceptions, written, passages } = assemble(
  {
    id: 'algebra-2',
    name: 'Algebra 2',
    code: 'A2',
    paid: false,
    perfect_score: 100,
    pace_seconds: 100,
    has_passage: false,
    reference,
  },
  [
    complexAndQuadratics,
    polynomialFunctions,
    rationalFunctions,
    radicalFunctions,
    sequencesAndSeries,
    exponentialsAndLogarithms,
    functionsAndTransformations,
    systemsAndModeling,
    conicSections,
    probabilityAndStatistics,
  ],
)

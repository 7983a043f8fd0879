import { assemble } from '#kit'
import * as exponentialFunctions from './exponential-functions/index.ts'
import * as exponentsAndRadicals from './exponents-and-radicals/index.ts'
import * as expressionsAndUnits from './expressions-and-units/index.ts'
import * as functions from './functions/index.ts'
import * as linearEquations from './linear-equations/index.ts'
import * as linearFunctions from './linear-functions/index.ts'
import * as linearInequalities from './linear-inequalities/index.ts'
import * as polynomials from './polynomials/index.ts'
import * as quadratics from './quadratics/index.ts'
import { reference } from './reference.ts'
import * as statistics from './statistics/index.ts'
import * as systemsOfEquations from './systems-of-equations/index.ts'

export const { topic, templates, misconceptions, written, passages } = assemble(
  {
    id: 'algebra-1',
    name: 'Algebra 1',
    code: 'A1',
    paid: false,
    perfect_score: 100,
    pace_seconds: 90,
    has_passage: false,
    reference,
  },
  [
    expressionsAndUnits,
    linearEquations,
    linearInequalities,
    systemsOfEquations,
    linearFunctions,
    functions,
    exponentsAndRadicals,
    quadratics,
    polynomials,
    exponentialFunctions,
    statistics,
  ],
)

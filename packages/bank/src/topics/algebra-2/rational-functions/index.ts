import { subject as check, type Subject } from '#kit'
import { templates as add } from './add.ts'
import { templates as addAndSplit } from './add-and-split.ts'
import { templates as addJudge } from './add-judge.ts'
import { templates as asymptotes } from './asymptotes.ts'
import { templates as equations } from './equations.ts'
import { templates as equationsInUse } from './equations-in-use.ts'
import { templates as equationsJudge } from './equations-judge.ts'
import { templates as hyperbolas } from './hyperbolas.ts'
import { templates as jointVariation } from './joint-variation.ts'
import { templates as kindsOfVariation } from './kinds-of-variation.ts'
import { templates as multiply } from './multiply.ts'
import { templates as multiplyInUse } from './multiply-in-use.ts'
import { templates as rates } from './rates.ts'
import { templates as ratesJudge } from './rates-judge.ts'
import { templates as rationalGraphsJudge } from './rational-graphs-judge.ts'
import { templates as roundTrips } from './round-trips.ts'
import { templates as simplify } from './simplify.ts'
import { templates as simplifyBackward } from './simplify-backward.ts'
import { templates as simplifyJudge } from './simplify-judge.ts'
import { skills } from './skills.ts'
import { templates as variation } from './variation.ts'
import { templates as variationFormulas } from './variation-formulas.ts'
import { templates as work } from './work.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'rational-functions',
  name: 'Rational expressions and functions',
  weight: 0.13,
  skills,
})

export const templates = [
  ...simplify,
  ...simplifyJudge,
  ...simplifyBackward,
  ...multiply,
  ...multiplyInUse,
  ...add,
  ...addAndSplit,
  ...addJudge,
  ...equations,
  ...equationsInUse,
  ...equationsJudge,
  ...asymptotes,
  ...hyperbolas,
  ...rationalGraphsJudge,
  ...work,
  ...rates,
  ...roundTrips,
  ...ratesJudge,
  ...variation,
  ...kindsOfVariation,
  ...jointVariation,
  ...variationFormulas,
]

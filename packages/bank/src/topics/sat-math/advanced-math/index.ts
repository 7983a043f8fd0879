import { subject as check, type Subject } from '#kit'
import { templates as absoluteExtraneous } from './absolute-extraneous.ts'
import { templates as constantsBetweenBars } from './constants-between-bars.ts'
import { templates as equations } from './equations.ts'
import { templates as exponentialMeaning } from './exponential-meaning.ts'
import { templates as exponentialPercentOfStart } from './exponential-percent-of-start.ts'
import { templates as exponentials } from './exponentials.ts'
import { templates as expressions } from './expressions.ts'
import { templates as extremeShown } from './extreme-shown.ts'
import { templates as factorsAndPowers } from './factors-and-powers.ts'
import { templates as factorsOfIntegers } from './factors-of-integers.ts'
import { templates as firstEquations } from './first-equations.ts'
import { templates as firstValues } from './first-values.ts'
import { templates as graphsWithConstants } from './graphs-with-constants.ts'
import { lateMisconceptions } from './late-misconceptions.ts'
import { misconceptions as early } from './misconceptions.ts'
import { templates as nonlinearLines } from './nonlinear-lines.ts'
import { templates as others } from './other-functions.ts'
import { templates as quadraticForms } from './quadratic-forms.ts'
import { templates as quadraticSymmetry } from './quadratic-symmetry.ts'
import { templates as quadratics } from './quadratics.ts'
import { templates as radicalEquations } from './radical-equations.ts'
import { templates as radicalsAndShifts } from './radicals-and-shifts.ts'
import { templates as rationalExtraneous } from './rational-extraneous.ts'
import { skills } from './skills.ts'
import { templates as sumsOfFractions } from './sums-of-fractions.ts'
import { templates as systems } from './systems.ts'
import { templates as tangentLines } from './tangent-lines.ts'
import { templates as timeUnits } from './time-units.ts'
import { templates as unknownConstants } from './unknown-constants.ts'

export const misconceptions = [...early, ...lateMisconceptions]

export const subject: Subject = check({ id: 'advanced-math', name: 'Advanced Math', weight: 0.35, skills })

export const templates = [
  ...expressions,
  ...equations,
  ...systems,
  ...quadratics,
  ...quadraticSymmetry,
  ...exponentials,
  ...exponentialPercentOfStart,
  ...others,
  ...radicalEquations,
  ...quadraticForms,
  ...radicalsAndShifts,
  ...factorsAndPowers,
  ...exponentialMeaning,
  ...nonlinearLines,
  ...tangentLines,
  ...unknownConstants,
  ...rationalExtraneous,
  ...timeUnits,
  ...factorsOfIntegers,
  ...graphsWithConstants,
  ...firstEquations,
  ...firstValues,
  ...constantsBetweenBars,
  ...absoluteExtraneous,
  ...extremeShown,
  ...sumsOfFractions,
]

import { subject as check, type Subject } from '#kit'
import { templates as chooseNumberOfSolutions } from './choose-number-of-solutions.ts'
import { templates as elimination } from './elimination.ts'
import { templates as eliminationWhatIsLeft } from './elimination-what-is-left.ts'
import { templates as fromTheSolution } from './from-the-solution.ts'
import { templates as graphing } from './graphing.ts'
import { templates as halfPlanes } from './half-planes.ts'
import { templates as inWordsAges } from './in-words-ages.ts'
import { templates as inWordsPrices } from './in-words-prices.ts'
import { templates as inWordsRates } from './in-words-rates.ts'
import { templates as inequalitySystems } from './inequality-systems.ts'
import { misconceptions as others } from './misconceptions.ts'
import { misconceptions as ofSystemsBackward } from './misconceptions-of-systems-backward.ts'
import { templates as numberOfSolutions } from './number-of-solutions.ts'
import { skills } from './skills.ts'
import { templates as substitution } from './substitution.ts'

export const misconceptions = [...others, ...ofSystemsBackward]

export const subject: Subject = check({
  id: 'systems-of-equations',
  name: 'Systems of equations and inequalities',
  weight: 0.11,
  skills,
})

export const templates = [
  ...graphing,
  ...substitution,
  ...elimination,
  ...numberOfSolutions,
  ...chooseNumberOfSolutions,
  ...inWordsPrices,
  ...inWordsRates,
  ...inWordsAges,
  ...eliminationWhatIsLeft,
  ...fromTheSolution,
  ...halfPlanes,
  ...inequalitySystems,
]

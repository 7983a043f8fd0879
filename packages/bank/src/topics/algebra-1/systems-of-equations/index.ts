import { subject as check, type Subject } from '../../../kit.ts'
import { templates as elimination } from './elimination.ts'
import { templates as graphing } from './graphing.ts'
import { templates as inWords } from './in-words.ts'
import { templates as inequalities } from './inequalities.ts'
import { templates as numberOfSolutions } from './number-of-solutions.ts'
import { skills } from './skills.ts'
import { templates as substitution } from './substitution.ts'

export { misconceptions } from './misconceptions.ts'

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
  ...inWords,
  ...inequalities,
]

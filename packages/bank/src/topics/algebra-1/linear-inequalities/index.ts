import { subject as check, type Subject } from '../../../kit.ts'
import { templates as absoluteEquations } from './absolute-equations.ts'
import { templates as absoluteInequalities } from './absolute-inequalities.ts'
import { templates as compound } from './compound.ts'
import { templates as inWords } from './in-words.ts'
import { templates as multiStep } from './multi-step.ts'
import { skills } from './skills.ts'
import { templates as twoStep } from './two-step.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'linear-inequalities',
  name: 'Inequalities and absolute value',
  weight: 0.1,
  skills,
})

export const templates = [
  ...twoStep,
  ...multiStep,
  ...compound,
  ...absoluteEquations,
  ...absoluteInequalities,
  ...inWords,
]

import { subject as check, type Subject } from '../../../kit.ts'
import { templates as discriminant } from './discriminant.ts'
import { templates as divide } from './divide.ts'
import { templates as inequalities } from './inequalities.ts'
import { templates as multiply } from './multiply.ts'
import { skills } from './skills.ts'
import { templates as solutions } from './solutions.ts'
import { templates as systems } from './systems.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'complex-and-quadratics',
  name: 'Quadratics and complex numbers',
  weight: 0.14,
  skills,
})

export const templates = [...multiply, ...divide, ...solutions, ...discriminant, ...inequalities, ...systems]

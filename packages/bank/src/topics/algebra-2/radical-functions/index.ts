import { subject as check, type Subject } from '../../../kit.ts'
import { templates as equations } from './equations.ts'
import { templates as exponents } from './exponents.ts'
import { templates as graphs } from './graphs.ts'
import { templates as operations } from './operations.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'radical-functions',
  name: 'Radicals and rational exponents',
  weight: 0.09,
  skills,
})

export const templates = [...exponents, ...operations, ...equations, ...graphs]

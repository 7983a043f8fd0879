import { subject as check, type Subject } from '../../../kit.ts'
import { templates as equations } from './equations.ts'
import { templates as logarithms } from './logarithms.ts'
import { templates as models } from './models.ts'
import { templates as numberE } from './number-e.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'exponentials-and-logarithms',
  name: 'Exponentials and logarithms',
  weight: 0.15,
  skills,
})

export const templates = [...models, ...numberE, ...logarithms, ...equations]

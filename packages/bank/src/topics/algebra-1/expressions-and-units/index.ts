import { subject as check, type Subject } from '../../../kit.ts'
import { templates as distribute } from './distribute.ts'
import { templates as order } from './order.ts'
import { templates as percent } from './percent.ts'
import { skills } from './skills.ts'
import { templates as units } from './units.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'expressions-and-units',
  name: 'Expressions, ratios and units',
  weight: 0.09,
  skills,
})

export const templates = [...order, ...distribute, ...units, ...percent]

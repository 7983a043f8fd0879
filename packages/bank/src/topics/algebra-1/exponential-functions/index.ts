import { subject as check, type Subject } from '../../../kit.ts'
import { templates as geometric } from './geometric.ts'
import { templates as growth } from './growth.ts'
import { templates as linearExponential } from './linear-exponential.ts'
import { templates as models } from './models.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'exponential-functions',
  name: 'Exponential functions',
  weight: 0.08,
  skills,
})

export const templates = [...growth, ...linearExponential, ...geometric, ...models]

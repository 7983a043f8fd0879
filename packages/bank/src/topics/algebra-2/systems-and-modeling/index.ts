import { subject as check, type Subject } from '../../../kit.ts'
import { templates as programming } from './programming.ts'
import { skills } from './skills.ts'
import { templates as systems } from './systems.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'systems-and-modeling',
  name: 'Systems and modeling',
  weight: 0.08,
  skills,
})

export const templates = [...systems, ...programming]

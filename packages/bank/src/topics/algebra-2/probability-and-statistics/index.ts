import { subject as check, type Subject } from '../../../kit.ts'
import { templates as probability } from './probability.ts'
import { skills } from './skills.ts'
import { templates as statistics } from './statistics.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'probability-and-statistics',
  name: 'Probability and statistics',
  weight: 0.1,
  skills,
})

export const templates = [...probability, ...statistics]

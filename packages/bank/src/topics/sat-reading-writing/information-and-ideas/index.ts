import type { Subject } from '#kit'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'
export { written } from './written.ts'

export const subject: Subject = {
  id: 'information-and-ideas',
  name: 'Information and Ideas',
  weight: 0.26,
  skills,
}

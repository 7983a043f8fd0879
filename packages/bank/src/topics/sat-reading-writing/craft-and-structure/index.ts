import type { Subject } from '#kit'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'
export { written } from './written.ts'

export const subject: Subject = {
  id: 'craft-and-structure',
  name: 'Craft and Structure',
  weight: 0.28,
  skills,
}

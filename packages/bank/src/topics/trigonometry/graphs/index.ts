import { subject as check, type Subject } from '#kit'
import { templates as amplitude } from './amplitude.ts'
import { templates as period } from './period.ts'
import { templates as shift } from './shift.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'graphs',
  name: 'Graphs of trigonometric functions',
  weight: 0.15,
  skills,
})

export const templates = [...amplitude, ...period, ...shift]

import { subject as check, type Subject } from '../../../kit.ts'
import { balanced } from '../balanced.ts'
import { templates as congruence } from './congruence.ts'
import { templates as inequality } from './inequality.ts'
import { templates as isosceles } from './isosceles.ts'
import { templates as proof } from './proof.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'triangles-and-congruence',
  name: 'Triangles and congruence',
  weight: 0.12,
  skills,
})

export const templates = [...congruence, ...isosceles, ...inequality, ...proof].flatMap(balanced)

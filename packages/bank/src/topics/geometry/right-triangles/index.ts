import { subject as check, type Subject } from '../../../kit.ts'
import { balanced } from '../balanced.ts'
import { templates as pythagoras } from './pythagoras.ts'
import { skills } from './skills.ts'
import { templates as special } from './special.ts'
import { templates as trig } from './trig.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'right-triangles', name: 'Right triangles', weight: 0.12, skills })

export const templates = [...pythagoras, ...special, ...trig].flatMap(balanced)

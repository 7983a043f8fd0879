import { subject as check, type Subject } from '../../../kit.ts'
import { templates as add } from './add.ts'
import { templates as equations } from './equations.ts'
import { templates as graphs } from './graphs.ts'
import { templates as multiply } from './multiply.ts'
import { templates as simplify } from './simplify.ts'
import { skills } from './skills.ts'
import { templates as work } from './work.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'rational-functions',
  name: 'Rational expressions and functions',
  weight: 0.12,
  skills,
})

export const templates = [...simplify, ...multiply, ...add, ...equations, ...graphs, ...work]

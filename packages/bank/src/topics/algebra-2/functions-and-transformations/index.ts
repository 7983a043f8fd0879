import { subject as check, type Subject } from '../../../kit.ts'
import { templates as composition } from './composition.ts'
import { templates as piecewise } from './piecewise.ts'
import { skills } from './skills.ts'
import { templates as transformations } from './transformations.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'functions-and-transformations',
  name: 'Functions and transformations',
  weight: 0.12,
  skills,
})

export const templates = [...transformations, ...composition, ...piecewise]

import { subject as check, type Subject } from '../../../kit.ts'
import { templates as domainRange } from './domain-range.ts'
import { templates as graphs } from './graphs.ts'
import { templates as notation } from './notation.ts'
import { templates as piecewise } from './piecewise.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'functions', name: 'Functions', weight: 0.09, skills })

export const templates = [...notation, ...domainRange, ...graphs, ...piecewise]

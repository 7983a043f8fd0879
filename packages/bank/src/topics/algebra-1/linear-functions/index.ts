import { subject as check, type Subject } from '../../../kit.ts'
import { templates as context } from './context.ts'
import { templates as graphs } from './graphs.ts'
import { templates as parallel } from './parallel.ts'
import { templates as pointSlope } from './point-slope.ts'
import { templates as sequences } from './sequences.ts'
import { skills } from './skills.ts'
import { templates as slope } from './slope.ts'
import { templates as slopeIntercept } from './slope-intercept.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'linear-functions', name: 'Linear functions', weight: 0.16, skills })

export const templates = [...slope, ...slopeIntercept, ...pointSlope, ...graphs, ...parallel, ...context, ...sequences]

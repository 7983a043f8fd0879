import { subject as check, type Subject } from '#kit'
import { templates as bothSides } from './both-sides.ts'
import { templates as bothSidesJudge } from './both-sides-judge.ts'
import { templates as fractions } from './fractions.ts'
import { templates as oneStep } from './one-step.ts'
import { templates as parentheses } from './parentheses.ts'
import { skills } from './skills.ts'
import { templates as twoStep } from './two-step.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'linear-equations', name: 'Linear equations', weight: 0.14, skills })

export const templates = [...oneStep, ...twoStep, ...bothSides, ...bothSidesJudge, ...parentheses, ...fractions]

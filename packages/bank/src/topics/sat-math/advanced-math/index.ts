import { subject as check, type Subject } from '#kit'
import { templates as equations } from './equations.ts'
import { templates as exponentials } from './exponentials.ts'
import { templates as expressions } from './expressions.ts'
import { templates as others } from './other-functions.ts'
import { templates as quadratics } from './quadratics.ts'
import { skills } from './skills.ts'
import { templates as systems } from './systems.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'advanced-math', name: 'Advanced Math', weight: 0.35, skills })

export const templates = [...expressions, ...equations, ...systems, ...quadratics, ...exponentials, ...others]

import { subject as check, type Subject } from '../../../kit.ts'
import { templates as exponentRules } from './exponent-rules.ts'
import { templates as radicals } from './radicals.ts'
import { templates as roots } from './roots.ts'
import { templates as scientific } from './scientific.ts'
import { skills } from './skills.ts'
import { templates as zeroNegative } from './zero-negative.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'exponents-and-radicals',
  name: 'Exponents and radicals',
  weight: 0.09,
  skills,
})

export const templates = [...exponentRules, ...zeroNegative, ...scientific, ...roots, ...radicals]

import { subject as check, type Subject } from '../../../kit.ts'
import { templates as addSubtract } from './add-subtract.ts'
import { templates as factorSpecial } from './factor-special.ts'
import { templates as gcf } from './gcf.ts'
import { templates as multiply } from './multiply.ts'
import { skills } from './skills.ts'
import { templates as specialProducts } from './special-products.ts'
import { templates as trinomials } from './trinomials.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'polynomials',
  name: 'Polynomials and factoring',
  weight: 0.12,
  skills,
})

export const templates = [...addSubtract, ...multiply, ...specialProducts, ...gcf, ...trinomials, ...factorSpecial]

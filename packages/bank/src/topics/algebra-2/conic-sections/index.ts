import { subject as check, type Subject } from '#kit'
import { templates as circleConstants } from './circle-constants.ts'
import { templates as circleForms } from './circle-forms.ts'
import { templates as circleMeasures } from './circle-measures.ts'
import { templates as parabolaEquations } from './parabola-equations.ts'
import { templates as parabolaFocus } from './parabola-focus.ts'
import { templates as parabolaInUse } from './parabola-in-use.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'conic-sections',
  name: 'Conic sections',
  weight: 0.06,
  skills,
})

export const templates = [
  ...circleForms,
  ...circleMeasures,
  ...circleConstants,
  ...parabolaFocus,
  ...parabolaEquations,
  ...parabolaInUse,
]

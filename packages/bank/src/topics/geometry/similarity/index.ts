import { subject as check, type Subject } from '#kit'
import { templates as scale } from './scale.ts'
import { templates as scaleBackwards } from './scale-backwards.ts'
import { templates as scalePercents } from './scale-percents.ts'
import { templates as segments } from './segments.ts'
import { templates as segmentsJudge } from './segments-judge.ts'
import { templates as segmentsOfLines } from './segments-of-lines.ts'
import { templates as similarInUse } from './similar-in-use.ts'
import { templates as similarJudge } from './similar-judge.ts'
import { templates as similarSides } from './similar-sides.ts'
import { skills } from './skills.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'similarity', name: 'Similarity', weight: 0.1, skills })

export const templates = [
  ...similarSides,
  ...similarJudge,
  ...similarInUse,
  ...scale,
  ...scaleBackwards,
  ...scalePercents,
  ...segments,
  ...segmentsOfLines,
  ...segmentsJudge,
]

import { subject as check, type Subject } from '#kit'
import { templates as parallelogramMeasures } from './parallelogram-measures.ts'
import { templates as parallelogramSides } from './parallelogram-sides.ts'
import { templates as parallelogramTests } from './parallelogram-tests.ts'
import { templates as polygonAngles } from './polygon-angles.ts'
import { templates as polygons } from './polygons.ts'
import { templates as polygonsJudge } from './polygons-judge.ts'
import { skills } from './skills.ts'
import { templates as special } from './special.ts'
import { templates as specialJudge } from './special-judge.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'quadrilaterals-and-polygons',
  name: 'Quadrilaterals and polygons',
  weight: 0.11,
  skills,
})

export const templates = [
  ...parallelogramMeasures,
  ...parallelogramSides,
  ...parallelogramTests,
  ...special,
  ...specialJudge,
  ...polygons,
  ...polygonAngles,
  ...polygonsJudge,
]

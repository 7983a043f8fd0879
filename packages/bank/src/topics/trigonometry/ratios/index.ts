import { subject as check, type Subject } from '#kit'
import { templates as altitudes } from './altitudes.ts'
import { templates as angleSlip } from './angle-slip.ts'
import { templates as angles } from './angles.ts'
import { templates as diagonals } from './diagonals.ts'
import { templates as isoscelesSides } from './isosceles-sides.ts'
import { templates as ratioSlip } from './ratio-slip.ts'
import { templates as ratios } from './ratios.ts'
import { templates as sideExpressions } from './side-expressions.ts'
import { templates as sides } from './sides.ts'
import { templates as sidesInUse } from './sides-in-use.ts'
import { skills } from './skills.ts'
import { templates as slopes } from './slopes.ts'
import { templates as specialAngles } from './special-angles.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'ratios', name: 'Trigonometric ratios', weight: 0.18, skills })

export const templates = [
  ...ratios,
  ...ratioSlip,
  ...specialAngles,
  ...sides,
  ...sideExpressions,
  ...sidesInUse,
  ...angles,
  ...angleSlip,
  ...slopes,
  ...altitudes,
  ...isoscelesSides,
  ...diagonals,
]

import { subject as check, type Subject } from '#kit'
import { templates as area } from './area.ts'
import { templates as areaJudge } from './area-judge.ts'
import { templates as areaOfTiltedFigures } from './area-of-tilted-figures.ts'
import { templates as distance } from './distance.ts'
import { templates as distanceBackward } from './distance-backward.ts'
import { templates as midpoints } from './midpoints.ts'
import { templates as parabolas } from './parabolas.ts'
import { skills } from './skills.ts'
import { templates as slopes } from './slopes.ts'
import { templates as slopesJudge } from './slopes-judge.ts'
import { templates as slopesOfFigures } from './slopes-of-figures.ts'
import { templates as slopesThroughAPoint } from './slopes-through-a-point.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'coordinate-geometry', name: 'Coordinate geometry', weight: 0.11, skills })

export const templates = [
  ...distance,
  ...distanceBackward,
  ...midpoints,
  ...slopes,
  ...slopesOfFigures,
  ...slopesThroughAPoint,
  ...slopesJudge,
  ...area,
  ...areaOfTiltedFigures,
  ...areaJudge,
  ...parabolas,
]

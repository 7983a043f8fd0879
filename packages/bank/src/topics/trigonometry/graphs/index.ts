import { subject as check, type Subject } from '#kit'
import { templates as amplitude } from './amplitude.ts'
import { templates as amplitudeSlip } from './amplitude-slip.ts'
import { templates as asymptotes } from './asymptotes.ts'
import { templates as branchConstants } from './branch-constants.ts'
import { templates as branches } from './branches.ts'
import { templates as moments } from './moments.ts'
import { templates as otherEnds } from './other-ends.ts'
import { templates as period } from './period.ts'
import { templates as periodClaims } from './period-claims.ts'
import { templates as shift } from './shift.ts'
import { templates as shiftsOfModels } from './shifts-of-models.ts'
import { skills } from './skills.ts'
import { templates as stretchedWaves } from './stretched-waves.ts'
import { templates as tides } from './tides.ts'
import { templates as wheels } from './wheels.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({
  id: 'graphs',
  name: 'Graphs of trigonometric functions',
  weight: 0.19,
  skills,
})

export const templates = [
  ...amplitude,
  ...tides,
  ...amplitudeSlip,
  ...period,
  ...shift,
  ...periodClaims,
  ...wheels,
  ...branches,
  ...asymptotes,
  ...branchConstants,
  ...otherEnds,
  ...stretchedWaves,
  ...moments,
  ...shiftsOfModels,
]

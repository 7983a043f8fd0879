import { subject as check, type Subject } from '#kit'
import { templates as anglesInOrder } from './angles-in-order.ts'
import { templates as arcs } from './arcs.ts'
import { templates as arcsClaims } from './arcs-claims.ts'
import { templates as arcsInUse } from './arcs-in-use.ts'
import { templates as distancesOfWheels } from './distances-of-wheels.ts'
import { templates as linearSpeeds } from './linear-speeds.ts'
import { misconceptions as general } from './misconceptions.ts'
import { speedMisconceptions } from './misconceptions-of-speeds.ts'
import { templates as radians } from './radians.ts'
import { templates as radiansSlip } from './radians-slip.ts'
import { templates as sectors } from './sectors.ts'
import { templates as sectorsInUse } from './sectors-in-use.ts'
import { skills } from './skills.ts'
import { templates as speedClaims } from './speed-claims.ts'
import { templates as speeds } from './speeds.ts'
import { templates as wheels } from './wheels.ts'

export const misconceptions = [...general, ...speedMisconceptions]

export const subject: Subject = check({
  id: 'radians-and-arcs',
  name: 'Radians, arcs and sectors',
  weight: 0.13,
  skills,
})

export const templates = [
  ...radians,
  ...radiansSlip,
  ...arcs,
  ...arcsClaims,
  ...arcsInUse,
  ...sectors,
  ...sectorsInUse,
  ...anglesInOrder,
  ...speeds,
  ...linearSpeeds,
  ...wheels,
  ...distancesOfWheels,
  ...speedClaims,
]

import { subject as check, type Subject } from '#kit'
import { templates as double } from './double.ts'
import { templates as formulaBackwards } from './formula-backwards.ts'
import { templates as halfAngle } from './half-angle.ts'
import { templates as identityClaims } from './identity-claims.ts'
import { misconceptions as general } from './misconceptions.ts'
import { halfAngleMisconceptions } from './misconceptions-of-half-angles.ts'
import { templates as pythagorean } from './pythagorean.ts'
import { skills } from './skills.ts'
import { templates as sums } from './sums.ts'
import { templates as tangentDoubles } from './tangent-doubles.ts'
import { templates as tangentSums } from './tangent-sums.ts'
import { templates as verify } from './verify.ts'
import { templates as verifyConstants } from './verify-constants.ts'

export const misconceptions = [...general, ...halfAngleMisconceptions]

export const subject: Subject = check({ id: 'identities', name: 'Identities', weight: 0.2, skills })

export const templates = [
  ...pythagorean,
  ...sums,
  ...double,
  ...formulaBackwards,
  ...identityClaims,
  ...tangentSums,
  ...tangentDoubles,
  ...halfAngle,
  ...verify,
  ...verifyConstants,
]

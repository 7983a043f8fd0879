import { subject as check, type Subject } from '#kit'
import { templates as double } from './double.ts'
import { templates as doubleInUse } from './double-in-use.ts'
import { templates as doubleSlip } from './double-slip.ts'
import { templates as formulaBackwards } from './formula-backwards.ts'
import { templates as halfAngle } from './half-angle.ts'
import { templates as halfAngleClaims } from './half-angle-claims.ts'
import { templates as halfAngleQuadrants } from './half-angle-quadrants.ts'
import { templates as halfAngleTriangles } from './half-angle-triangles.ts'
import { templates as identityClaims } from './identity-claims.ts'
import { misconceptions as general } from './misconceptions.ts'
import { halfAngleMisconceptions } from './misconceptions-of-half-angles.ts'
import { templates as powerReduction } from './power-reduction.ts'
import { templates as pythagorean } from './pythagorean.ts'
import { templates as pythagoreanUnknowns } from './pythagorean-unknowns.ts'
import { templates as pythagoreanValues } from './pythagorean-values.ts'
import { skills } from './skills.ts'
import { templates as sumEquations } from './sum-equations.ts'
import { templates as sums } from './sums.ts'
import { templates as sumsInUse } from './sums-in-use.ts'
import { templates as tangentDifferences } from './tangent-differences.ts'
import { templates as tangentDoubles } from './tangent-doubles.ts'
import { templates as tangentHalves } from './tangent-halves.ts'
import { templates as tangentSums } from './tangent-sums.ts'
import { templates as verify } from './verify.ts'
import { templates as verifyConstants } from './verify-constants.ts'
import { templates as verifyProofs } from './verify-proofs.ts'
import { templates as viewingAngles } from './viewing-angles.ts'

export const misconceptions = [...general, ...halfAngleMisconceptions]

export const subject: Subject = check({ id: 'identities', name: 'Identities', weight: 0.2, skills })

export const templates = [
  ...pythagorean,
  ...pythagoreanValues,
  ...pythagoreanUnknowns,
  ...sums,
  ...sumsInUse,
  ...sumEquations,
  ...double,
  ...doubleSlip,
  ...doubleInUse,
  ...formulaBackwards,
  ...identityClaims,
  ...tangentSums,
  ...tangentDifferences,
  ...viewingAngles,
  ...tangentDoubles,
  ...tangentHalves,
  ...halfAngle,
  ...halfAngleQuadrants,
  ...halfAngleTriangles,
  ...powerReduction,
  ...halfAngleClaims,
  ...verify,
  ...verifyProofs,
  ...verifyConstants,
]

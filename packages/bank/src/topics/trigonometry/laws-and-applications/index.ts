import { subject as check, type Subject } from '#kit'
import { templates as applications } from './applications.ts'
import { templates as areaClaims } from './area-claims.ts'
import { templates as areas } from './areas.ts'
import { templates as areasOfPolygons } from './areas-of-polygons.ts'
import { templates as bearingsAndHeights } from './bearings-and-heights.ts'
import { templates as bearingsInUse } from './bearings-in-use.ts'
import { templates as cosines } from './cosines.ts'
import { templates as cosinesInUse } from './cosines-in-use.ts'
import { templates as cosinesSlip } from './cosines-slip.ts'
import { templates as heron } from './heron.ts'
import { misconceptions as general } from './misconceptions.ts'
import { areaMisconceptions } from './misconceptions-of-areas.ts'
import { templates as sidesInRatio } from './sides-in-ratio.ts'
import { templates as sines } from './sines.ts'
import { templates as sinesClaims } from './sines-claims.ts'
import { templates as sinesInUse } from './sines-in-use.ts'
import { skills } from './skills.ts'

export const misconceptions = [...general, ...areaMisconceptions]

export const subject: Subject = check({
  id: 'laws-and-applications',
  name: 'Laws of sines and cosines, applications',
  weight: 0.12,
  skills,
})

export const templates = [
  ...sines,
  ...sinesClaims,
  ...sinesInUse,
  ...cosines,
  ...cosinesSlip,
  ...cosinesInUse,
  ...applications,
  ...bearingsAndHeights,
  ...bearingsInUse,
  ...areas,
  ...heron,
  ...sidesInRatio,
  ...areasOfPolygons,
  ...areaClaims,
]

import { subject as check, type Subject } from '#kit'
import { templates as areas } from './areas.ts'
import { templates as areasComposed } from './areas-composed.ts'
import { templates as areasJudge } from './areas-judge.ts'
import { templates as cavalieri } from './cavalieri.ts'
import { templates as density } from './density.ts'
import { templates as design } from './design.ts'
import { templates as revolution } from './revolution.ts'
import { templates as scaling } from './scaling.ts'
import { templates as scalingJudge } from './scaling-judge.ts'
import { templates as sections } from './sections.ts'
import { skills } from './skills.ts'
import { templates as surface } from './surface.ts'
import { templates as surfaceInParts } from './surface-in-parts.ts'
import { templates as surfaceJudge } from './surface-judge.ts'
import { templates as volume } from './volume.ts'
import { templates as volumeComposed } from './volume-composed.ts'
import { templates as volumeJudge } from './volume-judge.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'area-and-volume', name: 'Area and volume', weight: 0.17, skills })

export const templates = [
  ...areas,
  ...areasComposed,
  ...areasJudge,
  ...surface,
  ...surfaceInParts,
  ...surfaceJudge,
  ...volume,
  ...volumeComposed,
  ...volumeJudge,
  ...sections,
  ...revolution,
  ...cavalieri,
  ...scaling,
  ...density,
  ...scalingJudge,
  ...design,
]

import { subject as check, type Subject } from '#kit'
import { templates as areas } from './areas.ts'
import { templates as scaling } from './scaling.ts'
import { skills } from './skills.ts'
import { templates as surface } from './surface.ts'
import { templates as volume } from './volume.ts'

export { misconceptions } from './misconceptions.ts'

export const subject: Subject = check({ id: 'area-and-volume', name: 'Area and volume', weight: 0.13, skills })

export const templates = [...areas, ...surface, ...volume, ...scaling]

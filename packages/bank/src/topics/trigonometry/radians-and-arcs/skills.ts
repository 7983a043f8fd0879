import { type Skill, skill } from '#kit'
import { angularSpeed } from './lessons/angular-speed.ts'
import { arcLength } from './lessons/arc-length.ts'
import { degreesAndRadians } from './lessons/degrees-and-radians.ts'
import { sectorArea } from './lessons/sector-area.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-degrees-and-radians',
    name: 'Degrees and radians',
    needs: ['a1-ratios-rates-and-units'],
    codes: ['F-TF.A.1'],
    lesson: degreesAndRadians,
  }),
  skill({
    id: 'trig-arc-length',
    name: 'Arc length',
    needs: ['trig-degrees-and-radians', 'geo-arc-length-sector-area'],
    codes: ['F-TF.A.1', 'G-C.B.5'],
    lesson: arcLength,
  }),
  skill({
    id: 'trig-sector-area',
    name: 'Sector area',
    needs: ['trig-arc-length'],
    comesBack: ['trig-area-sine-and-heron', 'sm-circles'],
    codes: ['G-C.B.5', 'F-TF.A.1'],
    lesson: sectorArea,
  }),
  skill({
    id: 'trig-angular-speed',
    name: 'Angular and linear speed',
    needs: ['trig-arc-length'],
    comesBack: ['trig-period-and-frequency'],
    codes: ['F-TF.A.1', 'N-Q.A.1'],
    lesson: angularSpeed,
  }),
]

import { type Skill, skill } from '#kit'
import { polarCoordinates } from './lessons/polar-coordinates.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-polar-coordinates',
    name: 'Polar coordinates',
    needs: ['trig-unit-circle-values', 'trig-inverse-functions', 'trig-law-of-cosines'],
    codes: ['N-CN.B.4', 'F-TF.A.2'],
    lesson: polarCoordinates,
  }),
]

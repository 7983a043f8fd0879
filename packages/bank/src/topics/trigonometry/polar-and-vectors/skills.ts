import { type Skill, skill } from '#kit'
import { polarCoordinates } from './lessons/polar-coordinates.ts'
import { vectors } from './lessons/vectors.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-polar-coordinates',
    name: 'Polar coordinates',
    needs: ['trig-unit-circle-values', 'trig-inverse-functions', 'trig-law-of-cosines'],
    comesBack: ['trig-vectors'],
    codes: ['N-CN.B.4', 'F-TF.A.2'],
    lesson: polarCoordinates,
  }),
  skill({
    id: 'trig-vectors',
    name: 'Vectors',
    needs: ['trig-finding-sides', 'trig-finding-angles', 'trig-law-of-cosines'],
    comesBack: ['sm-right-triangles-trigonometry'],
    comesBackSays: 'In physics, forces and velocities are vectors.',
    codes: ['N-VM.A.1', 'N-VM.A.3', 'N-VM.B.4', 'N-VM.B.5'],
    lesson: vectors,
  }),
]

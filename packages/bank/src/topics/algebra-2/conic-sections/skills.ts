import { type Skill, skill } from '#kit'
import { circlesAsConics } from './lessons/circles-as-conics.ts'
import { parabolasAsConics } from './lessons/parabolas-as-conics.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-circles-as-conics',
    name: 'Circles as conic sections',
    needs: ['a1-completing-the-square', 'geo-circle-equations'],
    comesBack: ['trig-polar-coordinates', 'sm-circles'],
    codes: ['G-GPE.A.1', 'A-REI.B.4a'],
    lesson: circlesAsConics,
  }),
  skill({
    id: 'a2-parabolas-as-conics',
    name: 'Parabolas: focus and directrix',
    needs: ['a1-parabola-features', 'a1-completing-the-square'],
    comesBack: ['sm-quadratic-functions'],
    comesBackSays: 'In precalculus, this comes back with ellipses and hyperbolas.',
    codes: ['G-GPE.A.2', 'F-IF.C.8a'],
    lesson: parabolasAsConics,
  }),
]

import { type Skill, skill } from '#kit'
import { circlesAsConics } from './lessons/circles-as-conics.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-circles-as-conics',
    name: 'Circles as conic sections',
    needs: ['a1-completing-the-square', 'geo-circle-equations'],
    codes: ['G-GPE.A.1', 'A-REI.B.4a'],
    lesson: circlesAsConics,
  }),
]

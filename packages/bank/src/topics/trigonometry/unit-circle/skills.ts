import { type Skill, skill } from '#kit'
import { referenceAndCoterminalAngles } from './lessons/reference-and-coterminal-angles.ts'
import { signsAndQuadrants } from './lessons/signs-and-quadrants.ts'
import { unitCircleValues } from './lessons/unit-circle-values.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-unit-circle-values',
    name: 'Special angles and coordinates',
    needs: ['trig-ratios-of-acute-angles', 'geo-special-right-triangles'],
    codes: ['F-TF.A.2', 'F-TF.A.3'],
    lesson: unitCircleValues,
  }),
  skill({
    id: 'trig-signs-and-quadrants',
    name: 'Signs and quadrants',
    needs: ['trig-unit-circle-values', 'geo-pythagorean-theorem'],
    codes: ['F-TF.A.2', 'F-TF.C.8'],
    lesson: signsAndQuadrants,
  }),
  skill({
    id: 'trig-reference-and-coterminal-angles',
    name: 'Reference and coterminal angles',
    needs: ['trig-unit-circle-values'],
    codes: ['F-TF.A.2', 'F-TF.A.4'],
    lesson: referenceAndCoterminalAngles,
  }),
]

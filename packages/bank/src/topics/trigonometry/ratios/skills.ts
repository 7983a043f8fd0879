import { type Skill, skill } from '#kit'
import { findingAngles } from './lessons/finding-angles.ts'
import { findingSides } from './lessons/finding-sides.ts'
import { ratiosOfAcuteAngles } from './lessons/ratios-of-acute-angles.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-ratios-of-acute-angles',
    name: 'Sine, cosine and tangent of acute angles',
    needs: ['geo-right-triangle-trig', 'geo-special-right-triangles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7'],
    lesson: ratiosOfAcuteAngles,
  }),
  skill({
    id: 'trig-finding-sides',
    name: 'Finding sides',
    needs: ['trig-ratios-of-acute-angles', 'a1-equations-with-fractions'],
    codes: ['G-SRT.C.8'],
    lesson: findingSides,
  }),
  skill({
    id: 'trig-finding-angles',
    name: 'Finding angles',
    needs: ['trig-ratios-of-acute-angles'],
    codes: ['G-SRT.C.8', 'F-TF.B.7'],
    lesson: findingAngles,
  }),
]

import { type Skill, skill } from '#kit'
import { areaAndVolume } from './lessons/area-and-volume.ts'
import { circles } from './lessons/circles.ts'
import { linesAnglesTriangles } from './lessons/lines-angles-triangles.ts'
import { rightTrianglesTrigonometry } from './lessons/right-triangles-trigonometry.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-area-and-volume',
    name: 'Area and volume',
    needs: ['sm-ratios-rates-units'],
    comesBack: ['sm-right-triangles-trigonometry', 'sm-circles'],
    codes: ['G-GMD.A.3', 'G-MG.A.2', '7.G.B.6'],
    lesson: areaAndVolume,
  }),
  skill({
    id: 'sm-lines-angles-triangles',
    name: 'Lines, angles, and triangles',
    needs: ['sm-linear-equations'],
    codes: ['G-CO.C.9', 'G-CO.C.10', 'G-SRT.B.5'],
    lesson: linesAnglesTriangles,
  }),
  skill({
    id: 'sm-right-triangles-trigonometry',
    name: 'Right triangles and trigonometry',
    needs: ['sm-lines-angles-triangles'],
    comesBack: ['sm-circles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7', 'G-SRT.C.8'],
    lesson: rightTrianglesTrigonometry,
  }),
  skill({
    id: 'sm-circles',
    name: 'Circles',
    needs: ['sm-lines-angles-triangles', 'sm-equivalent-expressions'],
    comesBackSays:
      'On the SAT, this is among the 5 to 7 questions on Geometry and Trigonometry, often as an equation in which squares are to be completed.',
    codes: ['G-GPE.A.1', 'G-C.B.5', 'G-C.A.2'],
    lesson: circles,
  }),
]

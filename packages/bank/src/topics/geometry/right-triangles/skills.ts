import { type Skill, skill } from '#kit'
import { pythagoreanTheorem } from './lessons/pythagorean-theorem.ts'
import { rightTriangleTrig } from './lessons/right-triangle-trig.ts'
import { specialRightTriangles } from './lessons/special-right-triangles.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-pythagorean-theorem',
    name: 'Pythagorean theorem',
    needs: ['geo-triangle-angles'],
    codes: ['G-SRT.C.8', '8.G.B.7', '8.G.B.6'],
    lesson: pythagoreanTheorem,
  }),
  skill({
    id: 'geo-special-right-triangles',
    name: 'Special right triangles',
    needs: ['geo-pythagorean-theorem'],
    codes: ['G-SRT.C.6', 'G-SRT.C.8'],
    lesson: specialRightTriangles,
  }),
  skill({
    id: 'geo-right-triangle-trig',
    name: 'Trigonometric ratios in right triangles',
    needs: ['geo-pythagorean-theorem', 'geo-similar-triangles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7', 'G-SRT.C.8'],
    lesson: rightTriangleTrig,
  }),
]

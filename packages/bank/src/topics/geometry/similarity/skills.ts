import { type Skill, skill } from '#kit'
import { proportionalSegments } from './lessons/proportional-segments.ts'
import { scaleFactor } from './lessons/scale-factor.ts'
import { similarTriangles } from './lessons/similar-triangles.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-similar-triangles',
    name: 'Similar triangles',
    needs: ['geo-triangle-angles'],
    codes: ['G-SRT.A.2', 'G-SRT.B.5'],
    lesson: similarTriangles,
  }),
  skill({
    id: 'geo-scale-factor',
    name: 'Scale factor, perimeter and area',
    needs: ['geo-similar-triangles'],
    codes: ['G-SRT.A.2', 'G-MG.A.3', '7.G.A.1'],
    lesson: scaleFactor,
  }),
  skill({
    id: 'geo-proportional-segments',
    name: 'Proportional segments',
    needs: ['geo-similar-triangles', 'geo-parallel-lines'],
    comesBack: ['geo-distance-and-midpoint', 'geo-dilations-and-symmetry'],
    codes: ['G-SRT.B.4', 'G-SRT.B.5'],
    lesson: proportionalSegments,
  }),
]

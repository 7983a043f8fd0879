import { type Skill, skill } from '#kit'
import { anglePairs } from './lessons/angle-pairs.ts'
import { parallelLines } from './lessons/parallel-lines.ts'
import { segmentAngleAddition } from './lessons/segment-angle-addition.ts'
import { triangleAngles } from './lessons/triangle-angles.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-segment-angle-addition',
    name: 'Segment and angle addition',
    needs: ['a1-two-step-equations'],
    comesBack: ['geo-angle-pairs', 'geo-proof-steps', 'geo-distance-and-midpoint'],
    codes: ['G-CO.A.1', '4.MD.C.7', '7.G.B.5'],
    lesson: segmentAngleAddition,
  }),
  skill({
    id: 'geo-angle-pairs',
    name: 'Vertical, complementary and supplementary angles',
    needs: ['a1-two-step-equations'],
    codes: ['G-CO.C.9', '7.G.B.5'],
    lesson: anglePairs,
  }),
  skill({
    id: 'geo-parallel-lines',
    name: 'Parallel lines and transversals',
    needs: ['geo-angle-pairs'],
    codes: ['G-CO.C.9', '8.G.A.5'],
    lesson: parallelLines,
  }),
  skill({
    id: 'geo-triangle-angles',
    name: 'Angles of a triangle',
    needs: ['geo-angle-pairs'],
    codes: ['G-CO.C.10', '8.G.A.5'],
    lesson: triangleAngles,
  }),
]

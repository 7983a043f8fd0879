import { type Skill, skill } from '#kit'
import { parallelograms } from './lessons/parallelograms.ts'
import { polygonAngles } from './lessons/polygon-angles.ts'
import { specialQuadrilaterals } from './lessons/special-quadrilaterals.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-parallelograms',
    name: 'Parallelograms',
    needs: ['geo-parallel-lines', 'geo-congruence-criteria'],
    codes: ['G-CO.C.11'],
    lesson: parallelograms,
  }),
  skill({
    id: 'geo-special-quadrilaterals',
    name: 'Rectangles, rhombi, kites and trapezoids',
    needs: ['geo-parallelograms', 'geo-pythagorean-theorem'],
    codes: ['G-CO.C.11', 'G-SRT.B.5'],
    lesson: specialQuadrilaterals,
  }),
  skill({
    id: 'geo-polygon-angles',
    name: 'Interior and exterior angles of polygons',
    needs: ['geo-triangle-angles'],
    comesBack: ['geo-dilations-and-symmetry', 'sm-lines-angles-triangles'],
    codes: ['G-CO.C.11', '8.G.A.5'],
    lesson: polygonAngles,
  }),
]

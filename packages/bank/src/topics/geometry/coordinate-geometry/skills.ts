import { type Skill, skill } from '#kit'
import { coordinatePerimeterArea } from './lessons/coordinate-perimeter-area.ts'
import { distanceAndMidpoint } from './lessons/distance-and-midpoint.ts'
import { parabolaFocusDirectrix } from './lessons/parabola-focus-directrix.ts'
import { slopesAndFigures } from './lessons/slopes-and-figures.ts'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-distance-and-midpoint',
    name: 'Distance, midpoint and partition',
    needs: ['geo-pythagorean-theorem', 'a1-simplifying-square-roots'],
    codes: ['G-GPE.B.6', '8.G.B.8'],
    lesson: distanceAndMidpoint,
  }),
  skill({
    id: 'geo-slopes-and-figures',
    name: 'Parallel and perpendicular segments, classifying figures',
    needs: ['geo-distance-and-midpoint', 'geo-special-quadrilaterals', 'a1-parallel-and-perpendicular-lines'],
    comesBack: ['geo-coordinate-perimeter-area', 'trig-vectors'],
    codes: ['G-GPE.B.4', 'G-GPE.B.5'],
    lesson: slopesAndFigures,
  }),
  skill({
    id: 'geo-coordinate-perimeter-area',
    name: 'Perimeter and area on the plane',
    needs: ['geo-distance-and-midpoint', 'geo-plane-areas'],
    comesBack: ['geo-dilations-and-symmetry', 'a2-linear-programming'],
    codes: ['G-GPE.B.7'],
    lesson: coordinatePerimeterArea,
  }),
  skill({
    id: 'geo-parabola-focus-directrix',
    name: 'Parabola by focus and directrix',
    needs: ['geo-distance-and-midpoint', 'a1-parabola-features'],
    comesBack: ['a2-parabolas-as-conics'],
    codes: ['G-GPE.A.2'],
    lesson: parabolaFocusDirectrix,
  }),
]

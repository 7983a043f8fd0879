import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-constructions',
    name: 'Constructions with compass and straightedge',
    needs: ['geo-congruence-criteria', 'geo-isosceles-triangles'],
    codes: ['G-CO.D.12', 'G-CO.D.13', 'G-C.A.3'],
    lesson: {
      idea: 'A compass gives equal lengths, and equal lengths give congruent triangles. That is why two crossing arcs can halve a segment or an angle.',
      rule: 'Points on the perpendicular bisector of $AB$ are equally far from $A$ and $B$. Points on an angle bisector are equally far from both sides. The perpendicular bisectors of a triangle meet at the center of the circle through its corners, the angle bisectors at the center of the circle that touches its sides.',
      example:
        'To halve $AB$, draw arcs with the same radius around $A$ and $B$ that cross above and below. The line through both crossings is the perpendicular bisector.',
      trap: 'Look where the arcs have their centers: at the ends of a segment they halve the segment, on the two sides of an angle they halve the angle.',
    },
  }),
  skill({
    id: 'geo-geometric-probability',
    name: 'Probability with lengths and areas',
    needs: ['geo-plane-areas', 'geo-arc-length-sector-area'],
    codes: ['S-CP.A.1', 'G-MG.A.3'],
    lesson: {
      idea: 'When a point is chosen at random on a segment or in a figure, larger parts are hit more often: the probability is the share of the part in the whole.',
      rule: '$P = \\frac{\\text{length of the part}}{\\text{whole length}}$ or $P = \\frac{\\text{area of the part}}{\\text{whole area}}$. For sectors, the angle divided by $360^\\circ$.',
      example:
        'A target has an inner disc of radius 2 in a disc of radius 6. A random hit lies in the inner disc with the probability $\\frac{4\\pi}{36\\pi} = \\frac{1}{9}$.',
      trap: 'Compare the part with the whole, not with the rest; and compare areas, not radii.',
    },
  }),
]

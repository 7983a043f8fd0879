import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-parallelograms',
    name: 'Parallelograms',
    needs: ['geo-parallel-lines', 'geo-congruence-criteria'],
    codes: ['G-CO.C.11'],
    lesson: {
      idea: 'A parallelogram has two pairs of parallel sides. Turn it by half a turn around the point where its diagonals meet, and it falls on itself: that explains all its properties.',
      rule: 'Opposite sides are equal, opposite angles are equal, neighboring angles add up to $180^\\circ$, and the diagonals bisect each other. Each of these (or one pair of sides that are both parallel and equal) also proves that a quadrilateral is a parallelogram.',
      example:
        'In parallelogram $ABCD$ angle $A$ measures $70^\\circ$. Then angle $C$ measures $70^\\circ$, and angles $B$ and $D$ measure $180^\\circ - 70^\\circ = 110^\\circ$.',
      trap: 'The diagonals of a parallelogram bisect each other, but they need not be equal and need not be perpendicular.',
    },
  }),
  skill({
    id: 'geo-special-quadrilaterals',
    name: 'Rectangles, rhombi, kites and trapezoids',
    needs: ['geo-parallelograms', 'geo-pythagorean-theorem'],
    codes: ['G-CO.C.11', 'G-SRT.B.5'],
    lesson: {
      idea: 'Special quadrilaterals are known best by their diagonals: equal in rectangles, perpendicular in rhombi and kites, both in squares. A trapezoid has just one pair of parallel sides.',
      rule: 'Rectangle: equal diagonals that bisect each other. Rhombus: four equal sides, perpendicular diagonals that bisect each other. Kite: perpendicular diagonals, one is bisected. Trapezoid: the midsegment is half the sum of the bases; in an isosceles one the base angles are equal.',
      example:
        'A rhombus has diagonals of 16 and 12. Their halves, 8 and 6, are legs of a right triangle whose hypotenuse is a side: $\\sqrt{8^2 + 6^2} = 10$.',
      trap: 'Use the halves of the diagonals, not the whole ones, in the right triangle. And a rectangle need not be a square, while every square is a rectangle and a rhombus.',
    },
  }),
  skill({
    id: 'geo-polygon-angles',
    name: 'Interior and exterior angles of polygons',
    needs: ['geo-triangle-angles'],
    codes: ['G-CO.C.11', '8.G.A.5'],
    lesson: {
      idea: 'Diagonals from one vertex cut a polygon with $n$ sides into $n - 2$ triangles. Walking around a polygon, you turn by all exterior angles once and have made one full turn.',
      rule: 'Interior angles add up to $(n - 2) \\cdot 180^\\circ$. Exterior angles of a convex polygon, one at each vertex, add up to $360^\\circ$. In a regular polygon each exterior angle is $\\frac{360^\\circ}{n}$, and interior and exterior angle make $180^\\circ$.',
      example:
        'A regular octagon: each exterior angle is $360^\\circ \\div 8 = 45^\\circ$, each interior angle $180^\\circ - 45^\\circ = 135^\\circ$. Check: $6 \\cdot 180^\\circ \\div 8 = 135^\\circ$.',
      trap: 'The number of triangles is two less than the number of sides. And $360^\\circ$ is the sum of the exterior angles for every polygon, not the sum of the interior ones.',
    },
  }),
]

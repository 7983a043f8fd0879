import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-distance-and-midpoint',
    name: 'Distance, midpoint and partition',
    needs: ['geo-pythagorean-theorem', 'a1-simplifying-square-roots'],
    codes: ['G-GPE.B.6', '8.G.B.8'],
    lesson: {
      idea: 'Two points on the plane are the ends of the hypotenuse of a right triangle whose legs run along the grid. A point that divides a segment takes the same share of both legs.',
      rule: 'Distance: $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$. Midpoint: $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$. For $AP:PB = m:n$ go $\\frac{m}{m + n}$ of the way from $A$ to $B$.',
      example:
        '$A(1, 2)$ and $B(7, 10)$: the steps are 6 and 8, so the distance is $\\sqrt{36 + 64} = 10$ and the midpoint is $(4, 6)$.',
      trap: 'The ratio $2:3$ divides a segment into five parts: $P$ lies $\\frac{2}{5}$ of the way from $A$, not $\\frac{2}{3}$.',
    },
  }),
  skill({
    id: 'geo-slopes-and-figures',
    name: 'Parallel and perpendicular segments, classifying figures',
    needs: ['geo-distance-and-midpoint', 'geo-special-quadrilaterals', 'a1-parallel-and-perpendicular-lines'],
    codes: ['G-GPE.B.4', 'G-GPE.B.5'],
    lesson: {
      idea: 'Slopes show directions: equal slopes mean parallel sides. Turning a segment by a right angle swaps its two steps and changes one sign.',
      rule: 'Parallel: $m_1 = m_2$. Perpendicular: $m_1 \\cdot m_2 = -1$. Slopes and lengths of the sides together tell which figure it is.',
      example:
        'A side with the slope $\\frac{2}{3}$ is perpendicular to a side with the slope $-\\frac{3}{2}$, because $\\frac{2}{3} \\cdot \\left(-\\frac{3}{2}\\right) = -1$.',
      trap: 'For a perpendicular you need both: turn the fraction upside down and change the sign.',
    },
  }),
  skill({
    id: 'geo-coordinate-perimeter-area',
    name: 'Perimeter and area on the plane',
    needs: ['geo-distance-and-midpoint', 'geo-plane-areas'],
    codes: ['G-GPE.B.7'],
    lesson: {
      idea: 'Sides along the grid can be counted; slanted sides need the distance formula. For areas, choose a base along the grid or put a rectangle around the figure and take off the corners.',
      rule: 'Perimeter: add the lengths of all sides. Area: $\\frac{1}{2}bh$ with a base along the grid, or the rectangle around the figure minus its corner triangles.',
      example:
        'The triangle $(0, 0)$, $(6, 0)$, $(2, 5)$ has the base 6 and the height 5, so its area is $\\frac{1}{2} \\cdot 6 \\cdot 5 = 15$.',
      trap: 'Do not count squares along a slanted side: its length is not the number of squares it crosses.',
    },
  }),
]

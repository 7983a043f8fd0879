import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'sm-area-and-volume',
    name: 'Area and volume',
    needs: ['sm-ratios-rates-units'],
    codes: ['G-GMD.A.3', 'G-MG.A.2', '7.G.B.6'],
    lesson: {
      idea: 'The formulas stand on the reference sheet. What the exam tests is the step before or after: finding a missing length from an area, comparing two solids, or turning a volume into a mass.',
      rule: 'If all lengths are multiplied by $k$, areas are multiplied by $k^2$ and volumes by $k^3$. Mass is density times volume.',
      example:
        'A cube has a volume of 125 cubic centimeters. Its edge is $\\sqrt[3]{125} = 5$ centimeters, so its surface area is $6 \\cdot 25 = 150$ square centimeters.',
      trap: 'A diameter is not a radius. Halve it before you put it into a formula.',
    },
  }),
  skill({
    id: 'sm-lines-angles-triangles',
    name: 'Lines, angles, and triangles',
    needs: ['sm-linear-equations'],
    codes: ['G-CO.C.9', 'G-CO.C.10', 'G-SRT.B.5'],
    lesson: {
      idea: 'Angles on a line sum to 180°, and so do the angles of a triangle. Parallel lines make equal angles, and equal angles make similar triangles, whose sides are in proportion.',
      rule: 'An exterior angle of a triangle equals the sum of the two interior angles that do not touch it. In similar triangles, all ratios of corresponding sides are equal.',
      example:
        'Two angles of a triangle are 50° and 65°. The exterior angle at the third corner is $50^\\circ + 65^\\circ = 115^\\circ$, and the interior angle there is 65°.',
      trap: 'In a triangle cut by a parallel line, compare the small side with the whole side, not with the piece that is left over.',
    },
  }),
  skill({
    id: 'sm-right-triangles-trigonometry',
    name: 'Right triangles and trigonometry',
    needs: ['sm-lines-angles-triangles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7', 'G-SRT.C.8'],
    lesson: {
      idea: 'In a right triangle, two sides fix everything: the third side, the ratios and the angles. The ratios depend on the angle only, so similar triangles share them.',
      rule: '$\\sin A$ is opposite over hypotenuse, $\\cos A$ adjacent over hypotenuse, $\\tan A$ opposite over adjacent. $\\sin x^\\circ = \\cos(90 - x)^\\circ$.',
      example:
        'The legs of a right triangle are 8 and 15. The hypotenuse is $\\sqrt{64 + 225} = 17$, and for the angle $A$ opposite the 8, $\\cos A = \\frac{15}{17}$.',
      trap: 'Opposite and adjacent change places when the question moves to the other acute angle.',
    },
  }),
  skill({
    id: 'sm-circles',
    name: 'Circles',
    needs: ['sm-lines-angles-triangles', 'sm-equivalent-expressions'],
    codes: ['G-GPE.A.1', 'G-C.B.5', 'G-C.A.2'],
    lesson: {
      idea: 'A central angle cuts out the same fraction of the full turn, of the circumference and of the area. The equation of a circle is the Pythagorean theorem for its points.',
      rule: '$(x - h)^2 + (y - k)^2 = r^2$ has center $(h, k)$ and radius $r$. Arc: $\\frac{\\theta}{360} \\cdot 2\\pi r$. Sector: $\\frac{\\theta}{360} \\cdot \\pi r^2$. $180^\\circ = \\pi$ radians.',
      example:
        'The circle $x^2 + y^2 - 6x + 4y = 12$ becomes $(x - 3)^2 + (y + 2)^2 = 12 + 9 + 4 = 25$. The center is $(3, -2)$ and the radius is 5.',
      trap: 'The number on the right side is $r^2$, not $r$, and the signs of the center are opposite to those in the parentheses.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-pythagorean-theorem',
    name: 'Pythagorean theorem',
    needs: ['geo-triangle-angles'],
    codes: ['G-SRT.C.8', '8.G.B.7', '8.G.B.6'],
    lesson: {
      idea: 'In a right triangle, squares drawn on the two legs have together the same area as the square on the hypotenuse, the side opposite the right angle.',
      rule: 'With legs $a$ and $b$ and hypotenuse $c$: $a^2 + b^2 = c^2$. If $a^2 + b^2 = c^2$ holds for the sides of a triangle, it has a right angle opposite $c$. If $c^2$ is larger, the triangle is obtuse; if smaller, acute.',
      example:
        'The hypotenuse is 17 and one leg is 8. Then $8^2 + b^2 = 17^2$, so $b^2 = 289 - 64 = 225$ and $b = 15$.',
      trap: 'First find the hypotenuse. When it is given, subtract: $\\sqrt{17^2 - 8^2}$, not $\\sqrt{17^2 + 8^2}$ and not $17 - 8$.',
    },
  }),
  skill({
    id: 'geo-special-right-triangles',
    name: 'Special right triangles',
    needs: ['geo-pythagorean-theorem'],
    codes: ['G-SRT.C.6', 'G-SRT.C.8'],
    lesson: {
      idea: 'Cut a square along its diagonal and you get a $45^\\circ$-$45^\\circ$-$90^\\circ$ triangle. Cut an equilateral triangle in half and you get a $30^\\circ$-$60^\\circ$-$90^\\circ$ triangle. Their sides always stand in the same ratio.',
      rule: '$45^\\circ$-$45^\\circ$-$90^\\circ$: legs $s$ and $s$, hypotenuse $s\\sqrt{2}$. $30^\\circ$-$60^\\circ$-$90^\\circ$: short leg $s$ (opposite $30^\\circ$), long leg $s\\sqrt{3}$, hypotenuse $2s$.',
      example:
        'In a $30^\\circ$-$60^\\circ$-$90^\\circ$ triangle the long leg is 9. Then $s\\sqrt{3} = 9$, so $s = \\frac{9}{\\sqrt{3}} = 3\\sqrt{3}$, and the hypotenuse is $6\\sqrt{3}$.',
      trap: 'The hypotenuse is twice the short leg, not twice the long leg. Start by finding the short leg.',
    },
  }),
  skill({
    id: 'geo-right-triangle-trig',
    name: 'Trigonometric ratios in right triangles',
    needs: ['geo-pythagorean-theorem', 'geo-similar-triangles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7', 'G-SRT.C.8'],
    lesson: {
      idea: 'All right triangles with the same acute angle are similar, so the ratios of their sides are the same. Sine, cosine and tangent are names for three of these ratios.',
      rule: '$\\sin A = \\frac{\\text{opposite}}{\\text{hypotenuse}}$, $\\cos A = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$, $\\tan A = \\frac{\\text{opposite}}{\\text{adjacent}}$. The sine of an angle is the cosine of its complement.',
      example:
        'A right triangle has a hypotenuse of 20 and an angle of $35^\\circ$. The leg opposite that angle is $20 \\sin 35^\\circ \\approx 11.5$; the leg next to it is $20 \\cos 35^\\circ \\approx 16.4$.',
      trap: 'Opposite and adjacent depend on the angle: the leg opposite $A$ is adjacent to $B$. Mark the angle before you name the sides, and set the calculator to degrees.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-ratios-of-acute-angles',
    name: 'Sine, cosine and tangent of acute angles',
    needs: ['geo-right-triangle-trig', 'geo-special-right-triangles'],
    codes: ['G-SRT.C.6', 'G-SRT.C.7'],
    lesson: {
      idea: 'All right triangles with the same acute angle are similar, so the ratio of two of their sides depends on the angle alone. These ratios are the sine, the cosine and the tangent.',
      rule: '$\\sin \\theta = \\frac{\\text{opposite}}{\\text{hypotenuse}}$, $\\cos \\theta = \\frac{\\text{adjacent}}{\\text{hypotenuse}}$, $\\tan \\theta = \\frac{\\text{opposite}}{\\text{adjacent}}$. The sine of an angle is the cosine of its complement: $\\sin \\theta = \\cos(90^\\circ - \\theta)$.',
      example:
        'Let $\\sin \\theta = \\frac{5}{13}$. Draw a right triangle with opposite leg 5 and hypotenuse 13. The adjacent leg is $\\sqrt{13^2 - 5^2} = 12$, so $\\cos \\theta = \\frac{12}{13}$ and $\\tan \\theta = \\frac{5}{12}$.',
      trap: 'Opposite and adjacent change places when you look from the other acute angle. Mark the angle before you name the legs.',
    },
  }),
  skill({
    id: 'trig-finding-sides',
    name: 'Finding sides',
    needs: ['trig-ratios-of-acute-angles', 'a1-equations-with-fractions'],
    codes: ['G-SRT.C.8'],
    lesson: {
      idea: 'One side and one acute angle fix a right triangle. A ratio that joins the known side to the wanted side gives an equation with one unknown.',
      rule: 'Name the known and the wanted side as seen from the angle, take the ratio that has both, write the equation, and solve it. If the unknown stands in the denominator, you will divide.',
      example:
        'The angle is $40^\\circ$ and its opposite leg is 7. For the hypotenuse: $\\sin 40^\\circ = \\frac{7}{x}$, so $x = \\frac{7}{\\sin 40^\\circ} \\approx 10.9$.',
      trap: 'The hypotenuse is the longest side. If your hypotenuse is shorter than a leg, you multiplied where you should have divided.',
    },
  }),
  skill({
    id: 'trig-finding-angles',
    name: 'Finding angles',
    needs: ['trig-ratios-of-acute-angles'],
    codes: ['G-SRT.C.8', 'F-TF.B.7'],
    lesson: {
      idea: 'If two sides of a right triangle are known, their ratio is the sine, cosine or tangent of an angle. The inverse function turns the ratio back into the angle.',
      rule: 'If $\\sin \\theta = k$ with an acute $\\theta$, then $\\theta = \\sin^{-1} k$; likewise with cosine and tangent. Set the calculator to degrees when the angle is asked for in degrees.',
      example:
        'A ramp rises 3 m over 8 m of level ground. Then $\\tan \\theta = \\frac{3}{8}$, so $\\theta = \\tan^{-1}(0.375) \\approx 20.6^\\circ$.',
      trap: '$\\sin^{-1} k$ is the angle whose sine is $k$; it is not $\\frac{1}{\\sin k}$.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-unit-circle-values',
    name: 'Special angles and coordinates',
    needs: ['trig-ratios-of-acute-angles', 'geo-special-right-triangles'],
    codes: ['F-TF.A.2', 'F-TF.A.3'],
    lesson: {
      idea: 'Turn the point $(1, 0)$ around the origin by an angle $\\theta$. It moves on the circle of radius 1, and its coordinates are the cosine and the sine of the angle. So both functions make sense for every angle.',
      rule: 'The point at the angle $\\theta$ is $(\\cos \\theta, \\sin \\theta)$, and $\\tan \\theta = \\frac{\\sin \\theta}{\\cos \\theta}$. On a circle of radius $r$ the point is $(r\\cos \\theta, r\\sin \\theta)$.',
      example:
        'For $\\theta = 150^\\circ$ the point is the mirror image of the one at $30^\\circ$: $\\left(-\\frac{\\sqrt{3}}{2}, \\frac{1}{2}\\right)$. So $\\cos 150^\\circ = -\\frac{\\sqrt{3}}{2}$ and $\\sin 150^\\circ = \\frac{1}{2}$.',
      trap: 'The first coordinate is the cosine, not the sine: across comes before up.',
    },
  }),
  skill({
    id: 'trig-signs-and-quadrants',
    name: 'Signs and quadrants',
    needs: ['trig-unit-circle-values', 'geo-pythagorean-theorem'],
    codes: ['F-TF.A.2', 'F-TF.C.8'],
    lesson: {
      idea: 'The quadrant of an angle decides the signs of its functions: the cosine has the sign of $x$, the sine has the sign of $y$, and the tangent is positive where both signs agree.',
      rule: 'Quadrant I: all positive. II: only sine. III: only tangent. IV: only cosine. For a point $(x, y)$ on the terminal side with $r = \\sqrt{x^2 + y^2}$: $\\sin \\theta = \\frac{y}{r}$, $\\cos \\theta = \\frac{x}{r}$, $\\tan \\theta = \\frac{y}{x}$.',
      example:
        'Let $\\sin \\theta = -\\frac{3}{5}$ in quadrant III. Then $\\cos^2 \\theta = 1 - \\frac{9}{25} = \\frac{16}{25}$, and the cosine is negative there: $\\cos \\theta = -\\frac{4}{5}$.',
      trap: 'The root gives two candidates. Let the quadrant choose the sign; do not always take the positive one.',
    },
  }),
  skill({
    id: 'trig-reference-and-coterminal-angles',
    name: 'Reference and coterminal angles',
    needs: ['trig-unit-circle-values'],
    codes: ['F-TF.A.2', 'F-TF.A.4'],
    lesson: {
      idea: 'Angles that differ by full turns end at the same place: they are coterminal and share all their values. The reference angle is the acute angle between the terminal side and the $x$-axis; up to the sign, it has the same values too.',
      rule: 'Add or subtract $360^\\circ$ (or $2\\pi$) until the angle is between $0^\\circ$ and $360^\\circ$. The reference angle is then $\\theta$, $180^\\circ - \\theta$, $\\theta - 180^\\circ$ or $360^\\circ - \\theta$ in quadrants I, II, III, IV.',
      example:
        '$-500^\\circ + 720^\\circ = 220^\\circ$, in quadrant III. The reference angle is $220^\\circ - 180^\\circ = 40^\\circ$.',
      trap: 'The reference angle is measured to the $x$-axis, never to the $y$-axis: for $100^\\circ$ it is $80^\\circ$, not $10^\\circ$.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-pythagorean-identities',
    name: 'Pythagorean identities',
    needs: ['trig-unit-circle-values', 'a1-special-products'],
    codes: ['F-TF.C.8'],
    lesson: {
      idea: 'The point $(\\cos x, \\sin x)$ lies on the unit circle, so its coordinates satisfy the Pythagorean theorem with hypotenuse 1. That holds for every angle.',
      rule: '$\\sin^2 x + \\cos^2 x = 1$. Divide by $\\cos^2 x$: $\\tan^2 x + 1 = \\sec^2 x$. Divide by $\\sin^2 x$: $1 + \\cot^2 x = \\csc^2 x$. Here $\\sec x = \\frac{1}{\\cos x}$ and $\\csc x = \\frac{1}{\\sin x}$.',
      example:
        'Simplify $\\frac{1 - \\cos^2 x}{\\sin x}$: the numerator is $\\sin^2 x$, so the fraction is $\\sin x$ (where $\\sin x \\ne 0$).',
      trap: 'From $\\sin^2 x + \\cos^2 x = 1$ you may not take roots term by term: $\\sin x + \\cos x$ is not 1.',
    },
  }),
  skill({
    id: 'trig-sum-and-difference',
    name: 'Sum and difference formulas',
    needs: ['trig-pythagorean-identities', 'trig-signs-and-quadrants'],
    codes: ['F-TF.C.9'],
    lesson: {
      idea: 'The sine of a sum is not the sum of the sines. Each function of a sum is made of products of the functions of the two angles.',
      rule: '$\\sin(x \\pm y) = \\sin x\\cos y \\pm \\cos x\\sin y$ and $\\cos(x \\pm y) = \\cos x\\cos y \\mp \\sin x\\sin y$.',
      example:
        '$\\sin 75^\\circ = \\sin 45^\\circ\\cos 30^\\circ + \\cos 45^\\circ\\sin 30^\\circ = \\frac{\\sqrt{2}}{2} \\cdot \\frac{\\sqrt{3}}{2} + \\frac{\\sqrt{2}}{2} \\cdot \\frac{1}{2} = \\frac{\\sqrt{6} + \\sqrt{2}}{4}$.',
      trap: 'In the formula for the cosine the sign turns around: $\\cos(x + y)$ has a minus between the products.',
    },
  }),
  skill({
    id: 'trig-double-angle',
    name: 'Double angle formulas',
    needs: ['trig-sum-and-difference'],
    codes: ['F-TF.C.9'],
    lesson: {
      idea: 'Put the same angle in twice: the sum formulas turn into formulas for the double angle.',
      rule: '$\\sin 2x = 2\\sin x\\cos x$ and $\\cos 2x = \\cos^2 x - \\sin^2 x = 2\\cos^2 x - 1 = 1 - 2\\sin^2 x$.',
      example:
        'Let $\\sin x = \\frac{3}{5}$ with an acute $x$. Then $\\cos x = \\frac{4}{5}$, $\\sin 2x = 2 \\cdot \\frac{3}{5} \\cdot \\frac{4}{5} = \\frac{24}{25}$ and $\\cos 2x = 1 - 2 \\cdot \\frac{9}{25} = \\frac{7}{25}$.',
      trap: '$\\sin 2x$ is not $2\\sin x$: a sine is never larger than 1.',
    },
  }),
]

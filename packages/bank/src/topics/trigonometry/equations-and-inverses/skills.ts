import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-basic-equations',
    name: 'Solving basic equations on an interval',
    needs: ['trig-reference-and-coterminal-angles', 'a1-two-step-equations'],
    codes: ['F-TF.B.7'],
    lesson: {
      idea: 'First isolate the function as if it were a letter. Then ask which angles have this value: usually two in every full turn.',
      rule: 'Find the reference angle $\\alpha$ and the two quadrants with the right sign. In a full turn the solutions are among $\\alpha$, $180^\\circ - \\alpha$, $180^\\circ + \\alpha$ and $360^\\circ - \\alpha$. For $\\sin(bx)$ solve for $bx$ on an interval $b$ times as long.',
      example:
        '$2\\sin x + 1 = 0$ for $0^\\circ \\le x \\lt 360^\\circ$: $\\sin x = -\\frac{1}{2}$, reference angle $30^\\circ$, quadrants III and IV: $x = 210^\\circ$ or $x = 330^\\circ$.',
      trap: 'The calculator gives one solution only. Look for the other one in the second quadrant that has the right sign.',
    },
  }),
  skill({
    id: 'trig-inverse-functions',
    name: 'Inverse functions and their ranges',
    needs: ['trig-finding-angles', 'trig-unit-circle-values'],
    codes: ['F-TF.B.6', 'F-TF.B.7'],
    lesson: {
      idea: 'Many angles have the same sine. To have an inverse function, one of them must be chosen: the one nearest to 0 for sine and tangent, the one in the upper half of the circle for cosine.',
      rule: '$\\sin^{-1} x$ lies from $-90^\\circ$ to $90^\\circ$, $\\cos^{-1} x$ from $0^\\circ$ to $180^\\circ$, $\\tan^{-1} x$ between $-90^\\circ$ and $90^\\circ$.',
      example:
        '$\\cos^{-1}\\left(-\\frac{1}{2}\\right) = 120^\\circ$, and $\\sin^{-1}(\\sin 150^\\circ) = \\sin^{-1}\\frac{1}{2} = 30^\\circ$.',
      trap: '$\\sin^{-1}(\\sin x)$ is $x$ only if $x$ lies in the range of $\\sin^{-1}$.',
    },
  }),
]

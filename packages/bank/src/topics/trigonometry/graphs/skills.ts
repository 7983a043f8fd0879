import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'trig-amplitude-and-midline',
    name: 'Amplitude and midline',
    needs: ['trig-unit-circle-values', 'a1-reading-graphs'],
    codes: ['F-TF.B.5', 'F-IF.C.7'],
    lesson: {
      idea: 'A sine or cosine curve swings up and down around a level line, its midline. The amplitude says how far it swings to each side.',
      rule: 'For $y = a\\sin(bx) + d$ the amplitude is $|a|$, the midline is $y = d$, the maximum is $d + |a|$ and the minimum is $d - |a|$. From a graph: amplitude $= \\frac{\\max - \\min}{2}$, midline $= \\frac{\\max + \\min}{2}$.',
      example:
        'The curve $y = -3\\sin x + 2$ swings between $2 - 3 = -1$ and $2 + 3 = 5$. Its amplitude is 3 and its midline is $y = 2$.',
      trap: 'The amplitude is half of the distance from bottom to top, and it is never negative.',
    },
  }),
  skill({
    id: 'trig-period-and-frequency',
    name: 'Period and frequency',
    needs: ['trig-amplitude-and-midline', 'trig-degrees-and-radians'],
    codes: ['F-TF.B.5', 'F-IF.C.7'],
    lesson: {
      idea: 'The period is the length of the shortest piece after which the graph repeats itself. The frequency is the number of repetitions in one unit: one divided by the period.',
      rule: 'For $y = a\\sin(bx) + d$ and $y = a\\cos(bx) + d$ the period is $\\frac{2\\pi}{|b|}$; for $y = a\\tan(bx)$ it is $\\frac{\\pi}{|b|}$. Given the period $p$, $b = \\frac{2\\pi}{p}$.',
      example:
        '$y = 5\\sin(4x)$ has the period $\\frac{2\\pi}{4} = \\frac{\\pi}{2}$. A wheel that turns once in 8 seconds needs $b = \\frac{2\\pi}{8} = \\frac{\\pi}{4}$.',
      trap: 'A larger $b$ makes the period shorter: divide $2\\pi$ by $b$, do not multiply.',
    },
  }),
  skill({
    id: 'trig-phase-shift-and-equations',
    name: 'Phase shift and reading equations from graphs',
    needs: ['trig-period-and-frequency', 'a1-function-notation'],
    codes: ['F-TF.B.5', 'F-BF.B.3'],
    lesson: {
      idea: 'Replacing $x$ by $x - c$ moves a graph to the right by $c$. So the start of a wave tells the shift, its height the amplitude, its length the period.',
      rule: '$y = a\\sin(b(x - c)) + d$ is the graph of $y = a\\sin(bx) + d$ moved to the right by $c$. If the inside is $bx - k$, factor out $b$: the shift is $\\frac{k}{b}$.',
      example:
        '$y = \\sin\\left(2x - \\frac{\\pi}{3}\\right) = \\sin\\left(2\\left(x - \\frac{\\pi}{6}\\right)\\right)$ is moved to the right by $\\frac{\\pi}{6}$.',
      trap: 'The sign turns around: $x - c$ moves to the right, $x + c$ to the left.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-growth-and-decay',
    name: 'Exponential growth and decay',
    needs: ['a1-exponent-rules', 'a1-function-notation'],
    codes: ['F-LE.A.1c', 'F-LE.A.2', 'A-SSE.B.3c'],
    lesson: {
      idea: 'When something grows or shrinks by the same percentage in each period, it is multiplied by the same factor again and again. That is exponential change.',
      rule: 'After $t$ periods: $y = a(1 + r)^t$ for growth and $y = a(1 - r)^t$ for decay, where $a$ is the start and $r$ the rate as a decimal.',
      example:
        'A bike worth \\$800 loses 10% of its value each year. After 2 years: $800 \\cdot 0.9^2 = 800 \\cdot 0.81 = 648$ dollars.',
      trap: 'Two losses of 10% are not one loss of 20%: the second 10% is taken from a smaller amount.',
    },
  }),
  skill({
    id: 'a1-linear-versus-exponential',
    name: 'Linear versus exponential',
    needs: ['a1-growth-and-decay'],
    codes: ['F-LE.A.1', 'F-LE.A.1a', 'F-LE.A.3'],
    lesson: {
      idea: 'Linear change adds the same amount in each step. Exponential change multiplies by the same factor in each step. At first they can look alike; in the end exponential growth wins.',
      rule: 'Equal differences: linear. Equal quotients: exponential. Test every step of a table, not only the first.',
      example:
        '3, 6, 12, 24: the differences 3, 6, 12 are not equal, but each value is twice the one before. The growth is exponential.',
      trap: 'From 3 to 6 can be “plus 3” or “times 2”. One step never tells which it is.',
    },
  }),
  skill({
    id: 'a1-geometric-sequences',
    name: 'Geometric sequences',
    needs: ['a1-growth-and-decay'],
    codes: ['F-BF.A.2', 'F-LE.A.2', 'F-IF.A.3'],
    lesson: {
      idea: 'In a geometric sequence each term is the one before times a fixed number, the common ratio.',
      rule: 'Ratio: a term divided by the one before. Term number $n$: $a_n = a_1 \\cdot r^{n-1}$.',
      example:
        '5, 10, 20, … has the ratio 2. Term 6 is $5 \\cdot 2^5 = 160$. Check by writing them out: 5, 10, 20, 40, 80, 160.',
      trap: 'From term 1 to term 6 there are only five steps. The exponent is one less than the number of the term.',
    },
  }),
  skill({
    id: 'a1-exponential-models',
    name: 'Interpreting exponential models',
    needs: ['a1-growth-and-decay'],
    codes: ['F-LE.B.5', 'F-IF.C.8b', 'A-SSE.A.1b'],
    lesson: {
      idea: 'In $y = a \\cdot b^t$ both numbers have a meaning: $a$ is the value at the start, and $b$ tells what happens in each step.',
      rule: 'If $b \\gt 1$, the value grows by $b - 1$ (as a percentage); if $b \\lt 1$, it falls by $1 - b$. In $b^{t/d}$ the factor $b$ is used once every $d$ units of time.',
      example:
        '$y = 350(1.04)^t$: it starts at 350 and grows by 4% each year. $y = 350(0.96)^t$ falls by 4% each year.',
      trap: 'A factor of 1.04 is not growth by 104%, and a factor of 0.96 is not a fall by 96%. Compare the factor with 1.',
    },
  }),
]

import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a1-function-notation',
    name: 'Function notation',
    needs: ['a1-two-step-equations'],
    codes: ['F-IF.A.1', 'F-IF.A.2'],
    lesson: {
      idea: 'A function is a machine: each input gives exactly one output. $f(3)$ is read “f of 3” and means the output that belongs to the input 3. It is not a product of $f$ and 3.',
      rule: 'To find $f(k)$, put $k$ in parentheses in place of every $x$. To solve $f(x) = c$, set the rule equal to $c$ and look for the input.',
      example:
        'For $f(x) = x^2 - 4x$: $f(-3) = (-3)^2 - 4(-3) = 9 + 12 = 21$. And $f(x) = 0$ for $x = 0$ and $x = 4$, because $0 - 0 = 0$ and $16 - 16 = 0$.',
      trap: '$f(5) = 8$ means input 5, output 8. Solving $f(x) = 8$ asks for an input, while $f(8)$ asks for an output.',
    },
  }),
  skill({
    id: 'a1-domain-and-range',
    name: 'Domain and range',
    needs: ['a1-function-notation'],
    codes: ['F-IF.A.1', 'F-IF.B.5'],
    lesson: {
      idea: 'The domain of a function is the set of all inputs; the range is the set of all outputs. On a graph, the domain is read along the $x$-axis and the range along the $y$-axis.',
      rule: 'Domain: all $x$-values. Range: all $y$-values, each listed once. A filled point is included ($\\le$), an open point is not ($\\lt$).',
      example:
        'A function has the points $(1, 4)$, $(2, 7)$, $(3, 4)$. Its domain is $\\{1, 2, 3\\}$ and its range is $\\{4, 7\\}$: the output 4 comes twice, but is listed once.',
      trap: 'Two inputs may share an output. What a function may not do is give one input two outputs: $(2, 5)$ and $(2, 8)$ cannot both belong to it.',
    },
  }),
  skill({
    id: 'a1-reading-graphs',
    name: 'Reading graphs of functions',
    needs: ['a1-domain-and-range'],
    codes: ['F-IF.B.4', 'F-IF.B.6'],
    lesson: {
      idea: 'A graph tells a story from left to right: where the function rises or falls, where it meets the axes, how high and how low it gets, and how fast it changes.',
      rule: 'Average rate of change from $x = a$ to $x = b$: $\\frac{f(b) - f(a)}{b - a}$. Rising and falling are described by $x$-values; greatest and least values are $y$-values.',
      example:
        'If $f(1) = 3$ and $f(4) = 15$, the average rate of change from 1 to 4 is $\\frac{15 - 3}{4 - 1} = \\frac{12}{3} = 4$.',
      trap: 'Negative and decreasing are different things. A graph below the $x$-axis can still be rising.',
    },
  }),
  skill({
    id: 'a1-piecewise-and-step-functions',
    name: 'Piecewise and step functions',
    needs: ['a1-function-notation', 'a1-domain-and-range'],
    codes: ['F-IF.C.7b', 'F-IF.A.2'],
    lesson: {
      idea: 'A piecewise function has different rules for different parts of its domain. A step function is flat on each part and jumps at the ends, like a parking fee for every started hour.',
      rule: 'First look at the conditions and decide which one the input meets; then use that rule only. At a boundary, the sign with the bar ($\\le$ or $\\ge$) includes it.',
      example:
        'A shop charges \\$3 each for the first 10 prints and \\$2 for each further one. For 14 prints: $10 \\cdot 3 + 4 \\cdot 2 = 38$ dollars.',
      trap: 'The second rate holds only beyond the limit. Using it for everything, $14 \\cdot 2 = 28$, is too little.',
    },
  }),
]

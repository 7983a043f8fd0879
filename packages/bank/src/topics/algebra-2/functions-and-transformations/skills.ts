import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'a2-graph-transformations',
    name: 'Transformations of graphs',
    needs: ['a1-reading-graphs', 'a1-parabola-features'],
    codes: ['F-BF.B.3'],
    lesson: {
      idea: 'Changing a formula moves, stretches or reflects the graph. What is done outside the function changes heights; what is done to $x$ inside changes positions sideways.',
      rule: '$y = a f(x - h) + k$: shift $h$ to the right, multiply heights by $a$ (a negative $a$ reflects across the $x$-axis), shift $k$ up. $f(bx)$ divides the $x$-values by $b$.',
      example:
        'From $y = x^2$ to $y = -2(x - 3)^2 + 5$: the vertex moves to $(3, 5)$, the parabola opens downward and is twice as steep.',
      trap: 'Inside the parentheses the sign is the opposite of the direction: $f(x + 4)$ lies 4 to the left, because it takes $x = -4$ to reach the height that $f$ had at 0.',
    },
  }),
  skill({
    id: 'a2-composition',
    name: 'Composition of functions',
    needs: ['a1-function-notation'],
    codes: ['F-BF.A.1c', 'F-BF.A.1b'],
    lesson: {
      idea: 'Two functions can be applied one after the other: the output of the first is the input of the second. A price that is first cut by 20% and then by a coupon goes through two functions like this.',
      rule: '$(f \\circ g)(x) = f(g(x))$: first $g$, then $f$. The order matters, and a composition is not a product.',
      example: 'With $f(x) = 2x + 1$ and $g(x) = x^2$: $f(g(3)) = f(9) = 19$, but $g(f(3)) = g(7) = 49$.',
      trap: 'Work from the inside out. The function that stands next to $x$ acts first.',
    },
  }),
  skill({
    id: 'a2-inverse-functions',
    name: 'Inverse functions',
    needs: ['a2-composition'],
    codes: ['F-BF.B.4a', 'F-BF.B.4b', 'F-BF.B.4c', 'F-BF.B.4d'],
    lesson: {
      idea: 'The inverse function goes back from the output to the input: if $f$ tells the price for a number of hours, $f^{-1}$ tells the hours for a price. Its graph is the mirror image across the line $y = x$.',
      rule: 'Write $y = f(x)$, swap $x$ and $y$, and solve for $y$. An inverse function exists when every output comes from only one input.',
      example:
        'For $f(x) = 3x - 6$: from $x = 3y - 6$ follows $y = \\frac{x + 6}{3}$. Test: $f(4) = 6$ and $f^{-1}(6) = 4$.',
      trap: '$f^{-1}(x)$ is not $\\frac{1}{f(x)}$. The small $-1$ is part of the name, not an exponent.',
    },
  }),
  skill({
    id: 'a2-piecewise-and-absolute-value',
    name: 'Piecewise and absolute value functions',
    needs: ['a1-piecewise-and-step-functions', 'a2-graph-transformations'],
    codes: ['F-IF.C.7b', 'F-IF.A.2', 'F-IF.B.5'],
    lesson: {
      idea: 'A piecewise function uses different rules on different parts of the axis, like a parking fee that changes after two hours. The absolute value is the best-known example: its graph has a corner.',
      rule: 'First find the condition that holds, then use that rule only. $y = a|x - h| + k$ has its corner at $(h, k)$ and the slopes $a$ and $-a$.',
      example:
        '$f(x) = x + 2$ for $x \\lt 1$, $f(x) = 3x$ for $x \\ge 1$. Then $f(0) = 2$ and $f(1) = 3$; the pieces meet at height 3, so there is no jump.',
      trap: 'At the border only the piece with $\\ge$ or $\\le$ counts, even if the other one looks easier. And never add the pieces: one $x$ uses one rule.',
    },
  }),
  skill({
    id: 'a2-symmetry-and-average-rate',
    name: 'Even and odd functions, average rate of change',
    needs: ['a1-reading-graphs', 'a1-slope'],
    codes: ['F-IF.B.6', 'F-BF.B.3', 'F-IF.B.4'],
    lesson: {
      idea: 'Even functions have graphs that are symmetric about the $y$-axis, odd ones about the origin. The average rate of change is the slope of the line through two points of a graph.',
      rule: 'Even: $f(-x) = f(x)$. Odd: $f(-x) = -f(x)$. Average rate of change from $a$ to $b$: $\\frac{f(b) - f(a)}{b - a}$.',
      example:
        'For $f(x) = x^2 + 1$ from 1 to 4: $\\frac{17 - 2}{4 - 1} = 5$. This function is even: all its exponents are even.',
      trap: 'A constant is an even term: $x^3 + 1$ is neither even nor odd.',
    },
  }),
]

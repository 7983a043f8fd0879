/** Questions about statements on graphs, for the skill of `graph-signs.ts`. */

import { coef, judgeStatements, nonZero, pick, polynomial, polyTex, type Template, template, withFaster } from '#kit'

const skill = 'a2-polynomial-graphs'

type Poly4 = Readonly<{ a: number; n: number; b: number; c: number }>

const claims = template({
  id: 'algebra-2/polynomial-graph-claims',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-poly',
      items: 6,
      draw: (rng): Poly4 => ({
        a: nonZero(rng, -5, 5),
        n: pick(rng, [4, 5, 6]),
        b: nonZero(rng, -8, 8),
        c: nonZero(rng, -9, 9),
      }),
      setup: ({ a, n, b, c }) =>
        `Look at the polynomial function $f(x) = ${polyTex(polynomial([a, ...Array.from({ length: n - 2 }, () => 0), b, c]))}$.`,
      plan: 'Look at three parts of the formula: the degree limits turning points and zeros and tells whether the ends agree, the leading coefficient gives their direction, and the constant term gives the height on the $y$-axis.',
      claims: ({ a, n, c }) => [
        {
          id: 'turns',
          says: `“The graph has at most ${n - 1} turning points.”`,
          holds: true,
          tested: `The highest power is $x^${n}$, so the degree is ${n}. A polynomial of degree ${n} has at most $${n} - 1 = ${n - 1}$ turning points.`,
        },
        {
          id: 'intercept',
          says: `“The graph meets the $y$-axis at $y = ${c}$.”`,
          holds: true,
          tested: `On the $y$-axis $x = 0$: every term with $x$ drops out, and $f(0) = ${c}$ is left.`,
        },
        {
          id: 'right',
          says: `“Far out to the right, the graph ${a > 0 ? 'rises' : 'falls'} without end.”`,
          holds: true,
          tested: `For large positive $x$ the leading term $${coef(a)}x^${n}$ decides. $x^${n}$ is positive there, and the leading coefficient $${a}$ is ${a > 0 ? 'positive' : 'negative'}.`,
        },
        {
          id: 'exact',
          says: `“The graph meets the $x$-axis exactly ${n} times.”`,
          holds: false,
          tested: `A graph that meets the axis ${n} times must turn between these places, at least ${n - 1} times. Here only $x^${n}$, $x$ and a constant occur, and the slope of such a graph changes its sign at most twice.`,
          because: `Degree ${n} allows up to ${n} meeting points; it does not promise them.`,
        },
        {
          id: 'same',
          says: `“The two ends of the graph point ${n % 2 === 0 ? 'in opposite directions' : 'the same way'}.”`,
          holds: false,
          tested: `Put large numbers into the leading term $${coef(a)}x^${n}$: at $x = 10$ it is $${a * 10 ** n}$, at $x = -10$ it is $${a * (-10) ** n}$.`,
          because: `The degree ${n} is ${n % 2 === 0 ? 'even, so the ends agree' : 'odd, so the ends differ'}.`,
        },
        {
          id: 'left',
          says: `“Far out to the left, the graph ${a > 0 === (n % 2 === 0) ? 'falls below' : 'rises above'} every bound.”`,
          holds: false,
          tested: `Put a large negative number into the leading term $${coef(a)}x^${n}$: at $x = -10$ it is $${a * (-10) ** n}$, and further left its size grows.`,
          because: 'To the left the sign depends on the leading coefficient and on whether the degree is even or odd.',
        },
      ],
      verify: ({ a, n, b, c }, id) => {
        const f = (x: number) => a * x ** n + b * x + c
        const grid = Array.from({ length: 4001 }, (_, i) => f(-20 + i / 100))
        const turns = grid.filter(
          (y, i) => i > 0 && i < 4000 && (y - (grid[i - 1] as number)) * ((grid[i + 1] as number) - y) < 0,
        ).length
        const crossings = grid.filter((y, i) => i > 0 && y * (grid[i - 1] as number) < 0).length
        if (id === 'turns') return turns <= n - 1
        if (id === 'intercept') return f(0) === c
        if (id === 'right') return f(1e6) > 0 === a > 0
        if (id === 'exact') return crossings === n
        return id === 'same' ? f(-1e6) * f(1e6) > 0 !== (n % 2 === 0) : f(-1e6) > 0 !== (a > 0 === (n % 2 === 0))
      },
      checked: ({ a, n, b, c }) =>
        `Put in numbers: at $x = 10$ the leading term is $${a * 10 ** n}$ and the rest only $${10 * b + c}$; at $x = -10$ the leading term is $${a * (-10) ** n}$ and the rest only $${-10 * b + c}$; at $x = 0$ just $${c}$ is left.`,
    }),
    ({ e: { a, n, c }, ids }) => {
      const seen: Readonly<Record<string, string>> = {
        turns: `the degree ${n} allows at most ${n - 1} turning points`,
        intercept: `the constant term $${c}$ is the height on the $y$-axis`,
        right: `the ${a > 0 ? 'positive' : 'negative'} $${a}$ sends the right end ${a > 0 ? 'up' : 'down'}`,
        exact: `the zeros are where $y = ${coef(a)}x^${n}$ meets a line, which is at most ${n % 2 === 0 ? 'twice' : 'three times'}`,
        same: `the degree ${n} is ${n % 2 === 0 ? 'even, so the ends agree' : 'odd, so the ends differ'}`,
        left: `the degree ${n} is ${n % 2 === 0 ? 'even' : 'odd'} and $${a}$ is ${a > 0 ? 'positive' : 'negative'}, so the left end points ${a > 0 === (n % 2 === 0) ? 'up' : 'down'}`,
      }
      return `No values are needed: ${ids.map((id) => seen[id]).join('; ')}.`
    },
  ),
})

export const templates: readonly Template[] = [claims]

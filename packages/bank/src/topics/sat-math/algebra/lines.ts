import {
  add,
  div,
  frac,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  signed,
  type Template,
  template,
  terms,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-linear-two-variables'

const slopes = template({
  id: 'sat-math/line-parallel-perpendicular',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 9),
        b: nonZero(rng, -9, 9),
        c: int(rng, 6, 40),
        how: pick(rng, ['parallel', 'perpendicular'] as const),
      }),
      ({ a, b }) => Math.abs(b) > 1 && Math.abs(a) !== Math.abs(b),
    ),
  frames: [
    {
      id: 'slope',
      kind: 'bare',
      items: 8,
      stem: ({ a, b, c, how }) =>
        `Line $\\ell$ has the equation $${terms([a, 'x'], [b, 'y'])} = ${c}$. In the $xy$-plane, line $m$ is ${how} to line $\\ell$. What is the slope of line $m$?`,
    },
    {
      id: 'streets',
      kind: 'words',
      items: 6,
      stem: ({ a, b, c, how }) =>
        `On a map in the $xy$-plane, Elm Street lies along line $\\ell$ with the equation $${terms([a, 'x'], [b, 'y'])} = ${c}$. Oak Street lies along line $m$ and is ${how} to Elm Street. What is the slope of line $m$?`,
    },
  ],
  given: ({ a, b, c, how }) => ({ a, b, c, how }),
  answer: ({ a, b, how }) => num(how === 'parallel' ? frac(-a, b) : frac(b, a)),
  traps: [
    {
      misconception: 'sm-mixes-up-parallel-and-perpendicular',
      says: ({ how }) => `I used the rule for ${how === 'parallel' ? 'perpendicular' : 'parallel'} lines.`,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ a, b, how }) => [how === 'parallel' ? frac(b, a) : frac(-a, b)],
      rule: ({ a, b, how }) => num(how === 'parallel' ? frac(b, a) : frac(-a, b)),
      why: ({ how }) => `is the slope of a ${how === 'parallel' ? 'perpendicular' : 'parallel'} line.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      classic: true,
      operation: 'sign-dropped',
      rule: ({ a, b, how }) => num(how === 'parallel' ? frac(a, b) : frac(-b, a)),
      says: () => 'I took the slope of $Ax + By = C$ as $\\frac{A}{B}$ and left out the minus sign.',
      why: ({ a, b }) =>
        `takes the slope of line $\\ell$ as ${num(frac(a, b)).html}, without the minus of $-\\frac{A}{B}$.`,
    },
    {
      misconception: 'sm-slope-upside-down',
      operation: 'reciprocal-taken',
      operands: ({ a, b }) => [-a, b],
      rule: ({ a, b, how }) => (how === 'parallel' ? num(frac(-b, a)) : null),
      why: ({ a, b }) =>
        `takes the slope of line $\\ell$ as ${num(frac(-b, a)).html} instead of ${num(frac(-a, b)).html}.`,
    },
    {
      misconception: 'sm-changes-the-sign-only',
      rule: ({ a, b, how }) => (how === 'parallel' ? null : num(frac(a, b))),
      why: () => 'is the slope of line $\\ell$ with the other sign.',
    },
    {
      misconception: 'sm-takes-the-intercept',
      operation: 'wrong-number-used',
      operands: ({ b, c }) => [frac(c, b)],
      rule: ({ b, c }) => num(frac(c, b)),
      why: () => 'is the $y$-intercept of line $\\ell$.',
    },
  ],
  explain: ({ a, b, c, how }) => ({
    plan: 'Solve the equation for $y$ to see the slope of the given line. A parallel line has the same slope, a perpendicular line the negative reciprocal.',
    steps: [
      { do: `$${linear(b, 0, 'y')} = ${linear(-a, c)}$`, why: 'Subtract the term with $x$ on both sides.' },
      {
        do: `Line $\\ell$ has slope $${num(frac(-a, b)).html.replaceAll('$', '')}$.`,
        why: 'Divide by the coefficient of $y$; the slope is then the coefficient of $x$.',
      },
      how === 'parallel'
        ? { do: `Line $m$ has the same slope, ${num(frac(-a, b)).html}.`, why: 'Parallel lines have equal slopes.' }
        : {
            do: `Line $m$ has slope ${num(frac(b, a)).html}.`,
            why: 'Slopes of perpendicular lines are negative reciprocals.',
          },
    ],
    check:
      how === 'parallel'
        ? `Step along line $\\ell$ with this slope, $${Math.abs(b)}$ right and $${Math.abs(a)}$ ${b < 0 ? 'up' : 'down'}: the left side changes by $${a} \\cdot ${Math.abs(b)} + ${paren(b)} \\cdot ${paren(b < 0 ? a : -a)} = 0$, so one stays on the line.`
        : `The product of the two slopes is $${toTex(frac(-a, b))} \\cdot ${paren(frac(b, a))} = -1$.`,
    faster: `The slope of any line $Ax + By = C$ is $-A \\div B$. For $\\ell$ that is $${-a} \\div ${paren(b)} = ${toTex(frac(-a, b))}$, and ${how === 'parallel' ? 'line $m$ has the same slope' : `line $m$ has the negative reciprocal, $${toTex(frac(b, a))}$`}.`,
  }),
  // From the intercepts (0, c/b) and (c/a, 0).
  check: ({ a, b, c, how }) => {
    const slope = div(div(c, b), div(-c, a))
    return num(how === 'parallel' ? slope : div(-1, slope))
  },
})

/** Values far from all others are left out: they would be seen at once. */
const onLine = template({
  id: 'sat-math/line-missing-coordinate',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        m: int(rng, 2, 5),
        c: nonZero(rng, -9, 9),
        x0: nonZero(rng, -5, 5),
        y0: nonZero(rng, -6, 6),
        k: nonZero(rng, -4, 4),
      }),
      ({ m, x0, y0, k }) => x0 + m * k !== 0 && y0 - k !== 0 && Math.abs(k) > 1,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ m, c, x0, y0, k }) =>
        `In the $xy$-plane, line $k$ is perpendicular to the line $y = ${linear(m, c)}$ and passes through the points $(${x0}, ${y0})$ and $(${x0 + m * k}, d)$. What is the value of $d$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      items: 8,
      stem: ({ m, c, x0, y0, k }) =>
        `<p>The graph of a linear function passes through $(${x0}, ${y0})$ and is perpendicular to the graph of $y = ${linear(m, c)}$.</p><p>The point $(${x0 + m * k}, t)$ also lies on it. What is the value of $t$?</p>`,
    },
  ],
  given: ({ m, x0, y0, k }) => ({ m, x0, y0, x1: x0 + m * k }),
  answer: ({ y0, k }) => num(y0 - k),
  traps: [
    {
      misconception: 'sm-mixes-up-parallel-and-perpendicular',
      says: () => 'I used the slope of the given line, as if the lines were parallel and not perpendicular.',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ m }) => [m],
      after: (x, { x0, y0, x1 }) => add(y0, mul(x, x1 - x0)),
      rule: ({ m, x0, y0, x1 }) => (m * Math.abs(x1 - x0) > 32 ? null : num(y0 + m * (x1 - x0))),
      why: ({ m }) => `uses the slope $${m}$ of the given line.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      operation: 'sign-reversed',
      operands: ({ m }) => [div(-1, m)],
      after: (x, { x0, y0, x1 }) => add(y0, mul(x, x1 - x0)),
      rule: ({ m, x0, y0, x1 }) => num(y0 + (x1 - x0) / m),
      says: () => 'I took the reciprocal of the slope and left out the minus sign.',
      why: ({ m }) => `uses the slope $\\frac{1}{${m}}$.`,
    },
    {
      misconception: 'sm-changes-the-sign-only',
      operation: 'reciprocal-taken',
      operands: ({ m }) => [-1, m],
      after: (x, { x0, y0, x1 }) => add(y0, mul(x, x1 - x0)),
      rule: ({ m, x0, y0, x1 }) => (m * Math.abs(x1 - x0) > 32 ? null : num(y0 - m * (x1 - x0))),
      why: ({ m }) => `uses the slope $-${m}$.`,
    },
    {
      misconception: 'sm-answers-the-difference',
      says: () => 'I gave the change in $y$ instead of the coordinate itself.',
      operation: 'stopped-at-a-step',
      operands: ({ m, x0, x1 }) => [div(x0 - x1, m)],
      rule: ({ m, x0, x1 }) => num(-(x1 - x0) / m),
      why: () => 'is the change in $y$ between the two points.',
    },
    {
      misconception: 'sm-takes-the-run-for-the-rise',
      says: () => 'I added the change in $x$ to the second coordinate, as if it were the change in $y$.',
      operation: 'wrong-number-used',
      operands: ({ x0, x1 }) => [x1 - x0],
      after: (x, { y0 }) => add(y0, x),
      rule: ({ x0, y0, x1 }) => num(y0 + x1 - x0),
      why: ({ m, k, y0 }) => `is $${y0}${signed(m * k)}$: the change in $x$ was added.`,
    },
  ],
  explain: ({ m, x0, y0, k }) => ({
    plan: 'Find the slope of the perpendicular line as the negative reciprocal. Then multiply it by the change in $x$ to see how much $y$ changes.',
    steps: [
      {
        do: `The slope of the perpendicular line is $-\\frac{1}{${m}}$.`,
        why: 'Slopes of perpendicular lines are negative reciprocals.',
      },
      {
        do: `The change in $x$ is $${x0 + m * k} - ${x0 < 0 ? `(${x0})` : x0} = ${m * k}$.`,
        why: 'Subtract the first coordinates.',
      },
      {
        do: `The change in $y$ is $-\\frac{1}{${m}} \\cdot ${m * k < 0 ? `(${m * k})` : m * k} = ${-k}$.`,
        why: 'Change in $y$ is slope times change in $x$.',
      },
      { do: `The second coordinate is $${y0}${signed(-k)} = ${y0 - k}$.`, why: 'Start at the known point.' },
    ],
    check: `Between the points $(${x0}, ${y0})$ and $(${x0 + m * k}, ${y0 - k})$ the slope is $\\frac{${-Math.abs(k)}}{${m * Math.abs(k)}} = -\\frac{1}{${m}}$, and $${m} \\cdot (-\\frac{1}{${m}}) = -1$.`,
    faster: `A line perpendicular to one with slope ${m} falls by 1 for each ${m} to the right. The change in $x$ is $${m * k} = ${k} \\cdot ${m}$, so the second coordinate is $${y0}${signed(-k)} = ${y0 - k}$.`,
  }),
  // Perpendicular directions: the scalar product of (1, m) with the step is 0.
  check: ({ m, x0, y0, x1 }) => num(search((d) => x1 - x0 + m * (d - y0) === 0, 200)),
})

const boxes = template({
  id: 'sat-math/line-standard-context',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, b, x, y] = [int(rng, 3, 9), int(rng, 10, 18), int(rng, 4, 15), int(rng, 4, 15)]
        return { a, b, c: a * x + b * y, x }
      },
      ({ a, b, c, x }) => (c - a * x) / b !== x && c < 320,
    ),
  frames: [
    {
      id: 'boxes',
      kind: 'words',
      items: 8,
      stem: ({ a, b, c, x }) =>
        `A bakery packs cookies in small boxes of ${a} and large boxes of ${b}. The equation $${a}s + ${b}\\ell = ${c}$ describes one order of $s$ small and $\\ell$ large boxes. If the order has ${x} small boxes, how many boxes does it have in all?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c, x }, rng) =>
        `${person(rng)} sells postcards for ${money(a)} each and posters for ${money(b)} each, and takes in ${money(c)} in one day, so $${a}x + ${b}y = ${c}$. On that day, ${x} postcards were sold. How many postcards and posters were sold in total?`,
    },
  ],
  given: ({ a, b, c, x }) => ({ a, b, c, x }),
  answer: ({ a, b, c, x }) => num(x + (c - a * x) / b),
  traps: [
    {
      misconception: 'sm-stops-at-the-other-variable',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ a, b, c, x }) => [div(c - a * x, b)],
      rule: ({ a, b, c, x }) => num((c - a * x) / b),
      why: () => 'is the number of the other kind alone.',
    },
    {
      misconception: 'sm-uses-the-wrong-coefficient',
      says: () => 'I swapped the two coefficients.',
      rule: ({ a, b, c, x }) => ((c - b * x) % a === 0 && c > b * x ? num(x + (c - b * x) / a) : null),
      why: ({ b, x }) => `counts the known ones as $${b} \\cdot ${x}$.`,
    },
    {
      misconception: 'sm-ignores-the-known-part',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, g) => add(div(x, g.b), g.x),
      rule: ({ b, c, x }) => (c % b === 0 ? num(c / b + x) : null),
      why: ({ b, c }) => `divides all of $${c}$ by $${b}$.`,
    },
    {
      misconception: 'sm-counts-the-known-part-twice',
      operation: 'counted-twice',
      operands: ({ x }) => [x],
      after: (x, g) => add(x, div(g.c - g.a * g.x, g.b)),
      rule: ({ a, b, c, x }) => num(2 * x + (c - a * x) / b),
      why: ({ x }) => `counts the $${x}$ twice.`,
    },
    {
      misconception: 'sm-answers-the-difference',
      says: () => 'I gave the difference between the two numbers instead of their sum.',
      rule: ({ a, b, c, x }) => num(Math.abs(x - (c - a * x) / b)),
      why: () => 'is the difference between the two numbers, not their sum.',
    },
  ],
  explain: ({ a, b, c, x }) => ({
    plan: 'Put the known number into the equation and solve for the other one. Then add the two numbers, because the question asks for both kinds together.',
    steps: [
      {
        do: `$${a} \\cdot ${x} = ${a * x}$ leaves $${c} - ${a * x} = ${c - a * x}$, and $\\frac{${c - a * x}}{${b}} = ${(c - a * x) / b}$.`,
        why: 'Put the known number in and solve for the other.',
      },
      {
        do: `Together there are $${x} + ${(c - a * x) / b} = ${x + (c - a * x) / b}$.`,
        why: 'The question asks for both kinds together.',
      },
    ],
    check: `Put both in: $${a} \\cdot ${x} + ${b} \\cdot ${(c - a * x) / b} = ${c}$.`,
    faster: `In one line on a calculator: $${x} + (${c} - ${a} \\cdot ${x}) \\div ${b} = ${x + (c - a * x) / b}$.`,
  }),
  check: ({ a, b, c, x }) => num(search((n) => n > x && a * x + b * (n - x) === c)),
})

export const templates: readonly Template[] = [slopes, onLine, boxes]

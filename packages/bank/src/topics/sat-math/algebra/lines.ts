import {
  div,
  dot,
  equation,
  frac,
  int,
  linear,
  money,
  nonZero,
  num,
  person,
  pick,
  plane,
  signed,
  straight,
  type Template,
  template,
  terms,
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
  ],
  given: ({ a, b, c, how }) => ({ a, b, c, how }),
  answer: ({ a, b, how }) => num(how === 'parallel' ? frac(-a, b) : frac(b, a)),
  traps: [
    {
      misconception: 'sm-mixes-up-parallel-and-perpendicular',
      rule: ({ a, b, how }) => num(how === 'parallel' ? frac(b, a) : frac(-a, b)),
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      rule: ({ a, b, how }) => num(how === 'parallel' ? frac(a, b) : frac(-b, a)),
    },
    {
      misconception: 'sm-changes-the-sign-only',
      rule: ({ a, b, how }) => num(how === 'parallel' ? frac(-b, a) : frac(a, b)),
    },
    { misconception: 'sm-takes-the-intercept', rule: ({ b, c }) => num(frac(c, b)) },
  ],
  explain: ({ a, b, how }) => [
    {
      do: `Solved for $y$, line $\\ell$ has slope $${num(frac(-a, b)).html.replaceAll('$', '')}$.`,
      why: 'In $Ax + By = C$ the slope is $-\\frac{A}{B}$.',
    },
    how === 'parallel'
      ? { do: `Line $m$ has the same slope, ${num(frac(-a, b)).html}.`, why: 'Parallel lines have equal slopes.' }
      : {
          do: `Line $m$ has slope ${num(frac(b, a)).html}.`,
          why: 'Slopes of perpendicular lines are negative reciprocals.',
        },
  ],
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
      shortcut: ({ m, y0, k }) => (m * m * Math.abs(k) > 20 ? null : num(y0 + m * m * k)),
      why: () => 'uses the slope of the given line.',
    },
    {
      misconception: 'sm-changes-the-sign-only',
      shortcut: ({ m, y0, k }) => (m * m * Math.abs(k) > 20 ? null : num(y0 - m * m * k)),
    },
    { misconception: 'sm-loses-the-minus-of-the-slope', shortcut: ({ y0, k }) => num(y0 + k) },
    { misconception: 'sm-answers-the-difference', shortcut: ({ k }) => num(-k) },
    { misconception: 'sm-takes-the-run-for-the-rise', shortcut: ({ m, y0, k }) => num(y0 - m * k) },
    { misconception: 'sm-takes-the-run-for-the-rise', shortcut: ({ m, y0, k }) => num(y0 + m * k) },
  ],
  explain: ({ m, x0, y0, k }) => [
    {
      do: `The slope of the perpendicular line is $-\\frac{1}{${m}}$.`,
      why: 'Slopes of perpendicular lines are negative reciprocals.',
    },
    {
      do: `From $x = ${x0}$ to $x = ${x0 + m * k}$ the change is $${m * k}$, so the second coordinate changes by $${-k}$: $${y0}${signed(-k)} = ${y0 - k}$.`,
      why: 'Change in $y$ is slope times change in $x$.',
    },
  ],
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
    { misconception: 'sm-stops-at-the-other-variable', rule: ({ a, b, c, x }) => num((c - a * x) / b) },
    {
      misconception: 'sm-uses-the-wrong-coefficient',
      rule: ({ a, b, c, x }) => ((c - b * x) % a === 0 && c > b * x ? num(x + (c - b * x) / a) : null),
    },
    { misconception: 'sm-answers-the-difference', rule: ({ a, b, c, x }) => num(Math.abs(x - (c - a * x) / b)) },
    { misconception: 'sm-ignores-the-known-part', rule: ({ b, c, x }) => num(Math.floor(c / b) + x) },
    { misconception: 'sm-counts-the-known-part-twice', rule: ({ a, b, c, x }) => num(2 * x + (c - a * x) / b) },
  ],
  explain: ({ a, b, c, x }) => [
    {
      do: `$${a} \\cdot ${x} = ${a * x}$ leaves $${c} - ${a * x} = ${c - a * x}$, and $\\frac{${c - a * x}}{${b}} = ${(c - a * x) / b}$.`,
      why: 'Put the known number in and solve for the other.',
    },
    {
      do: `Together there are $${x} + ${(c - a * x) / b} = ${x + (c - a * x) / b}$.`,
      why: 'The question asks for both kinds together.',
    },
  ],
  check: ({ a, b, c, x }) => num(search((n) => n > x && a * x + b * (n - x) === c)),
})

const intercepts = template({
  id: 'sat-math/line-intercepts',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, b] = [int(rng, 2, 9), nonZero(rng, -9, 9)]
        return { a, b, c: a * b * nonZero(rng, -4, 5) }
      },
      ({ a, b, c }) => Math.abs(b) > 1 && a !== b && Math.abs(c) < 150 && c / a + c / b !== 0,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 8,
      stem: ({ a, b, c }) =>
        `The graph of $${terms([a, 'x'], [b, 'y'])} = ${c}$ in the $xy$-plane crosses the axes at $(p, 0)$ and $(0, q)$. What is the value of $p + q$?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(c / a + c / b),
  traps: [
    { misconception: 'sm-stops-at-x', rule: ({ a, c }) => num(c / a), why: () => 'is $p$ alone.' },
    { misconception: 'sm-loses-a-minus-sign', rule: ({ a, b, c }) => num(c / a - c / b) },
    { misconception: 'sm-takes-the-coefficients-for-the-intercepts', rule: ({ a, b }) => num(a + b) },
    { misconception: 'sm-stops-at-the-other-variable', rule: ({ b, c }) => num(c / b), why: () => 'is $q$ alone.' },
    { misconception: 'sm-loses-a-minus-sign', rule: ({ a, b, c }) => num(c / b - c / a) },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `With $y = 0$: $${linear(a, 0, 'p')} = ${c}$, so $p = ${c / a}$. With $x = 0$: $${linear(b, 0, 'q')} = ${c}$, so $q = ${c / b}$.`,
      why: 'On each axis the other coordinate is 0.',
    },
    { do: `$p + q = ${c / a}${signed(c / b)} = ${c / a + c / b}$`, why: 'The question asks for the sum.' },
  ],
  check: ({ a, b, c }) => num(search((p) => a * p === c) + search((q) => b * q === c)),
})

/** Written with a positive first coefficient. */
const std = (a: number, b: number, c: number) => {
  const s = a < 0 ? -1 : 1
  return equation(`${terms([s * a, 'x'], [s * b, 'y'])} = ${s * c}`, ({ x, y }) => a * x + b * y - c)
}

const graphed = template({
  id: 'sat-math/line-equation-from-graph',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -6, 6), q: nonZero(rng, -6, 6) }),
      ({ p, q }) => Math.abs(p) > 1 && Math.abs(q) > 1 && [2, 3, 4, 5].every((d) => p % d !== 0 || q % d !== 0),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ p, q }) =>
        `<p>A line is graphed in the $xy$-plane.</p>${plane(
          {
            alt: `A straight line that crosses the x-axis at (${p}, 0) and the y-axis at (0, ${q}).`,
            x: [-7, 7],
            y: [-7, 7],
          },
          [straight(-q / p, q), dot(p, 0), dot(0, q)],
        )}<p>Which equation has this line as its graph?</p>`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => std(q, p, p * q),
  traps: [
    { misconception: 'sm-takes-the-intercepts-for-coefficients', rule: ({ p, q }) => std(p, q, p * q) },
    { misconception: 'sm-loses-the-minus-of-the-slope', rule: ({ p, q }) => std(q, -p, p * q) },
    { misconception: 'sm-loses-the-minus-of-the-slope', rule: ({ p, q }) => std(q, p, -p * q) },
    { misconception: 'sm-takes-the-intercepts-for-coefficients', rule: ({ p, q }) => std(p, q, -p * q) },
    { misconception: 'sm-takes-the-intercepts-for-coefficients', rule: ({ p, q }) => std(p, -q, p * q) },
  ],
  explain: ({ p, q }) => [
    { do: `The line passes through $(${p}, 0)$ and $(0, ${q})$.`, why: 'Read both intercepts off the graph.' },
    {
      do: `${std(q, p, p * q).html} holds for both points.`,
      why: 'Two points decide a line, so testing them is enough.',
    },
  ],
  check: ({ p, q }) => equation('', ({ x, y }) => y - q + (q / p) * x),
})

const shifted = template({
  id: 'sat-math/line-translated',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const m = nonZero(rng, -5, 6)
        return { m, c: m * nonZero(rng, -6, 6), t: Math.abs(m) * int(rng, 1, 5), up: int(rng, 0, 1) === 1 }
      },
      ({ m, c, t, up }) => Math.abs(m) > 1 && (up ? c + t : c - t) !== 0 && (up ? c - t : c + t) !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, c, t, up }) =>
        `The graph of $y = ${linear(m, c)}$ is translated ${up ? 'up' : 'down'} ${t} units in the $xy$-plane. What is the $x$-coordinate of the $x$-intercept of the new graph?`,
    },
  ],
  given: ({ m, c, t, up }) => ({ m, c, t, up }),
  answer: ({ m, c, t, up }) => num(-(up ? c + t : c - t) / m),
  traps: [
    { misconception: 'sm-shifts-the-wrong-way', rule: ({ m, c, t, up }) => num(-(up ? c - t : c + t) / m) },
    {
      misconception: 'sm-forgets-a-term',
      rule: ({ m, c }) => num(-c / m),
      why: () => 'belongs to the graph before the translation.',
    },
    { misconception: 'sm-loses-a-minus-sign', rule: ({ m, c, t, up }) => num((up ? c + t : c - t) / m) },
    { misconception: 'sm-answers-the-y-intercept', rule: ({ c, t, up }) => num(up ? c + t : c - t) },
    { misconception: 'sm-shifts-sideways', rule: ({ m, c, t, up }) => num(-c / m + (up ? t : -t)) },
  ],
  explain: ({ m, c, t, up }) => {
    const d = up ? c + t : c - t
    return [
      {
        do: `The new graph is $y = ${linear(m, d)}$.`,
        why: `Moving ${up ? 'up' : 'down'} ${up ? 'adds to' : 'takes away from'} every $y$-value.`,
      },
      { do: `$${linear(m, d)} = 0$ gives $x = ${-d / m}$.`, why: 'On the $x$-axis, $y$ is 0.' },
    ]
  },
  check: ({ m, c, t, up }) => num(search((x) => m * x + c === (up ? -t : t))),
})

export const templates: readonly Template[] = [slopes, onLine, boxes, intercepts, graphed, shifted]

import {
  add,
  div,
  dot,
  equation,
  frac,
  type Html,
  int,
  linear,
  neg,
  nonZero,
  num,
  paren,
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
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }) =>
        `<p>$${terms([a, 'x'], [b, 'y'])} = ${c}$</p><p>In the $xy$-plane, the graph of the given equation has the $x$-intercept $(p, 0)$ and the $y$-intercept $(0, q)$, where $p$ and $q$ are constants. What is the value of $p + q$?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(c / a + c / b),
  traps: [
    {
      misconception: 'sm-stops-at-x',
      says: () => 'I gave $p$ alone.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, c }) => [div(c, a)],
      rule: ({ a, c }) => num(c / a),
      why: () => 'is $p$ alone.',
    },
    {
      misconception: 'sm-takes-the-coefficients-for-the-intercepts',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [a + b],
      rule: ({ a, b }) => num(a + b),
      why: ({ a, b }) => `is $${a}${signed(b)}$.`,
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      says: ({ b }) => `I took the coefficient $${b}$ as positive.`,
      operation: 'sign-dropped',
      operands: ({ b }) => [b],
      after: (x, { a, c }) => add(div(c, a), div(c, x)),
      rule: ({ a, b, c }) => (b < 0 ? num(c / a - c / b) : null),
      why: ({ b, c }) => `takes $q$ as $${-c / b}$ instead of $${c / b}$.`,
    },
    {
      misconception: 'sm-stops-at-the-other-variable',
      says: () => 'I gave $q$ alone.',
      operation: 'stopped-at-a-step',
      operands: ({ b, c }) => [div(c, b)],
      rule: ({ b, c }) => num(c / b),
      why: () => 'is $q$ alone.',
    },
    {
      misconception: 'sm-answers-the-difference',
      says: () => 'I gave $p - q$ instead of $p + q$.',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, b, c }) => [frac(c, a), frac(c, b)],
      rule: ({ a, b, c }) => (b > 0 ? num(c / a - c / b) : null),
      why: () => 'is $p - q$.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'On the $x$-axis $y$ is zero, and on the $y$-axis $x$ is zero. Substitute zero for one variable at a time to find $p$ and $q$, then add them.',
    steps: [
      {
        do: `With $y = 0$: $${linear(a, 0, 'p')} = ${c}$, so $p = \\frac{${c}}{${a}} = ${c / a}$.`,
        why: 'The point $(p, 0)$ lies on the $x$-axis.',
      },
      {
        do: `With $x = 0$: $${linear(b, 0, 'q')} = ${c}$, so $q = ${c} \\div ${paren(b)} = ${c / b}$.`,
        why: 'The point $(0, q)$ lies on the $y$-axis.',
      },
      { do: `$p + q = ${c / a}${signed(c / b)} = ${c / a + c / b}$`, why: 'The question asks for the sum.' },
    ],
    check: `$${a} \\cdot ${c / a < 0 ? `(${c / a})` : c / a} = ${c}$ and $${b < 0 ? `(${b})` : b} \\cdot ${c / b < 0 ? `(${c / b})` : c / b} = ${c}$.`,
    faster: `A graphing calculator takes the equation as it stands and marks the intercepts $(${c / a}, 0)$ and $(0, ${c / b})$, so $p + q = ${c / a + c / b}$.`,
  }),
  check: ({ a, b, c }) => num(search((p) => a * p === c) + search((q) => b * q === c)),
})

/** Written with a positive first coefficient. */
const std = (a: number, b: number, c: number) => {
  const s = a < 0 ? -1 : 1
  return equation(`${terms([s * a, 'x'], [s * b, 'y'])} = ${s * c}`, ({ x, y }) => a * x + b * y - c)
}

/** A line with its intercepts; with their coordinates when they are read. */
const interceptPlane = (p: number, q: number, found = false): Html =>
  plane(
    {
      alt: `A straight line that crosses the x-axis at (${p}, 0) and the y-axis at (0, ${q}).`,
      x: [-7, 7],
      y: [-7, 7],
    },
    [
      straight(-q / p, q),
      dot(
        p,
        0,
        found ? { label: `(${p}, 0)`.replace('-', '−'), at: p > 0 ? (q > 0 ? 'ne' : 'nw') : q > 0 ? 'nw' : 'ne' } : {},
      ),
      dot(0, q, found ? { label: `(0, ${q})`.replace('-', '−'), at: p > 0 === q > 0 ? 'ne' : 'se' } : {}),
    ],
  )

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
      // The label of a point at the left end of the axis would leave the figure.
      ({ p, q }) =>
        p > -6 && Math.abs(p) > 1 && Math.abs(q) > 1 && [2, 3, 4, 5].every((d) => p % d !== 0 || q % d !== 0),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ p, q }) =>
        `<p>A line is graphed in the $xy$-plane.</p>${interceptPlane(p, q)}<p>Which equation has this line as its graph?</p>`,
    },
    {
      id: 'relationship',
      kind: 'graph',
      items: 5,
      stem: ({ p, q }) =>
        `<p>The graph shows a linear relationship between $x$ and $y$.</p>${interceptPlane(p, q)}<p>Which equation represents this relationship?</p>`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => std(q, p, p * q),
  traps: [
    {
      misconception: 'sm-takes-the-intercepts-for-coefficients',
      classic: true,
      rule: ({ p, q }) => std(p, q, p * q),
      why: ({ p, q }) => `crosses the $x$-axis at $${q}$ and the $y$-axis at $${p}$.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      rule: ({ p, q }) => std(q, -p, p * q),
      says: () => 'I used the $y$-intercept with the wrong sign.',
      why: ({ q }) => `crosses the $y$-axis at $${-q}$.`,
    },
    {
      misconception: 'sm-slope-upside-down',
      rule: ({ p, q }) => std(p, q, q * q),
      why: ({ p, q }) => `has the $y$-intercept $${q}$, but the slope ${num(frac(-p, q)).html}.`,
    },
    {
      misconception: 'sm-takes-the-intercepts-for-coefficients',
      rule: ({ p, q }) => std(q, p, p * p),
      says: () => 'I used the $x$-intercept where the $y$-intercept belongs.',
      why: ({ p }) => `has the right slope, but crosses the $y$-axis at $${p}$.`,
    },
    {
      misconception: 'sm-loses-the-minus-of-the-slope',
      twoSlips: true,
      rule: ({ p, q }) => std(q, p, -p * q),
      says: () => 'I used both intercepts with the wrong sign.',
      why: ({ p, q }) => `crosses the axes at $${-p}$ and $${-q}$.`,
    },
  ],
  explain: ({ p, q }) => ({
    plan: 'Read both intercepts off the graph and test them: a point lies on a line exactly when its coordinates make the equation true.',
    steps: [
      { do: `The line passes through $(${p}, 0)$ and $(0, ${q})$.`, why: 'Read both intercepts off the graph.' },
      {
        do: `The slope is ${num(frac(-q, p)).html}, so $y = ${num(frac(-q, p)).html.replaceAll('$', '')}x${signed(q)}$.`,
        why: 'Slope is the change in $y$ divided by the change in $x$; the constant term is the $y$-intercept.',
      },
      {
        do: `Multiplied by $${p}$ and put in order, this is ${std(q, p, p * q).html}.`,
        why: 'All terms with variables go to one side.',
      },
    ],
    check: `${std(q, p, p * q).html} holds for both points, and two points decide a line.`,
    faster: `Put $(${p}, 0)$ and $(0, ${q})$ into the options: only ${std(q, p, p * q).html} is true for both points.`,
    figure: interceptPlane(p, q, true),
  }),
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
    {
      id: 'functions',
      kind: 'multi-step',
      items: 5,
      stem: ({ m, c, t, up }) =>
        `The function $f$ is defined by $f(x) = ${linear(m, c)}$. The graph of the function $g$ in the $xy$-plane is the graph of $f$ translated ${t} units ${up ? 'up' : 'down'}. If $g(a) = 0$, what is the value of $a$?`,
    },
  ],
  given: ({ m, c, t, up }) => ({ m, c, t, up }),
  answer: ({ m, c, t, up }) => num(-(up ? c + t : c - t) / m),
  traps: [
    {
      misconception: 'sm-answers-the-y-intercept',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ c, t, up }) => [up ? c + t : c - t],
      rule: ({ c, t, up }) => num(up ? c + t : c - t),
      why: () => 'is where the new graph crosses the $y$-axis.',
    },
    {
      misconception: 'sm-loses-a-minus-sign',
      operation: 'sign-reversed',
      operands: ({ c, t, up }) => [up ? -c - t : t - c],
      after: (x, { m }) => div(x, m),
      rule: ({ m, c, t, up }) => num((up ? c + t : c - t) / m),
      says: () => 'I moved the constant term to the other side without changing its sign.',
      why: ({ m, c, t, up }) => `solves $${linear(m, 0)} = ${up ? c + t : c - t}$.`,
    },
    {
      misconception: 'sm-shifts-sideways',
      rule: ({ m, c, t, up }) => num(-c / m + (up ? t : -t)),
      says: ({ t, up }) =>
        `I moved the $x$-intercept by ${t} to the ${up ? 'right' : 'left'}, although the graph moves ${up ? 'up' : 'down'}.`,
      why: ({ m, c, t, up }) => `moves the old intercept $${-c / m}$ by $${t}$ to the ${up ? 'right' : 'left'}.`,
    },
    {
      misconception: 'sm-shifts-the-wrong-way',
      operation: 'sign-reversed',
      operands: ({ t, up }) => [up ? t : -t],
      after: (x, { m, c }) => div(neg(add(c, x)), m),
      rule: ({ m, c, t, up }) => num(-(up ? c - t : c + t) / m),
      why: ({ up }) => `belongs to a graph that was moved ${up ? 'down' : 'up'}.`,
    },
    {
      misconception: 'sm-forgets-a-term',
      operation: 'part-left-out',
      operands: ({ c }) => [c],
      after: (x, { m }) => div(neg(x), m),
      rule: ({ m, c }) => num(-c / m),
      says: () => 'I found the $x$-intercept of the graph before the translation.',
      why: () => 'belongs to the graph before the translation.',
    },
  ],
  explain: ({ m, c, t, up }) => {
    const d = up ? c + t : c - t
    return {
      plan: 'Write the equation of the new graph first: moving it up or down changes only the constant term. The $x$-intercept is then where $y$ is zero.',
      steps: [
        {
          do: `The new constant term is $${c} ${up ? '+' : '-'} ${t} = ${d}$, so the new graph is $y = ${linear(m, d)}$.`,
          why: `Moving ${up ? 'up' : 'down'} ${up ? 'adds to' : 'takes away from'} every $y$-value.`,
        },
        {
          do: `At the $x$-intercept $${linear(m, d)} = 0$, so $${linear(m, 0)} = ${-d}$.`,
          why: 'On the $x$-axis, $y$ is 0.',
        },
        { do: `$x = ${-d} \\div ${paren(m)} = ${-d / m}$`, why: `Divide by $${m}$.` },
      ],
      check: `$${m} \\cdot ${-d / m < 0 ? `(${-d / m})` : -d / m}${signed(d)} = 0$.`,
      faster: `On a graphing calculator, enter $y = ${linear(m, c)} ${up ? '+' : '-'} ${t}$ as it stands and read off where the line crosses the $x$-axis: at $(${-d / m}, 0)$.`,
    }
  },
  check: ({ m, c, t, up }) => num(search((x) => m * x + c === (up ? -t : t))),
})

export const templates: readonly Template[] = [intercepts, graphed, shifted]

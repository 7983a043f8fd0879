import {
  curve,
  frac,
  int,
  num,
  paren,
  pick,
  plane,
  signed,
  svgValue,
  type Template,
  template,
  toTex,
  until,
  type Value,
} from '#kit'

const bars = template({
  id: 'sat-math/absolute-value-constant',
  skill: 'sm-nonlinear-equations',
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 6),
        x: pick(rng, [-1, 1]) * int(rng, 2, 7),
        c: int(rng, 4, 30),
        great: int(rng, 0, 1) === 1,
      }),
      ({ a, x, c }) => Math.abs(a * x) !== c && (c - a * x) % a !== 0 && Math.abs(a * x) !== 2 * c,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, x, c, great }) =>
        `In the equation $|${a}x - k| = ${c}$, $k$ is a constant. One of the solutions of the equation is $${x}$. What is the ${great ? 'greatest' : 'least'} value that $k$ could have?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, x, c, great }) =>
        `The function $f$ is defined by $f(x) = |${a}x - k|$, where $k$ is a constant, and $f(${x}) = ${c}$. What is the ${great ? 'greater' : 'lesser'} of the two possible values of $k$?`,
    },
  ],
  given: ({ a, x, c, great }) => ({ a, x, c, great }),
  answer: ({ a, x, c, great }) => num(a * x + (great ? c : -c)),
  traps: [
    {
      misconception: 'sm-one-case-of-two',
      classic: true,
      operation: 'root-lost',
      rule: ({ a, x, c, great }) => num(a * x + (great ? -c : c)),
      says: ({ great }) => `I solved only the case that gives the ${great ? 'lesser' : 'greater'} of the two values.`,
      why: ({ great }) => `is the ${great ? 'lesser' : 'greater'} of the two values that are possible.`,
    },
    {
      misconception: 'sm-loses-the-sign-of-k',
      rule: ({ a, x, c, great }) => num((great ? c : -c) - a * x),
      why: ({ a, x, c, great }) => `solves $${a * x} + k = ${great ? c : -c}$; in the equation $k$ is subtracted.`,
    },
    {
      misconception: 'sm-loses-the-sign-of-k',
      rule: ({ a, x, c, great }) => num((great ? -c : c) - a * x),
      says: () => 'I took $k$ as if it were added between the bars, and I used the other case.',
      why: ({ a, x, c, great }) => `solves $${a * x} + k = ${great ? -c : c}$; in the equation $k$ is subtracted.`,
    },
    {
      misconception: 'sm-drops-the-factor-between-the-bars',
      rule: ({ x, c, great }) => num(x + (great ? c : -c)),
      says: ({ a }) => `I left out the factor ${a} before $x$.`,
      why: ({ a }) => `leaves out the factor ${a} before $x$.`,
    },
    {
      misconception: 'sm-multiplies-the-other-side-too',
      rule: ({ a, x, c, great }) => num(a * (x + (great ? c : -c))),
      says: ({ a, c }) => `I multiplied the ${c} by ${a} as well.`,
      why: ({ a, c }) => `multiplies the ${c} by ${a}, too.`,
    },
  ],
  explain: ({ a, x, c, great }) => ({
    plan: 'Put the known solution into the equation. What stands between the bars is then one of two numbers, so there are two equations for the constant; solve both and compare.',
    steps: [
      {
        do: `$|${a} \\cdot ${paren(x)} - k| = |${a * x} - k| = ${c}$`,
        why: `A solution makes the equation true: put in $${x}$.`,
      },
      {
        do: `$${a * x} - k = ${c}$ gives $k = ${a * x} - ${c} = ${a * x - c}$.`,
        why: 'The first case: what stands between the bars is positive.',
      },
      {
        do: `$${a * x} - k = -${c}$ gives $k = ${a * x} + ${c} = ${a * x + c}$.`,
        why: 'The second case: it is negative.',
      },
      {
        do: `The ${great ? 'greater' : 'lesser'} one is $${a * x + (great ? c : -c)}$.`,
        why: 'Read which of the two is asked for.',
      },
    ],
    check: `$|${a * x}${signed(-(a * x + (great ? c : -c)))}| = |${great ? -c : c}| = ${c}$.`,
    faster: `$k$ is at a distance of ${c} from $${a * x}$, so the ${great ? 'greater' : 'lesser'} value is $${a * x} ${great ? '+' : '-'} ${c} = ${a * x + (great ? c : -c)}$.`,
  }),
  check: ({ a, x, c, great }) => {
    const fits = Array.from({ length: 401 }, (_, i) => i - 200).filter((k) => Math.abs(a * x - k) === c)
    return num(great ? Math.max(...fits) : Math.min(...fits))
  },
})

type Curve = Readonly<{ start: number; grows: boolean; flipped?: boolean }>

const [WIDTH, HEIGHT] = [4, 24]

function drawn({ start, grows, flipped }: Curve, factor: number): Value {
  const base = grows ? factor : 1 / factor
  const f = (x: number) => (flipped ? -1 : 1) * start * base ** x
  const alt =
    `Curve through (0, ${f(0)}) that ${grows === !flipped ? 'rises' : 'falls'} ${grows ? 'faster and faster' : 'toward the x-axis'} from left to right.`.replace(
      /-(?=\d)/g,
      '−',
    )
  return svgValue(
    plane({ alt, x: [-WIDTH, WIDTH], y: [-HEIGHT, HEIGHT], xStep: 1, yStep: 4, width: 240, height: 240 }, [curve(f)]),
    `${start} ${grows} ${flipped ?? false}`,
  )
}

const graph = template({
  id: 'sat-math/exponential-which-graph',
  skill: 'sm-exponential-functions',
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    a: 4 * int(rng, 1, 3),
    b: int(rng, 2, 4),
    grows: int(rng, 0, 1) === 1,
    minus: int(rng, 0, 2) === 0,
  }),
  frames: [
    {
      id: 'equation',
      kind: 'graph',
      items: 5,
      stem: ({ a, b, grows, minus }) =>
        `Which of the following is the graph of $y = ${minus ? '-' : ''}${a}${grows ? `(${b})^x` : `\\left(\\frac{1}{${b}}\\right)^x`}$ in the $xy$-plane?`,
    },
    {
      id: 'function',
      kind: 'graph',
      items: 5,
      stem: ({ a, b, grows, minus }) =>
        `The function $f$ is defined by $f(x) = ${minus ? '-' : ''}${a} \\cdot ${b}^{${grows ? 'x' : '-x'}}$. Which graph is the graph of $y = f(x)$?`,
    },
  ],
  given: ({ a, b, grows, minus }) => ({ a, b, grows, minus }),
  answer: ({ a, b, grows, minus }) => drawn({ start: a, grows, flipped: minus }, b),
  traps: [
    {
      misconception: 'sm-mixes-up-growth-and-decay',
      classic: true,
      rule: ({ a, b, grows, minus }) => drawn({ start: a, grows: !grows, flipped: minus }, b),
      why: ({ grows }) =>
        `${grows ? 'comes closer to the $x$-axis on the right, but the powers grow there' : 'moves away from the $x$-axis on the right, but the powers become smaller there'}.`,
    },
    {
      misconception: 'sm-reflects-the-curve',
      rule: ({ a, b, grows, minus }) => drawn({ start: a, grows, flipped: !minus }, b),
      why: ({ a, minus }) =>
        `crosses the $y$-axis at $${minus ? a : -a}$, but at $x = 0$ the value is $${minus ? -a : a}$.`,
    },
    {
      misconception: 'sm-base-as-the-start',
      rule: ({ a, b, grows, minus }) => (a === b ? null : drawn({ start: b, grows, flipped: minus }, b)),
      says: ({ b }) => `I took the ${b} in the power for the distance from the $x$-axis at $x = 0$.`,
      why: ({ a, b, minus }) =>
        `crosses the $y$-axis at $${minus ? -b : b}$, but at $x = 0$ the power is 1 and the value is $${minus ? -a : a}$.`,
    },
    {
      misconception: 'sm-reflects-the-curve',
      twoSlips: true,
      rule: ({ a, b, grows, minus }) => drawn({ start: a, grows: !grows, flipped: !minus }, b),
      says: () => 'I put the curve on the wrong side of the $x$-axis and mixed up growth and decay.',
      why: ({ a, grows, minus }) =>
        `crosses the $y$-axis at $${minus ? a : -a}$ and ${grows ? 'comes closer to' : 'moves away from'} the $x$-axis on the right.`,
    },
  ],
  explain: ({ a, b, grows, minus }) => ({
    plan: 'Two looks are enough: the value at zero, where the power is one, and what happens to the powers as you go to the right.',
    steps: [
      { do: `At $x = 0$ the power is 1, so $y = ${minus ? -a : a}$.`, why: 'Any power with exponent 0 is 1.' },
      {
        do: `At $x = 1$ the value is $${minus ? '-' : ''}${grows ? a * b : a % b === 0 ? a / b : toTex(frac(a, b))}$.`,
        why: grows ? `The factor is ${b}, greater than 1.` : `The factor is $\\frac{1}{${b}}$, between 0 and 1.`,
      },
      {
        do: `So the curve crosses the $y$-axis at $${minus ? -a : a}$ and ${grows ? 'moves away from' : 'comes closer to'} the $x$-axis to the right. Only one graph does both.`,
        why: 'It stays on one side of the $x$-axis.',
      },
    ],
    check: `To the left, at $x = -1$, the value is $${minus ? '-' : ''}${grows ? (a % b === 0 ? a / b : toTex(frac(a, b))) : a * b}$, ${grows ? 'closer to' : 'farther from'} the $x$-axis than $${minus ? -a : a}$: the curve of the answer ${grows ? 'comes closer to' : 'moves away from'} the axis on the left.`,
    faster: `Enter the rule into a graphing calculator and compare: the curve crosses the $y$-axis at $${minus ? -a : a}$ and ${grows ? 'moves away from' : 'comes closer to'} the $x$-axis on the right.`,
  }),
  // From the values at 0 and 1.
  check: ({ a, b, grows, minus }) => {
    const f = (x: number) => (minus ? -a : a) * b ** (grows ? x : -x)
    return drawn({ start: Math.abs(f(0)), grows: Math.abs(f(1)) > Math.abs(f(0)), flipped: f(0) < 0 }, b)
  },
})

export const templates: readonly Template[] = [bars, graph]

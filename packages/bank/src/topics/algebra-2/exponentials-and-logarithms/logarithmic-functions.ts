import {
  curve,
  div,
  dot,
  expr,
  frac,
  inequality,
  int,
  linear,
  type Marks,
  markedPlane,
  mul,
  nonZero,
  num,
  pick,
  pow,
  signed,
  sub,
  type Template,
  template,
  toNumber,
  until,
  vertical,
} from '#kit'

const inverse = { skill: 'a2-logarithms-as-inverses', calculator: false, response: 'choice' } as const

type Graph = Readonly<{ b: number; h: number }>

const logValue = (b: number, h: number, k = 0) =>
  expr(
    `y = \\log_{${b}} ${h === 0 ? 'x' : `(${linear(1, -h)})`}${signed(k)}`,
    ({ x }) => Math.log(x + 20 - h) / Math.log(b) + k,
  )

/** The curve with its asymptote. */
const logGraph = ({ b, h }: Graph, found: Marks = {}) =>
  markedPlane(
    {
      alt: `A rising curve to the right of the dashed vertical line x = ${h}, through the points (${h + 1}, 0) and (${h + b}, 1).`,
      x: [-6, 10],
      y: [-5, 5],
      xStep: 1,
      yStep: 1,
    },
    [
      vertical(h, { dash: true, plain: true }),
      curve((x) => Math.log(x - h) / Math.log(b), { from: h + 0.001 }),
      dot(h + 1, 0),
      dot(h + b, 1),
    ],
    found,
  )

const graph = template({
  ...inverse,
  id: 'algebra-2/logarithm-from-graph',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Graph => ({ b: pick(rng, [2, 3, 4, 5]), h: nonZero(rng, -4, 4) }),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ b, h }) =>
        `<p>The graph of a logarithmic function and its vertical asymptote (dashed) are shown.</p>${logGraph({ b, h })}<p>Which equation describes the curve?</p>`,
    },
  ],
  given: ({ b, h }) => ({ asymptote: h, one: h + b }),
  answer: ({ b, h }) => logValue(b, h),
  traps: [
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      classic: true,
      rule: ({ asymptote: h, one }) => logValue(one - h, -h),
      why: ({ h }) => `has its asymptote at $x = ${-h}$.`,
      says: () => 'I wrote the shift to the side with the wrong sign.',
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      rule: ({ asymptote: h, one }) => (one > 1 ? logValue(one, h) : null),
      why: () => 'reads the base from the coordinate and not from the distance to the asymptote.',
      says: () => 'I took the $x$-coordinate of the point with height 1 for the base.',
    },
    {
      misconception: 'a2-log-shifts-outside',
      rule: ({ asymptote: h, one }) => logValue(one - h, 0, -h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
      says: ({ h }) => `I wrote the shift outside the logarithm, as $${signed(-h).trim()}$.`,
    },
    {
      misconception: 'a2-log-shifts-outside',
      rule: ({ asymptote: h, one }) => logValue(one - h, 0, h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
      says: ({ h }) => `I wrote the shift outside the logarithm, as $${signed(h).trim()}$.`,
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      twoSlips: true,
      rule: ({ asymptote: h, one }) => (one > 1 ? logValue(one, -h) : null),
      why: ({ h }) => `has its asymptote at $x = ${-h}$, and another base.`,
      says: () =>
        'I took the $x$-coordinate of the point with height 1 for the base, and the shift with the wrong sign.',
    },
  ],
  explain: ({ b, h }) => ({
    figure: logGraph(
      { b, h },
      {
        points: [[h + b, 1], [h + 1, 0], { at: [h, 3], label: `x = ${h}`.replace('-', '−'), bare: true }],
        steps: [{ from: [h, 1], to: [h + b, 1], run: `${b}`, rise: '' }],
        clearOf: [
          (x) => Math.log(x - h) / Math.log(b),
          [
            [h, -5],
            [h, 5],
          ],
        ],
      },
    ),
    plan: 'The asymptote gives the shift; the base is the distance from the asymptote to the point with height one.',
    steps: [
      {
        do: `The asymptote is $x = ${h}$, so the logarithm is taken of $${linear(1, -h)}$.`,
        why: 'The logarithm exists only where its argument is positive.',
      },
      {
        do: `The height is $1$ at $x = ${h + b}$. There the argument is $${h + b}${signed(-h)} = ${b}$.`,
        why: 'Look for the marked point with the height 1.',
      },
      {
        do: `The logarithm of the base is $1$, so the base is $${b}$: ${logValue(b, h).html}.`,
        why: '$\\log_b b = 1$ for every base.',
      },
    ],
    check: `The other marked point fits too: at $x = ${h + 1}$ the argument is $${h + 1}${signed(-h)} = 1$, and the logarithm of $1$ is $0$.`,
    faster: `Strike out options by the asymptote: at $x = ${h}$ the argument must be $0$, so it is $${linear(1, -h)}$. Then count the units from the asymptote to the point with the height $1$: there are ${b}, and this is the base.`,
  }),
  check: ({ asymptote, one }) => expr('c', ({ x }) => Math.log2(x + 20 - asymptote) / Math.log2(one - asymptote)),
})

type Inv = Readonly<{ b: number; h: number; k: number }>
const inv = (tex: string, fn: (x: number) => number) => expr(tex, ({ x }) => fn(x + 20))

const lg = (b: number, x: number) => Math.log(x) / Math.log(b)

const findInverse = template({
  ...inverse,
  id: 'algebra-2/inverse-of-an-exponential',
  difficulty: 'High',
  b: 0.6,
  seconds: 80,
  draw: (rng): Inv =>
    until(
      () => ({ b: int(rng, 2, 7), h: nonZero(rng, -6, 6), k: nonZero(rng, -8, 8) }),
      ({ h, k }) => Math.abs(h) !== Math.abs(k),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ b, h, k }) => `What is the inverse of the function $f(x) = ${b}^{${linear(1, h)}}${signed(k)}$?`,
    },
  ],
  given: ({ b, h, k }) => ({ b, h, k }),
  answer: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, -k)})${signed(-h)}`, (x) => lg(b, x - k) - h),
  traps: [
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      classic: true,
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, -h)})${signed(-k)}`, (x) => lg(b, x - h) - k),
      why: () => 'undoes the two additions in the wrong places.',
    },
    {
      misconception: 'a2-log-keeps-the-signs',
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, k)})${signed(h)}`, (x) => lg(b, x + k) + h),
      why: () => 'repeats the additions instead of undoing them.',
    },
    {
      misconception: 'a2-log-keeps-the-signs',
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, -k)})${signed(h)}`, (x) => lg(b, x - k) + h),
      why: ({ h }) => `does not undo the $${h}$ in the exponent.`,
      says: ({ h }) => `I kept the $${h}$ of the exponent instead of undoing it.`,
    },
    {
      misconception: 'a2-log-keeps-the-signs',
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, k)})${signed(-h)}`, (x) => lg(b, x + k) - h),
      why: ({ k }) => `does not undo the $${k}$ that was added last.`,
      says: ({ k }) => `I kept the $${k}$ that was added last instead of undoing it.`,
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      twoSlips: true,
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, h)})${signed(k)}`, (x) => lg(b, x + h) + k),
      why: () => 'only swaps the places of the two numbers and undoes neither of them.',
      says: () => 'I swapped the places of the two numbers and undid neither of them.',
    },
  ],
  explain: ({ b, h, k }) => ({
    plan: 'Swap $x$ and $y$, then undo the steps in reverse order: what was done last is undone first.',
    steps: [
      {
        do: `Swap $x$ and $y$: $x = ${b}^{${linear(1, h, 'y')}}${signed(k)}$.`,
        why: 'The inverse swaps input and output.',
      },
      { do: `$${b}^{${linear(1, h, 'y')}} = ${linear(1, -k)}$`, why: 'What was done last is undone first.' },
      { do: `$${linear(1, h, 'y')} = \\log_{${b}} (${linear(1, -k)})$`, why: 'The logarithm undoes the power.' },
      { do: `$y = \\log_{${b}} (${linear(1, -k)})${signed(-h)}$`, why: `Undo $${signed(h).trim()}$.` },
    ],
    check: `$f(${-h})$ is $1${signed(k)} = ${1 + k}$, because the exponent is $0$ there. The inverse takes $${1 + k}$ back: $\\log_{${b}} 1${signed(-h)} = ${-h}$.`,
    faster: `The graph is that of $${b}^x$, shifted ${Math.abs(h)} to the ${h < 0 ? 'right' : 'left'} and ${Math.abs(k)} ${k > 0 ? 'up' : 'down'}. The inverse exchanges the directions: $\\log_{${b}} x$, shifted ${Math.abs(h)} ${h < 0 ? 'up' : 'down'} and ${Math.abs(k)} to the ${k > 0 ? 'right' : 'left'}.`,
  }),
  check: ({ b, h, k }) => inv('c', (x) => Math.log((x - k) / b ** h) / Math.log(b)),
})

type Quake = Readonly<{ lo: number; d: number }>

const quake = template({
  ...inverse,
  calculator: true,
  id: 'algebra-2/logarithmic-scale',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 65,
  draw: (rng): Quake => ({ lo: int(rng, 21, 48), d: int(rng, 2, 4) }),
  frames: [
    {
      id: 'quake',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ lo, d }) =>
        `The magnitude of an earthquake is $M = \\log \\frac{A}{A_0}$, where $A$ is the amplitude that a seismometer records and $A_0$ is a fixed reference amplitude. How many times as large is the amplitude of an earthquake of magnitude ${(lo + 10 * d) / 10} as that of one of magnitude ${lo / 10}?`,
    },
  ],
  given: ({ lo, d }) => ({ lo: frac(lo, 10), hi: frac(lo + 10 * d, 10) }),
  answer: ({ d }) => num(10 ** d),
  traps: [
    {
      misconception: 'a2-log-reads-the-scale-as-linear',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ hi, lo }) => [sub(hi, lo)],
      rule: ({ lo, hi }) => num(sub(hi, lo)),
      why: ({ d }) => `is the difference of the magnitudes; each of the ${d} steps means a factor of 10.`,
      says: () => 'I gave the difference of the two magnitudes.',
    },
    {
      misconception: 'a2-log-reads-the-scale-as-linear',
      operation: 'power-as-product',
      operands: ({ lo, hi }) => [10, sub(hi, lo)],
      rule: ({ lo, hi }) => num(mul(10, sub(hi, lo))),
      why: ({ d }) => `is $10 \\cdot ${d}$ instead of $10^{${d}}$.`,
      says: ({ d }) => `I took $10 \\cdot ${d}$ instead of $10^{${d}}$.`,
    },
    {
      misconception: 'a2-log-divides-the-magnitudes',
      rule: ({ lo, hi }) => num(div(hi, lo)),
      why: () => 'divides one magnitude by the other.',
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      operation: 'wrong-number-used',
      operands: () => [2],
      after: (got, { lo, hi }) => pow(got, toNumber(sub(hi, lo))),
      rule: ({ lo, hi }) => num(pow(2, toNumber(sub(hi, lo)))),
      why: ({ d }) => `is $2^{${d}}$; a common logarithm has the base 10.`,
      says: () => 'I doubled the amplitude for each step of 1.',
    },
  ],
  explain: ({ lo, d }) => ({
    plan: 'Magnitudes are logarithms, so a difference of magnitudes belongs to a quotient of amplitudes.',
    steps: [
      {
        do: `The magnitudes differ by $${(lo + 10 * d) / 10} - ${lo / 10} = ${d}$.`,
        why: 'A difference of logarithms is the logarithm of the quotient of the amplitudes.',
      },
      { do: `The logarithm of the quotient is ${d}.`, why: 'The reference amplitude cancels.' },
      {
        do: `So the quotient of the amplitudes is $10^{${d}} = ${10 ** d}$.`,
        why: 'The logarithm has the base 10: each step of 1 means a factor of 10.',
      },
    ],
    check: `Go back: $\\log ${10 ** d} = ${d}$, and $${lo / 10} + ${d} = ${(lo + 10 * d) / 10}$, the larger magnitude.`,
    faster: `Count whole steps: every full magnitude makes the amplitude 10 times as large, and from ${lo / 10} to ${(lo + 10 * d) / 10} there are ${d} of them, so $${Array.from({ length: d }, () => 10).join(' \\cdot ')} = ${10 ** d}$.`,
  }),
  check: ({ lo, hi }) => num(Math.round(10 ** (hi.n / hi.d) / 10 ** (lo.n / lo.d))),
})

type Dom = Readonly<{ m: number; c: number; b: number }>

const domain = template({
  ...inverse,
  id: 'algebra-2/domain-of-a-logarithm',
  difficulty: 'Medium',
  b: 0,
  seconds: 50,
  draw: (rng): Dom => {
    const m = pick(rng, [-4, -3, -2, 2, 3, 4, 5])
    return { m, c: m * nonZero(rng, -7, 7), b: pick(rng, [2, 3, 5, 7]) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ m, c, b }) => `What is the domain of $f(x) = \\log_{${b}} (${m < 0 ? `${c} - ${-m}x` : linear(m, c)})$?`,
    },
  ],
  given: ({ m, c }) => ({ m, c }),
  answer: ({ m, c }) => inequality('x', m > 0 ? '>' : '<', -c / m),
  traps: [
    {
      misconception: 'a2-log-includes-the-boundary',
      classic: true,
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', -c / m),
      why: () => 'includes the boundary, but there is no logarithm of 0.',
    },
    {
      misconception: 'a2-log-turns-the-inequality',
      operation: 'inequality-not-reversed',
      rule: ({ m, c }) => (m < 0 ? inequality('x', '>', -c / m) : null),
      why: () => 'has the sign the wrong way around.',
      says: () => 'I divided by a negative number and kept the inequality sign.',
    },
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      rule: ({ m, c }) => inequality('x', m > 0 ? '>' : '<', c / m),
      why: ({ m, c }) => `has the boundary with the wrong sign: the argument is 0 at $x = ${-c / m}$.`,
    },
    {
      misconception: 'a2-log-includes-the-boundary',
      twoSlips: true,
      rule: ({ m, c }) => (m < 0 ? inequality('x', '>=', -c / m) : null),
      why: () => 'has the sign the wrong way around, and includes the boundary.',
      says: () => 'I kept the inequality sign when dividing by a negative number, and allowed the logarithm of 0.',
    },
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      twoSlips: true,
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', c / m),
      why: ({ m, c }) => `includes the boundary, and the argument is 0 at $x = ${-c / m}$ instead.`,
      says: () => 'I had the boundary with the wrong sign, and allowed the logarithm of 0.',
    },
  ],
  explain: ({ m, c }) => {
    const end = -c / m
    const next = end + (m > 0 ? 1 : -1)
    return {
      plan: 'A logarithm exists only where its argument is positive: write that as an inequality and solve it.',
      steps: [
        {
          do: `The argument must be positive: $${m < 0 ? `${c} - ${-m}x` : linear(m, c)} \\gt 0$.`,
          why: 'No power of a positive base is 0 or negative.',
        },
        {
          do: `${c < 0 ? 'Add' : 'Subtract'} $${Math.abs(c)}$ on both sides: $${m}x \\gt ${-c}$.`,
          why: 'This leaves the term with $x$ alone.',
        },
        {
          do: `Divide both sides by $${m}$: ${inequality('x', m > 0 ? '>' : '<', end).html}.`,
          why:
            m < 0
              ? 'Dividing by a negative number reverses the inequality sign.'
              : 'Dividing by a positive number keeps the sign.',
        },
      ],
      check: `At $x = ${end}$ the argument is $0$, which is not allowed; at $x = ${next}$ it is $${Math.abs(m)}$, which is.`,
      faster: `The argument is $0$ at $x = ${end}$. The coefficient $${m}$ of $x$ is ${m > 0 ? 'positive, so all greater' : 'negative, so all smaller'} numbers make the argument positive.`,
    }
  },
  // Tries whole numbers: where the argument is 0, and on which side it is positive.
  check: ({ m, c }) => {
    const edge = Array.from({ length: 41 }, (_, i) => i - 20).find((x) => m * x + c === 0) ?? 99
    return inequality('x', m * (edge + 1) + c > 0 ? '>' : '<', edge)
  },
})

export const templates: readonly Template[] = [graph, findInverse, quake, domain]

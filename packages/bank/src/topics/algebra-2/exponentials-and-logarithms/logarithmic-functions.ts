import {
  curve,
  dot,
  expr,
  frac,
  inequality,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  signed,
  type Template,
  template,
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
        `<p>The graph of a logarithmic function and its vertical asymptote (dashed) are shown.</p>${plane({ alt: `A rising curve to the right of the dashed vertical line x = ${h}, through the points (${h + 1}, 0) and (${h + b}, 1).`, x: [-6, 10], y: [-5, 5], xStep: 1, yStep: 1 }, [vertical(h, { dash: true, plain: true }), curve((x) => Math.log(x - h) / Math.log(b), { from: h + 0.001 }), dot(h + 1, 0), dot(h + b, 1)])}<p>Which equation does the curve have?</p>`,
    },
  ],
  given: ({ b, h }) => ({ asymptote: h, one: h + b }),
  answer: ({ b, h }) => logValue(b, h),
  traps: [
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      shortcut: ({ b, h }) => logValue(b, -h),
      why: ({ h }) => `has its asymptote at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-log-shifts-outside',
      shortcut: ({ b, h }) => logValue(b, 0, -h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
    },
    {
      misconception: 'a2-log-shifts-outside',
      shortcut: ({ b, h }) => logValue(b, 0, h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      shortcut: ({ b, h }) => (h + b > 1 ? logValue(h + b, h) : logValue(b + 1, h)),
      why: ({ b, h }) =>
        h + b > 1
          ? 'reads the base from the coordinate and not from the distance to the asymptote.'
          : `has the height 1 only ${b + 1} to the right of the asymptote.`,
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      shortcut: ({ b, h }) => (h + b > 1 ? logValue(h + b, -h) : logValue(b + 1, -h)),
      why: ({ h }) => `has its asymptote at $x = ${-h}$, and another base.`,
    },
  ],
  explain: ({ b, h }) => [
    {
      do: `The asymptote is $x = ${h}$, so the logarithm is taken of $${linear(1, -h)}$.`,
      why: 'The logarithm exists only where its argument is positive.',
    },
    {
      do: `The height is 1 at $x = ${h + b}$, which is ${b} to the right of the asymptote. So the base is ${b}: ${logValue(b, h).html}.`,
      why: '$\\log_b b = 1$.',
    },
  ],
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
    },
    {
      misconception: 'a2-log-keeps-the-signs',
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, k)})${signed(-h)}`, (x) => lg(b, x + k) - h),
      why: ({ k }) => `does not undo the $${k}$ that was added last.`,
    },
    {
      misconception: 'a2-log-undoes-in-the-wrong-order',
      rule: ({ b, h, k }) => inv(`f^{-1}(x) = \\log_{${b}} (${linear(1, h)})${signed(k)}`, (x) => lg(b, x + h) + k),
      why: () => 'only swaps the places of the two numbers and undoes neither of them.',
    },
  ],
  explain: ({ b, h, k }) => [
    {
      do: `Swap $x$ and $y$: $x = ${b}^{${linear(1, h, 'y')}}${signed(k)}$, so $${b}^{${linear(1, h, 'y')}} = ${linear(1, -k)}$.`,
      why: 'What was done last is undone first.',
    },
    {
      do: `$${linear(1, h, 'y')} = \\log_{${b}} (${linear(1, -k)})$, so $y = \\log_{${b}} (${linear(1, -k)})${signed(-h)}$.`,
      why: 'The logarithm undoes the power.',
    },
  ],
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
    { misconception: 'a2-log-reads-the-scale-as-linear', shortcut: ({ d }) => num(d) },
    { misconception: 'a2-log-reads-the-scale-as-linear', shortcut: ({ d }) => num(10 * d) },
    { misconception: 'a2-log-counts-with-another-base', shortcut: ({ d }) => num(2 ** d) },
  ],
  explain: ({ lo, d }) => [
    {
      do: `The magnitudes differ by $${(lo + 10 * d) / 10} - ${lo / 10} = ${d}$.`,
      why: 'A difference of logarithms is the logarithm of the quotient of the amplitudes.',
    },
    {
      do: `So the quotient of the amplitudes is $10^{${d}} = ${10 ** d}$.`,
      why: 'The logarithm has the base 10: each step of 1 means a factor of 10.',
    },
  ],
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
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', -c / m),
      why: () => 'includes the boundary, but there is no logarithm of 0.',
    },
    {
      misconception: 'a2-log-turns-the-inequality',
      rule: ({ m, c }) => inequality('x', m > 0 ? '<' : '>', -c / m),
      why: () => 'has the sign the wrong way round.',
    },
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      rule: ({ m, c }) => inequality('x', m > 0 ? '>' : '<', c / m),
      why: ({ m, c }) => `has the boundary with the wrong sign: the argument is 0 at $x = ${-c / m}$.`,
    },
    {
      misconception: 'a2-log-includes-the-boundary',
      rule: ({ m, c }) => inequality('x', m > 0 ? '<=' : '>=', -c / m),
      why: () => 'has the sign the wrong way round, and includes the boundary.',
    },
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      rule: ({ m, c }) => inequality('x', m > 0 ? '>=' : '<=', c / m),
      why: ({ m, c }) => `includes the boundary, and the argument is 0 at $x = ${-c / m}$ instead.`,
    },
  ],
  explain: ({ m, c }) => [
    {
      do: `The argument must be positive: $${m < 0 ? `${c} - ${-m}x` : linear(m, c)} \\gt 0$.`,
      why: 'No power of a positive base is 0 or negative.',
    },
    {
      do: `$${m}x \\gt ${-c}$, so ${inequality('x', m > 0 ? '>' : '<', -c / m).html}.`,
      why:
        m < 0
          ? 'Dividing by a negative number turns the sign around.'
          : 'Dividing by a positive number keeps the sign.',
    },
  ],
  // Tries whole numbers: where the argument is 0, and on which side it is positive.
  check: ({ m, c }) => {
    const edge = Array.from({ length: 41 }, (_, i) => i - 20).find((x) => m * x + c === 0) ?? 99
    return inequality('x', m * (edge + 1) + c > 0 ? '>' : '<', edge)
  },
})

export const templates: readonly Template[] = [graph, findInverse, quake, domain]

import {
  coef,
  curve,
  decimal,
  dot,
  expr,
  frac,
  gcd,
  group,
  inequality,
  int,
  linear,
  nonZero,
  num,
  person,
  pick,
  plane,
  signed,
  type Template,
  table,
  template,
  text,
  toTex,
  until,
  vertical,
} from '../../../kit.ts'
import { judgeClaims, nameTheMistake } from '../polynomial-functions/diagnose.ts'

const inverse = { skill: 'a2-logarithms-as-inverses', calculator: false, response: 'choice' } as const
const rules = { skill: 'a2-log-rules', calculator: false, response: 'choice' } as const

type Eval = Readonly<{ p: number; m: number; k: number }>
const argTex = ({ p, k }: Eval) => (k < 0 ? `\\frac{1}{${p ** -k}}` : `${p ** k}`)
const evaluate = template({
  ...inverse,
  id: 'algebra-2/evaluate-a-logarithm',
  difficulty: 'Low',
  b: -0.6,
  seconds: 50,
  draw: (rng): Eval =>
    until(
      () => ({ p: pick(rng, [2, 3, 5]), m: int(rng, 1, 4), k: nonZero(rng, -5, 7) }),
      ({ p, m, k }) => p ** m < 130 && p ** Math.abs(k) < 260 && m !== k && Math.abs(k) > 1 && (m > 1 || k < 0),
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: (e) => `What is the value of $\\log_{${e.p ** e.m}} ${argTex(e)}$?` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      b: -0.4,
      stem: (e) =>
        `The graph of $y = \\log_{${e.p ** e.m}} x$ passes through the point $\\left(${argTex(e)}, c\\right)$. What is the value of $c$?`,
    },
  ],
  answer: ({ m, k }) => num(frac(k, m)),
  traps: [
    {
      misconception: 'a2-log-turns-the-exponent-over',
      rule: ({ m, k }) => num(frac(m, k)),
      why: () => 'has the exponent upside down: it belongs to the number as base.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ m, k }) => num(frac(-k, m)),
      why: ({ k }) => `has the wrong sign: the number is ${k < 0 ? 'less' : 'more'} than 1.`,
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      rule: ({ k }) => num(k),
      why: ({ p, m }) => `is the exponent for the base ${p}; here the base is ${p ** m}.`,
    },
    {
      misconception: 'a2-log-divides-the-numbers',
      rule: ({ p, m, k }) => (k > 0 && k > m ? num(p ** (k - m)) : null),
      why: () => 'divides the number by the base; a logarithm is an exponent.',
    },
    {
      misconception: 'a2-log-loses-a-sign',
      rule: ({ m, k }) => num(frac(-m, k)),
      why: () => 'has the exponent upside down, and the wrong sign.',
    },
    {
      misconception: 'a2-log-counts-with-another-base',
      rule: ({ m, k }) => num(k - m),
      why: ({ m, k }) => `subtracts the exponents, $${k} - ${m}$, instead of dividing them.`,
    },
  ],
  explain: ({ p, m, k }) => [
    {
      do: `Write both numbers as powers of ${p}: the base is $${p}${m === 1 ? '' : `^{${m}}`}$, the other number is $${p}^{${k}}$.`,
      why: 'A logarithm is the exponent that turns the base into the number.',
    },
    {
      do: `${m === 1 ? '' : `$(${p}^{${m}})^{c} = ${p}^{${k}}$ means $${m}c = ${k}$, so `}$c = ${toTex(frac(k, m))}$.`,
      why: 'Powers with the same base are equal when their exponents are.',
    },
  ],
  given: (e) => ({ base: e.p ** e.m, x: e.k < 0 ? frac(1, e.p ** -e.k) : e.p ** e.k }),
  check: ({ base, x }) => {
    const target = Math.log(typeof x === 'number' ? x : x.n / x.d) / Math.log(base)
    const d = [1, 2, 3, 4].find((q) => Math.abs(q * target - Math.round(q * target)) < 1e-9) ?? 1
    return num(frac(Math.round(d * target), d))
  },
})

type Form = Readonly<{ b: number; c: number; v: string }>
const formTex = (base: string | number, e: string | number, r: string | number) => text(`$${base}^{${e}} = ${r}$`)
const convert = template({
  ...inverse,
  id: 'algebra-2/logarithm-to-power-form',
  difficulty: 'Low',
  b: -0.9,
  seconds: 40,
  draw: (rng): Form =>
    until(
      () => ({ b: int(rng, 2, 12), c: int(rng, 2, 12), v: pick(rng, ['x', 'n', 'k', 'w', 'p']) }),
      ({ b, c }) => b !== c && b ** c !== c ** b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ b, c, v }) => `Which equation is equivalent to $\\log_{${b}} ${v} = ${c}$?`,
    },
  ],
  answer: ({ b, c, v }) => formTex(b, c, v),
  traps: [
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(c, b, v),
      why: ({ b }) => `takes ${b} for the exponent, but it is the base.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(v, b, c),
      why: ({ b, v }) => `takes $${v}$ for the base and ${b} for the exponent.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(b, v, c),
      why: () => 'takes the letter for the exponent; the exponent is the value of the logarithm.',
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(v, c, b),
      why: ({ b, v }) => `takes $${v}$ for the base, but the base is ${b}.`,
    },
    {
      misconception: 'a2-log-mixes-up-the-three-places',
      rule: ({ b, c, v }) => formTex(c, v, b),
      why: ({ b, c }) => `takes ${c} for the base, but the base is ${b}.`,
    },
  ],
  explain: ({ b, c, v }) => [
    { do: `$\\log_{${b}} ${v}$ is the exponent that turns ${b} into $${v}$.`, why: 'This is what a logarithm means.' },
    {
      do: `This exponent is ${c}, so $${b}^{${c}} = ${v}$.`,
      why: 'The base of the logarithm is the base of the power.',
    },
  ],
  given: ({ b, c, v }) => ({ b, c, v }),
  // With the number that has this logarithm in place of the letter, only one arrangement of the three is true.
  check: ({ b, c, v }) => {
    const size = (s: string | number) => (s === v ? Math.exp(c * Math.log(b)) : Number(s))
    const three = [b, c, v]
    const found = three.flatMap((base) =>
      three.flatMap((e) => {
        const right = three.find((r) => r !== base && r !== e)
        const holds = base !== e && Math.abs(size(e) * Math.log(size(base)) - Math.log(size(right ?? 0))) < 1e-9
        return holds && right !== undefined ? [formTex(base, e, right)] : []
      }),
    )
    return found.length === 1 ? (found[0] ?? text('none')) : text('none')
  },
})

type Between = Readonly<{ b: number; x: number }>
const pair = (k: number) => text(`Between ${k} and ${k + 1}`)
const whole = ({ b, x }: Between) => Array.from({ length: 12 }, (_, k) => k).filter((k) => b ** k <= x).length - 1
const powerTex = (b: number, k: number) => (k === 1 ? `${b}` : `${b}^{${k}} = ${b ** k}`)
const tooLow = ({ b, x }: Between, k: number) => `is too low: $${powerTex(b, k + 1)}$ is still less than ${x}.`
const tooHigh = ({ b, x }: Between, k: number) => `is too high: $${powerTex(b, k)}$ is already more than ${x}.`
const between = template({
  ...inverse,
  id: 'algebra-2/logarithm-between-whole-numbers',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 50,
  draw: (rng): Between =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5, 6, 10]), x: int(rng, 12, 950) }),
      (e) => whole(e) >= 1 && e.b ** whole(e) !== e.x && whole(e) < 7,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ b, x }) => `Between which two whole numbers does $${b === 10 ? '\\log' : `\\log_{${b}}`} ${x}$ lie?`,
    },
  ],
  answer: (e) => pair(whole(e)),
  traps: [
    { misconception: 'a2-log-is-one-off', rule: (e) => pair(whole(e) - 1), why: (e) => tooLow(e, whole(e) - 1) },
    { misconception: 'a2-log-is-one-off', rule: (e) => pair(whole(e) + 1), why: (e) => tooHigh(e, whole(e) + 1) },
    {
      misconception: 'a2-log-divides-the-numbers',
      rule: ({ b, x }) => pair(Math.floor(x / b)),
      why: ({ b, x }) => `divides ${x} by ${b}; a logarithm is an exponent.`,
    },
    { misconception: 'a2-log-is-one-off', rule: (e) => pair(whole(e) + 2), why: (e) => tooHigh(e, whole(e) + 2) },
    {
      misconception: 'a2-log-is-one-off',
      rule: (e) => (whole(e) > 2 ? pair(whole(e) - 2) : null),
      why: (e) => tooLow(e, whole(e) - 2),
    },
  ],
  explain: (e) => [
    {
      do: `${whole(e) === 1 ? `$${e.b}$` : `$${e.b}^{${whole(e)}} = ${e.b ** whole(e)}$`} is less than ${e.x}, and $${e.b}^{${whole(e) + 1}} = ${e.b ** (whole(e) + 1)}$ is more.`,
      why: 'Look for the powers of the base around the number.',
    },
    {
      do: `So the exponent lies between ${whole(e)} and ${whole(e) + 1}.`,
      why: 'A larger power needs a larger exponent.',
    },
  ],
  given: ({ b, x }) => ({ b: b === 10 ? 1 : b, x }),
  check: ({ b, x }) => pair(Math.floor(Math.log(x) / Math.log(b === 1 ? 10 : b))),
})

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
  answer: ({ b, h }) => logValue(b, h),
  traps: [
    {
      misconception: 'a2-log-shifts-the-wrong-way',
      rule: ({ b, h }) => logValue(b, -h),
      why: ({ h }) => `has its asymptote at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-log-shifts-outside',
      rule: ({ b, h }) => logValue(b, 0, -h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
    },
    {
      misconception: 'a2-log-shifts-outside',
      rule: ({ b, h }) => logValue(b, 0, h),
      why: () => 'is shifted up or down; its asymptote is the $y$-axis.',
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      rule: ({ b, h }) => (h + b > 1 ? logValue(h + b, h) : logValue(b + 1, h)),
      why: ({ b, h }) =>
        h + b > 1
          ? 'reads the base from the coordinate and not from the distance to the asymptote.'
          : `has the height 1 only ${b + 1} to the right of the asymptote.`,
    },
    {
      misconception: 'a2-log-reads-the-wrong-base',
      rule: ({ b, h }) => (h + b > 1 ? logValue(h + b, -h) : logValue(b + 1, -h)),
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
  given: ({ b, h }) => ({ asymptote: h, one: h + b }),
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
  given: ({ b, h, k }) => ({ b, h, k }),
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
  answer: ({ d }) => num(10 ** d),
  traps: [
    { misconception: 'a2-log-reads-the-scale-as-linear', rule: ({ d }) => num(d) },
    { misconception: 'a2-log-reads-the-scale-as-linear', rule: ({ d }) => num(10 * d) },
    { misconception: 'a2-log-counts-with-another-base', rule: ({ d }) => num(2 ** d) },
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
  given: ({ lo, d }) => ({ lo: frac(lo, 10), hi: frac(lo + 10 * d, 10) }),
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
  given: ({ m, c }) => ({ m, c }),
  // Tries whole numbers: where the argument is 0, and on which side it is positive.
  check: ({ m, c }) => {
    const edge = Array.from({ length: 41 }, (_, i) => i - 20).find((x) => m * x + c === 0) ?? 99
    return inequality('x', m * (edge + 1) + c > 0 ? '>' : '<', edge)
  },
})

type Cond = Readonly<{ m: number; n: number; b: number }>
const L = (arg: string, b: number) => `\\log_{${b}} ${arg}`
const ln = (v: number, b: number) => Math.log(v) / Math.log(b)
const condense = template({
  ...rules,
  id: 'algebra-2/condense-logarithms',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw: (rng): Cond =>
    until(
      () => ({ m: int(rng, 2, 5), n: int(rng, 2, 5), b: pick(rng, [2, 3, 5, 7]) }),
      ({ m, n }) => m !== n,
    ),
  frames: [
    {
      id: 'condense',
      kind: 'bare',
      items: 7,
      stem: ({ m, n, b }) =>
        `Which expression is equivalent to $${m}${L('x', b)} + ${L('y', b)} - ${n}${L('z', b)}$ for positive $x$, $y$ and $z$?`,
    },
  ],
  answer: ({ m, n, b }) =>
    expr(L(`\\frac{x^${m}y}{z^${n}}`, b), ({ x, y, z }) => (x > 0 ? ln((x ** m * y) / z ** n, b) : Number.NaN)),
  traps: [
    {
      misconception: 'a2-log-makes-the-factor-a-factor',
      rule: ({ m, n, b }) => expr(L(`\\frac{${m}xy}{${n}z}`, b), ({ x, y, z }) => ln((m * x * y) / (n * z), b)),
      why: () => 'moves the factors in as factors, where they become exponents.',
    },
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: ({ m, n, b }) => expr(L(`(x^${m} + y - z^${n})`, b), ({ x, y, z }) => ln(x ** m + y - z ** n, b)),
      why: () => 'adds and subtracts inside, where it must multiply and divide.',
    },
    {
      misconception: 'a2-log-ignores-the-minus',
      rule: ({ m, n, b }) => expr(L(`(x^${m}yz^${n})`, b), ({ x, y, z }) => ln(x ** m * y * z ** n, b)),
      why: () => 'multiplies by the last factor, although its logarithm is subtracted.',
    },
    {
      misconception: 'a2-log-ignores-the-minus',
      rule: ({ m, n, b }) => expr(L(`\\frac{x^${m}}{yz^${n}}`, b), ({ x, y, z }) => ln(x ** m / (y * z ** n), b)),
      why: () => 'divides by $y$, although its logarithm is added.',
    },
    {
      misconception: 'a2-log-makes-the-factor-a-factor',
      rule: ({ m, n, b }) => expr(L(`\\frac{${m}x + y}{${n}z}`, b), ({ x, y, z }) => ln((m * x + y) / (n * z), b)),
      why: () => 'moves the factors in as factors, and adds where it must multiply.',
    },
  ],
  explain: ({ m, n, b }) => [
    {
      do: `$${m}${L('x', b)} = ${L(`x^${m}`, b)}$ and $${n}${L('z', b)} = ${L(`z^${n}`, b)}$.`,
      why: 'A factor in front becomes an exponent.',
    },
    {
      do: `Adding means multiplying, subtracting means dividing: $${L(`\\frac{x^${m}y}{z^${n}}`, b)}$.`,
      why: 'These are the product rule and the quotient rule.',
    },
  ],
  given: ({ m, n, b }) => ({ m, n, b }),
  check: ({ m, n, b }) => expr('c', ({ x, y, z }) => m * ln(x, b) + ln(y, b) - n * ln(z, b)),
})

const expand = nameTheMistake({
  id: 'algebra-2/expand-logarithm-mistake',
  skill: rules.skill,
  prefix: 'a2-log',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  draw: (rng): { y: number; n: number } =>
    until(
      () => ({ y: 2 ** int(rng, 2, 6), n: int(rng, 2, 9) }),
      ({ y, n }) => Math.log2(y) !== n && n !== y,
    ),
  task: ({ y, n }) => `expanded $\\log_2 (${y}x^${n})$ for positive $x$`,
  solution: ({ y, n }) => expr(`${Math.log2(y)} + ${n}\\log_2 x`, ({ x }) => Math.log2(y) + n * Math.log2(x)),
  work: ({ y, n }) =>
    `$\\log_2 ${y} + \\log_2 x^${n}$, where $\\log_2 ${y} = ${Math.log2(y)}$ and $\\log_2 x^${n} = ${n}\\log_2 x$`,
  mistakes: ({ y, n }) => [
    {
      says: `Applying the exponent ${n} to the whole product`,
      work: `$\\log_2 (${y}x)^${n} = ${n}\\log_2 ${y} + ${n}\\log_2 x$`,
      result: expr(`${n * Math.log2(y)} + ${n}\\log_2 x`, ({ x }) => n * Math.log2(y) + n * Math.log2(x)),
    },
    {
      says: `Multiplying the two logarithms instead of adding them`,
      work: `$\\log_2 ${y} \\cdot \\log_2 x^${n} = ${Math.log2(y)} \\cdot ${n}\\log_2 x$`,
      result: expr(`${Math.log2(y) * n}\\log_2 x`, ({ x }) => Math.log2(y) * n * Math.log2(x)),
    },
    {
      says: `Leaving $${y}$ as it is instead of taking its logarithm`,
      work: `$${y}$ stands where $\\log_2 ${y}$ belongs`,
      result: expr(`${y} + ${n}\\log_2 x`, ({ x }) => y + n * Math.log2(x)),
    },
    {
      says: `Adding the exponent ${n} instead of writing it as a factor`,
      work: `$\\log_2 ${y} + ${n} + \\log_2 x$`,
      result: expr(`${Math.log2(y) + n} + \\log_2 x`, ({ x }) => Math.log2(y) + n + Math.log2(x)),
    },
  ],
  redo: ({ y, n }) => [
    expr('c', ({ x }) => Math.log2(y * x ** (n - 1) * x) + (x < 0 ? Number.NaN : 0)),
    expr('c', ({ x }) => n * Math.log2(y * x)),
    expr('c', ({ x }) => (x < 0 ? Number.NaN : Math.log2(y) * Math.log2(x ** n))),
    expr('c', ({ x }) => (x < 0 ? Number.NaN : Math.log2(2 ** y * x ** n))),
    expr('c', ({ x }) => Math.log2(y * 2 ** n * x)),
  ],
})

const LOGS = [
  [2, 301],
  [3, 477],
  [7, 845],
] as const
type Parts = Readonly<{ i: number; j: number; m: number; n: number }>
const at = (i: number) => LOGS[i] as readonly [number, number]
const thousandths = (x: number) => decimal(frac(x, 1000))
const fromTable = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/logarithm-from-prime-table',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng): Parts =>
    until(
      () => ({ i: int(rng, 0, 2), j: int(rng, 0, 2), m: int(rng, 2, 4), n: int(rng, 1, 3) }),
      ({ i, j, m, n }) => i !== j && at(i)[0] ** m * at(j)[0] ** n < 999 && m !== n,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'table',
      items: 7,
      response: 'grid',
      stem: ({ i, j, m, n }) =>
        `<p>The table shows common logarithms, rounded to three decimal places.</p>${table(
          ['$x$', '$\\log x$'],
          [
            ['$2$', '$0.301$'],
            ['$3$', '$0.477$'],
            ['$7$', '$0.845$'],
          ],
        )}<p>Using these values, what is $\\log ${at(i)[0] ** m * at(j)[0] ** n}$?</p>`,
    },
  ],
  answer: ({ i, j, m, n }) => thousandths(m * at(i)[1] + n * at(j)[1]),
  traps: [
    { misconception: 'a2-log-ignores-the-exponent', rule: ({ i, j }) => thousandths(at(i)[1] + at(j)[1]) },
    { misconception: 'a2-log-swaps-the-exponents', rule: ({ i, j, m, n }) => thousandths(n * at(i)[1] + m * at(j)[1]) },
    { misconception: 'a2-log-ignores-the-exponent', rule: ({ i, j, m }) => thousandths(m * (at(i)[1] + at(j)[1])) },
  ],
  explain: ({ i, j, m, n }) => [
    {
      do: `$${at(i)[0] ** m * at(j)[0] ** n} = ${at(i)[0]}^${m} \\cdot ${at(j)[0]}${n === 1 ? '' : `^${n}`}$`,
      why: 'Split the number into the primes of the table.',
    },
    {
      do: `$${m} \\cdot 0.${at(i)[1]} + ${n === 1 ? '' : `${n} \\cdot `}0.${at(j)[1]} = ${(m * at(i)[1] + n * at(j)[1]) / 1000}$`,
      why: 'Exponents become factors, products become sums.',
    },
  ],
  given: ({ i, j, m, n }) => ({ x: at(i)[0] ** m * at(j)[0] ** n }),
  check: ({ x }) => {
    let [rest, total] = [x, 0]
    for (const [p, l] of LOGS)
      while (rest % p === 0) {
        rest /= p
        total += l
      }
    return thousandths(total)
  },
})

type Letters = Readonly<{ m: number; n: number; b: number; two: boolean; product: boolean }>
const sumOf = (m: number, n: number) => expr(`${coef(m)}p + ${coef(n)}q`, ({ p, q }) => m * p + n * q)
const raised = (letter: string, n: number) => (n === 1 ? letter : `${letter}^${n}`)
const powersOf = (m: number, n: number, product: boolean) =>
  expr(`${raised('p', m)}${product ? '' : ' + '}${raised('q', n)}`, ({ p, q }) =>
    product ? p ** m * q ** n : p ** m + q ** n,
  )
const inLetters = template({
  ...rules,
  id: 'algebra-2/logarithm-in-letters',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 65,
  draw: (rng): Letters =>
    until(
      () => ({
        m: int(rng, 1, 4),
        n: int(rng, 1, 4),
        b: pick(rng, [5, 6, 7, 10]),
        two: int(rng, 0, 1) === 1,
        product: int(rng, 0, 1) === 1,
      }),
      ({ m, n, b, two }) => m !== n && m + n > 3 && (two ? 2 : 5) ** m * 3 ** n < 2000 && (two || b !== 5),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, n, b, two }) =>
        `If $\\log_{${b}} ${two ? 2 : 5} = p$ and $\\log_{${b}} 3 = q$, which expression is equal to $\\log_{${b}} ${(two ? 2 : 5) ** m * 3 ** n}$?`,
    },
  ],
  answer: ({ m, n }) => sumOf(m, n),
  traps: [
    {
      misconception: 'a2-log-swaps-the-exponents',
      rule: ({ m, n }) => sumOf(n, m),
      why: ({ m, n, two }) => `belongs to $${raised(two ? '2' : '5', n)} \\cdot ${raised('3', m)}$.`,
    },
    {
      misconception: 'a2-log-keeps-the-exponents',
      rule: ({ m, n, product }) => powersOf(m, n, product),
      why: ({ product }) =>
        product
          ? 'keeps powers and product, but the logarithm turns them into factors and a sum.'
          : 'keeps the exponents, which become factors.',
    },
    {
      misconception: 'a2-log-keeps-the-exponents',
      rule: ({ m, n, product }) => powersOf(n, m, product),
      why: () => 'keeps the exponents, which become factors, and gives them to the wrong letters.',
    },
  ],
  explain: ({ m, n, two }) => [
    {
      do: `$${(two ? 2 : 5) ** m * 3 ** n} = ${raised(two ? '2' : '5', m)} \\cdot ${raised('3', n)}$`,
      why: 'Write the number with the factors whose logarithms are known.',
    },
    { do: `So its logarithm is ${sumOf(m, n).html}.`, why: 'Products become sums, exponents become factors.' },
  ],
  given: ({ m, n, b, two }) => ({ b, x: (two ? 2 : 5) ** m * 3 ** n }),
  // Divides by the primes again and again, as long as it works out.
  check: ({ x }) => {
    let [rest, threes, others] = [x, 0, 0]
    while (rest % 3 === 0) {
      rest /= 3
      threes++
    }
    for (const f = rest % 2 === 0 ? 2 : 5; rest > 1; rest /= f) others++
    return expr('c', ({ p, q }) => others * p + threes * q)
  },
})

type Sum = Readonly<{ b: number; k: number; u: number; minus: boolean }>
const combine = template({
  ...rules,
  id: 'algebra-2/combine-to-a-number',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 60,
  draw: (rng): Sum =>
    until(
      () => ({ b: pick(rng, [2, 3, 4, 5, 6]), k: int(rng, 2, 5), u: int(rng, 2, 12), minus: int(rng, 0, 1) === 1 }),
      ({ b, k, u, minus }) =>
        b ** k < 260 && u % b !== 0 && (minus || (b === 6 && [4, 9, 8, 12, 3].includes(u) && b ** k % u === 0)),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      response: 'grid',
      stem: ({ b, k, u, minus }) =>
        minus
          ? `What is the value of $\\log_${b} ${u * b ** k} - \\log_${b} ${u}$?`
          : `What is the value of $\\log_${b} ${u} + \\log_${b} ${b ** k / u}$?`,
    },
  ],
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'a2-log-adds-the-arguments',
      rule: ({ b, k, u, minus }) => num(minus ? u * b ** k - u : u + b ** k / u),
    },
    { misconception: 'a2-log-divides-the-numbers', rule: ({ b, k }) => num(b ** k) },
    { misconception: 'a2-log-is-one-off', rule: ({ k }) => num(k + 1) },
  ],
  explain: ({ b, k, u, minus }) => [
    {
      do: minus
        ? `The difference is $\\log_${b} \\frac{${u * b ** k}}{${u}} = \\log_${b} ${b ** k}$.`
        : `The sum is $\\log_${b} (${u} \\cdot ${b ** k / u}) = \\log_${b} ${b ** k}$.`,
      why: minus
        ? 'A difference of logarithms is the logarithm of the quotient.'
        : 'A sum of logarithms is the logarithm of the product.',
    },
    { do: `$${b}^${k} = ${b ** k}$, so the value is ${k}.`, why: 'The logarithm is the exponent.' },
  ],
  given: ({ b, k, u, minus }) => ({ b, one: minus ? u * b ** k : u, two: minus ? u : b ** k / u, minus }),
  check: ({ b, one, two, minus }) => num(Math.round(ln(one, b) + (minus ? -1 : 1) * ln(two, b))),
})

type Change = Readonly<{ b: number; x: number }>
const logOf = (b: number, x: number) => expr(`\\log_{${b}} ${x}`, () => ln(x, b))
const logOfQuotient = (top: number, bottom: number) =>
  expr(`\\log \\frac{${top}}{${bottom}}`, () => Math.log10(top) - Math.log10(bottom))
const change = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/change-of-base',
  difficulty: 'Low',
  b: -0.4,
  seconds: 45,
  draw: (rng): Change =>
    until(
      () => ({ b: int(rng, 2, 30), x: int(rng, 2, 30) }),
      ({ b, x }) => b !== 10 && x !== 10 && gcd(b, x) === 1,
    ),
  frames: [
    {
      id: 'calculator',
      kind: 'words',
      items: 6,
      stem: ({ b, x }, rng) =>
        `On a calculator that has only a key for common logarithms (base 10), ${person(rng)} works out $\\frac{\\log ${x}}{\\log ${b}}$. Which logarithm is this?`,
    },
  ],
  answer: ({ b, x }) => logOf(b, x),
  traps: [
    {
      misconception: 'a2-log-turns-the-exponent-over',
      rule: ({ b, x }) => logOf(x, b),
      why: () => 'swaps base and number: the logarithm of the base stands below.',
    },
    {
      misconception: 'a2-log-takes-the-logarithm-of-the-quotient',
      rule: ({ b, x }) => logOfQuotient(x, b),
      why: ({ b, x }) => `is $\\log ${x} - \\log ${b}$: a difference of logarithms, not a quotient.`,
    },
    {
      misconception: 'a2-log-takes-the-logarithm-of-the-quotient',
      rule: ({ b, x }) => logOfQuotient(b, x),
      why: ({ b, x }) => `is $\\log ${b} - \\log ${x}$: a difference of logarithms, not a quotient.`,
    },
  ],
  explain: ({ b, x }) => [
    {
      do: `Let $y = \\log_{${b}} ${x}$, so $${b}^y = ${x}$. Take common logarithms: $y \\log ${b} = \\log ${x}$.`,
      why: 'The exponent comes down as a factor.',
    },
    {
      do: `So $\\frac{\\log ${x}}{\\log ${b}} = y = \\log_{${b}} ${x}$.`,
      why: 'The logarithm of the base stands below.',
    },
  ],
  given: ({ b, x }) => ({ b, x }),
  // Halves an interval until b to this power is x.
  check: ({ b, x }) => {
    let [lo, hi] = [0, 5]
    for (let i = 0; i < 60; i++) {
      const mid = (lo + hi) / 2
      if (b ** mid < x) lo = mid
      else hi = mid
    }
    return expr('c', () => lo)
  },
})

const claims = judgeClaims({
  id: 'algebra-2/log-rule-claims',
  skill: rules.skill,
  prefix: 'a2-log',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): { a: number; c: number } =>
    until(
      () => ({ a: int(rng, 3, 9), c: int(rng, 2, 9) }),
      ({ a, c }) => a !== c && a + c !== a * c,
    ),
  setup: ({ a, c }) => `Two students compare logarithms of numbers made from ${a} and ${c}, all with the base 10.`,
  claims: ({ a, c }) => [
    {
      id: 'product',
      says: `$\\log ${a} + \\log ${c} = \\log ${a * c}$.`,
      holds: true,
      because: 'The logarithm of a product is the sum of the logarithms.',
    },
    {
      id: 'power',
      says: `$\\log ${a}^${c} = ${c}\\log ${a}$.`,
      holds: true,
      because: 'An exponent comes down as a factor.',
    },
    {
      id: 'reciprocal',
      says: `$\\log \\frac{1}{${a}} = -\\log ${a}$.`,
      holds: true,
      because: 'A reciprocal is the power with exponent $-1$.',
    },
    {
      id: 'sum',
      says: `$\\log ${a} + \\log ${c} = \\log ${a + c}$.`,
      holds: false,
      because: `The left side is $\\log ${a * c}$.`,
    },
    {
      id: 'quotient',
      says: `$\\frac{\\log ${a}}{\\log ${c}} = \\log ${a} - \\log ${c}$.`,
      holds: false,
      because: 'The difference is the logarithm of the quotient, not the quotient of the logarithms.',
    },
    {
      id: 'square',
      says: `$(\\log ${a})^${c} = ${c}\\log ${a}$.`,
      holds: false,
      because: 'The rule needs the exponent at the number, not at the logarithm.',
    },
  ],
  verify: ({ a, c }, id) => {
    const l = Math.log10
    const same = (x: number, y: number) => Math.abs(x - y) < 1e-9
    if (id === 'product') return same(10 ** (l(a) + l(c)), a * c)
    if (id === 'power') return same(l(a ** c), c * l(a))
    if (id === 'reciprocal') return same(l(1 / a), -l(a))
    if (id === 'sum') return same(l(a) + l(c), l(a + c))
    if (id === 'quotient') return same(l(a) / l(c), l(a) - l(c))
    return same(l(a) ** c, c * l(a))
  },
})

type Level = Readonly<{ d: number; f: number }>
/** L = 10 log(I/I₀): from levels to a factor and back. */
const loud = template({
  ...rules,
  calculator: true,
  id: 'algebra-2/sound-levels',
  difficulty: 'High',
  b: 0.7,
  seconds: 85,
  draw: (rng): Level => ({ d: int(rng, 35, 70), f: int(rng, 2, 5) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ d, f }) =>
        `The loudness of a sound, in decibels, is $L = 10 \\log \\frac{I}{I_0}$, where $I$ is its intensity and $I_0$ is a fixed reference intensity. A fan has a loudness of ${d} decibels. A drill has ${group(10 ** f)} times the intensity of the fan. What is the loudness of the drill, in decibels?`,
    },
  ],
  answer: ({ d, f }) => num(d + 10 * f),
  traps: [
    {
      misconception: 'a2-log-ignores-the-exponent',
      rule: ({ d, f }) => num(d + f),
      why: ({ f }) => `adds ${f}, but the formula multiplies the logarithm by 10.`,
    },
    {
      misconception: 'a2-log-multiplies-the-logarithms',
      rule: ({ d, f }) => num(d * f),
      why: ({ d, f }) => `multiplies ${d} by ${f}; a product inside the logarithm becomes a sum.`,
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ d, f }) => num(d + 10 * (f + 1)),
      why: ({ f }) => `belongs to ${group(10 ** (f + 1))} times the intensity.`,
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ d, f }) => num(d + 10 * (f - 1)),
      why: ({ f }) => `belongs to ${group(10 ** (f - 1))} times the intensity.`,
    },
    {
      misconception: 'a2-log-reads-the-scale-as-linear',
      rule: ({ d }) => num(d + 10),
      why: () => 'belongs to 10 times the intensity.',
    },
    {
      misconception: 'a2-log-is-one-off',
      rule: ({ d, f }) => num(d + 10 * (f + 2)),
      why: ({ f }) => `belongs to ${group(10 ** (f + 2))} times the intensity.`,
    },
  ],
  explain: ({ d, f }) => [
    {
      do: `$10\\log \\frac{${10 ** f} I}{I_0} = 10\\log ${10 ** f} + 10\\log \\frac{I}{I_0}$`,
      why: 'The logarithm of a product is a sum.',
    },
    { do: `$10 \\cdot ${f} + ${d} = ${d + 10 * f}$`, why: `$\\log ${10 ** f} = ${f}$.` },
  ],
  given: ({ d, f }) => ({ d, factor: 10 ** f }),
  check: ({ d, factor }) => num(Math.round(10 * Math.log10(10 ** (d / 10) * factor))),
})

export const templates: readonly Template[] = [
  evaluate,
  convert,
  between,
  graph,
  findInverse,
  quake,
  domain,
  condense,
  expand,
  fromTable,
  inLetters,
  combine,
  change,
  claims,
  loud,
]

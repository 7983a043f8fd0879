import {
  add,
  div,
  expr,
  type Fracish,
  frac,
  int,
  mul,
  nameTheMistake,
  neg,
  num,
  person,
  pick,
  pow,
  sub,
  table,
  template,
  toTex,
  until,
} from '../../../kit.ts'
import { monoTex, positive, power, zeroth } from './powers.ts'

const skill = 'a1-zero-and-negative-exponents'

const evaluate = template({
  id: 'algebra-1/negative-exponent-value',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 10), n: int(rng, 2, 4) }),
      ({ a, n }) => a ** n < 1300 && a * n !== a ** n,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, n }) => `What is the value of $${a}^{-${n}}$?` },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, n }, rng) =>
        `${person(rng)}’s calculator shows that $${a}^{-${n}}$ is not a negative number. What is its value, written as a fraction?`,
    },
  ],
  answer: ({ a, n }) => num(frac(1, a ** n)),
  traps: [
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ a, n }) => num(-(a ** n)),
      why: ({ a, n }) => `makes $${a}^{${n}}$ negative; a negative exponent makes a reciprocal.`,
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      rule: ({ a, n }) => num(frac(-1, a ** n)),
      why: () => 'takes the reciprocal and changes the sign too.',
    },
    {
      misconception: 'a1-pw-multiplies-base-and-exponent',
      rule: ({ a, n }) => num(-a * n),
      why: ({ a, n }) => `multiplies $${a}$ and $${-n}$.`,
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ a, n }) => num(frac(1, a * n)),
      why: ({ a, n }) => `takes $${a} \\cdot ${n}$ for the power.`,
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      rule: ({ a, n }) => num(a ** n),
      why: () => 'leaves out the minus sign of the exponent.',
    },
    { misconception: 'a1-pw-exponent-over-base', rule: ({ a, n }) => num(frac(n, a)) },
  ],
  explain: ({ a, n }) => [
    { do: `$${a}^{-${n}} = \\frac{1}{${a}^{${n}}}$`, why: 'A negative exponent means one divided by the power.' },
    {
      do: `$${a}^{${n}} = ${a ** n}$, so the value is $\\frac{1}{${a ** n}}$.`,
      why: 'The sign of the exponent does not change the sign of the number.',
    },
  ],
  given: ({ a, n }) => ({ a, n }),
  check: ({ a, n }) =>
    num(Array.from({ length: n }).reduce<ReturnType<typeof frac>>((x) => mul(x, frac(1, a)), frac(1))),
})

const fractionBase = template({
  id: 'algebra-1/negative-exponent-fraction',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 5), q: int(rng, 3, 7), n: int(rng, 2, 3) }),
      ({ p, q, n }) => p < q && frac(p, q).d === q && q ** n < 400 && (n === 2 || q < 6),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ p, q, n }) => `What is the value of $\\left(\\frac{${p}}{${q}}\\right)^{-${n}}$?`,
    },
  ],
  answer: ({ p, q, n }) => num(pow(frac(p, q), -n)),
  traps: [
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      rule: ({ p, q, n }) => num(pow(frac(p, q), n)),
      why: () => 'does not take the reciprocal.',
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ p, q, n }) => num(neg(pow(frac(p, q), n))),
      why: () => 'makes the number negative instead of taking the reciprocal.',
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      rule: ({ p, q, n }) => num(neg(pow(frac(q, p), n))),
      why: () => 'takes the reciprocal, but changes the sign as well.',
    },
    {
      misconception: 'a1-pw-raises-one-part-only',
      rule: ({ p, q, n }) => num(frac(q ** n, p)),
      why: () => 'raises only the numerator of the reciprocal to the power.',
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ p, q, n }) => num(frac(n * q, p)),
      why: ({ n }) => `multiplies by $${n}$ instead of raising to the power.`,
    },
    {
      misconception: 'a1-pw-raises-one-part-only',
      rule: ({ p, q, n }) => num(frac(q, p ** n)),
      why: () => 'raises only the denominator of the reciprocal to the power.',
    },
  ],
  explain: ({ p, q, n }) => [
    {
      do: `$\\left(\\frac{${p}}{${q}}\\right)^{-${n}} = \\left(\\frac{${q}}{${p}}\\right)^{${n}}$`,
      why: 'A negative exponent turns the fraction upside down.',
    },
    {
      do: `$\\frac{${q}^{${n}}}{${p}^{${n}}} = \\frac{${q ** n}}{${p ** n}}$`,
      why: 'Numerator and denominator are both raised to the power.',
    },
  ],
  given: ({ p, q, n }) => ({ p, q, n }),
  check: ({ p, q, n }) =>
    num(
      frac(
        Array.from({ length: n }, () => q).reduce((a, b) => a * b, 1),
        Array.from({ length: n }, () => p).reduce((a, b) => a * b, 1),
      ),
    ),
})

const combined = template({
  id: 'algebra-1/zero-and-negative-combined',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 80,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 5)
        const n = int(rng, 1, 3)
        return { a, n, c: a ** n * int(rng, 2, 6), z: int(rng, 2, 9), k: int(rng, 2, 6) }
      },
      ({ a, n, c, z, k }) => c < 200 && n > 1 && z !== a && k !== z && k !== a,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, n, c, z, k }) => `What is the value of $${c} \\cdot ${a}^{-${n}} + ${k} \\cdot ${zeroth(`${z}`)}$?`,
    },
    {
      id: 'choice',
      kind: 'multi-step',
      response: 'choice',
      items: 6,
      stem: ({ a, n, c, z, k }) =>
        `If $x = ${a}$ and $y = ${z}$, what is the value of $${c}x^{-${n}} + ${k}${zeroth('y')}$?`,
    },
  ],
  answer: ({ a, n, c, k }) => num(c / a ** n + k),
  traps: [
    {
      misconception: 'a1-pw-takes-zeroth-power-as-zero',
      rule: ({ a, n, c }) => num(c / a ** n),
      why: () => 'takes the power with exponent $0$ as $0$; it is $1$.',
    },
    {
      misconception: 'a1-pw-takes-zeroth-power-as-base',
      rule: ({ a, n, c, z, k }) => num(c / a ** n + k * z),
      why: ({ z }) => `takes the power with exponent $0$ as $${z}$.`,
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ a, n, c, k }) => num(-c * a ** n + k),
      why: () => 'takes the negative exponent as a minus sign.',
    },
    { misconception: 'a1-pw-ignores-the-minus-of-the-exponent', rule: ({ a, n, c, k }) => num(c * a ** n + k) },
    {
      misconception: 'a1-pw-drops-the-factor-of-the-zeroth-power',
      rule: ({ a, n, c }) => num(c / a ** n + 1),
      why: ({ k }) => `applies the exponent $0$ to the factor $${k}$ too.`,
    },
    { misconception: 'a1-pw-reciprocal-of-the-product', rule: ({ a, n, c, k }) => num(add(frac(c, a * n), k)) },
  ],
  explain: ({ a, n, c, k }) => [
    {
      do: `$${c} \\cdot ${a}^{-${n}} = \\frac{${c}}{${a ** n}} = ${c / a ** n}$`,
      why: 'A negative exponent means dividing by the power.',
    },
    {
      do: `The power with exponent $0$ is $1$, so the second part is $${k} \\cdot 1 = ${k}$.`,
      why: 'Every number other than 0 to the power 0 is 1; the factor in front stays.',
    },
    { do: `The sum is $${c / a ** n + k}$.`, why: 'Add the two parts.' },
  ],
  given: ({ a, n, c, z, k }) => ({ a, n, c, z, k }),
  check: ({ a, n, c, z, k }) => num(add(mul(c, pow(a, -n)), mul(k, pow(z, 0)))),
})

const rewrite = template({
  id: 'algebra-1/negative-exponents-rewrite',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ c: int(rng, 2, 9), m: int(rng, 2, 7), n: int(rng, 1, 6) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ c, m, n }) =>
        `Which expression is equal to $${c}x^{-${m}}${power('y', n)}$ and has only positive exponents? ($x$ and $y$ are not 0.)`,
    },
  ],
  answer: ({ c, m, n }) => positive(c, 1, [-m, n]),
  traps: [
    {
      misconception: 'a1-pw-moves-the-coefficient-too',
      rule: ({ c, m, n }) => positive(1, c, [-m, n]),
      why: ({ c }) => `moves the $${c}$ below as well; the exponent belongs to $x$ only.`,
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ c, m, n }) => expr(monoTex(-c, [m, n]), ({ x, y }) => -c * x ** m * y ** n),
      why: () => 'turns the negative exponent into a negative number.',
    },
    {
      misconception: 'a1-pw-moves-every-letter',
      rule: ({ c, m, n }) => positive(c, 1, [-m, -n]),
      why: () => 'moves $y$ below too, although its exponent is positive.',
    },
    {
      misconception: 'a1-pw-moves-the-wrong-letter',
      rule: ({ c, m, n }) => positive(c, 1, [m, -n]),
      why: () => 'moves $y$ instead of $x$.',
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      rule: ({ c, m, n }) => positive(c, 1, [m, n]),
      why: () => 'drops the minus sign of the exponent.',
    },
  ],
  explain: ({ c, m, n }) => [
    { do: `$x^{-${m}} = \\frac{1}{x^{${m}}}$`, why: 'The exponent $-' + `${m}` + '$ belongs to $x$ alone.' },
    { do: `So the expression is ${positive(c, 1, [-m, n]).html}.`, why: 'The other factors stay above.' },
  ],
  given: ({ c, m, n }) => ({ c, m, n }),
  check: ({ c, m, n }) => expr('', ({ x, y }) => c * x ** -m * y ** n),
})

/** The pattern that gives meaning to the exponents 0 and below. */
const pattern = template({
  id: 'algebra-1/negative-exponent-pattern',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 2, 9), k: pick(rng, [0, 1, 1, 2, 2, 2, 3, 3]), top: int(rng, 2, 3) }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: ({ a, k, top }) =>
        `<p>The table shows values of $y = ${a}^x$.</p>${table(['$x$', '$y$'], [...Array.from({ length: top }, (_, i) => [`${top - i}`, `${a ** (top - i)}`]), [k === 0 ? '0' : `$-${k}$`, '?']])}<p>Continue the pattern. Which number stands in the last row?</p>`,
    },
  ],
  answer: ({ a, k }) => num(pow(a, -k)),
  traps: [
    {
      misconception: 'a1-pw-takes-zeroth-power-as-zero',
      rule: ({ k }) => (k === 0 ? num(0) : null),
      why: () => 'takes $0$ for the value at $x = 0$.',
    },
    { misconception: 'a1-pw-takes-zeroth-power-as-base', rule: ({ a, k }) => (k === 0 ? num(a) : null) },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ a, k }) => num(-(a ** k)),
      why: () => 'makes the values negative; the pattern divides, so they stay positive.',
    },
    {
      misconception: 'a1-pw-subtracts-in-the-pattern',
      rule: ({ a, k }) => num(a - (k + 1) * a === 0 ? -a : -k * a),
      why: ({ a }) => `subtracts $${a}$ in each row, but each row is divided by $${a}$.`,
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ a, k }) => (k > 1 ? num(frac(1, a * k)) : k === 1 ? num(frac(1, 2 * a)) : null),
      why: ({ a }) => `does not divide by $${a}$ in every row.`,
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      rule: ({ a, k }) => (k > 0 ? num(a ** k) : null),
      why: () => 'leaves out the minus sign of $x$.',
    },
    {
      misconception: 'a1-pw-goes-one-row-too-far',
      rule: ({ a, k }) => num(pow(a, -k - 1)),
      why: ({ a }) => `divides by $${a}$ once too often.`,
    },
    {
      misconception: 'a1-pw-stops-one-row-early',
      rule: ({ a, k }) => (k > 0 ? num(pow(a, -k + 1)) : null),
      why: ({ a }) => `divides by $${a}$ once too few.`,
    },
    { misconception: 'a1-pw-negates-the-reciprocal', rule: ({ a, k }) => (k > 0 ? num(neg(pow(a, -k))) : null) },
    {
      misconception: 'a1-pw-goes-one-row-too-far',
      rule: ({ a, k }) => (k > 0 ? num(pow(a, -k - 2)) : null),
      why: ({ a }) => `divides by $${a}$ twice too often.`,
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ a, k }) => (k > 0 ? num(frac(1, a * (k + 1))) : null),
      why: ({ a, k }) => `multiplies $${a}$ by $${k + 1}$ instead of dividing by $${a}$ in every row.`,
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ a, k }) => (k > 0 ? num(frac(1, a + k)) : null),
      why: ({ a, k }) => `adds $${k}$ to $${a}$ instead of dividing by $${a}$ in every row.`,
    },
  ],
  explain: ({ a, k }) => [
    { do: `When $x$ goes down by 1, $y$ is divided by $${a}$.`, why: `For example $${a * a} \\div ${a} = ${a}$.` },
    {
      do: `So $x = 0$ gives $1$${k > 0 ? `, and $x = -${k}$ gives $1$ divided by $${a}$, ${k === 1 ? 'once' : `${k} times`}: $${toTex(pow(a, -k))}$` : ''}.`,
      why: 'The pattern goes on below 0.',
    },
  ],
  given: ({ a, k }) => ({ a, k }),
  check: ({ a, k }) => {
    let y = frac(a)
    for (let x = 1; x > -k; x--) y = mul(y, frac(1, a))
    return num(y)
  },
})

const HALVES = [
  (w: string, n: number) =>
    `${w} cuts a ribbon of 1 meter in half, then cuts one of the halves in half, and so on, ${n} times in all. How long, in meters, is the shortest piece?`,
  (w: string, n: number) =>
    `${w} folds a square of paper with an area of 1 square foot in half ${n} times. What is the area, in square feet, of the folded packet as seen from above?`,
  (w: string, n: number) =>
    `${w} stacks sheets of dark glass in front of a light sensor. Without glass the sensor shows 1, and each sheet lets exactly half of the light through. What does the sensor show behind ${n} sheets?`,
]

const halving = template({
  id: 'algebra-1/negative-exponent-halving',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({ n: int(rng, 3, 8), s: int(rng, 0, 2) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ n, s }, rng) => (HALVES[s] as (typeof HALVES)[number])(person(rng), n),
    },
  ],
  answer: ({ n }) => num(frac(1, 2 ** n)),
  traps: [
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      rule: ({ n }) => num(frac(1, 2 * n)),
      why: ({ n }) => `divides by $2 \\cdot ${n}$ instead of dividing by 2, ${n} times.`,
    },
    {
      misconception: 'a1-pw-goes-one-row-too-far',
      rule: ({ n }) => num(frac(1, 2 ** (n + 1))),
      why: () => 'halves once too often.',
    },
    {
      misconception: 'a1-pw-stops-one-row-early',
      rule: ({ n }) => num(frac(1, 2 ** (n - 1))),
      why: () => 'halves once too few.',
    },
    {
      misconception: 'a1-pw-squares-instead-of-doubling',
      rule: ({ n }) => (n === 4 ? null : num(frac(1, n * n))),
      why: ({ n }) => `takes $${n}^2$ instead of $2^{${n}}$.`,
    },
    {
      misconception: 'a1-pw-exponent-over-base',
      rule: ({ n }) => num(frac(1, n)),
      why: ({ n }) => `divides by $${n}$.`,
    },
  ],
  explain: ({ n }) => [
    {
      do: `Halving $${n}$ times multiplies by $\\left(\\frac{1}{2}\\right)^{${n}} = 2^{-${n}}$.`,
      why: 'Each halving is a factor of one half.',
    },
    {
      do: `$2^{-${n}} = \\frac{1}{2^{${n}}} = \\frac{1}{${2 ** n}}$`,
      why: 'A negative exponent is one divided by the power.',
    },
  ],
  given: ({ n }) => ({ n }),
  check: ({ n }) => {
    let x = frac(1)
    for (let i = 0; i < n; i++) x = mul(x, frac(1, 2))
    return num(x)
  },
})

/** `step`, carried out so many times. */
const times = (count: number, start: Fracish, step: (x: Fracish) => Fracish): Fracish =>
  Array.from({ length: count }).reduce((x: Fracish) => step(x), start)

const mistake = nameTheMistake({
  id: 'algebra-1/negative-exponent-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  seconds: 90,
  misconception: 'a1-pw-names-an-error-without-testing',
  draw: (rng): { a: number; n: number; k: number } => ({
    a: int(rng, 2, 6),
    n: int(rng, 2, 3),
    k: pick(rng, [3, 5, 7, 9]),
  }),
  task: ({ a, n, k }) => `worked out $${k} \\cdot ${a}^{-${n}}$`,
  solution: ({ a, n, k }) => num(frac(k, a ** n)),
  work: ({ a, n, k }) => `$${a}^{-${n}} = \\frac{1}{${a ** n}}$, and $${k}$ times that is $\\frac{${k}}{${a ** n}}$.`,
  mistakes: ({ a, n, k }) => [
    {
      says: `Taking $${a}^{-${n}}$ as $-${a}^{${n}}$`,
      result: num(-k * a ** n),
      how: `$${k} \\cdot (${-(a ** n)}) = ${-k * a ** n}$`,
      again: num(neg(times(n, k, (x) => mul(x, a)))),
    },
    {
      says: `Giving the exponent $-${n}$ to the $${k}$ as well`,
      result: num(frac(1, (k * a) ** n)),
      how: `$\\frac{1}{${k * a}^{${n}}} = \\frac{1}{${(k * a) ** n}}$`,
      again: num(times(n, 1, (x) => div(div(x, k), a))),
    },
    {
      says: `Taking $${a}^{-${n}}$ as $${a} \\cdot (-${n})$`,
      result: num(-k * a * n),
      how: `$${k} \\cdot (${-a * n}) = ${-k * a * n}$`,
      again: num(times(n, 0, (x) => sub(x, k * a))),
    },
    {
      says: `Writing the $${k}$ below, next to $${a}^{${n}}$`,
      result: num(frac(1, k * a ** n)),
      how: `$\\frac{1}{${k} \\cdot ${a ** n}} = \\frac{1}{${k * a ** n}}$`,
      again: num(
        div(
          times(n, 1, (x) => div(x, a)),
          k,
        ),
      ),
    },
  ],
})

export const templates = [evaluate, fractionBase, combined, rewrite, pattern, halving, mistake]

import { add, div, expr, frac, int, mul, neg, num, person, pow, template, until } from '#kit'
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
    {
      id: 'bare',
      kind: 'bare',
      response: 'grid',
      items: 7,
      stem: ({ a, n }) => `What is the value of $${a}^{-${n}}$, written as a fraction?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, n }, rng) =>
        `${person(rng)}’s calculator shows that $${a}^{-${n}}$ is not a negative number. What is its value, written as a fraction?`,
    },
  ],
  given: ({ a, n }) => ({ a, n }),
  answer: ({ a, n }) => num(frac(1, a ** n)),
  traps: [
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      classic: true,
      operation: 'negative-exponent-as-negative-number',
      operands: ({ a, n }) => [a, n],
      rule: ({ a, n }) => num(-(a ** n)),
      why: ({ a, n }) => `makes $${a}^{${n}}$ negative; a negative exponent makes a reciprocal.`,
    },
    {
      misconception: 'a1-pw-multiplies-base-and-exponent',
      operation: 'power-as-product',
      operands: ({ a, n }) => [a, -n],
      rule: ({ a, n }) => num(-a * n),
      why: ({ a, n }) => `multiplies $${a}$ and $${-n}$.`,
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      operation: 'sign-dropped',
      operands: ({ n }) => [-n],
      after: (got, { a }) => pow(a, got.n),
      rule: ({ a, n }) => num(a ** n),
      why: () => 'leaves out the minus sign of the exponent.',
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      operation: 'sign-reversed',
      operands: ({ a, n }) => [frac(1, a ** n)],
      rule: ({ a, n }) => num(frac(-1, a ** n)),
      why: () => 'takes the reciprocal and changes the sign too.',
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      operation: 'power-as-product',
      operands: ({ a, n }) => [a, n],
      after: (x) => div(1, x),
      rule: ({ a, n }) => num(frac(1, a * n)),
      why: ({ a, n }) => `takes $${a} \\cdot ${n}$ for the power.`,
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      twoSlips: true,
      says: () => 'I multiplied base and exponent, took the reciprocal and also changed the sign.',
      operation: 'sign-reversed',
      operands: ({ a, n }) => [frac(1, a * n)],
      rule: ({ a, n }) => num(frac(-1, a * n)),
      why: ({ a, n }) => `takes $${a} \\cdot ${n}$ for the power, and changes the sign too.`,
    },
  ],
  explain: ({ a, n }) => ({
    plan: 'A negative exponent: write the reciprocal with a positive exponent first, then work out the power.',
    steps: [
      { do: `$${a}^{-${n}} = \\frac{1}{${a}^{${n}}}$`, why: 'A negative exponent means one divided by the power.' },
      {
        do: `$${a}^{${n}} = ${a ** n}$, so the value is $\\frac{1}{${a ** n}}$.`,
        why: 'The sign of the exponent does not change the sign of the number.',
      },
    ],
    check: `$${a}^{${n}}$ times $${a}^{-${n}}$ must be $1$, and $${a ** n} \\cdot \\frac{1}{${a ** n}} = 1$.`,
  }),
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
  given: ({ p, q, n }) => ({ p, q, n }),
  answer: ({ p, q, n }) => num(pow(frac(p, q), -n)),
  traps: [
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      classic: true,
      operation: 'negative-exponent-as-negative-number',
      operands: ({ p, q, n }) => [frac(p, q), n],
      rule: ({ p, q, n }) => num(neg(pow(frac(p, q), n))),
      why: () => 'makes the number negative instead of taking the reciprocal.',
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      operation: 'sign-dropped',
      operands: ({ n }) => [-n],
      after: (got, { p, q }) => pow(frac(p, q), got.n),
      rule: ({ p, q, n }) => num(pow(frac(p, q), n)),
      why: () => 'does not take the reciprocal.',
    },
    {
      misconception: 'a1-pw-raises-one-part-only',
      says: () => 'I took the reciprocal, but raised only its numerator to the power.',
      operation: 'exponent-left-out',
      operands: ({ p }) => [p],
      after: (got, { q, n }) => div(q ** n, got),
      rule: ({ p, q, n }) => num(frac(q ** n, p)),
      why: () => 'raises only the numerator of the reciprocal to the power.',
    },
    {
      misconception: 'a1-pw-negates-the-reciprocal',
      operation: 'sign-reversed',
      operands: ({ q, p, n }) => [pow(frac(q, p), n)],
      rule: ({ p, q, n }) => num(neg(pow(frac(q, p), n))),
      why: () => 'takes the reciprocal, but changes the sign as well.',
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      says: ({ n }) => `I took the reciprocal, but multiplied it by $${n}$ instead of taking the power.`,
      operation: 'power-as-product',
      operands: ({ p, q, n }) => [frac(q, p), n],
      rule: ({ p, q, n }) => num(frac(n * q, p)),
      why: ({ n }) => `multiplies by $${n}$ instead of raising to the power.`,
    },
    {
      misconception: 'a1-pw-raises-one-part-only',
      says: () => 'I took the reciprocal, but raised only its denominator to the power.',
      operation: 'exponent-left-out',
      operands: ({ q }) => [q],
      after: (got, { p, n }) => div(got, p ** n),
      rule: ({ p, q, n }) => num(frac(q, p ** n)),
      why: () => 'raises only the denominator of the reciprocal to the power.',
    },
  ],
  explain: ({ p, q, n }) => ({
    plan: 'A fraction to a negative power: take the reciprocal of the fraction first; then the exponent is positive.',
    steps: [
      {
        do: `$\\left(\\frac{${p}}{${q}}\\right)^{-${n}} = \\left(\\frac{${q}}{${p}}\\right)^{${n}}$`,
        why: 'A negative exponent means one divided by the power, and one divided by a fraction is its reciprocal.',
      },
      {
        do: `$\\left(\\frac{${q}}{${p}}\\right)^{${n}} = \\frac{${q}^{${n}}}{${p}^{${n}}}$`,
        why: 'Numerator and denominator are both raised to the power.',
      },
      {
        do: `$${q}^{${n}} = ${q ** n}$ and $${p}^{${n}} = ${p ** n}$, so the value is $\\frac{${q ** n}}{${p ** n}}$.`,
        why: 'Work out both powers.',
      },
    ],
    ...(q < p ** n
      ? {
          faster: `Two looks at the options are enough: the fraction is less than 1 and the exponent is negative, so the value is greater than 1, and its denominator is $${p}^{${n}} = ${p ** n}$. Only one option is both.`,
        }
      : {}),
    check: `$\\frac{${q ** n}}{${p ** n}} \\cdot \\left(\\frac{${p}}{${q}}\\right)^{${n}} = 1$`,
  }),
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
  given: ({ a, n, c, z, k }) => ({ a, n, c, z, k }),
  answer: ({ a, n, c, k }) => num(c / a ** n + k),
  traps: [
    {
      misconception: 'a1-pw-takes-zeroth-power-as-zero',
      classic: true,
      operation: 'power-as-product',
      operands: ({ z }) => [z, 0],
      after: (got, { c, a, n, k }) => add(div(c, a ** n), mul(k, got)),
      rule: ({ a, n, c }) => num(c / a ** n),
      why: () => 'takes the power with exponent $0$ as $0$; it is $1$.',
    },
    {
      misconception: 'a1-pw-takes-zeroth-power-as-base',
      operation: 'exponent-left-out',
      operands: ({ z }) => [z],
      after: (got, { c, a, n, k }) => add(div(c, a ** n), mul(k, got)),
      rule: ({ a, n, c, z, k }) => num(c / a ** n + k * z),
      why: ({ z }) => `takes the power with exponent $0$ as $${z}$.`,
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      operation: 'negative-exponent-as-negative-number',
      operands: ({ a, n }) => [a, n],
      after: (got, { c, k }) => add(mul(c, got), k),
      rule: ({ a, n, c, k }) => num(-c * a ** n + k),
      why: () => 'takes the negative exponent as a minus sign.',
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      operation: 'sign-dropped',
      operands: ({ n }) => [-n],
      after: (got, { c, a, k }) => add(mul(c, pow(a, got.n)), k),
      rule: ({ a, n, c, k }) => num(c * a ** n + k),
      why: ({ a, n }) => `multiplies by $${a}^{${n}}$; the minus sign of the exponent means dividing by it.`,
    },
    {
      misconception: 'a1-pw-drops-the-factor-of-the-zeroth-power',
      operation: 'product-raised',
      operands: ({ k, z }) => [k, z, 0],
      after: (got, { c, a, n }) => add(div(c, a ** n), got),
      rule: ({ a, n, c }) => num(c / a ** n + 1),
      why: ({ k }) => `applies the exponent $0$ to the factor $${k}$ too.`,
    },
    {
      misconception: 'a1-pw-reciprocal-of-the-product',
      operation: 'power-as-product',
      operands: ({ a, n }) => [a, n],
      after: (x, { c, k }) => add(div(c, x), k),
      rule: ({ a, n, c, k }) => num(add(frac(c, a * n), k)),
      why: ({ a, n }) => `divides by $${a} \\cdot ${n}$ instead of $${a}^{${n}}$.`,
    },
  ],
  explain: ({ a, n, c, k }) => ({
    plan: 'Two powers with special exponents: work out each power by its own rule before you multiply and add.',
    steps: [
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
    check: `Go backward: $${c / a ** n + k} - ${k} = ${c / a ** n}$, and $${c / a ** n} \\cdot ${a}^{${n}} = ${c}$, the factor in front.`,
  }),
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
  given: ({ c, m, n }) => ({ c, m, n }),
  answer: ({ c, m, n }) => positive(c, 1, [-m, n]),
  traps: [
    {
      misconception: 'a1-pw-moves-the-coefficient-too',
      classic: true,
      rule: ({ c, m, n }) => positive(1, c, [-m, n]),
      why: ({ c }) => `moves the $${c}$ below as well; the negative exponent belongs to $x$ only.`,
    },
    {
      misconception: 'a1-pw-takes-negative-exponent-as-sign',
      rule: ({ c, m, n }) => expr(monoTex(-c, [m, n]), ({ x, y }) => -c * x ** m * y ** n),
      why: () => 'turns the negative exponent into a negative number.',
    },
    {
      misconception: 'a1-pw-moves-every-letter',
      says: () => 'I moved both variables below the fraction bar, although only one of the exponents is negative.',
      rule: ({ c, m, n }) => positive(c, 1, [-m, -n]),
      why: () => 'moves $y$ below too, although its exponent is positive.',
    },
    {
      misconception: 'a1-pw-moves-the-wrong-letter',
      says: ({ m, n }) =>
        `I moved $${power('y', n)}$ below the fraction bar instead of $x^{-${m}}$, and left $x$ above with the exponent $${m}$.`,
      rule: ({ c, m, n }) => positive(c, 1, [m, -n]),
      why: () => 'moves $y$ instead of $x$.',
    },
    {
      misconception: 'a1-pw-ignores-the-minus-of-the-exponent',
      rule: ({ c, m, n }) => positive(c, 1, [m, n]),
      why: () => 'drops the minus sign of the exponent.',
    },
  ],
  explain: ({ c, m, n }) => ({
    plan: 'Look which factor has the negative exponent: that factor alone moves to the denominator.',
    steps: [
      {
        do: `The factors are $${c}$, $x^{-${m}}$ and $${power('y', n)}$. Only $x$ has a negative exponent.`,
        why: 'An exponent belongs only to what stands right before it.',
      },
      { do: `$x^{-${m}} = \\frac{1}{x^{${m}}}$`, why: 'A negative exponent means one divided by the power.' },
      { do: `So the expression is ${positive(c, 1, [-m, n]).html}.`, why: 'The other factors stay in the numerator.' },
    ],
    check: `For $x = 2$ and $y = 1$ both expressions are $\\frac{${c}}{2^{${m}}}$, and for $x = 1$ and $y = 2$ both are $${c} \\cdot ${power('2', n)} = ${c * 2 ** n}$.`,
  }),
  check: ({ c, m, n }) => expr('', ({ x, y }) => c * x ** -m * y ** n),
})

export const templates = [evaluate, fractionBase, combined, rewrite]

import { div, frac, int, mul, nearly, num, pick, sample, sub, type Template, template, toTex, until } from '#kit'

export const skill = 'sm-nonlinear-equations'

type Ask = 'none' | 'two'

/** The integer next to the limit for which the condition holds: above it for no solution, below it for two. */
const beyond = (ask: Ask, limit: number): number => (ask === 'none' ? Math.floor(limit) + 1 : Math.ceil(limit) - 1)

const WORDS = {
  none: { asks: 'has no real solution', end: 'least', sign: '\\lt', not: 'greater' },
  two: { asks: 'has two distinct real solutions', end: 'greatest', sign: '\\gt', not: 'less' },
} as const

const integer = template({
  id: 'sat-math/quadratic-limit-integer',
  skill,
  difficulty: 'High',
  b: 1.7,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 9), q: int(rng, 7, 40), ask: pick(rng, ['none', 'two'] as const) }),
      ({ p, q }) => (q * q) / (4 * p) > 6 && (q * q) / (4 * p) < 90,
    ),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q, ask }) =>
        `The equation $${p}x^2 - ${q}x + c = 0$, where $c$ is an integer constant, ${WORDS[ask].asks}. What is the ${WORDS[ask].end} possible value of $c$?`,
    },
    {
      id: 'product',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q, ask }) =>
        `<p>$x(kx - ${q}) = -${p}$</p><p>In the given equation, $k$ is an integer constant. The equation ${WORDS[ask].asks}. What is the ${WORDS[ask].end} possible value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ p, q, ask }) =>
        `In the $xy$-plane, the graph of $y = ${p}x^2 + ${q}x + n$, where $n$ is an integer constant, ${ask === 'none' ? 'does not meet the $x$-axis' : 'meets the $x$-axis at two points'}. What is the ${WORDS[ask].end} possible value of $n$?`,
    },
  ],
  given: ({ p, q, ask }) => ({ p, q, ask }),
  answer: ({ p, q, ask }) => num(beyond(ask, (q * q) / (4 * p))),
  traps: [
    {
      misconception: 'sm-stays-on-the-wrong-side-of-the-limit',
      classic: true,
      rule: ({ p, q, ask }) => num(ask === 'none' ? Math.floor((q * q) / (4 * p)) : Math.ceil((q * q) / (4 * p))),
      says: ({ p, q, ask }) =>
        (q * q) % (4 * p) === 0
          ? 'I took the limit itself, where the discriminant is 0.'
          : `I took the integer right ${ask === 'none' ? 'below' : 'above'} the limit, where the condition does not hold.`,
      why: ({ p, q, ask }) =>
        `is not ${WORDS[ask].not} than $${toTex(frac(q * q, 4 * p))}$, so the discriminant is not ${ask === 'none' ? 'negative' : 'positive'}.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      rule: ({ p, q, ask }) => num(beyond(ask, (q * q) / p)),
      says: () => 'I left out the 4 in the discriminant.',
      why: ({ p, q }) => `belongs to the limit $\\frac{${q * q}}{${p}}$, without the factor 4.`,
    },
    {
      misconception: 'sm-two-instead-of-four',
      rule: ({ p, q, ask }) => num(beyond(ask, (q * q) / (2 * p))),
      why: ({ p, q }) => `belongs to the limit $\\frac{${q * q}}{${2 * p}}$, with 2 instead of 4.`,
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      rule: ({ q, ask }) => num(beyond(ask, (q * q) / 4)),
      says: ({ p }) => `I left the ${p} out of the discriminant.`,
      why: ({ p, q }) => `belongs to the limit $\\frac{${q * q}}{4}$, without the ${p}.`,
    },
    {
      misconception: 'sm-turns-no-and-two-around',
      rule: ({ p, q, ask }) => num(beyond(ask === 'none' ? 'two' : 'none', (q * q) / (4 * p))),
      says: ({ ask }) =>
        `I used the condition for ${ask === 'none' ? 'two real solutions' : 'no real solution'}, and took the integer next to the limit.`,
      why: ({ ask }) => `belongs to an equation with ${ask === 'none' ? 'two real solutions' : 'no real solution'}.`,
    },
  ],
  explain: ({ p, q, ask }, frame) => {
    const letter = frame === 'constant' ? 'c' : frame === 'product' ? 'k' : 'n'
    return {
      plan: 'The number of real solutions depends on the sign of the discriminant. Write the inequality for the unknown constant, solve it, and take the first integer that satisfies it.',
      steps: [
        {
          do:
            frame === 'product'
              ? `$kx^2 - ${q}x + ${p} = 0$`
              : `The discriminant is $${frame === 'grid' ? q : `(-${q})`}^2 - 4 \\cdot ${p} \\cdot ${letter}$.`,
          why: frame === 'product' ? `Multiply out and add ${p}.` : 'It is $b^2 - 4ac$.',
        },
        {
          do: `$${q * q} - ${4 * p}${letter} ${WORDS[ask].sign} 0$`,
          why: ask === 'none' ? 'No real solution: negative discriminant.' : 'Two solutions: positive discriminant.',
        },
        {
          do: `$${4 * p}${letter} ${ask === 'none' ? '\\gt' : '\\lt'} ${q * q}$, so $${letter} ${ask === 'none' ? '\\gt' : '\\lt'} \\frac{${q * q}}{${4 * p}} ${nearly((q * q) / (4 * p), 2)}$`,
          why: `Bring $${4 * p}${letter}$ to the other side and divide by $${4 * p}$.`,
        },
        {
          do: `The ${WORDS[ask].end} integer is $${beyond(ask, (q * q) / (4 * p))}$.`,
          why: 'The limit itself is not included.',
        },
      ],
      check: `For $${beyond(ask, (q * q) / (4 * p))}$ the discriminant is $${q * q} - ${4 * p * beyond(ask, (q * q) / (4 * p))} = ${q * q - 4 * p * beyond(ask, (q * q) / (4 * p))}$; for the integer ${ask === 'none' ? 'before' : 'after'} it is $${q * q - 4 * p * (beyond(ask, (q * q) / (4 * p)) + (ask === 'none' ? -1 : 1))}$.`,
      faster: `The discriminant is 0 at $${q}^2 \\div ${4 * p}$. On a calculator this is ${Number.isInteger((q * q) / (4 * p)) ? `$${(q * q) / (4 * p)}$` : `about $${((q * q) / (4 * p)).toFixed(2)}$`}, and the next integer ${ask === 'none' ? 'above' : 'below'} it is $${beyond(ask, (q * q) / (4 * p))}$.`,
    }
  },
  check: ({ p, q, ask }) => {
    const fits = (c: number) => (ask === 'none' ? q * q < 4 * p * c : q * q > 4 * p * c)
    const all = Array.from({ length: 400 }, (_, i) => i + 1).filter(fits)
    return num(ask === 'none' ? Math.min(...all) : Math.max(...all))
  },
})

const product = template({
  id: 'sat-math/quadratic-product-in-constants',
  skill,
  difficulty: 'High',
  b: 1.8,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 3, 29), m: int(rng, 2, 17), names: sample(rng, ['a', 'b', 'p', 'q', 'r', 's'], 2) }),
      ({ n, m }) => n % m !== 0 && m % n !== 0,
    ),
  frames: [
    {
      id: 'product',
      kind: 'multi-step',
      items: 5,
      stem: ({ n, m, names: [a, b] }) =>
        `<p>$${n}x^2 + (${n}${b} + ${m}${a})x + ${m}${a}${b} = 0$</p><p>In the given equation, $${a}$ and $${b}$ are positive constants. The product of the solutions of the equation is $k${a}${b}$, where $k$ is a constant. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ n, m, names: [a, b] }) =>
        `<p>$x(${n}x + ${n}${b} + ${m}${a}) = -${m}${a}${b}$</p><p>In the given equation, $${a}$ and $${b}$ are positive constants, and the product of its solutions is $k${a}${b}$. What is the value of the constant $k$?</p>`,
    },
  ],
  given: ({ n, m, names }) => ({ n, m, names }),
  answer: ({ n, m }) => num(frac(m, n)),
  traps: [
    {
      misconception: 'sm-product-without-the-leading-coefficient',
      classic: true,
      operation: 'part-left-out',
      operands: ({ m }) => [m],
      rule: ({ m }) => num(m),
      why: ({ n }) => `is read off the constant term without dividing by ${n}.`,
    },
    {
      misconception: 'sm-turns-a-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ n, m }) => [m, n],
      rule: ({ n, m }) => num(frac(n, m)),
      why: ({ n, m }) => `divides ${n} by ${m} instead of ${m} by ${n}.`,
    },
    {
      misconception: 'sm-multiplies-by-the-leading-coefficient',
      operation: 'multiplied-instead-of-divided',
      operands: ({ n, m }) => [m, n],
      rule: ({ n, m }) => num(n * m),
      why: ({ n, m }) => `is $${n} \\cdot ${m}$.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'part-left-out',
      operands: ({ n }) => [div(1, n)],
      rule: ({ n }) => num(frac(1, n)),
      says: () => 'I divided by the leading coefficient and left out the number in the constant term.',
      why: ({ m }) => `leaves out the ${m} of the constant term.`,
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'wrong-number-used',
      operands: ({ n, m }) => [n + m],
      after: (x, { m }) => div(m, x),
      rule: ({ n, m }) => num(frac(m, n + m)),
      says: ({ n, m }) => `I divided by the sum of ${n} and ${m} instead of the leading coefficient.`,
      why: ({ n, m }) => `divides by $${n} + ${m}$, the coefficients of $x$.`,
    },
  ],
  explain: ({ n, m, names: [a, b] }, frame) => ({
    plan: 'The product of the solutions of a quadratic equation is the constant term divided by the leading coefficient; the other constants do not change that.',
    steps: [
      {
        do: `In standard form the constant term is $${m}${a}${b}$ and the leading coefficient is $${n}$.`,
        why:
          frame === 'grid'
            ? `Multiply out and add $${m}${a}${b}$ on both sides.`
            : 'The equation is in the form $ax^2 + bx + c = 0$ already.',
      },
      {
        do: `The product of the solutions is $\\frac{${m}${a}${b}}{${n}} = ${toTex(frac(m, n))}${a}${b}$.`,
        why: 'Constant term divided by leading coefficient.',
      },
      { do: `$k = ${toTex(frac(m, n))}$`, why: `Compare with $k${a}${b}$.` },
    ],
    check: `In standard form the left side factors as $(${n}x + ${m}${a})(x + ${b})$, so the solutions are $-${toTex(frac(m, n))}${a}$ and $-${b}$; their product is $${toTex(frac(m, n))}${a}${b}$.`,
    faster: `The middle term plays no part: divide the last number by the first, $${m} \\div ${n}$, and $k = ${toTex(frac(m, n))}$.`,
  }),
  // The product of the zeros of (nx + m)(x + 1), with both constants put in as 1.
  check: ({ n, m }) => num(frac(-m * -1, n)),
})

const radical = template({
  id: 'sat-math/radical-exactly-one',
  skill,
  difficulty: 'High',
  b: 2.2,
  calculator: true,
  seconds: 130,
  response: 'grid',
  draw: (rng) => ({ n: int(rng, 5, 57) }),
  frames: [
    {
      id: 'minus',
      kind: 'multi-step',
      items: 6,
      stem: ({ n }) =>
        `<p>$\\sqrt{k - x} = ${n} - x$</p><p>In the given equation, $k$ is a constant. The equation has exactly one real solution. What is the least possible value of $4k$?</p>`,
    },
    {
      id: 'plus',
      kind: 'multi-step',
      items: 6,
      stem: ({ n }) =>
        `<p>$x + ${n} = \\sqrt{x + k}$</p><p>In the given equation, $k$ is a constant. The equation has exactly one real solution. What is the least possible value of $4k$?</p>`,
    },
  ],
  given: ({ n }) => ({ n }),
  answer: ({ n }) => num(4 * n - 1),
  traps: [
    {
      misconception: 'sm-makes-both-sides-vanish',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ n }) => [4 * n],
      rule: ({ n }) => num(4 * n),
      why: ({ n }) => `takes $k = ${n}$, where both sides are 0 for the same $x$; then there is a second solution.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ n }) => [4 * n, 1],
      rule: ({ n }) => num(4 * n + 1),
      says: ({ n }) =>
        `I wrote $u$ for the root, and moved the 1 of the discriminant $1 - 4(${n} - k)$ to the other side with the wrong sign.`,
      why: ({ n }) => `comes from $k = ${n} + \\frac{1}{4}$.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'part-left-out',
      operands: () => [1],
      after: (x, { n }) => mul(4, sub(n, x)),
      rule: ({ n }) => num(4 * n - 4),
      says: ({ n }) =>
        `I wrote $u$ for the root, and left out the 4 in the discriminant of $u^2 - u + (${n} - k) = 0$.`,
      why: ({ n }) => `comes from $k = ${n} - 1$, without the 4 in the discriminant.`,
    },
    {
      misconception: 'sm-two-instead-of-four',
      operation: 'wrong-number-used',
      operands: () => [frac(1, 2)],
      after: (x, { n }) => mul(4, sub(n, x)),
      rule: ({ n }) => num(4 * n - 2),
      says: ({ n }) =>
        `I wrote $u$ for the root, and used $2ac$ instead of $4ac$ in the discriminant of $u^2 - u + (${n} - k) = 0$.`,
      why: ({ n }) => `comes from $k = ${n} - \\frac{1}{2}$, with 2 instead of 4 in the discriminant.`,
    },
  ],
  explain: ({ n }, frame) => ({
    plan: 'Give the square root a name of its own. The equation becomes quadratic in that name, and exactly one solution that is not negative is wanted.',
    steps: [
      {
        do:
          frame === 'minus'
            ? '$u = \\sqrt{k - x}$ with $u \\ge 0$, so $x = k - u^2$'
            : '$u = \\sqrt{x + k}$ with $u \\ge 0$, so $x = u^2 - k$',
        why: 'Square, and solve for $x$.',
      },
      {
        do:
          frame === 'minus'
            ? `$u = ${n} - k + u^2$, so $u^2 - u + (${n} - k) = 0$`
            : `$u^2 - k + ${n} = u$, so $u^2 - u + (${n} - k) = 0$`,
        why: 'Put both into the equation.',
      },
      {
        do: `The discriminant is $1 - 4(${n} - k)$. It is 0 when $k = ${n} - \\frac{1}{4}$.`,
        why: 'For a smaller $k$ it is negative, and there is no solution at all.',
      },
      {
        do: `Then $u = \\frac{1}{2}$, which is not negative: exactly one solution. So $4k = 4 \\cdot ${n} - 1 = ${4 * n - 1}$.`,
        why: `From there to $k = ${n}$ there are two solutions; above it there is one again, but with a greater $k$.`,
      },
    ],
    check: `Graph both sides for $k = ${toTex(frac(4 * n - 1, 4))}$: the line touches the curve.`,
    faster: `Call the side without the root $w$. Then $\\sqrt{w + (k - ${n})} = w$, so $k - ${n} = w^2 - w$. The least value of $w^2 - w$ is $-\\frac{1}{4}$, at $w = \\frac{1}{2}$, so $k = ${n} - \\frac{1}{4}$ and $4k = ${4 * n - 1}$.`,
  }),
  // Of all k in steps of 1/8, the least for which u² − u + n − k has a zero that is not negative.
  check: ({ n }) => {
    const reached = Array.from({ length: 8 * 200 }, (_, i) => i / 8).filter((k) =>
      Array.from({ length: 81 }, (_, i) => i / 16).some((u) => Math.abs(u * u - u + n - k) < 1e-9),
    )
    return num(4 * Math.min(...reached))
  },
})

export const templates: readonly Template[] = [integer, product, radical]

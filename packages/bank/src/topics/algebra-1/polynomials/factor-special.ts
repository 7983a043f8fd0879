import { expr, gcd, int, linear, num, person, pick, table, template, text, until } from '../../../kit.ts'
import { firstWrongStep, form, whoIsRight } from '../functions/diagnose.ts'
import { agreed, onlyOne, readValue } from '../read-tex.ts'
import { factors, pv, px, times } from './forms.ts'

const skill = 'a1-factoring-special'

const difference = template({
  id: 'algebra-1/difference-of-squares',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 8), b: int(rng, 2, 12) }),
      ({ a, b }) => a !== b && gcd(a, b) === 1,
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b }) => `Factor $${px([a * a, 0, -b * b])}$.` },
    {
      id: 'cut',
      kind: 'words',
      items: 6,
      b: 0,
      stem: ({ a, b }, rng) =>
        `${person(rng)} cuts a square of ${b} by ${b} inches out of a square sheet with sides of $${linear(a, 0)}$ inches. Which product gives the area that is left, in square inches?`,
    },
  ],
  answer: ({ a, b }) => factors(a, b, a, -b),
  traps: [
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ a, b }) => factors(a, -b * b, a, -b * b),
      why: ({ b }) => `is a square, and uses $${b * b}$ instead of its root.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ a, b }) => factors(a, b * b, a, b * b),
      why: ({ b }) => `is a square, and uses $${b * b}$ instead of its root.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, b * b, a * a, -b * b)),
      why: () => 'does not take the roots at all.',
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, -b, a * a, -b)),
      why: ({ a }) => `is a square, and uses $${a * a}x$ instead of $${a}x$.`,
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ a, b }) => factors(a, -b, a, -b),
      why: () => 'is the square of a difference; it has a middle term.',
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ a, b }) => factors(a, b, a, b),
      why: () => 'is the square of a sum; it has a middle term and a plus at the end.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      rule: ({ a, b }) => factors(a, b * b, a, -b * b),
      why: ({ b }) => `uses $${b * b}$ instead of its root $${b}$.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, b, 1, -b)),
      why: ({ a }) => `uses $${a * a}x$ and $x$; the middle terms do not cancel.`,
    },
    {
      misconception: 'a1-poly-halves-for-the-root',
      rule: ({ a, b }) => (b % 2 === 0 && b > 2 ? factors(a, (b * b) / 2, a, (-b * b) / 2) : null),
      why: ({ b }) => `halves $${b * b}$ instead of taking the root.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, b, a * a, -b)),
      why: ({ a }) => `uses $${a * a}x$ in both factors; its square is too large.`,
    },
  ],
  explain: ({ a, b }) => [
    {
      do:
        a === 1
          ? `$x^2$ is a square, and $${b * b} = ${b}^2$.`
          : `$${px([a * a, 0, 0])} = (${a}x)^2$ and $${b * b} = ${b}^2$.`,
      why: 'Both terms are squares, and they are subtracted.',
    },
    { do: `So it is ${factors(a, b, a, -b).html}.`, why: '$p^2 - q^2 = (p + q)(p - q)$.' },
  ],
  given: ({ a, b }) => ({ polynomial: px([a * a, 0, -b * b]), side: linear(a, 0), cut: `${b}` }),
  check: ({ polynomial, side, cut }) =>
    agreed([
      expr('', ({ x }) => readValue(polynomial, { x })),
      expr('', ({ x }) => readValue(side, { x }) ** 2 - readValue(cut) ** 2),
    ]),
})

const perfect = template({
  id: 'algebra-1/perfect-square-trinomial',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 6), b: int(rng, 2, 10) * (int(rng, 0, 1) === 1 ? 1 : -1) }),
      ({ a, b }) => a !== Math.abs(b) && gcd(a, b) === 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b }) => `Which expression is equal to $${px([a * a, 2 * a * b, b * b])}$?`,
    },
    {
      id: 'side',
      kind: 'words',
      items: 5,
      stem: ({ a, b }, rng) =>
        `${person(rng)} has a square photo with an area of $${px([a * a, 2 * a * b, b * b])}$ square inches. Which expression gives this area as the square of a side?`,
    },
  ],
  answer: ({ a, b }) => factors(a, b, a, b),
  traps: [
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      rule: ({ a, b }) => factors(a, -Math.sign(b) * b * b, a, -Math.sign(b) * b * b),
      why: ({ b }) => `uses $${b * b}$ instead of its root, and the wrong sign.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, -b, a * a, -b)),
      why: ({ a }) => `does not take the root of $${a * a}$, and has the wrong sign.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, Math.sign(b) * b * b, a * a, Math.sign(b) * b * b)),
      why: () => 'does not take the roots of the first and the last term.',
    },
    {
      misconception: 'a1-poly-takes-half-the-middle',
      rule: ({ a, b }) => (a === 1 ? factors(1, -2 * b, 1, -2 * b) : factors(a, -a * b, a, -a * b)),
      why: () => 'takes a part of the middle coefficient, with the wrong sign.',
    },
    {
      misconception: 'a1-poly-factors-as-difference',
      rule: ({ a, b }) => factors(a, b * b, a, -b * b),
      why: () => 'is a difference of squares, made with numbers that are too large.',
    },
    {
      misconception: 'a1-poly-gets-the-sign-of-the-square-wrong',
      rule: ({ a, b }) => factors(a, -b, a, -b),
      why: () => 'has the wrong sign: look at the middle term.',
    },
    {
      misconception: 'a1-poly-factors-as-difference',
      rule: ({ a, b }) => factors(a, b, a, -b),
      why: () => 'is a difference of squares; it has no middle term.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-first',
      rule: ({ a, b }) => (a === 1 ? null : factors(a * a, b, a * a, b)),
      why: ({ a }) => `does not take the root of $${a * a}$.`,
    },
    {
      misconception: 'a1-poly-takes-half-the-middle',
      rule: ({ a, b }) => (a === 1 ? factors(1, 2 * b, 1, 2 * b) : factors(a, a * b, a, a * b)),
      why: () => 'takes a part of the middle coefficient instead of the root of the last term.',
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      rule: ({ a, b }) => factors(a, Math.sign(b) * b * b, a, Math.sign(b) * b * b),
      why: ({ b }) => `uses $${b * b}$ instead of its root.`,
    },
    {
      misconception: 'a1-poly-drops-the-leading-coefficient',
      rule: ({ a, b }) => (a === 1 ? null : factors(1, b, 1, b)),
      why: ({ a }) => `forgets the $${a}$ in front of $x$.`,
    },
  ],
  explain: ({ a, b }) => [
    {
      do: `First and last term are squares: $${a === 1 ? 'x' : `(${a}x)`}^2$ and $${Math.abs(b)}^2$.`,
      why: 'So the trinomial may be a perfect square.',
    },
    {
      do: `The middle term is $2 \\cdot ${linear(a, 0)} \\cdot ${b < 0 ? `(${b})` : b} = ${px([2 * a * b, 0])}$, so it is ${factors(a, b, a, b).html}.`,
      why: '$p^2 + 2pq + q^2 = (p + q)^2$.',
    },
  ],
  given: ({ a, b }) => ({ shown: [a * a, 2 * a * b, b * b] }),
  check: ({ shown }) => pv(shown),
})

const complete = template({
  id: 'algebra-1/perfect-square-constant',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) => ({ b: int(rng, 2, 15), minus: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'k',
      kind: 'bare',
      items: 6,
      stem: ({ b, minus }) =>
        `For what value of $k$ is $x^2 ${minus ? '-' : '+'} ${2 * b}x + k$ the square of a binomial?`,
    },
    {
      id: 'tiles',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: ({ b, minus }, rng) =>
        `${person(rng)} wants to write $x^2 ${minus ? '-' : '+'} ${2 * b}x + k$ as a perfect square. Which number must $k$ be?`,
    },
  ],
  answer: ({ b }) => num(b * b),
  traps: [
    {
      misconception: 'a1-poly-squares-the-whole-coefficient',
      rule: ({ b }) => num(4 * b * b),
      why: ({ b }) => `squares $${2 * b}$ without halving it first.`,
    },
    {
      misconception: 'a1-poly-forgets-to-square',
      rule: ({ b }) => num(b),
      why: ({ b }) => `halves $${2 * b}$, but does not square.`,
    },
    {
      misconception: 'a1-poly-doubles-the-coefficient',
      rule: ({ b }) => num(4 * b),
      why: ({ b }) => `doubles $${2 * b}$.`,
    },
    {
      misconception: 'a1-poly-doubles-the-half-square',
      rule: ({ b }) => num(2 * b * b),
      why: ({ b }) => `halves $${2 * b}$ only after squaring.`,
    },
    {
      misconception: 'a1-poly-takes-the-coefficient',
      rule: ({ b }) => num(2 * b),
      why: () => 'repeats the coefficient of $x$.',
    },
  ],
  explain: ({ b, minus }) => [
    { do: `Half of $${2 * b}$ is $${b}$.`, why: 'The middle term of a square is twice the product of its terms.' },
    {
      do: `$${b}^2 = ${b * b}$: $x^2 ${minus ? '-' : '+'} ${2 * b}x + ${b * b} = (x ${minus ? '-' : '+'} ${b})^2$.`,
      why: 'The last term is the square of that half.',
    },
  ],
  given: ({ b, minus }) => ({ middle: 2 * b, minus }),
  // A perfect square touches zero at half the coefficient: there k balances the rest.
  // The square of a binomial touches 0 and is never less.
  check: ({ middle, minus }) => {
    const sign = minus ? -1 : 1
    const lowest = Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + sign * middle * x))
    return num(-lowest)
  },
})

const mental = template({
  id: 'algebra-1/difference-of-squares-mental',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const s = int(rng, 4, 20) * 10
        const q = int(rng, 3, 49)
        return { p: s - q, q }
      },
      ({ p, q }) => p > q + 1 && p < 100,
    ),
  frames: [
    {
      id: 'numbers',
      kind: 'words',
      items: 6,
      stem: ({ p, q }, rng) =>
        `Without a calculator, ${person(rng)} works out $${p}^2 - ${q}^2$ by factoring. What is the result?`,
    },
  ],
  answer: ({ p, q }) => num(p * p - q * q),
  traps: [
    { misconception: 'a1-poly-squares-the-difference', rule: ({ p, q }) => num((p - q) ** 2) },
    { misconception: 'a1-poly-subtracts-and-doubles', rule: ({ p, q }) => num(2 * (p - q)) },
    { misconception: 'a1-poly-adds-the-squares', rule: ({ p, q }) => num(p * p + q * q) },
  ],
  explain: ({ p, q }) => [
    {
      do: `$${p}^2 - ${q}^2 = (${p} + ${q})(${p} - ${q}) = ${p + q} \\cdot ${p - q}$`,
      why: 'A difference of squares is a sum times a difference.',
    },
    { do: `$${p + q} \\cdot ${p - q} = ${p * p - q * q}$`, why: 'The round number makes it easy.' },
  ],
  given: ({ p, q }) => ({ p, q }),
  check: ({ p, q }) => num(Array.from({ length: p - q }, (_, i) => 2 * (q + i) + 1).reduce((a, b) => a + b, 0)),
})

const completely = template({
  id: 'algebra-1/special-factor-completely',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 7), b: int(rng, 2, 9) }),
      ({ k, b }) => k !== b,
    ),
  frames: [
    { id: 'bare', kind: 'multi-step', items: 7, stem: ({ k, b }) => `Factor $${px([k, 0, -k * b * b])}$ completely.` },
  ],
  answer: ({ k, b }) => text(`$${k}(x + ${b})(x - ${b})$`),
  traps: [
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ k, b }) => text(`$${k}(x + ${b})^2$`),
      why: () => 'has a middle term when multiplied out.',
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      rule: ({ b }) => text(`$(x - ${b})^2$`),
      why: ({ k }) => `loses the factor $${k}$, and has a middle term when multiplied out.`,
    },
    {
      misconception: 'a1-poly-spreads-the-common-factor',
      rule: ({ k, b }) => text(`$(${k}x - ${b})^2$`),
      why: () => 'has a middle term, and too large a first term.',
    },
    {
      misconception: 'a1-poly-stops-before-the-end',
      rule: ({ k, b }) => text(`$${k}(${px([1, 0, -b * b])})$`),
      why: () => 'is equal, but the difference of squares can be factored further.',
    },
    {
      misconception: 'a1-poly-factors-as-a-square',
      rule: ({ k, b }) => text(`$${k}(x - ${b})^2$`),
      why: () => 'has a middle term when multiplied out.',
    },
    {
      misconception: 'a1-poly-leaves-a-factor-inside',
      rule: ({ k, b }) => text(`$(${k}x + ${k * b})(x - ${b})$`),
      why: ({ k }) => `is equal, but the first factor still contains $${k}$.`,
    },
    {
      misconception: 'a1-poly-spreads-the-common-factor',
      rule: ({ k, b }) => text(`$(${k}x + ${b})(${k}x - ${b})$`),
      why: ({ k }) => `gives $${k * k}x^2$ at the front.`,
    },
    {
      misconception: 'a1-poly-forgets-root-of-the-last',
      rule: ({ k, b }) => text(`$${k}(x + ${b * b})(x - ${b * b})$`),
      why: ({ b }) => `uses $${b * b}$ instead of its root $${b}$.`,
    },
    {
      misconception: 'a1-poly-loses-the-common-factor',
      rule: ({ b }) => text(`$(x + ${b})(x - ${b})$`),
      why: ({ k }) => `loses the factor $${k}$.`,
    },
  ],
  explain: ({ k, b }) => [
    { do: `Take out $${k}$: $${k}(${px([1, 0, -b * b])})$.`, why: 'Look for a common factor first.' },
    {
      do: `$${px([1, 0, -b * b])} = (x + ${b})(x - ${b})$, so the result is $${k}(x + ${b})(x - ${b})$.`,
      why: 'The rest is a difference of squares.',
    },
  ],
  given: ({ k, b }) => ({ shown: [k, k * b * b] }),
  check: ({ shown }) => {
    const [k = 1, c = 1] = shown
    const root = Math.sqrt(c / k)
    return text(`$${k}(x + ${root})(x - ${root})$`)
  },
})

/** Which of four polynomials is of a certain kind. */
const kinds = template({
  id: 'algebra-1/special-recognize',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 5), b: int(rng, 2, 9), c: int(rng, 2, 9), d: int(rng, 3, 9), kind: int(rng, 0, 1) }),
      ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4,
    ),
  frames: [
    {
      id: 'which',
      kind: 'table',
      items: 7,
      stem: ({ a, b, c, d, kind }) =>
        `<p>Four polynomials are given.</p>${table(['Name', 'Polynomial'], rowsOf(a, b, c, d))}<p>Which of them is ${ASKED[kind]}?</p>`,
    },
  ],
  answer: ({ a, b, c, d, kind }) => text(`Polynomial ${'PQRS'[order(a, b, c, d)[kind] as number]}`),
  traps: [
    {
      misconception: 'a1-poly-takes-a-sum-for-a-difference',
      rule: ({ a, b, c, d }) => text(`Polynomial ${'PQRS'[order(a, b, c, d)[2] as number]}`),
      why: ({ kind }) => (kind === 0 ? 'is a sum of squares.' : 'has no middle term.'),
    },
    {
      misconception: 'a1-poly-does-not-check-the-middle-term',
      rule: ({ a, b, c, d }) => text(`Polynomial ${'PQRS'[order(a, b, c, d)[3] as number]}`),
      why: ({ kind }) =>
        kind === 0
          ? 'has a middle term.'
          : 'begins and ends with squares, but its middle term is not twice the product of their roots.',
    },
    {
      misconception: 'a1-poly-mixes-up-the-two-patterns',
      rule: ({ a, b, c, d, kind }) => text(`Polynomial ${'PQRS'[order(a, b, c, d)[1 - kind] as number]}`),
      why: ({ kind }) => (kind === 0 ? 'is the square of a binomial.' : 'is a difference of two squares.'),
    },
  ],
  explain: ({ a, b, c, d, kind }) => [
    {
      do:
        kind === 0
          ? 'A difference of squares has two square terms, a minus between them, and no middle term.'
          : 'The square of a binomial begins and ends with squares, and its middle term is twice the product of their roots.',
      why: 'Compare each polynomial with the pattern.',
    },
    {
      do: `Only polynomial ${'PQRS'[order(a, b, c, d)[kind] as number]} fits: $${px(listed(a, b, c, d)[kind] as number[])} = ${kind === 0 ? `(${linear(a, b)})(${linear(a, -b)})` : `(x + ${c})^2`}$.`,
      why: 'Multiplying back is the test.',
    },
  ],
  given: ({ a, b, c, d, kind }) => ({ rows: rowsOf(a, b, c, d), asked: ASKED[kind] as string }),
  // A difference of squares has the zeros r and −r; the square of a binomial touches 0 once and is never less.
  check: ({ rows, asked }) => {
    const fits = (tex: string): boolean => {
      const ys = Array.from({ length: 3601 }, (_, i) => readValue(tex, { x: (i - 1800) / 60 }))
      const zeros = ys.flatMap((y, i) => (Math.abs(y) < 1e-9 ? [i - 1800] : []))
      const [r = 1, s = 1] = zeros
      return asked.includes('difference') ? zeros.length === 2 && r === -s : zeros.length === 1 && r !== 0
    }
    return text(`Polynomial ${onlyOne(rows, ([, tex = '']) => fits(tex))[0]}`)
  },
})

/** A difference, a square, a sum of squares, and a trinomial that only looks like a square. */
const listed = (a: number, b: number, c: number, d: number): number[][] => [
  [a * a, 0, -b * b],
  [1, 2 * c, c * c],
  [1, 0, d * d],
  [1, d, d * d],
]
const ASKED = ['a difference of two squares', 'the square of a binomial']
const rowsOf = (a: number, b: number, c: number, d: number): string[][] =>
  listed(a, b, c, d)
    .map((p, i) => ['PQRS'[order(a, b, c, d)[i] as number] as string, `$${px(p)}$`])
    .sort()
/** A place for each that depends on the numbers. */
const order = (a: number, b: number, c: number, d: number): number[] => {
  const shift = (a + b + c + d) % 4
  return [0, 1, 2, 3].map((i) => (((b * c) % 2 === 0 ? i : 3 - i) + shift) % 4)
}

const steps = firstWrongStep({
  id: 'algebra-1/special-factor-wrong-step',
  skill,
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  items: 6,
  misconceptions: ['a1-poly-rejects-a-correct-step', 'a1-poly-overlooks-a-wrong-step'],
  draw: (rng): { first: number; last: number } => {
    const k = pick(rng, [2, 3, 5])
    const { a, b } = until(
      () => ({ a: int(rng, 2, 4), b: int(rng, 5, 11) }),
      (p) => gcd(p.a, p.b) === 1,
    )
    return { first: k * a * a, last: k * b * b }
  },
  task: ({ first, last }) => `factored $${px([first, 0, -last])}$`,
  start: ({ first, last }) => pv([first, 0, -last]),
  lines: ({ first, last }, wrong) => {
    const { k, a, b } = parts(first, last)
    const inner = wrong === 0 ? [a * a, 0, -last] : [a * a, 0, -b * b]
    const end = -(inner[2] as number)
    const root = wrong === 0 ? end : b
    const tex1 = `${k}(${px(inner)})`
    const tex2 =
      wrong === 1
        ? `${k}((${a}x)^2 - ${b * b}^2)`
        : wrong === 0
          ? `${k}((${a}x)^2 - ${root})`
          : `${k}((${a}x)^2 - ${b}^2)`
    const second = wrong === 1 ? b ** 4 : end
    const third =
      wrong === 0
        ? `${k}(${a}x + ${root})(${a}x - ${root})`
        : wrong === 1
          ? `${k}(${a}x + ${b * b})(${a}x - ${b * b})`
          : wrong === 2
            ? `${k}(${a}x - ${b})^2`
            : `${k}(${a}x + ${b})(${a}x - ${b})`
    return [
      expr(tex1, ({ x }) => k * (a * a * x * x - end)),
      expr(tex2, ({ x }) => k * (a * a * x * x - second)),
      expr(third, ({ x }) =>
        wrong === 2
          ? k * (a * x - b) ** 2
          : wrong === 0
            ? k * (a * a * x * x - root * root)
            : k * (a * a * x * x - second),
      ),
    ]
  },
  slip: ({ first, last }, wrong) => {
    const { k, b } = parts(first, last)
    return wrong === 0
      ? `the $${k}$ must be divided out of both terms.`
      : wrong === 1
        ? `$${b * b}$ is $${b}^2$.`
        : '$p^2 - q^2$ is $(p + q)(p - q)$, not $(p - q)^2$.'
  },
})

/** k, a and b of k(a²x² − b²). */
const parts = (first: number, last: number): { k: number; a: number; b: number } => {
  const k =
    [2, 3, 4, 5].find(
      (n) =>
        first % n === 0 &&
        last % n === 0 &&
        Number.isInteger(Math.sqrt(first / n)) &&
        Number.isInteger(Math.sqrt(last / n)),
    ) ?? 1
  return { k, a: Math.sqrt(first / k), b: Math.sqrt(last / k) }
}

const who = whoIsRight({
  id: 'algebra-1/special-factor-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.9,
  seconds: 90,
  items: 6,
  misconceptions: ['a1-poly-accepts-a-wrong-form', 'a1-poly-rejects-a-right-form', 'a1-poly-guesses-about-one-form'],
  draw: (rng): { first: number; last: number } =>
    until(
      () => ({ first: int(rng, 2, 7) ** 2, last: int(rng, 2, 9) ** 2 }),
      ({ first, last }) => first !== last,
    ),
  intro: ({ first, last }, n) => `${n[0]} and ${n[1]} factor $${px([first, 0, -last])}$.`,
  ask: () => 'Whose product is equal to the polynomial?',
  correct: ({ first, last }) => pv([first, 0, -last]),
  right: ({ first, last }) => {
    const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
    const fits = `Multiplied out, it is $${px([first, 0, -last])}$ again.`
    return [
      form(factors(a, b, a, -b), fits),
      form(factors(a, -b, a, b), fits),
      form(factors(-a, -b, -a, b), 'The sign of both factors is changed, and that changes nothing.'),
    ]
  },
  wrong: ({ first, last }) => {
    const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
    const wrongly = (...[k, r, l, s]: [number, number, number, number]) =>
      form(factors(k, r, l, s), `Multiplied out, it is $${px(times(k, r, l, s))}$.`)
    return [wrongly(a, -b, a, -b), wrongly(first, b, 1, -b), wrongly(a, last, a, -1), wrongly(-a, b, a, b)]
  },
  explain: ({ first, last }) => {
    const [a, b] = [Math.sqrt(first), Math.sqrt(last)]
    return {
      do: `$${px([first, 0, -last])} = (${linear(a, 0)})^2 - ${b}^2$, so ${factors(a, b, a, -b).html} is correct.`,
      why: 'The factors may change places, and the sign of both factors may be changed.',
    }
  },
})

export const templates = [difference, perfect, complete, mental, completely, kinds, steps, who]

import {
  div,
  expr,
  frac,
  int,
  linear,
  nonZero,
  num,
  polyEval,
  polynomial,
  polyTex,
  polyValue,
  signed,
  type Template,
  toTex,
  until,
} from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-equivalent-expressions'

const product = ask({
  id: 'expression-middle-coefficient',
  skill,
  difficulty: 'Low',
  b: -0.6,
  seconds: 65,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: nonZero(rng, -9, 9), c: int(rng, 2, 6), d: nonZero(rng, -9, 9) }),
      ({ a, b, c, d }) => a * d + b * c !== 0 && Math.abs(b) > 1 && Math.abs(d) > 1 && a !== c,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      stem: ({ a, b, c, d }) =>
        `The expression $(${linear(a, b)})(${linear(c, d)})$ is rewritten as $px^2 + qx + r$, where $p$, $q$, and $r$ are constants. What is the value of $q$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c, d }) =>
        `What is the coefficient of $x$ when $(${linear(a, b)})(${linear(c, d)})$ is multiplied out and like terms are collected?`,
    },
  ],
  answer: ({ a, b, c, d }) => num(a * d + b * c),
  traps: [
    ['sm-forgets-the-cross-terms', ({ a, d }) => num(a * d), () => 'is only one of the two products that contain $x$.'],
    ['sm-forgets-the-cross-terms', ({ b, c }) => num(b * c), () => 'is only one of the two products that contain $x$.'],
    ['sm-takes-another-coefficient', ({ b, d }) => num(b * d), () => 'is the constant term.'],
    ['sm-pairs-the-wrong-terms', ({ a, b, c, d }) => num(a * b + c * d)],
    ['sm-slips-on-a-sign', ({ a, b, c, d }) => num(a * d - b * c)],
    ['sm-takes-another-coefficient', ({ a, c }) => num(a + c)],
  ],
  explain: ({ a, b, c, d }) => [
    [
      `The terms with $x$ are $${a}x \\cdot ${pa(d)}$ and $${pa(b)} \\cdot ${c}x$.`,
      'Every term of the first factor meets every term of the second.',
    ],
    [`Their coefficients add up to $${a * d}${signed(b * c)} = ${a * d + b * c}$.`, 'Like terms are collected.'],
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  // Half the difference of the values at 1 and −1.
  check: ({ a, b, c, d }) => num(div((a + b) * (c + d) - (b - a) * (d - c), 2)),
})

const pa = (n: number): string => (n < 0 ? `(${n})` : String(n))

const difference = ask({
  id: 'expression-difference',
  skill,
  difficulty: 'Low',
  b: -0.7,
  seconds: 60,
  items: 6,
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 3, 9),
        b: nonZero(rng, -8, 9),
        c: nonZero(rng, -9, 9),
        d: int(rng, 1, 6),
        e: nonZero(rng, -8, 9),
        f: nonZero(rng, -9, 9),
      }),
      ({ a, b, c, d, e, f }) => a > d && b !== e && c !== f && b !== -e && c !== -f,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ a, b, c, d, e, f }) =>
        `Which expression is equivalent to $(${polyTex(polynomial([a, b, c]))}) - (${polyTex(polynomial([d, e, f]))})$?`,
    },
    {
      id: 'words',
      kind: 'words',
      stem: ({ a, b, c, d, e, f }) =>
        `A sheet of metal has an area of $${polyTex(polynomial([a, b, c]))}$ square centimeters, where $x \\gt 10$. A piece with an area of $${polyTex(polynomial([d, e, f]))}$ square centimeters is cut out of it. Which expression gives the area of the sheet that is left, in square centimeters?`,
    },
  ],
  answer: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c - f])),
  traps: [
    ['sm-subtracts-the-first-term-only', ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c + f]))],
    ['sm-subtracts-the-first-term-only', ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c + f]))],
    ['sm-subtracts-the-first-term-only', ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c - f]))],
    ['sm-adds-instead-of-subtracting', ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b + e, c + f]))],
    ['sm-adds-instead-of-subtracting', ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b - e, c - f]))],
  ],
  explain: ({ a, b, c, d, e, f }) => [
    [
      `The minus sign changes every sign in the second parentheses: $${polyTex(polynomial([-d, -e, -f]))}$.`,
      'Subtracting a sum subtracts each of its terms.',
    ],
    [
      `Collected with $${polyTex(polynomial([a, b, c]))}$ this gives $${polyTex(polynomial([a - d, b - e, c - f]))}$.`,
      'Terms of the same power are added.',
    ],
  ],
  given: ({ a, b, c, d, e, f }) => ({ a, b, c, d, e, f }),
  // The parabola through the differences of the values at −1, 0 and 1.
  check: ({ a, b, c, d, e, f }) => {
    const at = (x: number) => a * x ** 2 + b * x + c - (d * x ** 2 + e * x + f)
    const [low, middle, high] = [at(-1), at(0), at(1)]
    return polyValue(polynomial([(low + high) / 2 - middle, (high - low) / 2, middle]))
  },
})

const square = ask({
  id: 'expression-completed-square',
  skill,
  difficulty: 'High',
  b: 0.7,
  seconds: 95,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -9, 9), c: nonZero(rng, -30, 40) }),
      ({ h, c }) => Math.abs(h) > 1 && c - h * h !== 0 && h + c - h * h !== 0,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      stem: ({ h, c }) =>
        `The expression $x^2${signed(2 * h)}x${signed(c)}$ can be written as $(x + h)^2 + k$, where $h$ and $k$ are constants. What is the value of $h + k$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ h, c }) =>
        `For all $x$, $x^2${signed(2 * h)}x${signed(c)} = (x + a)^2 + b$, where $a$ and $b$ are constants. What is the value of $a + b$?`,
    },
  ],
  answer: ({ h, c }) => num(h + c - h * h),
  traps: [
    ['sm-stops-half-way', ({ h, c }) => num(c - h * h), () => 'is the constant outside the square alone.'],
    ['sm-adds-the-square-back', ({ h, c }) => num(h + c + h * h)],
    ['sm-forgets-to-halve', ({ h, c }) => num(2 * h + c - 4 * h * h)],
    [
      'sm-forgets-to-halve',
      ({ h, c }) => num(2 * h + c - h * h),
      ({ h }) => `takes the whole coefficient $${2 * h}$ for the number in the square.`,
    ],
    [
      'sm-keeps-the-constant',
      ({ h, c }) => num(h + c),
      ({ c }) => `leaves $${c}$ unchanged, although the square brings a number of its own.`,
    ],
    ['sm-slips-on-a-sign', ({ h, c }) => num(-h + c - h * h)],
  ],
  explain: ({ h, c }) => [
    [
      `Half of $${2 * h}$ is $${h}$, and $(x${signed(h)})^2 = x^2${signed(2 * h)}x + ${h * h}$.`,
      'The middle coefficient is twice the number in the square.',
    ],
    [
      `So the other constant is $${c} - ${h * h} = ${c - h * h}$, and the sum is $${h}${signed(c - h * h)} = ${h + c - h * h}$.`,
      'Take away what the square adds.',
    ],
  ],
  given: ({ h, c }) => ({ p: 2 * h, c }),
  check: ({ p, c }) => {
    const h = search((n) => 2 * n === p)
    return num(h + search((k) => (1 + h) ** 2 + k === 1 + p + c))
  },
})

const powers = ask({
  id: 'expression-rational-exponent',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 75,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 3, 6), m: int(rng, 2, 11), p: int(rng, 2, 5) }),
      ({ n, m }) => m % n !== 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      stem: ({ n, m, p }) =>
        `For $x \\gt 0$, the expression $x^{${p}} \\cdot \\sqrt[${n}]{x^{${m}}}$ is equivalent to $x^k$, where $k$ is a constant. What is the value of $k$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ n, m, p }) =>
        `If $\\sqrt[${n}]{a^{${m}}} \\cdot a^{${p}} = a^t$ for all positive values of $a$, what is the value of $t$?`,
    },
  ],
  answer: ({ n, m, p }) => num(frac(p * n + m, n)),
  traps: [
    ['sm-turns-the-exponent-over', ({ n, m, p }) => num(frac(p * m + n, m))],
    ['sm-multiplies-the-exponents', ({ n, m, p }) => num(frac(p * m, n))],
    ['sm-ignores-the-root', ({ m, p }) => num(p + m)],
    ['sm-ignores-the-root', ({ n, m, p }) => num(frac(p + m, n)), () => 'puts the whole product under the root.'],
    ['sm-subtracts-the-root', ({ n, m, p }) => num(p + m - n)],
    [
      'sm-subtracts-the-root',
      ({ n, m, p }) => num(frac(Math.abs(p * n - m), n)),
      () => 'subtracts the exponents of a product.',
    ],
  ],
  explain: ({ n, m, p }) => [
    [`The root is the power with exponent $${toTex(frac(m, n))}$.`, 'The index of the root becomes the denominator.'],
    [
      `Exponents of a product are added: $${p} + ${toTex(frac(m, n))} = ${toTex(frac(p * n + m, n))}$.`,
      'The base is the same.',
    ],
  ],
  given: ({ n, m, p }) => ({ n, m, p }),
  // The n-th power of the expression is x^(pn) · x^m.
  check: ({ n, m, p }) =>
    num(
      div(
        Array.from({ length: n }, () => p).reduce((s, k) => s + k, m),
        n,
      ),
    ),
})

const factor = ask({
  id: 'expression-factor',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: nonZero(rng, -7, 7), d: nonZero(rng, -8, 8) }),
      ({ a, b, d }) =>
        a * d + b !== 0 &&
        b % a !== 0 &&
        Math.abs(b) > 1 &&
        Math.abs(d) > 1 &&
        Math.abs(b) !== Math.abs(d) &&
        gcd1(a, b),
    ),
  frames: [
    {
      id: 'which',
      kind: 'bare',
      stem: ({ a, b, d }) => `Which of these is a factor of $${polyTex(polynomial([a, a * d + b, b * d]))}$?`,
    },
  ],
  answer: ({ a, b }) => lin(a, b),
  traps: [
    ['sm-slips-on-a-sign', ({ a, b }) => lin(a, -b)],
    ['sm-pairs-the-wrong-terms', ({ a, d }) => lin(a, d)],
    ['sm-pairs-the-wrong-terms', ({ a, d }) => lin(a, -d)],
    ['sm-pairs-the-wrong-terms', ({ a, b, d }) => lin(a, b * d)],
  ],
  explain: ({ a, b, d }) => [
    [
      `$(${linear(a, b)})(${linear(1, d)})$ has the right first and last terms, $${polyTex(polynomial([a, 0, 0]))}$ and $${b * d}$.`,
      'Look for numbers with these products.',
    ],
    [
      `The middle terms add up to $${linear(a * d + b, 0)}$, so $${linear(a, b)}$ is a factor.`,
      'All three coefficients agree.',
    ],
  ],
  given: ({ a, b, d }) => ({ p: a, q: a * d + b, r: b * d }),
  // The rational root that is not whole.
  check: ({ p, q, r }) => {
    const d = search((n) => polyEval(polynomial([p, q, r]), -n).n === 0, 60)
    return lin(p, r / d)
  },
})

const lin = (a: number, b: number) => expr(linear(a, b), ({ x }) => a * x + b)
function gcd1(a: number, b: number): boolean {
  return [2, 3, 5, 7].every((k) => a % k !== 0 || b % k !== 0)
}

export const templates: readonly Template[] = [product, difference, square, powers, factor]

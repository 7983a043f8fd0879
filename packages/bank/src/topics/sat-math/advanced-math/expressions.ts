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
  template,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-equivalent-expressions'

const product = template({
  id: 'sat-math/expression-middle-coefficient',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: nonZero(rng, -9, 9), c: int(rng, 2, 6), d: nonZero(rng, -9, 9) }),
      ({ a, b, c, d }) => a * d + b * c !== 0 && Math.abs(b) > 1 && Math.abs(d) > 1 && a !== c,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
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
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => num(a * d + b * c),
  traps: [
    {
      misconception: 'sm-forgets-the-cross-terms',
      rule: ({ a, d }) => num(a * d),
      why: () => 'is only one of the two products that contain $x$.',
    },
    {
      misconception: 'sm-forgets-the-cross-terms',
      rule: ({ b, c }) => num(b * c),
      why: () => 'is only one of the two products that contain $x$.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
      rule: ({ b, d }) => num(b * d),
      why: () => 'is the constant term.',
    },
    { misconception: 'sm-pairs-the-wrong-terms', rule: ({ a, b, c, d }) => num(a * b + c * d) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b, c, d }) => num(a * d - b * c) },
    { misconception: 'sm-takes-another-coefficient', rule: ({ a, c }) => num(a + c) },
  ],
  explain: ({ a, b, c, d }) => [
    {
      do: `The terms with $x$ are $${a}x \\cdot ${pa(d)}$ and $${pa(b)} \\cdot ${c}x$.`,
      why: 'Every term of the first factor meets every term of the second.',
    },
    {
      do: `Their coefficients add up to $${a * d}${signed(b * c)} = ${a * d + b * c}$.`,
      why: 'Like terms are collected.',
    },
  ],
  // Half the difference of the values at 1 and −1.
  check: ({ a, b, c, d }) => num(div((a + b) * (c + d) - (b - a) * (d - c), 2)),
})

const pa = (n: number): string => (n < 0 ? `(${n})` : String(n))

const difference = template({
  id: 'sat-math/expression-difference',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
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
      items: 6,
      stem: ({ a, b, c, d, e, f }) =>
        `Which expression is equivalent to $(${polyTex(polynomial([a, b, c]))}) - (${polyTex(polynomial([d, e, f]))})$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ a, b, c, d, e, f }) =>
        `A sheet of metal has an area of $${polyTex(polynomial([a, b, c]))}$ square centimeters, where $x \\gt 10$. A piece with an area of $${polyTex(polynomial([d, e, f]))}$ square centimeters is cut out of it. Which expression gives the area of the sheet that is left, in square centimeters?`,
    },
  ],
  given: ({ a, b, c, d, e, f }) => ({ a, b, c, d, e, f }),
  answer: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c - f])),
  traps: [
    {
      misconception: 'sm-subtracts-the-first-term-only',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c + f])),
    },
    {
      misconception: 'sm-subtracts-the-first-term-only',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b - e, c + f])),
    },
    {
      misconception: 'sm-subtracts-the-first-term-only',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a - d, b + e, c - f])),
    },
    {
      misconception: 'sm-adds-instead-of-subtracting',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b + e, c + f])),
    },
    {
      misconception: 'sm-adds-instead-of-subtracting',
      rule: ({ a, b, c, d, e, f }) => polyValue(polynomial([a + d, b - e, c - f])),
    },
  ],
  explain: ({ a, b, c, d, e, f }) => [
    {
      do: `The minus sign changes every sign in the second parentheses: $${polyTex(polynomial([-d, -e, -f]))}$.`,
      why: 'Subtracting a sum subtracts each of its terms.',
    },
    {
      do: `Collected with $${polyTex(polynomial([a, b, c]))}$ this gives $${polyTex(polynomial([a - d, b - e, c - f]))}$.`,
      why: 'Terms of the same power are added.',
    },
  ],
  // The parabola through the differences of the values at −1, 0 and 1.
  check: ({ a, b, c, d, e, f }) => {
    const at = (x: number) => a * x ** 2 + b * x + c - (d * x ** 2 + e * x + f)
    const [low, middle, high] = [at(-1), at(0), at(1)]
    return polyValue(polynomial([(low + high) / 2 - middle, (high - low) / 2, middle]))
  },
})

const square = template({
  id: 'sat-math/expression-completed-square',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -9, 9), c: nonZero(rng, -30, 40) }),
      ({ h, c }) => Math.abs(h) > 1 && c - h * h !== 0 && h + c - h * h !== 0,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 6,
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
  given: ({ h, c }) => ({ p: 2 * h, c }),
  answer: ({ h, c }) => num(h + c - h * h),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ h, c }) => num(c - h * h),
      why: () => 'is the constant outside the square alone.',
    },
    { misconception: 'sm-adds-the-square-back', shortcut: ({ h, c }) => num(h + c + h * h) },
    { misconception: 'sm-forgets-to-halve', shortcut: ({ h, c }) => num(2 * h + c - 4 * h * h) },
    {
      misconception: 'sm-forgets-to-halve',
      shortcut: ({ h, c }) => num(2 * h + c - h * h),
      why: ({ h }) => `takes the whole coefficient $${2 * h}$ for the number in the square.`,
    },
    {
      misconception: 'sm-keeps-the-constant',
      shortcut: ({ h, c }) => num(h + c),
      why: ({ c }) => `leaves $${c}$ unchanged, although the square brings a number of its own.`,
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ h, c }) => num(-h + c - h * h) },
  ],
  explain: ({ h, c }) => [
    {
      do: `Half of $${2 * h}$ is $${h}$, and $(x${signed(h)})^2 = x^2${signed(2 * h)}x + ${h * h}$.`,
      why: 'The middle coefficient is twice the number in the square.',
    },
    {
      do: `So the other constant is $${c} - ${h * h} = ${c - h * h}$, and the sum is $${h}${signed(c - h * h)} = ${h + c - h * h}$.`,
      why: 'Take away what the square adds.',
    },
  ],
  check: ({ p, c }) => {
    const h = search((n) => 2 * n === p)
    return num(h + search((k) => (1 + h) ** 2 + k === 1 + p + c))
  },
})

const powers = template({
  id: 'sat-math/expression-rational-exponent',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 3, 6), m: int(rng, 2, 11), p: int(rng, 2, 5) }),
      ({ n, m }) => m % n !== 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
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
  given: ({ n, m, p }) => ({ n, m, p }),
  answer: ({ n, m, p }) => num(frac(p * n + m, n)),
  traps: [
    { misconception: 'sm-turns-the-exponent-over', rule: ({ n, m, p }) => num(frac(p * m + n, m)) },
    { misconception: 'sm-multiplies-the-exponents', rule: ({ n, m, p }) => num(frac(p * m, n)) },
    { misconception: 'sm-ignores-the-root', rule: ({ m, p }) => num(p + m) },
    {
      misconception: 'sm-ignores-the-root',
      rule: ({ n, m, p }) => num(frac(p + m, n)),
      why: () => 'puts the whole product under the root.',
    },
    { misconception: 'sm-subtracts-the-root', rule: ({ n, m, p }) => num(p + m - n) },
    {
      misconception: 'sm-subtracts-the-root',
      rule: ({ n, m, p }) => num(frac(Math.abs(p * n - m), n)),
      why: () => 'subtracts the exponents of a product.',
    },
  ],
  explain: ({ n, m, p }) => [
    {
      do: `The root is the power with exponent $${toTex(frac(m, n))}$.`,
      why: 'The index of the root becomes the denominator.',
    },
    {
      do: `Exponents of a product are added: $${p} + ${toTex(frac(m, n))} = ${toTex(frac(p * n + m, n))}$.`,
      why: 'The base is the same.',
    },
  ],
  // The n-th power of the expression is x^(pn) · x^m.
  check: ({ n, m, p }) =>
    num(
      div(
        Array.from({ length: n }, () => p).reduce((s, k) => s + k, m),
        n,
      ),
    ),
})

const factor = template({
  id: 'sat-math/expression-factor',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
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
      items: 6,
      stem: ({ a, b, d }) => `Which of these is a factor of $${polyTex(polynomial([a, a * d + b, b * d]))}$?`,
    },
  ],
  given: ({ a, b, d }) => ({ p: a, q: a * d + b, r: b * d }),
  answer: ({ a, b }) => lin(a, b),
  traps: [
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ a, b }) => lin(a, -b) },
    { misconception: 'sm-pairs-the-wrong-terms', shortcut: ({ a, d }) => lin(a, d) },
    { misconception: 'sm-pairs-the-wrong-terms', shortcut: ({ a, d }) => lin(a, -d) },
    { misconception: 'sm-pairs-the-wrong-terms', shortcut: ({ a, b, d }) => lin(a, b * d) },
  ],
  explain: ({ a, b, d }) => [
    {
      do: `$(${linear(a, b)})(${linear(1, d)})$ has the right first and last terms, $${polyTex(polynomial([a, 0, 0]))}$ and $${b * d}$.`,
      why: 'Look for numbers with these products.',
    },
    {
      do: `The middle terms add up to $${linear(a * d + b, 0)}$, so $${linear(a, b)}$ is a factor.`,
      why: 'All three coefficients agree.',
    },
  ],
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

import {
  gcd,
  int,
  lcm,
  linear,
  nameTheMistake,
  nonZero,
  num,
  point,
  type Rng,
  type Template,
  template,
  text,
  until,
  type Value,
} from '#kit'
import { det, type Line, lineTex, pairHtml, solve, tried } from './lines.ts'

const skill = 'a1-systems-by-elimination'

type Pair = Readonly<{ p: Line; q: Line }>
const show = ({ p, q }: Pair): string => pairHtml(lineTex(p), lineTex(q))
const at = (e: Pair): readonly [number, number] => [solve(e.p, e.q).x.n, solve(e.p, e.q).y.n]

/** `match` says whether the y-terms already cancel when the equations are added or subtracted. */
const drawPair =
  (match: boolean) =>
  (rng: Rng): Pair =>
    until(
      () => {
        const [x, y] = [nonZero(rng, -7, 7), nonZero(rng, -7, 7)]
        const [a, b, d] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6), nonZero(rng, -6, 6)]
        const e = match ? (int(rng, 0, 1) === 1 ? b : -b) : nonZero(rng, -6, 6)
        return { p: { a, b, c: a * x + b * y }, q: { a: d, b: e, c: d * x + e * y } }
      },
      ({ p, q }) => {
        const [d, same] = [det(p, q), Math.abs(p.b) === Math.abs(q.b)]
        if (d === 0 || same !== match || p.c === 0 || q.c === 0 || Math.abs(p.c) > 50 || Math.abs(q.c) > 50)
          return false
        const [x, y] = at({ p, q })
        return (
          Math.abs(x) !== Math.abs(y) &&
          Math.abs(p.a) !== Math.abs(q.a) &&
          (match || (gcd(p.a, p.b) === 1 && gcd(q.a, q.b) === 1 && Math.abs(p.b) > 1 && Math.abs(q.b) > 1))
        )
      },
    )

const traps = [
  {
    misconception: 'a1-system-adds-when-going-back',
    says: (e: Pair) =>
      `I put $x = ${at(e)[0]}$ into the first equation and added $${e.p.a * at(e)[0]}$ to the right side instead of subtracting it.`,
    classic: true as const,
    rule: (e: Pair) => {
      const [x] = at(e)
      const y = (e.p.c + e.p.a * x) / e.p.b
      return Number.isInteger(y) ? point(x, y) : null
    },
    why: (e: Pair) =>
      `adds $${e.p.a} \\cdot ${at(e)[0]}$ to $${e.p.c}$ instead of subtracting it when going back to the first equation.`,
  },
  {
    misconception: 'a1-system-sign-of-coordinate',
    says: () => 'I gave both values the wrong sign.',
    twoSlips: true as const,
    rule: (e: Pair) => point(-at(e)[0], -at(e)[1]),
    why: (e: Pair) => `does not make $${lineTex(e.p)}$ true.`,
  },
  {
    misconception: 'a1-system-swaps-coordinates',
    rule: (e: Pair) => point(at(e)[1], at(e)[0]),
    why: () => 'has the two values exchanged.',
  },
  {
    misconception: 'a1-system-sign-of-coordinate',
    says: () => 'I gave $y$ the wrong sign.',
    rule: (e: Pair) => point(at(e)[0], -at(e)[1]),
    why: (e: Pair) => `does not make $${lineTex(e.p)}$ true.`,
  },
  {
    misconception: 'a1-system-sign-of-coordinate',
    says: () => 'I gave $x$ the wrong sign.',
    rule: (e: Pair) => point(-at(e)[0], at(e)[1]),
    why: (e: Pair) => `does not make $${lineTex(e.p)}$ true.`,
  },
  {
    misconception: 'a1-system-swaps-coordinates',
    says: () => 'I exchanged the values of $x$ and $y$, and gave the first one the wrong sign.',
    twoSlips: true as const,
    rule: (e: Pair) => point(-at(e)[1], at(e)[0]),
  },
  {
    misconception: 'a1-system-one-equation-only',
    says: (e: Pair) => `I tested ${onlyOne(e.p, e).html} in the first equation only.`,
    rule: (e: Pair) => onlyOne(e.p, e),
    why: (e: Pair) => `fits the first equation, but not $${lineTex(e.q)}$.`,
  },
  {
    misconception: 'a1-system-one-equation-only',
    says: (e: Pair) => `I tested ${onlyOne(e.q, e).html} in the second equation only.`,
    rule: (e: Pair) => onlyOne(e.q, e),
    why: (e: Pair) => `fits the second equation, but not $${lineTex(e.p)}$.`,
  },
]

/** The nearest other whole point on one of the two lines. */
function onlyOne(l: Line, e: Pair): Value {
  const g = gcd(l.a, l.b)
  const [x, y] = at(e)
  return point(x + l.b / g, y - l.a / g)
}

const easy = template({
  id: 'algebra-1/elimination-add',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: drawPair(true),
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: (e) => `<p>Solve the system. What is $(x, y)$?</p>${show(e)}` }],
  given: (e) => e,
  answer: (e) => point(...at(e)),
  traps,
  explain: (e) => [
    {
      do: `${e.p.b === e.q.b ? 'Subtract the second equation from the first' : 'Add the two equations'}: the $y$-terms cancel, and $x = ${at(e)[0]}$.`,
      why: e.p.b === e.q.b ? 'The $y$-terms are equal.' : 'The $y$-terms are opposite.',
    },
    {
      do: `Put $x = ${at(e)[0]}$ into $${lineTex(e.p)}$: $y = ${at(e)[1]}$. The solution is ${point(...at(e)).html}.`,
      why: 'Either equation will do.',
    },
  ],
  check: ({ p, q }) => point(...tried(p, q)),
})

const hard = template({
  id: 'algebra-1/elimination-multiply',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: drawPair(false),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: (e) => `<p>Which pair $(x, y)$ solves this system?</p>${show(e)}` },
  ],
  given: (e) => e,
  answer: (e) => point(...at(e)),
  traps,
  explain: (e) => {
    const k = lcm(e.p.b, e.q.b)
    return [
      {
        do: `Multiply the first equation by $${Math.abs(k / e.p.b)}$ and the second by $${Math.abs(k / e.q.b)}$, so that both $y$-terms have the size $${k}y$.`,
        why: 'Then one of the variables can be made to cancel.',
      },
      {
        do: `${Math.sign(e.p.b) === Math.sign(e.q.b) ? 'Subtract' : 'Add'}: $x = ${at(e)[0]}$. Put it in: $y = ${at(e)[1]}$, so ${point(...at(e)).html}.`,
        why: 'Test the pair in both equations.',
      },
    ]
  },
  check: ({ p, q }) => point(...tried(p, q)),
})

/** Which factors make x (or y) cancel when the equations are added? */
const factors = template({
  id: 'algebra-1/elimination-factors',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawPair(false)(rng), onX: int(rng, 0, 1) === 1 }),
      ({ p, q, onX }) => (onX ? gcd(p.a, q.a) === 1 && Math.abs(p.a) > 1 && Math.abs(q.a) > 1 : gcd(p.b, q.b) === 1),
    ),
  frames: [
    {
      id: 'factors',
      kind: 'methods',
      items: 7,
      stem: ({ p, q, onX }) =>
        `${show({ p, q })}<p>By which numbers can the two equations be multiplied so that $${onX ? 'x' : 'y'}$ cancels when they are added?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ p, q, onX }) => times(...right(p, q, onX)),
  traps: [
    {
      misconception: 'a1-elimination-own-coefficient',
      says: () => 'I used the right two numbers, but each for the other equation.',
      classic: true,
      rule: ({ p, q, onX }) => times(right(p, q, onX)[1], right(p, q, onX)[0]),
      why: () => 'multiplies each equation by its own coefficient instead of the other one’s.',
    },
    {
      misconception: 'a1-elimination-same-sign',
      says: () => 'I took the second number with the wrong sign, so that the terms become equal instead of opposite.',
      classic: true,
      rule: ({ p, q, onX }) => times(right(p, q, onX)[0], -right(p, q, onX)[1]),
      why: ({ onX }) => `makes the $${onX ? 'x' : 'y'}$-terms equal, so that they do not cancel when added.`,
    },
    {
      misconception: 'a1-elimination-wrong-letter',
      says: ({ onX }) => `I made $${onX ? 'y' : 'x'}$ cancel instead of $${onX ? 'x' : 'y'}$.`,
      rule: ({ p, q, onX }) => times(...right(p, q, !onX)),
      why: ({ onX }) => `makes $${onX ? 'y' : 'x'}$ cancel.`,
    },
    {
      misconception: 'a1-elimination-own-coefficient',
      says: () =>
        'I used the right two numbers, but each for the other equation, and the first one with the wrong sign.',
      twoSlips: true,
      rule: ({ p, q, onX }) => times(-right(p, q, onX)[1], right(p, q, onX)[0]),
    },
    {
      misconception: 'a1-elimination-wrong-letter',
      says: ({ onX }) => `I looked at the $${onX ? 'y' : 'x'}$-terms, and made them equal instead of opposite.`,
      twoSlips: true,
      rule: ({ p, q, onX }) => times(right(p, q, !onX)[0], -right(p, q, !onX)[1]),
    },
  ],
  explain: ({ p, q, onX }) => [
    {
      do: `The coefficients of $${onX ? 'x' : 'y'}$ are $${onX ? p.a : p.b}$ and $${onX ? q.a : q.b}$.`,
      why: 'They must become opposite numbers.',
    },
    {
      do: `With ${times(...right(p, q, onX)).html.toLowerCase()} they become $${(onX ? p.a : p.b) * right(p, q, onX)[0]}$ and $${(onX ? q.a : q.b) * right(p, q, onX)[1]}$.`,
      why: 'Opposite numbers add up to 0.',
    },
  ],
  // Small whole factors without a common divisor, the first one positive.
  check: ({ p, q, onX }) => {
    for (let k = 1; k <= 6; k++)
      for (let n = -6; n <= 6; n++)
        if (n !== 0 && gcd(k, n) === 1 && k * (onX ? p.a : p.b) + n * (onX ? q.a : q.b) === 0) return times(k, n)
    return times(0, 0)
  },
})

function right(p: Line, q: Line, onX: boolean): readonly [number, number] {
  const [u, v] = onX ? [p.a, q.a] : [p.b, q.b]
  const g = gcd(u, v)
  const s = v < 0 ? -1 : 1
  return [(s * v) / g, (-s * u) / g]
}
function times(k: number, n: number): Value {
  const s = k < 0 ? -1 : 1
  return text(`The first by $${s * k}$, the second by $${s * n}$`)
}

/** The sum or difference of the unknowns comes out in one step, as does the long way. */
const shortcut = template({
  id: 'algebra-1/elimination-shortcut',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const [x, y] = [nonZero(rng, -9, 12), nonZero(rng, -9, 12)]
        const [a, b, k] = [int(rng, 1, 7), int(rng, 1, 7), int(rng, 3, 9)]
        const [d, e] = [k - a, k - b]
        return { p: { a, b, c: a * x + b * y }, q: { a: d, b: e, c: d * x + e * y } }
      },
      ({ p, q }) =>
        q.a !== 0 && q.b !== 0 && det(p, q) !== 0 && p.c + q.c !== 0 && Math.abs(p.c) < 80 && Math.abs(q.c) < 80,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 7,
      stem: (e) => `${show(e)}<p>If $(x, y)$ solves this system, what is the value of $x + y$?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ p, q }) => num((p.c + q.c) / (p.a + q.a)),
  traps: [
    {
      misconception: 'a1-elimination-stops-before-dividing',
      says: () => 'I added the equations and gave their right side without dividing.',
      classic: true,
      rule: ({ p, q }) => num(p.c + q.c),
    },
    {
      misconception: 'a1-system-stops-at-one-letter',
      says: () => 'I stopped at the value of $x$.',
      rule: (e) => num(at(e)[0]),
    },
    {
      misconception: 'a1-system-adds-for-subtracts',
      says: () => 'I found $x$ and $y$, but gave $x - y$.',
      rule: (e) => num(at(e)[0] - at(e)[1]),
    },
  ],
  explain: ({ p, q }) => [
    {
      do: `Add the equations: $${p.a + q.a}x + ${p.b + q.b}y = ${p.c + q.c}$.`,
      why: 'Both coefficients become the same number.',
    },
    {
      do: `Divide by $${p.a + q.a}$: $x + y = ${(p.c + q.c) / (p.a + q.a)}$.`,
      why: 'There is no need to find $x$ and $y$ one by one.',
    },
  ],
  check: ({ p, q }) => {
    const s = tried(p, q)
    return num(s[0] + s[1])
  },
})

/** The whole number that passes a test, found by trying. */
const firstWhole = (test: (x: number) => boolean): Value =>
  num(Array.from({ length: 801 }, (_, i) => i - 400).find(test) ?? 999)

const mistake = template({
  id: 'algebra-1/elimination-mistake',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 110,
  response: 'choice',
  ...nameTheMistake({
    items: 6,
    misconception: 'a1-system-slip-untested',
    draw: (rng) =>
      until(
        () => drawPair(true)(rng),
        ({ p, q }) =>
          p.b === q.b && p.a + q.a !== 0 && (p.c - q.c) % (p.a + q.a) === 0 && (p.c + q.c) % (p.a - q.a) === 0,
      ),
    task: ({ p, q }) => `subtracted $${lineTex(q)}$ from $${lineTex(p)}$ to find $x$`,
    solution: (e) => num(at(e)[0]),
    work: ({ p, q }) =>
      `The $y$-terms cancel, and $${linear(p.a, 0)}$ minus $${linear(q.a, 0)}$ is $${linear(p.a - q.a, 0)}$: $${linear(p.a - q.a, 0)} = ${p.c - q.c}$.`,
    mistakes: ({ p, q }) => [
      {
        says: 'Subtracting on the left side, but adding on the right side',
        result: num((p.c + q.c) / (p.a - q.a)),
        how: `$${linear(p.a - q.a, 0)} = ${p.c + q.c}$, so $x = ${(p.c + q.c) / (p.a - q.a)}$`,
        again: firstWhole((x) => p.a * x - p.c === q.a * x + q.c),
      },
      {
        says: 'Adding the $x$-terms instead of subtracting them',
        result: num((p.c - q.c) / (p.a + q.a)),
        how: `$${linear(p.a + q.a, 0)} = ${p.c - q.c}$, so $x = ${(p.c - q.c) / (p.a + q.a)}$`,
        again: firstWhole((x) => p.a * x - p.c === -q.a * x - q.c),
      },
      {
        says: 'Subtracting in the wrong order on the right side only',
        result: num((q.c - p.c) / (p.a - q.a)),
        how: `$${linear(p.a - q.a, 0)} = ${q.c - p.c}$, so $x = ${(q.c - p.c) / (p.a - q.a)}$`,
        again: firstWhole((x) => p.a * x + p.c === q.a * x + q.c),
      },
      {
        says: 'Leaving out the last division',
        result: num(p.c - q.c),
        how: `$${p.c - q.c}$, which is the value of $${linear(p.a - q.a, 0)}$`,
        again: firstWhole((x) => x + q.c === p.c),
      },
    ],
  }),
})

export const templates: readonly Template[] = [easy, hard, factors, shortcut, mistake]

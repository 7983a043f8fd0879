import { div, expr, figure, nonZero, num, paren, pow, signed, sub, type Template, template, until } from '#kit'
import { readValue } from '../read-tex.ts'
import { quad, square, wholes } from './common.ts'

const skill = 'a1-completing-the-square'

/** Half of the coefficient of x, or the width of the strips in the figure. */
const halfOf = ({
  expression,
  strip,
}: Readonly<{ expression?: string | undefined; strip?: number | undefined }>): number =>
  strip ?? Math.abs(Number((expression ?? '').replace('x^2', '').replace(/[x ]/g, ''))) / 2

/** A square with two strips and the corner that makes a larger square of them. */
function tiles(half: number, corner: string, told: string) {
  const written = [
    [95, 22, 'x'],
    [175, 22, String(half)],
    [28, 90, 'x'],
    [28, 170, String(half)],
    [175, 170, corner],
  ].map(
    ([x, y, s]) =>
      `<text x="${x}" y="${y}" fill="var(--fig-line, currentColor)" stroke="none" text-anchor="middle">${s}</text>`,
  )
  const body = `<rect x="40" y="30" width="110" height="110" fill="var(--fig-fill, #2B4BC922)"/><rect x="150" y="30" width="50" height="110"/><rect x="40" y="140" width="110" height="50"/><rect x="150" y="140" width="50" height="50" stroke-dasharray="5 4"/>${written.join('')}`
  return figure(
    240,
    205,
    `A square of side x, a strip of width ${half} on its right, a strip of the same width below it, and ${told}.`,
    body,
  )
}

const missing = template({
  id: 'algebra-1/completing-missing-number',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -12, 12) * 2 }),
      ({ b }) => Math.abs(b) > 4,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ b }) => `Which number must be added to $x^2${signed(b)}x$ to make it a perfect square?`,
    },
    {
      id: 'tiles',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: ({ b }) => {
        const half = Math.abs(b) / 2
        return `<p>A square with side $x$ and two strips of width ${half} are laid together. A corner is missing to make a larger square.</p>${tiles(half, '?', 'an empty corner with a question mark')}<p>What is the area of the missing corner?</p>`
      },
    },
  ],
  given: ({ b }, frame) => (frame === 'tiles' ? { strip: Math.abs(b) / 2 } : { expression: `x^2${signed(b)}x` }),
  answer: ({ b }) => num((b * b) / 4),
  traps: [
    {
      misconception: 'a1-q-forgets-to-square-the-half',
      classic: true,
      says: ({ b }) => `I found $${Math.abs(b) / 2}$ and did not square it.`,
      rule: (g) => num(halfOf(g)),
      why: () => 'still has to be squared.',
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: (g, frame) => (frame === 'tiles' ? null : num((2 * halfOf(g)) ** 2)),
      why: ({ b }) => `squares $${b}$ without halving it first.`,
    },
    {
      misconception: 'a1-q-halves-the-square',
      rule: (g, frame) => (frame === 'tiles' ? null : num((2 * halfOf(g)) ** 2 / 2)),
      why: () => 'halves after squaring.',
    },
    {
      misconception: 'a1-q-doubles-instead-of-squaring',
      says: ({ b }) => `I doubled $${Math.abs(b) / 2}$ instead of squaring it.`,
      rule: (g) => num(2 * halfOf(g)),
      why: ({ b }) => `doubles $${Math.abs(b) / 2}$ instead of squaring it.`,
    },
  ],
  explain: ({ b }, frame) => {
    const half = frame === 'tiles' ? Math.abs(b) / 2 : b / 2
    return {
      ...(frame === 'tiles' ? { figure: tiles(half, `${half * half}`, `a corner with area ${half * half}`) } : {}),
      plan:
        frame === 'tiles'
          ? 'The missing corner is itself a square: find how long its side is, then its area.'
          : 'In a perfect square the coefficient of $x$ is twice the number beside $x$ in the parentheses: find this number, then see what its square is.',
      steps: [
        frame === 'tiles'
          ? {
              do: `The corner is as wide as the strip on the right and as high as the strip below: both are $${half}$.`,
              why: 'The two strips have the same width, so the corner is a square.',
            }
          : {
              do: `Compare $x^2${signed(b)}x$ with $x^2 + 2px$: here $2p = ${b}$, so $p = ${b} \\div 2 = ${half}$.`,
              why: 'A perfect square is $(x + p)^2 = x^2 + 2px + p^2$.',
            },
        {
          do: `Square it: $${paren(half)}^2 = ${half * half}$.`,
          why:
            frame === 'tiles'
              ? 'The area of a square is its side times itself.'
              : `With it, $x^2${signed(b)}x + ${half * half} = ${square(-half)}$.`,
        },
      ],
      check: `Try $x = 10$: $100${signed(20 * half)} + ${half * half} = ${(10 + half) ** 2}$, which is $${paren(10 + half)}^2$.`,
    }
  },
  // A perfect square touches 0 and never falls below it; in the figure the corner is what the larger square has more.
  check: ({ expression, strip }) =>
    expression === undefined
      ? num((10 + strip) ** 2 - 10 ** 2 - 10 * strip - 10 * strip)
      : num(-Math.min(...wholes(20).map((x) => readValue(expression, { x })))),
})

const shifted = (p: number, q: number) => expr(`${square(-p)}${signed(q)}`, ({ x }) => (x + p) ** 2 + q)

const rewrite = template({
  id: 'algebra-1/completing-rewrite',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -8, 8) * 2, c: nonZero(rng, -20, 30) }),
      ({ b, c }) => c !== (b * b) / 4 && c !== (b * b) / 2 && Math.abs(b) > 2,
    ),
  frames: [
    { id: 'form', kind: 'bare', items: 7, stem: ({ b, c }) => `Which expression is equivalent to $${quad(1, b, c)}$?` },
  ],
  given: (p) => p,
  answer: ({ b, c }) => expr(`${square(-b / 2)}${signed(c - (b * b) / 4)}`, ({ x }) => x * x + b * x + c),
  traps: [
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      classic: true,
      rule: ({ b, c }) => shifted(b / 2, c),
      why: ({ b }) => `adds $${(b * b) / 4}$ for the square and never takes it away again.`,
    },
    {
      misconception: 'a1-q-flips-the-sign-in-the-square',
      says: () => 'I got the sign inside the square wrong.',
      rule: ({ b, c }) => shifted(-b / 2, c - (b * b) / 4),
      why: () => 'has the wrong sign in the square.',
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      says: () => 'I added the square where it has to be subtracted.',
      rule: ({ b, c }) => shifted(b / 2, c + (b * b) / 4),
      why: ({ b }) => `adds $${(b * b) / 4}$ once more instead of taking it away.`,
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      rule: ({ b, c }) => shifted(b, c - b * b),
      why: ({ b }) => `does not halve the $${b}$ in the square.`,
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      twoSlips: true,
      says: () => 'I got the sign in the square wrong and did not take the square away again.',
      rule: ({ b, c }) => shifted(-b / 2, c),
      why: ({ b }) => `has the wrong sign in the square, and never takes the $${(b * b) / 4}$ away again.`,
    },
  ],
  explain: ({ b, c }) => ({
    plan: 'The answers have a square in them, so complete the square: half the coefficient of $x$ goes into the square, and what the square adds is taken away again.',
    steps: [
      {
        do: `Half of $${b}$ is $${b / 2}$, so the square is $${square(-b / 2)}$.`,
        why: 'In $(x + p)^2 = x^2 + 2px + p^2$ the coefficient of $x$ is twice $p$.',
      },
      {
        do: `Multiplied out, $${square(-b / 2)} = ${quad(1, b, (b * b) / 4)}$.`,
        why: `Its first two terms are those of $${quad(1, b, c)}$; only the constant term may differ.`,
      },
      {
        do: `Take away the $${(b * b) / 4}$ that the square brings, and keep the constant term: $${square(-b / 2)} - ${(b * b) / 4}${signed(c)}$.`,
        why: 'What is added and taken away again does not change the value.',
      },
      {
        do: `Combine: $-${(b * b) / 4}${signed(c)} = ${c - (b * b) / 4}$, so the expression is $${square(-b / 2)}${signed(c - (b * b) / 4)}$.`,
        why: 'The two numbers outside the square are added.',
      },
    ],
    check: `Put in $x = 0$: the given expression is $${c}$, and the answer is $${paren(b / 2)}^2${signed(c - (b * b) / 4)} = ${(b * b) / 4}${signed(c - (b * b) / 4)} = ${c}$.`,
    faster: `The number outside is the value of the expression at $x = ${-b / 2}$, where the square is 0: $${(b * b) / 4}${signed(-(b * b) / 2)}${signed(c)} = ${c - (b * b) / 4}$.`,
  }),
  // A square with leading coefficient 1 is known from its values at 0 and 1.
  check: ({ b, c }) => {
    const at = (x: number) => x * x + b * x + c
    const h = (at(1) - at(-1)) / 4
    return expr(`${square(-h)}${signed(at(-h))}`, ({ x }) => (x + h) ** 2 + at(-h))
  },
})

const least = template({
  id: 'algebra-1/completing-least-value',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ b: nonZero(rng, -9, 9) * 2, c: nonZero(rng, -15, 40) }),
      ({ b, c }) => c !== (b * b) / 4 && Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'least',
      kind: 'multi-step',
      items: 6,
      stem: ({ b, c }) => `For all real numbers $x$, what is the smallest possible value of $${quad(1, b, c)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ b, c }) => num(c - (b * b) / 4),
  traps: [
    {
      misconception: 'a1-q-gives-the-place-for-the-value',
      classic: true,
      operation: 'input-for-output',
      operands: ({ b }) => [div(-b, 2)],
      rule: ({ b }) => num(-b / 2),
      why: () => 'is the $x$ at which the smallest value is taken.',
    },
    {
      misconception: 'a1-q-does-not-take-the-square-back',
      says: () => 'I took the constant term for the smallest value.',
      operation: 'term-left-out',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      why: () => 'is the value at $x = 0$.',
    },
    {
      misconception: 'a1-q-adds-the-square-twice',
      says: () => 'I added the square where it has to be subtracted.',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, div(b * b, 4)],
      rule: ({ b, c }) => num(c + (b * b) / 4),
      why: () => 'adds the square instead of taking it away.',
    },
    {
      misconception: 'a1-q-forgets-to-halve',
      operation: 'half-forgotten',
      operands: ({ b }) => [b, 1],
      after: (got, { c }) => sub(c, pow(got, 2)),
      rule: ({ b, c }) => num(c - b * b),
      why: ({ b }) => `does not halve the $${b}$.`,
    },
    {
      misconception: 'a1-q-halves-the-square',
      rule: ({ b, c }) => num(c - (b * b) / 2),
      why: () => 'halves after squaring.',
    },
    {
      misconception: 'a1-q-forgets-to-square-the-half',
      operation: 'exponent-left-out',
      operands: ({ b }) => [div(Math.abs(b), 2)],
      after: (got, { c }) => sub(c, got),
      rule: ({ b, c }) => num(c - Math.abs(b) / 2),
      why: () => 'does not square the half.',
    },
  ],
  explain: ({ b, c }) => ({
    plan: 'Complete the square: a square is never negative, so the number that stands beside it shows the smallest value.',
    steps: [
      {
        do: `Half of $${b}$ is $${b / 2}$, and $${square(-b / 2)} = ${quad(1, b, (b * b) / 4)}$.`,
        why: 'In a perfect square the coefficient of $x$ is twice the number beside $x$.',
      },
      {
        do: `So $${quad(1, b, c)} = ${square(-b / 2)} - ${(b * b) / 4}${signed(c)}$.`,
        why: `The square brings $${(b * b) / 4}$ with it, which must be taken away again.`,
      },
      {
        do: `The square $${square(-b / 2)}$ is $0$ for $x = ${-b / 2}$, and it is positive for every other $x$.`,
        why: 'No real number has a negative square.',
      },
      {
        do: `What is left then is $-${(b * b) / 4}${signed(c)} = ${c - (b * b) / 4}$, the smallest value.`,
        why: 'For every other $x$ something positive is added to it.',
      },
    ],
    check: `At $x = ${-b / 2}$ the expression is $${paren(-b / 2)}^2${signed(b)} \\cdot ${paren(-b / 2)}${signed(c)} = ${(b * b) / 4} - ${(b * b) / 2}${signed(c)} = ${c - (b * b) / 4}$.`,
    faster: `The smallest value is the constant term minus the square of half the coefficient of $x$: $${c} - ${paren(b / 2)}^2 = ${c - (b * b) / 4}$.`,
  }),
  check: ({ b, c }) => num(Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + b * x + c))),
})

export const templates: readonly Template[] = [missing, rewrite, least]

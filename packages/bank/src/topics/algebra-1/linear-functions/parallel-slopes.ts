import {
  div,
  eq,
  type Fracish,
  frac,
  gcd,
  int,
  linear,
  mul,
  neg,
  nonZero,
  num,
  paren,
  pick,
  signed,
  type Template,
  template,
  term,
  terms,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { lineValue, slopeOf, startOf } from './lines.ts'
import { across, word } from './perpendicular.ts'
import { wrapped } from './work.ts'

const skill = 'a1-parallel-and-perpendicular-lines'

/** Whether direction (1, m) and direction (1, n) meet at a right angle, by the scalar product. */
const right = (m: Fracish, n: Fracish): boolean => eq(mul(m, n), -1)

const slope = template({
  id: 'algebra-1/parallel-slope',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -7, 7), q: int(rng, 1, 5), b: nonZero(rng, -9, 9), parallel: int(rng, 0, 2) === 0 }),
      ({ p, q, b }) => gcd(p, q) === 1 && Math.abs(p) !== q && Math.abs(b) !== Math.abs(p),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, b, parallel }) =>
        `What is the slope of a line that is ${word(parallel)} to ${lineValue(frac(p, q), b).html}?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ p, q, b, parallel }) =>
        `Line $k$ is ${word(parallel)} to the line ${lineValue(frac(p, q), b).html}. What is the slope of line $k$?`,
    },
  ],
  given: ({ p, q, b, parallel }) => ({ m: frac(p, q), b, parallel }),
  answer: ({ p, q, parallel }) => num(parallel ? frac(p, q) : across(frac(p, q))),
  traps: [
    {
      misconception: 'a1-parallel-perpendicular-mixed',
      classic: true,
      rule: ({ m, parallel }) => num(parallel ? across(m) : m),
      why: ({ parallel }) => `is the slope of a ${word(!parallel)} line.`,
    },
    {
      misconception: 'a1-perpendicular-opposite-only',
      operation: 'sign-reversed',
      operands: ({ m }) => [m],
      rule: ({ m, parallel }) => (parallel ? null : num(neg(m))),
      why: () => 'changes the sign, but does not take the reciprocal.',
    },
    {
      misconception: 'a1-perpendicular-reciprocal-only',
      operation: 'reciprocal-taken',
      operands: ({ m }) => [m, 1],
      rule: ({ m, parallel }) => (parallel ? null : num(div(1, m))),
      why: () => 'takes the reciprocal, but keeps its sign.',
    },
    {
      misconception: 'a1-parallel-takes-intercept',
      rule: ({ b }) => num(b),
      why: () => 'is the intercept; only slopes decide here.',
    },
    {
      misconception: 'a1-line-sign-of-slope',
      operation: 'sign-reversed',
      operands: ({ m }) => [m],
      rule: ({ m, parallel }) => (parallel ? num(neg(m)) : null),
      why: () => 'changes the sign of the slope; parallel lines have the same slope.',
    },
    {
      misconception: 'a1-parallel-turns-the-slope-over',
      operation: 'reciprocal-taken',
      operands: ({ m }) => [m, 1],
      rule: ({ m, parallel }) => (parallel ? num(div(1, m)) : null),
      why: () => 'takes the reciprocal of the slope; parallel lines have the same slope.',
    },
  ],
  explain: ({ p, q, b, parallel }) => {
    const [m, n] = [frac(p, q), across(frac(p, q))]
    return {
      plan: 'Read the slope of the given line, then use what the directions of the two lines say about their slopes.',
      steps: [
        { do: `The given line has slope $${toTex(m)}$.`, why: 'It is the coefficient of $x$.' },
        ...(parallel
          ? [
              {
                do: `A parallel line is equally steep, so it has the same slope: $${toTex(m)}$.`,
                why: 'With another slope the lines would meet somewhere.',
              },
            ]
          : [
              {
                do: `Take the reciprocal of the slope: $${toTex(m)}$ becomes $${toTex(div(1, m))}$.`,
                why: 'After a quarter turn, rise and run have changed places.',
              },
              {
                do: `Change the sign: the slope is $${toTex(n)}$.`,
                why: 'Of two perpendicular lines, one goes up and the other goes down.',
              },
            ]),
      ],
      check: parallel
        ? `For example ${lineValue(m, b + 1).html} has this slope and lies $1$ above the given line for every $x$, so the two never meet.`
        : `The product of the slopes is $${toTex(m)} \\cdot ${wrapped(n)} = -1$.`,
    }
  },
  // Tries fractions with small parts.
  check: ({ m, parallel }) => {
    for (let n = -7; n <= 7; n++)
      for (let d = 1; d <= 7; d++)
        if (n !== 0 && (parallel ? eq(frac(n, d), m) : right(frac(n, d), m))) return num(frac(n, d))
    return num(99)
  },
})

/** Through (x, y), with x a multiple of q or p so that the intercept is whole. */
const throughPoint = template({
  id: 'algebra-1/parallel-through-point',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [nonZero(rng, -4, 4), int(rng, 1, 4)]
        return {
          p,
          q,
          b: nonZero(rng, -9, 9),
          x: p * q * pick(rng, [-2, -1, 1, 2]),
          y: nonZero(rng, -9, 9),
          parallel: int(rng, 0, 1) === 1,
        }
      },
      ({ p, q, x, y, b }) =>
        y !== b &&
        gcd(p, q) === 1 &&
        Math.abs(p) !== q &&
        Math.abs(x) < 13 &&
        [frac(p, q), across(frac(p, q))].every((m) => !eq(startOf(m, x, y), b) && startOf(m, x, y).n !== 0),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ p, q, b, x, y, parallel }) =>
        `Which line is ${word(parallel)} to ${lineValue(frac(p, q), b).html} and passes through $(${x}, ${y})$?`,
    },
  ],
  given: ({ p, q, b, x, y, parallel }) => ({ m: frac(p, q), b, x, y, parallel }),
  answer: ({ p, q, x, y, parallel }) => fit(parallel ? frac(p, q) : across(frac(p, q)), x, y),
  traps: [
    {
      misconception: 'a1-parallel-perpendicular-mixed',
      classic: true,
      rule: ({ m, x, y, parallel }) => fit(parallel ? across(m) : m, x, y),
      why: ({ parallel }) => `is ${word(!parallel)} to the given line.`,
    },
    {
      misconception: 'a1-line-takes-a-y-as-intercept',
      classic: true,
      rule: ({ m, y, parallel }) => lineValue(parallel ? m : across(m), y),
      why: ({ x, y }) => `has the right slope, but crosses the $y$-axis at $${y}$ and so misses $(${x}, ${y})$.`,
    },
    {
      misconception: 'a1-perpendicular-reciprocal-only',
      rule: ({ m, x, y, parallel }) => (parallel ? null : fit(div(1, m), x, y)),
      why: () => 'takes the reciprocal of the slope, but keeps its sign.',
    },
    {
      misconception: 'a1-perpendicular-opposite-only',
      rule: ({ m, x, y, parallel }) => (parallel ? null : fit(neg(m), x, y)),
      why: () => 'changes the sign of the slope, but does not take its reciprocal.',
    },
    {
      misconception: 'a1-line-adds-mx-for-intercept',
      rule: ({ m, x, y, parallel }) => fit(parallel ? m : across(m), -x, y),
      why: ({ x, y }) => `has the right slope, but passes through $(${-x}, ${y})$.`,
    },
    {
      misconception: 'a1-line-takes-a-y-as-intercept',
      says: () => 'I mixed up parallel and perpendicular, and I used the $y$-value of the point as the intercept.',
      twoSlips: true,
      rule: ({ m, y, parallel }) => lineValue(parallel ? across(m) : m, y),
    },
  ],
  explain: ({ p, q, x, y, parallel }) => {
    const given = frac(p, q)
    const m = parallel ? given : across(given)
    const [mx, b] = [mul(m, x), startOf(m, x, y)]
    return {
      plan: 'Get the slope from the given line and the direction asked for, then the intercept from the point.',
      steps: [
        { do: `The given line has slope $${toTex(given)}$.`, why: 'It is the coefficient of $x$.' },
        {
          do: `The new line has slope $m = ${toTex(m)}$.`,
          why: parallel
            ? 'Parallel lines have the same slope.'
            : 'For a perpendicular line, take the reciprocal of the slope and change its sign.',
        },
        {
          do: `Put $(${x}, ${y})$ into $y = mx + b$: $${y} = ${toTex(m)} \\cdot ${paren(x)} + b$, so $${y} = ${toTex(mx)} + b$.`,
          why: 'The point lies on the new line, so it makes the equation true.',
        },
        { do: `$b = ${y} - ${paren(mx)} = ${toTex(b)}$`, why: `Subtract $${toTex(mx)}$ from both sides.` },
        { do: `So ${fit(m, x, y).html}.`, why: 'Slope and intercept together give the line.' },
      ],
      check: `At $x = ${x}$ the line has $y = ${toTex(mx)}${signed(b)} = ${y}$${parallel ? '' : `, and the product of the slopes is $${toTex(given)} \\cdot ${wrapped(m)} = -1$`}.`,
      faster: `Cross out the options with another slope than $${toTex(m)}$, and put $(${x}, ${y})$ into the others: only ${fit(m, x, y).html} is true for it.`,
    }
  },
  // A second point: one step along the given direction, or that step turned by a quarter turn.
  check: ({ m, x, y, parallel }) => {
    const [dx, dy] = parallel ? [m.d, m.n] : [-m.n, m.d]
    return fit(slopeOf(x, y, x + dx, y + dy), x, y)
  },
})

function fit(m: Fracish, x: number, y: number): Value {
  return lineValue(m, startOf(m, x, y))
}

const KINDS = [
  'They are parallel and different',
  'They are perpendicular',
  'They are the same line',
  'They meet, but not at a right angle',
] as const

/** y = (p/q)x + b and Ax + By = C. */
const classify = template({
  id: 'algebra-1/parallel-classify',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const kind = int(rng, 0, 3)
        const [p, q, b, k] = [nonZero(rng, -5, 5), int(rng, 2, 5), nonZero(rng, -6, 6), int(rng, 2, 3)]
        // px − qy = −qb is the first line.
        const [a, d] =
          kind === 1
            ? [q, p]
            : kind === 3
              ? pick(rng, [
                  [p, q],
                  [q, -p],
                ] as const)
              : [p, -q]
        const c = kind === 2 ? -q * b * k : k * nonZero(rng, -9, 9)
        return { kind, p, q, b, a: a * k, d: d * k, c }
      },
      ({ kind, p, q, b, a, c }) =>
        gcd(p, q) === 1 && Math.abs(p) !== q && (kind !== 0 || c * p !== -q * b * a) && Math.abs(c) < 60,
    ),
  frames: [
    {
      id: 'two-lines',
      kind: 'bare',
      items: 8,
      stem: ({ p, q, b, a, d, c }) =>
        `What is true of the lines ${lineValue(frac(p, q), b).html} and $${terms([a, 'x'], [d, 'y'])} = ${c}$?`,
    },
  ],
  given: ({ p, q, b, a, d, c }) => ({ m: frac(p, q), b, a, d, c }),
  answer: ({ kind }) => text(KINDS[kind] as string),
  traps: [
    { misconception: 'a1-lines-sees-parallel', unlessRight: true, rule: () => text(KINDS[0]) },
    { misconception: 'a1-lines-sees-perpendicular', unlessRight: true, rule: () => text(KINDS[1]) },
    { misconception: 'a1-lines-sees-same', unlessRight: true, rule: () => text(KINDS[2]) },
    { misconception: 'a1-lines-sees-nothing', unlessRight: true, rule: () => text(KINDS[3]) },
  ],
  explain: ({ kind, p, q, b, a, d, c }) => {
    const [m, n, other] = [frac(p, q), frac(-a, d), frac(c, d)]
    const same = kind === 0 || kind === 2
    return {
      plan: 'Write both lines as $y = mx + b$. Equal slopes mean parallel or the same line; slopes that are negative reciprocals mean perpendicular.',
      steps: [
        {
          do: `${a > 0 ? 'Subtract' : 'Add'} $${term(Math.abs(a), 'x')}$ ${a > 0 ? 'from' : 'to'} both sides of the second equation: $${term(d, 'y')} = ${linear(-a, c)}$.`,
          why: 'The slope can be read when $y$ stands alone.',
        },
        {
          do: `Divide every term by $${d}$: ${lineValue(n, other).html}.`,
          why: 'Now both lines show slope and intercept.',
        },
        same
          ? {
              do: `Both slopes are $${toTex(m)}$.`,
              why: 'So the lines have the same direction, and the intercepts decide.',
            }
          : {
              do: `The slopes $${toTex(m)}$ and $${toTex(n)}$ differ. Their product is $${toTex(m)} \\cdot ${wrapped(n)} = ${toTex(mul(m, n))}$.`,
              why: 'Lines with different slopes meet; the product tells whether it is at a right angle.',
            },
        {
          do: same
            ? `The intercepts are $${b}$ and $${toTex(other)}$. ${KINDS[kind]}.`
            : `The product is ${kind === 1 ? '' : 'not '}$-1$. ${KINDS[kind]}.`,
          why: [
            'Same direction, but another $y$-intercept: the lines never meet.',
            'Lines are perpendicular exactly when the product of their slopes is $-1$.',
            'Slopes and intercepts agree, so both equations describe one line.',
            'Perpendicular lines would have the product $-1$.',
          ][kind] as string,
        },
      ],
      check: same
        ? `Put two points of the first line, $(0, ${b})$ and $(${q}, ${p + b})$, into $${terms([a, 'x'], [d, 'y'])}$: both give $${d * b}$, ${kind === 2 ? 'the right side' : `not $${c}$`}.`
        : `Perpendicular to a line with slope $${toTex(m)}$ is the slope $${toTex(across(m))}$; the second line has $${toTex(n)}$.`,
      faster: `For $Ax + By = C$ the slope is $-\\frac{A}{B}$ and the intercept $\\frac{C}{B}$. So the second line has $${toTex(n)}$ and $${toTex(other)}$ without being rewritten, and the first has $${toTex(m)}$ and $${b}$.`,
    }
  },
  check: ({ m, b, a, d, c }) => {
    // Normal vectors (m.n, −m.d) and (a, d).
    if (m.n * a - m.d * d === 0) return text(KINDS[1])
    if (m.n * d + m.d * a !== 0) return text(KINDS[3])
    return text(d * b === c ? KINDS[2] : KINDS[0])
  },
})

export const templates: readonly Template[] = [slope, throughPoint, classify]

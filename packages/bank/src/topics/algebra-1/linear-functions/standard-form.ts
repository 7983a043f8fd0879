import {
  div,
  frac,
  gcd,
  int,
  linear,
  money,
  nonZero,
  num,
  paren,
  pick,
  type Rng,
  signed,
  signedTerm,
  sub,
  type Template,
  template,
  term,
  terms,
  toTex,
  until,
  type Value,
} from '#kit'
import { onlyOne } from '../read-tex.ts'
import { slopeOf, standardValue } from './lines.ts'
import { claims } from './point-slope-claims.ts'
import { factor, side } from './point-slope-tex.ts'
import { over, slopeWork } from './work.ts'

const skill = 'a1-point-slope-and-standard-form'

/** Ax + By = C through two points, in lowest terms with A > 0. */
type Two = Readonly<{ x1: number; y1: number; x2: number; y2: number }>

function standardOf({ x1, y1, x2, y2 }: Two): readonly [number, number, number] {
  const [a, b] = [y2 - y1, x1 - x2]
  const g = gcd(a, b) * (a < 0 ? -1 : 1)
  return [a / g, b / g, (a * x1 + b * y1) / g]
}

const drawTwo = (rng: Rng): Two =>
  until(
    () => ({ x1: nonZero(rng, -6, 6), y1: nonZero(rng, -6, 6), x2: nonZero(rng, -6, 6), y2: nonZero(rng, -6, 6) }),
    (p) => {
      if (p.x1 >= p.x2 || p.y1 === p.y2) return false
      const [a, b, c] = standardOf(p)
      return c !== 0 && Math.abs(c) < 30 && Math.abs(a) !== Math.abs(b) && Math.abs(a) < 8 && Math.abs(b) < 8
    },
  )

const standard = template({
  id: 'algebra-1/standard-form-two-points',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: drawTwo,
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ x1, y1, x2, y2 }) =>
        `Which equation in standard form describes the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$?`,
    },
  ],
  given: (p) => p,
  answer: (p) => standardValue(...standardOf(p)),
  traps: [
    {
      misconception: 'a1-slope-run-over-rise',
      says: () => 'I divided the run by the rise, and found the right side with the first point.',
      classic: true,
      rule: (p) => variant(p, (a, b) => [b, a]),
      why: () => 'has the two coefficients exchanged.',
    },
    {
      misconception: 'a1-line-sign-of-slope',
      says: () => 'I gave the slope the wrong sign, and found the right side with the first point.',
      rule: (p) => variant(p, (a, b) => [a, -b]),
      why: ({ x1, y1 }) => `passes through $(${x1}, ${y1})$, but its slope has the wrong sign.`,
    },
    {
      misconception: 'a1-standard-sign-of-constant',
      says: () => 'I got the sign of the number on the right side wrong.',
      rule: (p) => raw(standardOf(p)[0], standardOf(p)[1], -standardOf(p)[2]),
      why: () => 'has the right slope, but the wrong sign on the right side.',
    },
    {
      misconception: 'a1-standard-sign-of-constant',
      says: () => 'I got the sign of the $y$-term wrong and left the right side as it was.',
      twoSlips: true,
      rule: (p) => raw(standardOf(p)[0], -standardOf(p)[1], standardOf(p)[2]),
    },
    {
      misconception: 'a1-standard-sign-of-constant',
      says: () => 'I exchanged the coefficients of $x$ and $y$, signs and all, and left the right side as it was.',
      twoSlips: true,
      rule: (p) => raw(standardOf(p)[1], standardOf(p)[0], standardOf(p)[2]),
    },
    {
      misconception: 'a1-slope-run-over-rise',
      says: () =>
        'I divided the run by the rise, gave the slope the wrong sign, and found the right side with the first point.',
      twoSlips: true,
      rule: (p) => variant(p, (a, b) => [b, -a]),
    },
  ],
  explain: (p) => {
    const [a, b, c] = standardOf(p)
    const m = slopeOf(p.x1, p.y1, p.x2, p.y2)
    return {
      plan: 'Find the slope, write the line in point-slope form, and rearrange until both variables stand on the left.',
      steps: [
        {
          do: `Slope: $m = ${slopeWork(p.x1, p.y1, p.x2, p.y2)}$.`,
          why: 'Slope is rise over run, with both differences in the same order.',
        },
        {
          do: `Point-slope form with $(${p.x1}, ${p.y1})$: $${side('y', p.y1)} = ${factor(m)}(${side('x', p.x1)})$.`,
          why: 'This form needs only the slope and one point.',
        },
        {
          do: `${m.d === 1 ? 'Distribute' : `Multiply both sides by $${m.d}$ and distribute`}: $${terms([m.d, 'y'], [-m.d * p.y1, ''])} = ${terms([m.n, 'x'], [-m.n * p.x1, ''])}$.`,
          why:
            m.d === 1
              ? 'The parentheses have to go before terms can be moved.'
              : 'This clears the fraction and the parentheses.',
        },
        {
          do: `Variables to one side, constants to the other: $${terms([a, 'x'], [b, 'y'])} = ${terms([a * p.x1, ''], [b * p.y1, ''])}$, that is ${standardValue(a, b, c).html}.`,
          why: 'Standard form is $Ax + By = C$; the sides are arranged so that $A$ is positive.',
        },
      ],
      check: `Put in $(${p.x2}, ${p.y2})$: $${a} \\cdot ${paren(p.x2)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot ${paren(p.y2)} = ${terms([a * p.x2, ''], [b * p.y2, ''])} = ${c}$.`,
      faster: `Put both points into each option: only ${standardValue(a, b, c).html} is true for both.`,
    }
  },
  // Tries small coefficients until both points fit.
  check: ({ x1, y1, x2, y2 }) => {
    for (let a = 1; a < 8; a++)
      for (let b = -7; b < 8; b++)
        if (b !== 0 && gcd(a, b) === 1 && a * x1 + b * y1 === a * x2 + b * y2)
          return standardValue(a, b, a * x1 + b * y1)
    return num(0)
  },
})

/** Ax + By = C with A > 0; null when it would degenerate. */
function raw(a: number, b: number, c: number): Value | null {
  const s = a < 0 ? -1 : 1
  return c === 0 ? null : standardValue(s * a, s * b, s * c)
}

/** A line with other coefficients through the first point. */
function variant(p: Two, change: (a: number, b: number) => readonly [number, number]): Value | null {
  const [a, b] = change(standardOf(p)[0], standardOf(p)[1])
  return raw(a, b, a * p.x1 + b * p.y1)
}

const model = template({
  id: 'algebra-1/standard-form-model',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [a, b] = [int(rng, 3, 15), int(rng, 3, 15)]
        return { a, b, c: a * int(rng, 3, 12) + b * int(rng, 3, 12) }
      },
      ({ a, b }) => a < b,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ a, b, c }, rng) =>
        pick(rng, [
          `A school theater sells $x$ student tickets for ${money(a)} each and $y$ adult tickets for ${money(b)} each, and takes in ${money(c)} in all. Which equation describes this?`,
          `A florist ties $x$ small bunches of ${a} tulips and $y$ large bunches of ${b} tulips and uses up exactly ${c} tulips. Which equation describes this?`,
          `A jewelry maker threads $x$ bracelets with ${a} beads each and $y$ necklaces with ${b} beads each and uses up exactly ${c} beads. Which equation describes this?`,
        ]),
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => standardValue(a, b, c),
  traps: [
    {
      misconception: 'a1-standard-swaps-coefficients',
      classic: true,
      rule: ({ a, b, c }) => standardValue(b, a, c),
      why: ({ a, b }) => `gives the $${b}$ to $x$ and the $${a}$ to $y$.`,
    },
    {
      misconception: 'a1-standard-difference',
      rule: ({ a, b, c }) => standardValue(a, -b, c),
      why: () => 'subtracts one part from the other; together they make up the total.',
    },
    {
      misconception: 'a1-standard-difference',
      says: () => 'I subtracted one part from the other, and I gave the prices or rates to the wrong variables.',
      twoSlips: true,
      rule: ({ a, b, c }) => standardValue(b, -a, c),
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Two kinds of things make up one total, so write what each kind contributes and add.',
    steps: [
      {
        do: `The first kind contributes $${a}$ for each one, and there are $x$ of them: $${a}x$.`,
        why: 'Amount for each one times how many.',
      },
      {
        do: `The second kind contributes $${b}$ for each one, and there are $y$ of them: $${b}y$.`,
        why: 'The same thought with the other amount.',
      },
      {
        do: `Together they make the total: ${standardValue(a, b, c).html}.`,
        why: `“In all” or “exactly” says that the two parts add up to $${c}$.`,
      },
    ],
    check: `Try $3$ of the first kind and $5$ of the second: together they make $3 \\cdot ${a} + 5 \\cdot ${b} = ${3 * a + 5 * b}$, which is what $${a}x + ${b}y$ gives for $x = 3$ and $y = 5$.`,
  }),
  // For 3 of the first kind and 5 of the second, counted one by one, the left side must give the amount.
  check: ({ a, b, c }) => {
    const amount = [a, a, a, b, b, b, b, b].reduce((sum, one) => sum + one, 0)
    const [p, q] = onlyOne(
      [
        [a, b],
        [b, a],
        [a, -b],
        [b, -a],
      ] as const,
      ([u, v]) => 3 * u + 5 * v === amount,
    )
    return standardValue(p, q, c)
  },
})

const constant = template({
  id: 'algebra-1/standard-form-find-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -7, 9),
        b: nonZero(rng, -7, 7),
        x: nonZero(rng, -7, 7),
        y: nonZero(rng, -7, 7),
        k: nonZero(rng, -7, 7),
      }),
      ({ a, b, x, k, y }) =>
        Math.abs(a) > 1 &&
        Math.abs(b) > 1 &&
        k !== x &&
        (a * (x - k)) % b === 0 &&
        y + (a * (x - k)) / b !== 0 &&
        a * x + b * y !== 0,
    ),
  frames: [
    {
      id: 'second-point',
      kind: 'multi-step',
      difficulty: 'High',
      b: 0.8,
      seconds: 95,
      items: 5,
      stem: ({ a, b, x, y, k }) =>
        `The line $${terms([a, 'x'], [b, 'y'])} = c$ passes through $(${x}, ${y})$ and $(${k}, n)$. What is the value of $n$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, x, y, k }) => num(y + (a * (x - k)) / b),
  traps: [
    {
      misconception: 'a1-standard-stops-at-constant',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, x, b, y }) => [a * x + b * y],
      rule: ({ a, b, x, y }) => num(a * x + b * y),
    },
    { misconception: 'a1-line-sign-of-slope', rule: ({ a, b, x, y, k }) => num(y - (a * (x - k)) / b) },
    {
      misconception: 'a1-standard-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ a, x, b, y, k }) => [a * x + b * y - a * k],
      rule: ({ a, b, x, y, k }) => num(a * x + b * y - a * k),
    },
  ],
  explain: ({ a, b, x, y, k }) => {
    const c = a * x + b * y
    const n = y + (a * (x - k)) / b
    const left = (u: number, v: number) =>
      `${a} \\cdot ${paren(u)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot ${paren(v)} = ${terms([a * u, ''], [b * v, ''])}`
    return {
      plan: 'The complete point tells the constant on the right side; with the constant known, the second point leaves one unknown.',
      steps: [
        {
          do: `Put in $(${x}, ${y})$: $c = ${left(x, y)} = ${c}$.`,
          why: 'A point on the line makes the equation true.',
        },
        {
          do: `Put in $(${k}, n)$: $${a} \\cdot ${paren(k)}${signedTerm(b, 'n')} = ${c}$, so $${terms([a * k, ''], [b, 'n'])} = ${c}$.`,
          why: 'The second point lies on the same line, so the constant is the same.',
        },
        {
          do: `$${term(b, 'n')} = ${c} - ${paren(a * k)} = ${c - a * k}$`,
          why: `Subtract $${a * k}$ from both sides, so that the term with $n$ stands alone.`,
        },
        { do: `$n = ${over(c - a * k, b)} = ${n}$`, why: `Divide both sides by $${b}$.` },
      ],
      check: `Put in $(${k}, ${n})$: $${left(k, n)} = ${c}$.`,
      faster: `The constant $c$ need not be known. From $x = ${x}$ to $x = ${k}$ the first term changes by $${a} \\cdot ${paren(k - x)} = ${a * (k - x)}$, so $${term(b, 'y')}$ changes by $${a * (x - k)}$ and $y$ by $${(a * (x - k)) / b}$: $n = ${y}${signed((a * (x - k)) / b)} = ${n}$.`,
    }
  },
  // Along the line y changes by −a/b for each step of x.
  check: ({ a, b, x, y, k }) =>
    num(Array.from({ length: 201 }, (_, i) => i - 100).find((n) => a * k + b * n === a * x + b * y) ?? y),
})

const slopeGrid = template({
  id: 'algebra-1/standard-form-slope',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 55,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -9, 9), b: nonZero(rng, -9, 9), c: nonZero(rng, -20, 20) }),
      ({ a, b }) => gcd(a, b) === 1 && Math.abs(a) > 1 && Math.abs(b) > 1,
    ),
  frames: [
    {
      id: 'slope',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `What is the slope of the line $${terms([a, 'x'], [b, 'y'])} = ${c}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b }) => num(frac(-a, b)),
  traps: [
    {
      misconception: 'a1-line-keeps-sign-of-x-term',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ a }) => [-a],
      after: (got, { b }) => div(got, b),
      rule: ({ a, b }) => num(frac(a, b)),
    },
    { misconception: 'a1-standard-reads-a-as-slope', classic: true, rule: ({ a }) => num(a) },
    { misconception: 'a1-line-divides-the-wrong-way', rule: ({ a, b }) => num(frac(-b, a)) },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'In standard form the slope cannot be read directly, so solve for $y$: then it is the coefficient of $x$.',
    steps: [
      {
        do: `${a > 0 ? 'Subtract' : 'Add'} $${term(Math.abs(a), 'x')}$ ${a > 0 ? 'from' : 'to'} both sides: $${term(b, 'y')} = ${linear(-a, c)}$.`,
        why: 'The term with $y$ has to stand alone first.',
      },
      {
        do: `Divide every term by $${b}$: $y = ${linear(frac(-a, b), frac(c, b))}$.`,
        why: 'Now the equation has the form $y = mx + b$.',
      },
      {
        do: `The slope is $${toTex(frac(-a, b))}$.`,
        why: 'It is the coefficient of $x$ when $y$ stands alone.',
      },
    ],
    faster: `In $Ax + By = C$ the slope is always $-\\frac{A}{B}$. With $A = ${a}$ and $B = ${b}$ it is $${toTex(frac(-a, b))}$.`,
    check: `If $x$ goes up by $${Math.abs(b)}$, then $y$ changes by $${(-a * Math.abs(b)) / b}$. The left side changes by $${a} \\cdot ${Math.abs(b)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot ${paren((-a * Math.abs(b)) / b)} = 0$, so it stays $${c}$.`,
  }),
  // The height at x = 1 minus the height at x = 0.
  check: ({ a, b, c }) => num(sub(frac(c - a, b), frac(c, b))),
})

export const templates: readonly Template[] = [standard, model, constant, slopeGrid, claims]

import {
  add,
  eq,
  frac,
  int,
  judgeTwoClaims,
  linear,
  mul,
  neg,
  nonZero,
  num,
  paren,
  person,
  pick,
  type Rng,
  signed,
  sub,
  type Template,
  table,
  template,
  toTex,
  until,
} from '#kit'
import { lineValue, slopeOf, solveLine, startOf } from './lines.ts'
import { slopeWork } from './work.ts'

const skill = 'a1-slope-intercept-form'

type Two = Readonly<{ x1: number; y1: number; x2: number; y2: number }>

const drawTwo = (rng: Rng): Two =>
  until(
    () => {
      const m = nonZero(rng, -5, 5)
      const b = nonZero(rng, -12, 12)
      const [x1, x2] = [nonZero(rng, -6, 6), nonZero(rng, -6, 6)]
      return { x1, y1: m * x1 + b, x2, y2: m * x2 + b }
    },
    ({ x1, y1, x2, y2 }) =>
      x1 < x2 && y1 !== 0 && y2 !== 0 && Math.abs(y2 - y1) > x2 - x1 && Math.abs(y1) < 25 && Math.abs(y2) < 25,
  )

const lineOf = ({ x1, y1, x2, y2 }: Two) => {
  const m = slopeOf(x1, y1, x2, y2)
  return { m, b: startOf(m, x1, y1) }
}

const twoPoints = template({
  id: 'algebra-1/slope-intercept-two-points',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: drawTwo,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ x1, y1, x2, y2 }) => `Which is the equation of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ x1, y1, x2, y2 }) => {
        const m = (y2 - y1) / (x2 - x1)
        const xs = [x1, x2, x2 + 1, x2 + 4]
        return `<p>All points in the table lie on one line.</p>${table(
          ['$x$', '$y$'],
          xs.map((x) => [`$${x}$`, `$${y1 + m * (x - x1)}$`]),
        )}<p>Which equation describes the line?</p>`
      },
    },
  ],
  given: (p) => p,
  answer: (p) => lineValue(lineOf(p).m, lineOf(p).b),
  traps: [
    {
      misconception: 'a1-line-takes-a-y-as-intercept',
      says: () => 'I used the $y$-value of the first point as the intercept, although its $x$ is not 0.',
      classic: true,
      rule: (p) => lineValue(lineOf(p).m, p.y1),
      why: ({ x1, y1 }) => `uses $${y1}$ as $b$, but that is the value for $x = ${x1}$, not for $x = 0$.`,
    },
    {
      misconception: 'a1-line-adds-mx-for-intercept',
      says: () => 'With the first point, I added slope times $x$ instead of subtracting it.',
      rule: (p) => lineValue(lineOf(p).m, add(p.y1, mul(lineOf(p).m, p.x1))),
      why: () => 'adds the slope times $x$ to $y$ instead of subtracting it.',
    },
    {
      misconception: 'a1-line-sign-of-slope',
      says: () => 'I gave the slope the wrong sign, and found the intercept with the first point.',
      rule: (p) => lineValue(neg(lineOf(p).m), startOf(neg(lineOf(p).m), p.x1, p.y1)),
      why: ({ x2, y2 }) => `has the slope with the wrong sign and misses $(${x2}, ${y2})$.`,
    },
    { misconception: 'a1-line-sign-of-intercept', rule: (p) => lineValue(lineOf(p).m, neg(lineOf(p).b)) },
    { misconception: 'a1-line-swaps-slope-and-intercept', rule: (p) => lineValue(lineOf(p).b, lineOf(p).m) },
    {
      misconception: 'a1-line-takes-a-y-as-intercept',
      says: () => 'I gave the slope the wrong sign, and used the $y$-value of the first point as the intercept.',
      twoSlips: true,
      rule: (p) => lineValue(neg(lineOf(p).m), p.y1),
    },
  ],
  explain: (p) => {
    const { m, b } = lineOf(p)
    const mx = mul(m, p.x1)
    return {
      plan: 'A line is known when its slope and its $y$-intercept are known: find the slope from two points, then the intercept from one of them.',
      steps: [
        {
          do: `Slope from $(${p.x1}, ${p.y1})$ to $(${p.x2}, ${p.y2})$: $m = ${slopeWork(p.x1, p.y1, p.x2, p.y2)}$.`,
          why: 'Slope is rise over run, with both differences in the same order.',
        },
        {
          do: `Put $(${p.x1}, ${p.y1})$ and the slope into $y = mx + b$: $${p.y1} = ${toTex(m)} \\cdot ${paren(p.x1)} + b$, so $${p.y1} = ${toTex(mx)} + b$.`,
          why: 'The point lies on the line, so its coordinates make the equation true.',
        },
        {
          do: `$b = ${p.y1} - ${paren(mx)} = ${toTex(b)}$`,
          why: `Subtract $${toTex(mx)}$ from both sides, so that $b$ stands alone.`,
        },
        { do: `The line is ${lineValue(m, b).html}.`, why: 'Slope and intercept together give the equation.' },
      ],
      check: `The other point, $(${p.x2}, ${p.y2})$: $${toTex(m)} \\cdot ${paren(p.x2)}${signed(b)} = ${toTex(mul(m, p.x2))}${signed(b)} = ${p.y2}$.`,
      faster: `Put two points into the options: only ${lineValue(m, b).html} is true for both.`,
    }
  },
  check: ({ x1, y1, x2, y2 }) => {
    const line = solveLine(x1, y1, x2, y2)
    return lineValue(line.m, line.b)
  },
})

const intercept = template({
  id: 'algebra-1/slope-intercept-find-b',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -7, 7), x: nonZero(rng, -8, 8), y: nonZero(rng, -12, 12) }),
      ({ m, x, y }) => Math.abs(m) > 1 && y !== m * x,
    ),
  frames: [
    {
      id: 'point',
      kind: 'bare',
      items: 5,
      stem: ({ m, x, y }) =>
        `A line with slope $${m}$ passes through $(${x}, ${y})$. At what value of $y$ does it cross the $y$-axis?`,
    },
    {
      id: 'function',
      kind: 'multi-step',
      items: 4,
      stem: ({ m, x, y }, rng) =>
        `${person(rng)} knows that $y = ${m === 1 ? '' : m}x + b$ is true for $x = ${x}$ and $y = ${y}$. What is the value of the constant $b$?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, x, y }) => num(y - m * x),
  traps: [
    {
      misconception: 'a1-line-takes-a-y-as-intercept',
      classic: true,
      operation: 'term-left-out',
      operands: ({ y }) => [y],
      rule: ({ y }) => num(y),
    },
    {
      misconception: 'a1-line-adds-mx-for-intercept',
      operation: 'added-instead-of-subtracted',
      operands: ({ y, m, x }) => [y, mul(m, x)],
      rule: ({ m, x, y }) => num(y + m * x),
    },
    { misconception: 'a1-line-exchanges-coordinates', rule: ({ m, x, y }) => num(x - m * y) },
  ],
  explain: ({ m, x, y }) => ({
    plan: 'The slope and one point are known, so only $b$ is missing in $y = mx + b$: put in what is known and solve for $b$.',
    steps: [
      {
        do: `Put slope and point into $y = mx + b$: $${y} = ${m} \\cdot ${paren(x)} + b$.`,
        why: 'The point lies on the line, so its coordinates make the equation true.',
      },
      { do: `Multiply: $${y} = ${m * x} + b$.`, why: 'Now only one number stands beside $b$.' },
      {
        do: `$b = ${y} - ${paren(m * x)} = ${y - m * x}$`,
        why: `Subtract $${m * x}$ from both sides. This $b$ is the value of $y$ for $x = 0$, on the $y$-axis.`,
      },
    ],
    check: `Put $x = ${x}$ into $y = ${linear(m, y - m * x)}$: $${m * x}${signed(y - m * x)} = ${y}$.`,
    faster: `Walk along the line to the $y$-axis: ${Math.abs(x)} ${Math.abs(x) === 1 ? 'step' : 'steps'} to the ${x > 0 ? 'left' : 'right'}, and $y$ changes by $${x > 0 ? -m : m}$ in each. So $b = ${y}${signed(-m * x)} = ${y - m * x}$.`,
  }),
  // Walks along the line, one step of x at a time, until x is 0.
  check: ({ m, x, y }) => {
    let [at, height] = [x, y]
    while (at !== 0) {
      const step = at > 0 ? -1 : 1
      at += step
      height += step * m
    }
    return num(height)
  },
})

type Read = Readonly<{ m: number; b: number }>

const claims = template({
  id: 'algebra-1/slope-intercept-claims',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...judgeTwoClaims<Read, Readonly<{ x: number; y: number }>>({
    items: 6,
    misconceptions: {
      accepts: 'a1-line-accepts-untested-claim',
      rejects: 'a1-line-rejects-true-claim',
      oneRight: 'a1-line-judges-one-claim',
    },
    draw: (rng) =>
      until(
        () => ({ m: nonZero(rng, -5, 5), b: nonZero(rng, -9, 9) }),
        ({ m, b }) => Math.abs(m) > 1 && Math.abs(m) !== Math.abs(b),
      ),
    intro: ({ m, b }) => `<p>Two students look at the line ${lineValue(m, b).html}.</p>`,
    question: 'Who is right?',
    plan: 'A line passes through a point if the equation is true for its coordinates. Put the first coordinate in for $x$ and compare the result with the second.',
    right: ({ m, b }) => [pick2(m, b, 2), pick2(m, b, -1), pick2(m, b, 3)],
    wrong: ({ m, b }) => [
      {
        says: `says: “The line passes through $(${b}, 0)$.”`,
        data: { x: b, y: 0 },
        tested: putIn(m, b, b),
        because: `$${b}$ is where the line crosses the other axis: $(0, ${b})$.`,
      },
      {
        says: `says: “The line passes through $(1, ${m})$.”`,
        data: { x: 1, y: m },
        tested: putIn(m, b, 1),
        because: 'The slope is the step from $x = 0$ to $x = 1$, not a height.',
      },
      {
        says: `says: “The line passes through $(2, ${2 * m - b})$.”`,
        data: { x: 2, y: 2 * m - b },
        tested: putIn(m, b, 2),
        because: 'The sign of the intercept was changed.',
      },
      {
        says: `says: “The line passes through $(-1, ${m + b})$.”`,
        data: { x: -1, y: m + b },
        tested: putIn(m, b, -1),
        because: 'For a negative $x$ the slope is subtracted.',
      },
    ],
    // Counted in steps of the slope from the crossing with the y-axis.
    holds: ({ m, b }, { x, y }) => eq(sub(y, b), mul(m, x)),
    checked: ({ m, b }) =>
      `Count from $(0, ${b})$ in steps of $${m}$: to the right the line passes through $(1, ${m + b})$, $(2, ${2 * m + b})$ and $(3, ${3 * m + b})$, to the left through $(-1, ${b - m})$, and $y = 0$ only at $x = ${toTex(frac(-b, m))}$.`,
  }),
})

/** A number put into y = mx + b. */
const putIn = (m: number, b: number, x: number): string =>
  `Put $x = ${x}$ in: $y = ${m} \\cdot ${paren(x)}${signed(b)} = ${m * x + b}$. Compare with the second coordinate.`

function pick2(m: number, b: number, x: number) {
  return {
    says: `says: “The line passes through $(${x}, ${m * x + b})$.”`,
    data: { x, y: m * x + b },
    tested: putIn(m, b, x),
  }
}

/** A line is moved up or made steeper: what does the new equation look like? */
const changed = template({
  id: 'algebra-1/slope-intercept-moved',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -5, 5), b: nonZero(rng, -9, 9), up: nonZero(rng, -8, 8), f: int(rng, 2, 4) }),
      ({ m, b, up, f }) => Math.abs(m) > 1 && b + up !== 0 && b !== up && Math.abs(up) > 1 && Math.abs(up) !== f,
    ),
  frames: [
    {
      id: 'moved',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, b, up, f }, rng) =>
        `${pick(rng, ['A line', 'The graph of a linear function', 'A straight line'])} has the equation ${lineValue(m, b).html}. A second line is ${f} times as steep, in the same direction, and crosses the $y$-axis ${Math.abs(up)} units ${up > 0 ? 'higher' : 'lower'}. What is the equation of the second line?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, b, up, f }) => lineValue(m * f, b + up),
  traps: [
    {
      misconception: 'a1-line-multiplies-both',
      says: () => 'I multiplied the intercept along with the slope before I moved it.',
      classic: true,
      rule: ({ m, b, up, f }) => lineValue(m * f, b * f + up),
      why: ({ f }) => `multiplies the intercept by ${f} as well.`,
    },
    {
      misconception: 'a1-line-adds-to-the-slope',
      rule: ({ m, b, up, f }) => (m + f === 0 ? null : lineValue(m + f, b + up)),
      why: ({ f }) => `adds ${f} to the slope instead of multiplying.`,
    },
    {
      misconception: 'a1-line-replaces-intercept',
      rule: ({ m, up, f }) => lineValue(m * f, up),
      why: () => 'takes the shift itself as the new intercept.',
    },
    { misconception: 'a1-line-shifts-the-wrong-way', rule: ({ m, b, up, f }) => lineValue(m * f, b - up) },
    {
      misconception: 'a1-line-adds-to-the-slope',
      says: () =>
        'I added the factor to the slope instead of multiplying, and I moved the intercept in the wrong direction.',
      twoSlips: true,
      rule: ({ m, b, up, f }) => (m + f === 0 ? null : lineValue(m + f, b - up)),
    },
  ],
  explain: ({ m, b, up, f }) => ({
    plan: 'In $y = mx + b$ the slope says how steep the line is and the intercept where it crosses the $y$-axis, so change each of them by itself.',
    steps: [
      {
        do: `The first line has slope $${m}$ and intercept $${b}$.`,
        why: 'The slope is the coefficient of $x$; the intercept is the constant term.',
      },
      {
        do: `${f} times as steep: the new slope is $${f} \\cdot ${paren(m)} = ${m * f}$.`,
        why: '“Times” means multiply, and the same direction means that the sign of the slope stays.',
      },
      {
        do: `${Math.abs(up)} units ${up > 0 ? 'higher' : 'lower'}: the new intercept is $${b}${signed(up)} = ${b + up}$.`,
        why: `The crossing moves by ${Math.abs(up)}; how steep the line is does not matter there, because $x = 0$.`,
      },
      {
        do: `The second line is ${lineValue(m * f, b + up).html}.`,
        why: 'Put the new slope and the new intercept into $y = mx + b$.',
      },
    ],
    check: `For $x = 0$ the new line gives $${b + up}$ and for $x = 1$ it gives $${m * f + b + up}$: a change of $${m * f}$, where the first line changes by $${m}$.`,
  }),
  check: ({ m, b, up, f }) => {
    const line = solveLine(0, b + up, 1, b + up + f * m)
    return lineValue(line.m, line.b)
  },
})

export const templates: readonly Template[] = [twoPoints, intercept, claims, changed]

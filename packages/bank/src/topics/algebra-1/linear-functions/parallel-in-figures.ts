import {
  add,
  div,
  dot,
  eq,
  type Frac,
  frac,
  gcd,
  int,
  mul,
  neg,
  nonZero,
  num,
  paren,
  pick,
  signed,
  straight,
  sub,
  type Template,
  template,
  term,
  toNumber,
  toTex,
  until,
} from '#kit'
import { drawLine, drawSlope, lineValue, slopeOf, startOf } from './lines.ts'
import { across, word } from './perpendicular.ts'
import { over, slopeWork, wrapped } from './work.ts'

const skill = 'a1-parallel-and-perpendicular-lines'

const steep = ({ n, d }: Frac): string => (Math.abs(n) > d ? 'more' : 'less')

const graph = template({
  id: 'algebra-1/parallel-graph',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        x1: int(rng, -5, 2),
        y1: int(rng, -5, 5),
        x2: int(rng, -2, 5),
        y2: int(rng, -5, 5),
        parallel: int(rng, 0, 1) === 1,
        c: nonZero(rng, -6, 6),
      }),
      ({ x1, y1, x2, y2, c }) =>
        x2 - x1 > 1 &&
        y1 !== y2 &&
        Math.abs(y2 - y1) !== x2 - x1 &&
        slopeOf(x1, y1, x2, y2).d < 5 &&
        !eq(startOf(slopeOf(x1, y1, x2, y2), x1, y1), c),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ x1, y1, x2, y2, parallel, c }) =>
        `<p>Which line crosses the $y$-axis at $${c}$ and is ${word(parallel)} to the line in the figure?</p>${drawLine(x1, y1, x2, y2, [dot(0, c, { plain: true })])}`,
    },
  ],
  given: (p) => p,
  answer: ({ x1, y1, x2, y2, parallel, c }) =>
    lineValue(parallel ? slopeOf(x1, y1, x2, y2) : across(slopeOf(x1, y1, x2, y2)), c),
  traps: [
    {
      misconception: 'a1-parallel-perpendicular-mixed',
      classic: true,
      rule: ({ x1, y1, x2, y2, parallel, c }) =>
        lineValue(parallel ? across(slopeOf(x1, y1, x2, y2)) : slopeOf(x1, y1, x2, y2), c),
      why: ({ parallel }) => `is ${word(!parallel)} to the line in the figure.`,
    },
    {
      misconception: 'a1-slope-run-over-rise',
      rule: ({ x1, y1, x2, y2, parallel, c }) => (parallel ? lineValue(div(1, slopeOf(x1, y1, x2, y2)), c) : null),
      why: () => 'has run over rise of the drawn line as its slope.',
    },
    {
      misconception: 'a1-line-sign-of-slope',
      rule: ({ x1, y1, x2, y2, parallel, c }) => (parallel ? lineValue(neg(slopeOf(x1, y1, x2, y2)), c) : null),
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      rule: ({ x1, y1, x2, y2, parallel, c }) =>
        lineValue(parallel ? slopeOf(x1, y1, x2, y2) : across(slopeOf(x1, y1, x2, y2)), -c),
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      says: ({ parallel }) =>
        `I ${parallel ? 'gave the slope the wrong sign' : 'changed the sign of the slope, but did not take its reciprocal'}, and I gave the intercept the wrong sign.`,
      twoSlips: true,
      rule: ({ x1, y1, x2, y2, c }) => lineValue(neg(slopeOf(x1, y1, x2, y2)), -c),
    },
    {
      misconception: 'a1-perpendicular-reciprocal-only',
      rule: ({ x1, y1, x2, y2, parallel, c }) => (parallel ? null : lineValue(div(1, slopeOf(x1, y1, x2, y2)), c)),
      why: () => 'takes the reciprocal of the slope, but keeps its sign.',
    },
    {
      misconception: 'a1-perpendicular-opposite-only',
      rule: ({ x1, y1, x2, y2, parallel, c }) => (parallel ? null : lineValue(neg(slopeOf(x1, y1, x2, y2)), c)),
      why: () => 'changes the sign of the slope, but does not take its reciprocal.',
    },
  ],
  explain: ({ x1, y1, x2, y2, parallel, c }) => {
    const given = slopeOf(x1, y1, x2, y2)
    const m = parallel ? given : across(given)
    return {
      figure: drawSlope(x1, y1, x2, y2, [dot(0, c, { plain: true }), straight(toNumber(m), c, { dash: true })]),
      plan: 'Read the slope from the two marked points, change it as the direction asks for, and use the $y$-intercept as the intercept.',
      steps: [
        {
          do: `From $(${x1}, ${y1})$ to $(${x2}, ${y2})$ the slope is $${slopeWork(x1, y1, x2, y2)}$.`,
          why: 'Slope is rise over run.',
        },
        {
          do: `The new line has slope $${toTex(m)}$.`,
          why: parallel
            ? 'Parallel lines have equal slopes.'
            : 'For a perpendicular line, take the reciprocal of the slope and change its sign.',
        },
        {
          do: `It crosses the $y$-axis at $${c}$, so $b = ${c}$ and the line is ${lineValue(m, c).html}.`,
          why: 'In $y = mx + b$ the constant $b$ is the value of $y$ for $x = 0$.',
        },
      ],
      check: parallel
        ? `Going $${given.d}$ to the right, both lines go $${Math.abs(given.n)}$ ${given.n > 0 ? 'up' : 'down'}, so they never meet.`
        : `The product of the slopes is $${toTex(given)} \\cdot ${wrapped(m)} = -1$.`,
      faster: `Looking is enough: the drawn line ${given.n > 0 ? 'rises' : 'falls'}, by ${steep(given)} than 1 for each 1 to the right. So the new line must ${m.n > 0 ? 'rise' : 'fall'}, by ${steep(m)} than 1, and have $${signed(c).trim()}$ at the end: only ${lineValue(m, c).html} does.`,
    }
  },
  // Tries directions (run, rise): along the drawn line, or at a right angle to it (their product by parts is 0).
  check: ({ x1, y1, x2, y2, parallel, c }) => {
    const [dx, dy] = [x2 - x1, y2 - y1]
    for (let run = 1; run <= 12; run++)
      for (let rise = -12; rise <= 12; rise++)
        if (parallel ? run * dy === rise * dx : run * dx + rise * dy === 0) return lineValue(frac(rise, run), c)
    return num(99)
  },
})

const coefficient = template({
  id: 'algebra-1/parallel-find-coefficient',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        p: nonZero(rng, -6, 6),
        q: int(rng, 2, 5),
        b: nonZero(rng, -9, 9),
        d: nonZero(rng, -9, 9),
        c: int(rng, 2, 20),
        parallel: int(rng, 0, 1) === 1,
      }),
      ({ p, q, d, parallel }) => gcd(p, q) === 1 && Math.abs(d) > 1 && d % (parallel ? q : p) === 0,
    ),
  frames: [
    {
      id: 'constant',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, b, d, c, parallel }) =>
        `The line $kx${d < 0 ? ' - ' : ' + '}${Math.abs(d)}y = ${c}$ is ${word(parallel)} to the line ${lineValue(frac(p, q), b).html}. What is the value of the constant $k$?`,
    },
  ],
  given: ({ p, q, b, d, c, parallel }) => ({ m: frac(p, q), b, d, c, parallel }),
  answer: ({ p, q, d, parallel }) => num(parallel ? (-p * d) / q : (q * d) / p),
  traps: [
    {
      misconception: 'a1-line-keeps-sign-of-x-term',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ parallel, d, m }) => [parallel ? mul(-d, m) : div(d, m)],
      rule: ({ m, d, parallel }) => num(mul(parallel ? m : across(m), d)),
    },
    {
      misconception: 'a1-parallel-perpendicular-mixed',
      rule: ({ m, d, parallel }) => num(neg(mul(parallel ? across(m) : m, d))),
    },
  ],
  explain: ({ p, q, d, c, parallel }) => {
    const given = frac(p, q)
    const m = parallel ? given : across(given)
    const slope = `${d > 0 ? '-' : ''}\\frac{k}{${Math.abs(d)}}`
    const k = parallel ? (-p * d) / q : (q * d) / p
    return {
      plan: 'Write the slope of the line with $k$ by solving for $y$, find the slope it must have, and set the two equal.',
      steps: [
        {
          do: `Subtract $kx$ from both sides: $${term(d, 'y')} = -kx + ${c}$. Divide by $${d}$: the slope is $${slope}$.`,
          why: 'The slope is the coefficient of $x$ when $y$ stands alone.',
        },
        {
          do: `The other line has slope $${toTex(given)}$, so the line with $k$ must have slope $${toTex(m)}$.`,
          why: parallel
            ? 'Parallel lines have equal slopes.'
            : 'For a perpendicular line, take the reciprocal of the slope and change its sign.',
        },
        {
          do: `Set the two equal: $${slope} = ${toTex(m)}$.`,
          why: 'Now $k$ is the only unknown.',
        },
        {
          do: `$k = ${toTex(m)} \\cdot ${paren(-d)} = ${k}$`,
          why: `Multiply both sides by $${-d}$.`,
        },
      ],
      faster: `In $Ax + By = C$ the slope is always $-\\frac{A}{B}$, so $${slope} = ${toTex(m)}$ can be written down at once.`,
      check: `With $k = ${k}$ the slope is $${over(-k, d)} = ${toTex(m)}$${parallel ? '' : `, and $${toTex(given)} \\cdot ${wrapped(m)} = -1$`}.`,
    }
  },
  // Directions: (d, −k) must run along (1, m), or at a right angle to it.
  check: ({ m, d, parallel }) =>
    num(
      Array.from({ length: 241 }, (_, i) => i - 120).find((k) =>
        parallel ? eq(mul(m, d), -k) : eq(sub(d, mul(m, k)), 0),
      ) ?? 999,
    ),
})

const corner = template({
  id: 'algebra-1/perpendicular-corner',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [dx, dy] = [nonZero(rng, -4, 4), nonZero(rng, -4, 4)]
        const k = pick(rng, [-2, -1, 1, 2])
        const [x, y] = [int(rng, -5, 5), int(rng, -5, 5)]
        return { ax: x + dx, ay: y + dy, bx: x, by: y, cx: x - dy * k, cy: y + dx * k }
      },
      ({ ax, ay, bx, by, cx, cy }) =>
        Math.abs(ax - bx) !== Math.abs(ay - by) &&
        ((ay - by) * (cx - bx)) % (ax - bx) === 0 &&
        [ax, ay, bx, by, cx, cy].every((v) => v !== 0) &&
        Math.abs(cx) < 12,
    ),
  frames: [
    {
      id: 'map',
      kind: 'multi-step',
      items: 6,
      stem: ({ ax, ay, bx, by, cx }, rng) =>
        pick(rng, [
          `On a park map, a straight path runs from $A(${ax}, ${ay})$ to $B(${bx}, ${by})$. At $B$ it turns by exactly $90°$ and continues straight to $C(${cx}, k)$. What is the value of $k$?`,
          `Triangle $ABC$ has its right angle at $B$. The vertices are $A(${ax}, ${ay})$, $B(${bx}, ${by})$, and $C(${cx}, k)$. What is the value of $k$?`,
        ]),
    },
  ],
  given: ({ ax, ay, bx, by, cx }) => ({ ax, ay, bx, by, cx }),
  answer: ({ cy }) => num(cy),
  traps: [
    {
      misconception: 'a1-parallel-perpendicular-mixed',
      classic: true,
      rule: ({ ax, ay, bx, by, cx }) => num(by + ((ay - by) * (cx - bx)) / (ax - bx)),
      why: () => 'continues straight on instead of turning.',
    },
    {
      misconception: 'a1-perpendicular-reciprocal-only',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ by, ay, bx, ax }) => [by - ay, bx - ax],
      after: (got, { by, bx, cx }) => add(by, mul(got, cx - bx)),
      rule: ({ ax, ay, bx, by, cx }) => num(by + ((ax - bx) * (cx - bx)) / (ay - by)),
      why: () => 'takes the reciprocal of the slope, but keeps its sign.',
    },
    {
      misconception: 'a1-perpendicular-opposite-only',
      operation: 'sign-reversed',
      operands: ({ by, ay, bx, ax }) => [div(by - ay, bx - ax)],
      after: (got, { by, bx, cx }) => add(by, mul(got, cx - bx)),
      rule: ({ ax, ay, bx, by, cx }) => num(by - ((ay - by) * (cx - bx)) / (ax - bx)),
      why: () => 'changes the sign of the slope, but does not take its reciprocal.',
    },
    {
      misconception: 'a1-slope-forgets-start-value',
      operation: 'term-left-out',
      operands: ({ cx, bx, ax, by, ay }) => [mul(cx - bx, div(ax - bx, by - ay))],
      rule: ({ ax, ay, bx, by, cx }) => num(-((ax - bx) * (cx - bx)) / (ay - by)),
      why: ({ by }) => `is only the rise from $B$; it must be added to $${by}$.`,
    },
  ],
  explain: ({ ax, ay, bx, by, cx, cy }) => {
    const m = slopeOf(bx, by, ax, ay)
    const n = across(m)
    return {
      plan: 'At $B$ two perpendicular segments meet: get the slope of one from its points, turn it into the slope of the other, and walk from $B$ with it.',
      steps: [
        {
          do: `Slope of the line through $A$ and $B$: $${slopeWork(bx, by, ax, ay)}$.`,
          why: 'Both points are known completely.',
        },
        {
          do: `Slope of the line through $B$ and $C$: $${toTex(n)}$.`,
          why: 'The angle at $B$ is a right angle, so take the reciprocal of the slope and change its sign.',
        },
        {
          do: `The run from $B$ to $C$ is $${cx} - ${paren(bx)} = ${cx - bx}$, so the rise is $${toTex(n)} \\cdot ${paren(cx - bx)} = ${cy - by}$.`,
          why: 'Slope is rise over run, so rise is slope times run.',
        },
        { do: `$k = ${by}${signed(cy - by)} = ${cy}$`, why: `The rise is added to the height $${by}$ of $B$.` },
      ],
      check: `The product of the slopes is $${toTex(m)} \\cdot ${wrapped(n)} = -1$, as it must be at a right angle.`,
      faster: `From $B$ to $A$, $x$ changes by $${ax - bx}$ and $y$ by $${ay - by}$. At a right angle to that the two numbers change places and one changes its sign: $${by - ay}$ and $${ax - bx}$. ${cx - bx === by - ay ? `The run is just $${cx - bx}$, so the rise is $${cy - by}$` : `The run $${cx - bx}$ is $${(cx - bx) / (by - ay)}$ times $${by - ay}$, so the rise is $${(cx - bx) / (by - ay)} \\cdot ${paren(ax - bx)} = ${cy - by}$`}, and $k = ${by}${signed(cy - by)} = ${cy}$.`,
    }
  },
  // Pythagoras: the k for which the squares of the short sides add up.
  check: ({ ax, ay, bx, by, cx }) => {
    const square = (x1: number, y1: number, x2: number, y2: number) => (x1 - x2) ** 2 + (y1 - y2) ** 2
    const k = Array.from({ length: 81 }, (_, i) => i - 40).find(
      (y) => square(ax, ay, bx, by) + square(bx, by, cx, y) === square(ax, ay, cx, y),
    )
    return num(k ?? 999)
  },
})

export const templates: readonly Template[] = [graph, coefficient, corner]

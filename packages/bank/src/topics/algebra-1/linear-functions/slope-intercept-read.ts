import {
  div,
  eq,
  frac,
  linear,
  neg,
  nonZero,
  paren,
  type Rng,
  signed,
  type Template,
  template,
  term,
  terms,
  toTex,
  until,
} from '#kit'
import { drawLine, drawSlope, lineValue, slopeOf, solveLine } from './lines.ts'
import { ratio } from './work.ts'

const skill = 'a1-slope-intercept-form'

const describe = template({
  id: 'algebra-1/slope-intercept-describe',
  skill,
  difficulty: 'Low',
  b: -1.2,
  calculator: false,
  seconds: 40,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -9, 9), b: nonZero(rng, -9, 9) }),
      ({ m, b }) => Math.abs(m) !== Math.abs(b) && Math.abs(m) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ m, b }) =>
        `Which equation describes the line with slope $${m}$ that crosses the $y$-axis at $(0, ${b})$?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, b }) => lineValue(m, b),
  traps: [
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      classic: true,
      rule: ({ m, b }) => lineValue(b, m),
      why: ({ m, b }) => `has slope $${b}$ and crosses at $${m}$: the two are exchanged.`,
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      rule: ({ m, b }) => lineValue(m, -b),
      why: ({ b }) => `crosses the $y$-axis at $${-b}$.`,
    },
    { misconception: 'a1-line-sign-of-slope', rule: ({ m, b }) => lineValue(-m, b) },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged slope and intercept, and gave the number at the end the wrong sign.',
      twoSlips: true,
      rule: ({ m, b }) => lineValue(b, -m),
    },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged slope and intercept, and gave the coefficient of $x$ the wrong sign.',
      twoSlips: true,
      rule: ({ m, b }) => lineValue(-b, m),
    },
  ],
  explain: ({ m, b }) => ({
    plan: 'Slope and $y$-intercept are exactly the two numbers in $y = mx + b$.',
    steps: [
      {
        do: `The slope goes before $x$: $m = ${m}$.`,
        why: 'The coefficient of $x$ is the change in $y$ for one step of $x$.',
      },
      { do: `The crossing $(0, ${b})$ gives the constant: $b = ${b}$.`, why: 'For $x = 0$ only $b$ is left.' },
      { do: `So ${lineValue(m, b).html}.`, why: 'Put both numbers into $y = mx + b$.' },
    ],
    check: `For $x = 0$ the equation gives $y = ${b}$, and for $x = 1$ it gives $y = ${m}${signed(b)} = ${m + b}$: a change of $${m}$ for one step.`,
  }),
  check: ({ m, b }) => {
    const line = solveLine(0, b, 1, b + m)
    return lineValue(line.m, line.b)
  },
})

type Line = Readonly<{ b: number; x: number; y: number }>

const slopeFrom = ({ b, x, y }: Line) => slopeOf(0, b, x, y)

const drawGraph = (rng: Rng): Line =>
  until(
    () => ({ b: nonZero(rng, -4, 4), x: nonZero(rng, -5, 5), y: nonZero(rng, -5, 5) }),
    (p) => p.y !== p.b && Math.abs(p.x) > 1 && Math.abs(p.y - p.b) !== Math.abs(p.x) && !eq(slopeFrom(p), p.b),
  )

const graph = template({
  id: 'algebra-1/slope-intercept-graph',
  skill,
  difficulty: 'Medium',
  b: -0.4,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: drawGraph,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ b, x, y }) => `<p>Which equation describes the line?</p>${drawLine(0, b, x, y)}`,
    },
  ],
  given: (p) => p,
  answer: (p) => lineValue(slopeFrom(p), p.b),
  traps: [
    {
      misconception: 'a1-slope-run-over-rise',
      classic: true,
      rule: (p) => lineValue(div(1, slopeFrom(p)), p.b),
      why: () => 'has run over rise as its slope.',
    },
    {
      misconception: 'a1-line-sign-of-slope',
      rule: (p) => lineValue(neg(slopeFrom(p)), p.b),
      why: (p) => `${slopeFrom(p).n > 0 ? 'falls' : 'rises'} from left to right, and the line in the figure does not.`,
    },
    { misconception: 'a1-line-sign-of-intercept', rule: (p) => lineValue(slopeFrom(p), -p.b) },
    {
      misconception: 'a1-slope-run-over-rise',
      says: () => 'I divided the run by the rise, and I gave the intercept the wrong sign.',
      twoSlips: true,
      rule: (p) => lineValue(div(1, slopeFrom(p)), -p.b),
    },
    {
      misconception: 'a1-slope-run-over-rise',
      says: () => 'I divided the run by the rise, and I gave the slope the wrong sign.',
      twoSlips: true,
      rule: (p) => lineValue(neg(div(1, slopeFrom(p))), p.b),
    },
  ],
  explain: (p) => {
    const m = slopeFrom(p)
    return {
      figure: drawSlope(0, p.b, p.x, p.y),
      plan: 'Read from the graph what $y = mx + b$ needs: the $y$-intercept, and the slope between the two marked points.',
      steps: [
        { do: `The line crosses the $y$-axis at $${p.b}$, so $b = ${p.b}$.`, why: 'On the $y$-axis $x = 0$.' },
        {
          do: `From $(0, ${p.b})$ to $(${p.x}, ${p.y})$ the rise is $${p.y} - ${paren(p.b)} = ${p.y - p.b}$ and the run is $${p.x}$.`,
          why: 'Both differences start at the same point.',
        },
        { do: `Slope: $m = ${ratio(p.y - p.b, p.x)}$.`, why: 'Slope is rise over run.' },
        { do: `Together: ${lineValue(m, p.b).html}.`, why: 'This is the form $y = mx + b$.' },
      ],
      check: `For $x = ${p.x}$ the equation gives $${toTex(m)} \\cdot ${paren(p.x)}${signed(p.b)} = ${p.y - p.b}${signed(p.b)} = ${p.y}$, the height of the marked point.`,
      faster: `Test the options with the two marked points: the constant must be $${p.b}$, and for $x = ${p.x}$ the value must be $${p.y}$.`,
    }
  },
  check: ({ b, x, y }) => {
    const line = solveLine(x, y, 0, b)
    return lineValue(line.m, line.b)
  },
})

/** ax + by = c, solved for y; c is a multiple of b. */
const rewrite = template({
  id: 'algebra-1/slope-intercept-rewrite',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const b = nonZero(rng, -6, 6)
        return { a: nonZero(rng, -9, 9), b, c: b * nonZero(rng, -6, 6) }
      },
      ({ a, b, c }) => Math.abs(b) > 1 && Math.abs(a) > 1 && Math.abs(a) !== Math.abs(b) && Math.abs(a) !== Math.abs(c),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c }) =>
        `Which equation in slope-intercept form describes the line $${terms([a, 'x'], [b, 'y'])} = ${c}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => lineValue(frac(-a, b), c / b),
  traps: [
    {
      misconception: 'a1-line-keeps-sign-of-x-term',
      classic: true,
      rule: ({ a, b, c }) => lineValue(frac(a, b), c / b),
      why: ({ a }) => `moves $${terms([a, 'x'])}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a1-line-divides-one-term',
      says: () => 'I divided only the $x$-term on the right side and left the number as it was.',
      classic: true,
      rule: ({ a, b, c }) => lineValue(frac(-a, b), c),
      why: ({ b, c }) => `leaves $${c}$ undivided by $${b}$.`,
    },
    {
      misconception: 'a1-line-divides-the-wrong-way',
      rule: ({ a, b, c }) => lineValue(frac(-b, a), c / b),
      why: ({ a, b }) => `divides $${b}$ by $${a}$ instead of $${a}$ by $${b}$.`,
    },
    { misconception: 'a1-line-sign-of-intercept', rule: ({ a, b, c }) => lineValue(frac(-a, b), -c / b) },
    {
      misconception: 'a1-line-divides-one-term',
      says: () => 'I moved the $x$-term to the other side without changing its sign, and I did not divide the number.',
      twoSlips: true,
      rule: ({ a, b, c }) => lineValue(frac(a, b), c),
    },
    {
      misconception: 'a1-line-sign-of-intercept',
      says: () =>
        'I moved the $x$-term to the other side without changing its sign, and I gave the intercept the wrong sign.',
      twoSlips: true,
      rule: ({ a, b, c }) => lineValue(frac(a, b), -c / b),
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Slope-intercept form has $y$ alone on one side, so solve the equation for $y$.',
    steps: [
      {
        do: `${a > 0 ? 'Subtract' : 'Add'} $${term(Math.abs(a), 'x')}$ ${a > 0 ? 'from' : 'to'} both sides: $${term(b, 'y')} = ${linear(-a, c)}$.`,
        why: 'First the term with $y$ has to stand alone.',
      },
      {
        do: `Divide every term by $${b}$: $${term(-a, 'x')} \\div ${paren(b)} = ${term(frac(-a, b), 'x')}$ and $${c} \\div ${paren(b)} = ${c / b}$.`,
        why: `$y$ is multiplied by $${b}$; both terms on the right are divided.`,
      },
      {
        do: `So ${lineValue(frac(-a, b), c / b).html}.`,
        why: 'Now $y$ stands alone: the coefficient of $x$ is the slope, and the constant is the intercept.',
      },
    ],
    check: `For $x = ${b}$ the new form gives $y = ${c / b - a}$. Put both into the given equation: $${a} \\cdot ${paren(b)}${b < 0 ? ' - ' : ' + '}${Math.abs(b)} \\cdot ${paren(c / b - a)} = ${c}$.`,
    faster: `For $Ax + By = C$ the slope is always $-\\frac{A}{B}$ and the intercept $\\frac{C}{B}$. Here they are $${toTex(frac(-a, b))}$ and $${c / b}$.`,
  }),
  // Two points of the line: x = 0 and x = b.
  check: ({ a, b, c }) => {
    const line = solveLine(0, c / b, b, c / b - a)
    return lineValue(line.m, line.b)
  },
})

export const templates: readonly Template[] = [describe, graph, rewrite]

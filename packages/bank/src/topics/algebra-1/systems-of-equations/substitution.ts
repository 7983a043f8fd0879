import {
  add,
  div,
  equation,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  point,
  signed,
  signedTerm,
  type Template,
  template,
  term,
  terms,
  until,
} from '#kit'
import { movedWrongly } from '../said.ts'
import { chain, undo, unscale, whyUnscale, worked, workedLine } from '../undoing.ts'
import { pairHtml, slopeTex, tried } from './lines.ts'
import { drawSub, type Sub, xOf, yOf } from './substitution-drawn.ts'
import { riddle } from './substitution-in-words.ts'
import { mistake } from './substitution-mistake.ts'

const skill = 'a1-systems-by-substitution'

const show = (p: Sub): string => pairHtml(slopeTex(p.m, p.b), `${terms([p.a, 'x'], [p.c, 'y'])} = ${p.d}`)
/** The point on the first line for a wrong x; null where it is not whole. */
const at = (p: Sub, x: number) => (Number.isInteger(x) && Math.abs(x) < 60 ? point(x, p.m * x + p.b) : null)

const bare = template({
  id: 'algebra-1/substitution-solve',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSub(rng),
      (p) => p.a + p.m * p.c !== 0 && (p.d - p.b) % (p.a + p.c * p.m) === 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (p) => `<p>What is the solution $(x, y)$ of this system?</p>${show(p)}`,
    },
  ],
  given: (p) => p,
  answer: (p) => point(xOf(p), yOf(p)),
  traps: [
    {
      misconception: 'a1-substitution-first-term-only',
      classic: true,
      rule: (p) => at(p, (p.d - p.b) / (p.a + p.c * p.m)),
      why: ({ c, b }) => `multiplies only the $x$-term by $${c}$ and leaves the $${b}$ as it is.`,
    },
    {
      misconception: 'a1-substitution-repeats-operation',
      says: ({ b, c }) => movedWrongly(c * b),
      classic: true,
      rule: (p) => at(p, (p.d + p.c * p.b) / (p.a + p.c * p.m)),
    },
    {
      misconception: 'a1-system-swaps-coordinates',
      rule: (p) => point(yOf(p), xOf(p)),
      why: () => 'has the two values exchanged.',
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I found $x$ and gave $y$ the wrong sign.',
      rule: (p) => point(xOf(p), -yOf(p)),
    },
    {
      misconception: 'a1-system-sign-of-coordinate',
      says: () => 'I gave $x$ the wrong sign and found $y$ from it.',
      rule: (p) => at(p, -xOf(p)),
    },
    {
      misconception: 'a1-system-swaps-coordinates',
      says: () => 'I exchanged the values of $x$ and $y$, and gave the first one the wrong sign.',
      twoSlips: true,
      rule: (p) => point(-yOf(p), xOf(p)),
    },
  ],
  explain: (p) => {
    const [slope, x, y] = [p.a + p.c * p.m, xOf(p), yOf(p)]
    return {
      plan: 'One equation already says what $y$ is equal to. Put that expression into the other equation, and only $x$ is left.',
      steps: [
        {
          do: `Put $${linear(p.m, p.b)}$ in for $y$: ${inside(p, p.c, p.m, p.b).html}.`,
          why: 'The first equation says that $y$ is equal to this expression. Parentheses keep it together.',
        },
        {
          do: `Distribute: $${terms([p.a, 'x'], [p.c * p.m, 'x'], [p.c * p.b, ''])} = ${p.d}$. Combine like terms: $${linear(slope, p.c * p.b)} = ${p.d}$.`,
          why: `The factor $${p.c}$ multiplies both terms in the parentheses.`,
        },
        {
          do: `${undo(p.c * p.b)}: $${chain(term(slope, 'x'), `${p.d}${signed(-p.c * p.b)}`, `${p.d - p.c * p.b}`)}$.`,
          why: 'This leaves the $x$-term by itself.',
        },
        ...(slope === 1 ? [] : [{ do: `${unscale(slope)}: $x = ${x}$.`, why: whyUnscale(slope) }]),
        {
          do: `Put $x = ${x}$ into $${slopeTex(p.m, p.b)}$: $y = ${workedLine(p.m, x, p.b)}$. The solution is ${point(x, y).html}.`,
          why: 'The equation that is solved for $y$ gives $y$ at once.',
        },
      ],
      check: `Put the pair into the second equation: $${worked(p.a, x, p.c, y, p.d)}$.`,
      faster: `Test the options: put each pair into $${slopeTex(p.m, p.b)}$ first, then into the other equation. Only ${point(x, y).html} makes both true.`,
    }
  },
  check: ({ m, b, a, c, d }) => point(...tried({ a: -m, b: 1, c: b }, { a, b: c, c: d })),
})

/** x = ky + p and ax + by = c. */
const sum = template({
  id: 'algebra-1/substitution-sum',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'grid',
  draw: (rng) =>
    until(
      () => {
        const [k, y, p] = [nonZero(rng, -4, 4), nonZero(rng, -7, 7), nonZero(rng, -9, 9)]
        const [a, b] = [nonZero(rng, -5, 5), nonZero(rng, -6, 6)]
        return { k, p, a, b, c: a * (k * y + p) + b * y, minus: int(rng, 0, 1) === 1 }
      },
      ({ k, p, a, b, c }) =>
        Math.abs(k) > 1 &&
        Math.abs(a) > 1 &&
        a * k + b !== 0 &&
        Math.abs(k * ((c - a * p) / (a * k + b)) + p) < 25 &&
        Math.abs(c) < 70,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 7,
      stem: ({ k, p, a, b, c, minus }) =>
        `${pairHtml(`x = ${linear(k, p, 'y')}`, `${terms([a, 'x'], [b, 'y'])} = ${c}`)}<p>The solution of this system is $(x, y)$. What is the value of $x ${minus ? '-' : '+'} y$?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ k, p, a, b, c, minus }) => {
    const y = (c - a * p) / (a * k + b)
    return num(k * y + p + (minus ? -y : y))
  },
  traps: [
    {
      misconception: 'a1-system-stops-at-one-letter',
      says: () => 'I stopped at the value of $y$.',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ c, a, p, k, b }) => [div(c - a * p, a * k + b)],
      rule: ({ k, p, a, b, c }) => num((c - a * p) / (a * k + b)),
    },
    {
      misconception: 'a1-system-stops-at-one-letter',
      says: () => 'I stopped at the value of $x$.',
      classic: true,
      rule: ({ k, p, a, b, c }) => num((k * (c - a * p)) / (a * k + b) + p),
    },
    {
      misconception: 'a1-system-adds-for-subtracts',
      says: ({ minus }) =>
        minus ? 'I found $x$ and $y$, but gave $x + y$.' : 'I found $x$ and $y$, but gave $x - y$.',
      operation: 'sign-reversed',
      operands: ({ c, a, p, k, b, minus }) => [div((minus ? -1 : 1) * (c - a * p), a * k + b)],
      after: (got, { k, c, a, p, b }) => add(add(mul(k, div(c - a * p, a * k + b)), p), got),
      rule: ({ k, p, a, b, c, minus }) => {
        const y = (c - a * p) / (a * k + b)
        return num(k * y + p + (minus ? y : -y))
      },
    },
  ],
  explain: ({ k, p, a, b, c, minus }) => {
    const slope = a * k + b
    const y = (c - a * p) / slope
    const x = k * y + p
    return {
      plan: 'One equation is solved for $x$. Substitute it into the other one, find both unknowns, and only then work out what is asked for.',
      steps: [
        {
          do: `Put $${linear(k, p, 'y')}$ in for $x$: $${a}(${linear(k, p, 'y')})${signedTerm(b, 'y')} = ${c}$.`,
          why: 'The first equation says that $x$ is equal to this expression.',
        },
        {
          do: `Distribute: $${terms([a * k, 'y'], [a * p, ''], [b, 'y'])} = ${c}$. Combine like terms: $${linear(slope, a * p, 'y')} = ${c}$.`,
          why: `The factor $${a}$ multiplies both terms in the parentheses.`,
        },
        {
          do: `${undo(a * p)}: $${chain(term(slope, 'y'), `${c}${signed(-a * p)}`, `${c - a * p}`)}$.${slope === 1 ? '' : ` ${unscale(slope)}: $y = ${y}$.`}`,
          why: 'Undo the addition or subtraction first, then the multiplication.',
        },
        {
          do: `Put $y = ${y}$ into the first equation: $x = ${workedLine(k, y, p)}$.`,
          why: 'The equation that is solved for $x$ gives $x$ at once.',
        },
        {
          do: `$x ${minus ? '-' : '+'} y = ${x} ${minus ? '-' : '+'} ${paren(y)} = ${minus ? x - y : x + y}$`,
          why: `The question asks for the ${minus ? 'difference' : 'sum'}, not for $x$ or $y$ alone.`,
        },
      ],
      faster: `Only $y$ is needed: $x ${minus ? '-' : '+'} y = ${linear(k, p, 'y')} ${minus ? '-' : '+'} y = ${linear(minus ? k - 1 : k + 1, p, 'y')}$, and $y = ${y}$ makes it $${workedLine(minus ? k - 1 : k + 1, y, p)}$.`,
      check: `Put both values into the second equation: $${worked(a, x, b, y, c)}$.`,
    }
  },
  check: ({ k, p, a, b, c, minus }) => {
    const [x, y] = tried({ a: 1, b: -k, c: p }, { a, b, c })
    return num(minus ? x - y : x + y)
  },
})

const inside = (p: Sub, c: number, m: number, b: number, extra = 0) =>
  equation(
    `${terms([p.a, 'x'])}${c < 0 ? ' - ' : ' + '}${Math.abs(c)}(${linear(m, b)})${signed(extra)} = ${p.d}`,
    ({ x }) => p.a * x + c * (m * x + b) + extra - p.d,
  )
const flat = (p: Sub, m: number, b: number) =>
  equation(`${terms([p.a, 'x'], [m, 'x'], [b, ''])} = ${p.d}`, ({ x }) => p.a * x + m * x + b - p.d)

const setUp = template({
  id: 'algebra-1/substitution-first-line',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSub(rng),
      (p) => Math.abs(p.m) > 1 && Math.abs(p.a) > 1,
    ),
  frames: [
    {
      id: 'equation',
      kind: 'methods',
      items: 7,
      stem: (p) => `${show(p)}<p>Which equation do you get when the first equation is put into the second?</p>`,
    },
  ],
  given: (p) => p,
  answer: (p) => inside(p, p.c, p.m, p.b),
  traps: [
    {
      misconception: 'a1-substitution-no-parentheses',
      says: ({ c }) => `I put the expression in without parentheses, so that $${c}$ multiplies only its first term.`,
      classic: true,
      rule: (p) => flat(p, p.c * p.m, p.b),
      why: ({ c }) => `leaves out the parentheses, so that $${c}$ multiplies only one term.`,
    },
    {
      misconception: 'a1-substitution-drops-coefficient',
      says: ({ c }) => `I dropped the whole factor $${c}$ that stands before $y$.`,
      classic: true,
      rule: (p) => flat(p, p.m, p.b),
      why: ({ c }) => `drops the $${c}$ that stands before $y$.`,
    },
    {
      misconception: 'a1-substitution-sign',
      says: ({ b }) => `When I put the expression in, I changed the sign of $${b}$.`,
      rule: (p) => inside(p, p.c, p.m, -p.b),
      why: ({ b }) => `changes the sign of $${b}$.`,
    },
    {
      misconception: 'a1-substitution-sign',
      says: () => 'When I put the expression in, I changed the sign of its $x$-term.',
      rule: (p) => inside(p, p.c, -p.m, p.b),
    },
    {
      misconception: 'a1-substitution-sign',
      says: ({ c }) => `I changed the sign of the factor $${c}$ that stands before $y$.`,
      rule: (p) => inside(p, -p.c, p.m, p.b),
      why: ({ c }) => `changes the sign of $${c}$.`,
    },
    {
      misconception: 'a1-substitution-sign',
      says: ({ b, c }) => `I changed the sign of the factor $${c}$ that stands before $y$, and the sign of $${b}$.`,
      twoSlips: true,
      rule: (p) => inside(p, -p.c, p.m, -p.b),
    },
  ],
  explain: (p) => ({
    plan: 'The first equation gives an expression for $y$. Write that expression, in parentheses, wherever $y$ stands in the second equation.',
    steps: [
      {
        do: `The first equation says that $y$ and $${linear(p.m, p.b)}$ are equal.`,
        why: 'Equal things may replace each other.',
      },
      {
        do: `In $${terms([p.a, 'x'], [p.c, 'y'])} = ${p.d}$ the term $${term(p.c, 'y')}$ becomes $${p.c}(${linear(p.m, p.b)})$.`,
        why: `The $${p.c}$ multiplies all of $y$, so it must multiply the whole expression: it needs parentheses.`,
      },
      {
        do: `Everything else stays as it is: ${inside(p, p.c, p.m, p.b).html}.`,
        why: 'Now $x$ is the only variable.',
      },
    ],
    check: `Take $x = 1$: the first equation gives $y = ${p.m + p.b}$. With these numbers the left side of the second equation is $${p.a + p.c * (p.m + p.b)}$, and so is the left side of the new equation.`,
  }),
  check: (p) => equation('', ({ x }) => p.a * x + p.c * p.m * x + p.c * p.b - p.d),
})

export const templates: readonly Template[] = [bare, sum, setUp, mistake, riddle]

import {
  div,
  gcd,
  int,
  linear,
  nameTheMistake,
  nonZero,
  num,
  paren,
  point,
  signed,
  type Template,
  template,
  term,
  until,
  type Value,
  withFaster,
} from '#kit'
import { worked } from '../undoing.ts'
import { goBack, matched, pairFound, withoutY } from './eliminated.ts'
import { factors } from './elimination-factors.ts'
import { det, type Line, lineTex, tried } from './lines.ts'
import { at, drawPair, type Pair, show } from './pairs.ts'

const skill = 'a1-systems-by-elimination'

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
      `adds $${e.p.a} \\cdot ${paren(at(e)[0])}$ to $${e.p.c}$ instead of subtracting it when going back to the first equation.`,
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
  explain: (e) => {
    const [x, y] = at(e)
    return {
      plan: 'The $y$-terms of the two equations are equal or opposite, so subtracting or adding the equations leaves one equation with $x$ alone.',
      steps: [...withoutY(e.p, e.q), goBack(e.p, x), pairFound(e.p, y, point(x, y).html)],
      check: `The pair must fit the second equation too: $${worked(e.q.a, x, e.q.b, y, e.q.c)}$.`,
    }
  },
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
    const [x, y] = at(e)
    const same = matched(e.p, e.q)
    return {
      plan: 'No variable cancels yet. Multiply the equations so that the $y$-terms have the same size; then adding or subtracting leaves $x$ alone.',
      steps: [same.step, ...withoutY(same.p, same.q), goBack(e.p, x), pairFound(e.p, y, point(x, y).html)],
      check: `The pair must fit the second equation too: $${worked(e.q.a, x, e.q.b, y, e.q.c)}$.`,
      faster: `Test the options: put each pair into the first equation, and those that fit into the second. Only ${point(x, y).html} makes both true.`,
    }
  },
  check: ({ p, q }) => point(...tried(p, q)),
})

const added = (u: number, v: number, variable: string): string =>
  `${term(u, variable)} + ${v < 0 ? `(${term(v, variable)})` : term(v, variable)}`

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
      operation: 'stopped-at-a-step',
      operands: ({ p, q }) => [p.c + q.c],
      rule: ({ p, q }) => num(p.c + q.c),
    },
    {
      misconception: 'a1-system-stops-at-one-letter',
      says: () => 'I stopped at the value of $x$.',
      operation: 'stopped-at-a-step',
      operands: ({ p, q }) => [div(p.c * q.b - q.c * p.b, p.a * q.b - q.a * p.b)],
      rule: (e) => num(at(e)[0]),
    },
    {
      misconception: 'a1-system-adds-for-subtracts',
      says: () => 'I found $x$ and $y$, but gave $x - y$.',
      rule: (e) => num(at(e)[0] - at(e)[1]),
    },
  ],
  explain: ({ p, q }) => {
    const [k, sum] = [p.a + q.a, p.c + q.c]
    const [x, y] = at({ p, q })
    return {
      plan: 'The question asks for a sum, not for the two unknowns. Look whether adding the equations gives both variables the same coefficient.',
      steps: [
        {
          do: `Add the left sides: $${added(p.a, q.a, 'x')} = ${k}x$ and $${added(p.b, q.b, 'y')} = ${k}y$.`,
          why: 'Like terms are added by adding their coefficients.',
        },
        {
          do: `Add the right sides: $${p.c} + ${paren(q.c)} = ${sum}$. So $${k}x + ${k}y = ${sum}$.`,
          why: 'Equal amounts were added to both sides, so the new equation is true as well.',
        },
        { do: `Factor the left side: $${k}(x + y) = ${sum}$.`, why: `Both terms contain the factor $${k}$.` },
        {
          do: `Divide both sides by $${k}$: $x + y = ${sum / k}$.`,
          why: 'There is no need to find $x$ and $y$ one by one.',
        },
      ],
      check: `Solving the system the long way gives $x = ${x}$ and $y = ${y}$, and $${x} + ${paren(y)} = ${sum / k}$.`,
    }
  },
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
  ...withFaster(
    nameTheMistake({
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
    ({ e: { p, q }, which }) => {
      const [m, r] = [p.a - q.a, p.c - q.c]
      const [sum, turned] = [p.c + q.c, -r]
      return `Hold the wrong answer against $${linear(m, 0)} = ${r}$. ${
        [
          `$${m} \\cdot ${paren(sum / m)} = ${sum}$ is not $${r}$, but $${p.c}${signed(q.c)}$: the right sides were added.`,
          `$${r} \\div ${paren(r / (p.a + q.a))} = ${p.a + q.a}$ is not $${m}$, but $${p.a}${signed(q.a)}$: the coefficients of $x$ were added.`,
          `$${m} \\cdot ${paren(turned / m)} = ${turned}$ is the opposite of $${r}$: the right side was subtracted in the other order.`,
          `It is the right side itself, so the division by $${m}$ is missing.`,
        ][which]
      }`
    },
  ),
})

export const templates: readonly Template[] = [easy, hard, factors, shortcut, mistake]

import {
  asWritten,
  frac,
  int,
  nameTheMistake,
  nonZero,
  paren,
  quadraticRoots,
  solutions,
  squareParts,
  surd,
  surdAdd,
  surdNeg,
  surdSqrt,
  type Template,
  template,
  text,
  toTex,
  until,
  withFaster,
} from '#kit'
import { quad, UNTESTED } from './common.ts'

const skill = 'a1-quadratic-formula'

export type Abc = { a: number; b: number; c: number }

export const disc = ({ a, b, c }: Abc): number => b * b - 4 * a * c

export const irrational = (n: number): boolean => n > 0 && squareParts(n).inside > 1

const two = (mid: number, below: number, d: number) =>
  irrational(d)
    ? solutions([surd(frac(mid, below), frac(1, below), d), surd(frac(mid, below), frac(-1, below), d)])
    : null

const solve = template({
  id: 'algebra-1/formula-solve',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Abc => ({ a: int(rng, 1, 4), b: nonZero(rng, -9, 9), c: nonZero(rng, -6, 6) }),
      (p) =>
        irrational(disc(p)) &&
        squareParts(disc(p)).outside <= 2 &&
        p.b % 2 !== 0 &&
        irrational(p.b * p.b + 4 * p.a * p.c),
    ),
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: ({ a, b, c }) => `What are the solutions of $${quad(a, b, c)} = 0$?` },
  ],
  given: (p) => p,
  answer: (p) => solutions(quadraticRoots(p.a, p.b, p.c)),
  traps: [
    {
      misconception: 'a1-q-keeps-the-sign-of-b',
      classic: true,
      says: () => 'I started the formula with $b$ instead of $-b$.',
      rule: (p) => two(p.b, 2 * p.a, disc(p)),
      why: ({ b }) => `starts with $${b}$ instead of $${-b}$.`,
    },
    {
      misconception: 'a1-q-adds-4ac',
      rule: ({ a, b, c }) => two(-b, 2 * a, b * b + 4 * a * c),
      why: ({ a, b, c }) => `has $${b * b + 4 * a * c}$ under the root; $b^2 - 4ac$ is $${disc({ a, b, c })}$.`,
    },
    {
      misconception: 'a1-q-divides-by-a-only',
      rule: (p) => two(-p.b, p.a, disc(p)),
      why: ({ a }) => `does not divide by $2a = ${2 * a}$.`,
    },
    {
      misconception: 'a1-q-keeps-the-sign-of-b',
      twoSlips: true,
      says: () => 'I started with $b$ instead of $-b$ and got the sign of $4ac$ wrong.',
      rule: ({ a, b, c }) => two(b, 2 * a, b * b + 4 * a * c),
      why: ({ b }) => `starts with $${b}$ instead of $${-b}$, and has a wrong sign under the root.`,
    },
  ],
  explain: (p) => {
    const { outside, inside } = squareParts(disc(p))
    const d = disc(p)
    return {
      plan: 'No whole numbers fit for factoring, so use the quadratic formula: read $a$, $b$ and $c$ with their signs and work out the discriminant first.',
      steps: [
        {
          do: `Compare with $ax^2 + bx + c = 0$: $a = ${p.a}$, $b = ${p.b}$, $c = ${p.c}$.`,
          why:
            p.b < 0 || p.c < 0
              ? 'A minus sign before a term belongs to its number.'
              : 'These are the coefficients of $x^2$ and $x$, and the constant term.',
        },
        {
          do: `Under the root: $b^2 - 4ac = ${paren(p.b)}^2 - 4 \\cdot ${p.a} \\cdot ${paren(p.c)} = ${p.b * p.b} - ${paren(4 * p.a * p.c)} = ${d}$.`,
          why:
            p.c > 0
              ? 'The square and the product $4ac$ are worked out before subtracting.'
              : 'Subtracting a negative number is adding.',
        },
        {
          do: `Around the root: $-b = ${-p.b}$ and $2a = 2 \\cdot ${p.a} = ${2 * p.a}$.`,
          why: 'The formula starts with the opposite of $b$ and divides everything by $2a$.',
        },
        {
          do: `$x = \\frac{${-p.b} \\pm \\sqrt{${d}}}{${2 * p.a}}$${outside > 1 ? ` $= \\frac{${-p.b} \\pm ${outside}\\sqrt{${inside}}}{${2 * p.a}}$` : ''}`,
          why: 'This is $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.',
        },
      ],
      check: `The solutions add up to $2 \\cdot \\frac{${-p.b}}{${2 * p.a}} = ${toTex(frac(-p.b, p.a))}$, which is $-\\frac{b}{a}$, and multiply to $\\frac{${paren(-p.b)}^2 - ${d}}{${2 * p.a}^2} = \\frac{${p.b * p.b - d}}{${4 * p.a * p.a}} = ${toTex(frac(p.c, p.a))}$, which is $\\frac{c}{a}$.`,
      faster: `The options differ in three places, so look at these alone: the fraction starts with $-b = ${-p.b}$, below stands $2a = ${2 * p.a}$, and under the root $4ac = ${4 * p.a * p.c}$ is subtracted from $${p.b * p.b}$, which makes it ${p.c > 0 ? 'smaller' : 'greater'}.`,
    }
  },
  // Completing the square instead of the formula.
  check: ({ a, b, c }) => {
    const [mid, gap] = [frac(-b, 2 * a), frac(b * b - 4 * a * c, 4 * a * a)]
    const half = surdSqrt(gap)
    return solutions([surdAdd(surd(mid, 0, 1), half), surdAdd(surd(mid, 0, 1), surdNeg(half))])
  },
})

const putIn = (start: number, a: number, c: number) =>
  text(`$\\frac{${start} \\pm \\sqrt{${start * start} - 4(${a})(${c})}}{2(${a})}$`)

const plug = template({
  id: 'algebra-1/formula-put-in',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Abc => ({ a: int(rng, 2, 7), b: nonZero(rng, -9, 9), c: nonZero(rng, -9, 9) }),
      (p) => disc(p) > 0 && Math.abs(p.b) > 1,
    ),
  frames: [
    {
      id: 'shape',
      kind: 'methods',
      items: 7,
      stem: ({ a, b, c }) => `Which expression gives the solutions of $${a}x^2 = ${quad(0, -b, -c)}$?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, m: -b, k: -c }),
  answer: ({ a, b, c }) => text(`$\\frac{${-b} \\pm \\sqrt{${b * b} - 4(${a})(${c})}}{2(${a})}$`),
  traps: [
    {
      misconception: 'a1-q-reads-signs-before-moving',
      classic: true,
      rule: ({ a, m, k }) => putIn(-m, a, k),
      why: () => 'uses the signs from before everything was brought to one side.',
    },
    {
      misconception: 'a1-q-keeps-the-sign-of-b',
      says: () => 'I started the formula with $b$ instead of $-b$.',
      rule: ({ a, m, k }) => putIn(-m, a, -k),
      why: ({ b }) => `starts with $${b}$; with everything on one side, $b = ${b}$ and $-b = ${-b}$.`,
    },
    {
      misconception: 'a1-q-reads-signs-before-moving',
      says: () => 'I read the constant term as it stands on the right side.',
      rule: ({ a, m, k }) => putIn(m, a, k),
      why: ({ c }) => `uses $${-c}$ as it stands on the right; on the left it is $${c}$.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'The formula needs zero on one side: bring everything to the left first, then read $a$, $b$ and $c$ with their new signs.',
    steps: [
      {
        do: `Bring both terms to the left: $${quad(a, b, c)} = 0$.`,
        why: 'A term that is subtracted from both sides appears on the other side with the opposite sign.',
      },
      { do: `Read off $a = ${a}$, $b = ${b}$, $c = ${c}$.`, why: 'A minus sign before a term belongs to its number.' },
      {
        do: `The parts are $-b = ${-b}$, $b^2 = ${b * b}$ and $2a = 2(${a})$.`,
        why: 'The formula is $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.',
      },
      {
        do: `$x = \\frac{${-b} \\pm \\sqrt{${b * b} - 4(${a})(${c})}}{2(${a})}$`,
        why: 'Put the numbers in without working them out further.',
      },
    ],
    check: `The first number in the numerator is $-b = ${-b}$, which is also the coefficient of $x$ on the right side of the given equation; $c$ must have the opposite sign of the $${-c}$ there.`,
    faster: `The options differ in two signs only. Both terms change theirs on the way to the left: so $-b$ is the $${-b}$ that stands before $x$ now, and $c$ is the opposite of $${-c}$, $${c}$.`,
  }),
  // Of the four ways to set the signs, takes the one whose numbers make ax² equal to mx + k.
  check: ({ a, m, k }) => {
    const solves = (x: number) => Math.abs(a * x * x - m * x - k) < 1e-9
    const signs = [1, -1].flatMap((s) => [1, -1].map((t) => [s * m, t * k] as const))
    const [b, c] = signs.find(([s, t]) => {
      const root = Math.sqrt(m * m - 4 * a * t)
      return solves((s + root) / (2 * a)) && solves((s - root) / (2 * a))
    }) ?? [0, 0]
    return text(`$\\frac{${b} \\pm \\sqrt{${m * m} - 4(${a})(${c})}}{2(${a})}$`)
  },
})

/** −b, the discriminant and 2a of an equation, from the sum −b/a and the product c/a of its roots. */
function formulaParts({ a, b, c }: Abc): { start: number; root: number; under: number } {
  const [sum, product] = [-b / a, c / a]
  return { start: Math.round(sum * a) || 0, root: Math.round((sum * sum - 4 * product) * a * a), under: a + a }
}

const fraction = (p: Abc): string => {
  const { start, root, under } = formulaParts(p)
  return `x = \\frac{${start} \\pm \\sqrt{${root}}}{${under}}`
}

const mistake = template({
  id: 'algebra-1/formula-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 6,
      misconception: UNTESTED,
      draw: (rng): Abc =>
        until(
          () => ({ a: int(rng, 2, 6), b: nonZero(rng, -9, 9), c: -int(rng, 1, 5) }),
          (p) =>
            irrational(disc(p)) &&
            squareParts(disc(p)).outside === 1 &&
            p.b * p.b + 4 * p.a * p.c > 1 &&
            squareParts(p.b * p.b + 4 * p.a * p.c).outside === 1,
        ),
      task: ({ a, b, c }) => `solved $${quad(a, b, c)} = 0$`,
      solution: (p) => asWritten(`x = \\frac{${-p.b} \\pm \\sqrt{${disc(p)}}}{${2 * p.a}}`),
      work: (p) =>
        `The formula is $\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$ with $-b = ${-p.b}$, $2a = ${2 * p.a}$ and $b^2 - 4ac = ${p.b * p.b} + ${-4 * p.a * p.c}$.`,
      mistakes: (p) => [
        {
          says: `Using $${p.b}$ instead of $${-p.b}$ for $-b$`,
          result: asWritten(`x = \\frac{${p.b} \\pm \\sqrt{${disc(p)}}}{${2 * p.a}}`),
          how: `a numerator that starts with $${p.b}$`,
          again: asWritten(fraction({ a: p.a, b: -p.b, c: p.c })),
        },
        {
          says: `Losing the minus sign of $c = ${p.c}$ under the root`,
          result: asWritten(`x = \\frac{${-p.b} \\pm \\sqrt{${p.b * p.b + 4 * p.a * p.c}}}{${2 * p.a}}`),
          how: `$${p.b * p.b} - ${-4 * p.a * p.c} = ${p.b * p.b + 4 * p.a * p.c}$ under the root`,
          again: asWritten(fraction({ a: p.a, b: p.b, c: -p.c })),
        },
        {
          says: `Dividing by $a$ instead of $2a$`,
          result: asWritten(`x = \\frac{${-p.b} \\pm \\sqrt{${disc(p)}}}{${p.a}}`),
          how: `the denominator $${p.a}$ instead of $${2 * p.a}$`,
          again: asWritten(
            `x = \\frac{${formulaParts(p).start} \\pm \\sqrt{${formulaParts(p).root}}}{${formulaParts(p).under / 2}}`,
          ),
        },
        {
          says: `Dividing only the root by $2a$, and not $-b$`,
          result: asWritten(`x = ${-p.b} \\pm \\frac{\\sqrt{${disc(p)}}}{${2 * p.a}}`),
          how: `$${-p.b}$ outside the fraction`,
          again: asWritten(
            `x = ${formulaParts(p).start} \\pm \\frac{\\sqrt{${formulaParts(p).root}}}{${formulaParts(p).under}}`,
          ),
        },
      ],
      outcome: 'result',
    }),
    ({ e: p, which }) =>
      `Hold the wrong answer against the parts of the formula. ${
        [
          `The numerator must begin with $-b = ${-p.b}$, and it begins with $${p.b}$.`,
          `$c$ is negative, so the number under the root must be more than $b^2 = ${p.b * p.b}$, and $${p.b * p.b + 4 * p.a * p.c}$ is less.`,
          `The denominator must be $2a = ${2 * p.a}$, and it is $${p.a}$.`,
          `The fraction bar must reach under $-b = ${-p.b}$ as well, and here this stands outside.`,
        ][which]
      }`,
  ),
})

export const templates: readonly Template[] = [solve, plug, mistake]

/** Questions about other people's work, for the skill of `equations.ts`. */

import {
  frac,
  int,
  judgeStatements,
  linear,
  nameTheWorkedMistake,
  nonZero,
  paren,
  solutions,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { collected } from '../collected.ts'
import { drawProp, type Prop, propTex, root } from './equations.ts'
import { over } from './forms.ts'
import { putBackIn, seenInTheEquation } from './seen-at-once.ts'

const skill = 'a2-rational-equations'

const mistake = template({
  id: 'algebra-2/rational-equation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-rat',
      items: 6,
      draw: (rng): Prop =>
        until(
          () => drawProp(rng),
          ({ p, q, a, b }) =>
            (q * b - p * a) % (p - q) === 0 && (a - b) % (p - q) === 0 && (q * a - p * b) % (p + q) === 0,
        ),
      task: (e) => `solved $${propTex(e)}$`,
      solution: (e) => solutions([root(e)]),
      work: ({ p, q, a, b }) => `$${p}(${linear(1, b)}) = ${q}(${linear(1, a)})$, so ${collected(p, p * b, q, q * a)}`,
      mistakes: ({ p, q, a, b }) => [
        {
          says: 'Multiplying each numerator by its own denominator',
          work: `$${p}(${linear(1, a)}) = ${q}(${linear(1, b)})$, so ${collected(p, p * a, q, q * b)}`,
          result: solutions([frac(q * b - p * a, p - q)]),
        },
        {
          says: 'Cross-multiplying, but multiplying only the $x$ in each parenthesis',
          work: collected(p, b, q, a),
          result: solutions([frac(a - b, p - q)]),
        },
        {
          says: 'Adding the terms with $x$ of the two sides instead of subtracting',
          work: `$${linear(p + q, 0)} = ${q * a - p * b}$`,
          result: solutions([frac(q * a - p * b, p + q)]),
        },
        {
          says: 'Losing the sign of the solution in the last step',
          work: `the right number with the wrong sign`,
          result: solutions([frac(p * b - q * a, p - q)]),
        },
      ],
      redo: ({ p, q, a, b }) => {
        const meet = (left: (x: number) => number, rightSide: (x: number) => number) =>
          [...Array(401).keys()].map((i) => i - 200).filter((x) => left(x) === rightSide(x))
        const [x = 0] = meet(
          (v) => p * (v + b),
          (v) => q * (v + a),
        )
        return [
          solutions([x]),
          solutions(
            meet(
              (v) => p * (v + a),
              (v) => q * (v + b),
            ),
          ),
          solutions(
            meet(
              (v) => p * v + b,
              (v) => q * v + a,
            ),
          ),
          solutions(
            meet(
              (v) => p * (v + b),
              (v) => q * (a - v),
            ),
          ),
          solutions([-x]),
        ]
      },
    }),
    ({ e, which, name }) => putBackIn(e, which, name),
  ),
})

type Eq = Readonly<{ a: number; b: number; k: number }>

const claims = template({
  id: 'algebra-2/extraneous-claims',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-rat',
      items: 6,
      draw: (rng): Eq =>
        until(
          () => ({ a: nonZero(rng, -7, 7), b: nonZero(rng, -7, 7), k: int(rng, 2, 6) }),
          ({ a, b }) => Math.abs(a) !== Math.abs(b),
        ),
      setup: ({ a, b, k }) =>
        `Both sides of the equation $${over(`${k}x`, linear(1, -a))} = ${over('x^{2}', linear(1, -b))}$ are multiplied by $(${linear(1, -a)})(${linear(1, -b)})$.`,
      plan: 'Multiply each side by both denominators and cancel: its own denominator drops out, the other stays. Then put the numbers in question into the original equation, where no denominator may be zero.',
      claims: ({ a, b, k }) => [
        {
          id: 'line',
          says: `“The new equation is $${k}x(${linear(1, -b)}) = x^{2}(${linear(1, -a)})$.”`,
          holds: true,
          tested: `On the left $${linear(1, -a)}$ cancels and $${linear(1, -b)}$ stays: $${k}x(${linear(1, -b)})$. On the right it is the other way around.`,
        },
        {
          id: 'a',
          says: `“$x = ${a}$ cannot be a solution of the original equation.”`,
          holds: true,
          tested: `Put $x = ${a}$ into the denominators: $${linear(1, -a)}$ becomes 0, and dividing by 0 is not defined.`,
        },
        {
          id: 'zero',
          says: '“$x = 0$ is a solution of the original equation.”',
          holds: true,
          tested: `Put $x = 0$ in: the left side is $0 \\div ${paren(-a)} = 0$, the right side $0 \\div ${paren(-b)} = 0$.`,
        },
        {
          id: 'own',
          says: `“The new equation is $${k}x(${linear(1, -a)}) = x^{2}(${linear(1, -b)})$.”`,
          holds: false,
          tested: `On the left $${over(`${k}x`, linear(1, -a))} \\cdot (${linear(1, -a)})(${linear(1, -b)})$: the factor $${linear(1, -a)}$ cancels, and $${linear(1, -b)}$ stays.`,
        },
        {
          id: 'always',
          says: `“$x = ${b}$ is a solution of the original equation.”`,
          holds: false,
          tested: `Put $x = ${b}$ into the denominators: $${linear(1, -b)}$ becomes 0, and dividing by 0 is not defined.`,
        },
        {
          id: 'cancel',
          says: `“Dividing both sides by $x$ loses no solution.”`,
          holds: false,
          tested: `Put $x = 0$ into the original: both sides are 0, so it is a solution. After dividing by $x$ it reads $${over(`${k}`, linear(1, -a))} = ${over('x', linear(1, -b))}$, and for $x = 0$ only the right side is 0.`,
        },
      ],
      verify: ({ a, b, k }, id) => {
        const same = (f: (x: number) => number, g: (x: number) => number) =>
          [1.5, 9, -11].every((x) => Math.abs(f(x) - g(x)) < 1e-9)
        const both = (x: number) => (x - a) * (x - b)
        const left = (x: number) => ((k * x) / (x - a)) * both(x)
        if (id === 'line') return same(left, (x) => k * x * (x - b))
        if (id === 'own') return same(left, (x) => k * x * (x - a))
        const solves = (x: number) => x !== a && x !== b && (k * x) / (x - a) === (x * x) / (x - b)
        if (id === 'a') return !solves(a)
        if (id === 'always') return solves(b)
        return id === 'zero' ? solves(0) : !solves(0)
      },
      checked: ({ a, b, k }) =>
        `Put in numbers: $x = 0$ makes both sides $0$; $x = ${a}$ and $x = ${b}$ make a denominator $0$; and for $x = 10$ the left side becomes $\\frac{${10 * k}}{${10 - a}} \\cdot ${10 - a} \\cdot ${10 - b} = ${10 * k} \\cdot ${10 - b}$.`,
    }),
    ({ e, ids }) => seenInTheEquation(e, ids),
  ),
})

export const templates: readonly Template[] = [mistake, claims]

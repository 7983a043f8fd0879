/** Inequalities that one operation solves. */

import {
  coef,
  int,
  nonZero,
  paren,
  pick,
  type Relation,
  type Rng,
  type Shared,
  template,
  until,
  type Value,
} from '#kit'
import { flip, holds, isStrict, loosen, RELATIONS, SIGN } from '../relations.ts'
import { quotient } from '../undoing.ts'
import { ray, type Shown, scan, setLine, setOf, setValue } from './sets.ts'
import { drawn, turned, whyCircle, whySign } from './tested.ts'

const skill = 'a1-two-step-inequalities'

type One = Readonly<{ over: boolean; a: number; c: number; rel: Relation }>
const oneTex = ({ over, a, c, rel }: One): string =>
  `${over ? `${a < 0 ? '-' : ''}\\frac{x}{${Math.abs(a)}}` : `${coef(a)}x`} ${SIGN[rel]} ${c}`
const oneBound = ({ over, a, c }: One): number => (over ? a * c : c / a)

const drawOne =
  (most: number) =>
  (rng: Rng): One =>
    until(
      () => {
        const over = int(rng, 0, 1) === 1
        const a = nonZero(rng, -7, 7)
        const k = nonZero(rng, -most, most)
        return { over, a, c: over ? k : a * k, rel: pick(rng, RELATIONS) }
      },
      (p) => Math.abs(p.a) > 1 && Math.abs(oneBound(p)) <= most && (p.a < 0 || p.c < 0),
    )

/** ax < c or x/a < c; shown as an inequality or as a drawing. */
const oneStep = (show: Shown): Shared<One, One> => ({
  given: (p) => p,
  answer: (p) => show(ray(turned(p.a, p.rel), oneBound(p))) as Value,
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: (p) => (p.a < 0 ? show(ray(p.rel, oneBound(p))) : null),
      why: ({ a, over }) => `${over ? 'multiplies' : 'divides'} by $${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-shifts-instead-of-dividing',
      says: ({ a, over }) =>
        `I ${over ? `added $${a}$ instead of multiplying by it` : `subtracted $${a}$ instead of dividing by it`}${a < 0 ? ', and left the inequality sign as it was' : ''}.`,
      classic: true,
      rule: (p) => show(ray(p.rel, p.over ? p.c + p.a : p.c - p.a)),
      why: ({ a, over }) =>
        `${over ? `adds $${a}$ instead of multiplying by it` : `subtracts $${a}$ instead of dividing by it`}.`,
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: (p) => (p.a > 0 ? show(ray(flip(p.rel), oneBound(p))) : null),
      why: ({ a, c }) =>
        `reverses the sign because $${c}$ is negative; only the sign of $${a}$ counts, and that is positive.`,
    },
    {
      misconception: 'a1-ignores-negative-coefficient',
      says: ({ a }) =>
        a < 0
          ? 'I dropped the minus sign of the coefficient and went on as if it were positive.'
          : 'I got the boundary with the wrong sign.',
      rule: (p) => show(ray(p.rel, -oneBound(p))),
    },
    { misconception: 'a1-inequality-sign-of-bound', rule: (p) => show(ray(turned(p.a, p.rel), -oneBound(p))) },
    {
      misconception: 'a1-changes-strictness',
      rule: (p) => show(ray(loosen(turned(p.a, p.rel)), oneBound(p))),
      why: ({ rel }) =>
        isStrict(rel) ? 'takes in the boundary, which does not belong.' : 'leaves out the boundary, which belongs.',
    },
  ],
  explain: (p, frame) => {
    const [rel, bound] = [turned(p.a, p.rel), oneBound(p)]
    const inside = bound + (rel.startsWith('>') ? 1 : -1) * (p.over ? Math.abs(p.a) : 1)
    return {
      plan: 'Only one operation was done to $x$: undo it on both sides, and reverse the inequality sign if you multiply or divide by a negative number.',
      steps: [
        {
          do: `In $${oneTex(p)}$ the variable is ${p.over ? 'divided' : 'multiplied'} by $${p.a}$, so ${p.over ? 'multiply' : 'divide'} both sides by $${p.a}$.`,
          why: p.over ? 'Multiplication undoes division.' : 'Division undoes multiplication.',
        },
        {
          do: `$${p.a}$ is ${p.a < 0 ? 'negative, so reverse the inequality sign' : 'positive, so keep the sign'}: $${SIGN[p.rel]}$ ${p.a < 0 ? 'becomes' : 'stays'} $${SIGN[rel]}$.`,
          why: whySign(p.a, p.over ? 'factor' : 'divisor'),
        },
        {
          do: `$${p.over ? `${p.c} \\cdot ${paren(p.a)} = ${bound}` : quotient(p.c, p.a)}$, so ${setOf(ray(rel, bound)).html}.`,
          why: 'Only the sign of the number that you multiply or divide by decides about the direction.',
        },
        ...(frame === 'line'
          ? [{ do: `On the number line: ${drawn(rel, bound)}.`, why: whyCircle(isStrict(rel)) }]
          : []),
      ],
      check: `Test a number that should be a solution, $x = ${inside}$: $${p.over ? quotient(inside, p.a) : `${p.a} \\cdot ${paren(inside)} = ${p.a * inside}`}$, and $${p.over ? inside / p.a : p.a * inside} ${SIGN[p.rel]} ${p.c}$ is true.`,
    }
  },
  check: ({ over, a, c, rel }) => show(scan((x) => holds(over ? x / a : a * x, rel, c))) as Value,
})

export const oneBare = template({
  id: 'algebra-1/one-step-inequality',
  skill,
  difficulty: 'Low',
  b: -1.1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: drawOne(30),
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: (p) => `Solve the inequality $${oneTex(p)}$.` }],
  ...oneStep(setValue),
})
export const oneLine = template({
  id: 'algebra-1/one-step-inequality-line',
  skill,
  difficulty: 'Low',
  b: -1.1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: drawOne(9),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 7,
      b: -0.8,
      seconds: 60,
      stem: (p) => `Which number line shows all solutions of $${oneTex(p)}$?`,
    },
  ],
  ...oneStep(setLine),
})

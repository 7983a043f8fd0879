import {
  frac,
  int,
  linear,
  nameTheMistake,
  nonZero,
  num,
  paren,
  pick,
  type Relation,
  type Rng,
  signed,
  type Template,
  template,
  toTex,
  until,
  withFaster,
} from '#kit'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { movedWrongly } from '../said.ts'
import { quotient, undo, workedLine } from '../undoing.ts'
import { oneBare, oneLine } from './one-step.ts'
import { ray, scan, setOf } from './sets.ts'
import { gives, onBothSides, turned, whySign } from './tested.ts'
import { falling } from './two-step-falling.ts'

const skill = 'a1-two-step-inequalities'

type Two = Readonly<{ a: number; b: number; c: number; rel: Relation }>
const twoTex = ({ a, b, c, rel }: Two): string => `${linear(a, b)} ${SIGN[rel]} ${c}`
const twoBound = ({ a, b, c }: Two): number => (c - b) / a
const drawTwo = (rng: Rng): Two =>
  until(
    () => {
      const a = nonZero(rng, -7, 6)
      const b = a * nonZero(rng, -6, 6)
      return { a, b, c: a * nonZero(rng, -10, 10) + b, rel: pick(rng, RELATIONS) }
    },
    ({ a, b, c }) => Math.abs(a) > 1 && c !== 0 && Math.abs(c) !== Math.abs(b) && Math.abs(c) < 70,
  )

const two = template({
  id: 'algebra-1/two-step-inequality',
  skill,
  difficulty: 'Medium',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawTwo,
  frames: [
    { id: 'bare', kind: 'bare', items: 8, stem: (p) => `What are the solutions of $${twoTex(p)}$?` },
    {
      id: 'turned',
      kind: 'bare',
      items: 5,
      b: -0.2,
      stem: ({ a, b, c, rel }) =>
        `Which inequality has the same solutions as $${c} ${SIGN[flip(rel)]} ${b}${a < 0 ? ' - ' : ' + '}${Math.abs(a)}x$?`,
    },
  ],
  given: (p) => p,
  answer: (p) => setOf(ray(turned(p.a, p.rel), twoBound(p))),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: (p) => (p.a < 0 ? setOf(ray(p.rel, twoBound(p))) : null),
      why: ({ a }) => `divides by $${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => movedWrongly(b),
      classic: true,
      rule: (p) => setOf(ray(turned(p.a, p.rel), (p.c + p.b) / p.a)),
      why: ({ b }) => `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ once more instead of undoing it.`,
    },
    {
      misconception: 'a1-inequality-divides-one-term',
      says: ({ a, b }) => `I divided by $${a}$, but left the $${b}$ undivided.`,
      rule: (p) => setOf(ray(turned(p.a, p.rel), p.c / p.a - p.b)),
      why: ({ a, b }) => `divides by $${a}$, but leaves the $${b}$ undivided.`,
    },
    {
      misconception: 'a1-ignores-negative-coefficient',
      rule: (p) => (p.a < 0 ? setOf(ray(p.rel, -twoBound(p))) : null),
      why: ({ a }) => `divides by $${-a}$ instead of $${a}$.`,
    },
    {
      misconception: 'a1-reverses-without-reason',
      rule: (p) => (p.a > 0 ? setOf(ray(flip(p.rel), twoBound(p))) : null),
    },
    { misconception: 'a1-changes-strictness', rule: (p) => setOf(ray(loosen(turned(p.a, p.rel)), twoBound(p))) },
    {
      misconception: 'a1-inequality-divides-one-term',
      says: ({ a, b }) =>
        `I divided by $${a}$, but left the $${b}$ undivided, and I turned the inequality sign the wrong way.`,
      twoSlips: true,
      rule: (p) => setOf(ray(flip(turned(p.a, p.rel)), p.c / p.a - p.b)),
    },
    {
      misconception: 'a1-inequality-sign-of-bound',
      says: () =>
        'I got the boundary with the wrong sign, and I changed whether the boundary itself belongs to the solutions.',
      twoSlips: true,
      rule: (p) => setOf(ray(loosen(turned(p.a, p.rel)), -twoBound(p))),
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => `${movedWrongly(b)} And I turned the inequality sign the wrong way.`,
      twoSlips: true,
      rule: (p) => setOf(ray(flip(turned(p.a, p.rel)), (p.c + p.b) / p.a)),
    },
  ],
  explain: (p, frame) => {
    const [rel, bound] = [turned(p.a, p.rel), twoBound(p)]
    return {
      plan: 'Solve it like a two-step equation: undo the addition or subtraction first, then the multiplication. Watch the sign when you divide.',
      steps: [
        ...(frame === 'turned'
          ? [
              {
                do: `Read the inequality from the other side: $${twoTex(p)}$.`,
                why: 'When the sides change places, the sign is flipped with them, so it still opens to the same side.',
              },
            ]
          : []),
        {
          do: `${undo(p.b)}: $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c}${signed(-p.b)}$, so $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c - p.b}$.`,
          why: 'Adding or subtracting the same number never changes the direction of the sign.',
        },
        {
          do: `Now $x$ has the coefficient $${p.a}$, so divide both sides by $${p.a}$ and ${p.a < 0 ? 'reverse the inequality sign' : 'keep the sign'}.`,
          why: whySign(p.a),
        },
        {
          do: `$${quotient(p.c - p.b, p.a)}$, so ${setOf(ray(rel, bound)).html}.`,
          why: `${isStrict(rel) ? 'The sign is strict, so the boundary itself is no solution.' : 'The sign includes equality, so the boundary itself is a solution.'}`,
        },
      ],
      check: onBothSides(p.a, p.b, p.rel, p.c, rel, bound),
      faster: `Every number can be divided by $${p.a}$. Do that first${p.a < 0 ? ' and reverse the sign' : ''}: $x${signed(p.b / p.a)} ${SIGN[rel]} ${p.c / p.a}$, and only ${p.b / p.a > 0 ? 'a subtraction' : 'an addition'} is left.`,
    }
  },
  check: ({ a, b, c, rel }) => setOf(scan((x) => holds(a * x + b, rel, c))),
})

/** The boundary is seldom whole, so that it must be rounded to the right side. */
const lastWhole = template({
  id: 'algebra-1/two-step-inequality-integer',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng): Two =>
    until(
      () => ({ a: nonZero(rng, -6, 6), b: nonZero(rng, -15, 15), c: nonZero(rng, -40, 40), rel: pick(rng, RELATIONS) }),
      (p) => Math.abs(p.a) > 1 && Math.abs(twoBound(p)) < 15 && Math.abs(twoBound(p)) > 2,
    ),
  frames: [
    {
      id: 'integer',
      kind: 'multi-step',
      items: 7,
      stem: (p) =>
        `What is the ${pointsUp(turned(p.a, p.rel)) ? 'least' : 'greatest'} integer $x$ for which $${twoTex(p)}$ is true?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(edge(p)),
  traps: [
    {
      misconception: 'a1-rounds-boundary-the-wrong-way',
      says: (p) =>
        Number.isInteger(twoBound(p))
          ? 'I gave the boundary itself, which does not satisfy the inequality.'
          : 'I rounded the boundary to the wrong side.',
      classic: true,
      rule: (p) => num(roundedBack(twoBound(p), turned(p.a, p.rel))),
    },
    {
      misconception: 'a1-ignores-negative-coefficient',
      rule: (p) => (p.a < 0 ? num(edge({ ...p, a: -p.a })) : null),
      why: ({ a }) => `divides by $${-a}$ instead of $${a}$.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ b }) => movedWrongly(b),
      rule: (p) => num(edge({ ...p, b: -p.b })),
      why: ({ b }) => `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ once more instead of undoing it.`,
    },
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: (p) => (p.a < 0 ? num(edge({ ...p, a: -p.a, c: -p.c, b: -p.b, rel: p.rel })) : null),
      why: ({ a }) => `divides by $${a}$ without reversing the sign.`,
    },
  ],
  explain: (p) => {
    const [rel, bound, x] = [turned(p.a, p.rel), frac(p.c - p.b, p.a), edge(p)]
    const next = pointsUp(rel) ? x - 1 : x + 1
    const low = Math.floor(twoBound(p))
    return {
      plan: 'Solve the inequality first. Then find the integer next to the boundary, on the side where the solutions are.',
      steps: [
        {
          do: `${undo(p.b)}: $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c}${signed(-p.b)}$, so $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c - p.b}$.`,
          why: 'Undo what was done last to $x$.',
        },
        {
          do: `Divide both sides by $${p.a}$ and ${p.a < 0 ? 'reverse the inequality sign' : 'keep the sign'}: $x ${SIGN[rel]} ${toTex(bound)}$.`,
          why: whySign(p.a),
        },
        {
          do:
            bound.d === 1
              ? `The boundary $${bound.n}$ is an integer, and the sign ${isStrict(rel) ? 'leaves it out' : 'includes it'}.`
              : `The boundary $${toTex(bound)}$ lies between the integers $${low}$ and $${low + 1}$.`,
          why: `The solutions are the numbers ${pointsUp(rel) ? 'above' : 'below'} the boundary.`,
        },
        {
          do: `So the ${pointsUp(rel) ? 'least' : 'greatest'} integer is $x = ${x}$.`,
          why: pointsUp(rel)
            ? 'Go up from the boundary to the first integer.'
            : 'Go down from the boundary to the first integer.',
        },
      ],
      check: `${gives(x, workedLine(p.a, x, p.b), p.a * x + p.b, p.rel, p.c)} ${gives(next, workedLine(p.a, next, p.b), p.a * next + p.b, p.rel, p.c)}`,
      faster: `Find only the boundary, $x = ${toTex(bound)}$, from the equation. Then test the integers beside it: $${x}$ makes the inequality true and $${next}$ does not, so no rule about the sign is needed.`,
    }
  },
  check: ({ a, b, c, rel }) => {
    const whole = Array.from({ length: 121 }, (_, i) => i - 60).filter((x) => holds(a * x + b, rel, c))
    return num(whole[0] === -60 ? (whole.at(-1) as number) : (whole[0] as number))
  },
})

/** The boundary, rounded to the side where the solutions are not. */
const roundedBack = (bound: number, rel: Relation): number => (pointsUp(rel) ? Math.floor(bound) : Math.ceil(bound))

/** The outermost whole number that still does it. */
function edge(p: Two): number {
  const [bound, rel] = [twoBound(p), turned(p.a, p.rel)]
  if (rel === '>') return Math.floor(bound) + 1
  if (rel === '>=') return Math.ceil(bound)
  return rel === '<' ? Math.ceil(bound) - 1 : Math.floor(bound)
}

const mistake = template({
  id: 'algebra-1/two-step-inequality-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 7,
      misconception: 'a1-inequality-slip-untested',
      draw: (rng) => {
        const a = -int(rng, 2, 6)
        const b = a * nonZero(rng, -5, 5)
        return { a, b, c: a * nonZero(rng, -9, 9) + b, rel: pick(rng, RELATIONS) }
      },
      task: (p) => `solved $${twoTex(p)}$`,
      solution: (p) => setOf(ray(flip(p.rel), twoBound(p))),
      work: ({ a, b, c, rel }) =>
        `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ to get $${linear(a, 0)} ${SIGN[rel]} ${c - b}$, then divide by $${a}$ and reverse the inequality sign.`,
      mistakes: ({ a, b, c, rel }) => [
        {
          says: `Dividing by $${a}$ without reversing the inequality sign`,
          result: setOf(ray(rel, (c - b) / a)),
          how: `the right number with the wrong sign, ${setOf(ray(rel, (c - b) / a)).html}`,
          again: setOf(scan((x) => holds(x * a, flip(rel), c - b))),
        },
        {
          says: `${b > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(b)}$ on the right side instead of ${b > 0 ? 'subtracting' : 'adding'} it`,
          result: setOf(ray(flip(rel), (c + b) / a)),
          how: `$${linear(a, 0)} ${SIGN[rel]} ${c + b}$, and so ${setOf(ray(flip(rel), (c + b) / a)).html}`,
          again: setOf(scan((x) => holds(a * x - b, rel, c))),
        },
        {
          says: `Dividing by $${-a}$ instead of $${a}$, and so keeping the sign`,
          result: setOf(ray(rel, (b - c) / a)),
          how: `$${c - b} \\div ${-a}$ on the right side, ${setOf(ray(rel, (b - c) / a)).html}`,
          again: setOf(scan((x) => holds(b - a * x, rel, c))),
        },
        {
          says: `Dividing only $${linear(a, 0)}$ and $${c}$ by $${a}$, and leaving $${b}$ as it was`,
          result: setOf(ray(flip(rel), c / a - b)),
          how: `$x${signed(b)} ${SIGN[flip(rel)]} ${c / a}$, and so ${setOf(ray(flip(rel), c / a - b)).html}`,
          again: setOf(scan((x) => holds(x + b, flip(rel), c / a))),
        },
      ],
    }),
    ({ e: { a, b, c }, which }) => {
      const [right, opposite, whole] = [(c - b) / a, (b - c) / a, c / a - b]
      const moved = (c + b) / a
      return `Test the number in the wrong answer, and solve nothing. ${
        [
          `$${a} \\cdot ${paren(right)}${signed(b)} = ${a * right}${signed(b)} = ${c}$, so the number is right, and only the sign can be wrong.`,
          `$${a} \\cdot ${paren(moved)} = ${c + b}$, and this is $${c}${signed(b)}$ where $${c}${signed(-b)}$ is right.`,
          `$${-a} \\cdot ${paren(opposite)} = ${c - b}$, and this is $${c}${signed(-b)}$: right so far, but divided by $${-a}$.`,
          `$${whole}${signed(b)} = ${c / a}$, and this is $${c} \\div (${a})$: the $${b}$ was not divided.`,
        ][which]
      }`
    },
  ),
})

export const templates: readonly Template[] = [oneBare, oneLine, two, lastWhole, falling, mistake]

import {
  coef,
  int,
  linear,
  nameTheMistake,
  nonZero,
  num,
  pick,
  type Relation,
  type Rng,
  type Shared,
  signed,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { movedWrongly } from '../said.ts'
import { ray, type Shown, scan, setLine, setOf, setValue } from './sets.ts'

const skill = 'a1-two-step-inequalities'

type One = Readonly<{ over: boolean; a: number; c: number; rel: Relation }>
const oneTex = ({ over, a, c, rel }: One): string =>
  `${over ? `${a < 0 ? '-' : ''}\\frac{x}{${Math.abs(a)}}` : `${coef(a)}x`} ${SIGN[rel]} ${c}`
const oneBound = ({ over, a, c }: One): number => (over ? a * c : c / a)
const turned = (a: number, rel: Relation): Relation => (a < 0 ? flip(rel) : rel)

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
        over ? `I added $${a}$ instead of multiplying by it.` : `I subtracted $${a}$ instead of dividing by it.`,
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
  explain: (p) => [
    {
      do: `${p.over ? 'Multiply' : 'Divide'} both sides of $${oneTex(p)}$ by $${p.a}$.`,
      why: `${p.over ? 'Multiplication undoes division.' : 'Division undoes multiplication.'}`,
    },
    {
      do: `${p.a < 0 ? 'Reverse the sign' : 'Keep the sign as it is'}: ${setOf(ray(turned(p.a, p.rel), oneBound(p))).html}.`,
      why:
        p.a < 0
          ? 'The factor is negative, and that turns the order of numbers around.'
          : 'The factor is positive, so the order stays.',
    },
  ],
  check: ({ over, a, c, rel }) => show(scan((x) => holds(over ? x / a : a * x, rel, c))) as Value,
})

const oneBare = template({
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
const oneLine = template({
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
  explain: (p) => [
    {
      do: `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.b)}$ on both sides: $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c - p.b}$.`,
      why: 'Adding or subtracting never changes the direction.',
    },
    {
      do: `Divide both sides by $${p.a}$: ${setOf(ray(turned(p.a, p.rel), twoBound(p))).html}.`,
      why:
        p.a < 0 ? 'The divisor is negative, so the sign is reversed.' : 'The divisor is positive, so the sign stays.',
    },
  ],
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
  explain: (p) => [
    {
      do: `${p.b > 0 ? 'Subtract' : 'Add'} $${Math.abs(p.b)}$ on both sides: $${linear(p.a, 0)} ${SIGN[p.rel]} ${p.c - p.b}$.`,
      why: 'Undo what was done last to $x$.',
    },
    {
      do: `Divide by $${p.a}$${p.a < 0 ? ' and reverse the sign' : ''}. The boundary is $${p.c - p.b}$ divided by $${p.a}$.`,
      why: p.a < 0 ? 'A negative divisor reverses the order.' : 'A positive divisor keeps the order.',
    },
    {
      do: `The ${pointsUp(turned(p.a, p.rel)) ? 'first' : 'last'} integer on the right side of the boundary is $${edge(p)}$.`,
      why: 'Test it, and the next integer beyond the boundary.',
    },
  ],
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

const HOW: Readonly<Record<Relation, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
}
const fading = [
  (s: number, a: number, c: number, how: string) =>
    `A phone battery is at ${s}% and loses ${a}% every hour. Together with $t \\ge 0$, which inequality describes the times $t$, in hours, at which the charge is ${how} ${c}%?`,
  (s: number, a: number, c: number, how: string) =>
    `Tea is poured at ${s} °C and cools by about ${a} °C each minute at first. By this model, and together with $t \\ge 0$, which inequality describes the times $t$, in minutes, at which the tea is at ${how} ${c} °C?`.replace(
      'at at',
      'at',
    ),
  (s: number, a: number, c: number, how: string) =>
    `A rain barrel holds ${s} liters. A drip hose takes out ${a} liters each hour. Together with $t \\ge 0$, which inequality describes the times $t$, in hours, at which ${how} ${c} liters are left?`,
]

const falling = template({
  id: 'algebra-1/two-step-inequality-falling',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const a = int(rng, 2, 8)
        const k = int(rng, 3, 12)
        const c = a * int(rng, 2, 9)
        return { s: c + a * k, a, c, rel: pick(rng, RELATIONS) }
      },
      ({ s, a, c }) => s <= 98 && s >= 50 && c >= 12 && s - c !== 2 * c && (s - c) / a !== c / a,
    ),
  frames: [
    { id: 'setting', kind: 'words', items: 7, stem: ({ s, a, c, rel }, rng) => pick(rng, fading)(s, a, c, HOW[rel]) },
  ],
  given: (p) => p,
  answer: ({ s, a, c, rel }) => setOf(ray(flip(rel), (s - c) / a), 't'),
  traps: [
    {
      misconception: 'a1-keeps-direction-at-negative',
      classic: true,
      rule: ({ s, a, c, rel }) => setOf(ray(rel, (s - c) / a), 't'),
      why: ({ a }) => `divides by $-${a}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-inequality-forgets-start',
      says: ({ c, a }) => `I divided $${c}$ by $${a}$ and left out the amount at the start.`,
      classic: true,
      rule: ({ a, c, rel }) => setOf(ray(flip(rel), c / a), 't'),
      why: ({ c, a }) => `divides $${c}$ by $${a}$ and leaves out the start.`,
    },
    {
      misconception: 'a1-inequality-repeats-operation',
      says: ({ s, c }) => `I added $${s}$ and $${c}$ instead of taking their difference.`,
      rule: ({ s, a, c, rel }) => setOf(ray(flip(rel), (s + c) / a), 't'),
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ s, a, c, rel }) => setOf(ray(loosen(flip(rel)), (s - c) / a), 't'),
    },
    {
      misconception: 'a1-inequality-forgets-start',
      says: ({ c, a }) =>
        `I divided $${c}$ by $${a}$ and left out the amount at the start, and I turned the inequality sign the wrong way.`,
      twoSlips: true,
      rule: ({ a, c, rel }) => setOf(ray(rel, c / a), 't'),
    },
  ],
  explain: ({ s, a, c, rel }) => [
    {
      do: `After $t$ there is $${s} - ${a}t$ left, so $${s} - ${a}t ${SIGN[rel]} ${c}$.`,
      why: `“${HOW[rel]}” is written $${SIGN[rel]}$.`,
    },
    { do: `Subtract $${s}$: $-${a}t ${SIGN[rel]} ${c - s}$.`, why: 'The start is on the wrong side.' },
    {
      do: `Divide by $-${a}$ and reverse the sign: ${setOf(ray(flip(rel), (s - c) / a), 't').html}.`,
      why: 'Dividing by a negative number turns the order around.',
    },
  ],
  check: ({ s, a, c, rel }) =>
    setOf(
      scan((t) => holds(s - a * t, rel, c)),
      't',
    ),
})

const mistake = template({
  id: 'algebra-1/two-step-inequality-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...nameTheMistake({
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
      `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ to get $${linear(a, 0)} ${SIGN[rel]} ${c - b}$, then divide by $${a}$ and reverse the sign.`,
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
})

export const templates: readonly Template[] = [oneBare, oneLine, two, lastWhole, falling, mistake]

import {
  add,
  div,
  frac,
  int,
  linear,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  polynomial,
  polyTex,
  signed,
  solutions,
  sub,
  type Template,
  template,
  term,
  toTex,
  until,
} from '#kit'
import { numbersOf, over } from './forms.ts'

const skill = 'a2-rational-equations'
const base = { skill, calculator: false, response: 'choice' } as const

/** x + p/x = q. */
type Recip = Readonly<{ s: number; t: number }>

/** What the left side is at a number that is no solution. */
const missed = (s: number, t: number, x: number) =>
  `contains $${x}$, which gives $${toTex(frac(x * x + s * t, x))}$ and not $${s + t}$.`

/** The zeros of x² − qx + p, from the smaller up. */
function rootsOf({ p, q }: Readonly<{ p: number; q: number }>): number[] {
  const [u, v] = numbersOf(-q, p)
  return [-v, -u]
}

const reciprocal = template({
  ...base,
  id: 'algebra-2/number-and-its-reciprocal',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng): Recip =>
    until(
      () => ({ s: nonZero(rng, -8, 8), t: nonZero(rng, -8, 8) }),
      ({ s, t }) => Math.abs(s) !== Math.abs(t) && Math.abs(s * t) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ s, t }) =>
        `What are the solutions of $x ${s * t < 0 ? '-' : '+'} ${over(`${Math.abs(s * t)}`, 'x')} = ${s + t}$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ s, t }) =>
        `When $${s * t}$ times the reciprocal of a number is added to the number itself, the result is $${s + t}$. Which numbers have this property?`,
    },
  ],
  given: ({ s, t }) => ({ p: s * t, q: s + t }),
  answer: ({ s, t }) => solutions([s, t]),
  traps: [
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      classic: true,
      rule: (e) => solutions(rootsOf(e).map((x) => -x)),
      why: ({ s, t }) => missed(s, t, -s),
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ s, t }) => `I got the sign of the solution $${Math.max(s, t)}$ wrong when I factored.`,
      rule: (e) => solutions(rootsOf(e).map((x, i) => (i === 0 ? x : -x))),
      why: ({ s, t }) => missed(s, t, -Math.max(s, t)),
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      says: ({ s, t }) => `I got the sign of the solution $${Math.min(s, t)}$ wrong when I factored.`,
      rule: (e) => solutions(rootsOf(e).map((x, i) => (i === 0 ? -x : x))),
      why: ({ s, t }) => missed(s, t, -Math.min(s, t)),
    },
  ],
  explain: ({ s, t }, frame) => ({
    plan: 'Multiply every term by the variable to clear the fraction, bring everything to one side, and factor the quadratic.',
    steps: [
      ...(frame === 'words'
        ? [
            {
              do: `With $x$ for the number: $x ${s * t < 0 ? '-' : '+'} ${over(`${Math.abs(s * t)}`, 'x')} = ${s + t}$.`,
              why: 'The reciprocal of $x$ is $1$ divided by $x$.',
            },
          ]
        : []),
      {
        do: `Multiply every term by $x$: $x^{2}${signed(s * t)} = ${term(s + t, 'x')}$.`,
        why: 'This clears the fraction; the right side is multiplied as well.',
      },
      {
        do: `Bring everything to one side: $${polyTex(polynomial([1, -s - t, s * t]))} = 0$.`,
        why: 'Then the quadratic can be factored and compared with $0$.',
      },
      {
        do: `Factor: $(${linear(1, -s)})(${linear(1, -t)}) = 0$.`,
        why: `The numbers $${-s}$ and $${-t}$ have the product $${s * t}$ and the sum $${-s - t}$.`,
      },
      {
        do: `So ${solutions([s, t]).html}.`,
        why: 'A product is $0$ when one of its factors is. Neither solution is $0$, so both are allowed.',
      },
    ],
    check: `For $x = ${s}$: $${s * t} \\div ${paren(s)} = ${t}$, and $${s} + ${paren(t)} = ${s + t}$. For $x = ${t}$: $${s * t} \\div ${paren(t)} = ${s}$, and the sum is the same.`,
    faster: `The number and the fraction have the product $${s * t}$ and the sum $${s + t}$. Two numbers with this product and this sum are $${s}$ and $${t}$, so $x$ is one of them.`,
  }),
  check: ({ p, q }) =>
    solutions([...Array(161).keys()].map((i) => i - 80).filter((x) => x !== 0 && x * x + p === q * x)),
})

/** (made + x)/(tried + x) = p %. */
type Shots = Readonly<{ made: number; tried: number; goal: number }>
const needed = ({ made, tried, goal }: Shots) => div(goal * tried - 100 * made, 100 - goal)

const shots = template({
  ...base,
  id: 'algebra-2/raise-the-share',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 100,
  draw: (rng): Shots =>
    until(
      () => ({ made: int(rng, 4, 30), tried: int(rng, 10, 50), goal: pick(rng, [40, 50, 60, 70, 75, 80, 90]) }),
      (e) => e.made < e.tried && e.made / e.tried > 0.25 && needed(e).d === 1 && needed(e).n >= 3 && needed(e).n <= 30,
    ),
  frames: [
    {
      id: 'shots',
      kind: 'words',
      items: 6,
      stem: ({ made, tried, goal }, rng) =>
        `${person(rng)} has made ${made} of ${tried} free throws this season. If every throw from now on goes in, how many more throws are needed to bring the season’s share of made throws up to exactly ${goal}%?`,
    },
    {
      id: 'paint',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ made, tried, goal }) =>
        `A bucket holds ${tried} cups of orange paint, of which ${made} cups are pure red and the rest is yellow. How many cups of pure red paint must be added so that the mixture is ${goal}% red?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(needed(e)),
  traps: [
    {
      misconception: 'a2-changes-only-the-top',
      classic: true,
      operation: 'operation-on-one-side-only',
      operands: ({ tried }) => [tried],
      after: (got, { goal, made }) => sub(mul(frac(goal, 100), got), made),
      rule: ({ made, tried, goal }) => ((goal * tried) % 100 === 0 ? num((goal * tried) / 100 - made) : null),
      why: ({ made, tried, goal }) =>
        `takes ${goal}% of the old total ${tried} and subtracts ${made}; the total grows as well.`,
    },
    {
      misconception: 'a2-gives-the-new-total',
      operation: 'whole-for-part',
      operands: ({ made, goal, tried }) => [add(made, div(goal * tried - 100 * made, 100 - goal))],
      rule: (e) => num(needed(e).n + e.made),
      says: () => 'I gave the new part instead of what is added.',
      why: ({ made }) => `still contains the ${made} that are there already.`,
    },
    {
      misconception: 'a2-gives-the-new-total',
      operation: 'whole-for-part',
      operands: ({ tried, goal, made }) => [add(tried, div(goal * tried - 100 * made, 100 - goal))],
      rule: (e) => num(needed(e).n + e.tried),
      says: () => 'I gave the new total instead of what is added.',
      why: ({ tried }) => `still contains the ${tried} that are there already.`,
    },
    {
      misconception: 'a2-subtracts-the-shares',
      rule: ({ made, tried, goal }) => ((100 * made) % tried === 0 ? num(goal - (100 * made) / tried) : null),
      why: ({ made, tried, goal }) => `is the difference of the shares, ${goal}% and ${(100 * made) / tried}%.`,
    },
    {
      misconception: 'a2-takes-the-share-of-the-old-total',
      operation: 'stopped-at-a-step',
      operands: ({ goal, tried }) => [mul(frac(goal, 100), tried)],
      rule: ({ tried, goal }) => ((goal * tried) % 100 === 0 ? num((goal * tried) / 100) : null),
      why: ({ tried, goal }) => `is ${goal}% of the old total ${tried}.`,
    },
  ],
  explain: (e) => {
    const { n: g, d: h } = frac(e.goal, 100)
    const x = needed(e).n
    const [left, right] = [linear(h, h * e.made), linear(g, g * e.tried)]
    return {
      plan: 'What is added counts in the part and in the total. Write the new share as a fraction, set it equal to the goal, and clear the fraction.',
      steps: [
        {
          do: `With $x$ for what is added: $${over(`${e.made} + x`, `${e.tried} + x`)} = ${toTex(frac(g, h))}$.`,
          why: `Both the part and the whole grow by $x$, and ${e.goal}% is $${toTex(frac(g, h))}$.`,
        },
        {
          do: `Multiply by both denominators: $${h}(${e.made} + x) = ${g === 1 ? `${e.tried} + x` : `${g}(${e.tried} + x)`}$.`,
          why: 'This clears the fractions.',
        },
        {
          do: `Multiply out: $${left} = ${right}$.`,
          why: 'The factor in front of the parentheses multiplies both terms.',
        },
        {
          do: `Subtract $${term(g, 'x')}$ on both sides: $${linear(h - g, h * e.made)} = ${g * e.tried}$. Then subtract $${h * e.made}$: $${term(h - g, 'x')} = ${g * e.tried - h * e.made}$.`,
          why: 'Now the terms with $x$ stand on one side and the numbers on the other.',
        },
        ...(h - g === 1
          ? []
          : [
              {
                do: `Divide by $${h - g}$: $x = ${x}$.`,
                why: 'This leaves $x$ alone.',
              },
            ]),
      ],
      faster: `What does not count stays the same: $${e.tried} - ${e.made} = ${e.tried - e.made}$. In the end it is ${100 - e.goal}% of all, so all are $${e.tried - e.made} \\div ${(100 - e.goal) / 100} = ${e.tried + x}$, and $${e.tried + x} - ${e.tried} = ${x}$ must be added.`,
      check: `$${e.made} + ${x} = ${e.made + x}$ of $${e.tried} + ${x} = ${e.tried + x}$ is $${e.made + x} \\div ${e.tried + x} = ${(e.made + x) / (e.tried + x)}$, which is ${e.goal}%.`,
    }
  },
  check: ({ made, tried, goal }) => {
    for (let x = 0; x < 100; x++) if (100 * (made + x) === goal * (tried + x)) return num(x)
    return num(0)
  },
})

export const templates: readonly Template[] = [reciprocal, shots]

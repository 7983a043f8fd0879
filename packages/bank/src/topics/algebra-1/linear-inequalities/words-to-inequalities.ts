import {
  frac,
  type Html,
  int,
  money,
  num,
  person,
  pick,
  type Relation,
  type Template,
  template,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { flip, holds, loosen, RELATIONS, SIGN } from '../relations.ts'

const skill = 'a1-inequalities-in-words'

const PHRASES: Readonly<Record<Relation, readonly string[]>> = {
  '<': ['less than', 'fewer than'],
  '<=': ['at most', 'no more than'],
  '>': ['more than'],
  '>=': ['at least', 'no less than', 'a minimum of'],
}

const model = (a: number, b: number, rel: Relation, c: number): Value => text(`$${a}x + ${b} ${SIGN[rel]} ${c}$`)

/** The sign that the words ask for. */
const relationOf = (how: string): Relation => {
  const includes = /least|most|no |not |minimum/.test(how)
  const large = /least|^more|no less|minimum/.test(how)
  return large ? (includes ? '>=' : '>') : includes ? '<=' : '<'
}

const stories: readonly ((who: string, a: number, b: number, c: number, how: string) => Html)[] = [
  (who, a, b, c, how) =>
    `${who} has ${money(b)} and earns ${money(a)} for every dog walked. ${who} wants to have ${how} ${money(c)}. Which inequality describes the number $x$ of walks?`,
  (_, a, b, c, how) =>
    `A freight elevator carries crates of ${a} pounds and a cart of ${b} pounds. The total load must be ${how} ${c} pounds. Which inequality describes the number $x$ of crates?`,
  (who, a, b, c, how) =>
    `${who} has read ${b} pages of a novel and reads ${a} pages each day from now on. Which inequality says that ${who} has read ${how} ${c} pages after $x$ days?`,
  (_, a, b, c, how) =>
    `A video channel has ${b} subscribers and gains ${a} new ones each week. Which inequality says that it has ${how} ${c} subscribers after $x$ weeks?`,
]

const translate = template({
  id: 'algebra-1/inequality-translate',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const rel = pick(rng, RELATIONS)
        return {
          a: int(rng, 6, 25),
          b: int(rng, 30, 90),
          c: int(rng, 120, 400),
          rel,
          how: pick(rng, PHRASES[rel]),
          story: int(rng, 0, 3),
        }
      },
      // Nobody saves for less money or loads a lift for more weight; "fewer" fits what is counted.
      ({ how, story, rel }) =>
        (how !== 'fewer than' || story > 1) &&
        (story !== 0 || rel.startsWith('>')) &&
        (story !== 1 || rel.startsWith('<')),
    ),
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 8,
      stem: ({ a, b, c, how, story }, rng) => (stories[story] as (typeof stories)[number])(person(rng), a, b, c, how),
    },
  ],
  given: ({ a, b, c, how }) => ({ a, b, c, how }),
  answer: ({ a, b, c, rel }) => model(a, b, rel, c),
  traps: [
    {
      misconception: 'a1-inequality-words-wrong-direction',
      classic: true,
      rule: ({ a, b, c, how }) => model(a, b, flip(relationOf(how)), c),
      why: ({ how }) => `has the sign the wrong way around for “${how}.”`,
    },
    {
      misconception: 'a1-inequality-words-strictness',
      rule: ({ a, b, c, how }) => model(a, b, loosen(relationOf(how)), c),
      why: ({ how, c }) => `treats exactly ${c} the wrong way: think about whether “${how} ${c}” includes ${c}.`,
    },
    {
      misconception: 'a1-inequality-words-swaps-rate-and-start',
      rule: ({ a, b, c, how }) => model(b, a, relationOf(how), c),
      why: ({ a, b }) => `multiplies the $${b}$ by $x$ instead of the $${a}$ that comes each time.`,
    },
    {
      misconception: 'a1-inequality-words-swaps-rate-and-start',
      says: () =>
        'I exchanged the two numbers, so that the wrong one was multiplied, and I wrote the sign the wrong way around.',
      twoSlips: true,
      rule: ({ a, b, c, how }) => model(b, a, flip(relationOf(how)), c),
    },
    {
      misconception: 'a1-inequality-words-wrong-direction',
      says: () => 'I wrote the sign the wrong way around, and I treated the limit itself the wrong way.',
      twoSlips: true,
      rule: ({ a, b, c, how }) => model(a, b, loosen(flip(relationOf(how))), c),
    },
    {
      misconception: 'a1-inequality-words-swaps-rate-and-start',
      says: () =>
        'I exchanged the two numbers, so that the wrong one was multiplied, and I treated the limit itself the wrong way.',
      twoSlips: true,
      rule: ({ a, b, c, how }) => model(b, a, loosen(relationOf(how)), c),
    },
  ],
  explain: ({ a, b, c, rel, how }) => ({
    plan: 'Find what comes again and again and what comes only once, write the total, and then turn the words before the limit into a sign.',
    steps: [
      {
        do: `$${a}$ comes $x$ times, which makes $${a}x$; $${b}$ comes only once.`,
        why: 'Only what repeats is multiplied by $x$.',
      },
      { do: `The total is $${a}x + ${b}$.`, why: 'Both parts count.' },
      {
        do: `“${how} ${c}” is written $${SIGN[rel]} ${c}$: ${model(a, b, rel, c).html}.`,
        why: `Exactly $${c}$ ${rel.includes('=') ? 'is allowed' : 'is not allowed'}, and ${rel.startsWith('>') ? 'larger' : 'smaller'} totals are.`,
      },
    ],
    check: `Try $x = 2$: the total is $2 \\cdot ${a} + ${b} = ${2 * a + b}$. “${how} ${c}” is ${holds(2 * a + b, rel, c)} of this, and $${2 * a + b} ${SIGN[rel]} ${c}$ is ${holds(2 * a + b, rel, c)}.`,
  }),
  check: ({ a, b, c, how }) => {
    const includes = /least|most|no |not |minimum/.test(how)
    const large = /least|^more|no less|minimum/.test(how)
    const rel = RELATIONS.find((r) => holds(c, r, c) === includes && holds(c + 1, r, c) === large)
    return model(a, b, rel as Relation, c)
  },
})

/** The budget is not used up: the quotient must be rounded down. */
const budget = template({
  id: 'algebra-1/inequality-budget',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 19), b: int(rng, 10, 45), c: int(rng, 90, 250) }),
      ({ a, b, c }) =>
        (c - b) % a !== 0 && (c - b) / a > 4 && c % a !== 0 && Math.floor((c - b) / a) !== Math.floor(c / a) && b > a,
    ),
  frames: [
    {
      id: 'party',
      kind: 'words',
      items: 6,
      stem: ({ a, b, c }, rng) =>
        pick(rng, [
          `${person(rng)} plans a bowling party. The alley charges ${money(b)} for the room and ${money(a)} for each guest. The party may cost at most ${money(c)}. What is the greatest possible number of guests?`,
          `A robotics club has ${money(c)} to spend. A starter kit costs ${money(b)}, and each sensor costs ${money(a)}. The club buys one kit. How many sensors can it buy at most?`,
          `A hard drive has ${c} gigabytes free. A game needs ${b} gigabytes, and each hour of raw video needs ${a} gigabytes. The game is installed first. How many full hours of video fit on the drive after that?`,
        ]),
    },
    {
      id: 'elevator',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ a, b, c }) =>
        `A cargo bike may carry no more than ${c} pounds. The box for the load weighs ${b} pounds, and each parcel weighs ${a} pounds. What is the greatest number of parcels that the bike may carry?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(Math.floor((c - b) / a)),
  traps: [
    {
      misconception: 'a1-inequality-words-rounds-up-over-limit',
      classic: true,
      rule: ({ a, b, c }) => num(Math.ceil((c - b) / a)),
      why: ({ a, b, c }) =>
        `is too many: $${a} \\cdot ${Math.ceil((c - b) / a)} + ${b} = ${a * Math.ceil((c - b) / a) + b}$ is more than $${c}$.`,
    },
    {
      misconception: 'a1-inequality-words-forgets-fixed-part',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ a, c }) => [a, c],
      after: (got) => Math.floor(got.n / got.d),
      rule: ({ a, c }) => num(Math.floor(c / a)),
      why: ({ b }) => `leaves out the $${b}$.`,
    },
    {
      misconception: 'a1-inequality-words-fixed-part-each-time',
      rule: ({ a, b, c }) => num(Math.floor(c / (a + b))),
      why: ({ a, b }) => `divides by $${a + b}$, as if both came every time.`,
    },
    {
      misconception: 'a1-inequality-words-adds-fixed-part',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c, b],
      after: (got, { a }) => Math.floor(got.n / a),
      rule: ({ a, b, c }) => num(Math.floor((c + b) / a)),
      why: ({ b }) => `adds the $${b}$ to the limit.`,
    },
  ],
  explain: ({ a, b, c }) => {
    const x = Math.floor((c - b) / a)
    return {
      plan: 'One part comes once, the other part again and again, and together they must stay within a limit: write an inequality, solve it, and round so that the limit holds.',
      steps: [
        {
          do: `Write $x$ for the number that is asked for: $${a}x + ${b} \\le ${c}$.`,
          why: `$${b}$ comes once and $${a}$ for each; the total may not go over the limit.`,
        },
        {
          do: `Subtract $${b}$ from both sides: $${a}x \\le ${c} - ${b}$, so $${a}x \\le ${c - b}$.`,
          why: 'This is what is left for the part that repeats.',
        },
        {
          do: `Divide both sides by $${a}$: $x \\le ${toTex(frac(c - b, a))}$.`,
          why: 'The sign stays, because the divisor is positive.',
        },
        {
          do: `This lies between $${x}$ and $${x + 1}$, so the greatest whole number is $${x}$.`,
          why: 'Round down: one more would go over the limit.',
        },
      ],
      check: `$${a} \\cdot ${x} + ${b} = ${a * x + b}$ is within $${c}$, but $${a} \\cdot ${x + 1} + ${b} = ${a * (x + 1) + b}$ is over it.`,
      faster: `In one line on a calculator: $(${c} - ${b}) \\div ${a}$ is about $${((c - b) / a).toFixed(2)}$, rounded down to $${x}$.`,
    }
  },
  check: ({ a, b, c }) => {
    let x = 0
    while (b + a * (x + 1) <= c) x++
    return num(x)
  },
})

export const templates: readonly Template[] = [translate, budget]

/** One step in other clothes: a fraction as the coefficient, the equation behind a story, and what comes after x. */

import {
  add,
  asWritten,
  div,
  frac,
  gcd,
  type Html,
  int,
  money,
  nonZero,
  num,
  person,
  pick,
  signed,
  type Template,
  template,
  until,
  type Value,
} from '#kit'
import { undo } from '../undoing.ts'

const skill = 'a1-one-step-equations'

/** (p/q)x = c with c = pqk, so that every procedure ends at a whole number. */
const fraction = template({
  id: 'algebra-1/one-step-fraction',
  skill,
  difficulty: 'Medium',
  b: -0.7,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [int(rng, 2, 7), int(rng, 3, 8)]
        return { p, q, c: p * q * int(rng, 1, 3) }
      },
      ({ p, q, c }) => p !== q && gcd(p, q) === 1 && (c * q) / p <= 120 && c <= 90 && c >= 12,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, c }) => `What is the solution of $\\frac{${p}}{${q}}x = ${c}$?`,
    },
    {
      id: 'club',
      kind: 'words',
      response: 'grid',
      items: 5,
      b: -0.5,
      seconds: 70,
      stem: ({ p, q, c }, rng) =>
        `The ${pick(rng, ['chess', 'drama', 'robotics', 'art'])} club of a school has ${c} members this year. That is $\\frac{${p}}{${q}}$ of the number of members last year. How many members did the club have last year?`,
    },
  ],
  given: ({ p, q, c }) => ({ p, q, c }),
  answer: ({ p, q, c }) => num((c * q) / p),
  traps: [
    {
      misconception: 'a1-repeats-the-operation',
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ c, p, q }) => [c, frac(p, q)],
      rule: ({ p, q, c }) => num((c * p) / q),
      says: ({ p, q, c }) => `I multiplied $${c}$ by $\\frac{${p}}{${q}}$ instead of dividing by it.`,
      why: ({ p, q, c }) =>
        `takes $\\frac{${p}}{${q}}$ of $${c}$; but $${c}$ is already $\\frac{${p}}{${q}}$ of the unknown number.`,
    },
    {
      misconception: 'a1-undoes-half-of-a-fraction',
      operation: 'stopped-at-a-step',
      operands: ({ c, p }) => [div(c, p)],
      rule: ({ p, c }) => num(c / p),
      says: ({ p, q, c }) => `I divided $${c}$ by $${p}$ and did not multiply by $${q}$ after that.`,
      why: ({ p, q }) =>
        `is only one part: the unknown number has $${q}$ such parts, and the given number has $${p}$ of them.`,
    },
    {
      misconception: 'a1-adds-the-missing-part-of-the-given',
      rule: ({ p, q, c }) => (p < q ? num(c + (c * (q - p)) / q) : null),
      says: ({ p, q, c }) =>
        `I took $\\frac{${q - p}}{${q}}$ of $${c}$ for the missing part of the number and added it to $${c}$.`,
      why: ({ p, q, c }) =>
        `adds $\\frac{${q - p}}{${q}}$ of $${c}$; the missing part is $\\frac{${q - p}}{${q}}$ of the unknown number.`,
    },
    {
      misconception: 'a1-undoes-half-of-a-fraction',
      operation: 'stopped-at-a-step',
      operands: ({ c, q }) => [c * q],
      rule: ({ q, c }) => num(c * q),
      says: ({ p, q, c }) => `I multiplied $${c}$ by $${q}$ and did not divide by $${p}$ after that.`,
      why: ({ p, q }) => `multiplies by $${q}$ but does not divide by $${p}$.`,
    },
    {
      misconception: 'a1-subtracts-to-undo-a-product',
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, p }) => [c, p],
      rule: ({ p, c }) => num(c - p),
      says: ({ p, c }) => `I subtracted the numerator $${p}$ from $${c}$ instead of dividing by the fraction.`,
      why: ({ p }) =>
        `subtracts $${p}$, but the fraction multiplies the unknown number, and only dividing by the fraction undoes that.`,
    },
    {
      misconception: 'a1-adds-to-undo-a-product',
      operation: 'added-instead-of-multiplied',
      operands: ({ c, q }) => [c, q],
      rule: ({ q, c }) => num(c + q),
      says: ({ q, c }) => `I added the denominator $${q}$ to $${c}$ instead of dividing by the fraction.`,
      why: ({ q }) =>
        `adds $${q}$, but the fraction multiplies the unknown number, and only dividing by the fraction undoes that.`,
    },
  ],
  explain: ({ p, q, c }, frame) => ({
    plan: 'The unknown number is multiplied by a fraction. Divide by that fraction, which is the same as multiplying by its reciprocal.',
    steps: [
      {
        do: `${frame === 'bare' ? 'The equation is' : 'With $x$ for the number of members last year, the equation is'} $\\frac{${p}}{${q}}x = ${c}$.`,
        why: `Cut $x$ into $${q}$ equal parts: $${p}$ such parts make $${c}$.`,
      },
      {
        do: `Multiply both sides by $\\frac{${q}}{${p}}$: $x = ${c} \\cdot \\frac{${q}}{${p}}$.`,
        why: `$\\frac{${q}}{${p}} \\cdot \\frac{${p}}{${q}} = 1$, so $x$ stands alone.`,
      },
      {
        do: `One part is $${c} \\div ${p} = ${c / p}$, and $${q}$ parts are $${q} \\cdot ${c / p} = ${(c * q) / p}$. So $x = ${(c * q) / p}$.`,
        why: 'Divide by the numerator and multiply by the denominator.',
      },
    ],
    faster: `No equation is needed: cut the number into $${q}$ equal parts: $${p}$ such parts make $${c}$, so a part is $${c / p}$, and ${p < q ? `the ${q - p === 1 ? 'missing part makes' : `$${q - p}$ missing parts make`} it $${c} + ${((q - p) * c) / p}` : `without the ${p - q === 1 ? 'part' : `$${p - q}$ parts`} too many it is $${c} - ${((p - q) * c) / p}`} = ${(c * q) / p}$.`,
    check: `$\\frac{${p}}{${q}} \\cdot ${(c * q) / p} = \\frac{${c * q}}{${q}} = ${c}$, as it should be.`,
  }),
  // Tries whole numbers.
  check: ({ p, q, c }) => num(Array.from({ length: 400 }, (_, i) => i + 1).find((x) => p * x === c * q) ?? 999),
})

const KINDS = ['plus', 'minus', 'times', 'over'] as const
type Kind = (typeof KINDS)[number]
type Told = Readonly<{ kind: Kind; a: number; c: number }>

/** x + a = c and its three neighbors; any of the four may be right. */
const written = (kind: Kind, a: number, c: number): Value =>
  asWritten({ plus: `x + ${a}`, minus: `x - ${a}`, times: `${a}x`, over: `x \\div ${a}` }[kind].concat(` = ${c}`))

const inverse: Readonly<Record<Kind, Kind>> = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' }
/** Adding and multiplying make more, subtracting and dividing make less. */
const sameWay: Readonly<Record<Kind, Kind>> = { plus: 'times', minus: 'over', times: 'plus', over: 'minus' }
const NAMES: Readonly<Record<Kind, string>> = {
  plus: 'added to $x$',
  minus: 'subtracted from $x$',
  times: 'multiplied by $x$',
  over: 'what $x$ is divided by',
}

const STORIES: Readonly<Record<Kind, readonly ((who: string, a: number, c: number) => Html)[]>> = {
  plus: [
    (who, a, c) => `${who} has $x$ dollars, earns ${money(a)} by babysitting, and then has ${money(c)}.`,
    (who, a, c) => `${who} has read $x$ pages of a book and reads ${a} more. Now ${who} has read ${c} pages.`,
    (who, a, c) => `A puppy weighed $x$ pounds. It gained ${a} pounds, and now ${who} reads ${c} pounds on the scale.`,
  ],
  minus: [
    (who, a, c) => `${who} has $x$ dollars, spends ${money(a)} at the movies, and then has ${money(c)} left.`,
    (who, a, c) => `${who} baked $x$ cookies. After ${a} of them were eaten, ${c} were left.`,
    (who, a, c) => `A jacket costs $x$ dollars. With a coupon for ${money(a)} off, ${who} pays ${money(c)}.`,
  ],
  times: [
    (who, a, c) => `${who} buys ${a} tickets for $x$ dollars each and pays ${money(c)} in all.`,
    (who, a, c) => `${who} runs $x$ laps a day. After ${a} days that makes ${c} laps.`,
    (who, a, c) => `${who} fills ${a} shelves with $x$ books each. That makes ${c} books.`,
  ],
  over: [
    (who, a, c) => `A bill of $x$ dollars is split equally among ${a} friends. ${who}, one of them, pays ${money(c)}.`,
    (who, a, c) => `${who} packs $x$ apples into ${a} crates, the same number in each. Each crate holds ${c} apples.`,
    (who, a, c) => `${who} shares $x$ beads equally among ${a} campers. Each camper gets ${c} beads.`,
  ],
}

const PHRASES: Readonly<Record<Kind, readonly ((a: number, c: number) => Html)[]>> = {
  plus: [(a, c) => `A number $x$ increased by ${a} is ${c}.`, (a, c) => `${a} more than a number $x$ is ${c}.`],
  minus: [(a, c) => `A number $x$ decreased by ${a} is ${c}.`, (a, c) => `${a} less than a number $x$ is ${c}.`],
  times: [(a, c) => `The product of ${a} and a number $x$ is ${c}.`, (a, c) => `${a} times a number $x$ is ${c}.`],
  over: [(a, c) => `The quotient of a number $x$ and ${a} is ${c}.`, (a, c) => `A number $x$ divided by ${a} is ${c}.`],
}

const equationOf = template({
  id: 'algebra-1/one-step-which-equation',
  skill,
  difficulty: 'Low',
  b: -1.4,
  calculator: false,
  seconds: 45,
  response: 'choice',
  draw: (rng): Told => {
    const a = int(rng, 6, 12)
    return { kind: pick(rng, KINDS), a, c: a * int(rng, 2, 5) }
  },
  frames: [
    {
      id: 'story',
      kind: 'words',
      items: 8,
      stem: ({ kind, a, c }, rng) => `${pick(rng, STORIES[kind])(person(rng), a, c)} Which equation fits the story?`,
    },
    {
      id: 'phrase',
      kind: 'words',
      items: 4,
      b: -1.6,
      stem: ({ kind, a, c }, rng) => `${pick(rng, PHRASES[kind])(a, c)} Which equation says this?`,
    },
  ],
  given: ({ kind, a, c }) => ({ kind, a, c }),
  answer: ({ kind, a, c }) => written(kind, a, c),
  traps: [
    {
      misconception: 'a1-writes-the-undoing',
      classic: true,
      rule: ({ kind, a, c }) => written(inverse[kind], a, c),
      says: ({ kind, a }) =>
        `I wrote the inverse operation that solves it, so in my equation $${a}$ is ${NAMES[inverse[kind]]}.`,
      why: ({ kind, a }) => `says that $${a}$ is ${NAMES[inverse[kind]]}: that is how it is solved, not what is told.`,
    },
    {
      misconception: 'a1-mixes-up-times-and-plus',
      rule: ({ kind, a, c }) => written(sameWay[kind], a, c),
      says: ({ kind, a }) =>
        `I mixed up ${kind === 'plus' || kind === 'times' ? 'adding and multiplying' : 'subtracting and dividing'}, so in my equation $${a}$ is ${NAMES[sameWay[kind]]}.`,
      why: ({ kind, a }) => `says that $${a}$ is ${NAMES[sameWay[kind]]}; here it is ${NAMES[kind]}.`,
    },
    {
      misconception: 'a1-mixes-up-times-and-plus',
      twoSlips: true,
      rule: ({ kind, a, c }) => written(inverse[sameWay[kind]], a, c),
      says: ({ kind, a }) =>
        `I mixed up ${kind === 'plus' || kind === 'times' ? 'adding and multiplying' : 'subtracting and dividing'} and then also wrote the inverse, so in my equation $${a}$ is ${NAMES[inverse[sameWay[kind]]]}.`,
      why: ({ kind, a }) => `says that $${a}$ is ${NAMES[inverse[sameWay[kind]]]}; here it is ${NAMES[kind]}.`,
    },
  ],
  explain: ({ kind, a, c }, frame) => {
    const words = {
      plus: 'The amount gets larger by one number',
      minus: 'The amount gets smaller by one number',
      times: frame === 'story' ? 'There are equal groups' : 'A product comes from multiplying',
      over: frame === 'story' ? 'A whole is split into equal parts' : 'A quotient comes from dividing',
    }[kind]
    return {
      plan: 'Start with the unknown number, write down what happens to it in the order of the text, and put the result on the other side.',
      steps: [
        { do: 'Start with $x$.', why: 'It is the unknown number.' },
        { do: `${words}: $${a}$ is ${NAMES[kind]}.`, why: 'Write what is told; it is undone only later.' },
        {
          do: `The result is $${c}$, so the equation is ${written(kind, a, c).html}.`,
          why: 'Both sides are the same amount.',
        },
      ],
      check: `The solution is $${solved(kind, a, c)}$, and the text is true with it.`,
    }
  },
  // Tells the text with its solution: only one of the four equations is true of that number.
  check: ({ kind, a, c }) => {
    const x = solved(kind, a, c)
    const ends: Readonly<Record<Kind, number>> = { plus: x + a, minus: x - a, times: a * x, over: x / a }
    return written(KINDS.find((k) => ends[k] === c) ?? 'plus', a, c)
  },
})

function solved(kind: Kind, a: number, c: number): number {
  return { plus: c - a, minus: c + a, times: c / a, over: c * a }[kind]
}

/** x + a = c is given, x + b is asked for; a and b may be negative. */
const after = template({
  id: 'algebra-1/one-step-then-more',
  skill,
  difficulty: 'Medium',
  b: -0.8,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -12, 12), b: nonZero(rng, -9, 9), c: int(rng, 16, 36) }),
      ({ a, b, c }) =>
        Math.abs(a) > 2 && Math.abs(b) > 1 && a !== b && a !== 2 * b && a !== -b && c - a - Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, c }) => `If $x${signed(a)} = ${c}$, what is the value of $x${signed(b)}$?`,
    },
    {
      id: 'ages',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      seconds: 70,
      stem: ({ a, b, c }, rng) => {
        const who = person(rng)
        return `${a > 0 ? `In ${a} years ${who} will be ${c} years old.` : `${-a} years ago ${who} was ${c} years old.`} How old ${b > 0 ? `will ${who} be in ${b} years` : `was ${who} ${-b} years ago`}?`
      },
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(c - a + b),
  traps: [
    {
      misconception: 'a1-stops-at-the-letter',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ c, a }) => [c - a],
      rule: ({ a, c }) => num(c - a),
      says: ({ a, c }) => `I worked out $${c}${signed(-a)}$ and stopped there.`,
      why: ({ b }) =>
        `is the value before the last step: $${Math.abs(b)}$ is still to be ${b > 0 ? 'added' : 'subtracted'}.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      operation: 'added-instead-of-subtracted',
      operands: ({ c, a }) => [c, a],
      after: (got, { b }) => add(got, b),
      rule: ({ a, b, c }) => num(c + a + b),
      says: ({ a, b, c }) =>
        `I worked out $${c}${signed(a)}$ instead of $${c}${signed(-a)}$, and then ${b > 0 ? 'added' : 'subtracted'} $${Math.abs(b)}$ as asked.`,
      why: ({ a }) => `${a > 0 ? 'adds' : 'subtracts'} $${Math.abs(a)}$ once more instead of undoing it.`,
    },
    {
      misconception: 'a1-changes-the-result-only',
      operation: 'term-left-out',
      operands: ({ c, b }) => [c, b],
      rule: ({ b, c }) => num(c + b),
      says: ({ a, b, c }) => `I worked out $${c}${signed(b)}$ and never undid the $${Math.abs(a)}$.`,
      why: ({ b, c }) =>
        `${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$ at once, but $${c}$ is not where the last step starts.`,
    },
    {
      misconception: 'a1-turns-the-last-step-round',
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (got, { a, c }) => add(c - a, got),
      rule: ({ a, b, c }) => num(c - a - b),
      says: ({ a, b, c }) =>
        `I worked out $${c}${signed(-a)}$ and then ${b > 0 ? `subtracted $${b}$ instead of adding` : `added $${-b}$ instead of subtracting`} it.`,
      why: ({ b }) =>
        `${b > 0 ? 'subtracts' : 'adds'} $${Math.abs(b)}$ at the end, where it is ${b > 0 ? 'added' : 'subtracted'}.`,
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const bare = frame === 'bare'
    const then = b > 0 ? `In ${b} years` : `${-b} years ago`
    return {
      plan: 'Two things happen one after the other: find the unknown number first, then do with it what the question asks for.',
      steps: [
        {
          do: `${bare ? 'The equation is' : 'With $x$ for the age now, the equation is'} $x${signed(a)} = ${c}$.`,
          why: `$${Math.abs(a)}$ is ${a > 0 ? 'added to' : 'subtracted from'} the unknown number.`,
        },
        {
          do: `${undo(a)}: $x = ${c}${signed(-a)} = ${c - a}$.`,
          why: a > 0 ? 'Subtracting undoes adding.' : 'Adding undoes subtracting.',
        },
        {
          do: `${bare ? 'Then' : `${then}:`} $x${signed(b)} = ${c - a}${signed(b)} = ${c - a + b}$.`,
          why: bare ? 'This value is asked for, not $x$.' : 'The age at that time is asked for, not the age now.',
        },
      ],
      check: `Go back: $${c - a + b}${signed(-b)} = ${c - a}$, and $${c - a}${signed(a)} = ${c}$.`,
      faster: bare
        ? `$x${signed(b)}$ is ${Math.abs(b - a)} ${b > a ? 'more' : 'less'} than $x${signed(a)}$, so it is $${c}${signed(b - a)} = ${c - a + b}$.`
        : `The two times are ${Math.abs(b - a)} ${Math.abs(b - a) === 1 ? 'year' : 'years'} apart, so the age asked for is $${c}${signed(b - a)} = ${c - a + b}$.`,
    }
  },
  // Tries values of what is asked for.
  check: ({ a, b, c }) => num(Array.from({ length: 90 }, (_, i) => i).find((y) => y - b + a === c) ?? 999),
})

export const templates: readonly Template[] = [fraction, equationOf, after]

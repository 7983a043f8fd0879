import {
  div,
  equation,
  type Fracish,
  frac,
  int,
  lcm,
  linear,
  num,
  person,
  quantity,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  twoPeople,
  until,
} from '#kit'
import type { Pair } from './work.ts'

const skill = 'a2-work-and-rate-problems'
const base = { skill, calculator: true, response: 'choice' } as const

/** Same time for d₁ against and d₂ with the current. */
type Boat = Readonly<{ up: number; down: number; c: number }>
const still = ({ up, down, c }: Boat): Fracish => frac(c * (down + up), down - up)

const boat = template({
  ...base,
  id: 'algebra-2/boat-with-and-against-current',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 100,
  draw: (rng): Boat =>
    until(
      () => {
        const [c, v, hours] = [int(rng, 1, 5), int(rng, 4, 20), int(rng, 1, 4)]
        return { up: (v - c) * hours, down: (v + c) * hours, c }
      },
      ({ up, c, down }) => up > 0 && up !== c && down - up > 1 && up > 4,
    ),
  frames: [
    {
      id: 'river',
      kind: 'words',
      items: 6,
      stem: ({ up, down, c }) =>
        `A river flows at ${c === 1 ? '1 mile' : `${c} miles`} per hour. A motorboat travels ${up} miles upstream in the same time as it travels ${down} miles downstream. What is the speed of the boat in still water?`,
    },
    {
      id: 'wind',
      kind: 'table',
      items: 5,
      stem: ({ up, down, c }) =>
        `<p>A small ferry runs through a strait, first against the tide and then with it. The tide changes the ferry’s speed by ${c} mph each way, and both parts take the same time.</p>${table(
          ['Part', 'Distance'],
          [
            ['Against the tide', `${up} miles`],
            ['With the tide', `${down} miles`],
          ],
          '',
          true,
        )}<p>What would be the ferry’s speed without the tide?</p>`,
    },
  ],
  given: (e) => e,
  answer: (e) => quantity(still(e), 'mph'),
  traps: [
    {
      misconception: 'a2-answers-for-the-other-one',
      classic: true,
      rule: (e) => quantity(toNumber(still(e)) + e.c, 'mph'),
      says: () => 'I gave the speed in the faster direction.',
      why: () => 'is the speed in the faster direction.',
    },
    {
      misconception: 'a2-answers-for-the-other-one',
      rule: (e) => quantity(toNumber(still(e)) - e.c, 'mph'),
      says: () => 'I gave the speed in the slower direction.',
      why: () => 'is the speed in the slower direction.',
    },
    {
      misconception: 'a2-changes-the-speed-one-way',
      rule: ({ up, down, c }) => ((down * c) % (down - up) === 0 ? quantity((down * c) / (down - up), 'mph') : null),
      says: () => 'I changed the speed in the slower direction only.',
      why: ({ up, down, c }) =>
        `solves $\\frac{${up}}{v - ${c}} = \\frac{${down}}{v}$; the faster direction gains ${c} mph.`,
    },
    {
      misconception: 'a2-changes-the-speed-one-way',
      rule: ({ up, down, c }) => ((up * c) % (down - up) === 0 ? quantity((up * c) / (down - up), 'mph') : null),
      says: () => 'I changed the speed in the faster direction only.',
      why: ({ up, down, c }) =>
        `solves $\\frac{${up}}{v} = \\frac{${down}}{v + ${c}}$; the slower direction loses ${c} mph.`,
    },
    {
      misconception: 'a2-subtracts-the-times',
      rule: ({ up, down }) => quantity(down - up, 'mph'),
      says: () => 'I subtracted the distances and took the difference for a speed.',
      why: () => 'is the difference of the two distances.',
    },
  ],
  explain: (e) => {
    const v = toNumber(still(e))
    return {
      plan: 'Equal times: write each time as distance divided by speed, with the speed of the water added in one direction and subtracted in the other.',
      steps: [
        {
          do: `With $v$ for the speed asked for, the speeds are $v - ${e.c}$ against the water and $v + ${e.c}$ with it.`,
          why: 'Moving water slows the trip down in one direction and speeds it up in the other.',
        },
        {
          do: `The times are equal: $\\frac{${e.up}}{v - ${e.c}} = \\frac{${e.down}}{v + ${e.c}}$.`,
          why: 'Time is distance divided by speed.',
        },
        {
          do: `Multiply by both denominators: $${e.up}(v + ${e.c}) = ${e.down}(v - ${e.c})$, so $${e.up}v + ${e.up * e.c} = ${e.down}v - ${e.down * e.c}$.`,
          why: 'This clears the fractions; then multiply out both sides.',
        },
        {
          do: `Subtract $${e.up}v$ on both sides: $${e.up * e.c} = ${linear(e.down - e.up, -e.down * e.c, 'v')}$. Then add $${e.down * e.c}$: $${e.c * (e.up + e.down)} = ${e.down - e.up}v$.`,
          why: 'Now the terms with $v$ stand on one side and the numbers on the other.',
        },
        {
          do: `Divide by $${e.down - e.up}$: $v = ${v}$ mph.`,
          why: 'This leaves the speed alone.',
        },
      ],
      faster: `On a graphing calculator, the graphs of $y = \\frac{${e.up}}{x - ${e.c}}$ and $y = \\frac{${e.down}}{x + ${e.c}}$ cross at $x = ${v}$.`,
      check: `$${e.up} \\div ${v - e.c} = ${toTex(frac(e.up, v - e.c))}$ and $${e.down} \\div ${v + e.c} = ${toTex(frac(e.down, v + e.c))}$: both parts take the same number of hours.`,
    }
  },
  check: ({ up, down, c }) => {
    for (let v = c + 1; v < 400; v++) if (up * (v + c) === down * (v - c)) return quantity(v, 'mph')
    return quantity(0, 'mph')
  },
})

/** Filling in a hours, emptying in b hours. */
const leak = template({
  ...base,
  id: 'algebra-2/fill-with-open-drain',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  draw: (rng): Pair =>
    until(
      () => ({ a: int(rng, 2, 30), b: int(rng, 3, 60) }),
      ({ a, b }) =>
        a < b &&
        (a * b) % (b - a) === 0 &&
        (a * b) % (a + b) === 0 &&
        (a + b) % 2 === 0 &&
        b - a > 1 &&
        (a * b) / (b - a) < 100,
    ),
  frames: [
    {
      id: 'tub',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b }, rng) =>
        `A faucet fills a tub in ${a} minutes; the open drain empties the full tub in ${b} minutes. ${person(rng)} turns the faucet on and forgets to close the drain. After how many minutes is the empty tub full?`,
    },
    {
      id: 'rain-barrel',
      kind: 'words',
      items: 6,
      stem: ({ a, b }) =>
        `During a storm, a downspout fills an empty rain barrel in ${a} minutes. A hose with an open valve drains the full barrel in ${b} minutes. If both run at once, how many minutes does it take until the empty barrel is full?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => num((a * b) / (b - a)),
  traps: [
    {
      misconception: 'a2-adds-the-rates-again',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, b }) => [frac(1, a), frac(1, b)],
      after: (got) => div(1, got),
      rule: ({ a, b }) => num(frac(a * b, a + b)),
      says: () => 'I added the two rates, although one fills and the other empties.',
      why: () => 'adds the two rates, although they work against each other.',
    },
    {
      misconception: 'a2-subtracts-the-times',
      classic: true,
      operation: 'times-for-rates',
      operands: ({ a, b }) => [b, -a],
      rule: ({ a, b }) => num(b - a),
      why: () => 'subtracts the times instead of the rates.',
    },
    { misconception: 'a2-adds-the-times', rule: ({ a, b }) => num(a + b), why: () => 'adds the two times.' },
    {
      misconception: 'a2-averages-the-times',
      operation: 'plain-mean',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: () => 'is the mean of the two times.',
    },
  ],
  explain: ({ a, b }) => {
    const l = lcm(a, b)
    const rate = frac(b - a, a * b)
    const t = (a * b) / (b - a)
    return {
      plan: 'One rate fills and the other empties, so the second is subtracted from the first. The time is the reciprocal of what is left.',
      steps: [
        {
          do: `In one minute $\\frac{1}{${a}}$ of the whole runs in and $\\frac{1}{${b}}$ runs out.`,
          why: 'What takes $n$ minutes is done at the rate $\\frac{1}{n}$.',
        },
        {
          do: `Gained in one minute: $\\frac{1}{${a}} - \\frac{1}{${b}} = \\frac{${l / a}}{${l}} - \\frac{${l / b}}{${l}} = \\frac{${l / a - l / b}}{${l}}${rate.d === l ? '' : ` = ${toTex(rate)}`}$.`,
          why: `One rate works against the other, so it is subtracted; the common denominator is $${l}$.`,
        },
        {
          do: `So it takes $1 \\div ${toTex(rate)} = ${t}$ minutes.`,
          why: 'The time is one whole divided by the rate.',
        },
      ],
      faster: `Product of the two times over their difference: $\\frac{${a} \\cdot ${b}}{${b} - ${a}} = \\frac{${a * b}}{${b - a}} = ${t}$.`,
      check: `In ${t} minutes $\\frac{${t}}{${a}}${t % a === 0 ? ` = ${t / a}` : ''}$ fillings run in and $\\frac{${t}}{${b}}${t % b === 0 ? ` = ${t / b}` : ''}$ run out; the difference is $1$.`,
    }
  },
  check: ({ a, b }) => {
    for (let t = 1; t < 2000; t++) if (t * b - t * a === a * b) return num(t)
    return num(0)
  },
})

const model = template({
  ...base,
  id: 'algebra-2/equation-for-joint-work',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 15), t: int(rng, 2, 12) }),
      ({ a, t }) => a > t,
    ),
  frames: [
    {
      id: 'which-equation',
      kind: 'words',
      items: 6,
      stem: ({ a, t }, rng) => {
        const [one, two] = twoPeople(rng)
        return `${one} can weed the community garden in ${a} hours. With the help of ${two} it takes only ${t} hours. Which equation can be used to find $x$, the number of hours that ${two} would need alone?`
      },
    },
  ],
  given: (e) => e,
  answer: ({ a, t }) => equation(`\\frac{1}{${a}} + \\frac{1}{x} = \\frac{1}{${t}}`, ({ x }) => 1 / a + 1 / x - 1 / t),
  traps: [
    {
      misconception: 'a2-adds-the-rates-again',
      classic: true,
      rule: ({ a, t }) =>
        equation(`\\frac{1}{${a}} + \\frac{1}{${t}} = \\frac{1}{x}`, ({ x }) => 1 / a + 1 / t - 1 / x),
      says: ({ a, t }) =>
        `I added $\\frac{1}{${a}}$ and $\\frac{1}{${t}}$, although $\\frac{1}{${t}}$ is already the rate of both together.`,
      why: ({ t }) => `takes $\\frac{1}{${t}}$, the rate of both together, for the rate of one of them.`,
    },
    {
      misconception: 'a2-adds-the-times',
      classic: true,
      rule: ({ a, t }) => equation(`${a} + x = ${t}`, ({ x }) => a + x - t),
      why: () => 'adds times instead of rates.',
    },
    {
      misconception: 'a2-answers-for-the-other-one',
      rule: ({ a, t }) =>
        equation(`\\frac{1}{${t}} + \\frac{1}{x} = \\frac{1}{${a}}`, ({ x }) => 1 / t + 1 / x - 1 / a),
      says: () => 'I exchanged the rate of both together and the rate of one alone.',
      why: () => 'takes the common rate for one of the parts.',
    },
    {
      misconception: 'a2-averages-the-times',
      rule: ({ a, t }) => equation(`\\frac{${a} + x}{2} = ${t}`, ({ x }) => (a + x) / 2 - t),
      says: () => 'I took the common time for the mean of the two times.',
      why: () => 'takes the common time for the mean of the two times.',
    },
    {
      misconception: 'a2-multiplies-the-times',
      rule: ({ a, t }) =>
        equation(`\\frac{1}{${a}} \\cdot \\frac{1}{x} = \\frac{1}{${t}}`, ({ x }) => 1 / (a * x) - 1 / t),
      says: () => 'I multiplied the two rates.',
      why: () => 'multiplies the rates instead of adding them.',
    },
  ],
  explain: ({ a, t }) => {
    const alone = frac(a * t, a - t)
    return {
      plan: 'Write each rate as the part of the job done in one hour. The rates of the two who work together add up to the common rate.',
      steps: [
        {
          do: `The first person does $\\frac{1}{${a}}$ of the garden in an hour, the helper $\\frac{1}{x}$.`,
          why: 'A job that takes $n$ hours is done at the rate $\\frac{1}{n}$.',
        },
        {
          do: `Both together do $\\frac{1}{${t}}$ of the garden in an hour.`,
          why: `Together they need ${t} hours for all of it.`,
        },
        {
          do: `So $\\frac{1}{${a}} + \\frac{1}{x} = \\frac{1}{${t}}$.`,
          why: 'The parts that two people do in the same hour are added.',
        },
      ],
      check: `The equation leads to $x = ${toTex(alone)}$: more than the ${t} hours together, as it must be, because nobody alone is faster than both.`,
      faster: `Look at how the options are built: hours themselves are never added, and the common rate $\\frac{1}{${t}}$ must stand alone on one side, with the two single rates $\\frac{1}{${a}}$ and $\\frac{1}{x}$ added on the other.`,
    }
  },
  // In t hours the two shares make one whole garden.
  check: ({ a, t }) => equation('c', ({ x }) => t / a + t / x - 1),
})

export const templates: readonly Template[] = [boat, leak, model]

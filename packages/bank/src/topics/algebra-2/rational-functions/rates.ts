import {
  equation,
  type Fracish,
  frac,
  int,
  nameTheWorkedMistake,
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
import { drawPair, type Pair, together } from './work.ts'

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
        `A river flows at ${c} km/h. A motorboat travels ${up} km upstream in the same time as it travels ${down} km downstream. What is the speed of the boat in still water?`,
    },
    {
      id: 'wind',
      kind: 'table',
      items: 5,
      stem: ({ up, down, c }) =>
        `<p>A small ferry runs through a strait, first against the tide and then with it. The tide changes the ferry’s speed by ${c} km/h each way, and both parts take the same time.</p>${table(
          ['Part', 'Distance'],
          [
            ['Against the tide', `${up} km`],
            ['With the tide', `${down} km`],
          ],
          '',
          true,
        )}<p>What would be the ferry’s speed without the tide?</p>`,
    },
  ],
  given: (e) => e,
  answer: (e) => quantity(still(e), 'km/h'),
  traps: [
    {
      misconception: 'a2-answers-for-the-other-one',
      classic: true,
      rule: (e) => quantity(toNumber(still(e)) + e.c, 'km/h'),
      says: () => 'I gave the speed in the faster direction.',
      why: () => 'is the speed in the faster direction.',
    },
    {
      misconception: 'a2-answers-for-the-other-one',
      rule: (e) => quantity(toNumber(still(e)) - e.c, 'km/h'),
      says: () => 'I gave the speed in the slower direction.',
      why: () => 'is the speed in the slower direction.',
    },
    {
      misconception: 'a2-changes-the-speed-one-way',
      rule: ({ up, down, c }) => ((down * c) % (down - up) === 0 ? quantity((down * c) / (down - up), 'km/h') : null),
      says: () => 'I changed the speed in the slower direction only.',
      why: ({ up, down, c }) =>
        `solves $\\frac{${up}}{v - ${c}} = \\frac{${down}}{v}$; the faster direction gains ${c} km/h.`,
    },
    {
      misconception: 'a2-changes-the-speed-one-way',
      rule: ({ up, down, c }) => ((up * c) % (down - up) === 0 ? quantity((up * c) / (down - up), 'km/h') : null),
      says: () => 'I changed the speed in the faster direction only.',
      why: ({ up, down, c }) =>
        `solves $\\frac{${up}}{v} = \\frac{${down}}{v + ${c}}$; the slower direction loses ${c} km/h.`,
    },
    {
      misconception: 'a2-subtracts-the-times',
      rule: ({ up, down }) => quantity(down - up, 'km/h'),
      says: () => 'I subtracted the distances and took the difference for a speed.',
      why: () => 'is the difference of the two distances.',
    },
  ],
  explain: (e) => ({
    plan: 'Equal times: write each time as distance divided by speed, with the speed of the water added in one direction and subtracted in the other.',
    steps: [
      {
        do: `With $v$ for the speed asked for: $\\frac{${e.up}}{v - ${e.c}} = \\frac{${e.down}}{v + ${e.c}}$.`,
        why: 'Time is distance divided by speed, and the two times are equal.',
      },
      {
        do: `$${e.up}(v + ${e.c}) = ${e.down}(v - ${e.c})$, so $${e.down - e.up}v = ${e.c * (e.up + e.down)}$ and $v = ${toNumber(still(e))}$.`,
        why: 'Multiply by both denominators and solve.',
      },
    ],
    check: `$${e.up} \\div ${toNumber(still(e)) - e.c} = ${toTex(frac(e.up, toNumber(still(e)) - e.c))}$ and $${e.down} \\div ${toNumber(still(e)) + e.c} = ${toTex(frac(e.down, toNumber(still(e)) + e.c))}$: both take the same time.`,
  }),
  check: ({ up, down, c }) => {
    for (let v = c + 1; v < 400; v++) if (up * (v + c) === down * (v - c)) return quantity(v, 'km/h')
    return quantity(0, 'km/h')
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
      rule: ({ a, b }) => num(frac(a * b, a + b)),
      why: () => 'adds the two rates, although they work against each other.',
    },
    {
      misconception: 'a2-subtracts-the-times',
      classic: true,
      rule: ({ a, b }) => num(b - a),
      why: () => 'subtracts the times instead of the rates.',
    },
    { misconception: 'a2-adds-the-times', rule: ({ a, b }) => num(a + b), why: () => 'adds the two times.' },
    {
      misconception: 'a2-averages-the-times',
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: () => 'is the mean of the two times.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'One rate fills and the other empties, so the second is subtracted from the first. The time is the reciprocal of what is left.',
    steps: [
      {
        do: `In one minute the part $\\frac{1}{${a}} - \\frac{1}{${b}} = ${toTex(frac(b - a, a * b))}$ is gained.`,
        why: 'One rate works against the other, so it is subtracted.',
      },
      { do: `So it takes $${(a * b) / (b - a)}$ minutes.`, why: 'Time is the reciprocal of the rate.' },
    ],
    check: `In ${(a * b) / (b - a)} minutes $${b / (b - a) === Math.round(b / (b - a)) ? b / (b - a) : toTex(frac(b, b - a))}$ fillings run in and $${toTex(frac(a, b - a))}$ run out, which leaves 1.`,
  }),
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
  explain: ({ a, t }) => ({
    plan: 'Write each rate as the part of the job done in one hour. The rates of the two who work together add up to the common rate.',
    steps: [
      {
        do: `The rates are $\\frac{1}{${a}}$ and $\\frac{1}{x}$ of the garden in an hour; together they are $\\frac{1}{${t}}$.`,
        why: 'A job that takes $n$ hours is done at the rate $\\frac{1}{n}$.',
      },
      {
        do: `So $\\frac{1}{${a}} + \\frac{1}{x} = \\frac{1}{${t}}$.`,
        why: 'Rates of people who work together are added.',
      },
    ],
    check: `Multiplied by ${t}, it says that the two parts done in ${t} hours make one whole garden.`,
  }),
  // In t hours the two shares make one whole garden.
  check: ({ a, t }) => equation('c', ({ x }) => t / a + t / x - 1),
})

type Trip = Readonly<{ a: number; b: number }>

const roundTrip = template({
  ...base,
  id: 'algebra-2/average-speed-both-ways',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 85,
  draw: (rng): Trip =>
    until(
      () => ({ a: int(rng, 5, 20), b: int(rng, 12, 60) }),
      ({ a, b }) => a < b && (2 * a * b) % (a + b) === 0 && (a + b) % 2 === 0,
    ),
  frames: [
    {
      id: 'hill',
      kind: 'words',
      items: 6,
      stem: ({ a, b }, rng) =>
        `${person(rng)} cycles up a mountain road at ${a} km/h and comes back down the same road at ${b} km/h. What is the average speed for the whole ride, in km/h?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => num((2 * a * b) / (a + b)),
  traps: [
    {
      misconception: 'a2-averages-the-speeds',
      classic: true,
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: () => 'is the mean of the two speeds, but more time is spent at the lower speed.',
    },
    {
      misconception: 'a2-counts-the-way-once',
      rule: ({ a, b }) => ((a * b) % (a + b) === 0 ? num((a * b) / (a + b)) : null),
      why: () => 'divides the distance of one way by the time for both ways.',
    },
    {
      misconception: 'a2-subtracts-the-times',
      rule: ({ a, b }) => num(b - a),
      says: () => 'I subtracted the two speeds.',
      why: () => 'is the difference of the two speeds.',
    },
    {
      misconception: 'a2-adds-the-times',
      rule: ({ a, b }) => num(a + b),
      says: () => 'I added the two speeds.',
      why: () => 'is the sum of the two speeds, which is faster than either of them.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Average speed is the whole distance divided by the whole time. Take any distance for one way: it cancels.',
    steps: [
      {
        do: `For a distance of $d$ km each way the times are $\\frac{d}{${a}}$ and $\\frac{d}{${b}}$ hours, together $d \\cdot ${toTex(frac(a + b, a * b))}$.`,
        why: 'Time is distance divided by speed.',
      },
      {
        do: `The average speed is $2d$ divided by this time: $${(2 * a * b) / (a + b)}$ km/h.`,
        why: 'The distance cancels, so it need not be known.',
      },
    ],
    check: `It lies between ${a} and ${b}, nearer to ${a}, the speed at which more time is spent.`,
  }),
  check: ({ a, b }) => num(Math.round((2 * 120) / (120 / a + 120 / b))),
})

const mistake = template({
  id: 'algebra-2/joint-work-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...nameTheWorkedMistake({
    slip: 'a2-rat',
    items: 5,
    draw: (rng): Pair =>
      until(
        () => drawPair(rng),
        ({ a, b }) => (a + b) % 2 === 0 && a % 2 === 0,
      ),
    task: ({ a, b }) =>
      `wanted to know how long two pumps that need ${a} and ${b} hours alone take to fill a tank together,`,
    solution: (e) => num(together(e)),
    work: (e) =>
      `in one hour they fill $\\frac{1}{${e.a}} + \\frac{1}{${e.b}} = \\frac{1}{${together(e)}}$ of the tank`,
    mistakes: ({ a, b }) => [
      { says: 'Taking the mean of the two times', work: `$\\frac{${a} + ${b}}{2}$`, result: num((a + b) / 2) },
      { says: 'Adding the two times', work: `$${a} + ${b}$`, result: num(a + b) },
      { says: 'Subtracting the two times', work: `$${b} - ${a}$`, result: num(b - a) },
      { says: 'Halving the time of the faster pump', work: `$${a} \\div 2$`, result: num(a / 2) },
    ],
    redo: ({ a, b }) => {
      const [quick, slow] = [Math.min(a, b), Math.max(a, b)]
      let hours = 1
      while (hours * (quick + slow) < quick * slow) hours++
      return [
        num(hours),
        num(quick + (slow - quick) / 2),
        num(2 * quick + (slow - quick)),
        num(slow - quick),
        num(quick / 2),
      ]
    },
  }),
})

export const templates: readonly Template[] = [boat, leak, model, roundTrip, mistake]

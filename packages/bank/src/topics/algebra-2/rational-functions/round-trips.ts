/** Average speeds of ways there and back, for the skill of `work.ts`. */

import { div, frac, int, lcm, num, type Template, template, until } from '#kit'
import { over } from './forms.ts'

const skill = 'a2-work-and-rate-problems'
const base = { skill, calculator: true, response: 'choice' } as const

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
      stem: ({ a, b }) =>
        `In heavy traffic, a van drives along a road at an average speed of ${a} miles per hour. Later, it drives back along the same road at an average speed of ${b} miles per hour. What is its average speed for the whole trip, in miles per hour?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b }) => num((2 * a * b) / (a + b)),
  traps: [
    {
      misconception: 'a2-averages-the-speeds',
      classic: true,
      operation: 'plain-mean',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: () => 'is the mean of the two speeds, but more time is spent at the lower speed.',
    },
    {
      misconception: 'a2-counts-the-way-once',
      operation: 'factor-left-out',
      operands: ({ a, b }) => [a, div(b, a + b)],
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
  explain: ({ a, b }) => {
    const l = lcm(a, b)
    const time = frac(a + b, a * b)
    const v = (2 * a * b) / (a + b)
    return {
      plan: 'Average speed is the whole distance divided by the whole time. Take any distance for one way: it cancels.',
      steps: [
        {
          do: `For $d$ miles each way the times are $\\frac{d}{${a}}$ hours out and $\\frac{d}{${b}}$ hours back.`,
          why: 'Time is distance divided by speed.',
        },
        {
          do: `Together: $\\frac{d}{${a}} + \\frac{d}{${b}} = \\frac{${l / a === 1 ? '' : l / a}d}{${l}} + \\frac{${l / b === 1 ? '' : l / b}d}{${l}} = \\frac{${l / a + l / b}d}{${l}}$${time.d === l ? '' : `, which is $${over(`${time.n === 1 ? '' : time.n}d`, `${time.d}`)}$`}.`,
          why: `The common denominator is $${l}$.`,
        },
        {
          do: `The whole distance is $2d$, so the average speed is $2d \\div ${over(`${time.n === 1 ? '' : time.n}d`, `${time.d}`)} = 2d \\cdot ${over(`${time.d}`, `${time.n === 1 ? '' : time.n}d`)}$.`,
          why: 'Dividing by a fraction is multiplying by its reciprocal.',
        },
        {
          do:
            time.n === 1
              ? `The distance cancels: $2 \\cdot ${time.d} = ${v}$ miles per hour.`
              : `The distance cancels: $\\frac{2 \\cdot ${time.d}}{${time.n}} = ${v}$ miles per hour.`,
          why: 'So the length of the road need not be known.',
        },
      ],
      check: `It lies between ${a} and ${b}, nearer to ${a}, the speed at which more time is spent.`,
      faster: `Take a convenient road of ${l} miles: out it takes ${l / a} ${l / a === 1 ? 'hour' : 'hours'}, back ${l / b} ${l / b === 1 ? 'hour' : 'hours'}, so $${2 * l} \\div ${l / a + l / b} = ${v}$ miles per hour.`,
    }
  },
  check: ({ a, b }) => num(Math.round((2 * 120) / (120 / a + 120 / b))),
})

export const templates: readonly Template[] = [roundTrip]

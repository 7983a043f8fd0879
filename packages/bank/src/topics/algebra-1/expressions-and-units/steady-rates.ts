import {
  add,
  cmp,
  decimal,
  div,
  dot,
  type Frac,
  type Fracish,
  frac,
  int,
  isInt,
  judgeTwoWays,
  type Layer,
  type Marks,
  markedPlane,
  mul,
  num,
  person,
  pick,
  segment,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  toTex,
  until,
  withCheck,
  withFaster,
} from '#kit'
import { JUDGING } from './judging.ts'
import { wage } from './rate-with-time-units.ts'

const skill = 'a1-ratios-rates-and-units'

const journey = (a: number, y: number, layers: readonly Layer[], found: Marks = {}) =>
  markedPlane(
    {
      alt: `A straight line from the origin through the point (${a}, ${y}); time in hours across, distance in miles up.`,
      x: [0, 6],
      y: [0, 40],
      xStep: 1,
      yStep: 5,
      xTitle: 'Time (hours)',
      yTitle: 'Distance (miles)',
      height: 260,
    },
    [segment(0, 0, Math.min(6, (40 * a) / y), Math.min(40, (6 * y) / a)), ...layers],
    found,
  )

const graph = template({
  id: 'algebra-1/rate-from-a-graph',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [a, r] = [int(rng, 2, 5), int(rng, 3, 8)]
        return { a, y: a * r, t: int(rng, 7, 15) }
      },
      ({ a, y, t }) => y <= 30 && t % a !== 0,
    ),
  frames: [
    {
      id: 'cyclist',
      kind: 'graph',
      items: 7,
      stem: ({ a, y, t }, rng) =>
        `<p>The graph shows how far ${person(rng)} has ${pick(rng, ['cycled', 'skated', 'paddled'])}, at a steady speed.</p>${journey(a, y, [dot(a, y, { label: `(${a}, ${y})`, at: 'nw' })])}<p>At this speed, how many miles are covered in ${t} hours?</p>`,
    },
    {
      id: 'sheet',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ a, y, t }, rng) =>
        `<p>${person(rng)} noted how many pages an old printer delivers.</p>${table(
          ['Minutes', 'Pages'],
          [
            [a, y],
            [2 * a, 2 * y],
            [3 * a, 3 * y],
          ],
        )}<p>At this rate, how many pages come out in ${t} minutes?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, y, t }) => num((y / a) * t),
  traps: [
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      says: ({ a, y, t }) =>
        `I added the ${t - a} extra units of time to $${y}$ instead of multiplying by the same factor.`,
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ y, t, a }) => [y, t - a],
      rule: ({ a, y, t }) => num(y + t - a),
      why: ({ a, y, t }) => `adds the ${t - a} extra units of time to $${y}$.`,
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      says: ({ y }) => `I took $${y}$ for the amount in one unit of time.`,
      classic: true,
      rule: ({ y, t }) => num(y * t),
      why: ({ a, y }) => `takes $${y}$ for the amount in one unit of time, but that takes $${a}$.`,
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      says: ({ a, t }) => `I multiplied $${t}$ by $${a}$, which is a time and not a rate.`,
      rule: ({ a, t }) => num(a * t),
      why: ({ a }) => `multiplies by $${a}$, which is a time and not a rate.`,
    },
    {
      misconception: 'a1-eu-adds-the-numbers',
      says: ({ y, t }) => `I added $${y}$ and $${t}$ instead of using the rate.`,
      operation: 'added-instead-of-multiplied',
      operands: ({ y, t }) => [y, t],
      rule: ({ y, t }) => num(y + t),
      why: () => 'adds the numbers instead of using the rate.',
    },
    {
      misconception: 'a1-eu-leaves-out-the-first-part',
      says: ({ a }) => `I multiplied the rate by the time after the first ${a} and left out what came before.`,
      operation: 'term-left-out',
      operands: ({ y, a, t }) => [mul(div(y, a), t - a)],
      rule: ({ a, y, t }) => num((y / a) * (t - a)),
      why: ({ a }) => `leaves out the first $${a}$ units of time.`,
    },
  ],
  explain: ({ a, y, t }, frame) => {
    const [times, time, things] = frame === 'sheet' ? ['minutes', 'minute', 'pages'] : ['hours', 'hour', 'miles']
    const k = Math.floor(t / a)
    const [low, high] = [k * y, (k + 1) * y]
    const alone = [y + t - a, y * t, a * t, y + t].every((wrong) => wrong <= low || wrong >= high)
    return {
      ...(frame === 'cyclist'
        ? {
            figure: journey(a, y, [], {
              points: [
                [a, y],
                [1, y / a],
              ],
              steps: [{ from: [0, 0], to: [1, y / a], run: '', rise: `${y / a} mi` }],
              clearOf: [(x) => (y * x) / a],
            }),
          }
        : {}),
      plan: 'The rate is steady, so one known pair of values gives the amount for one unit of time, and that gives the amount for any time.',
      steps: [
        {
          do: `The ${frame === 'sheet' ? `first row of the table says: $${y}$ ${things} in $${a}$ ${times}` : `marked point $(${a}, ${y})$ says: $${y}$ ${things} in $${a}$ ${times}`}.`,
          why: 'One pair of values is enough when the rate is steady.',
        },
        {
          do: `In one ${time} it is $${y} \\div ${a} = ${y / a}$ ${things}.`,
          why: `Every ${time} brings the same amount, so divide by the number of ${times}.`,
        },
        {
          do: `In $${t}$ ${times} it is $${y / a} \\cdot ${t} = ${(y / a) * t}$ ${things}.`,
          why: 'The amount is rate times time.',
        },
      ],
      check: `$${(y / a) * t} \\div ${t} = ${y / a}$, the same rate as $${y} \\div ${a} = ${y / a}$.`,
      ...(frame === 'cyclist' && alone
        ? {
            faster: `Estimate: $${t}$ hours lie between $${k * a}$ and $${(k + 1) * a}$ hours, so the distance lies between $${k === 1 ? y : `${k} \\cdot ${y} = ${low}`}$ and $${k + 1} \\cdot ${y} = ${high}$ miles. Only one option does.`,
          }
        : {}),
    }
  },
  // Walks along the line, one unit of time after the other.
  check: ({ a, y, t }) => num(Array.from({ length: t }).reduce((sum: Fracish) => add(sum, frac(y, a)), 0)),
})

const mapScale = template({
  id: 'algebra-1/map-scale',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const k = pick(rng, [4, 8, 12, 20])
        return { a: pick(rng, [2, 4, 5, 8]), d: k * int(rng, 1, 4), half: 2 * int(rng, 3, 12) + 1 }
      },
      ({ a, d, half }) => isInt(frac(d * half, 2 * a)) && 2 * a !== half && d !== a,
    ),
  frames: [
    {
      id: 'map',
      kind: 'words',
      items: 6,
      stem: ({ a, d, half }, rng) =>
        `On ${person(rng)}’s road map, ${a} inches stand for ${d} miles. Two towns are ${(half / 2).toFixed(1)} inches apart on the map. How far apart are they, in miles?`,
    },
  ],
  given: ({ a, d, half }) => ({ a, d, x: frac(half, 2) }),
  answer: ({ a, d, half }) => num(frac(d * half, 2 * a)),
  traps: [
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      says: ({ d }) => `I took $${d}$ miles for one inch.`,
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ d }) => [d],
      after: (got, { x }) => mul(got, x),
      rule: ({ d, x }) => num(mul(d, x)),
      why: ({ a, d }) => `takes $${d}$ miles for one inch, but they belong to $${a}$ inches.`,
    },
    {
      misconception: 'a1-eu-adds-instead-of-scaling',
      says: ({ a, d }) => `I added the difference of $${d}$ and $${a}$ instead of multiplying by the same factor.`,
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ x, d, a }) => [x, d - a],
      rule: ({ a, d, x }) => decimal(sub(add(x, d), a)),
      why: () => 'adds the same difference instead of keeping the ratio.',
    },
    {
      misconception: 'a1-eu-divides-the-wrong-way',
      operation: 'reciprocal-taken',
      operands: ({ d, a }) => [d, a],
      after: (got, { x }) => mul(got, x),
      rule: ({ a, d, x }) => decimal(div(mul(a, x), d)),
      why: () => 'takes the reciprocal of the ratio.',
    },
    {
      misconception: 'a1-eu-stops-at-one-part',
      says: ({ a }) => `I divided the distance on the map by $${a}$ and stopped there.`,
      operation: 'stopped-at-a-step',
      operands: ({ x, a }) => [div(x, a)],
      rule: ({ a, x }) => decimal(div(x, a)),
      why: ({ d }) => `is how often the scale fits; it still has to be multiplied by $${d}$.`,
    },
    {
      misconception: 'a1-eu-uses-a-point-as-the-rate',
      says: ({ a }) => `I multiplied the distance on the map by $${a}$, which is a length on the map, too.`,
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (got, { x }) => mul(got, x),
      rule: ({ a, x }) => num(mul(a, x)),
      why: ({ a }) => `multiplies the distance on the map by $${a}$, which is a length on the map, too.`,
    },
    {
      misconception: 'a1-eu-adds-the-numbers',
      says: ({ d }) => `I added $${d}$ to the distance on the map instead of using the scale.`,
      operation: 'added-instead-of-multiplied',
      operands: ({ x, d }) => [x, d],
      rule: ({ d, x }) => decimal(add(x, d)),
      why: () => 'adds the numbers instead of using the scale.',
    },
  ],
  explain: ({ a, d, half }) => {
    const [x, km] = [(half / 2).toFixed(1), toDecimalText(frac(d * half, 2 * a))]
    const [one, times] = [toDecimalText(frac(d, a)), toDecimalText(frac(half, 2 * a))]
    return {
      plan: 'Distances on a map and on the ground are proportional: set up equal ratios of miles to inches, then solve for the unknown distance.',
      steps: [
        {
          do: `With $k$ for the distance in miles: $\\frac{k}{${x}} = \\frac{${d}}{${a}}$.`,
          why: 'Both fractions are miles for one inch, and that is the same everywhere on the map.',
        },
        {
          do: `One inch stands for $\\frac{${d}}{${a}} = ${one}$ miles.`,
          why: 'Dividing gives the amount for one.',
        },
        {
          do: `$k = ${x} \\cdot ${one} = ${km}$`,
          why: `Multiplying both sides by $${x}$ leaves $k$ alone.`,
        },
      ],
      faster: `On a calculator in one go: $${x} \\cdot ${d} \\div ${a} = ${km}$.`,
      check: `$${x}$ inches are $${x} \\div ${a} = ${times}$ times the ${a} inches of the scale, and $${times} \\cdot ${d} = ${km}$.`,
    }
  },
  check: ({ a, d, x }) => num(div(x, frac(a, d))),
})

type Paint = { a: number; b: number; c: number }

/** What the two may write, what cross-multiplying makes of it, and its sides for twice as many chairs and twice the paint. */
const setUps = ({ a, b, c }: Paint): { tex: string; crossed: string; twice: readonly Fracish[] }[] => [
  { tex: `\\frac{${a}}{${b}} = \\frac{x}{${c}}`, crossed: `${a} \\cdot ${c} = ${b}x`, twice: [frac(a, b), frac(a, b)] },
  { tex: `\\frac{${b}}{${a}} = \\frac{${c}}{x}`, crossed: `${b}x = ${a} \\cdot ${c}`, twice: [frac(b, a), frac(b, a)] },
  { tex: `\\frac{x}{${a}} = \\frac{${c}}{${b}}`, crossed: `${b}x = ${a} \\cdot ${c}`, twice: [2, 2] },
  { tex: `\\frac{${a}}{${b}} = \\frac{${c}}{x}`, crossed: `${a}x = ${b} \\cdot ${c}`, twice: [frac(a, b), frac(b, a)] },
  { tex: `\\frac{x}{${a}} = \\frac{${b}}{${c}}`, crossed: `${c}x = ${a} \\cdot ${b}`, twice: [2, frac(1, 2)] },
  { tex: `\\frac{${b}}{${a}} = \\frac{x}{${c}}`, crossed: `${b} \\cdot ${c} = ${a}x`, twice: [frac(b, a), frac(a, b)] },
]

const recipe = template({
  id: 'algebra-1/proportion-set-up',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwoWays({
        items: 6,
        misconceptions: JUDGING,
        draw: (rng): { a: number; b: number; c: number } =>
          until(
            () => ({ a: int(rng, 2, 9), b: int(rng, 10, 30), c: int(rng, 31, 60) }),
            ({ a, b, c }) => a * c !== b * b && b % a !== 0,
          ),
        task: ({ a, b, c }) =>
          `need ${a} quarts of paint for ${b} chairs and want to find the quarts $x$ for ${c} chairs`,
        claims: ({ a, b, c }) => {
          const x = frac(a * c, b)
          const claim = (tex: string, left: Frac, right: Frac, fine: boolean) => ({
            says: `writes $${tex}$`,
            fine,
            test: () => cmp(left, right) === 0,
            tested: `Put $x = ${toTex(x)}$ in: the left side is $${toTex(left)}$, the right side $${toTex(right)}$.`,
          })
          return [
            claim(`\\frac{${a}}{${b}} = \\frac{x}{${c}}`, frac(a, b), div(x, c), true),
            claim(`\\frac{${b}}{${a}} = \\frac{${c}}{x}`, frac(b, a), div(c, x), true),
            claim(`\\frac{x}{${a}} = \\frac{${c}}{${b}}`, div(x, a), frac(c, b), true),
            claim(`\\frac{${a}}{${b}} = \\frac{${c}}{x}`, frac(a, b), div(c, x), false),
            claim(`\\frac{x}{${a}} = \\frac{${b}}{${c}}`, div(x, a), frac(b, c), false),
            claim(`\\frac{${b}}{${a}} = \\frac{x}{${c}}`, frac(b, a), div(x, c), false),
          ]
        },
        ask: 'Who has set up a correct equation?',
        plan: 'Find the quarts for one chair, and from them the quarts for all. A correct equation is true when you put this number in, and both of its sides compare the same things in the same order.',
        first: ({ a, b, c }) => ({
          do: `One chair takes $\\frac{${a}}{${b}}$ of a quart, so ${c} chairs take $x = ${c} \\cdot \\frac{${a}}{${b}} = ${toTex(frac(a * c, b))}$ quarts.`,
          why: 'Every chair takes the same amount of paint.',
        }),
      }),
      ({ e, says, names }) => {
        const sides = (who: 0 | 1) =>
          setUps(e)
            .find(({ tex }) => says[who] === `writes $${tex}$`)
            ?.twice.map((x) => `$${toTex(x)}$`)
            .join(' and ')
        return `Take ${2 * e.b} chairs instead: they need $x = ${2 * e.a}$ quarts, twice as much. Put both in for ${e.c} and $x$: the sides of ${names[0]}’s equation are then ${sides(0)}, those of ${names[1]}’s ${sides(1)}.`
      },
    ),
    ({ e, says, names }) => {
      const { a, b, c } = e
      const crossed = (who: 0 | 1) => setUps(e).find(({ tex }) => says[who] === `writes $${tex}$`)?.crossed
      return `Find no $x$: one chair takes $\\frac{${a}}{${b}} = \\frac{x}{${c}}$ of a quart, so cross-multiplying must give $${b}x = ${a} \\cdot ${c}$. ${names[0]}’s equation gives $${crossed(0)}$, and ${names[1]}’s gives $${crossed(1)}$.`
    },
  ),
})

export const templates: readonly Template[] = [graph, mapScale, recipe, wage]

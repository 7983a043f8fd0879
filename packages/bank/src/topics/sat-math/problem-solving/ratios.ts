import { div, frac, int, mul, num, person, pick, type Template, table, template, toDecimalText, until } from '#kit'
import { search } from '../common.ts'

export const skill = 'sm-ratios-rates-units'

/** A fraction among whole numbers would stand out. */
const wholeOrNone = (n: number, d: number) => (n % d === 0 ? num(n / d) : null)

const chain = template({
  id: 'sat-math/unit-chain',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ p: 5 * int(rng, 4, 12), g: 10 * int(rng, 1, 9), h: int(rng, 2, 8) }),
  frames: [
    {
      id: 'printer',
      kind: 'words',
      items: 4,
      stem: ({ p, g, h }) =>
        `A printer prints ${p} pages per minute and uses ${g} milligrams of toner for each page. How many grams of toner does it use in ${h} hours of printing? (1 gram = 1,000 milligrams)`,
    },
    {
      id: 'drip',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ p, g, h }) =>
        `A machine in a bakery places ${p} drops of icing per minute. Each drop weighs ${g} milligrams. What is the mass of the icing that is placed in ${h} hours, in grams? (1 gram = 1,000 milligrams)`,
    },
  ],
  given: ({ p, g, h }) => ({ p, g, h }),
  answer: ({ p, g, h }) => num(frac(p * g * h * 60, 1000)),
  traps: [
    {
      misconception: 'sm-forgets-to-convert-time',
      classic: true,
      operation: 'unit-not-converted',
      operands: ({ p, g, h }) => [frac(p * g * h, 1000)],
      rule: ({ p, g, h }) => wholeOrNone(p * g * h, 1000),
      says: ({ h }) =>
        `I multiplied the amount for one minute by the ${h} hours and did not change the hours into minutes.`,
      why: () => 'counts the hours as minutes.',
    },
    {
      misconception: 'sm-leaves-out-a-factor',
      operation: 'part-left-out',
      operands: ({ p, g }) => [frac(p * g * 60, 1000)],
      rule: ({ p, g }) => wholeOrNone(p * g * 60, 1000),
      says: () => 'I gave the amount for a single hour.',
      why: () => 'is the amount for a single hour.',
    },
    {
      misconception: 'sm-wrong-power-of-ten',
      operation: 'wrong-number-used',
      operands: () => [100],
      after: (x, { p, g, h }) => div(p * g * 60 * h, x),
      rule: ({ p, g, h }) => wholeOrNone(p * g * h * 60, 100),
      says: () => 'I divided by 100 instead of 1,000 to change milligrams into grams.',
      why: () => 'divides by 100 instead of 1,000.',
    },
    {
      misconception: 'sm-hundred-minutes-in-an-hour',
      operation: 'wrong-number-used',
      operands: () => [100],
      after: (x, { p, g, h }) => div(mul(p * g * h, x), 1000),
      says: ({ h }) => `I counted 100 minutes in an hour, so that ${h} hours had ${100 * h} minutes.`,
      rule: ({ p, g, h }) => wholeOrNone(p * g * h, 10),
      why: ({ h }) => `counts ${h * 100} minutes in ${h} hours.`,
    },
    {
      misconception: 'sm-wrong-power-of-ten',
      operation: 'wrong-number-used',
      operands: () => [10000],
      after: (x, { p, g, h }) => div(p * g * 60 * h, x),
      rule: ({ p, g, h }) => wholeOrNone(p * g * h * 60, 10000),
      says: () => 'I divided by 10,000 instead of 1,000 to change milligrams into grams.',
      why: () => 'divides by 10,000 instead of 1,000.',
    },
    {
      misconception: 'sm-converts-the-wrong-way',
      operation: 'divided-instead-of-multiplied',
      operands: ({ p, g, h }) => [frac(p * g * 60, 1000), h],
      rule: ({ p, g, h }) => wholeOrNone(p * g * 60, 1000 * h),
      says: () => 'I divided by the number of hours instead of multiplying.',
      why: () => 'divides by the number of hours instead of multiplying.',
    },
  ],
  explain: ({ p, g, h }) => ({
    plan: 'Go from unit to unit: change the hours into minutes, multiply by the number in each minute and by the mass of each, and change the result into grams at the end.',
    steps: [
      { do: `In ${h} hours there are $${h} \\cdot 60 = ${h * 60}$ minutes.`, why: 'The rate is per minute.' },
      {
        do: `The number of pieces is $${p} \\cdot ${h * 60} = ${p * h * 60}$.`,
        why: 'Number in each minute times minutes.',
      },
      {
        do: `Their mass is $${p * h * 60} \\cdot ${g} = ${p * h * 60 * g}$ milligrams.`,
        why: 'Number of pieces times the mass of each.',
      },
      {
        do: `$\\frac{${p * h * 60 * g}}{1000}$ is ${num(frac(p * g * h * 60, 1000)).html} grams.`,
        why: 'Divide by 1,000 to go from milligrams to grams.',
      },
    ],
    check: `Another order: each minute takes $${p} \\cdot ${g} = ${p * g}$ milligrams, which is $${toDecimalText(frac(p * g, 1000))}$ grams, and $${h * 60} \\cdot ${toDecimalText(frac(p * g, 1000))} = ${toDecimalText(frac(p * g * h * 60, 1000))}$.`,
    faster: `In one line on a calculator: $${p} \\cdot ${g} \\cdot 60 \\cdot ${h} \\div 1000 = ${toDecimalText(frac(p * g * h * 60, 1000))}$.`,
  }),
  check: ({ p, g, h }) => {
    let mg = 0
    for (let minute = 0; minute < h * 60; minute++) mg += p * g
    return num(frac(mg, 1000))
  },
})

const mixes = [
  (a: number, b: number, t: number, who: string) =>
    `${who} mixes blue and white paint in the ratio ${a} to ${b} and gets ${t} ounces of light blue. How many more ounces of white paint than of blue paint are used?`,
  (a: number, b: number, t: number, who: string) =>
    `In a school choir led by ${who}, the ratio of altos to sopranos is ${a} to ${b}. Together there are ${t} altos and sopranos. How many more sopranos than altos are there?`,
]

const mix = template({
  id: 'sat-math/ratio-difference',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 3, 11), k: int(rng, 4, 12) }),
      ({ a, b }) => b > a && [2, 3, 5, 7].every((d) => a % d !== 0 || b % d !== 0) && b - a > 1,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 4,
      stem: ({ a, b, k }, rng) => pick(rng, mixes)(a, b, (a + b) * k, person(rng)),
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 3,
      stem: ({ a, b, k }) =>
        `<p>A trail mix is made of raisins and nuts by mass.</p>${table(
          ['Ingredient', 'Parts'],
          [
            ['Raisins', a],
            ['Nuts', b],
          ],
        )}<p>A bag holds ${(a + b) * k} grams of the mix. By how many grams does the mass of the nuts exceed the mass of the raisins?</p>`,
    },
  ],
  given: ({ a, b, k }) => ({ a, b, t: (a + b) * k }),
  answer: ({ a, b, k }) => num((b - a) * k),
  traps: [
    {
      misconception: 'sm-answers-one-part',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ a, b, t }) => [div(Math.max(a, b) * t, a + b)],
      rule: ({ a, b, t }) => num((b * t) / (a + b)),
      says: () => 'I gave the larger share instead of the difference.',
      why: ({ b }) => `is the share of ${b} parts, not the difference.`,
    },
    {
      misconception: 'sm-answers-one-part',
      operation: 'solved-for-the-other',
      operands: ({ a, b, t }) => [div(Math.min(a, b) * t, a + b)],
      rule: ({ a, b, t }) => num((a * t) / (a + b)),
      says: () => 'I gave the smaller share instead of the difference.',
      why: ({ a }) => `is the share of ${a} parts, not the difference.`,
    },
    {
      misconception: 'sm-ratio-as-difference',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [Math.abs(a - b)],
      rule: ({ a, b }) => num(b - a),
      why: ({ a, b }) => `is $${b} - ${a}$, the difference in parts.`,
    },
    {
      misconception: 'sm-stops-at-the-size-of-a-part',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, t }) => [div(t, a + b)],
      rule: ({ a, b, t }) => num(t / (a + b)),
      says: () => 'I gave the size of one part.',
      why: () => 'is the size of one part.',
    },
  ],
  explain: ({ a, b, k }) => ({
    plan: 'A ratio counts equal parts. Divide the whole by the number of all parts to find the size of one, then multiply by the difference of the parts.',
    steps: [
      {
        do: `There are $${a} + ${b} = ${a + b}$ equal parts, and each is $\\frac{${(a + b) * k}}{${a + b}} = ${k}$.`,
        why: 'The ratio tells how many parts each share has.',
      },
      {
        do: `The shares differ by $${b} - ${a} = ${b - a}$ parts: $${b - a} \\cdot ${k} = ${(b - a) * k}$.`,
        why: 'The question asks for the difference.',
      },
    ],
    check: `The shares are $${a} \\cdot ${k} = ${a * k}$ and $${b} \\cdot ${k} = ${b * k}$: together $${(a + b) * k}$, and $${b * k} - ${a * k} = ${(b - a) * k}$.`,
    faster: `The difference is ${b - a} of the ${a + b} parts: $\\frac{${b - a}}{${a + b}} \\cdot ${(a + b) * k} = ${(b - a) * k}$.`,
  }),
  check: ({ a, b, t }) => {
    const x = search((n) => n > 0 && n < t && n * b === (t - n) * a)
    return num(t - 2 * x)
  },
})

const squares = template({
  id: 'sat-math/unit-area',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  // Twice a scale of 2 is its square.
  draw: (rng) => ({ s: int(rng, 3, 9), n: int(rng, 4, 30) }),
  frames: [
    {
      id: 'map',
      kind: 'words',
      items: 4,
      stem: ({ s, n }) =>
        `On a map, 1 inch stands for ${s} miles. A nature reserve covers ${n} square inches on the map. What is the area of the reserve, in square miles?`,
    },
    {
      id: 'plan',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ s, n }) =>
        `A plan of a stage is drawn so that 1 inch on the plan stands for ${s} feet. The stage has an area of ${n} square inches on the plan. What is its real area, in square feet?`,
    },
  ],
  given: ({ s, n }) => ({ s, n }),
  answer: ({ s, n }) => num(s * s * n),
  traps: [
    {
      misconception: 'sm-scales-area-like-length',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ s, n }) => [n, s],
      rule: ({ s, n }) => num(s * n),
      why: ({ s, n }) => `is $${n} \\cdot ${s}$: the scale was used only once.`,
    },
    {
      misconception: 'sm-scales-area-like-length',
      operation: 'power-as-product',
      operands: ({ s }) => [s, 2],
      after: (x, { n }) => mul(n, x),
      rule: ({ s, n }) => num(2 * s * n),
      says: () => 'I doubled the scale instead of squaring it.',
      why: () => 'doubles the scale instead of squaring it.',
    },
    {
      misconception: 'sm-squares-everything',
      operation: 'wrong-power',
      operands: ({ n }) => [n, 2],
      after: (x, { s }) => mul(x, s),
      rule: ({ s, n }) => num(s * n * n),
      says: ({ n }) => `I squared the area $${n}$ instead of the scale.`,
      why: ({ s, n }) => `is $${s} \\cdot ${n}^2$.`,
    },
    {
      misconception: 'sm-squares-everything',
      rule: ({ s, n }) => num(s * s * n * s),
      says: () => 'I used the scale three times, as for a volume.',
      why: () => 'uses the scale three times, as for a volume.',
    },
  ],
  explain: ({ s, n }, frame) => {
    const [small, large] = ['inch', frame === 'map' ? 'miles' : 'feet']
    return {
      plan: 'The scale holds for lengths. An area has two dimensions, so find first what one square unit of the drawing stands for.',
      steps: [
        {
          do: `A square of 1 ${small} by 1 ${small} stands for a square of $${s}$ by $${s}$ ${large}.`,
          why: 'The scale holds for each of its sides.',
        },
        {
          do: `Its area is $${s} \\cdot ${s} = ${s * s}$ square ${large}.`,
          why: 'An area has two dimensions, and both are scaled.',
        },
        { do: `$${n} \\cdot ${s * s} = ${s * s * n}$ square ${large}`, why: 'There are that many such squares.' },
      ],
      check: `A strip of $1$ by $${n}$ on the drawing is $${s}$ by $${n * s}$ in reality, with area $${s} \\cdot ${n * s} = ${s * s * n}$.`,
      faster: `In one line on a calculator: $${n} \\cdot ${s}^2 = ${s * s * n}$ square ${large}.`,
    }
  },
  // A rectangle of 1 by n on the drawing: counts the squares that it covers in reality.
  check: ({ s, n }) => {
    const along = (length: number) => Array.from({ length: length * s }, (_, i) => i)
    return num(along(1).flatMap((x) => along(n).map((y) => [x, y])).length)
  },
})

export const templates: readonly Template[] = [chain, mix, squares]

import { frac, group, int, num, person, pick, type Template, table, until } from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-ratios-rates-units'

/** A fraction among whole numbers would stand out. */
const wholeOrNone = (n: number, d: number) => (n % d === 0 ? num(n / d) : null)

const chain = ask({
  id: 'unit-chain',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 85,
  items: 4,
  draw: (rng) => ({ p: 5 * int(rng, 4, 12), g: 10 * int(rng, 1, 9), h: int(rng, 2, 8) }),
  frames: [
    {
      id: 'printer',
      kind: 'words',
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
  answer: ({ p, g, h }) => num(frac(p * g * h * 60, 1000)),
  traps: [
    ['sm-forgets-to-convert-time', ({ p, g, h }) => wholeOrNone(p * g * h, 1000), () => 'counts the hours as minutes.'],
    ['sm-wrong-power-of-ten', ({ p, g, h }) => num(frac(p * g * h * 60, 100))],
    ['sm-wrong-power-of-ten', ({ p, g, h }) => wholeOrNone(p * g * h * 60, 10000)],
    ['sm-leaves-out-a-factor', ({ p, g }) => num(frac(p * g * 60, 1000)), () => 'is the amount for a single hour.'],
    ['sm-hundred-minutes-in-an-hour', ({ p, g, h }) => wholeOrNone(p * g * h, 10)],
    [
      'sm-converts-the-wrong-way',
      ({ p, g, h }) => wholeOrNone(p * g * 60, 1000 * h),
      () => 'divides by the number of hours instead of multiplying.',
    ],
  ],
  explain: ({ p, g, h }) => [
    [
      `In ${h} hours there are $${h} \\cdot 60 = ${h * 60}$ minutes, and the number of pieces is $${p} \\cdot ${h * 60} = ${p * h * 60}$.`,
      'The rate is per minute, so change hours into minutes.',
    ],
    [
      `$${p * h * 60} \\cdot ${g} = ${p * h * 60 * g}$ milligrams, and that is ${num(frac(p * g * h * 60, 1000)).html} grams.`,
      'Divide by 1,000 to go from milligrams to grams.',
    ],
  ],
  given: ({ p, g, h }) => ({ p, g, h }),
  check: ({ p, g, h }) => {
    let mg = 0
    for (let minute = 0; minute < h * 60; minute++) mg += p * g
    return num(frac(mg, 1000))
  },
})

const mixes = [
  (a: number, b: number, t: number, who: string) =>
    `${who} mixes blue and white paint in the ratio ${a} to ${b} and gets ${t} liters of light blue. How many more liters of white paint than of blue paint are used?`,
  (a: number, b: number, t: number, who: string) =>
    `In a school choir led by ${who}, the ratio of altos to sopranos is ${a} to ${b}. Together there are ${t} altos and sopranos. How many more sopranos than altos are there?`,
]

const mix = ask({
  id: 'ratio-difference',
  skill,
  difficulty: 'Low',
  b: -0.7,
  seconds: 65,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 7), b: int(rng, 3, 11), k: int(rng, 4, 12) }),
      ({ a, b }) => b > a && [2, 3, 5, 7].every((d) => a % d !== 0 || b % d !== 0) && b - a > 1,
    ),
  frames: [
    { id: 'words', kind: 'words', stem: ({ a, b, k }, rng) => pick(rng, mixes)(a, b, (a + b) * k, person(rng)) },
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
  answer: ({ a, b, k }) => num((b - a) * k),
  traps: [
    ['sm-answers-one-part', ({ a, k }) => num(a * k)],
    ['sm-answers-one-part', ({ b, k }) => num(b * k)],
    ['sm-ratio-as-difference', ({ a, b }) => num(b - a)],
    ['sm-answers-one-part', ({ k }) => num(k), () => 'is the size of one part.'],
  ],
  explain: ({ a, b, k }) => [
    [
      `There are $${a} + ${b} = ${a + b}$ equal parts, and each is $\\frac{${(a + b) * k}}{${a + b}} = ${k}$.`,
      'The ratio tells how many parts each share has.',
    ],
    [
      `The shares differ by $${b} - ${a} = ${b - a}$ parts: $${b - a} \\cdot ${k} = ${(b - a) * k}$.`,
      'The question asks for the difference.',
    ],
  ],
  given: ({ a, b, k }) => ({ a, b, t: (a + b) * k }),
  check: ({ a, b, t }) => {
    const x = search((n) => n > 0 && n < t && n * b === (t - n) * a)
    return num(t - 2 * x)
  },
})

const squares = ask({
  id: 'unit-area',
  skill,
  difficulty: 'High',
  b: 0.7,
  seconds: 80,
  items: 4,
  draw: (rng) => ({ s: int(rng, 2, 9), n: int(rng, 4, 30) }),
  frames: [
    {
      id: 'map',
      kind: 'words',
      stem: ({ s, n }) =>
        `On a map, 1 centimeter stands for ${s} kilometers. A nature reserve covers ${n} square centimeters on the map. What is the area of the reserve, in square kilometers?`,
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
  answer: ({ s, n }) => num(s * s * n),
  traps: [
    ['sm-scales-area-like-length', ({ s, n }) => num(s * n)],
    ['sm-scales-area-like-length', ({ s, n }) => num(2 * s * n), () => 'doubles the scale instead of squaring it.'],
    ['sm-squares-everything', ({ s, n }) => num(s * n * n)],
    ['sm-squares-everything', ({ s, n }) => num(s * s * n * s), () => 'uses the scale three times, as for a volume.'],
  ],
  explain: ({ s, n }) => [
    [
      `One square unit of the drawing stands for a square of side $${s}$: $${s} \\cdot ${s} = ${s * s}$ square units in reality.`,
      'An area has two dimensions, and both are scaled.',
    ],
    [`$${n} \\cdot ${s * s} = ${s * s * n}$`, 'There are that many such squares.'],
  ],
  given: ({ s, n }) => ({ s, n }),
  // A rectangle of 1 by n on the drawing: counts the squares that it covers in reality.
  check: ({ s, n }) => {
    const along = (length: number) => Array.from({ length: length * s }, (_, i) => i)
    return num(along(1).flatMap((x) => along(n).map((y) => [x, y])).length)
  },
})

const density = ask({
  id: 'rate-density',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  items: 4,
  draw: (rng) =>
    until(
      () => ({ a: 10 * int(rng, 5, 60), d: 10 * int(rng, 3, 30), e: 10 * int(rng, 2, 20) }),
      ({ d, e }) => d !== e && d % e !== 0,
    ),
  frames: [
    {
      id: 'towns',
      kind: 'multi-step',
      stem: ({ a, d, e }) =>
        `County A has an area of ${a} square kilometers and a population density of ${d} people per square kilometer. County B is ${e} square kilometers larger than County A and has the same population density. What is the population of County B?`,
    },
  ],
  answer: ({ a, d, e }) => num((a + e) * d),
  traps: [
    ['sm-leaves-out-a-factor', ({ a, d }) => num(a * d), () => 'is the population of County A.'],
    ['sm-adds-after-multiplying', ({ a, d, e }) => num(a * d + e)],
    [
      'sm-converts-the-wrong-way',
      ({ a, d, e }) => (a > e ? num((a - e) * d) : null),
      () => 'takes the extra area off instead of adding it.',
    ],
    ['sm-adds-after-multiplying', ({ a, d, e }) => num(a * (d + e)), () => 'adds the extra area to the density.'],
    ['sm-leaves-out-a-factor', ({ d, e }) => num(e * d), () => 'counts the extra area only.'],
  ],
  explain: ({ a, d, e }) => [
    [`County B has an area of $${a} + ${e} = ${a + e}$ square kilometers.`, 'Find the area first.'],
    [
      `$${a + e} \\cdot ${d} = ${(a + e) * d}$ people, that is ${group((a + e) * d)}.`,
      'Density times area is the number of people.',
    ],
  ],
  given: ({ a, d, e }) => ({ a, d, e }),
  check: ({ a, d, e }) => num(a * d + e * d),
})

export const templates: readonly Template[] = [chain, mix, squares, density]

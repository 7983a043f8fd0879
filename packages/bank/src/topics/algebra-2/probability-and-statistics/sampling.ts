import { between, div, frac, group, int, mul, num, paren, pick, type Template, template, text, whole } from '#kit'

export const sampling = { skill: 'a2-sampling-and-experiments', calculator: true, response: 'choice' } as const

const METHODS = ['Simple random sample', 'Stratified sample', 'Cluster sample', 'Systematic sample'] as const

type Sample = Readonly<{ i: number; n: number; k: number }>

const PLANS: readonly ((n: number, k: number) => string)[] = [
  (n, k) => `A school puts the names of all ${n} students into a computer, which picks ${k} of them at random.`,
  (n, k) =>
    `A school of ${n} students picks at random some students of each grade, ${k} in all, so that every grade has its share.`,
  (n, k) => `A school of ${n} students picks ${k} of its classes at random and asks everyone in these classes.`,
  (n, k) =>
    `A school lists its ${n} students by name and asks every ${k}th student on the list, from a starting place picked at random.`,
]

const METHODS_MEAN = [
  'would pick each student at random from all of them, without groups or lists.',
  'would pick some students from every group.',
  'would pick whole groups at random and ask everyone in them.',
  'would take students from a list at equal distances.',
]

const METHODS_TAKEN = [
  'a2-prob-goes-by-the-word-random',
  'a2-prob-takes-it-for-a-stratified-sample',
  'a2-prob-takes-it-for-a-cluster-sample',
  'a2-prob-takes-it-for-a-systematic-sample',
]

/** Which kind of sample a plan describes. */
const methodIn = (plan: string): number =>
  plan.includes('on the list') ? 3 : plan.includes('asks everyone') ? 2 : plan.includes('each grade') ? 1 : 0

const method = template({
  ...sampling,
  calculator: false,
  id: 'algebra-2/kind-of-sample',
  difficulty: 'Low',
  b: -0.6,
  seconds: 45,
  draw: (rng): Sample => ({ i: int(rng, 0, 3), n: int(rng, 30, 90) * 10, k: int(rng, 6, 19) }),
  frames: [
    { id: 'words', kind: 'words', items: 7, stem: ({ i, n, k }) => `${PLANS[i]?.(n, k)} What kind of sample is this?` },
  ],
  given: ({ i, n, k }) => ({ n, k, e: PLANS[i]?.(n, k) ?? '' }),
  answer: ({ i }) => text(METHODS[i] as string),
  traps: METHODS_TAKEN.map((misconception, j) => ({
    misconception,
    rule: ({ e }: Readonly<{ e: string }>) => (methodIn(e) === j ? null : text(METHODS[j] as string)),
    why: () => METHODS_MEAN[j] as string,
  })),
  explain: ({ i, n, k }) => ({
    plan: 'Ask what is picked at random: single persons, some of each group, whole groups, or a starting place in a list.',
    steps: [
      {
        do: [
          'Every student has the same chance, independently of groups or lists.',
          'The students are split into groups, and some are picked from each group.',
          'Whole groups are picked, and everyone in them is asked.',
          'Students are taken from a list at equal distances.',
        ][i] as string,
        why: 'Ask what is picked at random: persons, parts of groups, whole groups, or a starting place.',
      },
      {
        do: `This is called a ${(METHODS[i] as string).toLowerCase()}.`,
        why: 'Each of the four kinds uses chance in its own way.',
      },
    ],
    check: [
      `Test it with two students: any two of the ${n} can be asked together, whatever their grade, class or place in a list.`,
      `Test it with the grades: each of them is sure to be among the ${k}, but within a grade any student may be picked.`,
      `Test it with two students of one class: either both are asked or neither; and ${k} classes are asked, not all.`,
      `Test it with two neighbors in the list: they are never asked together, because from one asked to the next it is ${k} places.`,
    ][i] as string,
  }),
  // Reads in the plan whether it goes along a list, whether it forms groups, and whether it asks whole groups.
  check: ({ k, e }) => {
    const [list, groups, whole] = [e.includes(`every ${k}th`), /grade|class/.test(e), /asks everyone/.test(e)]
    return text(METHODS[list ? 3 : groups && whole ? 2 : groups ? 1 : 0])
  },
})

type Margin = Readonly<{ p: number; m: number; n: number }>

const interval = template({
  ...sampling,
  id: 'algebra-2/interval-from-margin',
  difficulty: 'Low',
  b: -0.5,
  seconds: 50,
  balance: 'place',
  draw: (rng): Margin => ({ p: int(rng, 25, 75), m: int(rng, 2, 6), n: int(rng, 4, 40) * 500 }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ p, m }) =>
        `In a random sample of the voters of a city, ${p}% want a new swimming pool. The margin of error is ${m} percentage points. Between which percents does the true share $x$ (in percent) of all voters plausibly lie?`,
    },
  ],
  given: ({ p, m }) => ({ p, m }),
  answer: ({ p, m }) => between(p - m, '<=', 'x', '<=', p + m),
  traps: [
    {
      misconception: 'a2-prob-uses-one-side-only',
      classic: true,
      rule: ({ p, m }) => between(p, '<=', 'x', '<=', p + m),
      says: () => 'I only added the margin of error.',
      why: () => 'allows an error upward only.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => between(p - 2 * m, '<=', 'x', '<=', p + 2 * m),
      says: () => 'I used twice the margin of error on each side.',
      why: () => 'uses twice the margin on each side.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => (m % 2 === 0 ? between(p - m / 2, '<=', 'x', '<=', p + m / 2) : null),
      says: () => 'I used half of the margin of error on each side.',
      why: () => 'uses half of the margin on each side.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      rule: ({ p, m }) => between(p - m, '<=', 'x', '<=', p),
      says: () => 'I only subtracted the margin of error.',
      why: () => 'allows an error downward only.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      twoSlips: true,
      rule: ({ p, m }) => between(p, '<=', 'x', '<=', p + 2 * m),
      says: () => 'I only added, and used twice the margin of error.',
      why: () => 'allows an error upward only, and twice the margin.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      twoSlips: true,
      rule: ({ p, m }) => between(p - 2 * m, '<=', 'x', '<=', p),
      says: () => 'I only subtracted, and used twice the margin of error.',
      why: () => 'allows an error downward only, and twice the margin.',
    },
  ],
  explain: ({ p, m }) => ({
    plan: 'The true share can differ from the sample by the margin of error in both directions: subtract it and add it.',
    steps: [
      {
        do: `Subtract and add the margin: $${p} - ${m} = ${p - m}$ and $${p} + ${m} = ${p + m}$.`,
        why: 'The error can go in both directions.',
      },
      {
        do: `So ${between(p - m, '<=', 'x', '<=', p + m).html}.`,
        why: 'The sample result is the middle of the interval.',
      },
    ],
    check: `The middle of the interval is $\\frac{${p - m} + ${p + m}}{2} = ${p}$, and its width is $${p + m} - ${paren(p - m)} = ${2 * m}$, twice the margin.`,
  }),
  check: ({ p, m }) => {
    const xs = Array.from({ length: 101 }, (_, x) => x).filter((x) => Math.abs(x - p) <= m)
    return between(xs[0] ?? 0, '<=', 'x', '<=', xs.at(-1) ?? 0)
  },
})

const most = template({
  ...sampling,
  id: 'algebra-2/largest-plausible-number',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  draw: (rng): Margin => ({ p: int(rng, 20, 80), m: int(rng, 2, 6), n: int(rng, 4, 40) * 500 }),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ p, m, n }) =>
        `A town has ${group(n)} households. In a random sample, ${p}% of the households have a bicycle, with a margin of error of ${m} percentage points. What is the largest number of households with a bicycle that is plausible for the town?`,
    },
  ],
  given: ({ p, m, n }) => ({ p, m, n }),
  answer: ({ p, m, n }) => num((n * (p + m)) / 100),
  traps: [
    {
      misconception: 'a2-prob-uses-one-side-only',
      classic: true,
      operation: 'term-left-out',
      operands: ({ p }) => [p],
      after: (got, { n }) => mul(frac(n, 100), got),
      rule: ({ p, n }) => num((n * p) / 100),
      says: () => 'I did not use the margin of error.',
      why: ({ p }) => `is ${p}% of the households, without the margin of error.`,
    },
    {
      misconception: 'a2-prob-takes-points-for-a-number',
      operation: 'percent-as-amount',
      operands: ({ n, p, m }) => [div(n * p, 100), -m],
      rule: ({ p, m, n }) => num((n * p) / 100 + m),
      why: ({ m }) => `adds ${m} households instead of ${m}% of all.`,
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      operation: 'subtracted-instead-of-added',
      operands: ({ p, m }) => [p, m],
      after: (got, { n }) => mul(frac(n, 100), got),
      rule: ({ p, m, n }) => num((n * (p - m)) / 100),
      says: () => 'I subtracted the margin of error, which gives the smallest number.',
      why: () => 'is the smallest plausible number.',
    },
  ],
  explain: ({ p, m, n }) => ({
    plan: 'The largest plausible share is the share of the sample plus the margin of error. Take this percent of the whole.',
    steps: [
      {
        do: `The largest plausible share is $${p}\\% + ${m}\\% = ${p + m}\\%$.`,
        why: 'The true share may lie above that of the sample by up to the margin of error.',
      },
      { do: `1% of ${group(n)} is $${n} \\div 100 = ${n / 100}$.`, why: 'One percent is one hundredth.' },
      {
        do: `${p + m}% is $${p + m} \\cdot ${n / 100} = ${(n * (p + m)) / 100}$ households.`,
        why: 'Apply the share to all households of the town.',
      },
    ],
    faster: `With a decimal: $${(p + m) / 100} \\cdot ${n} = ${(n * (p + m)) / 100}$.`,
    check: `${p}% of ${group(n)} is ${group((n * p) / 100)}, and ${m}% is ${group((n * m) / 100)}; together they make ${group((n * (p + m)) / 100)}.`,
  }),
  // Counts up as long as the share is at most the margin above the share of the sample.
  check: ({ p, m, n }) => {
    let households = 0
    while ((100 * (households + 1)) / n - p <= m) households++
    return num(households)
  },
})

type Size = Readonly<{ n: number; f: number }>

const size = template({
  ...sampling,
  id: 'algebra-2/sample-size-for-a-margin',
  difficulty: 'High',
  b: 0.7,
  seconds: 75,
  balance: 'place',
  draw: (rng): Size => ({ n: int(rng, 4, 30) * 20, f: pick(rng, [2, 3, 4, 5]) }),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, f }) =>
        `The margin of error of a survey is about $\\frac{1}{\\sqrt{n}}$, where $n$ is the number of people asked. A survey asked ${n} people. How many must be asked so that the margin of error is ${f === 2 ? 'half' : `$\\frac{1}{${f}}$`} of what it was?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, f }) =>
        `A news site asks ${n} people a question. The margin of error of such a survey is about $\\frac{1}{\\sqrt{n}}$, where $n$ is the number of people asked. The next survey is to have a margin of error that is $\\frac{1}{${f}}$ as large as this one. How many people must the next survey ask?`,
    },
  ],
  given: ({ n, f }) => ({ n, f }),
  answer: ({ n, f }) => num(n * f * f),
  traps: [
    {
      misconception: 'a2-prob-forgets-the-square-of-n',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ f }) => [f],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, f }) => num(n * f),
      why: ({ f }) => `multiplies by ${f}; the root makes this too few.`,
    },
    {
      misconception: 'a2-prob-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ f }) => [f, 2],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, f }) => num(2 * n * f),
      why: ({ f }) => `multiplies by ${2 * f} instead of $${f}^{2} = ${f * f}$.`,
    },
    {
      misconception: 'a2-prob-gives-the-additional-people',
      rule: ({ n, f }) => num(n * (f * f - 1)),
      why: () => 'counts only the people who are asked in addition.',
    },
    {
      misconception: 'a2-prob-squares-the-sample-too',
      operation: 'product-raised',
      operands: ({ n, f }) => [n, f, 2],
      rule: ({ n, f }) => num((n * f) ** 2),
      why: ({ n, f }) => `squares ${n} together with ${f}.`,
    },
    {
      misconception: 'a2-prob-turns-the-relation-over',
      operation: 'divided-instead-of-multiplied',
      operands: ({ n, f }) => [n, f],
      rule: ({ n, f }) => whole(frac(n, f)),
      says: ({ f }) => `I divided the number of people by ${f}.`,
      why: () => 'asks fewer people, which makes the margin larger.',
    },
    {
      misconception: 'a2-prob-turns-the-relation-over',
      operation: 'divided-instead-of-multiplied',
      operands: ({ n, f }) => [n, f * f],
      rule: ({ n, f }) => whole(frac(n, f * f)),
      says: ({ f }) => `I divided the number of people by ${f * f}.`,
      why: () => 'asks fewer people, which makes the margin larger.',
    },
  ],
  explain: ({ n, f }) => ({
    plan: 'The number of people stands under a root in the denominator. Ask by what the root must be multiplied, and then the number under it.',
    steps: [
      {
        do: `The margin was $\\frac{1}{\\sqrt{${n}}}$ and is to become $\\frac{1}{${f}} \\cdot \\frac{1}{\\sqrt{${n}}} = \\frac{1}{${f}\\sqrt{${n}}}$.`,
        why: `It is to be ${f === 2 ? 'half' : `$\\frac{1}{${f}}$`} of what it was, so the denominator grows by the factor ${f}.`,
      },
      {
        do: `$${f}\\sqrt{${n}} = \\sqrt{${f}^{2} \\cdot ${n}} = \\sqrt{${f * f} \\cdot ${n}}$`,
        why: 'A factor goes under a root as its square.',
      },
      {
        do: `So the number of people must be $${f * f} \\cdot ${n} = ${n * f * f}$.`,
        why: 'The number under the root is the number of people asked.',
      },
    ],
    check: `$\\frac{1}{\\sqrt{${n}}} \\approx ${(1 / Math.sqrt(n)).toFixed(4)}$ and $\\frac{1}{\\sqrt{${n * f * f}}} \\approx ${(1 / Math.sqrt(n * f * f)).toFixed(4)}$; ${f} times the second is the first.`,
    faster: `The margin shrinks with the root of the number, so $\\frac{1}{${f}}$ of the margin takes $${f}^{2} = ${f * f}$ times as many people.`,
  }),
  check: ({ n, f }) => num(Math.round(1 / (1 / Math.sqrt(n) / f) ** 2)),
})

export const templates: readonly Template[] = [method, interval, most, size]

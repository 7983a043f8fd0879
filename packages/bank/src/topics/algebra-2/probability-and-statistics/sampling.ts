import { between, frac, group, int, num, pick, type Template, table, template, text, until } from '#kit'

const sampling = { skill: 'a2-sampling-and-experiments', calculator: true, response: 'choice' } as const

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
  traps: [1, 2, 3].map((d) => ({
    misconception: 'a2-prob-confuses-kinds-of-samples',
    shortcut: ({ i }: Sample) => text(METHODS[(i + d) % 4] as string),
    why: ({ i }: Sample) => METHODS_MEAN[(i + d) % 4] as string,
  })),
  explain: ({ i }) => [
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
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => between(p - m, '<=', 'x', '<=', p + 2 * m),
      why: () => 'adds the margin twice on the upper side.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => between(p - 2 * m, '<=', 'x', '<=', p + m),
      why: () => 'subtracts the margin twice on the lower side.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => between(p - 2 * m, '<=', 'x', '<=', p + 2 * m),
      why: () => 'uses twice the margin on each side.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      rule: ({ p, m }) => between(p, '<=', 'x', '<=', p + m),
      why: () => 'allows an error upward only.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      rule: ({ p, m }) => between(p - m, '<=', 'x', '<=', p),
      why: () => 'allows an error downward only.',
    },
    {
      misconception: 'a2-prob-uses-one-side-only',
      rule: ({ p, m }) => between(p, '<=', 'x', '<=', p + 2 * m),
      why: () => 'allows an error upward only, and twice the margin.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ p, m }) => between(p - 2 * m, '<=', 'x', '<=', p),
      why: () => 'allows an error downward only, and twice the margin.',
    },
  ],
  explain: ({ p, m }) => [
    {
      do: `Subtract and add the margin: $${p} - ${m} = ${p - m}$ and $${p} + ${m} = ${p + m}$.`,
      why: 'The error can go in both directions.',
    },
    {
      do: `So ${between(p - m, '<=', 'x', '<=', p + m).html}.`,
      why: 'The sample result is the middle of the interval.',
    },
  ],
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
    { misconception: 'a2-prob-uses-one-side-only', rule: ({ p, n }) => num((n * p) / 100) },
    { misconception: 'a2-prob-uses-one-side-only', rule: ({ p, m, n }) => num((n * (p - m)) / 100) },
    { misconception: 'a2-prob-halves-or-doubles-the-margin', rule: ({ p, m, n }) => num((n * p) / 100 + m) },
  ],
  explain: ({ p, m, n }) => [
    { do: `The largest plausible share is $${p}\\% + ${m}\\% = ${p + m}\\%$.`, why: 'Add the margin of error.' },
    { do: `${p + m}% of ${group(n)} is ${(n * (p + m)) / 100}.`, why: 'Apply this share to all households.' },
  ],
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
  ],
  given: ({ n, f }) => ({ n, f }),
  answer: ({ n, f }) => num(n * f * f),
  traps: [
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ n, f }) => num(n * (f * f - 1)),
      why: () => 'counts only the people who are asked in addition.',
    },
    {
      misconception: 'a2-prob-forgets-the-square-of-n',
      rule: ({ n, f }) => num(n * 2 ** f * f),
      why: ({ f }) => `multiplies by ${2 ** f * f}, whose root is not ${f}.`,
    },
    {
      misconception: 'a2-prob-forgets-the-square-of-n',
      rule: ({ n, f }) => num(n * f),
      why: ({ f }) => `multiplies by ${f}; the root makes this too few.`,
    },
    {
      misconception: 'a2-prob-forgets-the-square-of-n',
      rule: ({ n, f }) => num(n * f ** 3),
      why: ({ f }) => `multiplies by ${f} once too often.`,
    },
    {
      misconception: 'a2-prob-forgets-the-square-of-n',
      rule: ({ n, f }) => num(n + f * f),
      why: ({ f }) => `adds ${f * f} people instead of multiplying by ${f * f}.`,
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ n, f }) => num(n * 2 * f * f),
      why: () => 'is twice as many as needed.',
    },
    {
      misconception: 'a2-prob-halves-or-doubles-the-margin',
      rule: ({ n, f }) => num(n * (f * f + 1)),
      why: () => 'adds the first survey once more.',
    },
  ],
  explain: ({ n, f }) => [
    {
      do: `The margin becomes $\\frac{1}{${f}}$ when $\\sqrt{n}$ becomes ${f} times as large.`,
      why: 'The root stands in the denominator.',
    },
    {
      do: `So $n$ must be ${f * f} times as large: $${f * f} \\cdot ${n} = ${n * f * f}$.`,
      why: `$\\sqrt{${f * f}n} = ${f}\\sqrt{n}$.`,
    },
  ],
  check: ({ n, f }) => num(Math.round(1 / (1 / Math.sqrt(n) / f) ** 2)),
})

const STUDIES = ['Experiment', 'Observational study', 'Sample survey', 'Census'] as const

const study: readonly ((n: number, t: string) => string)[] = [
  (n, t) =>
    `Researchers divide ${n} volunteers at random into two groups. One group ${t} for a month, the other does not. Then both take the same test.`,
  (n, t) =>
    `Researchers look at the records of ${n} people and compare the test results of everyone who ${t} with the results of the others. Nobody was told what to do.`,
  (n, t) => `Researchers pick ${n} people of a large city at random and ask them on the phone, to find out who ${t}.`,
  (n, t) => `A village has ${n} inhabitants. Researchers visit all of them and note who ${t}.`,
]

type Study = Readonly<{ i: number; n: number; t: string }>

const STUDIES_MEAN = [
  'would need researchers who decide at random who is treated.',
  'would compare groups that formed by themselves.',
  'would ask only a part of the population, picked at random.',
  'would ask everyone in the population.',
]

const kindOfStudy = template({
  ...sampling,
  calculator: false,
  id: 'algebra-2/kind-of-study',
  difficulty: 'Low',
  b: -0.5,
  seconds: 50,
  draw: (rng): Study => ({
    i: int(rng, 0, 3),
    n: int(rng, 4, 30) * 20,
    t: pick(rng, ['drinks green tea', 'plays chess', 'goes for a daily run', 'sleeps eight hours a night']),
  }),
  frames: [
    { id: 'words', kind: 'words', items: 7, stem: ({ i, n, t }) => `${study[i]?.(n, t)} What kind of study is this?` },
  ],
  given: ({ i, n, t }) => ({ n, e: study[i]?.(n, t) ?? '' }),
  answer: ({ i }) => text(STUDIES[i] as string),
  traps: [1, 2, 3].map((d) => ({
    misconception: 'a2-prob-confuses-kinds-of-studies',
    shortcut: ({ i }: Study) => text(STUDIES[(i + d) % 4] as string),
    why: ({ i }: Study) => STUDIES_MEAN[(i + d) % 4] as string,
  })),
  explain: ({ i }) => [
    {
      do: [
        'The researchers decide at random who gets the treatment.',
        'The researchers only watch and compare what people do by themselves.',
        'A part of the population, picked at random, is asked.',
        'Everyone in the population is asked.',
      ][i] as string,
      why: 'Ask who decides what is done, and how many are asked.',
    },
    {
      do: `So this is ${['an experiment', 'an observational study', 'a sample survey', 'a census'][i]}.`,
      why: [
        'Because chance decides, the groups differ only in the treatment, and a cause can be shown.',
        'Without random treatment no cause can be shown.',
        'The sample stands for the whole population.',
        'No sample is needed when all are asked.',
      ][i] as string,
    },
  ],
  // Reads whether the researchers decide who does what, whether they reach everyone, and whether they pick at random.
  check: ({ n, e }) => {
    if (e.includes(`divide ${n} volunteers at random`)) return text(STUDIES[0])
    if (/visit all of them/.test(e)) return text(STUDIES[3])
    return text(e.includes(`pick ${n} people`) && /at random/.test(e) ? STUDIES[2] : STUDIES[1])
  },
})

type Fish = Readonly<{ marked: number; caught: number; found: number }>

const fish = template({
  ...sampling,
  id: 'algebra-2/estimate-a-population',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 75,
  draw: (rng): Fish =>
    until(
      () => ({ marked: int(rng, 4, 20) * 10, caught: int(rng, 4, 15) * 10, found: int(rng, 4, 20) }),
      ({ marked, caught, found }) => (marked * caught) % found === 0 && found < caught / 3,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ marked, caught, found }) =>
        `<p>To estimate the number of fish in a lake, some fish are caught, marked and set free. A week later a second catch is made.</p>${table(
          ['', 'Number of fish'],
          [
            ['Marked in the first week', marked],
            ['Second catch', caught],
            ['Marked ones in the second catch', found],
          ],
          '',
          true,
        )}<p>How many fish are in the lake, according to this sample?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ marked, caught, found }) => num((marked * caught) / found),
  traps: [
    { misconception: 'a2-prob-sets-up-the-wrong-proportion', rule: ({ marked, caught }) => num(marked + caught) },
    {
      misconception: 'a2-prob-sets-up-the-wrong-proportion',
      rule: ({ marked, caught, found }) => num(frac(marked * found, caught)),
    },
    { misconception: 'a2-prob-sets-up-the-wrong-proportion', rule: ({ marked, found }) => num(marked * found) },
  ],
  explain: ({ marked, caught, found }) => [
    {
      do: `In the sample, ${found} of ${caught} fish are marked. In the lake, ${marked} of $x$ fish are marked.`,
      why: 'A random sample has about the same share as the whole.',
    },
    {
      do: `$\\frac{${found}}{${caught}} = \\frac{${marked}}{x}$ gives $x = ${(marked * caught) / found}$.`,
      why: 'Multiply crosswise and divide.',
    },
  ],
  check: ({ marked, caught, found }) =>
    num(Array.from({ length: 40000 }, (_, x) => x).find((x) => x * found === marked * caught) ?? 1),
})

export const templates: readonly Template[] = [method, interval, most, size, kindOfStudy, fish]

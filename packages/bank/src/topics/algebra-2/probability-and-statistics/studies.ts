import { frac, int, mul, num, pick, type Template, table, template, text, until } from '#kit'
import { sampling } from './sampling.ts'

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

const STUDIES_TAKEN = [
  'a2-prob-takes-it-for-an-experiment',
  'a2-prob-takes-it-for-an-observational-study',
  'a2-prob-takes-it-for-a-sample-survey',
  'a2-prob-takes-it-for-a-census',
]

/** Which kind of study is described. */
const studyIn = (story: string): number =>
  story.includes('volunteers') ? 0 : story.includes('records') ? 1 : story.includes('on the phone') ? 2 : 3

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
  traps: STUDIES_TAKEN.map((misconception, j) => ({
    misconception,
    rule: ({ e }: Readonly<{ e: string }>) => (studyIn(e) === j ? null : text(STUDIES[j] as string)),
    why: () => STUDIES_MEAN[j] as string,
  })),
  explain: ({ i, n, t }) => ({
    plan: 'Ask two things: who decides what people do, and whether a part of the population or all of it is asked.',
    steps: [
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
    check: [
      `Ask who decided which of the ${n} volunteers ${t}: chance did, not the volunteers.`,
      `Ask who decided which of the ${n} people ${t}: they did so themselves, before anybody looked.`,
      `Ask who was left out: a large city has far more than ${n} people, so most were not asked.`,
      `Ask who was left out: nobody, all ${n} inhabitants are counted.`,
    ][i] as string,
  }),
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
    {
      misconception: 'a2-prob-counts-only-the-caught',
      classic: true,
      rule: ({ marked, caught, found }) => num(marked + caught - found),
      says: () => 'I counted all the fish that were caught, each of them once.',
      why: () => 'counts only the fish that were caught at all.',
    },
    {
      misconception: 'a2-prob-counts-only-the-caught',
      operation: 'added-instead-of-multiplied',
      operands: ({ marked, caught }) => [marked, caught],
      rule: ({ marked, caught }) => num(marked + caught),
      says: () => 'I added the two catches.',
      why: () => 'adds the two catches.',
    },
    {
      misconception: 'a2-prob-sets-up-the-wrong-proportion',
      operation: 'reciprocal-taken',
      operands: ({ caught, found }) => [caught, found],
      after: (got, { marked }) => mul(marked, got),
      rule: ({ marked, caught, found }) => num(frac(marked * found, caught)),
      says: ({ marked }) =>
        `I took the share of marked fish in the second catch, and worked out this share of the ${marked}.`,
      why: ({ marked, caught, found }) => `is $\\frac{${found}}{${caught}}$ of ${marked}, fewer than were marked.`,
    },
  ],
  explain: ({ marked, caught, found }) => {
    const x = (marked * caught) / found
    const each = caught / found
    return {
      ...(Number.isInteger(each)
        ? {
            faster: `Each marked fish of the second catch stands for $${caught} \\div ${found} = ${each}$ fish, so do all ${marked} marked ones in the lake: $${marked} \\cdot ${each} = ${x}$.`,
          }
        : marked % found === 0
          ? {
              faster: `There are $${marked} \\div ${found} = ${marked / found}$ times as many marked fish in the lake as in the second catch, so there are ${marked / found} times as many fish: $${caught} \\cdot ${marked / found} = ${x}$.`,
            }
          : {}),
      plan: 'The share of marked ones in the second catch is about the share of marked ones in the whole lake. Write both shares and set them equal.',
      steps: [
        {
          do: `In the second catch, ${found} of ${caught} fish are marked. In the lake, ${marked} of $x$ fish are marked.`,
          why: 'A random sample has about the same share as the whole.',
        },
        {
          do: `The shares are equal: $\\frac{${found}}{${caught}} = \\frac{${marked}}{x}$.`,
          why: 'Marked ones over all, on both sides.',
        },
        {
          do: `Multiply by both denominators: $${found}x = ${marked} \\cdot ${caught} = ${marked * caught}$.`,
          why: 'This clears the fractions.',
        },
        { do: `Divide by $${found}$: $x = ${x}$.`, why: 'This leaves the number of fish alone.' },
      ],
      check: `$${marked} \\div ${x} \\approx ${(marked / x).toFixed(3)}$ and $${found} \\div ${caught} \\approx ${(found / caught).toFixed(3)}$: the shares agree.`,
    }
  },
  check: ({ marked, caught, found }) =>
    num(Array.from({ length: 40000 }, (_, x) => x).find((x) => x * found === marked * caught) ?? 1),
})

export const templates: readonly Template[] = [kindOfStudy, fish]

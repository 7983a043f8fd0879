import { decimal, frac, int, neg, pick, template, text, type Value } from '#kit'
import { correlation, hundredths, type Points } from './correlation.ts'

const skill = 'a1-correlation-and-causation'

const PAIRS = [
  { who: 'songs', x: 'length', y: 'number of plays', more: 'are longer', high: 'more plays', low: 'fewer plays' },
  {
    who: 'dogs',
    x: 'age',
    y: 'daily barking time',
    more: 'are older',
    high: 'a longer barking time',
    low: 'a shorter barking time',
  },
  {
    who: 'villages',
    x: 'height above sea level',
    y: 'yearly sunshine',
    more: 'lie higher',
    high: 'more sunshine',
    low: 'less sunshine',
  },
  {
    who: 'books',
    x: 'number of pages',
    y: 'number of readers',
    more: 'have more pages',
    high: 'more readers',
    low: 'fewer readers',
  },
  { who: 'players', x: 'age', y: 'number of fouls', more: 'are older', high: 'more fouls', low: 'fewer fouls' },
] as const

const statement = (i: number, up: boolean, strong: boolean): Value => {
  const p = PAIRS[i] ?? PAIRS[0]
  return text(
    `${p.who[0]?.toUpperCase()}${p.who.slice(1)} that ${p.more} tend to have ${up ? p.high : p.low}, and the pattern is ${strong ? 'strong' : 'weak'}`.replace(
      'Students that',
      'Students who',
    ),
  )
}

const meaning = template({
  id: 'algebra-1/correlation-meaning',
  skill,
  difficulty: 'Low',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    i: int(rng, 0, PAIRS.length - 1),
    r: pick(rng, [-1, 1]) * pick(rng, [12, 18, 21, 24, 27, 88, 91, 93, 94, 96]),
  }),
  frames: [
    {
      id: 'says',
      kind: 'words',
      items: 9,
      stem: ({ i, r }) =>
        `For a group of ${(PAIRS[i] ?? PAIRS[0]).who}, the correlation coefficient of ${(PAIRS[i] ?? PAIRS[0]).x} and ${(PAIRS[i] ?? PAIRS[0]).y} is ${hundredths(r).html}. What does this say?`,
    },
  ],
  given: ({ i, r }) => ({ r: frac(r, 100), who: (PAIRS[i] ?? PAIRS[0]).who }),
  answer: ({ i, r }) => statement(i, r > 0, Math.abs(r) > 50),
  traps: [
    {
      misconception: 'a1-cor-loses-the-direction',
      classic: true,
      rule: ({ r, who }) => statement(indexOf(who), r.n < 0, Math.abs(r.n / r.d) > 0.5),
      why: ({ r }) => `has the direction turned around: the coefficient is ${r > 0 ? 'positive' : 'negative'}.`,
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      rule: ({ r, who }) => statement(indexOf(who), r.n > 0, Math.abs(r.n / r.d) < 0.5),
      why: ({ r }) =>
        `misjudges the strength: ${hundredths(Math.abs(r)).html} is close to ${Math.abs(r) > 50 ? 1 : 0}.`,
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      says: ({ r }) =>
        `I took ${hundredths(r).html} for a ${Math.abs(r) > 50 ? 'weak' : 'strong'} pattern, and I also turned its direction around.`,
      twoSlips: true,
      rule: ({ r, who }) => statement(indexOf(who), r.n < 0, Math.abs(r.n / r.d) < 0.5),
      why: () => 'has both the direction and the strength wrong.',
    },
  ],
  explain: ({ i, r }) => ({
    plan: 'Read the sign for the direction and the size for the strength.',
    steps: [
      {
        do: `The coefficient is ${r > 0 ? 'positive: more of one goes with more of the other' : 'negative: more of one goes with less of the other'}.`,
        why: 'The sign is that of the slope of a line of fit.',
      },
      {
        do: `Its size ${hundredths(Math.abs(r)).html} is close to ${Math.abs(r) > 50 ? 1 : 0}.`,
        why: Math.abs(r) > 50 ? 'The pattern is strong.' : 'The pattern is weak.',
      },
      {
        do: `${statement(i, r > 0, Math.abs(r) > 50).html}.`,
        why: 'It speaks of a tendency, not of every single case.',
      },
    ],
    check: `${hundredths(r).html} lies ${hundredths(Math.abs(r)).html} from $0$ and ${hundredths(100 - Math.abs(r)).html} from $${r > 0 ? 1 : -1}$, so it is ${Math.abs(r) > 50 ? 'far from $0$: strong' : 'near $0$: weak'}. It is ${r > 0 ? 'greater' : 'less'} than $0$, and “${r > 0 ? PAIRS[i]?.high : PAIRS[i]?.low}” says the same.`,
  }),
  check: ({ r, who }) => statement(indexOf(who), r.n / r.d > 0, (r.n / r.d) ** 2 > 0.25),
})

function indexOf(who: string): number {
  return PAIRS.findIndex((p) => p.who === who)
}

const CHANGES = {
  same: [
    (r: string) =>
      `The correlation coefficient of height in inches and weight in pounds in a class is ${r}. All heights are changed to feet.`,
    (r: string) =>
      `The correlation coefficient of temperature and lemonade sales at a stand is ${r}. Every sales number is doubled by a new way of counting.`,
    (r: string) =>
      `The correlation coefficient of age and savings in a town is ${r}. Every savings amount is raised by 100 dollars.`,
  ],
  turned: [
    (r: string) =>
      `On a quiz with 20 questions, the correlation coefficient of practice time and right answers is ${r}. Now the wrong answers are counted instead of the right ones.`,
    (r: string) =>
      `In a 30-minute lesson, the correlation coefficient of age and minutes spent talking is ${r}. Now the minutes of silence, the rest of the 30 minutes, are used instead.`,
  ],
} as const

/** What each change that keeps the sign does to the points, and how. */
const DONE = [
  {
    do: 'Every height is divided by 12: the cloud is only pressed together in one direction.',
    why: '1 foot is 12 inches, for every point alike.',
  },
  {
    do: 'Every point moves to twice its sales: the cloud is only stretched in one direction.',
    why: 'All values get the same factor, and the temperatures stay.',
  },
  {
    do: 'Every point moves by the same 100 dollars: the cloud is only moved.',
    why: 'The ages stay, and so do the distances between the points.',
  },
] as const

/** Three values before and after each of the changes. */
const THREE = {
  same: [
    '60, 66, and 72 inches are 5, 5.5, and 6 feet',
    'sales of 10, 20, and 30 are counted as 20, 40, and 60',
    'savings of 100, 200, and 300 dollars become 200, 300, and 400 dollars',
  ],
  turned: [
    '12, 14, and 16 right answers of 20 are 8, 6, and 4 wrong ones',
    '5, 10, and 15 minutes of talking leave 25, 20, and 15 minutes of silence',
  ],
} as const

const changed = template({
  id: 'algebra-1/correlation-after-change',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const turned = int(rng, 0, 1) === 1
    return { r: int(rng, 31, 89), turned, i: int(rng, 0, turned ? 1 : 2) }
  },
  frames: [
    {
      id: 'unit',
      kind: 'words',
      items: 8,
      stem: ({ r, turned, i }) =>
        `${CHANGES[turned ? 'turned' : 'same'][i]?.(hundredths(r).html)} What is the correlation coefficient now?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ r, turned, i }) =>
        `${CHANGES[turned ? 'turned' : 'same'][i]?.(hundredths(r).html)} Find the new correlation coefficient.`,
    },
  ],
  given: ({ r, turned }) => ({ r: frac(r, 100), turned }),
  answer: ({ r, turned }) => hundredths(turned ? -r : r),
  traps: [
    {
      misconception: 'a1-cor-misses-the-turn',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ turned, r }) => [turned ? neg(r) : r],
      rule: ({ r, turned }) => decimal(turned ? r : frac(-r.n, r.d)),
      why: ({ turned }) =>
        turned
          ? 'keeps the sign; but where there were many before, there are few now.'
          : 'turns the sign; nothing was turned around here.',
    },
    {
      misconception: 'a1-cor-takes-it-from-one',
      rule: ({ r }) => decimal(frac(r.d - r.n, r.d)),
      why: () => 'takes the coefficient from 1.',
    },
    {
      misconception: 'a1-cor-takes-it-from-one',
      says: () => 'I subtracted 1 from the coefficient.',
      rule: ({ r }) => decimal(frac(r.n - r.d, r.d)),
      why: () => 'takes 1 from the coefficient.',
    },
    {
      misconception: 'a1-cor-scales-the-coefficient',
      says: () => 'I halved the coefficient, as if it changed together with the amounts.',
      operation: 'halved-wrongly',
      operands: ({ r }) => [r],
      rule: ({ r, turned }) => (turned ? decimal(frac(r.n, 2 * r.d)) : null),
      why: () => 'halves the coefficient; units and amounts do not change it.',
    },
  ],
  explain: ({ r, turned, i }) => ({
    plan: 'Ask what the change does to the points of the scatterplot: are they moved, stretched evenly, or flipped?',
    steps: [
      {
        do: turned
          ? 'Large values become small ones and small ones become large: the cloud is flipped top to bottom.'
          : (DONE[i]?.do ?? ''),
        why: turned ? 'High points come to lie low.' : (DONE[i]?.why ?? ''),
      },
      { do: 'How close the points are to a line does not change.', why: 'So the size of the coefficient stays.' },
      {
        do: `The new coefficient is ${hundredths(turned ? -r : r).html}.`,
        why: turned ? 'Only the direction has changed, so the sign does.' : 'The direction stays as well.',
      },
    ],
    faster: turned
      ? 'Taking every value from the same number turns the sign of $r$ and keeps its size.'
      : i === 2
        ? 'Adding the same number to every value never changes $r$.'
        : 'Multiplying every value by the same positive number never changes $r$.',
    check: `Take three values in equal steps: ${THREE[turned ? 'turned' : 'same'][i]}. The steps stay equal${turned ? ', but they go the other way: only the sign changes' : ' and go the same way'}, so ${hundredths(r).html} ${turned ? 'becomes' : 'stays'} ${hundredths(turned ? -r : r).html}.`,
  }),
  // Stretches or turns a small cloud and compares the coefficients.
  check: ({ r, turned }) => {
    const cloud: Points = [
      [1, 2],
      [2, 5],
      [3, 3],
      [4, 6],
    ]
    const after: Points = cloud.map(([x, y]) => [x, turned ? 20 - y : 2 * y + 1])
    const ratio = Math.round(correlation(after) / correlation(cloud))
    return decimal(frac(ratio * r.n, r.d))
  },
})

export const templates = [meaning, changed]

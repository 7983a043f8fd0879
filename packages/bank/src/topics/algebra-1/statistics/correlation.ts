import {
  decimal,
  frac,
  int,
  person,
  pick,
  type Rng,
  scatterPlot,
  type Template,
  template,
  text,
  until,
  type Value,
} from '#kit'
import { total } from './numbers.ts'

const skill = 'a1-correlation-and-causation'

type Points = readonly (readonly [number, number])[]

/** The correlation coefficient. */
function correlation(points: Points): number {
  const mean = (k: 0 | 1) => total(points.map((p) => p[k])) / points.length
  const [mx, my] = [mean(0), mean(1)]
  const dot = (f: (p: readonly [number, number]) => number) => total(points.map(f))
  const xy = dot(([x, y]) => (x - mx) * (y - my))
  return xy / Math.sqrt(dot(([x]) => (x - mx) ** 2) * dot(([, y]) => (y - my) ** 2))
}

const hundredths = (n: number): Value => decimal(frac(n, 100))

type Cloud = Readonly<{ points: Points; strong: boolean; up: boolean; a: number; b: number }>

const drawCloud = (rng: Rng): Cloud => {
  const [strong, up] = [int(rng, 0, 1) === 1, int(rng, 0, 1) === 1]
  const points = until(
    () =>
      Array.from({ length: 10 }, (_, i) => {
        const x = i + 1
        const y = 10 + (up ? 1 : -1) * (strong ? 1.4 : 0.7) * (x - 5.5) + (strong ? int(rng, -1, 1) : int(rng, -5, 5))
        return [x, Math.max(1, Math.min(19, Math.round(y)))] as const
      }),
    (list) => {
      const r = correlation(list) * (up ? 1 : -1)
      return strong ? r > 0.94 && r < 0.985 : r > 0.38 && r < 0.58
    },
  )
  return { points, strong, up, a: pick(rng, [95, 96, 97]), b: pick(rng, [45, 48, 52]) }
}

const fromPlot = template({
  id: 'algebra-1/correlation-from-plot',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: drawCloud,
  frames: [
    {
      id: 'plot',
      kind: 'graph',
      items: 8,
      stem: ({ points }) =>
        `<p>The scatter plot shows ten measurements.</p>${scatterPlot({ alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}.`, x: [0, 12], y: [0, 20], xStep: 2, yStep: 4 }, points)}<p>Which number is closest to the correlation coefficient?</p>`,
    },
  ],
  given: ({ points }) => ({ points }),
  answer: ({ strong, up }) => hundredths((up ? 1 : -1) * (strong ? 95 : 50)),
  traps: [
    {
      misconception: 'a1-cor-loses-the-direction',
      classic: true,
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(-Math.sign(r) * (Math.abs(r) > 0.75 ? 95 : 50))
      },
      why: ({ up }) => `has the wrong sign: the points ${up ? 'rise' : 'fall'} from left to right.`,
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(Math.sign(r) * (Math.abs(r) > 0.75 ? 50 : 95))
      },
      why: ({ strong }) =>
        strong ? 'would mean that the points are far from a line.' : 'would mean that the points lie almost on a line.',
    },
    {
      misconception: 'a1-cor-misjudges-the-strength',
      says: ({ strong, up }) =>
        `I took the points for a ${strong ? 'weaker' : 'stronger'} pattern than they show, and I also gave the coefficient a ${up ? 'minus' : 'plus'} although the points ${up ? 'rise' : 'fall'}.`,
      twoSlips: true,
      rule: ({ points }) => {
        const r = correlation(points)
        return hundredths(-Math.sign(r) * (Math.abs(r) > 0.75 ? 50 : 95))
      },
      why: () => 'has the wrong sign and the wrong strength.',
    },
  ],
  explain: ({ points, strong, up }) => ({
    figure: scatterPlot(
      {
        alt: `Ten points: ${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}. A ${up ? 'rising' : 'falling'} line runs through the middle of them.`,
        x: [0, 12],
        y: [0, 20],
        xStep: 2,
        yStep: 4,
      },
      points,
      { m: (up ? 1 : -1) * (strong ? 1.4 : 0.7), b: 10 - (up ? 1 : -1) * (strong ? 1.4 : 0.7) * 5.5 },
    ),
    plan: 'The direction of the cloud gives the sign, and how close the points are to a line gives the size.',
    steps: [
      {
        do: `From left to right the points ${up ? 'rise' : 'fall'}.`,
        why: `So the correlation coefficient is ${up ? 'positive' : 'negative'}.`,
      },
      {
        do: strong ? 'They lie close to a line.' : 'They lie around a line, but many are far from it.',
        why: strong ? 'So its size is close to 1.' : 'So its size is well below 1.',
      },
      {
        do: `The closest number is ${hundredths((up ? 1 : -1) * (strong ? 95 : 50)).html}.`,
        why: 'Sign and size together.',
      },
    ],
    check: 'A coefficient of 1 or $-1$ would need all points on one line; 0 would show no direction at all.',
  }),
  check: ({ points }) => {
    const r = correlation(points)
    return [95, 50, -50, -95]
      .map(hundredths)
      .reduce((best, v) =>
        Math.abs(Number(v.html.replaceAll('$', '')) - r) < Math.abs(Number(best.html.replaceAll('$', '')) - r)
          ? v
          : best,
      )
  },
})

const strongest = template({
  id: 'algebra-1/correlation-strongest',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 45,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        rs: [int(rng, -97, 97), int(rng, -97, 97), int(rng, -97, 97), int(rng, -97, 97)],
        most: int(rng, 0, 1) === 1,
      }),
      ({ rs, most }) => {
        const sizes = rs.map(Math.abs)
        const key = rs[sizes.indexOf(most ? Math.max(...sizes) : Math.min(...sizes))] ?? 0
        const gap = [...sizes].sort((a, b) => a - b)
        return (
          new Set(sizes).size === 4 &&
          rs.every((r) => r % 10 !== 0) &&
          rs.filter((r) => r < 0).length === 2 &&
          Math.min(...sizes) > 4 &&
          (most ? key < 0 && (gap[3] ?? 0) - (gap[2] ?? 0) > 4 : key > 0 && (gap[1] ?? 0) - (gap[0] ?? 0) > 4)
        )
      },
    ),
  frames: [
    {
      id: 'values',
      kind: 'bare',
      items: 7,
      stem: ({ rs, most }) =>
        `Four scatter plots have the correlation coefficients ${rs.map((r) => hundredths(r).html).join(', ')}. Which one belongs to the ${most ? 'strongest' : 'weakest'} linear association?`,
    },
    {
      id: 'studies',
      kind: 'words',
      items: 5,
      stem: ({ rs, most }, rng) =>
        `${person(rng)} compares four studies. Their correlation coefficients are ${rs.map((r) => hundredths(r).html).join(', ')}. In which study are the points ${most ? 'closest to' : 'farthest from'} a line?`,
    },
  ],
  given: ({ rs, most }) => ({ rs: rs.map((r) => frac(r, 100)), most }),
  answer: ({ rs, most }) => hundredths(extreme(rs, (r) => Math.abs(r), most)),
  traps: [
    {
      misconception: 'a1-cor-goes-by-the-sign',
      classic: true,
      rule: ({ rs, most }) =>
        decimal(
          most
            ? rs.reduce((a, b) => (b.n / b.d > a.n / a.d ? b : a))
            : rs.reduce((a, b) => (b.n / b.d < a.n / a.d ? b : a)),
        ),
      why: ({ most }) =>
        `is the ${most ? 'greatest' : 'least'} number; for the strength only the distance from zero counts.`,
    },
    {
      misconception: 'a1-cor-takes-the-other-end',
      rule: ({ rs, most }) =>
        decimal(rs.reduce((a, b) => (Math.abs(b.n / b.d) < Math.abs(a.n / a.d) === most ? b : a))),
      why: ({ most }) =>
        `is ${most ? 'closest to' : 'farthest from'} zero: that is the ${most ? 'weakest' : 'strongest'} one.`,
    },
    {
      misconception: 'a1-cor-takes-a-middle-value',
      rule: ({ rs, most }) => {
        const order = [...rs].sort((a, b) => Math.abs(b.n / b.d) - Math.abs(a.n / a.d))
        return decimal((most ? order[1] : order[2]) ?? frac(0))
      },
      why: ({ most }) =>
        `is not ${most ? 'far enough from' : 'close enough to'} zero; another one is ${most ? 'farther away' : 'closer'}.`,
    },
    {
      misconception: 'a1-cor-takes-a-middle-value',
      rule: ({ rs, most }) => {
        const order = [...rs].sort((a, b) => Math.abs(b.n / b.d) - Math.abs(a.n / a.d))
        return decimal((most ? order[2] : order[1]) ?? frac(0))
      },
      why: () => 'lies in the middle.',
    },
  ],
  explain: ({ rs, most }) => ({
    plan: 'Leave the signs out and compare the distances from zero.',
    steps: [
      {
        do: `Without signs: ${rs.map((r) => hundredths(Math.abs(r)).html).join(', ')}.`,
        why: 'The sign tells the direction, not the strength.',
      },
      {
        do: `The ${most ? 'greatest' : 'least'} of these is ${hundredths(Math.abs(extreme(rs, (r) => Math.abs(r), most))).html}.`,
        why: most ? 'Close to 1 means close to a line.' : 'Close to 0 means hardly any linear pattern.',
      },
      {
        do: `So the ${most ? 'strongest' : 'weakest'} association has ${hundredths(extreme(rs, (r) => Math.abs(r), most)).html}.`,
        why: 'With its sign, as it was given.',
      },
    ],
    check: 'A strong negative association is as strong as a positive one of the same size.',
  }),
  check: ({ rs, most }) =>
    decimal([...rs].sort((a, b) => (b.n / b.d) ** 2 - (a.n / a.d) ** 2)[most ? 0 : 3] ?? frac(0)),
})

function extreme(rs: readonly number[], f: (r: number) => number, most: boolean): number {
  return rs.reduce((a, b) => (f(b) > f(a) === most ? b : a))
}

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
      why: ({ r }) => `has the direction turned round: the coefficient is ${r > 0 ? 'positive' : 'negative'}.`,
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
        `I took ${hundredths(r).html} for a ${Math.abs(r) > 50 ? 'weak' : 'strong'} pattern, and I also turned its direction round.`,
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
    check: 'Nothing is said about causes: a correlation only describes how two things go together.',
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
      rule: ({ r, turned }) => decimal(turned ? r : frac(-r.n, r.d)),
      why: ({ turned }) =>
        turned
          ? 'keeps the sign; but where there were many before, there are few now.'
          : 'turns the sign; nothing was turned round here.',
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
      rule: ({ r, turned }) => (turned ? decimal(frac(r.n, 2 * r.d)) : null),
      why: () => 'halves the coefficient; units and amounts do not change it.',
    },
  ],
  explain: ({ r, turned }) => ({
    plan: 'Ask what happens to the picture: is the cloud only stretched or moved, or is it turned upside down?',
    steps: [
      {
        do: turned
          ? 'Large values become small ones and small ones become large: the cloud is turned upside down.'
          : 'The cloud is only stretched or moved.',
        why: turned ? 'High points come to lie low.' : 'The points keep their order.',
      },
      { do: 'How close the points are to a line does not change.', why: 'So the size of the coefficient stays.' },
      {
        do: `The new coefficient is ${hundredths(turned ? -r : r).html}.`,
        why: turned ? 'Only the direction has changed, so the sign does.' : 'The direction stays as well.',
      },
    ],
    check: 'The coefficient has no unit; that is why a change of units cannot touch it.',
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

export const templates: readonly Template[] = [fromPlot, strongest, meaning, changed]

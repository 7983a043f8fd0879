import { type Html, histogram, int, num, percent, type Rng, template, until } from '#kit'

const skill = 'a1-histograms-and-box-plots'

export const SETTINGS = [
  {
    about: 'how many minutes students need to get to school',
    who: 'students',
    verb: 'need',
    unit: 'minutes',
    title: 'Time in minutes',
    width: 10,
    start: 0,
  },
  {
    about: 'the ages of the visitors to a science fair',
    who: 'visitors',
    verb: 'are',
    unit: 'years old',
    title: 'Age in years',
    width: 10,
    start: 10,
  },
  {
    about: 'how many pages club members read in a week',
    who: 'members',
    verb: 'read',
    unit: 'pages',
    title: 'Pages',
    width: 20,
    start: 0,
  },
  {
    about: 'the heights of the tomato plants in a garden',
    who: 'plants',
    verb: 'measure',
    unit: 'inches',
    title: 'Height in inches',
    width: 5,
    start: 10,
  },
  {
    about: 'how many points the players of a league scored in a season',
    who: 'players',
    verb: 'scored',
    unit: 'points',
    title: 'Points',
    width: 25,
    start: 0,
  },
] as const

const setting = (i: number) => SETTINGS[i] ?? SETTINGS[0]
/** Fewer of what is counted one by one, less of what is measured. */
const under = (i: number): string => (['pages', 'points'].includes(setting(i).unit) ? 'fewer than' : 'less than')
const edge = (i: number, j: number): number => setting(i).start + setting(i).width * j

type Bars = Readonly<{ i: number; counts: readonly number[] }>

const picture = ({ i, counts }: Bars, marked: readonly number[] = [], told = ''): Html =>
  histogram({
    alt: `A histogram with five bars. ${counts.map((n, j) => `From ${edge(i, j)} to ${edge(i, j + 1)}: ${n}.`).join(' ')}${told}`,
    marked,
    edges: [0, 1, 2, 3, 4, 5].map((j) => edge(i, j)),
    values: counts,
    xTitle: setting(i).title,
    yTitle: `Number of ${setting(i).who}`,
    step: Math.max(...counts) > 12 ? 2 : 1,
  })

export const intro = (p: Bars): Html =>
  `<p>The histogram shows ${setting(p.i).about}. Each bar includes its left limit, but not its right one.</p>${picture(p)}`

/** The histogram again, with some of its bars drawn darker and their heights written in. */
export const withBars = (p: Bars, marked: readonly number[]): Html =>
  picture(
    p,
    marked,
    ` ${marked.length === 1 ? 'The bar' : 'The bars'} from ${marked.map((j) => `${edge(p.i, j)} to ${edge(p.i, j + 1)}`).join(', ')} ${marked.length === 1 ? 'is' : 'are'} drawn darker.`,
  )

export const sum = (list: readonly number[]): number => list.reduce((s, n) => s + n, 0)

export const drawBars = (rng: Rng): Bars => ({
  i: int(rng, 0, SETTINGS.length - 1),
  counts: Array.from({ length: 5 }, () => int(rng, 1, 12)),
})

export const shown = (p: Bars) => ({ edges: [0, 1, 2, 3, 4, 5].map((j) => edge(p.i, j)), counts: p.counts })

const count = template({
  id: 'algebra-1/histogram-count',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 55,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawBars(rng), j: int(rng, 2, 3), up: int(rng, 0, 1) === 1 }),
      ({ counts }) => new Set(counts).size === 5,
    ),
  frames: [
    {
      id: 'at-least',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${intro(p)}<p>How many ${setting(p.i).who} ${setting(p.i).verb} ${p.up ? 'at least' : under(p.i)} ${edge(p.i, p.j)} ${setting(p.i).unit}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `${intro(p)}<p>Find the number of ${setting(p.i).who} who ${setting(p.i).verb} ${p.up ? 'at least' : under(p.i)} ${edge(p.i, p.j)} ${setting(p.i).unit}.</p>`.replace(
          'plants who',
          'plants that',
        ),
    },
  ],
  given: (p) => ({ ...shown(p), limit: edge(p.i, p.j), up: p.up }),
  answer: ({ counts, j, up }) => num(sum(up ? counts.slice(j) : counts.slice(0, j))),
  traps: [
    {
      misconception: 'a1-hb-reads-one-bar',
      says: ({ i, j, up }) => `I read only the bar right next to ${edge(i, j)}, on the ${up ? 'right' : 'left'}.`,
      classic: true,
      rule: ({ edges, counts, limit, up }) => num(counts[edges.indexOf(limit) - (up ? 0 : 1)] ?? 0),
      why: ({ i, j, up }) => `is only the bar ${up ? 'right' : 'left'} of ${edge(i, j)}; the bars beyond it count too.`,
    },
    {
      misconception: 'a1-hb-counts-the-other-side',
      rule: ({ edges, counts, limit, up }) =>
        num(sum(up ? counts.slice(0, edges.indexOf(limit)) : counts.slice(edges.indexOf(limit)))),
      why: ({ i, j, up }) => `counts the bars ${up ? 'below' : 'from'} ${edge(i, j)}${up ? '' : ' on'}.`,
    },
    {
      misconception: 'a1-hb-takes-a-bar-too-many',
      rule: ({ edges, counts, limit, up }) =>
        num(sum(up ? counts.slice(edges.indexOf(limit) - 1) : counts.slice(0, edges.indexOf(limit) + 1))),
      why: ({ i, j, up }) => `also counts the bar ${up ? 'left' : 'right'} of ${edge(i, j)}.`,
    },
    {
      misconception: 'a1-hb-leaves-out-the-first-bar',
      rule: ({ edges, counts, limit, up }) =>
        num(sum(up ? counts.slice(edges.indexOf(limit) + 1) : counts.slice(0, edges.indexOf(limit) - 1))),
      why: ({ i, j }) => `leaves out the bar next to ${edge(i, j)}.`,
    },
    {
      misconception: 'a1-hb-gives-the-total',
      rule: ({ counts }) => num(sum(counts)),
      why: () => 'is the number of all of them.',
    },
  ],
  explain: ({ i, counts, j, up }) => ({
    plan: 'Find the limit on the axis, then add the heights of all bars on the side that is asked for.',
    figure: withBars(
      { i, counts },
      [0, 1, 2, 3, 4].filter((k) => k >= j === up),
    ),
    steps: [
      {
        do: `The limit ${edge(i, j)} lies between bar ${j} and bar ${j + 1}.`,
        why: `${up ? '“At least” means this number or more: the bars to its right.' : '“Less than” means the bars to its left.'}`,
      },
      {
        do: `Their heights are ${(up ? counts.slice(j) : counts.slice(0, j)).map((n) => `$${n}$`).join(', ')}.`,
        why: 'The height of a bar is the number of values in it.',
      },
      {
        do: `$${(up ? counts.slice(j) : counts.slice(0, j)).join(' + ')} = ${sum(up ? counts.slice(j) : counts.slice(0, j))}$`,
        why: 'All bars on this side count.',
      },
    ],
    check: `The other bars hold $${sum(up ? counts.slice(0, j) : counts.slice(j))}$; together that makes all $${sum(counts)}$.`,
  }),
  check: ({ edges, counts, limit, up }) =>
    num(counts.reduce((s, n, k) => ((edges[k] ?? 0) >= limit === up ? s + n : s), 0)),
})

const share = template({
  id: 'algebra-1/histogram-percent',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawBars(rng), j: int(rng, 1, 3) }),
      ({ counts, j }) => {
        const total = sum(counts)
        const part = sum(counts.slice(j, j + 2))
        return (
          [20, 25, 40, 50].includes(total) &&
          (100 * part) % total === 0 &&
          (100 * (counts[j] ?? 0)) % total === 0 &&
          part !== total - part
        )
      },
    ),
  frames: [
    {
      id: 'between',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `${intro(p)}<p>What percent of the ${setting(p.i).who} ${setting(p.i).verb} at least ${edge(p.i, p.j)} but ${under(p.i)} ${edge(p.i, p.j + 2)} ${setting(p.i).unit}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `${intro(p)}<p>Of the ${setting(p.i).who}, what percent ${setting(p.i).verb} at least ${edge(p.i, p.j)} but ${under(p.i)} ${edge(p.i, p.j + 2)} ${setting(p.i).unit}? (Write 35 for 35%.)</p>`,
    },
  ],
  given: (p) => ({ ...shown(p), from: edge(p.i, p.j), to: edge(p.i, p.j + 2) }),
  answer: ({ counts, j }) => percent((100 * sum(counts.slice(j, j + 2))) / sum(counts)),
  traps: [
    {
      misconception: 'a1-hb-gives-the-count-as-percent',
      classic: true,
      rule: ({ edges, counts, from, to }) =>
        percent(sum(counts.filter((_, k) => (edges[k] ?? 0) >= from && (edges[k + 1] ?? 0) <= to))),
      why: ({ i }) => `is the number of ${setting(i).who}, not their percent.`,
    },
    {
      misconception: 'a1-hb-reads-one-bar',
      says: ({ i, j }) => `I used only the bar from ${edge(i, j)} to ${edge(i, j + 1)}.`,
      rule: ({ edges, counts, from }) => percent((100 * (counts[edges.indexOf(from)] ?? 0)) / sum(counts)),
      why: ({ i, j }) => `is the percent of the bar from ${edge(i, j)} to ${edge(i, j + 1)} alone.`,
    },
    {
      misconception: 'a1-hb-counts-the-other-side',
      rule: ({ edges, counts, from, to }) =>
        percent(
          100 -
            (100 * sum(counts.filter((_, k) => (edges[k] ?? 0) >= from && (edges[k + 1] ?? 0) <= to))) / sum(counts),
        ),
      why: () => 'is the percent of all the others.',
    },
    {
      misconception: 'a1-hb-counts-bars-for-values',
      rule: () => percent(40),
      why: () => 'takes two of five bars as 40%; bars of different height hold different numbers.',
    },
  ],
  explain: ({ i, counts, j }) => {
    const part = sum(counts.slice(j, j + 2))
    return {
      plan: 'Add the bars that belong to the interval, and divide by the sum of all bars.',
      figure: withBars({ i, counts }, [j, j + 1]),
      steps: [
        {
          do: `From ${edge(i, j)} to ${edge(i, j + 2)} there are two bars: $${counts[j]} + ${counts[j + 1]} = ${part}$.`,
          why: 'Heights of bars are counts.',
        },
        { do: `All bars: $${counts.join(' + ')} = ${sum(counts)}$.`, why: 'A percent is a part of the whole.' },
        {
          do: `$\\frac{${part}}{${sum(counts)}} = ${part / sum(counts)}$, which is ${(100 * part) / sum(counts)}%.`,
          why: 'Part divided by whole, times 100.',
        },
      ],
      check: `${(100 * part) / sum(counts)}% of ${sum(counts)} is $${part / sum(counts)} \\cdot ${sum(counts)} = ${part}$.`,
      faster: `In one line on a calculator: $100 \\cdot ${part} \\div ${sum(counts)} = ${(100 * part) / sum(counts)}$.`,
    }
  },
  check: ({ edges, counts, from, to }) => {
    const all = counts.flatMap((n, k) =>
      Array.from({ length: n }, () => (edges[k] ?? 0) >= from && (edges[k] ?? 0) < to),
    )
    return percent((100 * all.filter(Boolean).length) / all.length)
  },
})

export const templates = [count, share]

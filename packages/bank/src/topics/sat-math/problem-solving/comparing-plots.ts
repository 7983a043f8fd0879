import { boxPlot, type Five, int, list, person, pick, sample, type Template, template, text, until } from '#kit'
import { dots, spreadOut, sum } from './shown-data.ts'

const skill = 'sm-one-variable-data'

const CLAIMS = {
  'same a': text('The means are equal, and the standard deviation of group A is greater'),
  'same b': text('The means are equal, and the standard deviation of group B is greater'),
  'more a': text('The mean of group B is greater, and the standard deviation of group A is greater'),
  'more b': text('The mean of group B is greater, and the standard deviation of group B is greater'),
} as const
type Claim = keyof typeof CLAIMS

const claim = (more: boolean, wide: 'a' | 'b'): Claim => `${more ? 'more' : 'same'} ${wide}`

const WIDE = [
  [4, 2, 1, 2, 4],
  [3, 2, 2, 2, 3],
  [5, 1, 1, 1, 5],
  [3, 3, 1, 3, 3],
] as const
const NARROW = [
  [1, 2, 6, 2, 1],
  [1, 3, 4, 3, 1],
  [1, 2, 5, 2, 1],
  [1, 1, 6, 1, 1],
] as const

const COLUMNS = 8

/** The five columns of a shape among the eight of the axis. */
const placed = (shape: readonly number[], at: number): number[] =>
  Array.from({ length: COLUMNS }, (_, i) => shape[i - at] ?? 0)

type Groups = Readonly<{ from: number; a: readonly number[]; b: readonly number[] }>

/** What one sees without computing: where each plot balances, and which has more dots at its ends. */
function looks({ a, b }: Groups): Readonly<{ more: boolean; wide: 'a' | 'b' }> {
  const start = (c: readonly number[]) => c.findIndex((x) => x > 0)
  const middle = (c: readonly number[]) => (c[start(c) + 2] ?? 0) / sum(c)
  return { more: start(a) !== start(b), wide: middle(a) < middle(b) ? 'a' : 'b' }
}

const other = (wide: 'a' | 'b'): 'a' | 'b' => (wide === 'a' ? 'b' : 'a')

/** The sum of the squared distances of the dots from the middle of their plot. */
const squares = (c: readonly number[]): number =>
  sum(c.map((dots, i) => dots * (i - c.findIndex((x) => x > 0) - 2) ** 2))

/** Where a symmetric plot balances. */
const center = (from: number, c: readonly number[]): number => from + c.findIndex((x) => x > 0) + 2

/** The two plots; with `balanced`, each with a line at its mean. */
const plots = ({ from, a, b }: Groups, title: string, balanced = false): string => {
  const mean = (c: readonly number[]) =>
    balanced ? { at: center(from, c), label: `mean ${center(from, c)}` } : undefined
  return `<p>Group A</p>${dots(from, a, title, 'A dot plot of group A', mean(a))}<p>Group B</p>${dots(from, b, title, 'A dot plot of group B', mean(b))}`
}

const compare = template({
  id: 'sat-math/dot-plots-compare',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const [more, wide] = [int(rng, 0, 1) === 1, pick(rng, ['a', 'b'] as const)]
    const [w, n] = [pick(rng, WIDE), pick(rng, NARROW)]
    const at = int(rng, 0, 1)
    return {
      from: int(rng, 2, 40),
      a: placed(wide === 'a' ? w : n, at),
      b: placed(wide === 'b' ? w : n, more ? at + int(rng, 1, 2) : at),
    }
  },
  frames: [
    {
      id: 'values',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `<p>The dot plots show the values of two groups. Each dot stands for one value.</p>${plots(p, 'Value')}<p>Which statement about the two groups is true?</p>`,
    },
    {
      id: 'games',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `<p>Two groups of students played the same game. The dot plots show their scores; each dot stands for one student.</p>${plots(p, 'Score')}<p>Which statement about the mean and the standard deviation of the scores is true?</p>`,
    },
  ],
  given: ({ from, a, b }) => ({ from, a, b }),
  answer: (p) => CLAIMS[claim(looks(p).more, looks(p).wide)],
  traps: [
    {
      misconception: 'sm-tall-columns-for-spread',
      rule: (g) => CLAIMS[claim(looks(g).more, other(looks(g).wide))],
      why: (p) =>
        `takes the tall columns in the middle of group ${other(looks(p).wide).toUpperCase()} for a large standard deviation; they mean that most values are near the mean.`,
    },
    {
      misconception: 'sm-compares-the-ends-for-the-mean',
      rule: (g) => CLAIMS[claim(!looks(g).more, looks(g).wide)],
      says: (p) =>
        looks(p).more
          ? 'I took the means for equal, although the whole of group B stands farther to the right.'
          : 'I took the mean of group B for the greater one, although both groups balance at the same value.',
      why: (p) =>
        looks(p).more
          ? 'overlooks that group B stands farther to the right as a whole.'
          : 'overlooks that both groups balance at the same value.',
    },
    {
      misconception: 'sm-tall-columns-for-spread',
      twoSlips: true,
      rule: (g) => CLAIMS[claim(!looks(g).more, other(looks(g).wide))],
      says: (p) =>
        `I thought that ${looks(p).more ? 'the means are equal' : 'the mean of group B is greater'}, and I also took the tall column in the middle of group ${other(looks(p).wide).toUpperCase()} for a large standard deviation.`,
      why: () => 'has both the means and the standard deviations wrong.',
    },
  ],
  explain: (p, frame) => {
    const { more, wide } = looks(p)
    return {
      figure: plots(p, frame === 'games' ? 'Score' : 'Value', true),
      plan: 'Do not compute. A symmetric dot plot balances at its middle, which is the mean. The standard deviation is greater where more dots lie far from that middle.',
      steps: [
        {
          do: `Both plots are symmetric. Group A balances at ${center(p.from, p.a)}, group B at ${center(p.from, p.b)}.`,
          why: 'In a symmetric plot each dot on the left has a partner on the right, equally far from the middle.',
        },
        {
          do: more ? 'So the mean of group B is greater.' : 'So the means are equal.',
          why: 'Compare the two middles.',
        },
        {
          do: `In group ${wide.toUpperCase()} most dots stand away from the middle, in group ${other(wide).toUpperCase()} close to it: the standard deviation of group ${wide.toUpperCase()} is greater.`,
          why: 'The standard deviation measures how far values lie from the mean.',
        },
        { do: `${CLAIMS[claim(more, wide)].html}.`, why: 'Put both findings together.' },
      ],
      faster: `Go by the options, two looks: the middles ${more ? `${center(p.from, p.a)} and ${center(p.from, p.b)} differ, which strikes “the means are equal”` : 'are one and the same, which strikes “greater” for a mean'}; and group ${other(wide).toUpperCase()} is heaped in its middle, which strikes it as the one with the greater standard deviation.`,
      check: `Group A: the squared distances from the mean add up to ${squares(p.a)} for ${sum(p.a)} dots, on average ${(squares(p.a) / sum(p.a)).toFixed(2)}. Group B: ${squares(p.b)} for ${sum(p.b)} dots, on average ${(squares(p.b) / sum(p.b)).toFixed(2)}. The greater average is that of group ${wide.toUpperCase()}.`,
    }
  },
  // Worked out from the dots.
  check: ({ from, a, b }) => {
    const mean = (v: readonly number[]) => sum(v) / v.length
    const variance = (v: readonly number[]) => mean(v.map((x) => (x - mean(v)) ** 2))
    const [x, y] = [spreadOut(from, a), spreadOut(from, b)]
    return CLAIMS[claim(mean(y) - mean(x) > 1e-9, variance(x) > variance(y) ? 'a' : 'b')]
  },
})

const boxScenes = [
  { what: 'heights', unit: 'inches', many: 'sunflowers', is: 'at', low: 40, step: 4, title: 'Height (inches)' },
  {
    what: 'waiting times',
    unit: 'minutes',
    many: 'callers',
    is: 'at',
    low: 4,
    step: 2,
    title: 'Waiting time (minutes)',
  },
  { what: 'ages', unit: 'years', many: 'members', is: 'at', low: 16, step: 4, title: 'Age (years)' },
] as const
const boxScene = (k: number) => boxScenes[k] as (typeof boxScenes)[number]

type Cut = Readonly<{ five: readonly number[]; at: number; up: boolean; what: string }>

const sceneOf = (what: string) => boxScenes.find((s) => s.what === what) ?? boxScenes[0]

const share = ({ at, up }: Pick<Cut, 'at' | 'up'>): number => (up ? 100 - 25 * at : 25 * at)

const says = (what: string, percent: number, up: boolean, limit: number): string => {
  const s = sceneOf(what)
  return `At least ${percent}% of the ${s.what} are ${up ? 'at least' : 'at most'} ${limit} ${s.unit}`
}

const QUARTILES = ['lower quartile', 'median', 'upper quartile']

const must = template({
  id: 'sat-math/box-plot-must-be-true',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const k = int(rng, 0, 2)
        const s = boxScene(k)
        const five = sample(rng, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5)
          .sort((a, b) => a - b)
          .map((i) => s.low + (i * s.step) / 2)
        return { k, n: int(rng, 11, 30) * 4, five, at: int(rng, 1, 3), up: int(rng, 0, 1) === 1 }
      },
      ({ five: [a = 0, b = 0, c = 0, d = 0, e = 0] }) =>
        d - c !== c - b && new Set([b - a, c - b, d - c, e - d]).size > 2,
    ),
  frames: [
    {
      id: 'single',
      kind: 'graph',
      items: 6,
      stem: ({ k, n, five }) => {
        const s = boxScene(k)
        return `<p>The box plot summarizes the ${s.what}, in ${s.unit}, of ${n} ${s.many}.</p>${boxes(k, five)}<p>Based on the box plot, which statement must be true?</p>`
      },
    },
    {
      id: 'report',
      kind: 'graph',
      items: 4,
      stem: ({ k, n, five }, rng) => {
        const s = boxScene(k)
        return `<p>${person(rng)} drew this box plot of the ${s.what}, in ${s.unit}, of ${n} ${s.many}.</p>${boxes(k, five)}<p>Which of the following must be true?</p>`
      },
    },
  ],
  given: ({ k, five, at, up }) => ({
    five,
    at: QUARTILES[at - 1] as string,
    up,
    what: boxScene(k).what,
  }),
  answer: ({ k, five, at, up }) => text(says(boxScene(k).what, share({ at, up }), up, five[at] as number)),
  traps: [
    {
      misconception: 'sm-longer-part-has-more-values',
      classic: true,
      rule: ({ five: [, a = 0, b = 0, c = 0], what }) =>
        text(
          c - b > b - a
            ? `More ${sceneOf(what).what} are from ${b} to ${c} ${sceneOf(what).unit} than from ${a} to ${b} ${sceneOf(what).unit}`
            : `More ${sceneOf(what).what} are from ${a} to ${b} ${sceneOf(what).unit} than from ${b} to ${c} ${sceneOf(what).unit}`,
        ),
      why: () =>
        'takes a longer part of the box for more values; each of the four parts holds about a quarter of them.',
    },
    {
      misconception: 'sm-median-line-as-the-mean',
      rule: ({ five, what }) => text(`The mean of the ${sceneOf(what).what} is ${five[2]} ${sceneOf(what).unit}`),
      why: ({ five }) =>
        `takes the line at ${five[2]} for the mean; it is the median, and the mean may be another number.`,
    },
    {
      misconception: 'sm-reads-the-wrong-quartile',
      rule: ({ five, at, up, what }) => {
        const place = QUARTILES.indexOf(at) + 1
        const wrong = up ? place + 1 : place - 1
        return text(says(what, share({ at: place, up }), up, five[wrong] as number))
      },
      says: ({ five, at, up }) =>
        `I took ${five[up ? at + 1 : at - 1]} for the ${QUARTILES[at - 1]}, one line of the box plot too far to the ${up ? 'right' : 'left'}.`,
      why: ({ five, at, up }) => {
        const sure = share({ at, up }) - 25
        const limit = five[up ? at + 1 : at - 1]
        return `takes the line at ${limit}, one too far to the ${up ? 'right' : 'left'}: ${
          sure === 0
            ? `${limit} is the ${up ? 'greatest' : 'least'} value, and perhaps only one value is ${limit}.`
            : `only about ${sure}% must be ${up ? 'at least' : 'at most'} ${limit}.`
        }`
      },
    },
    {
      misconception: 'sm-median-line-as-the-mean',
      rule: ({ five, what }) =>
        text(
          `More ${sceneOf(what).what} are exactly ${five[2]} ${sceneOf(what).unit} than any other number of ${sceneOf(what).unit}`,
        ),
      says: () => 'I took the line in the box for the most frequent value.',
      why: ({ five }) =>
        `takes ${five[2]} for the most frequent value; a box plot does not show how often single values occur.`,
    },
  ],
  explain: ({ k, n, five, at, up }) => ({
    figure: boxes(k, five, up ? [at, 4] : [0, at]),
    plan: 'The five lines of a box plot cut the ordered values into four parts with about a quarter of the values each. What follows from that must be true; everything else only could be.',
    steps: [
      {
        do: `The lines stand at ${list(five.map(String))}: the least value, the lower quartile, the median, the upper quartile, and the greatest value.`,
        why: 'Read them off from left to right.',
      },
      {
        do: `The ${QUARTILES[at - 1]} is ${five[at]}. ${up ? 'From there on to the right' : 'Up to there'} ${(up ? 4 - at : at) === 1 ? 'lies' : 'lie'} ${up ? 4 - at : at} of the 4 parts.`,
        why: 'Each part holds a quarter of the values, 25%.',
      },
      {
        do: `$${up ? 4 - at : at} \\cdot 25\\% = ${share({ at, up })}\\%$. ${says(boxScene(k).what, share({ at, up }), up, five[at] as number)}.`,
        why: `With ${n} values, just $${n} \\div 4 = ${n / 4}$ stand in each part. Values equal to ${five[at]} that are counted in another part come on top, so it is at least this share.`,
      },
    ],
    faster: `Strike first what a box plot does not show: a mean, how often single values occur, and more values in one part than in another. Of the statements with a percent, count the parts: ${up ? 'from' : 'up to'} ${five[at]} there ${(up ? 4 - at : at) === 1 ? 'is 1 part' : `are ${up ? 4 - at : at} parts`} of 25%, which makes ${share({ at, up })}%.`,
    check: `Of the ${n} ${boxScene(k).many}, each part holds $${n} \\div 4 = ${n / 4}$. ${up ? 'From' : 'Up to'} ${five[at]} that makes $${up ? 4 - at : at} \\cdot ${n / 4} = ${((up ? 4 - at : at) * n) / 4}$, and $\\frac{${((up ? 4 - at : at) * n) / 4}}{${n}} = ${share({ at, up })}\\%$.`,
  }),
  // A list of values with these quartiles is counted.
  check: ({ five, at, up, what }) => {
    const place = QUARTILES.indexOf(at) + 1
    const values = [0, 1, 2, 3].flatMap((i) => [five[i] ?? 0, ((five[i] ?? 0) + (five[i + 1] ?? 0)) / 2])
    const limit = five[place] ?? 0
    const held = values.filter((v) => (up ? v >= limit : v < limit)).length / values.length
    return text(says(what, 100 * held, up, limit))
  },
})

/** The box plot; the parts between two of its lines are shaded where they are named. */
function boxes(k: number, five: readonly number[], parts?: readonly [from: number, to: number]): string {
  const s = boxScene(k)
  const shaded = parts
    ? five.slice(...parts).map((from, i) => ({ from, to: five[parts[0] + i + 1] ?? from, label: '25%' }))
    : []
  const told = parts
    ? ` ${parts[1] - parts[0] === 1 ? 'The' : 'Each'} part from ${five[parts[0]]} to ${five[parts[1]]} is shaded and labeled 25%.`
    : ''
  return boxPlot({
    alt: `A box plot: ${five.join(', ')} (least value, lower quartile, median, upper quartile, greatest value). Axis: ${s.title}.${told}`,
    from: s.low - s.step,
    to: s.low + 7 * s.step,
    step: s.step,
    title: s.title,
    boxes: [{ five: five as unknown as Five }],
    marks: shaded,
  })
}

export const templates: readonly Template[] = [compare, must]

import { boxPlot, type ChartMark, type Five, type Html, int, person, template, text, until } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { drawBox, skill, words } from './spread.ts'

type Pair = { a: Five; b: Five }
const claims = ({ a, b }: Pair) => [
  {
    says: `The median of group A is ${a[2] > b[2] ? 'greater' : 'less'} than that of group B`,
    not: `The median of group A is ${a[2] > b[2] ? 'less' : 'greater'} than that of group B`,
  },
  {
    says: `The middle half of group ${a[3] - a[1] > b[3] - b[1] ? 'A' : 'B'} is more spread out`,
    not: `The middle half of group ${a[3] - a[1] > b[3] - b[1] ? 'B' : 'A'} is more spread out`,
  },
  {
    says: `The range of group ${a[4] - a[0] > b[4] - b[0] ? 'A' : 'B'} is greater`,
    not: `The range of group ${a[4] - a[0] > b[4] - b[0] ? 'B' : 'A'} is greater`,
  },
  {
    says: `Group ${a[4] > b[4] ? 'A' : 'B'} has the greatest value of all`,
    not: `Group ${a[4] > b[4] ? 'B' : 'A'} has the greatest value of all`,
  },
]

const twoBoxes = ({ a, b }: Pair, more = '', marks?: readonly ChartMark[]): Html =>
  boxPlot({
    alt: `Two box plots. Group A: ${words(a)}. Group B: ${words(b)}.${more}`,
    from: 0,
    to: 20,
    step: 1,
    title: 'Hours',
    boxes: [
      { five: a, label: 'Group A' },
      { five: b, label: 'Group B' },
    ],
    ...(marks ? { marks } : {}),
  })

/** Both box plots, with what the true statement speaks of marked in each. */
function compared({ a, b }: Pair, which: number): Html {
  const what = ['median', 'box', 'range', 'greatest'][which] as string
  const mark = (f: Five, row: number): ChartMark => {
    const name = row === 0 ? 'A' : 'B'
    if (which === 1) return { from: f[1], to: f[3], row, label: `${name}: ${what} ${f[3] - f[1]}` }
    if (which === 2) return { from: f[0], to: f[4], row, label: `${name}: ${what} ${f[4] - f[0]}` }
    return { at: which === 0 ? f[2] : f[4], row, label: `${name}: ${what} ${which === 0 ? f[2] : f[4]}` }
  }
  const marks = [mark(a, 0), mark(b, 1)]
  return twoBoxes({ a, b }, ` Marked: ${marks.map((m) => m.label).join(', ')}.`, marks)
}

/** How much more A has than B of what a statement compares: median, box, range, greatest value. */
const gap = (a: Five, b: Five, which: number): number =>
  [a[2] - b[2], a[3] - a[1] - b[3] + b[1], a[4] - a[0] - b[4] + b[0], a[4] - b[4]][which] ?? 0

const compare = template({
  id: 'algebra-1/box-plots-compare',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: drawBox(rng).five, b: drawBox(rng).five, which: int(rng, 0, 3) }),
      ({ a, b }) => a[2] !== b[2] && a[3] - a[1] !== b[3] - b[1] && a[4] - a[0] !== b[4] - b[0] && a[4] !== b[4],
    ),
  frames: [
    {
      id: 'true',
      kind: 'figure',
      items: 8,
      stem: ({ a, b }, rng) =>
        `<p>${person(rng)} asked two groups how many hours of sport they do in a month.</p>${twoBoxes({ a, b })}<p>Which statement is true?</p>`,
    },
  ],
  given: (p) => ({ a: p.a, b: p.b, offered: claims(p).map(({ says, not }, i) => (i === p.which ? says : not)) }),
  answer: (p) => text((claims(p)[p.which] as { says: string }).says),
  traps: [
    {
      misconception: 'a1-stat-compares-the-wrong-line',
      unlessRight: true,
      says: () => 'I compared the medians of the two groups the wrong way around.',
      rule: ({ offered }) => text(offered[0] as string),
      why: () => 'compares the medians the wrong way around: the median is the line in the box.',
    },
    {
      misconception: 'a1-stat-compares-the-wrong-box',
      unlessRight: true,
      rule: ({ offered }) => text(offered[1] as string),
      why: () => 'compares the boxes the wrong way around: the longer box is more spread out.',
    },
    {
      misconception: 'a1-stat-gives-the-box',
      unlessRight: true,
      says: () => 'I compared the ranges the wrong way around.',
      rule: ({ offered }) => text(offered[2] as string),
      why: () => 'compares the ranges the wrong way around: the range goes from whisker to whisker.',
    },
    {
      misconception: 'a1-stat-compares-the-wrong-end',
      unlessRight: true,
      says: () => 'I compared the right ends of the whiskers the wrong way around.',
      rule: ({ offered }) => text(offered[3] as string),
      why: () => 'compares the right ends of the whiskers the wrong way around.',
    },
  ],
  explain: ({ a, b, which }) => ({
    figure: compared({ a, b }, which),
    plan: 'Each statement speaks of one mark or one length of the box plots: read that for both groups, then test the statements one by one.',
    steps: [
      {
        do: `Medians, the lines in the boxes: A $${a[2]}$, B $${b[2]}$.`,
        why: 'The line in the box marks the middle of the data.',
      },
      {
        do: `Boxes: A $${a[3]} - ${a[1]} = ${a[3] - a[1]}$, B $${b[3]} - ${b[1]} = ${b[3] - b[1]}$.`,
        why: 'The length of the box tells how spread out the middle half is.',
      },
      {
        do: `Whiskers: A from $${a[0]}$ to $${a[4]}$, range $${a[4]} - ${a[0]} = ${a[4] - a[0]}$; B from $${b[0]}$ to $${b[4]}$, range $${b[4]} - ${b[0]} = ${b[4] - b[0]}$.`,
        why: 'They end at the least and the greatest value.',
      },
      {
        do: `The statement that fits these numbers: ${(claims({ a, b })[which] as { says: string }).says}.`,
        why: 'The other statements have the comparison the wrong way around.',
      },
    ],
    ...(Math.abs(gap(a, b, which)) > 1
      ? {
          faster: `No subtraction is needed, and each statement takes one look at the figure: ${
            [
              `the line in the box of A lies farther to the ${gap(a, b, which) > 0 ? 'right' : 'left'}`,
              `the box of ${gap(a, b, which) > 0 ? 'A' : 'B'} is the longer one`,
              `the plot of ${gap(a, b, which) > 0 ? 'A' : 'B'} is the longer one from end to end`,
              `the right whisker of ${gap(a, b, which) > 0 ? 'A' : 'B'} reaches farther`,
            ][which]
          }. So this statement is true, and the others need no test.`,
        }
      : {}),
    check: [
      `In the figure the line in the box of A stands $${Math.abs(a[2] - b[2])}$ to the ${a[2] > b[2] ? 'right' : 'left'} of that of B.`,
      `Laid over each other, the box of ${a[3] - a[1] > b[3] - b[1] ? 'A' : 'B'} is longer by $${Math.abs(a[3] - a[1] - b[3] + b[1])}$.`,
      `Laid over each other, the whole plot of ${a[4] - a[0] > b[4] - b[0] ? 'A' : 'B'} is longer by $${Math.abs(a[4] - a[0] - b[4] + b[0])}$.`,
      `In the figure the right whisker of ${a[4] > b[4] ? 'A' : 'B'} reaches $${Math.abs(a[4] - b[4])}$ further.`,
    ][which] as string,
  }),
  // Tests every statement on the five marks of each box plot.
  check: ({ a, b, offered }) => {
    const measure = ([least, q1, median, q3, most]: Five, statement: string): number =>
      /median/.test(statement)
        ? median
        : /half/.test(statement)
          ? q3 - q1
          : /range/.test(statement)
            ? most - least
            : most
    const isSo = (statement: string): boolean => {
      const difference = measure(a, statement) - measure(b, statement)
      const winner = /group (\w)/i.exec(statement)?.[1]
      return /less/.test(statement) || winner === 'B' ? difference < 0 : difference > 0
    }
    return text(onlyOne(offered, isSo))
  },
})

export const templates = [compare]

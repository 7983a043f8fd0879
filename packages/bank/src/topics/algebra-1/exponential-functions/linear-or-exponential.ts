import { int, namedBy, person, table, template, text, until } from '#kit'
import { onlyOne } from '../read-tex.ts'

const skill = 'a1-linear-versus-exponential'

type Seq = { a: number; d: number; r: number; lin: boolean }

const values = ({ a, d, r, lin }: Seq): number[] => [0, 1, 2, 3].map((i) => (lin ? a + i * d : a * r ** i))

const says = (lin: boolean, k: number) =>
  text(lin ? `Linear: $y$ grows by $${k}$ in each step` : `Exponential: $y$ is multiplied by $${k}$ in each step`)

/** Kind of growth, with difference and factor of the first step. */
const kind = ([a = 1, b = 0, c = 0]: readonly number[]) => ({ lin: c - b === b - a, d: b - a, r: b / a })

const type = template({
  id: 'algebra-1/linear-or-exponential-table',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Seq => {
        const a = int(rng, 2, 6)
        const r = int(rng, 2, 4)
        return { a, r, d: a * (r - 1), lin: int(rng, 0, 1) === 1 }
      },
      ({ d, r }) => d !== r,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 8,
      stem: (s) =>
        `<p>Look at the table.</p>${table(
          ['$x$', '$y$'],
          values(s).map((v, i) => [i, v]),
        )}<p>Which kind of growth is this?</p>`,
    },
  ],
  given: (s) => ({ ys: values(s) }),
  answer: ({ lin, d, r }) => says(lin, lin ? d : r),
  traps: [
    {
      misconception: 'a1-expo-judges-by-the-first-step',
      says: ({ a, d, r, lin }) =>
        `I judged by the first step only, from $${a}$ to $${a + d}$, and took it for ${lin ? `a multiplication by $${r}$` : `an addition of $${d}$`}.`,
      classic: true,
      rule: ({ ys }) => {
        const k = kind(ys)
        return says(!k.lin, k.lin ? k.r : k.d)
      },
      why: () => 'fits the first step only; test the next one.',
    },
    {
      misconception: 'a1-expo-confuses-factor-and-difference',
      says: ({ lin }) =>
        lin
          ? 'I saw that the growth is linear, but gave the factor of the first step for the amount that is added.'
          : 'I saw that the growth is exponential, but gave the difference of the first step for the factor.',
      rule: ({ ys }) => {
        const k = kind(ys)
        return says(k.lin, k.lin ? k.r : k.d)
      },
      why: () => 'names the right kind of growth with the wrong number.',
    },
    {
      misconception: 'a1-expo-mixes-up-kind-and-number',
      rule: ({ ys }) => {
        const k = kind(ys)
        return says(!k.lin, k.lin ? k.d : k.r)
      },
      why: () => 'has the right number with the wrong kind of growth.',
    },
  ],
  explain: (s) => {
    const [p = 0, q = 0, r = 0, t = 0] = values(s)
    return {
      plan: 'Compare the steps from row to row: equal differences mean linear growth, equal quotients mean exponential growth.',
      steps: [
        {
          do: `The differences are $${q} - ${p} = ${q - p}$, $${r} - ${q} = ${r - q}$ and $${t} - ${r} = ${t - r}$.`,
          why: 'From row to row $x$ always grows by $1$.',
        },
        s.lin
          ? { do: `All differences are equal, so the growth is linear.`, why: 'The same amount is added in each step.' }
          : {
              do: `They are not equal, so look at the quotients: $${q} \\div ${p} = ${s.r}$, $${r} \\div ${q} = ${s.r}$ and $${t} \\div ${r} = ${s.r}$.`,
              why: 'If nothing equal is added, there may be an equal factor.',
            },
        {
          do: `${says(s.lin, s.lin ? s.d : s.r).html}.`,
          why: 'It holds in every step, not only in the first.',
        },
      ],
      check: `From the first row to the last: $${s.lin ? `${p} + 3 \\cdot ${s.d}` : `${p} \\cdot ${s.r}^3`} = ${t}$.`,
    }
  },
  check: ({ ys }) => {
    const [p = 0, q = 0, r = 0] = ys
    return q - p === r - q ? says(true, q - p) : says(false, q / p)
  },
})

const OFFERS = [
  'adds 5 songs to a playlist every day',
  'saves the same amount every month',
  'drives at a steady speed',
  'fills a tub with the same flow of water',
  'pays 12 dollars for every ticket',
]

const GROWTHS = [
  'tells a secret to two people, each of whom tells two more the next day, and so on',
  'has money in an account that earns 4% interest a year',
  'watches a culture of cells that doubles every hour',
  'owns a phone that loses 20% of its value every year',
  'folds paper so that its thickness doubles with each fold',
]

/** Each of these, and then of those, followed for three steps with numbers. */
const FOLLOWED = [
  '5, 10, 15 songs more. Each day adds the same',
  'with 20 dollars a month it is 20, 40, 60 dollars. Each month adds the same',
  'at 50 miles an hour it is 50, 100, 150 miles. Each hour adds the same',
  'with 8 liters a minute it is 8, 16, 24 liters. Each minute adds the same',
  '12, 24, 36 dollars. Each ticket adds the same',
  '2, 4, 8 people are told. Each day brings twice as many as the day before',
  'from 100 dollars it becomes 104, 108.16, and 112.49 dollars. Each year adds more than the year before',
  'from 1 cell it becomes 2, 4, 8 cells. Each hour adds more than the hour before',
  'from 500 dollars it becomes 400, 320, and 256 dollars. Each year takes less away than the year before',
  'from 1 layer it becomes 2, 4, 8 layers. Each fold adds more than the fold before',
]

/** Whether the words tell of a factor (a percentage, doubling, everyone telling more people) and not of a fixed amount. */
const multiplies = (s: string): boolean => /%|doubl|halv|twice|each of whom/.test(s)

const TAKEN = [
  'a1-expo-takes-steady-for-exponential',
  'a1-expo-takes-a-rate-for-a-factor',
  'a1-expo-takes-doubling-for-linear',
  'a1-expo-takes-percent-for-linear',
]
/** By what the words tell of: an amount added or an amount for each, a factor in words or as a percentage. */
const takenAs = (s: string): string =>
  TAKEN[multiplies(s) ? (s.includes('%') ? 3 : 2) : /speed|flow|for every/.test(s) ? 1 : 0] as string

type Listed = Readonly<{ shown: readonly string[]; expo: boolean }>

const situation = template({
  id: 'algebra-1/linear-or-exponential-situation',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => {
    const expo = int(rng, 0, 1) === 1
    const pickThree = (n: number) =>
      until(
        () => [int(rng, 0, n), int(rng, 0, n), int(rng, 0, n)],
        (l) => new Set(l).size === 3,
      )
    return { expo, one: int(rng, 0, 4), three: pickThree(4), place: int(rng, 0, 3) }
  },
  frames: [
    {
      id: 'list',
      kind: 'table',
      items: 7,
      stem: (p, rng) =>
        `<p>${person(rng)} collects descriptions of how things change.</p>${table(
          ['Case', 'Someone …'],
          lines(p).map((s, i) => ['PQRS'[i] as string, s]),
        )}<p>In which case is the change ${p.expo ? 'exponential' : 'linear'}?</p>`,
    },
  ],
  given: (p) => ({ shown: lines(p), expo: p.expo }),
  answer: ({ place }) => text(`Case ${'PQRS'[place]}`),
  traps: [0, 1, 2, 3].flatMap((k) =>
    namedBy(TAKEN, ({ shown }: Listed) => takenAs(shown[k] ?? ''), {
      unlessRight: true,
      rule: () => text(`Case ${'PQRS'[k]}`),
      why: ({ expo }: { expo: boolean }) =>
        expo
          ? 'changes by the same amount in each step, which is linear.'
          : 'changes by the same factor in each step, which is exponential.',
      says: ({ expo }: { expo: boolean }) =>
        expo
          ? `I took Case ${'PQRS'[k]} for exponential, where the same amount is added in each step.`
          : `I took Case ${'PQRS'[k]} for linear, where there is the same factor in each step.`,
    }),
  ),
  explain: (p) => ({
    plan: 'Ask of each case what happens in equal times: is the same amount added, or is it multiplied by the same number?',
    steps: [
      {
        do: p.expo
          ? 'Exponential change multiplies by the same factor in equal times: doubling, or a fixed percentage.'
          : 'Linear change adds the same amount in equal times.',
        why: p.expo
          ? 'A percentage is taken of an amount that has changed already.'
          : 'A fixed amount does not depend on how much is there.',
      },
      {
        do: p.expo
          ? 'In three of the cases a fixed amount comes with every day, month, hour, minute or ticket.'
          : 'In three of the cases there is a factor: a percentage, a doubling, or everyone telling more people.',
        why: `So these three are ${p.expo ? 'linear' : 'exponential'}.`,
      },
      {
        do: `The case that is left is ${'PQRS'[p.place]}: someone ${lines(p)[p.place]}.`,
        why: p.expo
          ? 'Here the change grows or shrinks with what is there.'
          : 'Here the change is the same every time.',
      },
    ],
    check: `Follow three steps of Case ${'PQRS'[p.place]} with numbers: ${FOLLOWED[[...OFFERS, ...GROWTHS].indexOf(lines(p)[p.place] as string)]}.`,
  }),
  check: ({ shown, expo }) => text(`Case ${'PQRS'[shown.indexOf(onlyOne(shown, (s) => multiplies(s) === expo))]}`),
})

type Case = { expo: boolean; one: number; three: number[]; place: number }

function lines({ expo, one, three, place }: Case): string[] {
  const others = three.map((i) => (expo ? OFFERS : GROWTHS)[i] as string)
  return [...others.slice(0, place), (expo ? GROWTHS : OFFERS)[one] as string, ...others.slice(place)]
}

export const templates = [type, situation]

import {
  add,
  dec,
  div,
  frac,
  int,
  list,
  mul,
  nearly,
  num,
  pick,
  type Template,
  template,
  text,
  toDecimalText,
  until,
} from '#kit'

const CLAIMS = {
  shift: text('The mean is greater, and the standard deviation is the same'),
  scale: text('The mean is greater, and the standard deviation is greater'),
  spread: text('The mean is the same, and the standard deviation is greater'),
  drop: text('The mean is less, and the standard deviation is less'),
} as const

type Change = keyof typeof CLAIMS

const CHANGES = ['shift', 'scale', 'spread', 'drop'] as const

type Data = Readonly<{ values: readonly number[]; change: Change; c: number }>

/** The list after the change. */
function changed({ values, change, c }: Data): readonly number[] {
  if (change === 'shift') return values.map((x) => x + c)
  if (change === 'scale') return values.map((x) => x * c)
  if (change === 'drop') return values.slice(0, -1)
  return values.map((x, i) => (i === 0 ? x - c : i === values.length - 1 ? x + c : x))
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length
const spreadOf = (xs: readonly number[]): number => mean(xs.map((x) => (x - mean(xs)) ** 2))

/** What is said instead when only a part of the change is seen. */
const SEEN: Readonly<Record<Change, readonly [Change, Change, Change]>> = {
  shift: ['scale', 'spread', 'drop'],
  scale: ['shift', 'spread', 'drop'],
  spread: ['scale', 'shift', 'drop'],
  drop: ['spread', 'scale', 'shift'],
}

const said: Readonly<Record<Change, string>> = {
  shift: 'would hold if every value were moved up by the same amount.',
  scale: 'would hold if every value were multiplied by the same number above 1.',
  spread: 'would hold if two values moved away from the middle by the same amount in opposite directions.',
  drop: 'would hold if a value far above the others were taken out.',
}

const thought: Readonly<Record<Change, string>> = {
  shift: 'I thought that the mean goes up and that the distances from it stay as they are.',
  scale: 'I thought that the mean goes up and that the distances from it grow as well.',
  spread: 'I thought that the mean stays and that the distances from it grow.',
  drop: 'I thought that the mean goes down and that the distances from it become smaller.',
}

/** What only one of the four statements says, where one such thing is enough. */
const SHORTER: Readonly<Record<Change, string>> = {
  shift:
    'Adding the same to all values changes no gap between them, so the standard deviation is the same. Only one statement says so.',
  scale:
    'It is like a change of unit, from feet to half feet: every number doubles, and so do the mean and all the distances from it.',
  spread: 'The sum of the values stays, so the mean is the same. Only one statement says so.',
  drop: 'Taking out the greatest value lowers the mean. Only one statement says that the mean is less.',
}

/** With two places, and “about” only where they are not all there are. */
const about = (x: number): string => {
  const shown = nearly(x, 2)
  return shown.startsWith('= ') ? shown.slice(2) : `about ${x.toFixed(2)}`
}

const effect = template({
  id: 'sat-math/changed-data-mean-and-spread',
  skill: 'sm-one-variable-data',
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const start = int(rng, 21, 60)
        const values = [start]
        while (values.length < 7) values.push((values.at(-1) ?? start) + int(rng, 1, 5))
        const change = pick(rng, CHANGES)
        return {
          values: change === 'drop' ? [...values, start + 60] : values,
          change,
          c: change === 'scale' ? 2 : int(rng, 3, 9),
        }
      },
      ({ values }) => new Set(values).size === values.length,
    ),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 8,
      stem: ({ values, change, c }) => {
        const how = {
          shift: `${c} is added to each value`,
          scale: `each value is multiplied by ${c}`,
          spread: `the least value is decreased by ${c} and the greatest value is increased by ${c}`,
          drop: 'the greatest value is removed',
        }[change]
        return `Data set A consists of the values ${list(values.map(String))}. To make data set B, ${how}. Which statement about data set B, compared with data set A, is true?`
      },
    },
    {
      id: 'scores',
      kind: 'words',
      items: 8,
      stem: ({ values, change, c }) => {
        const how = {
          shift: `each of them got ${c} points more`,
          scale: `all scores were multiplied by ${c}`,
          spread: `the player with the lowest score lost ${c} points and the player with the highest score won ${c} points`,
          drop: 'the score of the best player was taken out of the list',
        }[change]
        return `The players of a team had the scores ${list(values.map(String))}. Then ${how}. How do the mean and the standard deviation of the new list compare with those of the old list?`
      },
    },
  ],
  given: ({ values, change, c }) => ({ values, change, c: change === 'drop' ? 1 : c }),
  answer: ({ change }) => CLAIMS[change],
  traps: [
    {
      misconception: 'sm-thinks-spread-follows-the-mean',
      rule: ({ change }) => CLAIMS[SEEN[change][0]],
      says: ({ change }) => thought[SEEN[change][0]],
      why: ({ change }) => said[SEEN[change][0]],
    },
    {
      misconception: 'sm-judges-center-and-spread-by-one-value',
      rule: ({ change }) => CLAIMS[SEEN[change][1]],
      says: ({ change }) => thought[SEEN[change][1]],
      why: ({ change }) => said[SEEN[change][1]],
    },
    {
      misconception: 'sm-turns-the-change-around',
      rule: ({ change }) => CLAIMS[SEEN[change][2]],
      says: ({ change }) => thought[SEEN[change][2]],
      why: ({ change }) => said[SEEN[change][2]],
    },
  ],
  explain: ({ values, change, c }) => {
    const measured = (f: (xs: readonly number[]) => number): string =>
      `from ${about(f(values))} to ${about(f(changed({ values, change, c })))}`
    const steps = {
      shift: [
        {
          do: `Every value goes up by ${c}, so the mean goes up by ${c}.`,
          why: 'The sum grows by the same amount for each value.',
        },
        { do: 'The distances from the mean stay as they were.', why: 'Values and mean move together.' },
      ],
      scale: [
        {
          do: `Every value is multiplied by ${c}, so the mean is multiplied by ${c}.`,
          why: 'The sum is multiplied as well.',
        },
        { do: `The distances from the mean are multiplied by ${c}, too.`, why: 'The gaps between the values grow.' },
      ],
      spread: [
        {
          do: `The sum changes by $-${c} + ${c} = 0$, so the mean stays.`,
          why: 'One value loses what the other gains.',
        },
        { do: 'Both ends move away from the mean.', why: 'All other distances stay as they were.' },
      ],
      drop: [
        {
          do: 'The value that is taken out lies above the mean, so the mean goes down.',
          why: 'It pulled the mean up.',
        },
        {
          do: 'It lies far from the other values, so without it the distances from the mean are smaller.',
          why: 'The rest lies close together.',
        },
      ],
    }[change]
    return {
      plan: 'Do not compute. Ask first what happens to the sum of the values, then what happens to their distances from the mean.',
      steps: [
        ...steps,
        { do: `${CLAIMS[change].html}.`, why: 'The standard deviation measures distance from the mean.' },
      ],
      faster: SHORTER[change],
      check: `A calculator shows it: the mean goes ${measured(mean)}, and the standard deviation ${measured((xs) => Math.sqrt(spreadOf(xs)))}.`,
    }
  },
  check: (g) => {
    const [old, now] = [g.values, changed(g)]
    const [up, wide] = [
      Math.sign(Math.round(1e6 * (mean(now) - mean(old)))),
      Math.sign(Math.round(1e6 * (spreadOf(now) - spreadOf(old)))),
    ]
    return up < 0 ? CLAIMS.drop : up === 0 ? CLAIMS.spread : wide === 0 ? CLAIMS.shift : CLAIMS.scale
  },
})

type Percents = Readonly<{ p: number; q: number }>

const part = (x: number) => frac(x, 100)

const chain = template({
  id: 'sat-math/percent-in-terms-of-constants',
  skill: 'sm-percentages',
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 18) * 10, q: int(rng, 2, 14) * 5 }),
      ({ p, q }) => p > q && q !== 50 && p !== 100,
    ),
  frames: [
    {
      id: 'terms',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, q }) =>
        `The positive number $x$ is ${p}% greater than $y$, and $y$ is ${q}% less than $z$. If $x = kz$, what is the value of the constant $k$?`,
    },
    {
      id: 'views',
      kind: 'words',
      items: 7,
      stem: ({ p, q }) =>
        `The number of views of a video channel in June was ${p}% greater than the number in May, and the number in May was ${q}% less than the number in April. The number of views in June was $k$ times the number in April. What is the value of $k$?`,
    },
  ],
  given: ({ p, q }) => ({ p, q }),
  answer: ({ p, q }) => asDecimal(mul(part(100 + p), part(100 - q))),
  traps: [
    {
      misconception: 'sm-adds-percents-of-different-wholes',
      classic: true,
      operation: 'percents-added',
      operands: ({ p, q }) => [p, -q],
      after: (x) => div(add(100, x), 100),
      rule: ({ p, q }: Percents) => asDecimal(part(100 + p - q)),
      says: ({ p, q }) => `I added ${p}% and subtracted ${q}%, as if both were percents of the same number.`,
      why: ({ p, q }) => `comes from $${p}\\% - ${q}\\%$, but the percents belong to different wholes.`,
    },
    {
      misconception: 'sm-percent-greater-as-percent-of',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x, { q }) => mul(x, frac(100 - q, 10000)),
      rule: ({ p, q }: Percents) => asDecimal(mul(part(p), part(100 - q))),
      why: ({ p }) => `takes ${p}% greater for ${p}% of it.`,
    },
    {
      misconception: 'sm-takes-the-other-part',
      operation: 'wrong-number-used',
      operands: ({ q }) => [q],
      after: (x, { p }) => mul(x, frac(100 + p, 10000)),
      rule: ({ p, q }: Percents) => asDecimal(mul(part(100 + p), part(q))),
      says: () => 'I used the percent that is taken off instead of what is left.',
      why: ({ q }) => `uses ${q}% instead of ${100 - q}%.`,
    },
    {
      misconception: 'sm-takes-a-change-in-the-wrong-direction',
      operation: 'added-instead-of-subtracted',
      operands: ({ q }) => [100, q],
      after: (x, { p }) => mul(x, frac(100 + p, 10000)),
      rule: ({ p, q }: Percents) => asDecimal(mul(part(100 + p), part(100 + q))),
      says: () => 'I made both changes increases.',
      why: ({ q }) => `makes the second change an increase of ${q}%, too.`,
    },
  ],
  explain: ({ p, q }, frame) => ({
    plan: 'Turn each percent into a factor of the value that it refers to, then multiply the factors.',
    steps: [
      {
        do: `${frame === 'views' ? 'The number in June' : '$x$'} is $${toDecimalText(part(100 + p))}$ times ${frame === 'views' ? 'the number in May' : '$y$'}.`,
        why: `$100\\% + ${p}\\% = ${100 + p}\\%$.`,
      },
      {
        do: `${frame === 'views' ? 'The number in May' : '$y$'} is $${toDecimalText(part(100 - q))}$ times ${frame === 'views' ? 'the number in April' : '$z$'}.`,
        why: `$100\\% - ${q}\\% = ${100 - q}\\%$.`,
      },
      {
        do: `$k = ${toDecimalText(part(100 + p))} \\cdot ${toDecimalText(part(100 - q))} = ${toDecimalText(mul(part(100 + p), part(100 - q)))}$`,
        why: 'Changes that follow each other are multiplied.',
      },
    ],
    check: `Take 100 for ${frame === 'views' ? 'April: May' : '$z$: then $y$'} is ${100 - q}, and ${frame === 'views' ? 'June' : '$x$'} is $${toDecimalText(mul(100 + p, part(100 - q)))}$.`,
    faster: `In one line on a calculator: $(1 + ${p / 100}) \\cdot (1 - ${q / 100}) = ${toDecimalText(mul(part(100 + p), part(100 - q)))}$.`,
  }),
  check: ({ p, q }) => {
    const y = 100 - q
    return asDecimal(dec(String(Math.round(y * 100 + y * p) / 10000)))
  },
})

function asDecimal(x: Parameters<typeof toDecimalText>[0]) {
  return { ...num(x), html: `$${toDecimalText(x)}$` }
}

export const templates: readonly Template[] = [effect, chain]

import {
  curve,
  div,
  frac,
  group,
  int,
  type Layer,
  list,
  mul,
  note,
  num,
  percent,
  person,
  pick,
  plane,
  segment,
  shadeUnder,
  type Template,
  template,
  toDecimalText,
  toTex,
  until,
} from '#kit'
import { type Band, BELOW, fromTheRule, RULE, share } from './bell-rule.ts'

export const normal = { skill: 'a2-normal-distribution', calculator: true, response: 'choice' } as const

type Z = Readonly<{ mu: number; s: number; z: number }>

const score = template({
  ...normal,
  id: 'algebra-2/z-score',
  difficulty: 'Low',
  b: -0.5,
  seconds: 55,
  balance: 'place',
  draw: (rng): Z => ({
    mu: int(rng, 50, 180),
    s: pick(rng, [4, 6, 8, 10, 12]),
    z: pick(rng, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ mu, s, z }) =>
        `A normal distribution has a mean of ${mu} and a standard deviation of ${s}. What is the z-score of the value ${mu + (z * s) / 2}?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ mu, s, z }, rng) =>
        `The heights of the plants in a greenhouse have a mean of ${mu} centimeters and a standard deviation of ${s} centimeters. One of ${person(rng)}’s plants is ${mu + (z * s) / 2} centimeters tall. What is its z-score?`,
    },
  ],
  given: ({ mu, s, z }) => ({ mu, s, x: mu + (z * s) / 2 }),
  answer: ({ z }) => num(frac(z, 2)),
  traps: [
    {
      misconception: 'a2-prob-loses-the-sign-of-z',
      classic: true,
      operation: 'difference-turned-round',
      operands: ({ mu, x }) => [x, mu],
      after: (d, { s }) => div(d, s),
      rule: ({ mu, s, x }) => num(frac(mu - x, s)),
      why: () => 'subtracts in the wrong order.',
    },
    {
      misconception: 'a2-prob-forgets-to-divide-by-s',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ x, mu }) => [x - mu],
      rule: ({ mu, x }) => num(x - mu),
      says: () => 'I gave the difference from the mean and did not divide by the standard deviation.',
      why: () => 'is the difference from the mean, not yet divided by the standard deviation.',
    },
    {
      misconception: 'a2-prob-turns-the-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ mu, s, x }) => [x - mu, s],
      rule: ({ mu, s, x }) => num(frac(s, x - mu)),
      why: () => 'divides the standard deviation by the difference.',
    },
    {
      misconception: 'a2-prob-forgets-the-mean',
      operation: 'term-left-out',
      operands: ({ x }) => [x],
      after: (got, { s }) => div(got, s),
      rule: ({ s, x }) => num(frac(x, s)),
      why: () => 'divides the value itself by the standard deviation.',
    },
    {
      misconception: 'a2-prob-loses-the-sign-of-z',
      twoSlips: true,
      operation: 'difference-turned-round',
      operands: ({ x, mu }) => [x, mu],
      rule: ({ mu, x }) => num(mu - x),
      says: () => 'I subtracted in the wrong order and did not divide by the standard deviation.',
      why: () => 'is mean minus value, not yet divided by the standard deviation.',
    },
    {
      misconception: 'a2-prob-turns-the-quotient-over',
      twoSlips: true,
      operation: 'reciprocal-taken',
      operands: ({ mu, x, s }) => [mu - x, s],
      rule: ({ mu, s, x }) => num(frac(s, mu - x)),
      says: () => 'I divided the other way around and subtracted in the wrong order.',
      why: () => 'uses the reciprocal of the quotient, and the wrong sign.',
    },
  ],
  explain: ({ mu, s, z }) => ({
    plan: 'A z-score counts how many standard deviations a value lies from the mean: subtract the mean, then divide by the standard deviation.',
    steps: [
      {
        do: `The value differs from the mean by $${mu + (z * s) / 2} - ${mu} = ${(z * s) / 2}$.`,
        why: 'Value minus mean.',
      },
      {
        do: `$${(z * s) / 2} \\div ${s} = ${toTex(frac(z, 2))}$, that is $${z / 2}$ standard deviations.`,
        why: 'The z-score counts standard deviations.',
      },
    ],
    check: `$${mu}$ and $${toTex(frac(z, 2))}$ times $${s}$ make $${mu + (z * s) / 2}$.`,
    faster: `In one line on a calculator: $(${mu + (z * s) / 2} - ${mu}) \\div ${s} = ${z / 2}$.`,
  }),
  check: ({ mu, s, x }) => num(frac(x - mu, s)),
})

/** The percents of the parts between i and j standard deviations, as TeX. */
const strips = (i: number, j: number) =>
  Array.from({ length: j - i }, (_, k) => `${toDecimalText(frac(share(i + k, i + k + 1), 100))}\\%`)

/** Numbers on the axis at the mean and at whole standard deviations from it, where the rule needs them. */
const deviations = (mu: number, s: number) =>
  [-3, -2, -1, 0, 1, 2, 3].flatMap((k) => [
    segment(mu + k * s, 0, mu + k * s, 0.04, { plain: true }),
    note(mu + k * s, -0.12, `${mu + k * s}`, { tick: true }),
  ])

type Between = Readonly<{ mu: number; s: number; lo: number; hi: number }>
const zs = ({ mu, s, lo, hi }: Between): [number, number] => [(lo - mu) / s, (hi - mu) / s]

const bellPicture = ({ mu, s, i, j }: Band, alt: string, marks: readonly Layer[] = []) => {
  const f = (x: number) => Math.exp(-(((x - mu) / s) ** 2) / 2)
  return plane(
    {
      alt,
      x: [mu - 3 * s, mu + 3 * s],
      y: [0, 1.1],
      xStep: 1e6,
      yStep: 2,
      height: 200,
      grid: false,
      xTitle: 'weight (grams)',
      yTitle: 'frequency',
    },
    [shadeUnder(f, mu + i * s, mu + j * s), curve(f), ...deviations(mu, s), ...marks],
  )
}

/** The end of the part that is farther from the mean, where one is. */
const farther = ({ i, j }: Band): string => (i === -j ? 'one of the two values' : 'the value that is farther away')

const bell = template({
  ...normal,
  id: 'algebra-2/share-between-two-values',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  balance: 'place',
  draw: (rng): Band =>
    until(
      () => ({ mu: int(rng, 8, 30) * 10, s: pick(rng, [5, 10, 15, 20]), i: int(rng, -2, 1), j: int(rng, -1, 2) }),
      ({ i, j }) => j > i,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: (e) => {
        const { mu, s, i, j } = e
        return `<p>The weights of the apples of an orchard are normally distributed with a mean of ${mu} grams and a standard deviation of ${s} grams.</p>${bellPicture(e, `A bell-shaped curve around ${mu}; the part between ${mu + i * s} and ${mu + j * s} grams is shaded.`)}<p>By the 68–95–99.7 rule, about what percent of the apples weigh between ${mu + i * s} and ${mu + j * s} grams?</p>`
      },
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ mu, s, i, j }) =>
        `The heights of the sunflowers in a large field are normally distributed with a mean of ${mu} centimeters and a standard deviation of ${s} centimeters. According to the 68–95–99.7 rule, about what percent of the sunflowers are between ${mu + i * s} and ${mu + j * s} centimeters tall?`,
    },
  ],
  given: ({ mu, s, i, j }) => ({ mu, s, lo: mu + i * s, hi: mu + j * s }),
  answer: ({ i, j }) => percent(frac(share(i, j), 100)),
  traps: [
    {
      misconception: 'a2-prob-counts-deviations-between',
      classic: true,
      rule: (g) => {
        const [i, j] = zs(g)
        return percent(frac(RULE[Math.min(j - i, 3)] ?? 0, 10))
      },
      says: ({ i, j }) =>
        `I counted ${j - i} standard ${j - i === 1 ? 'deviation' : 'deviations'} from one value to the other and took the number of the rule for that.`,
      why: ({ i, j }) =>
        `takes the number of the rule for ${Math.min(j - i, 3)} standard ${j - i === 1 ? 'deviation' : 'deviations'} on both sides of the mean.`,
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      rule: (g) => {
        const [i, j] = zs(g)
        const far = Math.max(Math.abs(i), Math.abs(j))
        // Two values as far on both sides are what the rule is about.
        return i === -j ? null : percent(frac(share(-far, far), 100))
      },
      says: () => 'I took the whole part on both sides of the mean up to the value that is farther away.',
      why: () => 'belongs to both sides of the mean, up to the value that is farther away.',
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      rule: (g) => {
        const far = Math.max(...zs(g).map(Math.abs))
        return percent(frac(share(0, far), 100))
      },
      says: (e) => `I took only the part between the mean and ${farther(e)}.`,
      why: (e) => `belongs to the part between the mean and ${farther(e)}.`,
    },
    {
      misconception: 'a2-prob-gives-the-outside',
      rule: (g) => percent(frac(10000 - share(...zs(g)), 100)),
      why: () => 'is the percent outside of the two values.',
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      rule: (g) => {
        const [i, j] = zs(g)
        const near = Math.min(Math.abs(i), Math.abs(j))
        return near === 0 || i === -j ? null : percent(frac(share(-near, near), 100))
      },
      says: () => 'I took the whole part on both sides of the mean up to the value that is nearer.',
      why: () => 'belongs to both sides of the mean, up to the value that is nearer.',
    },
  ],
  explain: ({ mu, s, i, j }, frame) => {
    const z = (k: number) => `$(${mu + k * s} - ${mu}) \\div ${s} = ${k}$`
    const below = (k: number) => toDecimalText(frac(BELOW[String(k)] as number, 100))
    return {
      plan: 'Turn both values into z-scores, then add the parts of the bell between them that the rule gives.',
      steps: [
        {
          do: `The z-scores: ${z(i)} and ${z(j)}.`,
          why: 'Subtract the mean and divide by the standard deviation.',
        },
        {
          do: `On each side, 34% lie between the mean and 1 standard deviation, and 13.5% between 1 and 2.`,
          why: 'Half of 68% is 34%; half of 95% is 47.5%, which is 13.5% more.',
        },
        {
          do: `From $${i}$ to $${j}$: ${j - i === 1 ? 'one such part,' : `$${strips(i, j).join(' + ')}$, that is`} ${percent(frac(share(i, j), 100)).html}.`,
          why: 'Add the parts that lie between the two values.',
        },
      ],
      faster: fromTheRule({ mu, s, i, j }),
      check: `Counted from the left, about ${below(j)}% lie below ${mu + j * s} and about ${below(i)}% below ${mu + i * s}; the difference is ${toDecimalText(frac(share(i, j), 100))}%.`,
      ...(frame === 'graph'
        ? {
            figure: bellPicture(
              { mu, s, i, j },
              `A bell-shaped curve around ${mu}; the parts between ${mu + i * s} and ${mu + j * s} grams are shaded and hold ${list(strips(i, j).map((p) => p.replace('\\', '')))}.`,
              strips(i, j).map((p, k) => note(mu + (i + k + 0.5) * s, 0.03, p.replace('\\', ''))),
            ),
          }
        : {}),
    }
  },
  check: ({ mu, s, lo, hi }) => {
    const strip: Readonly<Record<string, number>> = { '-2': 135, '-1': 340, 0: 340, 1: 135 }
    let total = 0
    for (let k = (lo - mu) / s; k < (hi - mu) / s; k++) total += strip[String(k)] as number
    return percent(frac(total, 10))
  },
})

type Many = Readonly<{ n: number; mu: number; s: number; k: number }>

const zAt = ({ mu, s, x }: Readonly<{ mu: number; s: number; x: number }>): number => (x - mu) / s

const howMany = template({
  ...normal,
  id: 'algebra-2/how-many-above',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng): Many => ({
    n: int(rng, 2, 20) * 200,
    mu: int(rng, 10, 40) * 10,
    s: pick(rng, [4, 6, 8, 12, 15, 20]),
    k: pick(rng, [-2, -1, 1, 2]),
  }),
  frames: [
    {
      id: 'bags',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, mu, s, k }) =>
        `A farm packs ${group(n)} potatoes. Their masses are normally distributed with a mean of ${mu} grams and a standard deviation of ${s} grams. By the 68–95–99.7 rule, how many of the potatoes are expected to have a mass of more than ${mu + k * s} grams?`,
    },
  ],
  given: ({ n, mu, s, k }) => ({ n, mu, s, x: mu + k * s }),
  answer: ({ n, k }) => num((n * (10000 - (BELOW[String(k)] as number))) / 10000),
  traps: [
    {
      misconception: 'a2-prob-gives-the-outside',
      classic: true,
      rule: (g) => num((g.n * (BELOW[String(zAt(g))] as number)) / 10000),
      says: () => 'I counted the potatoes on the other side of the limit.',
      why: ({ mu, s, k }) => `counts the potatoes of less than ${mu + k * s} grams.`,
    },
    {
      misconception: 'a2-prob-forgets-to-halve-the-tails',
      operation: 'half-forgotten',
      operands: (g) => [g.n, frac(Math.abs(zAt(g)) === 1 ? 32 : 5, 100)],
      rule: (g) => num((g.n * (Math.abs(zAt(g)) === 1 ? 32 : 5)) / 100),
      says: ({ k }) => `I gave the ${Math.abs(k) === 1 ? 32 : 5}% of both tails together.`,
      why: ({ k }) => `takes both tails, ${Math.abs(k) === 1 ? 32 : 5}% together.`,
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      operation: 'wrong-number-used',
      operands: (g) => [frac(Math.abs(zAt(g)) === 1 ? 68 : 95, 100)],
      after: (got, { n }) => mul(n, got),
      rule: (g) => num((g.n * (Math.abs(zAt(g)) === 1 ? 68 : 95)) / 100),
      says: ({ k }) => `I took the ${Math.abs(k) === 1 ? 68 : 95}% in the middle.`,
      why: ({ k }) => `takes the ${Math.abs(k) === 1 ? 68 : 95}% in the middle.`,
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      rule: (g) => num((g.n * (Math.abs(zAt(g)) === 1 ? 340 : 475)) / 1000),
      says: () => 'I took the part between the mean and the limit.',
      why: ({ k }) => `takes the ${Math.abs(k) === 1 ? '34%' : '47.5%'} between the mean and the limit.`,
    },
  ],
  explain: ({ n, mu, s, k }) => {
    const [within, tail] = Math.abs(k) === 1 ? ['68', '16'] : ['95', '2.5']
    const above = toDecimalText(frac(10000 - (BELOW[String(k)] as number), 100))
    const result = (n * (10000 - (BELOW[String(k)] as number))) / 10000
    return {
      plan: 'Find how many standard deviations the limit lies from the mean, take the percent above it from the rule, and apply it to the number.',
      steps: [
        {
          do: `The z-score of ${mu + k * s} is $(${mu + k * s} - ${mu}) \\div ${s} = ${k}$.`,
          why: 'It counts the standard deviations from the mean.',
        },
        {
          do: `Within ${Math.abs(k)} standard ${Math.abs(k) === 1 ? 'deviation' : 'deviations'} lie ${within}%, so each tail has $(100\\% - ${within}\\%) \\div 2 = ${tail}\\%$.`,
          why: 'The bell is symmetric: the two tails share what is left.',
        },
        {
          do:
            k > 0
              ? `Above ${mu + k * s} lies just the upper tail: ${above}%.`
              : `Above ${mu + k * s} lies everything but the lower tail: $100\\% - ${tail}\\% = ${above}\\%$.`,
          why: k > 0 ? 'The limit lies above the mean.' : 'The limit lies below the mean.',
        },
        {
          do: `${above}% of ${group(n)} is $\\frac{${above}}{100} \\cdot ${n} = ${result}$.`,
          why: 'Multiply the number of potatoes by the percent.',
        },
      ],
      check: `The limit lies ${k > 0 ? 'above' : 'below'} the mean, so the answer must be ${k > 0 ? 'less' : 'more'} than half of ${group(n)}, which is ${group(n / 2)}: ${group(result)} is.`,
      faster: `Remember the tails, 16% beyond one standard deviation and 2.5% beyond two. The limit lies ${Math.abs(k)} standard ${Math.abs(k) === 1 ? 'deviation' : 'deviations'} ${k > 0 ? `above the mean, so ${above}%` : `below the mean, so all but ${tail}%`} of ${group(n)} lie above it: $${toDecimalText(frac(10000 - (BELOW[String(k)] as number), 10000))} \\cdot ${n} = ${result}$.`,
    }
  },
  check: ({ n, mu, s, x }) => {
    const z = (x - mu) / s
    const tail = Math.abs(z) === 1 ? 160 : 25
    return num((n * (z > 0 ? tail : 1000 - tail)) / 1000)
  },
})

export const templates: readonly Template[] = [score, bell, howMany]

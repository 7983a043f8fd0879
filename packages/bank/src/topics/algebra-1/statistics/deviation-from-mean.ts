import { decimal, div, dotPlot, frac, int, num, pick, template, until } from '#kit'
import { deviation, mean } from './deviation-compute.ts'
import { sorted } from './numbers.ts'

const skill = 'a1-standard-deviation'

const distanceIn = template({
  id: 'algebra-1/standard-deviations-from-mean',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [s, z] = [pick(rng, [2, 4, 6, 8, 10, 12]), pick(rng, [1.5, 2, 2.5, 3])]
        const m = s * int(rng, 5, 15)
        return { m, s, x: m + s * z }
      },
      ({ m, s, x }) => m / s !== (x - m) / s && x - m !== s,
    ),
  frames: [
    {
      id: 'scores',
      kind: 'words',
      items: 6,
      stem: ({ m, s, x }) =>
        `The scores on a test have a mean of ${m} and a standard deviation of ${s}. How many standard deviations above the mean is a score of ${x}?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ m, s, x }) =>
        `The daily numbers of visitors to a park have a mean of ${m} and a standard deviation of ${s}. One day there were ${x} visitors. By how many standard deviations is this more than the mean?`,
    },
  ],
  given: (p) => p,
  answer: ({ m, s, x }) => decimal(frac(x - m, s)),
  traps: [
    {
      misconception: 'a1-sd-gives-the-difference',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ x, m }) => [Math.abs(x - m)],
      rule: ({ m, x }) => decimal(x - m),
      why: ({ s }) => `is the distance itself; it still has to be divided by the standard deviation ${s}.`,
    },
    {
      misconception: 'a1-sd-divides-the-value',
      operation: 'term-left-out',
      operands: ({ x }) => [x],
      after: (got, { s }) => div(got, s),
      rule: ({ s, x }) => decimal(frac(x, s)),
      why: ({ x, s }) => `divides ${x} by ${s} without taking the mean away.`,
    },
    {
      misconception: 'a1-sd-divides-the-mean',
      operation: 'term-left-out',
      operands: ({ m }) => [m],
      after: (got, { s }) => div(got, s),
      rule: ({ m, s }) => decimal(frac(m, s)),
      why: ({ m, s }) => `divides the mean ${m} by ${s}.`,
    },
    {
      misconception: 'a1-sd-subtracts-the-deviation',
      operation: 'subtracted-instead-of-divided',
      operands: ({ x, m, s }) => [Math.abs(x - m), s],
      rule: ({ m, s, x }) => (x - m - s > 0 ? decimal(x - m - s) : null),
      why: ({ s }) => `subtracts ${s} instead of dividing by it.`,
    },
    {
      misconception: 'a1-sd-turns-the-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ x, m, s }) => [Math.abs(x - m), s],
      rule: ({ m, s, x }) => ((100 * s) % (x - m) === 0 ? decimal(frac(s, x - m)) : null),
      why: () => 'divides the standard deviation by the distance.',
    },
  ],
  explain: ({ m, s, x }) => ({
    plan: 'Find how far the value is from the mean, and see how many standard deviations fit into this distance.',
    steps: [
      { do: `Distance from the mean: $${x} - ${m} = ${x - m}$.`, why: 'First how far away it is.' },
      { do: `$${x - m} \\div ${s} = ${(x - m) / s}$`, why: 'The standard deviation is the unit of measure here.' },
      {
        do: `So the value is $${(x - m) / s}$ standard deviations above the mean.`,
        why: 'More than two is already unusual in most data.',
      },
    ],
    check: `$${m} + ${(x - m) / s} \\cdot ${s} = ${m} + ${x - m} = ${x}$.`,
    faster: `In one line on a calculator: $(${x} - ${m}) \\div ${s} = ${(x - m) / s}$.`,
  }),
  check: ({ m, s, x }) => decimal(frac(2 * x - 2 * m, 2 * s)),
})

/** Values that are equal to the mean belong to both sides of it. */
const meanToo = ({ xs, m }: Readonly<{ xs: readonly number[]; m: number }>): string =>
  xs.includes(m) ? `, with the values equal to ${m}` : ''

const within = template({
  id: 'algebra-1/within-one-standard-deviation',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const xs = Array.from({ length: 12 }, () => pick(rng, [1, 2, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9, 10, 11]))
        return { xs: sorted(xs), m: mean(xs), s: deviation(xs) }
      },
      ({ xs, m, s }) => {
        const shown = Math.round(s * 10) / 10
        const count = (f: (x: number) => boolean) => xs.filter(f).length
        return (
          Number.isInteger(m) &&
          s > 1.8 &&
          s < 3 &&
          xs.every((x) => Math.abs(Math.abs(x - m) - shown) > 0.05) &&
          count((x) => Math.abs(x - m) <= s) !== count((x) => x >= m && x <= m + s) &&
          count((x) => Math.abs(x - m) <= s) !== 12
        )
      },
    ),
  frames: [
    {
      id: 'dots',
      kind: 'figure',
      items: 6,
      stem: ({ xs, m, s }) =>
        `<p>The dot plot shows how many books twelve students borrowed. The mean is ${m}, and the standard deviation is about ${Math.round(s * 10) / 10}.</p>${dotPlot({ alt: `A dot plot with dots at ${xs.join(', ')}.`, from: 0, to: 12, step: 1, title: 'Books', values: xs })}<p>How many of the students are within one standard deviation of the mean?</p>`,
    },
    {
      id: 'list',
      kind: 'words',
      items: 5,
      stem: ({ xs, m, s }) =>
        `Twelve players scored ${xs.join(', ')} goals. The mean is ${m}, and the standard deviation is about ${Math.round(s * 10) / 10}. How many of the twelve numbers lie within one standard deviation of the mean?`,
    },
  ],
  given: ({ xs, m, s }) => ({ xs, m, s: Math.round(s * 10) / 10 }),
  answer: ({ xs, m, s }) => num(xs.filter((x) => Math.abs(x - m) <= s).length),
  traps: [
    {
      misconception: 'a1-sd-looks-at-one-side',
      says: (p) => `I counted from the mean up to the upper limit only${meanToo(p)}, and nothing below the mean.`,
      classic: true,
      rule: ({ xs, m, s }) => num(xs.filter((x) => x >= m && x <= m + s).length),
      why: (p) => `counts from the mean up to the upper limit only${meanToo(p)}; within means both sides.`,
    },
    {
      misconception: 'a1-sd-counts-those-outside',
      rule: ({ xs, m, s }) => num(xs.filter((x) => Math.abs(x - m) > s).length),
      why: () => 'counts those that are farther away.',
    },
    {
      misconception: 'a1-sd-counts-up-to-the-limit',
      rule: ({ xs, m, s }) => num(xs.filter((x) => x <= m + s).length),
      why: () => 'counts everything up to the upper limit, also what is far below the mean.',
    },
    {
      misconception: 'a1-sd-goes-out-two-deviations',
      rule: ({ xs, m, s }) => num(xs.filter((x) => Math.abs(x - m) <= 2 * s).length),
      why: () => 'goes out two standard deviations.',
    },
    {
      misconception: 'a1-sd-looks-at-one-side',
      says: (p) => `I counted from the lower limit up to the mean only${meanToo(p)}, and nothing above the mean.`,
      rule: ({ xs, m, s }) => num(xs.filter((x) => x <= m && x >= m - s).length),
      why: (p) => `counts from the lower limit up to the mean only${meanToo(p)}; within means both sides.`,
    },
  ],
  explain: ({ xs, m, s }, frame) => {
    const d = Math.round(s * 10) / 10
    const [low, high] = [Math.round((m - d) * 10) / 10, Math.round((m + d) * 10) / 10]
    const own = xs.filter((x) => Math.abs(x - m) <= s)
    const out = xs.filter((x) => Math.abs(x - m) > s)
    return {
      ...(frame === 'dots'
        ? {
            figure: dotPlot({
              alt: `A dot plot with dots at ${xs.join(', ')}. The part from ${low} to ${high} is shaded.`,
              from: 0,
              to: 12,
              step: 1,
              title: 'Books',
              values: xs,
              marks: [{ from: low, to: high, label: `from ${low} to ${high}` }],
            }),
          }
        : {}),
      plan: 'Find the limits one standard deviation below and above the mean, and count what lies between them.',
      steps: [
        {
          do: `Lower limit: $${m} - ${d} = ${Math.round((m - d) * 10) / 10}$. Upper limit: $${m} + ${d} = ${Math.round((m + d) * 10) / 10}$.`,
          why: 'Within means on both sides of the mean.',
        },
        { do: `Between them lie ${own.join(', ')}.`, why: 'Equal values count each time.' },
        { do: `That makes $${own.length}$.`, why: 'Count them.' },
      ],
      ...(out.length < own.length
        ? {
            faster: `Count those outside, because they are fewer: ${out.join(', ')} ${out.length === 1 ? 'is' : 'are'} more than $${d}$ away from $${m}$, so $${xs.length} - ${out.length} = ${own.length}$ are within.`,
          }
        : {}),
      check: `The farthest of those counted lies $${Math.max(...own.map((x) => Math.abs(x - m)))}$ from the mean, less than $${d}$, and the nearest of the others $${Math.min(...out.map((x) => Math.abs(x - m)))}$, more than $${d}$.`,
    }
  },
  check: ({ xs, m, s }) => num(xs.reduce((n, x) => n + ((x - m) ** 2 < s * s ? 1 : 0), 0)),
})

export const templates = [distanceIn, within]

import { add, type Five, frac, type Html, int, mul, num, sub, template, until } from '#kit'
import { drawFive, plot } from './box-plots.ts'

const skill = 'a1-histograms-and-box-plots'

/** The box plot with the way from the box to the limit of outliers. */
const withFence = (five: Five, box: number, limit: number): Html =>
  plot(
    five,
    'Time in minutes',
    Math.max(50, 10 * Math.ceil(limit / 10)),
    limit > 50 ? 5 : 2,
    [
      { at: limit, label: `limit ${limit}` },
      { from: Math.min(box, limit), to: Math.max(box, limit), label: `${Math.abs(limit - box)}` },
    ],
    ` The stretch from the end of the box to the limit ${limit} is shaded; its length is ${Math.abs(limit - box)}.`,
  )

const fence = template({
  id: 'algebra-1/box-plot-outlier-fence',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ five: drawFive(rng, 2, 9), up: int(rng, 0, 1) === 1 }),
      ({ five: [lo, q1, mid, q3, hi], up }) => {
        const iqr = q3 - q1
        return (
          iqr % 4 === 0 &&
          hi <= 50 &&
          mid !== (q1 + q3) / 2 &&
          (up || q1 - 1.5 * iqr > 0) &&
          hi - lo !== 2 * iqr &&
          mid - 1.5 * iqr > 0
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ five, up }) =>
        `<p>The box plot shows how long people waited at a clinic.</p>${plot(five, 'Time in minutes', 50, 2)}<p>A value counts as an outlier if it is more than 1.5 times the interquartile range ${up ? 'above the upper quartile' : 'below the lower quartile'}. At which value does this limit lie?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ five, up }) =>
        `A set of quiz scores has the five-number summary ${five.join(', ')}. Outliers are values more than 1.5 times the interquartile range ${up ? 'above the upper quartile' : 'below the lower quartile'}. Which score is the limit?`,
    },
  ],
  given: ({ five, up }) => ({ five, up }),
  answer: ({ five: [, q1, , q3], up }) => num(up ? q3 + 1.5 * (q3 - q1) : q1 - 1.5 * (q3 - q1)),
  traps: [
    {
      misconception: 'a1-hb-forgets-the-factor-of-the-fence',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ five: [, q1, , q3] }) => [q3 - q1],
      after: (got, { five: [, q1, , q3], up }) => (up ? add(q3, got) : sub(q1, got)),
      rule: ({ five: [, q1, , q3], up }) => num(up ? q3 + (q3 - q1) : q1 - (q3 - q1)),
      why: () => 'goes one interquartile range out instead of 1.5 of them.',
    },
    {
      misconception: 'a1-hb-starts-at-the-median',
      rule: ({ five: [, q1, mid, q3], up }) => num(up ? mid + 1.5 * (q3 - q1) : mid - 1.5 * (q3 - q1)),
      why: ({ up }) => `starts at the median instead of the ${up ? 'upper' : 'lower'} quartile.`,
    },
    {
      misconception: 'a1-hb-starts-at-the-wrong-quartile',
      rule: ({ five: [, q1, , q3], up }) => num(up ? q1 + 1.5 * (q3 - q1) : q3 - 1.5 * (q3 - q1)),
      why: ({ up }) => `starts at the ${up ? 'lower' : 'upper'} quartile.`,
    },
    {
      misconception: 'a1-hb-uses-the-range-for-the-fence',
      operation: 'whole-for-part',
      operands: ({ five: [lo, , , , hi] }) => [hi - lo],
      after: (got, { five: [, q1, , q3], up }) => (up ? add(q3, mul(frac(3, 2), got)) : sub(q1, mul(frac(3, 2), got))),
      rule: ({ five: [lo, , , q3, hi], up }) => (up ? num(q3 + 1.5 * (hi - lo)) : null),
      why: () => 'uses the range instead of the interquartile range.',
    },
    {
      misconception: 'a1-hb-starts-at-the-whisker',
      rule: ({ five: [lo, q1, , q3, hi], up }) =>
        up ? num(hi + 1.5 * (q3 - q1)) : lo - 1.5 * (q3 - q1) > 0 ? num(lo - 1.5 * (q3 - q1)) : null,
      why: () => 'starts at the end of the whisker.',
    },
  ],
  explain: ({ five, five: [, q1, , q3], up }, frame) => ({
    ...(frame === 'figure'
      ? { figure: withFence(five, up ? q3 : q1, up ? q3 + 1.5 * (q3 - q1) : q1 - 1.5 * (q3 - q1)) }
      : {}),
    plan: 'Find the interquartile range, take it one and a half times, and go that far out from the quartile that is named.',
    steps: [
      { do: `Interquartile range: $${q3} - ${q1} = ${q3 - q1}$.`, why: 'It is the length of the box.' },
      { do: `$1.5 \\cdot ${q3 - q1} = ${1.5 * (q3 - q1)}$`, why: 'This is the distance that is still usual.' },
      {
        do: up
          ? `$${q3} + ${1.5 * (q3 - q1)} = ${q3 + 1.5 * (q3 - q1)}$`
          : `$${q1} - ${1.5 * (q3 - q1)} = ${q1 - 1.5 * (q3 - q1)}$`,
        why: `Go ${up ? 'up from the upper' : 'down from the lower'} quartile.`,
      },
    ],
    check: `From the limit $${up ? q3 + 1.5 * (q3 - q1) : q1 - 1.5 * (q3 - q1)}$ back to the box at $${up ? q3 : q1}$ it is $${1.5 * (q3 - q1)}$, and $${1.5 * (q3 - q1)} \\div ${q3 - q1} = 1.5$.`,
    faster: `In one line on a calculator: $${up ? `${q3} + 1.5 \\cdot (${q3} - ${q1}) = ${q3 + 1.5 * (q3 - q1)}` : `${q1} - 1.5 \\cdot (${q3} - ${q1}) = ${q1 - 1.5 * (q3 - q1)}`}$.`,
  }),
  // Goes out three times by half of the box.
  check: ({ five: [, q1, , q3], up }) => {
    const half = (q3 - q1) / 2
    return num(up ? q3 + half + half + half : q1 - half - half - half)
  },
})

export const templates = [fence]

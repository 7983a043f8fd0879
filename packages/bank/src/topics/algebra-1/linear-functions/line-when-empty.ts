/** A table that falls steadily: where it reaches zero. */

import { div, int, quantity, table, template, until } from '#kit'

const skill = 'a1-line-graphs-and-intercepts'

/** What the rows tell: the amount at time 0, the loss in a minute, and the minutes between rows. */
const drained = (rows: readonly (readonly [number, number])[]) => {
  const [[, start], [t, next]] = rows as readonly [readonly [number, number], readonly [number, number]]
  return { start, t, rate: (start - next) / t }
}

export const empty = template({
  id: 'algebra-1/line-when-empty',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const rate = int(rng, 2, 9)
        const t = int(rng, 2, 5)
        return { start: rate * int(rng, 12, 30), rate, t }
      },
      ({ start, rate, t }) => start < 220 && start / rate - t > 6 && t !== rate,
    ),
  frames: [
    {
      id: 'tank',
      kind: 'table',
      items: 6,
      stem: ({ start, rate, t }) =>
        `<p>Water drains from a garden pond at a steady rate.</p>${table(
          ['Time (minutes)', 'Water (gallons)'],
          [0, 1, 2].map((k) => [k * t, start - k * t * rate]),
        )}<p>After how many minutes, counted from time 0, is the pond empty?</p>`,
    },
  ],
  given: ({ start, rate, t }) => ({ rows: [0, 1, 2].map((k) => [k * t, start - k * t * rate] as [number, number]) }),
  answer: ({ start, rate }) => quantity(start / rate, 'minutes'),
  traps: [
    {
      misconception: 'a1-intercept-counts-from-last-row',
      says: () => 'I counted the time from the last row of the table.',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ rows }) => [rows[2]?.[1] ?? 0],
      after: (got, { rows }) => div(got, drained(rows).rate),
      rule: ({ rows }) => {
        const { start, rate, t } = drained(rows)
        return quantity((start - 2 * rate * t) / rate, 'minutes')
      },
      why: ({ t }) => `counts from minute ${2 * t} instead of from time 0.`,
    },
    {
      misconception: 'a1-intercept-ignores-step',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ rows }) => [(rows[0]?.[1] ?? 0) - (rows[1]?.[1] ?? 0)],
      after: (got, { rows }) => div(rows[0]?.[1] ?? 0, got),
      rule: ({ rows }) => {
        const [[, a], [, b]] = rows as [[number, number], [number, number]]
        return Number.isInteger(a / (a - b)) ? quantity(a / (a - b), 'minutes') : null
      },
      why: ({ rate, t }) =>
        `divides by the drop of $${rate * t}$ gallons from row to row, but the rows are $${t}$ minutes apart.`,
    },
    {
      misconception: 'a1-intercept-adds-table-time',
      says: () => 'I found the time, and added the time of the last row of the table once more.',
      rule: ({ rows }) => {
        const { start, rate, t } = drained(rows)
        return quantity(start / rate + 2 * t, 'minutes')
      },
      why: () => 'adds the time in the table once more.',
    },
    {
      misconception: 'a1-intercept-counts-from-last-row',
      says: () => 'I counted the time from the second row of the table.',
      operation: 'wrong-number-used',
      operands: ({ rows }) => [rows[1]?.[1] ?? 0],
      after: (got, { rows }) => div(got, drained(rows).rate),
      rule: ({ rows }) => {
        const { start, rate, t } = drained(rows)
        return quantity((start - rate * t) / rate, 'minutes')
      },
      why: ({ t }) => `counts from minute ${t} instead of from time 0.`,
    },
  ],
  explain: ({ start, rate, t }) => ({
    plan: 'Find from the table how much drains in one minute, then ask for the time at which nothing is left.',
    steps: [
      {
        do: `In the first $${t}$ minutes $${start} - ${start - rate * t} = ${rate * t}$ gallons drain.`,
        why: 'Compare the first two rows.',
      },
      {
        do: `In one minute $\\frac{${rate * t}}{${t}} = ${rate}$ gallons drain.`,
        why: `The rows are ${t} minutes apart, so divide by ${t}.`,
      },
      {
        do: `After $x$ minutes $${start} - ${rate}x$ gallons are left. Empty means $${start} - ${rate}x = 0$, so $${rate}x = ${start}$.`,
        why: 'The pond is empty where the line crosses the time axis.',
      },
      { do: `$x = \\frac{${start}}{${rate}} = ${start / rate}$ minutes`, why: `Divide both sides by $${rate}$.` },
    ],
    check: `In $${start / rate}$ minutes $${start / rate} \\cdot ${rate} = ${start}$ gallons drain: all that was there at time 0.`,
    faster: `In one line on a calculator: $${start} \\div (${rate * t} \\div ${t}) = ${start / rate}$.`,
  }),
  check: ({ rows }) => {
    const [[t0, w0], [t1, w1]] = rows as [[number, number], [number, number]]
    let [t, w] = [t0, w0]
    while (w > 0) {
      t += 1
      w -= (w0 - w1) / (t1 - t0)
    }
    return quantity(t, 'minutes')
  },
})

import { frac, gcd, int, num, table, template, toTex, until } from '#kit'
import { set } from './two-way-settings.ts'

const skill = 'a1-two-way-tables'

export const expected = template({
  id: 'algebra-1/two-way-no-association',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 24), b: int(rng, 4, 30), k: int(rng, 2, 4), s: int(rng, 0, 2) }),
      ({ a, b }) => a !== b && gcd(a, b) > 1,
    ),
  frames: [
    {
      id: 'same-share',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, k, s }) =>
        `<p>In a survey of ${set(s).who}, the share in the column “${set(s).cols[0]}” is the same in both rows.</p>${table(
          ['', ...set(s).cols],
          [
            [set(s).rows[0], a, b],
            [set(s).rows[1], '?', k * b],
          ],
          '',
          true,
        )}<p>Which number is missing?</p>`,
    },
  ],
  given: ({ a, b, k }) => ({ a, b, d: k * b }),
  answer: ({ a, k }) => num(k * a),
  traps: [
    {
      misconception: 'a1-stat-keeps-the-difference',
      classic: true,
      rule: ({ a, b, d }) => (d + a - b > 0 ? num(d + a - b) : null),
      why: () => 'keeps the difference instead of the share.',
    },
    {
      misconception: 'a1-stat-copies-the-cell',
      says: () => 'I copied the number above.',
      rule: ({ a }) => num(a),
      why: () => 'copies the number above, although the second row is larger.',
    },
    {
      misconception: 'a1-stat-copies-the-cell',
      says: () => 'I copied the number beside it.',
      rule: ({ d }) => num(d),
      why: () => 'copies the number beside it.',
    },
    {
      misconception: 'a1-stat-keeps-the-sum-of-the-factors',
      rule: ({ a, d }) => num(a + d),
      why: ({ a, k, b }) => `adds $${a}$ and $${k * b}$.`,
    },
  ],
  explain: ({ a, b, k }) => ({
    plan: 'The same share in both rows means that the rows are proportional: set up equal ratios of the two cells of a row, then find the factor from one row to the other.',
    steps: [
      {
        do: `With $x$ for the missing number: $\\frac{x}{${k * b}} = \\frac{${a}}{${b}}$.`,
        why: 'If the first column has the same share of each row, the two cells of a row have the same ratio in both rows.',
      },
      {
        do: `In the second column, $${k * b} \\div ${b} = ${k}$: the second row is $${k}$ times the first.`,
        why: 'Equal ratios mean that both cells are multiplied by the same factor.',
      },
      { do: `$x = ${k} \\cdot ${a} = ${k * a}$`, why: 'The first column grows by the same factor.' },
    ],
    check: `Shares of the first column: $\\frac{${a}}{${a} + ${b}} = ${toTex(frac(a, a + b))}$ in the first row and $\\frac{${k * a}}{${k * a} + ${k * b}} = ${toTex(frac(a, a + b))}$ in the second.`,
    faster: `In one line on a calculator: $${a} \\cdot ${k * b} \\div ${b} = ${k * a}$.`,
  }),
  check: ({ a, b, d }) => num(frac(a * d, b)),
})

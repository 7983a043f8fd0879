/** Probability when something is known already: the group, the region or the segment shrinks. */

import {
  div,
  type Frac,
  frac,
  int,
  mul,
  num,
  percent,
  pick,
  sub,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'
import { simply } from './conditional-common.ts'
import { spinner, venn } from './conditional-diagrams.ts'
import { onSegment, regions } from './conditional-in-figures.ts'

export const skill = 'geo-conditional-probability'

const AND = {
  yes: 'They are independent',
  more: 'Not independent: $B$ makes $A$ more likely, but not certain',
  less: 'Not independent: $B$ makes $A$ less likely, but possible',
  out: 'Not independent: $B$ makes $A$ impossible',
} as const

type Tie = keyof typeof AND

const independent = template({
  id: 'geometry/conditional-independent',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) => {
    const tie = pick(rng, ['yes', 'more', 'less', 'out'] as const)
    return until(
      () => {
        const [n, m, k] = [int(rng, 2, 6), int(rng, 2, 6), int(rng, 1, 4)]
        // A grid of (n + m) by so many: both, only A, only B, neither.
        const t = int(rng, 2, 6)
        const base = { both: n * t, onlyA: m * t, onlyB: n * k, none: m * k }
        const shift = int(rng, 2, 5)
        if (tie === 'out') return { ...base, both: 0, tie }
        return { ...base, both: base.both + (tie === 'more' ? shift : tie === 'less' ? -shift : 0), tie }
      },
      ({ both, onlyA, onlyB, none, tie }) => {
        const cross = both * none - onlyA * onlyB
        return (
          both >= 0 &&
          onlyA > 2 &&
          onlyB > 2 &&
          none > 2 &&
          (tie === 'yes'
            ? cross === 0
            : tie === 'out'
              ? both === 0
              : both > 0 && (tie === 'more' ? cross > 0 : cross < 0))
        )
      },
    )
  },
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 10,
      stem: ({ both, onlyA, onlyB, none }) =>
        `<p>Triangles were drawn at random by a computer. Event $A$: the triangle is large. Event $B$: the triangle is acute.</p>${table(
          ['', 'Acute', 'Not acute', 'Total'],
          [
            ['Large', both, onlyA, both + onlyA],
            ['Small', onlyB, none, onlyB + none],
            ['Total', both + onlyB, onlyA + none, both + onlyA + onlyB + none],
          ],
          '',
          true,
        )}<p>One of these triangles is chosen at random. What holds for the events $A$ and $B$?</p>`,
    },
  ],
  given: ({ both, onlyA, onlyB, none }) => ({ both, onlyA, onlyB, none }),
  answer: ({ tie }) => text(AND[tie as Tie]),
  traps: [
    {
      misconception: 'geo-cp-takes-events-as-independent',
      unlessRight: true,
      rule: () => text(AND.yes),
      why: () => 'would need the same share of large triangles among the acute ones as among all.',
    },
    {
      misconception: 'geo-cp-misjudges-the-influence',
      unlessRight: true,
      rule: () => text(AND.more),
      says: () => 'I thought that $A$ is more likely when $B$ happens than otherwise.',
      why: () => 'would need a larger share of large triangles among the acute ones than among all.',
    },
    {
      misconception: 'geo-cp-misjudges-the-influence',
      unlessRight: true,
      rule: () => text(AND.less),
      says: () => 'I thought that $A$ is less likely when $B$ happens than otherwise, but still possible.',
      why: () => 'does not say what the numbers show; compare the share among the acute ones with the share among all.',
    },
    {
      misconception: 'geo-cp-mixes-up-exclusive-and-independent',
      unlessRight: true,
      rule: () => text(AND.out),
      says: () => 'I took $A$ and $B$ to exclude each other.',
      why: () => 'would need a 0 where both events happen.',
    },
  ],
  explain: ({ both, onlyA, onlyB, none, tie }) => {
    const all = both + onlyA + onlyB + none
    return {
      plan: 'Compare the probability of the first event among those that meet the second one with its probability among all. Equal means independent.',
      steps: [
        {
          do: `Among the acute triangles: $P(A \\mid B) = ${both === 0 ? `\\frac{0}{${onlyB}} = 0` : simply(both, both + onlyB)}$.`,
          why: 'The condition leaves the column of the acute triangles.',
        },
        { do: `Among all: $P(A) = ${simply(both + onlyA, all)}$.`, why: 'Here nothing is known.' },
        {
          do: `${{ yes: 'The two are equal.', more: 'The first is greater.', less: 'The first is less.', out: 'No triangle is both large and acute.' }[tie as Tie]} ${AND[tie as Tie]}.`,
          why: {
            yes: 'Knowing one event does not change the other.',
            more: 'Knowing $B$ raises the probability of $A$.',
            less: 'Knowing $B$ lowers the probability of $A$.',
            out: 'If $B$ happens, $A$ is impossible.',
          }[tie as Tie],
        },
      ],
      faster:
        tie === 'out'
          ? 'No calculation is needed: the cell of the triangles that are large and acute shows $0$, so with $B$ there is no $A$.'
          : `Multiply across the table: $${both} \\cdot ${none} = ${both * none}$ and $${onlyA} \\cdot ${onlyB} = ${onlyA * onlyB}$. ${
              tie === 'yes'
                ? 'The products are equal, so the events are independent.'
                : `The first product, with the triangles that are large and acute, is ${tie === 'more' ? 'greater, so $B$ makes $A$ more likely' : 'less, so $B$ makes $A$ less likely'}.`
            }`,
      check: `As decimals: about ${(both / (both + onlyB)).toFixed(2)} and ${((both + onlyA) / all).toFixed(2)}.`,
    }
  },
  // By the products across the table.
  check: ({ both, onlyA, onlyB, none }) => {
    if (both === 0) return text(AND.out)
    const cross = both * none - onlyA * onlyB
    return text(AND[cross === 0 ? 'yes' : cross > 0 ? 'more' : 'less'])
  },
})

const product = template({
  id: 'geometry/conditional-multiply',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 2, 9) * 10, q: int(rng, 1, 9) * 10, back: int(rng, 0, 1) === 1 }),
      ({ p, q }) => p !== q && p !== 50 && p + q !== 100 && p + q < 150,
    ),
  frames: [
    {
      id: 'both',
      kind: 'words',
      items: 7,
      stem: ({ p, q, back }) =>
        back
          ? `At an archery range, ${p}% of the arrows hit the target. ${(p * q) / 100}% of all arrows hit the inner circle of the target. Given that an arrow hits the target, what is the probability that it hits the inner circle?`
          : `At an archery range, ${p}% of the arrows hit the target. Of the arrows that hit the target, ${q}% hit its inner circle. What is the probability that an arrow hits the inner circle?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ p, q, back }) =>
        back
          ? `In a park, ${p}% of the area is lawn, and ${(p * q) / 100}% of the area is lawn in the shade. A ball lands at a random spot. Given that it lands on the lawn, what is the probability, as a percent, that it lands in the shade?`
          : `In a park, ${p}% of the area is lawn, and ${q}% of the lawn lies in the shade. A ball lands at a random spot. What is the probability, as a percent, that it lands on lawn in the shade?`,
    },
  ],
  given: ({ p, q, back }) => ({ p, other: back ? (p * q) / 100 : q, back }),
  answer: ({ p, q, back }) => percent(back ? q : frac(p * q, 100)),
  traps: [
    {
      misconception: 'geo-cp-takes-a-given-percent',
      classic: true,
      rule: ({ other }) => percent(other),
      says: ({ p, q, back }) =>
        `I gave the ${back ? (p * q) / 100 : q}% from the text and did not ask what it is a percent of.`,
      why: () => 'is a percent from the text; it refers to another whole.',
    },
    {
      misconception: 'geo-cp-multiplies-for-a-condition',
      operation: 'multiplied-instead-of-divided',
      operands: ({ p, other }) => [p, other],
      after: (x) => div(x, 100),
      rule: ({ p, other, back }) => (back ? percent(frac(p * other, 100)) : null),
      why: () => 'multiplies, although the part has to be divided by the group.',
    },
    {
      misconception: 'geo-cp-subtracts-percents',
      rule: ({ p, other }) => percent(Math.abs(p - other)),
      why: () => 'subtracts the percents.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      rule: ({ p, other, back }) => percent(back ? 100 - (100 * other) / p : frac(p * (100 - other), 100)),
      says: () => 'I found the probability of the opposite.',
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'geo-cp-adds-percents',
      operation: 'added-instead-of-multiplied',
      operands: ({ p, other }) => [p, other],
      rule: ({ p, other, back }) => (!back && p + other < 100 ? percent(p + other) : null),
      why: () => 'adds the percents.',
    },
  ],
  explain: ({ p, q, back }) => ({
    plan: 'Ask what each percent is a percent of. A part of a part is a product; a part compared with its group is a quotient.',
    steps: back
      ? [
          { do: `The group has ${p}% of the whole.`, why: 'This is the condition.' },
          { do: `The part in it has ${(p * q) / 100}% of the whole.`, why: 'Both percents have the same whole.' },
          { do: `$${(p * q) / 100} \\div ${p} = ${q / 100}$, which is ${q}%.`, why: 'Divide the part by its group.' },
        ]
      : [
          { do: `The group has ${p}% of the whole.`, why: 'It is the first stage.' },
          { do: `The part has ${q}% of this group.`, why: 'This percent refers to the group, not to the whole.' },
          {
            do: `$${p / 100} \\cdot ${q / 100} = ${(p * q) / 10000}$, which is ${(p * q) / 100}%.`,
            why: 'A part of a part is a product.',
          },
        ],
    faster: back
      ? `By tenths: a tenth of the group is $${p / 10}\\%$ of the whole, and $${(p * q) / 100}\\%$ is ${q === 10 ? 'just that' : `$${q / 10}$ times that`}, so it is $${q}\\%$ of the group.`
      : `By tenths: a tenth of the group is $${p / 10}\\%$ of the whole, and $${q}\\%$ of the group is $${q / 10}$ ${q === 10 ? 'such tenth' : 'such tenths'}: $${(p * q) / 100}\\%$.`,
    check: `With 1,000 cases: ${p * 10} in the group, and ${(p * q) / 10} of them in the part.`,
  }),
  // In a thousand cases.
  check: ({ p, other, back }) => {
    const group = p * 10
    const part: Frac = back ? frac(Math.round(other * 10), 1) : frac(group * other, 100)
    return percent(back ? mul(part, frac(100, group)) : mul(part, frac(100, 1000)))
  },
})

const missing = template({
  id: 'geometry/conditional-missing-entry',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 100,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 8, 40), b: int(rng, 8, 40), c: int(rng, 8, 40), d: int(rng, 8, 40) }),
      ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4 && a + b !== a + c && a * d !== b * c && b !== c,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ a, b, c, d }) =>
        `<p>A shop sorts its tiles by shape and color. Some numbers are missing.</p>${table(
          ['', 'Square', 'Hexagon', 'Total'],
          [
            ['White', '', b, a + b],
            ['Gray', c, '', ''],
            ['Total', '', b + d, a + b + c + d],
          ],
          '',
          true,
        )}<p>A square tile is chosen at random. What is the probability that it is white?</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      items: 6,
      stem: ({ a, b, c, d }) =>
        `<p>A theater counts its guests on one evening. Some numbers are missing.</p>${table(
          ['', 'Students', 'Adults', 'Total'],
          [
            ['Balcony', '', b, a + b],
            ['Floor', c, '', ''],
            ['Total', '', b + d, a + b + c + d],
          ],
          '',
          true,
        )}<p>One of the students is chosen at random. What is the probability that this student sits in the balcony?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ b, row: a + b, c, col: b + d, all: a + b + c + d }),
  answer: ({ a, c }) => num(frac(a, a + c)),
  traps: [
    {
      misconception: 'geo-cp-divides-by-the-whole',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ b, row, all }) => [row - b, all],
      rule: ({ b, row, all }) => num(frac(row - b, all)),
      says: () => 'I divided by the total, although only one column is possible.',
      why: () => 'divides by the total, although the choice is made in one column.',
    },
    {
      misconception: 'geo-cp-turns-the-condition-around',
      operation: 'wrong-whole',
      operands: ({ b, row }) => [row - b, row],
      rule: ({ b, row }) => num(frac(row - b, row)),
      why: () => 'divides by the row: condition and event are exchanged.',
    },
    {
      misconception: 'geo-cp-ignores-the-condition',
      operation: 'wrong-part-of-the-whole',
      operands: ({ row, all }) => [row, all],
      rule: ({ row, all }) => num(frac(row, all)),
      says: () => 'I left the condition out, and divided the total of the row by the total of all.',
      why: () => 'is the probability without any condition.',
    },
    {
      misconception: 'geo-cp-gives-the-opposite',
      operation: 'rest-for-part',
      operands: ({ b, row, c }) => [row - b + c, row - b],
      after: (rest, { b, row, c }) => div(rest, row - b + c),
      rule: ({ b, row, c }) => num(frac(c, row - b + c)),
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'geo-cp-gives-the-condition',
      rule: ({ col, all }) => num(sub(1, frac(col, all))),
      why: () => 'is the probability of the condition itself.',
    },
  ],
  explain: ({ a, b, c, d }) => ({
    plan: 'Fill in the missing numbers of the column that the condition leaves. Then divide the entry by the total of this column.',
    steps: [
      { do: `First entry of the column: $${a + b} - ${b} = ${a}$.`, why: 'The row must add up to its total.' },
      {
        do: `Total of the column: $${a} + ${c} = ${a + c}$.`,
        why: `The other way: $${a + b + c + d} - ${b + d} = ${a + c}$.`,
      },
      { do: `$${simply(a, a + c)}$`, why: 'Only this column is possible.' },
    ],
    check: `The other entry of the column gives $${simply(c, a + c)}$, and both add up to 1.`,
  }),
  check: ({ b, row, col, all }) => num(frac(row - b, all - col)),
})

export const templates: readonly Template[] = [onSegment, regions, venn, spinner, independent, product, missing]

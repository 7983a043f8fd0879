import { div, frac, gcd, int, mul, num, person, pick, table, template, toDecimalText, toTex, until } from '#kit'
import { expected } from './two-way-no-association.ts'
import { draw, full, set } from './two-way-settings.ts'

const skill = 'a1-two-way-tables'

const conditional = template({
  id: 'algebra-1/two-way-conditional',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...draw(rng), byRow: int(rng, 0, 1) === 1 }),
      ({ a, b, c, d }) => gcd(a, a + b) > 1 && gcd(a, a + c) > 1 && gcd(a, a + b + c + d) > 1,
    ),
  frames: [
    {
      id: 'given',
      kind: 'table',
      items: 7,
      stem: (p) =>
        `<p>The table shows data on ${set(p.s).who}.</p>${full(p)}<p>${p.byRow ? `What fraction of the group “${set(p.s).rows[0]}” is also in the column “${set(p.s).cols[0]}”?` : `What fraction of the column “${set(p.s).cols[0]}” belongs to the group “${set(p.s).rows[0]}”?`}</p>`,
    },
    {
      id: 'chance',
      kind: 'table',
      items: 6,
      b: 0.4,
      stem: (p, rng) =>
        `<p>${person(rng)} chooses one of these ${set(p.s).who} at random.</p>${full(p)}<p>${p.byRow ? `It is known that it is ${set(p.s).row[0]}. What is the probability that the one chosen ${set(p.s).col[0]}?` : `It is known that the one chosen ${set(p.s).col[0]}. What is the probability that it is ${set(p.s).row[0]}?`}</p>`,
    },
  ],
  given: ({ a, b, c, d, byRow }) => ({ a, rows: a + b, columns: a + c, all: a + b + c + d, byRow }),
  answer: ({ a, b, c, byRow }) => num(byRow ? frac(a, a + b) : frac(a, a + c)),
  traps: [
    {
      misconception: 'a1-stat-divides-by-the-grand-total',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, all }) => [a, all],
      rule: ({ a, all }) => num(frac(a, all)),
      why: () => 'divides by the grand total; only one row or column is asked about.',
    },
    {
      misconception: 'a1-stat-uses-the-other-total',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, byRow, columns, rows }) => [a, byRow ? columns : rows],
      rule: ({ a, rows, columns, byRow }) => num(byRow ? frac(a, columns) : frac(a, rows)),
      why: ({ byRow }) => `divides by the total of the ${byRow ? 'column' : 'row'}.`,
    },
    {
      misconception: 'a1-stat-compares-the-two-cells',
      says: ({ byRow }) =>
        `I divided the smaller of the two cells of the ${byRow ? 'row' : 'column'} by the larger one, instead of part by whole.`,
      rule: ({ a, rows, columns, byRow }) => {
        const o = (byRow ? rows : columns) - a
        return num(frac(Math.min(a, o), Math.max(a, o)))
      },
      why: () => 'compares two cells instead of part and whole.',
    },
    {
      misconception: 'a1-stat-gives-the-marginal-share',
      says: ({ byRow }) => `I gave the share of the whole ${byRow ? 'row' : 'column'} among all.`,
      operation: 'wrong-whole',
      operands: ({ byRow, rows, columns, all }) => [byRow ? rows : columns, all],
      rule: ({ rows, columns, all, byRow }) => num(frac(byRow ? rows : columns, all)),
      why: () => 'is the share of the whole group among all.',
    },
    {
      misconception: 'a1-stat-takes-the-other-cell',
      says: ({ byRow }) => `I used the other cell of the same ${byRow ? 'row' : 'column'}.`,
      rule: ({ a, rows, columns, byRow }) => num(frac((byRow ? rows : columns) - a, byRow ? rows : columns)),
      why: () => 'counts the other cell.',
    },
  ],
  explain: ({ a, b, c, s, byRow }) => {
    const [whole, other] = byRow ? [a + b, b] : [a + c, c]
    const g = gcd(a, whole)
    return {
      plan: 'Only a part of the table is asked about: find which row or column is the whole, then divide the cell by the total of that row or column.',
      steps: [
        {
          do: `The whole is the ${byRow ? `row “${set(s).rows[0]}”` : `column “${set(s).cols[0]}”`} with the total $${whole}$.`,
          why: 'What is known, or what the fraction is taken of, names the whole.',
        },
        {
          do: `In it, the cell ${byRow ? `under “${set(s).cols[0]}”` : `of “${set(s).rows[0]}”`} has $${a}$.`,
          why: 'This is the part that is counted.',
        },
        {
          do: `The fraction is $\\frac{${a}}{${whole}} = \\frac{${a} \\div ${g}}{${whole} \\div ${g}} = ${toTex(frac(a, whole))}$.`,
          why: 'Part divided by whole, in lowest terms.',
        },
      ],
      check: `The other cell of this ${byRow ? 'row' : 'column'} has $${other}$, and $${a} + ${other} = ${whole}$: the whole is right.`,
    }
  },
  // Shares of shares: the cell among all, divided by the group among all.
  check: ({ a, rows, columns, all, byRow }) => num(div(frac(a, all), frac(byRow ? rows : columns, all))),
})

const missing = template({
  id: 'algebra-1/two-way-missing',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'grid',
  draw: draw,
  frames: [
    {
      id: 'grid',
      kind: 'table',
      items: 5,
      stem: (p) =>
        `<p>Part of a two-way table about ${set(p.s).who} is missing.</p>${table(
          ['', ...set(p.s).cols, 'Total'],
          [
            [set(p.s).rows[0], p.a, '', p.a + p.b],
            [set(p.s).rows[1], '', '?', ''],
            ['Total', p.a + p.c, '', p.a + p.b + p.c + p.d],
          ],
          '',
          true,
        )}<p>Which number belongs in the cell with the question mark?</p>`,
    },
    {
      id: 'choice',
      kind: 'words',
      items: 6,
      response: 'choice',
      stem: (p, rng) =>
        `${person(rng)} has data on ${p.a + p.b + p.c + p.d} members of a sports center. ${p.a + p.b} of them swim, ${p.a + p.c} of them play tennis, and ${p.a} do both. How many do neither?`,
    },
  ],
  given: ({ a, b, c, d }) => ({ both: a, one: a + b, two: a + c, all: a + b + c + d }),
  answer: ({ d }) => num(d),
  traps: [
    {
      misconception: 'a1-stat-stops-at-the-margin',
      says: ({ a, b, c, d }) => `I took only the ${a + b} away from the ${a + b + c + d}.`,
      classic: true,
      operation: 'term-left-out',
      operands: ({ all, one }) => [all, -one],
      rule: ({ one, all }) => num(all - one),
      why: () => 'takes away only one of the two groups.',
    },
    {
      misconception: 'a1-stat-subtracts-both-totals',
      says: ({ a, b, c, d }) =>
        `I took the ${a + b} and the ${a + c} away from the ${a + b + c + d}, and with them the ${a} twice.`,
      operation: 'term-left-out',
      operands: ({ all, one, two }) => [all, -one, -two],
      rule: ({ one, two, all }) => (all > one + two ? num(all - one - two) : null),
      why: ({ a }) => `subtracts the ${a} twice.`,
    },
    {
      misconception: 'a1-stat-finds-another-cell',
      says: ({ a, c }) => `I took the ${a} away from the ${a + c} and stopped there.`,
      rule: ({ both, two }) => num(two - both),
      why: () => 'is one of the other groups.',
    },
    {
      misconception: 'a1-stat-finds-another-cell',
      says: ({ a, b }) => `I took the ${a} away from the ${a + b} and stopped there.`,
      rule: ({ both, one }) => num(one - both),
      why: () => 'is one of the other groups.',
    },
    {
      misconception: 'a1-stat-stops-at-the-margin',
      says: ({ a, b, c, d }) => `I took only the ${a + c} away from the ${a + b + c + d}.`,
      operation: 'term-left-out',
      operands: ({ all, two }) => [all, -two],
      rule: ({ two, all }) => num(all - two),
      why: () => 'takes away only one of the two groups.',
    },
    {
      misconception: 'a1-stat-finds-another-cell',
      says: () => 'I counted those who are in exactly one of the two groups.',
      rule: ({ both, one, two }) => num(one + two - 2 * both),
      why: () => 'counts those who are in exactly one of the groups.',
    },
  ],
  explain: ({ a, b, c, d }, frame) => {
    const inTable = frame === 'grid'
    return {
      plan: 'In a two-way table the cells of each row and each column add up to its total: find what is missing one number after the other, by subtracting.',
      steps: [
        {
          do: `${inTable ? 'The total of the second row is' : 'The number of members who do not swim is'} $${a + b + c + d} - ${a + b} = ${c + d}$.`,
          why: inTable ? 'The two row totals add up to the grand total.' : 'Each member swims or does not.',
        },
        {
          do: `${inTable ? 'The first cell of the second row is' : 'Those who play tennis but do not swim are'} $${a + c} - ${a} = ${c}$.`,
          why: inTable
            ? 'The two cells of the first column add up to its total.'
            : `Of the ${a + c} who play tennis, ${a} swim as well.`,
        },
        {
          do: `${inTable ? 'The cell with the question mark is' : 'Neither:'} $${c + d} - ${c} = ${d}$.`,
          why: inTable ? 'The rest of the second row.' : 'Those who do not swim either play tennis or do neither.',
        },
      ],
      check: `All four groups together: $${a} + ${b} + ${c} + ${d} = ${a + b + c + d}$.`,
    }
  },
  check: ({ both, one, two, all }) => num(all - two - (one - both)),
})

const share = template({
  id: 'algebra-1/two-way-percent',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const n = pick(rng, [50, 100, 200])
        const p = draw(rng)
        const k = n / 50
        return { a: p.a * k, b: p.b * k, c: p.c * k, d: n - (p.a + p.b + p.c) * k, s: p.s }
      },
      ({ a, b, c, d }) => d > 0 && new Set([a, b, c, d]).size === 4 && (100 * a) % (a + b + c + d) === 0,
    ),
  frames: [
    {
      id: 'joint',
      kind: 'table',
      items: 6,
      stem: (p) =>
        `<p>The table shows data on ${set(p.s).who}.</p>${full(p)}<p>What percent of all the ${set(p.s).who} are in the row “${set(p.s).rows[0]}” and in the column “${set(p.s).cols[0]}”?</p>`,
    },
    {
      id: 'joint-grid',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: (p, rng) =>
        `<p>${person(rng)} made this table about ${set(p.s).who}.</p>${full(p)}<p>What percent of all of them are counted in the first cell, “${set(p.s).rows[0]}” and “${set(p.s).cols[0]}”?</p>`,
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ a, b, c, d }) => num(frac(100 * a, a + b + c + d)),
  traps: [
    {
      misconception: 'a1-stat-uses-a-row-total',
      classic: true,
      operation: 'wrong-whole',
      operands: ({ a, b }) => [a, a + b],
      after: (got) => mul(100, got),
      rule: ({ a, b }) => ((100 * a) % (a + b) === 0 ? num((100 * a) / (a + b)) : null),
      why: () => 'takes the row, not everybody, as the whole.',
    },
    {
      misconception: 'a1-stat-gives-the-count',
      rule: ({ a }) => num(a),
      why: () => 'is the count, not the percentage.',
    },
    {
      misconception: 'a1-stat-gives-the-marginal-share',
      says: () => 'I gave the percentage that the whole row is of all.',
      operation: 'wrong-whole',
      operands: ({ a, b, c, d }) => [a + b, a + b + c + d],
      after: (got) => mul(100, got),
      rule: ({ a, b, c, d }) => num(frac(100 * (a + b), a + b + c + d)),
      why: () => 'is the percentage of the whole row.',
    },
    {
      misconception: 'a1-stat-gives-the-marginal-share',
      says: () => 'I gave the percentage of the whole column.',
      rule: ({ a, b, c, d }) => num(frac(100 * (a + c), a + b + c + d)),
      why: () => 'is the percentage of the whole column.',
    },
    {
      misconception: 'a1-stat-takes-the-other-cell',
      says: () => 'I counted the cell beside it.',
      rule: ({ a, b, c, d }) => num(frac(100 * b, a + b + c + d)),
      why: () => 'counts the cell beside it.',
    },
    {
      misconception: 'a1-stat-takes-the-other-cell',
      says: () => 'I counted the cell below it.',
      rule: ({ a, b, c, d }) => num(frac(100 * c, a + b + c + d)),
      why: () => 'counts the cell below it.',
    },
  ],
  explain: ({ a, b, c, d, s }) => {
    const all = a + b + c + d
    return {
      plan: 'A percent of all is asked for: take the cell where row and column meet as the part, and the grand total as the whole.',
      steps: [
        {
          do: `The row “${set(s).rows[0]}” and the column “${set(s).cols[0]}” meet in the cell with $${a}$.`,
          why: 'Both conditions must hold, so only this one cell counts.',
        },
        {
          do: `The whole is the grand total, $${all}$.`,
          why: 'The question is about all of them, not about one row or one column.',
        },
        {
          do: `$\\frac{${a}}{${all}}${all === 100 ? '' : ` = \\frac{${(100 * a) / all}}{100}`}$, that is ${(100 * a) / all}%.`,
          why:
            all === 100
              ? 'Percent means hundredths.'
              : 'Percent means hundredths, so write the fraction with the denominator 100.',
        },
      ],
      check: `${(100 * a) / all}% of $${all}$ is $${toDecimalText(frac(a, all))} \\cdot ${all} = ${a}$.`,
      faster: `In one line on a calculator: $100 \\cdot ${a} \\div ${all} = ${(100 * a) / all}$.`,
    }
  },
  // Tries every whole percentage of the total.
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 101 }, (_, p) => p).find((p) => (p * (a + b + c + d)) / 100 === a) ?? 999),
})

export const templates = [conditional, missing, share, expected]

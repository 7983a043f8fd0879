import { div, frac, gcd, int, num, person, pick, table, template, until } from '#kit'

const skill = 'a1-two-way-tables'

type Cells = { a: number; b: number; c: number; d: number; s: number }
const SETTINGS = [
  {
    rows: ['Grade 9', 'Grade 10'],
    cols: ['Plays an instrument', 'Does not'],
    who: 'students',
    row: ['a grade 9 student', 'a grade 10 student'],
    col: ['plays an instrument', 'does not play an instrument'],
  },
  {
    rows: ['Members', 'Guests'],
    cols: ['Came by bike', 'Came by bus'],
    who: 'visitors',
    row: ['a member', 'a guest'],
    col: ['came by bike', 'came by bus'],
  },
  {
    rows: ['Cats', 'Dogs'],
    cols: ['Younger than 2', '2 or older'],
    who: 'animals',
    row: ['a cat', 'a dog'],
    col: ['is younger than 2', 'is 2 or older'],
  },
] as const
const set = (s: number) => SETTINGS[s] as (typeof SETTINGS)[number]

const draw = (rng: () => number): Cells =>
  until(
    () => ({ a: int(rng, 3, 30), b: int(rng, 3, 30), c: int(rng, 3, 30), d: int(rng, 3, 30), s: int(rng, 0, 2) }),
    ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4,
  )
const full = ({ a, b, c, d, s }: Cells) =>
  table(
    ['', ...set(s).cols, 'Total'],
    [
      [set(s).rows[0], a, b, a + b],
      [set(s).rows[1], c, d, c + d],
      ['Total', a + c, b + d, a + b + c + d],
    ],
    '',
    true,
  )

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
      rule: ({ a, all }) => num(frac(a, all)),
      why: () => 'divides by the grand total; only one row or column is asked about.',
    },
    {
      misconception: 'a1-stat-uses-the-other-total',
      classic: true,
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
  explain: ({ a, b, c, byRow }) => [
    {
      do: `The group that is asked about has $${byRow ? a + b : a + c}$ members.`,
      why: 'The words “of the group” or “it is known” name the whole.',
    },
    {
      do: `$${a}$ of them are counted, so the fraction is $\\frac{${a}}{${byRow ? a + b : a + c}} = ${num(byRow ? frac(a, a + b) : frac(a, a + c)).html.replaceAll('$', '')}$.`,
      why: 'Part divided by whole, in lowest terms.',
    },
  ],
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
      rule: ({ one, all }) => num(all - one),
      why: () => 'takes away only one of the two groups.',
    },
    {
      misconception: 'a1-stat-subtracts-both-totals',
      says: ({ a, b, c, d }) =>
        `I took the ${a + b} and the ${a + c} away from the ${a + b + c + d}, and with them the ${a} twice.`,
      rule: ({ one, two, all }) => {
        const v = all - one - two
        return v > 0 ? num(v) : null
      },
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
  explain: ({ a, b, c, d }) => [
    {
      do: `In at least one of the two groups there are $${a + b} + ${a + c} - ${a} = ${a + b + c}$.`,
      why: `The ${a} in both are counted in each total, so they are taken away once.`,
    },
    { do: `$${a + b + c + d} - ${a + b + c} = ${d}$`, why: 'The rest is in neither.' },
  ],
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
      says: () => 'I gave the percentage of the whole row.',
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
  explain: ({ a, b, c, d }) => [
    {
      do: `The cell holds $${a}$ out of $${a + b + c + d}$.`,
      why: 'The question is about all of them, so the grand total is the whole.',
    },
    {
      do: `$\\frac{${a}}{${a + b + c + d}} = ${(100 * a) / (a + b + c + d)}\\%$`,
      why: 'Part divided by whole, in hundredths.',
    },
  ],
  // Tries every whole percentage of the total.
  check: ({ a, b, c, d }) =>
    num(Array.from({ length: 101 }, (_, p) => p).find((p) => (p * (a + b + c + d)) / 100 === a) ?? 999),
})

const expected = template({
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
  explain: ({ a, b, k }) => [
    {
      do: `In the second column the number grows from $${b}$ to $${k * b}$, that is, ${k} times.`,
      why: 'The same share in both rows means that both columns grow by the same factor.',
    },
    {
      do: `So the missing number is $${k} \\cdot ${a} = ${k * a}$.`,
      why: `Check: $\\frac{${a}}{${a + b}} = \\frac{${k * a}}{${k * (a + b)}}$.`,
    },
  ],
  check: ({ a, b, d }) => num(frac(a * d, b)),
})

export const templates = [conditional, missing, share, expected]

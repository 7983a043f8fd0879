import { frac, int, num, type Template, table, template, toTex, until, whole } from '#kit'
import { drawTable, grid, scene } from './probability.ts'
import { sum } from './shown-data.ts'

const skill = 'sm-probability-two-way'

type Counts = Readonly<{ a: readonly number[]; b: readonly number[]; group: string }>

/** The row or column that the question names: its total, one of its entries, and the total of all. */
function named({ a, b, group }: Counts) {
  const all = sum(a) + sum(b)
  const i = [0, 1, 2]
    .flatMap((k) => scene(k).cols.map((name, c) => ({ name, c })))
    .find(({ name }) => name === group)?.c
  if (i === undefined) return { part: sum(a), cell: a[0] ?? 0, all, row: true, rest: sum(b) }
  return { part: (a[i] ?? 0) + (b[i] ?? 0), cell: a[i] ?? 0, all, row: false, rest: all - (a[i] ?? 0) - (b[i] ?? 0) }
}

const ask = (k: number, i: number): string => (i < 0 ? scene(k).isRow : (scene(k).isCol[i] as string))
const groupOf = (k: number, i: number): string => (i < 0 ? scene(k).rows[0] : (scene(k).cols[i] as string))

const simple = template({
  id: 'sat-math/two-way-one-group',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawTable(rng), i: int(rng, -1, 2) }),
      ({ a, b, i }) => {
        const part = i < 0 ? sum(a) : (a[i] as number) + (b[i] as number)
        return [80, 90, 100, 120, 125, 150, 160].includes(sum(a) + sum(b)) && 2 * part !== sum(a) + sum(b)
      },
    ),
  frames: [
    {
      id: 'random',
      kind: 'table',
      items: 5,
      stem: ({ k, a, b, i }) =>
        `<p>The table shows ${scene(k).intro}.</p>${grid(k, a, b)}<p>If one ${scene(k).one} is chosen at random from all of them, what is the probability that this ${scene(k).one} ${ask(k, i)}?</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      response: 'grid',
      items: 4,
      stem: ({ k, a, b, i }) =>
        `<p>The table summarizes ${scene(k).intro}.</p>${grid(k, a, b)}<p>What fraction of all ${scene(k).one}s in the table ${i < 0 ? scene(k).areRow : scene(k).areCol[i]}?</p>`,
    },
  ],
  given: ({ k, a, b, i }) => ({ a, b, group: groupOf(k, i) }),
  answer: ({ a, b, i }) => num(frac(i < 0 ? sum(a) : (a[i] as number) + (b[i] as number), sum(a) + sum(b))),
  traps: [
    {
      misconception: 'sm-one-entry-for-the-group',
      classic: true,
      rule: (g) => num(frac(named(g).cell, named(g).all)),
      says: ({ a, i }) =>
        `I used the entry ${a[Math.max(i, 0)]} instead of the total of the ${i < 0 ? 'row' : 'column'}.`,
      why: ({ a, b, i }) =>
        `counts one entry only, ${a[Math.max(i, 0)]} of ${sum(a) + sum(b)}, and not the whole ${i < 0 ? 'row' : 'column'}.`,
    },
    {
      misconception: 'sm-part-to-the-rest',
      rule: (g) => (named(g).part < named(g).rest ? num(frac(named(g).part, named(g).rest)) : null),
      why: () => 'compares the group with all the others instead of with the total.',
    },
    {
      misconception: 'sm-takes-the-opposite-event',
      rule: (g) => num(frac(named(g).rest, named(g).all)),
      why: () => 'counts all those that do not belong to this group.',
    },
    {
      misconception: 'sm-one-entry-for-the-group',
      rule: (g) => num(frac(named(g).cell, named(g).part)),
      says: ({ a, i }) => `I divided the entry ${a[Math.max(i, 0)]} by the total of the ${i < 0 ? 'row' : 'column'}.`,
      why: ({ a, i }) => `divides the entry ${a[Math.max(i, 0)]} by the total of the ${i < 0 ? 'row' : 'column'}.`,
    },
  ],
  explain: ({ a, b, i }, frame) => {
    const [part, all] = [i < 0 ? sum(a) : (a[i] as number) + (b[i] as number), sum(a) + sum(b)]
    return {
      plan: 'Divide the size of the group by the number of all. Read the total of the group at the edge of the table and the total of all in the corner.',
      steps: [
        {
          do: `The group has ${part} in all.`,
          why: `It is the total of the ${i < 0 ? 'row' : 'column'}: $${i < 0 ? a.join(' + ') : `${a[i]} + ${b[i]}`} = ${part}$.`,
        },
        {
          do: frame === 'random' ? `There are ${all} to choose from.` : `There are ${all} in the whole table.`,
          why:
            frame === 'random'
              ? 'The choice is made from all of them, so the grand total counts.'
              : 'The fraction is a part of all of them, so the grand total counts.',
        },
        {
          do: `$\\frac{${part}}{${all}}${frac(part, all).d === all ? '' : ` = ${toTex(frac(part, all))}`}$`,
          why: 'The group divided by all.',
        },
      ],
      check: `The others are ${all - part}, and $${part} + ${all - part} = ${all}$.`,
    }
  },
  check: (g) => num(frac(named(g).all - named(g).rest, sum(g.a) + sum(g.b))),
})

const polls = [
  {
    intro: 'how students of two grades answered a question about a later start of school',
    rows: ['Grade 9', 'Grade 10'],
    cols: ['For it', 'Against it'],
    one: 'student',
    first: 'a student in grade 9',
  },
  {
    intro: 'how the visitors of a museum came on two days',
    rows: ['Saturday', 'Sunday'],
    cols: ['By car', 'By train'],
    one: 'visitor',
    first: 'a visitor who came on Saturday',
  },
  {
    intro: 'the seeds of two kinds that were planted in a greenhouse',
    rows: ['Beans', 'Peas'],
    cols: ['Sprouted', 'Did not sprout'],
    one: 'seed',
    first: 'a bean seed',
  },
] as const
const poll = (k: number) => polls[k] as (typeof polls)[number]

const unknownTable = (k: number, d: number, a: number, b: number): string => {
  const p = poll(k)
  const rows = [
    [p.rows[0], '$k$', a],
    [p.rows[1], `$k + ${d}$`, b],
  ]
  return table(['', ...p.cols], rows, '', true)
}

const totals = template({
  id: 'sat-math/two-way-unknown-entries',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        s: int(rng, 0, 2),
        k: int(rng, 15, 60),
        d: int(rng, 4, 18),
        a: int(rng, 12, 50),
        b: int(rng, 12, 50),
        small: int(rng, 0, 1) === 1,
      }),
      ({ k, d, a, b }) =>
        a !== b && k !== a && k !== b && d % 2 === 0 && k > d && k + d !== a && k + d !== b && d !== a && d !== b,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'table',
      items: 5,
      stem: ({ s, k, d, a, b, small }) =>
        `<p>The table shows ${poll(s).intro}, where $k$ is a constant.</p>${unknownTable(s, d, a, b)}<p>The four entries add up to ${2 * k + d + a + b}. What is the entry in the row “${small ? poll(s).rows[0] : poll(s).rows[1]}” and the column “${poll(s).cols[0]}”?</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      response: 'grid',
      items: 5,
      stem: ({ s, k, d, a, b, small }) =>
        `<p>The table summarizes ${poll(s).intro}. In the table, $k$ is a constant.</p>${unknownTable(s, d, a, b)}<p>There were ${2 * k + d + a + b} ${poll(s).one}s in all. What is the value of $${small ? 'k' : `k + ${d}`}$?</p>`,
    },
  ],
  given: ({ k, d, a, b, small }) => ({ d, a, b, n: 2 * k + d + a + b, small }),
  answer: ({ k, d, small }) => num(small ? k : k + d),
  traps: [
    {
      misconception: 'sm-gives-the-other-unknown-entry',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ d, a, b, n, small }) => [frac(n - a - b + (small ? d : -d), 2)],
      rule: ({ d, a, b, n, small }) => num(frac(n - a - b + (small ? d : -d), 2)),
      why: ({ d, small }) => `is the value of $${small ? `k + ${d}` : 'k'}$; the other entry is asked for.`,
    },
    {
      misconception: 'sm-forgets-the-number-beside-k',
      rule: ({ a, b, n }) => whole(frac(n - a - b, 2)),
      why: ({ k, d, a, b }) =>
        `is half of $${2 * k + d + a + b} - ${a} - ${b} = ${2 * k + d}$; the two entries are not equal.`,
    },
    {
      misconception: 'sm-adds-the-number-beside-k-on-the-wrong-side',
      rule: ({ d, a, b, n, small }) => whole(frac(n - a - b, 2).n / frac(n - a - b, 2).d + (small ? -d : d)),
      says: ({ d, small }) => `I took half of both entries and ${small ? 'subtracted' : 'added'} the whole ${d}.`,
      why: ({ d, small }) =>
        `${small ? 'subtracts' : 'adds'} the whole ${d} after halving; it must be taken off before.`,
    },
    {
      misconception: 'sm-forgets-the-number-beside-k',
      operation: 'stopped-at-a-step',
      operands: ({ d, a, b, n }) => [n - a - b - d],
      rule: ({ d, a, b, n }) => num(n - a - b - d),
      says: () => 'I stopped at the value of $2k$.',
      why: () => 'is the value of $2k$.',
    },
    {
      misconception: 'sm-forgets-the-number-beside-k',
      operation: 'whole-for-part',
      operands: ({ a, b, n }) => [n - a - b],
      rule: ({ a, b, n }) => num(n - a - b),
      says: () => 'I gave the sum of both unknown entries.',
      why: () => 'is the sum of both unknown entries.',
    },
  ],
  explain: ({ k, d, a, b, small }) => ({
    plan: 'The entries of the table add up to the total. Write this as an equation, solve it for the unknown, and read which entry is asked for.',
    steps: [
      { do: `$k + (k + ${d}) + ${a} + ${b} = ${2 * k + d + a + b}$`, why: 'All four entries together are the total.' },
      {
        do: `$2k + ${d + a + b} = ${2 * k + d + a + b}$, so $2k = ${2 * k}$`,
        why: `Add the numbers on the left, then subtract ${d + a + b} from both sides.`,
      },
      { do: `$k = ${k}$`, why: 'Divide by 2.' },
      {
        do: small
          ? `The entry asked for is $k = ${k}$.`
          : `The entry asked for is $k + ${d} = ${k} + ${d} = ${k + d}$.`,
        why: 'Look at the table again.',
      },
    ],
    check: `$${k} + ${k + d} + ${a} + ${b} = ${2 * k + d + a + b}$.`,
    faster: `The two unknown entries add up to $${2 * k + d + a + b} - ${a} - ${b} = ${2 * k + d}$ and differ by ${d}, so the ${small ? 'smaller' : 'larger'} one is $(${2 * k + d} ${small ? '-' : '+'} ${d}) \\div 2 = ${small ? k : k + d}$.`,
  }),
  check: ({ d, a, b, n, small }) => {
    const k = Array.from({ length: n }, (_, i) => i).find((i) => i + i + d + a + b === n) ?? 0
    return num(small ? k : k + d)
  },
})

/** How a wrong value of k leads to the wrong answer: it is k itself, or the entry k + d. */
const found = (small: boolean, d: number, k: number): string =>
  small ? 'solves' : `is $k + ${d}$ with $k = ${k}$ from`

const chance = template({
  id: 'sat-math/two-way-unknown-probability',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        s: int(rng, 0, 2),
        p: int(rng, 1, 5),
        q: int(rng, 3, 13),
        u: int(rng, 2, 9),
        a: int(rng, 12, 60),
        b: int(rng, 12, 60),
        small: int(rng, 0, 1) === 1,
      }),
      ({ p, q, u, a, b }) =>
        2 * p < q &&
        frac(p, q).d === q &&
        p * u >= 8 &&
        (q - 2 * p) * u >= 4 &&
        (q - 2 * p) * u <= 60 &&
        a !== b &&
        p * u !== a &&
        (p * (q - 2 * p) * u) % (q - p) === 0,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'table',
      items: 5,
      stem: ({ s, p, q, u, a, b, small }) =>
        `<p>The table shows ${poll(s).intro}, where $k$ is a constant.</p>${unknownTable(s, (q - 2 * p) * u, a, b)}<p>If one of those counted in the column “${poll(s).cols[0]}” is chosen at random, the probability of choosing ${poll(s).first} is $\\frac{${p}}{${q}}$. ${small ? 'What is the value of $k$?' : `How many in this column are counted in the row “${poll(s).rows[1]}”?`}</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      response: 'grid',
      items: 4,
      stem: ({ s, p, q, u, a, b, small }) =>
        `<p>In the table, which shows ${poll(s).intro}, $k$ is a constant.</p>${unknownTable(s, (q - 2 * p) * u, a, b)}<p>Of those in the column “${poll(s).cols[0]},” the fraction in the row “${poll(s).rows[0]}” is $\\frac{${p}}{${q}}$. What is the value of $${small ? 'k' : `k + ${(q - 2 * p) * u}`}$?</p>`,
    },
  ],
  given: ({ p, q, u, a, b, small }) => ({ share: frac(p, q), d: (q - 2 * p) * u, a, b, small }),
  answer: ({ p, q, u, small }) => num(small ? p * u : (q - p) * u),
  traps: [
    {
      misconception: 'sm-fraction-of-the-other-entry',
      classic: true,
      rule: ({ share: { n, d: q }, d, small }) => whole(frac(n * d, q - n).n / frac(n * d, q - n).d + (small ? 0 : d)),
      why: ({ p, q, u, small }) =>
        `${found(small, (q - 2 * p) * u, (p * (q - 2 * p) * u) / (q - p))} $\\frac{k}{k + ${(q - 2 * p) * u}} = \\frac{${p}}{${q}}$; the denominator must be the total of the column.`,
    },
    {
      misconception: 'sm-gives-the-other-unknown-entry',
      rule: ({ share: { n, d: q }, d, small }) => num(frac((small ? q - n : n) * d, q - 2 * n)),
      why: ({ small }) => `is the ${small ? 'other entry of the column' : 'value of $k$ itself'}.`,
    },
    {
      misconception: 'sm-row-for-the-column',
      rule: ({ share: { n, d: q }, d, a, small }) => {
        const k = frac(n * a, q - n)
        return k.d === 1 ? num(k.n + (small ? 0 : d)) : null
      },
      why: ({ a, p, q, u, small }) =>
        `${found(small, (q - 2 * p) * u, (p * a) / (q - p))} $\\frac{k}{k + ${a}} = \\frac{${p}}{${q}}$, with the total of the row.`,
    },
    {
      misconception: 'sm-fraction-of-the-other-entry',
      rule: ({ share: { n, d: q }, d }) => num(frac(q * d, q - 2 * n)),
      says: () => 'I gave the total of the column.',
      why: () => 'is the total of the column.',
    },
    {
      misconception: 'sm-forgets-the-number-beside-k',
      rule: ({ share: { n, d: q }, d, small }) => {
        const k = frac(n * d, q)
        return k.d === 1 && k.n > 1 ? num(k.n + (small ? 0 : d)) : null
      },
      says: ({ p, q, u }) => `I took $\\frac{${p}}{${q}}$ of ${(q - 2 * p) * u}.`,
      why: ({ p, q, u, small }) =>
        `comes from $\\frac{${p}}{${q}} \\cdot ${(q - 2 * p) * u}$${small ? '' : `, with ${(q - 2 * p) * u} added`}; the fraction belongs to the whole column.`,
    },
  ],
  explain: ({ p, q, u, small }) => {
    const d = (q - 2 * p) * u
    return {
      plan: 'The group that is chosen from is a column, so its total is the denominator. Set up the fraction with the unknown in it, cross-multiply, and solve.',
      steps: [
        { do: `The column has $k + (k + ${d}) = 2k + ${d}$ in all.`, why: 'The choice is made from this column only.' },
        { do: `$\\frac{k}{2k + ${d}} = \\frac{${p}}{${q}}$`, why: 'Wanted divided by all in the column.' },
        { do: `$${q}k = ${p === 1 ? '' : `${p}(2k + ${d}) = `}${2 * p}k + ${p * d}$`, why: 'Cross-multiply.' },
        {
          do: `$${q}k - ${2 * p}k = ${p * d}$, so $${q - 2 * p === 1 ? '' : q - 2 * p}k = ${p * d}$${q - 2 * p === 1 ? '' : ` and $k = ${p * d} \\div ${q - 2 * p} = ${p * u}$`}.`,
          why: `Subtract $${2 * p}k$${q - 2 * p === 1 ? '' : ' and divide'}.`,
        },
        {
          do: small
            ? `The value asked for is $k = ${p * u}$.`
            : `The entry asked for is $k + ${d} = ${p * u} + ${d} = ${(q - p) * u}$.`,
          why: 'Read the question again.',
        },
      ],
      check: `$\\frac{${p * u}}{${p * u} + ${(q - p) * u}} = \\frac{${p * u}}{${q * u}} = \\frac{${p}}{${q}}$.`,
      faster: `In the column the two entries are in the ratio ${p} to ${q - p}. They differ by ${q - 2 * p} part${q - 2 * p === 1 ? '' : 's'}, which ${q - 2 * p === 1 ? 'is' : 'are'} ${d}, so one part is ${u}, and the entry asked for is $${small ? p : q - p} \\cdot ${u} = ${small ? p * u : (q - p) * u}$.`,
    }
  },
  check: ({ share: { n, d: q }, d, small }) => {
    const k = Array.from({ length: 400 }, (_, i) => i).find((i) => i * q === n * (2 * i + d)) ?? 0
    return num(small ? k : k + d)
  },
})

export const templates: readonly Template[] = [simple, totals, chance]

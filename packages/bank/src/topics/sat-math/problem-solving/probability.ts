import { div, frac, int, num, pick, type Template, table, template, toTex, until } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-probability-two-way'

/** The table, and how one speaks of its first row and of its columns, of one and of many. */
const scenes = [
  {
    intro: 'how students of two grades come to school',
    rows: ['Grade 9', 'Grade 10'],
    cols: ['Bus', 'Bicycle', 'On foot'],
    one: 'student',
    inRow: 'students in grade 9',
    inCol: ['students who come by bus', 'students who come by bicycle', 'students who come on foot'],
    isRow: 'is in grade 9',
    isCol: ['comes by bus', 'comes by bicycle', 'comes on foot'],
    areRow: 'are in grade 9',
    areCol: ['come by bus', 'come by bicycle', 'come on foot'],
  },
  {
    intro: 'the instruments of the students of a music school',
    rows: ['Beginners', 'Advanced'],
    cols: ['Guitar', 'Piano', 'Drums'],
    one: 'student',
    inRow: 'beginners',
    inCol: ['students who play guitar', 'students who play piano', 'students who play drums'],
    isRow: 'is a beginner',
    isCol: ['plays guitar', 'plays piano', 'plays drums'],
    areRow: 'are beginners',
    areCol: ['play guitar', 'play piano', 'play drums'],
  },
  {
    intro: 'the tickets that a small cinema sold',
    rows: ['Weekday', 'Weekend'],
    cols: ['Comedy', 'Drama', 'Animation'],
    one: 'ticket',
    inRow: 'weekday tickets',
    inCol: ['tickets for a comedy', 'tickets for a drama', 'tickets for an animated film'],
    isRow: 'is for a weekday',
    isCol: ['is for a comedy', 'is for a drama', 'is for an animated film'],
    areRow: 'are for a weekday',
    areCol: ['are for a comedy', 'are for a drama', 'are for an animated film'],
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]
const sum = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0)

const grid = (k: number, a: readonly number[], b: readonly number[]): string => {
  const s = scene(k)
  const rows = [
    [s.rows[0], ...a, sum(a)],
    [s.rows[1], ...b, sum(b)],
    ['Total', ...a.map((x, i) => x + (b[i] as number)), sum(a) + sum(b)],
  ]
  return table(['Group', ...s.cols, 'Total'], rows, '', true)
}
const drawTable = (rng: () => number) => ({
  k: int(rng, 0, 2),
  a: [int(rng, 8, 40), int(rng, 8, 40), int(rng, 8, 40)],
  b: [int(rng, 8, 40), int(rng, 8, 40), int(rng, 8, 40)],
  i: int(rng, 0, 2),
})

/** The question of either frame about the first row, given column i, or about column i, given the first row. */
const asked = (frame: string, k: number, i: number, col: boolean): string => {
  const s = scene(k)
  if (frame === 'fraction')
    return `What fraction of the ${col ? `${s.inCol[i]} ${s.areRow}` : `${s.inRow} ${s.areCol[i]}`}?`
  return col
    ? `One of the ${s.inCol[i]} is chosen at random. What is the probability that this ${s.one} ${s.isRow}?`
    : `One of the ${s.inRow} is chosen at random. What is the probability that this ${s.one} ${s.isCol[i]}?`
}
const rowOrColumn = (k: number, i: number): string =>
  `How many of the ${scene(k).one}s ${scene(k).areRow} or ${scene(k).areCol[i]} (or both)?`

/** The column that a question names with these words; −1 where it names none. */
const columnIn = (question: string, words: 'inCol' | 'isCol' | 'areCol'): number =>
  Math.max(...scenes.map((s) => s[words].findIndex((w) => question.includes(w))))

const conditional = template({
  id: 'sat-math/two-way-conditional',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ ...drawTable(rng), col: int(rng, 0, 1) === 1 }),
      ({ a, b, i }) => a[i] !== b[i] && sum(a) !== sum(b),
    ),
  frames: [
    {
      id: 'given',
      kind: 'table',
      items: 4,
      stem: ({ k, a, b, i, col }) => {
        return `<p>The table shows ${scene(k).intro}.</p>${grid(k, a, b)}<p>${asked('given', k, i, col)}</p>`
      },
    },
    {
      id: 'fraction',
      kind: 'table',
      response: 'grid',
      items: 3,
      stem: ({ k, a, b, i, col }) => {
        return `<p>The table shows ${scene(k).intro}.</p>${grid(k, a, b)}<p>${asked('fraction', k, i, col)}</p>`
      },
    },
  ],
  given: ({ k, a, b, i, col }, frame) => ({ a, b, question: asked(frame, k, i, col) }),
  answer: ({ a, b, i, col }) => num(frac(a[i] as number, col ? (a[i] as number) + (b[i] as number) : sum(a))),
  traps: [
    {
      misconception: 'sm-condition-turned-around',
      shortcut: ({ a, b, i, col }) => num(frac(a[i] as number, col ? sum(a) : (a[i] as number) + (b[i] as number))),
    },
    {
      misconception: 'sm-divides-by-the-grand-total',
      shortcut: ({ a, b, i }) => num(frac(a[i] as number, sum(a) + sum(b))),
    },
    {
      misconception: 'sm-ignores-the-condition',
      shortcut: ({ a, b, i, col }) =>
        num(col ? frac(sum(a), sum(a) + sum(b)) : frac((a[i] as number) + (b[i] as number), sum(a) + sum(b))),
    },
    {
      misconception: 'sm-reads-the-wrong-row',
      shortcut: ({ a, b, i, col }) => num(frac(b[i] as number, col ? (a[i] as number) + (b[i] as number) : sum(b))),
    },
    {
      misconception: 'sm-part-to-the-rest',
      shortcut: ({ a, b, i, col }) => {
        const rest = col ? (b[i] as number) : sum(a) - (a[i] as number)
        return (a[i] as number) < rest ? num(frac(a[i] as number, rest)) : null
      },
    },
  ],
  explain: ({ a, b, i, col }) => [
    {
      do: `Only the ${col ? 'column' : 'row'} counts: $${col ? (a[i] as number) + (b[i] as number) : sum(a)}$ in all, and $${a[i]}$ of them fit.`,
      why: 'The condition decides the denominator.',
    },
    {
      do: `The probability is $${toTex(frac(a[i] as number, col ? (a[i] as number) + (b[i] as number) : sum(a)))}$ in lowest terms.`,
      why: 'Favorable cases divided by possible cases.',
    },
  ],
  // Lists everybody, and reads in the question who is chosen and who is asked for.
  check: ({ a, b, question }) => {
    const all = [a, b].flatMap((row, r) => row.flatMap((n, c) => Array.from({ length: n }, () => ({ r, c }))))
    const fromColumn = columnIn(question, 'inCol')
    const column = [fromColumn, columnIn(question, 'isCol'), columnIn(question, 'areCol')].find((c) => c >= 0)
    const chosen = all.filter((x) => (fromColumn >= 0 ? x.c === fromColumn : x.r === 0))
    return num(frac(chosen.filter((x) => x.r === 0 && x.c === column).length, chosen.length))
  },
})

const missing = template({
  id: 'sat-math/two-way-missing-count',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 1, 4), q: int(rng, 3, 7), m: int(rng, 4, 9), d: int(rng, 3, 20) }),
      ({ p, q, m, d }) =>
        p < q && 2 * p !== q && [2, 3].every((t) => p % t !== 0 || q % t !== 0) && p * m > d && (q - p) * m > 4,
    ),
  frames: [
    {
      id: 'bag',
      kind: 'words',
      items: 4,
      stem: ({ p, q, m }) =>
        `A bag holds red and blue marbles, and ${(q - p) * m} of them are blue. If one marble is drawn at random, the probability that it is red is $\\frac{${p}}{${q}}$. How many red marbles are in the bag?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ p, q, m }) =>
        `In a parking lot with only cars and vans, ${(q - p) * m} of the vehicles are cars. The probability that a vehicle chosen at random is a van is $\\frac{${p}}{${q}}$. How many vans are there?`,
    },
  ],
  given: ({ p, q, m }) => ({ p, q, n: (q - p) * m }),
  answer: ({ p, m }) => num(p * m),
  traps: [
    {
      misconception: 'sm-probability-of-the-known-part',
      shortcut: ({ p, q, m }) => num(div(p * (q - p) * m, q)),
      why: ({ p, q }) => `takes $\\frac{${p}}{${q}}$ of the known kind instead of all.`,
    },
    {
      misconception: 'sm-gives-the-total',
      shortcut: ({ q, m }) => num(q * m),
      why: () => 'is the number of all together.',
    },
    { misconception: 'sm-part-to-the-rest', shortcut: ({ p, q, m }) => num(div((q - p) * m * q, p)) },
    { misconception: 'sm-part-to-the-rest', shortcut: ({ p, q, m }) => num(div((q - p) * m, p)) },
    {
      misconception: 'sm-gives-the-total',
      shortcut: ({ q, p, m }) => num(Math.abs(q - 2 * p) * m),
      why: () => 'is the difference of the two kinds.',
    },
  ],
  explain: ({ p, q, m }) => [
    {
      do: `The other kind has probability $1 - \\frac{${p}}{${q}} = \\frac{${q - p}}{${q}}$, and that is $${(q - p) * m}$ pieces. So one ${['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh'][q]} of all is $${m}$.`,
      why: 'Both probabilities together are 1.',
    },
    { do: `$${p} \\cdot ${m} = ${p * m}$`, why: 'Take as many of these parts as the probability says.' },
  ],
  check: ({ p, q, n }) => num(search((r) => r > 0 && r * q === p * (r + n))),
})

const either = template({
  id: 'sat-math/two-way-either',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => drawTable(rng),
      ({ a, b, i }) => a[i] !== b[i] && sum(a) !== sum(b),
    ),
  frames: [
    {
      id: 'or',
      kind: 'table',
      items: 4,
      stem: ({ k, a, b, i }) => {
        return `<p>The table shows ${scene(k).intro}.</p>${grid(k, a, b)}<p>${rowOrColumn(k, i)}</p>`
      },
    },
  ],
  given: ({ k, a, b, i }) => ({ a, b, question: rowOrColumn(k, i) }),
  answer: ({ a, b, i }) => num(sum(a) + (b[i] as number)),
  traps: [
    {
      misconception: 'sm-counts-the-overlap-twice',
      shortcut: ({ a, b, i }) => num(sum(a) + (a[i] as number) + (b[i] as number)),
    },
    { misconception: 'sm-and-for-or', shortcut: ({ a, i }) => num(a[i] as number) },
    {
      misconception: 'sm-leaves-out-the-overlap',
      shortcut: ({ a, b, i }) => num(sum(a) + (b[i] as number) - (a[i] as number)),
    },
    { misconception: 'sm-reads-the-wrong-row', shortcut: ({ a, b, i }) => num(sum(b) + (a[i] as number)) },
    { misconception: 'sm-and-for-or', rule: ({ a }) => num(sum(a)), why: () => 'counts the row alone.' },
  ],
  explain: ({ a, b, i }) => [
    {
      do: `The row has $${sum(a)}$; the column has $${(a[i] as number) + (b[i] as number)}$, of which $${a[i]}$ are already in the row.`,
      why: 'Nothing may be counted twice.',
    },
    {
      do: `$${sum(a)} + ${b[i]} = ${sum(a) + (b[i] as number)}$`,
      why: 'Add only those of the column that are not in the row.',
    },
  ],
  check: ({ a, b, question }) => {
    const column = columnIn(question, 'areCol')
    return num([a, b].reduce((t, row, r) => t + row.reduce((s, n, c) => s + (r === 0 || c === column ? n : 0), 0), 0))
  },
})

const expected = template({
  id: 'sat-math/probability-new-total',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 4, 20),
        t: int(rng, 25, 60),
        e: int(rng, 3, 12),
        c: pick(rng, ['green', 'yellow', 'white'] as const),
      }),
      ({ r, t, e }) => r + e < t && t !== 2 * r,
    ),
  frames: [
    {
      id: 'added',
      kind: 'multi-step',
      items: 4,
      stem: ({ r, t, e, c }) =>
        `A box holds ${t} cards, and ${r} of them are ${c}. Then ${e} more ${c} cards are put into the box. One card is drawn at random. What is the probability that it is ${c}?`,
    },
  ],
  given: ({ r, t, e }) => ({ r, t, e }),
  answer: ({ r, t, e }) => num(frac(r + e, t + e)),
  traps: [
    { misconception: 'sm-keeps-the-old-total', rule: ({ r, t, e }) => num(frac(r + e, t)) },
    { misconception: 'sm-keeps-the-old-count', rule: ({ r, t, e }) => num(frac(r, t + e)) },
    {
      misconception: 'sm-keeps-the-old-count',
      rule: ({ r, t }) => num(frac(r, t)),
      why: () => 'is the probability before the cards were added.',
    },
    { misconception: 'sm-part-to-the-rest', rule: ({ r, t, e }) => num(frac(r + e, t - r)) },
    { misconception: 'sm-takes-the-opposite-event', rule: ({ r, t, e }) => num(frac(t - r, t + e)) },
  ],
  explain: ({ r, t, e, c }) => [
    {
      do: `Now there are $${r} + ${e} = ${r + e}$ ${c} cards among $${t} + ${e} = ${t + e}$ cards.`,
      why: 'The new cards count in both numbers.',
    },
    {
      do: `The probability is $\\frac{${r + e}}{${t + e}}${r + e === frac(r + e, t + e).n ? '' : ` = ${toTex(frac(r + e, t + e))}`}$.`,
      why: 'Favorable cases divided by possible cases.',
    },
  ],
  // Puts the cards into the box one by one, and counts.
  check: ({ r, t, e }) => {
    const before = Array.from({ length: t }, (_, i) => i < r)
    const box = [...before, ...Array.from({ length: e }, () => true)]
    return num(frac(box.filter((colored) => colored).length, box.length))
  },
})

export const templates: readonly Template[] = [conditional, missing, either, expected]

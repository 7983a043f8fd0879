import { frac, int, num, type Template, table, template, toTex, until } from '#kit'

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
export const scene = (k: number) => scenes[k] as (typeof scenes)[number]
const sum = (v: readonly number[]): number => v.reduce((a, b) => a + b, 0)

export const grid = (k: number, a: readonly number[], b: readonly number[]): string => {
  const s = scene(k)
  const rows = [
    [s.rows[0], ...a, sum(a)],
    [s.rows[1], ...b, sum(b)],
    ['Total', ...a.map((x, i) => x + (b[i] as number)), sum(a) + sum(b)],
  ]
  return table(['Group', ...s.cols, 'Total'], rows, '', true)
}
export const drawTable = (rng: () => number) => ({
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

type Table = Readonly<{ a: readonly number[]; b: readonly number[]; question: string }>

/** What the question asks about: the column, whether one chooses from it, and the numbers that count. */
function reading({ a, b, question }: Table) {
  const fromColumn = columnIn(question, 'inCol')
  const i = [fromColumn, columnIn(question, 'isCol'), columnIn(question, 'areCol')].find((c) => c >= 0) ?? 0
  const [x, y] = [a[i] ?? 0, b[i] ?? 0]
  return { col: fromColumn >= 0, x, y, row: sum(a), other: sum(b), all: sum(a) + sum(b) }
}

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
      misconception: 'sm-divides-by-the-grand-total',
      classic: true,
      rule: (g) => num(frac(reading(g).x, reading(g).all)),
      why: ({ a, b }) => `divides by ${sum(a) + sum(b)}, the total of the whole table.`,
    },
    {
      misconception: 'sm-condition-turned-around',
      classic: true,
      rule: (g) => {
        const { col, x, y, row } = reading(g)
        return num(frac(x, col ? row : x + y))
      },
      why: ({ a, b, i, col }) =>
        `divides by ${col ? sum(a) : (a[i] as number) + (b[i] as number)}, the total of the ${col ? 'row' : 'column'}.`,
    },
    {
      misconception: 'sm-ignores-the-condition',
      rule: (g) => {
        const { col, x, y, row, all } = reading(g)
        return num(frac(col ? row : x + y, all))
      },
      says: ({ col }) => `I gave the share of the whole ${col ? 'row' : 'column'} in the total of the table.`,
      why: ({ k, i, col }) =>
        `is the share of the ${col ? scene(k).inRow : scene(k).inCol[i]} among all ${scene(k).one}s.`,
    },
    {
      misconception: 'sm-reads-the-wrong-row',
      operation: 'wrong-row-or-column',
      rule: (g) => {
        const { col, x, y, other } = reading(g)
        return num(frac(y, col ? x + y : other))
      },
      why: ({ b, i }) => `counts ${b[i]}, which stands in the second row.`,
    },
    {
      misconception: 'sm-part-to-the-rest',
      rule: (g) => {
        const { col, x, y, row } = reading(g)
        const rest = col ? y : row - x
        return x < rest ? num(frac(x, rest)) : null
      },
      why: ({ a, b, i, col }) => `divides ${a[i]} by the other ${col ? b[i] : sum(a) - (a[i] as number)}.`,
    },
  ],
  explain: ({ k, a, b, i, col }, frame) => {
    const [fit, rest] = col ? [a[i] as number, b[i] as number] : [a[i] as number, sum(a) - (a[i] as number)]
    const value = frac(fit, fit + rest)
    const [s, shared] = [scene(k), (fit + rest) / value.d]
    const others = col
      ? `The other cell of this column, $${rest}$,`
      : `The other cells of this row, $${a.filter((_, n) => n !== i).join(' + ')} = ${rest}$ together,`
    return {
      plan: 'The words “one of the …” or “of the …” name a row or column: its total is the denominator. The cell that also fits what is asked is the numerator.',
      steps: [
        {
          do: `Only the ${col ? 'column' : 'row'} of the ${col ? s.inCol[i] : s.inRow} counts: $${fit + rest}$ in all.`,
          why: 'The condition decides the denominator.',
        },
        {
          do: `$${fit}$ of them ${col ? s.areRow : s.areCol[i]}.`,
          why: `This is one cell of that ${col ? 'column' : 'row'}.`,
        },
        {
          do: `The ${frame === 'fraction' ? 'fraction' : 'probability'} is $\\frac{${fit}}{${fit + rest}}${value.d === fit + rest ? '' : ` = ${toTex(value)}`}$.`,
          why: `${frame === 'fraction' ? 'Part divided by whole' : 'Favorable cases divided by possible cases'}${shared === 1 ? '' : `; then divide both by ${shared}`}.`,
        },
      ],
      check: `${others} would give $\\frac{${rest}}{${fit + rest}}$, and $\\frac{${fit}}{${fit + rest}} + \\frac{${rest}}{${fit + rest}} = \\frac{${fit + rest}}{${fit + rest}} = 1$. The total of the whole table plays no part.`,
    }
  },
  // Lists everybody, and reads in the question who is chosen and who is asked for.
  check: ({ a, b, question }) => {
    const all = [a, b].flatMap((row, r) => row.flatMap((n, c) => Array.from({ length: n }, () => ({ r, c }))))
    const fromColumn = columnIn(question, 'inCol')
    const column = [fromColumn, columnIn(question, 'isCol'), columnIn(question, 'areCol')].find((c) => c >= 0)
    const chosen = all.filter((x) => (fromColumn >= 0 ? x.c === fromColumn : x.r === 0))
    return num(frac(chosen.filter((x) => x.r === 0 && x.c === column).length, chosen.length))
  },
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
      classic: true,
      rule: (g) => {
        const { x, y, row } = reading(g)
        return num(row + x + y)
      },
      why: ({ a, i }) => `counts the ${a[i]} in both groups twice.`,
    },
    {
      misconception: 'sm-leaves-out-the-overlap',
      classic: true,
      rule: (g) => {
        const { x, y, row } = reading(g)
        return num(row - x + y)
      },
      why: ({ a, i }) => `leaves out the ${a[i]} in both groups.`,
    },
    {
      misconception: 'sm-and-for-or',
      rule: (g) => num(reading(g).x),
      says: () => 'I counted only those who are in both groups.',
      why: () => 'counts only those in both groups.',
    },
    {
      misconception: 'sm-and-for-or',
      rule: (g) => num(reading(g).row),
      says: () => 'I counted the row alone.',
      why: () => 'counts the row alone.',
    },
    {
      misconception: 'sm-gives-the-total',
      rule: (g) => num(reading(g).all),
      says: () => 'I gave the total of the whole table.',
      why: () => 'is the total of the whole table.',
    },
  ],
  explain: ({ a, b, i }) => ({
    plan: '“Or” takes everybody who is in at least one of the two groups. Start with the whole row, and add only those of the column who are not in it yet.',
    steps: [
      { do: `The first row has $${sum(a)}$ in all.`, why: 'All of them are in the first group.' },
      {
        do: `The column has $${(a[i] as number) + (b[i] as number)}$, and $${a[i]}$ of these are already in the row. So $${(a[i] as number) + (b[i] as number)} - ${a[i]} = ${b[i]}$ are new.`,
        why: 'Nothing may be counted twice.',
      },
      {
        do: `$${sum(a)} + ${b[i]} = ${sum(a) + (b[i] as number)}$`,
        why: 'Add only those of the column that are not in the row.',
      },
    ],
    check: `Those in neither group are the other two cells of the second row, $${sum(b) - (b[i] as number)}$, and $${sum(a) + sum(b)} - ${sum(b) - (b[i] as number)} = ${sum(a) + (b[i] as number)}$.`,
    faster: `Add the row and the column, and take the cell that they share away once: $${sum(a)} + ${(a[i] as number) + (b[i] as number)} - ${a[i]} = ${sum(a) + (b[i] as number)}$.`,
  }),
  check: ({ a, b, question }) => {
    const column = columnIn(question, 'areCol')
    return num([a, b].reduce((t, row, r) => t + row.reduce((s, n, c) => s + (r === 0 || c === column ? n : 0), 0), 0))
  },
})

export const templates: readonly Template[] = [conditional, either]

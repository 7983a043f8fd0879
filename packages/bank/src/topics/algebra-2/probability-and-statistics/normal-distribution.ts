import {
  curve,
  frac,
  group,
  int,
  judgeStatements,
  NAMES,
  note,
  num,
  percent,
  person,
  pick,
  plane,
  sample,
  segment,
  shadeUnder,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  toTex,
  until,
} from '#kit'

const normal = { skill: 'a2-normal-distribution', calculator: true, response: 'choice' } as const

type Z = Readonly<{ mu: number; s: number; z: number }>

const score = template({
  ...normal,
  id: 'algebra-2/z-score',
  difficulty: 'Low',
  b: -0.5,
  seconds: 55,
  balance: 'place',
  draw: (rng): Z => ({
    mu: int(rng, 50, 180),
    s: pick(rng, [4, 6, 8, 10, 12]),
    z: pick(rng, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]),
  }),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ mu, s, z }) =>
        `A normal distribution has the mean ${mu} and the standard deviation ${s}. What is the z-score of the value ${mu + (z * s) / 2}?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ mu, s, z }, rng) =>
        `The heights of the plants in a greenhouse have a mean of ${mu} centimeters and a standard deviation of ${s} centimeters. One of ${person(rng)}’s plants is ${mu + (z * s) / 2} centimeters tall. What is its z-score?`,
    },
  ],
  given: ({ mu, s, z }) => ({ mu, s, x: mu + (z * s) / 2 }),
  answer: ({ z }) => num(frac(z, 2)),
  traps: [
    {
      misconception: 'a2-prob-miscounts-deviations',
      shortcut: ({ z }) => (z === 2 ? null : num(frac(z - 2, 2))),
      why: () => 'is one standard deviation too low.',
    },
    {
      misconception: 'a2-prob-miscounts-deviations',
      shortcut: ({ z }) => (z === -2 ? null : num(frac(z + 2, 2))),
      why: () => 'is one standard deviation too high.',
    },
    {
      misconception: 'a2-prob-loses-the-sign-of-z',
      shortcut: ({ z }) => num(frac(-z, 2)),
      why: () => 'subtracts in the wrong order.',
    },
    {
      misconception: 'a2-prob-forgets-to-divide-by-s',
      shortcut: ({ s, z }) => num((z * s) / 2),
      why: () => 'is the difference from the mean, not yet divided by the standard deviation.',
    },
    {
      misconception: 'a2-prob-turns-the-quotient-over',
      shortcut: ({ z }) => num(frac(2, z)),
      why: () => 'divides the standard deviation by the difference.',
    },
    {
      misconception: 'a2-prob-loses-the-sign-of-z',
      shortcut: ({ s, z }) => num((-z * s) / 2),
      why: () => 'is mean minus value, not yet divided by the standard deviation.',
    },
    {
      misconception: 'a2-prob-turns-the-quotient-over',
      shortcut: ({ z }) => num(frac(-2, z)),
      why: () => 'has the quotient upside down, and the wrong sign.',
    },
    {
      misconception: 'a2-prob-forgets-to-divide-by-s',
      shortcut: ({ z }) => num(z),
      why: () => 'divides by half of the standard deviation.',
    },
  ],
  explain: ({ mu, s, z }) => [
    {
      do: `The value differs from the mean by $${mu + (z * s) / 2} - ${mu} = ${(z * s) / 2}$.`,
      why: 'Value minus mean.',
    },
    {
      do: `$${(z * s) / 2} \\div ${s} = ${toTex(frac(z, 2))}$, that is $${z / 2}$ standard deviations.`,
      why: 'The z-score counts standard deviations.',
    },
  ],
  check: ({ mu, s, x }) => num(frac(x - mu, s)),
})

/** Percents below μ + kσ by the 68–95–99.7 rule, in hundredths of a percent. */
const BELOW: Readonly<Record<string, number>> = { '-3': 15, '-2': 250, '-1': 1600, 0: 5000, 1: 8400, 2: 9750, 3: 9985 }
const share = (i: number, j: number) => (BELOW[String(j)] as number) - (BELOW[String(i)] as number)

/** The percents of the parts between i and j standard deviations, as TeX. */
const strips = (i: number, j: number) =>
  Array.from({ length: j - i }, (_, k) => `${toDecimalText(frac(share(i + k, i + k + 1), 100))}\\%`)

/** Numbers on the axis at the mean and at whole standard deviations from it, where the rule needs them. */
const deviations = (mu: number, s: number) =>
  [-3, -2, -1, 0, 1, 2, 3].flatMap((k) => [
    segment(mu + k * s, 0, mu + k * s, 0.04, { plain: true }),
    note(mu + k * s, -0.12, `${mu + k * s}`, { tick: true }),
  ])

type Band = Readonly<{ mu: number; s: number; i: number; j: number }>

const bell = template({
  ...normal,
  id: 'algebra-2/share-between-two-values',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  balance: 'place',
  draw: (rng): Band =>
    until(
      () => ({ mu: int(rng, 8, 30) * 10, s: pick(rng, [5, 10, 15, 20]), i: int(rng, -2, 1), j: int(rng, -1, 2) }),
      ({ i, j }) => j > i,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ mu, s, i, j }) => {
        const f = (x: number) => Math.exp(-(((x - mu) / s) ** 2) / 2)
        return `<p>The weights of the apples of an orchard are normally distributed with a mean of ${mu} grams and a standard deviation of ${s} grams.</p>${plane({ alt: `A bell-shaped curve around ${mu}; the part between ${mu + i * s} and ${mu + j * s} grams is shaded.`, x: [mu - 3 * s, mu + 3 * s], y: [0, 1.1], xStep: 1e6, yStep: 2, height: 200, grid: false, xTitle: 'weight (grams)', yTitle: 'frequency' }, [shadeUnder(f, mu + i * s, mu + j * s), curve(f), ...deviations(mu, s)])}<p>By the 68–95–99.7 rule, about what percent of the apples weigh between ${mu + i * s} and ${mu + j * s} grams?</p>`
      },
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ mu, s, i, j }) =>
        `The heights of the sunflowers in a large field are normally distributed with a mean of ${mu} centimeters and a standard deviation of ${s} centimeters. According to the 68–95–99.7 rule, about what percent of the sunflowers are between ${mu + i * s} and ${mu + j * s} centimeters tall?`,
    },
  ],
  given: ({ mu, s, i, j }) => ({ mu, s, lo: mu + i * s, hi: mu + j * s }),
  answer: ({ i, j }) => percent(frac(share(i, j), 100)),
  traps: [
    [-2, 2],
    [-1, 1],
    [-2, 1],
    [-1, 0],
    [0, 2],
    [1, 2],
    [-2, 0],
  ].map(([u = 0, v = 0]) => ({
    misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
    shortcut: ({ i, j }: Band) => (share(u, v) === share(i, j) ? null : percent(frac(share(u, v), 100))),
    why: () =>
      `belongs to the part from ${u === 0 ? 'the mean' : `$${u}$ standard ${Math.abs(u) === 1 ? 'deviation' : 'deviations'}`} to ${v === 0 ? 'the mean' : `$${v}$ standard ${Math.abs(v) === 1 ? 'deviation' : 'deviations'}`}.`,
  })),
  explain: ({ mu, s, i, j }) => [
    {
      do: `The z-scores of ${mu + i * s} and ${mu + j * s} are $${i}$ and $${j}$.`,
      why: 'Subtract the mean and divide by the standard deviation.',
    },
    {
      do: `On each side, 34% lie between the mean and 1 standard deviation, and 13.5% between 1 and 2.`,
      why: 'Half of 68% is 34%; half of 95% is 47.5%, which is 13.5% more.',
    },
    {
      do: `From $${i}$ to $${j}$: ${j - i === 1 ? 'one such part,' : `$${strips(i, j).join(' + ')}$, that is`} ${percent(frac(share(i, j), 100)).html}.`,
      why: 'Add the parts that lie between the two values.',
    },
  ],
  check: ({ mu, s, lo, hi }) => {
    const strip: Readonly<Record<string, number>> = { '-2': 135, '-1': 340, 0: 340, 1: 135 }
    let total = 0
    for (let k = (lo - mu) / s; k < (hi - mu) / s; k++) total += strip[String(k)] as number
    return percent(frac(total, 10))
  },
})

type Who = Readonly<{ rows: { name: string; x: number; mu: number; s: number }[] }>
const zOf = (r: Who['rows'][number]) => (r.x - r.mu) / r.s

const top = (rows: Who['rows']) => rows.reduce((a, b) => (zOf(b) > zOf(a) ? b : a))

const compare = template({
  ...normal,
  id: 'algebra-2/compare-by-z-scores',
  difficulty: 'High',
  b: 0.5,
  seconds: 95,
  draw: (rng): Who =>
    until(
      () => ({
        rows: sample(rng, NAMES, 4).map((name) => {
          const [mu, s] = [int(rng, 55, 80), pick(rng, [4, 5, 8, 10])]
          return { name, mu, s, x: mu + (s * int(rng, 2, 10)) / 4 }
        }),
      }),
      ({ rows }) =>
        rows.every((r) => Number.isInteger(r.x) && r.x <= 100) &&
        new Set(rows.map(zOf)).size === 4 &&
        new Set(rows.map((r) => r.x)).size === 4,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ rows }) =>
        `<p>Four students took four different tests. The table shows their points, and the mean and standard deviation of each test.</p>${table(
          ['Student', 'Points', 'Mean', 'Standard deviation'],
          rows.map((r) => [r.name, r.x, r.mu, r.s]),
        )}<p>Who did best, compared with the others who took the same test?</p>`,
    },
  ],
  given: ({ rows }) => ({ rows: rows.map((r) => ({ name: r.name, x: r.x, mu: r.mu, s: r.s })) }),
  answer: ({ rows }) => text(top(rows).name),
  traps: [0, 1, 2, 3].map((i) => ({
    misconception: 'a2-prob-compares-raw-points',
    shortcut: ({ rows }: Who) => (rows[i] === top(rows) ? null : text(rows[i]?.name ?? '')),
    why: ({ rows }: Who) => `has the z-score ${zOf(rows[i] as Who['rows'][number])}, which is not the highest.`,
  })),
  explain: ({ rows }) => [
    {
      do: `The z-scores are ${rows.map((r) => `${r.name}: ${zOf(r)}`).join(', ')}.`,
      why: 'Points minus mean, divided by the standard deviation.',
    },
    { do: `${top(rows).name} has the highest z-score.`, why: 'Z-scores make results of different tests comparable.' },
  ],
  check: ({ rows }) => text([...rows].sort((a, b) => (b.x - b.mu) * a.s - (a.x - a.mu) * b.s)[0]?.name ?? ''),
})

type Many = Readonly<{ n: number; mu: number; s: number; k: number }>

const howMany = template({
  ...normal,
  id: 'algebra-2/how-many-above',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 75,
  draw: (rng): Many => ({
    n: int(rng, 2, 20) * 200,
    mu: int(rng, 10, 40) * 10,
    s: pick(rng, [4, 6, 8, 12, 15, 20]),
    k: pick(rng, [-2, -1, 1, 2]),
  }),
  frames: [
    {
      id: 'bags',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, mu, s, k }) =>
        `A factory fills ${group(n)} bags of rice. Their masses are normally distributed with a mean of ${mu} grams and a standard deviation of ${s} grams. By the 68–95–99.7 rule, how many of the bags are expected to hold more than ${mu + k * s} grams?`,
    },
  ],
  given: ({ n, mu, s, k }) => ({ n, mu, s, x: mu + k * s }),
  answer: ({ n, k }) => num((n * (10000 - (BELOW[String(k)] as number))) / 10000),
  traps: [
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      shortcut: ({ n, k }) => num((n * (BELOW[String(k)] as number)) / 10000),
      why: ({ mu, s, k }) => `counts the bags that hold less than ${mu + k * s} grams.`,
    },
    {
      misconception: 'a2-prob-forgets-to-halve-the-tails',
      shortcut: ({ n, k }) => num((n * (Math.abs(k) === 1 ? 32 : 5)) / 100),
      why: ({ k }) => `takes both tails, ${Math.abs(k) === 1 ? 32 : 5}% together.`,
    },
    {
      misconception: 'a2-prob-takes-the-wrong-part-of-the-bell',
      shortcut: ({ n, k }) => num((n * (Math.abs(k) === 1 ? 68 : 95)) / 100),
      why: ({ k }) => `takes the ${Math.abs(k) === 1 ? 68 : 95}% in the middle.`,
    },
  ],
  explain: ({ n, mu, s, k }) => [
    {
      do: `${mu + k * s} has the z-score $${k}$. Within ${Math.abs(k) === 1 ? '1 standard deviation lie 68%, so each tail has 16%' : '2 standard deviations lie 95%, so each tail has 2.5%'}.`,
      why: 'The bell is symmetric: the two tails share what is left.',
    },
    {
      do: `Above ${mu + k * s} lie ${k > 0 ? 'the' : '100% less the'} ${Math.abs(k) === 1 ? '16%' : '2.5%'} of one tail: ${toDecimalText(frac(10000 - (BELOW[String(k)] as number), 100))}% of ${group(n)} is ${(n * (10000 - (BELOW[String(k)] as number))) / 10000}.`,
      why: 'Multiply the number of bags by the percent.',
    },
  ],
  check: ({ n, mu, s, x }) => {
    const z = (x - mu) / s
    const tail = Math.abs(z) === 1 ? 160 : 25
    return num((n * (z > 0 ? tail : 1000 - tail)) / 1000)
  },
})

const bellClaims = template({
  id: 'algebra-2/normal-claims',
  skill: normal.skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...judgeStatements({
    slip: 'a2-prob',
    items: 6,
    draw: (rng): { mu: number; s: number } => ({ mu: int(rng, 6, 20) * 10, s: int(rng, 3, 12) }),
    setup: ({ mu, s }) => `A quantity is normally distributed with the mean ${mu} and the standard deviation ${s}.`,
    claims: ({ mu, s }) => [
      {
        id: 'half',
        says: `half of all values are above ${mu}.`,
        holds: true,
        because: 'The curve is symmetric about the mean.',
      },
      {
        id: 'mid',
        says: `about 68% of the values lie between ${mu - s} and ${mu + s}.`,
        holds: true,
        because: 'This is one standard deviation on each side.',
      },
      {
        id: 'rare',
        says: `a value above ${mu + 3 * s} is very rare.`,
        holds: true,
        because: 'It is more than 3 standard deviations above the mean.',
      },
      {
        id: 'all',
        says: `all values lie between ${mu - 2 * s} and ${mu + 2 * s}.`,
        holds: false,
        because: 'About 5% lie outside.',
      },
      {
        id: 'third',
        says: `about 95% of the values lie between ${mu - s} and ${mu + s}.`,
        holds: false,
        because: 'For 95% two standard deviations are needed.',
      },
      {
        id: 'equal',
        says: `as many values lie between ${mu} and ${mu + s} as between ${mu + s} and ${mu + 2 * s}.`,
        holds: false,
        because: 'It is 34% against 13.5%.',
      },
    ],
    verify: ({ mu, s }, id) => {
      // The area under the curve, added up in small steps.
      const area = (a: number, b: number) => {
        let sum = 0
        for (let x = a; x < b; x += s / 100)
          sum += Math.exp(-(((x + s / 200 - mu) / s) ** 2) / 2) / 100 / Math.sqrt(2 * Math.PI)
        return sum
      }
      if (id === 'half') return Math.abs(area(mu, mu + 6 * s) - 0.5) < 0.02
      if (id === 'mid') return Math.abs(area(mu - s, mu + s) - 0.68) < 0.02
      if (id === 'rare') return area(mu + 3 * s, mu + 6 * s) < 0.01
      if (id === 'all') return area(mu - 2 * s, mu + 2 * s) > 0.9999
      if (id === 'third') return Math.abs(area(mu - s, mu + s) - 0.95) < 0.02
      return Math.abs(area(mu, mu + s) - area(mu + s, mu + 2 * s)) < 0.02
    },
  }),
})

export const templates: readonly Template[] = [score, bell, compare, howMany, bellClaims]

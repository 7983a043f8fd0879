import {
  add,
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  type Rng,
  sub,
  type Template,
  template,
  text,
  toDecimalText,
  toTex,
  until,
  whole,
  xy,
} from '../../../kit.ts'
import { nameTheMistake } from '../ask.ts'

const skill = 'geo-similar-triangles'
const SETS = [
  ['ABC', 'DEF'],
  ['PQR', 'XYZ'],
  ['KLM', 'RST'],
  ['JKL', 'PQR'],
  ['ABC', 'XYZ'],
] as const
const FACTORS = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
] as const
const ch = (s: string, ...k: number[]) => k.map((i) => s[i]).join('')
const shown = (f: Frac) => toDecimalText(f)

/** Sides a, b of the first triangle; ka known and kb asked in the second. */
const drawPair = (rng: Rng) =>
  until(
    () => {
      const [m, n] = pick(rng, FACTORS)
      const [a, b] = [n * int(rng, 2, 9), n * int(rng, 2, 9)]
      return {
        a,
        b,
        m,
        n,
        c: (a * m) / n,
        third: Math.max(a, b) - int(rng, -2, 2),
        sets: pick(rng, SETS),
        mirror: int(rng, 0, 1) === 1,
      }
    },
    ({ a, b, m, n, c, third }) =>
      a !== b &&
      c !== b &&
      (b * m) / n !== a &&
      (b * m) / n !== c &&
      Math.max(a, b, c) < 46 &&
      a + b > third + 1 &&
      Math.abs(a - b) < third - 1 &&
      b + c - a > 1 &&
      Math.max(a, b) < 3 * Math.min(a, b),
  )
type Pair = ReturnType<typeof drawPair>

const pairFigure = (p: Pair, labels: { a: string; b: string; ka: string; kb: string }): Html => {
  // AB = third, BC = a, CA = b.
  const [A, B, C] = xy.sss(p.a, p.b, p.third)
  const k = p.m / p.n
  const [s, t] = p.sets
  const gap = p.third * 0.5 * Math.max(1, k)
  const move = ([x, y]: readonly [number, number]): readonly [number, number] =>
    p.mirror ? [p.third + gap + k * (p.third - x), k * y] : [p.third + gap + k * x, k * y]
  const at = {
    [ch(s, 0)]: A,
    [ch(s, 1)]: B,
    [ch(s, 2)]: C,
    [ch(t, 0)]: move(A),
    [ch(t, 1)]: move(B),
    [ch(t, 2)]: move(C),
  }
  return drawing({ alt: `Triangles ${s} and ${t} of the same shape`, at, height: 230 }, [
    g.polygon(s),
    g.polygon(t),
    g.angle(ch(s, 2, 0, 1)),
    g.angle(ch(t, 2, 0, 1)),
    g.angle(ch(s, 2, 1, 0), '', { arcs: 2 }),
    g.angle(ch(t, 2, 1, 0), '', { arcs: 2 }),
    g.side(ch(s, 1, 2), labels.a, { from: ch(s, 0) }),
    g.side(ch(s, 2, 0), labels.b, { from: ch(s, 1) }),
    g.side(ch(t, 1, 2), labels.ka, { from: ch(t, 0) }),
    g.side(ch(t, 2, 0), labels.kb, { from: ch(t, 1) }),
  ])
}

const missing = template({
  id: 'geometry/similar-missing-side',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: drawPair,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `<p>Angles with the same marks are equal.</p>${pairFigure(p, { a: `${p.a}`, b: `${p.b}`, ka: `${p.c}`, kb: 'x' })}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `${pairFigure(p, { a: `${p.a}`, b: `${p.b}`, ka: `${p.c}`, kb: 'x' })}<p>Triangles $${p.sets[0]}$ and $${p.sets[1]}$ are similar; equal angles carry the same marks. Find the value of $x$.</p>`,
    },
  ],
  answer: ({ b, m, n }) => num(frac(b * m, n)),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ a, b, c }) => num(b + c - a),
      why: ({ a, c }) => `adds the difference between $${a}$ and $${c}$ instead of using their ratio.`,
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ a, b, c }) => ((a * c) % b === 0 ? num((a * c) / b) : null),
      why: () => 'compares sides that do not correspond.',
    },
    { misconception: 'geo-inverts-the-ratio', rule: ({ b, m, n }) => ((b * n) % m === 0 ? num((b * n) / m) : null) },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ c }) => num(c),
      why: () => 'repeats the other side, as if the triangle were isosceles.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      rule: ({ b, m }) => num(b * m),
      why: () => 'multiplies by the numerator of the factor only.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      rule: ({ b, n }) => num(b / n),
      why: () => 'divides by the denominator of the factor only.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ a, b, c }) => num(Math.abs(a - b) + c),
      why: () => 'adds a difference of sides instead of using a ratio.',
    },
  ],
  explain: ({ a, b, m, n, c }) => [
    {
      do: `Two pairs of angles are equal, so the triangles are similar; $${a}$ and $${c}$ correspond.`,
      why: 'Corresponding sides lie opposite equal angles.',
    },
    {
      do: `Scale factor: $\\frac{${c}}{${a}} = ${toTex(frac(m, n))}$.`,
      why: 'Side of the second triangle over side of the first.',
    },
    {
      do: `$x = ${b} \\cdot ${toTex(frac(m, n))} = ${(b * m) / n}$`,
      why: 'All sides are multiplied by the same factor.',
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  check: ({ a, b, c }) => num(div(mul(b, c), a)),
})

/** A shorter person and a taller thing, with their shadows. */
const shadow = template({
  id: 'geometry/similar-shadow',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [h, s] = [pick(rng, [1.2, 1.5, 1.6, 1.8, 2]), pick(rng, [0.6, 0.8, 0.9, 1.2, 1.5, 2, 2.4, 3])]
        return {
          h,
          s,
          far: pick(rng, [3, 4, 4.5, 5, 6, 7.5, 8, 9, 10, 12]),
          thing: pick(rng, ['tree', 'flagpole', 'street light', 'statue', 'bus shelter mast']),
        }
      },
      ({ h, s, far }) =>
        h !== s &&
        far > 2 * s &&
        Number.isInteger((far * h * 10) / s) &&
        (far * h) / s < 26 &&
        (far * h) / s > 2.5 &&
        far + h - s !== (far * h) / s,
    ),
  frames: [
    {
      id: 'two-shadows',
      kind: 'words',
      items: 6,
      stem: ({ h, s, far, thing }, rng) =>
        `${person(rng)} is ${h} m tall and casts a shadow of ${s} m. At the same moment a ${thing} casts a shadow of ${far} m. How tall is the ${thing}, in meters?`,
    },
  ],
  answer: ({ h, s, far }) => quantity(mul(ten(far), div(ten(h), ten(s)))),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ h, s, far }) => quantity(add(ten(far), sub(ten(h), ten(s)))),
      why: () => 'adds the difference between height and shadow instead of using their ratio.',
    },
    { misconception: 'geo-inverts-the-ratio', rule: ({ h, s, far }) => tidy(div(mul(ten(far), ten(s)), ten(h))) },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ h, s, far }) => tidy(mul(ten(h), sub(ten(far), ten(s)))),
      why: () => 'multiplies lengths that do not correspond.',
    },
    { misconception: 'geo-multiplies-without-dividing', rule: ({ h, far }) => tidy(mul(ten(h), ten(far))) },
    {
      misconception: 'geo-multiplies-without-dividing',
      rule: ({ s, far }) => tidy(div(ten(far), ten(s))),
      why: () => 'is the scale factor, not the height.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ h, far }) => quantity(add(ten(far), ten(h))),
      why: () => 'adds the height to the shadow.',
    },
  ],
  explain: ({ h, s, far }) => [
    {
      do: 'The sun makes the same angle with the ground for both, so the two right triangles are similar.',
      why: 'Two equal angles are enough.',
    },
    { do: `$\\frac{\\text{height}}{${far}} = \\frac{${h}}{${s}}$`, why: 'Height over shadow is the same for both.' },
    {
      do: `Height: $\\frac{${h}}{${s}} \\cdot ${far} = ${shown(mul(ten(far), div(ten(h), ten(s))))}$ meters.`,
      why: 'Multiply both sides by the long shadow.',
    },
  ],
  given: ({ h, s, far }) => ({ h, s, far }),
  check: ({ h, s, far }) => quantity(frac(Math.round((far / s) * h * 10), 10)),
})

function ten(x: number): Frac {
  return frac(Math.round(x * 10), 10)
}
function quantity(f: Frac) {
  return { html: `$${shown(f)}$`, key: `${f.n}/${f.d}`, number: f }
}
function tidy(f: Frac) {
  return 100 % f.d === 0 && f.n > 0 ? quantity(f) : null
}

/** DE parallel to BC inside triangle ABC: the small triangle against the whole one. */
const nested = template({
  id: 'geometry/similar-nested',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        ad: int(rng, 3, 14),
        db: int(rng, 2, 12),
        de: int(rng, 4, 20),
        ask: pick(rng, ['bc', 'de'] as const),
        shape: int(rng, 0, 2),
      }),
      ({ ad, db, de }) =>
        ad !== db &&
        (de * (ad + db)) % ad === 0 &&
        (de * db) % ad === 0 &&
        (de * (ad + db)) / ad < 3.2 * (ad + db) &&
        (de * (ad + db)) / ad > 0.7 * (ad + db),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 7,
      stem: (p) =>
        `<p>In triangle $ABC$, $DE$ is parallel to $BC$.</p>${nestedFigure(p)}<p>What is the length of $${p.ask === 'bc' ? 'BC' : 'DE'}$?</p>`,
    },
  ],
  answer: ({ ad, db, de, ask }) => num(ask === 'bc' ? frac(de * (ad + db), ad) : de),
  traps: [
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ ad, db, de, ask }) => whole(ask === 'bc' ? frac(de * db, ad) : frac(de * (ad + db), db)),
      why: () => 'compares $AD$ with $DB$ instead of with the whole side $AB$.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      rule: ({ ad, db, de, ask }) => num(ask === 'bc' ? de + db : Math.abs((de * (ad + db)) / ad - db)),
      why: ({ db }) => `uses the difference $${db}$ instead of a ratio.`,
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ ad, db, de, ask }) =>
        ask === 'bc' ? num(2 * de) : ((de * (ad + db)) / ad) % 2 === 0 ? num((de * (ad + db)) / ad / 2) : null,
      why: () => 'takes $D$ for the midpoint of $AB$.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ ad, db, ask }) => num(ask === 'bc' ? ad + db : ad),
      why: () => 'takes the base to be as long as the side.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ ad, db, de, ask }) => num(ask === 'bc' ? de + ad : Math.abs((de * (ad + db)) / ad - ad)),
      why: () => 'adds or subtracts $AD$ instead of using a ratio.',
    },
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      rule: ({ ad, db, de, ask }) => (ask === 'bc' ? num(de + (de * db) / ad + db) : num((de * db) / ad)),
      why: () => 'mixes parts and wholes of the two sides.',
    },
  ],
  explain: ({ ad, db, de, ask }) => [
    { do: `$AB = ${ad} + ${db} = ${ad + db}$`, why: 'The large triangle has the whole side.' },
    {
      do: '$\\triangle ADE \\sim \\triangle ABC$',
      why: 'They share the angle at $A$, and corresponding angles at parallel lines are equal.',
    },
    ask === 'bc'
      ? {
          do: `$BC = ${de} \\cdot \\frac{${ad + db}}{${ad}} = ${(de * (ad + db)) / ad}$`,
          why: 'The scale factor is $\\frac{AB}{AD}$.',
        }
      : {
          do: `$DE = ${(de * (ad + db)) / ad} \\cdot \\frac{${ad}}{${ad + db}} = ${de}$`,
          why: 'The scale factor is $\\frac{AD}{AB}$.',
        },
  ],
  given: ({ ad, db, de, ask }) => ({ ad, db, base: ask === 'bc' ? de : (de * (ad + db)) / ad, ask }),
  check: ({ ad, db, base, ask }) =>
    num(ask === 'bc' ? add(base, frac(base * db, ad)) : sub(base, frac(base * db, ad + db))),
})

function nestedFigure({
  ad,
  db,
  de,
  ask,
  shape,
}: {
  ad: number
  db: number
  de: number
  ask: string
  shape: number
}): Html {
  const bc = (de * (ad + db)) / ad
  const turn = [62, 74, 54][shape] as number
  const B = [0, 0] as const
  const A = xy.polar(B, ad + db, turn)
  const C = [bc, 0] as const
  return drawing(
    {
      alt: 'Triangle ABC with D on AB and E on AC',
      at: { A, B, C, D: xy.along(A, B, ad / (ad + db)), E: xy.along(A, C, ad / (ad + db)) },
      height: 240,
    },
    [
      g.polygon('ABC'),
      g.seg('DE'),
      g.parallel('DE', 1, 0.7),
      g.parallel('BC', 1, 0.7),
      g.side('AD', `${ad}`, { from: 'C' }),
      g.side('DB', `${db}`, { from: 'C' }),
      ...(ask === 'bc' ? [g.side('DE', `${de}`)] : [g.side('BC', `${bc}`, { from: 'A' })]),
    ],
  )
}

/** Which proportion fits the order of the letters? */
const proportion = template({
  id: 'geometry/similar-proportion',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({ sets: pick(rng, SETS), perm: int(rng, 0, 5), first: int(rng, 0, 2), swap: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'letters',
      kind: 'bare',
      items: 6,
      stem: (p) =>
        `Triangles $${p.sets[0]}$ and $${second(p)}$ are similar: $\\triangle ${p.sets[0]} \\sim \\triangle ${second(p)}$. Which proportion must be true?`,
    },
  ],
  answer: (p) => fits(p, 0),
  traps: [1, 2, 3, 4, 5].map((k) => ({
    misconception: k % 2 === 0 ? 'geo-inverts-the-ratio' : 'geo-pairs-the-wrong-sides',
    rule: (p: Prop) => fits(p, k),
    why: () =>
      k % 2 === 0
        ? 'turns one of the two ratios around.'
        : 'pairs sides that do not stand at the same places in the two names.',
  })),
  explain: (p) => [
    {
      do: `Letters in the same place belong together: $${p.sets[0]}$ and $${second(p)}$.`,
      why: 'The order of the letters tells which corners match.',
    },
    {
      do: `So ${fits(p, 0).html}.`,
      why: 'Both fractions have a side of one triangle over the matching side of the other.',
    },
  ],
  given: (p) => ({
    one: p.sets[0],
    two: second(p),
    offers: [0, 1, 2, 3, 4, 5].map((k) => fits(p, k).html).sort(),
  }),
  // Measures the sides of two such triangles, and puts the lengths into each proportion that is offered.
  check: ({ one, two, offers }) => {
    const length = (side: string): number => {
      const [name, unit] = [...side].every((c) => one.includes(c)) ? [one, 1] : [two, 3]
      return unit * ([7, 5, 11][[...name].findIndex((c) => !side.includes(c))] ?? 0)
    }
    const holds = offers.filter((offer) => {
      const [a = 0, b = 0, c = 0, d = 0] = (offer.match(/[A-Z]{2}/g) ?? []).map(length)
      return a * d === b * c
    })
    return text(holds.length === 1 ? (holds[0] as string) : 'none')
  },
})

type Prop = { sets: readonly [string, string]; perm: number; first: number; swap: boolean }
function second({ sets, perm }: Pick<Prop, 'sets' | 'perm'>): string {
  const orders = ['012', '021', '102', '120', '201', '210']
  return [...(orders[perm] as string)].map((k) => sets[1][Number(k)]).join('')
}
function fits(p: Prop, wrong: number) {
  const [s, t] = [p.sets[0], second(p)]
  const i = p.first
  const side = (n: string, a: number) => ch(n, a % 3, (a + 1) % 3)
  // Numerators and denominators of the two fractions; a wrong one changes a partner or turns a fraction.
  const table = p.swap
    ? [
        [side(s, i), side(s, i + 1), side(t, i), side(t, i + 1)],
        [side(s, i), side(s, i + 1), side(t, i), side(t, i + 2)],
        [side(s, i), side(s, i + 1), side(t, i + 1), side(t, i)],
        [side(s, i), side(s, i + 1), side(t, i + 2), side(t, i + 1)],
        [side(s, i + 1), side(s, i), side(t, i), side(t, i + 1)],
        [side(s, i), side(s, i + 2), side(t, i), side(t, i + 1)],
      ]
    : [
        [side(s, i), side(t, i), side(s, i + 1), side(t, i + 1)],
        [side(s, i), side(t, i), side(s, i + 1), side(t, i + 2)],
        [side(s, i), side(t, i), side(t, i + 1), side(s, i + 1)],
        [side(s, i), side(t, i + 1), side(s, i + 1), side(t, i)],
        [side(t, i), side(s, i), side(s, i + 1), side(t, i + 1)],
        [side(s, i), side(t, i + 2), side(s, i + 1), side(t, i + 1)],
      ]
  const [a, b, c, d] = table[wrong] as string[]
  return text(`$\\frac{${a}}{${b}} = \\frac{${c}}{${d}}$`)
}

const mistake = nameTheMistake({
  id: 'geometry/similar-mistake',
  skill,
  slip: 'geo-sim',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 90,
  items: 6,
  // How the figure looks is kept as text: only a, b and c are numbers of the question.
  draw: (rng): { a: number; b: number; c: number; look: string } => {
    const p = drawPair(rng)
    return { a: p.a, b: p.b, c: p.c, look: JSON.stringify(p) }
  },
  given: ({ a, b, c }) => ({ a, b, c, look: '' }),
  ask: (e, name, got) =>
    `${pairFigure(JSON.parse(e.look) as Pair, { a: `${e.a}`, b: `${e.b}`, ka: `${e.c}`, kb: 'x' })}<p>Angles with the same marks are equal. ${name} gets $x =$ ${got}.</p>`,
  show: (x) => num(x).html,
  solution: ({ a, b, c }) => frac(b * c, a),
  how: ({ a, b, c }) => `$${b} \\cdot \\frac{${c}}{${a}} = ${toTex(frac(b * c, a))}$.`,
  mistakes: ({ a, b, c }) => [
    { says: `The difference of $${a}$ and $${c}$ was used instead of their ratio.`, result: b + c - a },
    { says: 'The ratio of the two triangles was used upside down.', result: frac(b * a, c) },
    { says: `The sides $${a}$ and $${b}$ were exchanged in the proportion.`, result: frac(a * c, b) },
    { says: 'The side was taken to be as long as the other given side of its triangle.', result: c },
  ],
})

export const templates: readonly Template[] = [missing, shadow, nested, proportion, mistake]

import {
  add,
  dec,
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
  sub,
  type Template,
  template,
  toDecimalText,
  toTex,
  until,
  whole,
  xy,
} from '#kit'

const skill = 'geo-similar-triangles'

const shown = (f: Frac) => toDecimalText(f)

/** A shorter person and a taller thing, with their shadows. */
const shadow = template({
  id: 'geometry/similar-shadow',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'size',
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
  given: ({ h, s, far }) => ({ h, s, far }),
  answer: ({ h, s, far }) => quantity(mul(ten(far), div(ten(h), ten(s)))),
  traps: [
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      operation: 'difference-for-ratio',
      operands: ({ h, s, far }) => [dec(s), dec(h), dec(far)],
      rule: ({ h, s, far }) => quantity(add(ten(far), sub(ten(h), ten(s)))),
      says: ({ h, s }) =>
        h > s
          ? 'I added the difference between height and shadow to the long shadow instead of using their ratio.'
          : 'I subtracted the difference between shadow and height from the long shadow instead of using their ratio.',
      why: () => 'takes the same difference between height and shadow instead of the same ratio.',
    },
    {
      misconception: 'geo-inverts-the-ratio',
      operation: 'ratio-upside-down',
      operands: ({ h, s, far }) => [dec(s), dec(h), dec(far)],
      rule: ({ h, s, far }) => tidy(div(mul(ten(far), ten(s)), ten(h))),
      why: () => 'takes shadow over height instead of height over shadow.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'factor-left-out',
      operands: ({ h, far }) => [dec(h), dec(far)],
      rule: ({ h, far }) => tidy(mul(ten(h), ten(far))),
      says: () => 'I multiplied the height by the long shadow and did not divide by the short one.',
      why: () => 'multiplies the height by the long shadow and forgets to divide by the short one.',
    },
    {
      misconception: 'geo-multiplies-without-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ s, far }) => [div(dec(far), dec(s))],
      rule: ({ s, far }) => tidy(div(ten(far), ten(s))),
      says: () => 'I gave the factor between the shadows instead of the height.',
      why: () => 'is the scale factor, not the height.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      operation: 'ratio-upside-down',
      operands: ({ h, s, far }) => [dec(s), dec(far), dec(h)],
      rule: ({ h, s, far }) => tidy(div(mul(ten(h), ten(s)), ten(far))),
      says: () =>
        'I exchanged the two shadows in the proportion, as if the longer shadow belonged to the lower height.',
      why: () => 'multiplies by the short shadow and divides by the long one.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      operation: 'added-instead-of-multiplied',
      operands: ({ h, far }) => [dec(h), dec(far)],
      rule: ({ h, far }) => quantity(add(ten(far), ten(h))),
      says: () => 'I added the height to the long shadow.',
      why: () => 'adds the height to the long shadow.',
    },
  ],
  explain: ({ h, s, far }) => ({
    plan: 'At the same moment height over shadow is the same for everything: write this as a proportion.',
    steps: [
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
    faster: `On the calculator it is one line: $${h} \\div ${s} \\cdot ${far} = ${shown(mul(ten(far), div(ten(h), ten(s))))}$.`,
    check: `$${h} \\div ${s}$ and $${shown(mul(ten(far), div(ten(h), ten(s))))} \\div ${far}$ are equal.`,
  }),
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
  balance: 'size',
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
  given: ({ ad, db, de, ask }) => ({ ad, db, base: ask === 'bc' ? de : (de * (ad + db)) / ad, ask }),
  answer: ({ ad, db, de, ask }) => num(ask === 'bc' ? frac(de * (ad + db), ad) : de),
  traps: [
    {
      misconception: 'geo-uses-the-part-for-the-whole',
      classic: true,
      rule: ({ ad, db, base, ask }) => whole(ask === 'bc' ? frac(base * db, ad) : frac(base * ad, db)),
      says: () => 'I compared $AD$ with $DB$ instead of with the whole side $AB$.',
      why: () => 'compares $AD$ with $DB$ instead of with the whole side $AB$.',
    },
    {
      misconception: 'geo-adds-instead-of-scaling',
      classic: true,
      operation: 'difference-for-ratio',
      operands: ({ ad, db, base, ask }) => [ask === 'bc' ? ad : ad + db, ask === 'bc' ? ad + db : ad, base],
      rule: ({ db, base, ask }) => (ask === 'bc' ? num(base + db) : whole(base - db)),
      says: ({ ask }) =>
        ask === 'bc'
          ? 'I added $DB$ to $DE$ instead of using a ratio.'
          : 'I subtracted $DB$ from $BC$ instead of using a ratio.',
      why: ({ db }) => `uses the difference $${db}$ instead of a ratio.`,
    },
    {
      misconception: 'geo-inverts-the-ratio',
      operation: 'ratio-upside-down',
      operands: ({ ad, db, base, ask }) => [ask === 'bc' ? ad : ad + db, ask === 'bc' ? ad + db : ad, base],
      rule: ({ ad, db, base, ask }) => whole(ask === 'bc' ? frac(base * ad, ad + db) : frac(base * (ad + db), ad)),
      why: () => 'uses the reciprocal of the factor between the triangles.',
    },
    {
      misconception: 'geo-takes-a-point-for-the-midpoint',
      rule: ({ base, ask }) => (ask === 'bc' ? num(2 * base) : whole(frac(base, 2))),
      says: () => 'I took $D$ for the midpoint of $AB$.',
      why: () => 'takes $D$ for the midpoint of $AB$.',
    },
    {
      misconception: 'geo-pairs-the-wrong-sides',
      rule: ({ ad, db, ask }) => num(ask === 'bc' ? ad + db : ad),
      says: ({ ask }) => (ask === 'bc' ? 'I took $BC$ to be as long as $AB$.' : 'I took $DE$ to be as long as $AD$.'),
      why: ({ ask }) => (ask === 'bc' ? 'takes $BC$ to be as long as $AB$.' : 'takes $DE$ to be as long as $AD$.'),
    },
  ],
  explain: ({ ad, db, de, ask, shape }) => ({
    plan: 'The small triangle at the top is similar to the whole one: compare a side of it with the whole side, not with the rest.',
    steps: [
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
    figure: nestedFigure({ ad, db, de, ask: 'both', shape }),
    faster:
      ask === 'bc'
        ? `$DE = ${de}$ is $${toTex(frac(de, ad))}$ times as long as $AD = ${ad}$, so $BC$ is $${toTex(frac(de, ad))}$ times as long as $AB$: $${toTex(frac(de, ad))} \\cdot ${ad + db} = ${(de * (ad + db)) / ad}$.`
        : `$BC = ${(de * (ad + db)) / ad}$ is $${toTex(frac(de, ad))}$ times as long as $AB = ${ad + db}$, so $DE$ is $${toTex(frac(de, ad))}$ times as long as $AD$: $${toTex(frac(de, ad))} \\cdot ${ad} = ${de}$.`,
    check: `Small over large, for both pairs of sides: $\\frac{AD}{AB} = \\frac{${ad}}{${ad + db}}$ and $\\frac{DE}{BC} = \\frac{${de}}{${(de * (ad + db)) / ad}}$; cross-multiplied, $${ad} \\cdot ${(de * (ad + db)) / ad} = ${ad + db} \\cdot ${de} = ${de * (ad + db)}$.`,
  }),
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
      ...(ask === 'de' ? [] : [g.side('DE', `${de}`)]),
      ...(ask === 'bc' ? [] : [g.side('BC', `${bc}`, { from: 'A' })]),
    ],
  )
}

export const templates: readonly Template[] = [shadow, nested]

import {
  abs,
  add,
  drawing,
  g,
  int,
  num,
  person,
  pick,
  shuffle,
  surdSqrt,
  surdValue,
  type Template,
  template,
  text,
  tripleSays,
  until,
  whole,
} from '#kit'

export const skill = 'geo-pythagorean-theorem'

/** Acute, right, obtuse or none? */
const KINDS = ['It is acute.', 'It is right.', 'It is obtuse.', 'There is no such triangle.'] as const

/** What leads to each of them when no squares are worked out. */
const UNTESTED = [
  'I took all three angles for acute without comparing the squares.',
  'I took the two smaller squares to add up to the largest one without working them out.',
  'I took the angle opposite the longest side for obtuse without comparing the squares.',
  'I thought that the two shorter sides are too short to meet, without adding them.',
] as const

const kindOf = (a: number, b: number, c: number) =>
  a + b <= c ? 3 : a * a + b * b === c * c ? 1 : a * a + b * b > c * c ? 0 : 2

const sorted = (sides: readonly number[]): number => {
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
  return kindOf(a, b, c)
}

const classify = template({
  id: 'geometry/pythagorean-classify',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const kind = int(rng, 0, 3)
    const s = until(
      () => {
        const [a, b] = [int(rng, 4, 16), int(rng, 5, 20)]
        const c = kind === 1 ? Math.sqrt(a * a + b * b) : int(rng, 7, 30)
        return [a, b, c] as const
      },
      ([a, b, c]) =>
        Number.isInteger(c) &&
        a < b &&
        b < c &&
        kindOf(a, b, c) === kind &&
        Math.abs(a * a + b * b - c * c) < 60 + 200 * Number(kind === 3) &&
        a > 5,
    )
    return { sides: shuffle(rng, s) }
  },
  frames: [
    {
      id: 'sides',
      kind: 'words',
      items: 7,
      stem: ({ sides }, rng) =>
        `${person(rng)} wants to build a triangle from three sticks of $${sides[0]}$ inches, $${sides[1]}$ inches and $${sides[2]}$ inches. Which statement about this triangle is true?`,
    },
  ],
  given: ({ sides }) => ({ sides }),
  answer: ({ sides }) => {
    const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
    return text(KINDS[kindOf(a, b, c)] as string)
  },
  traps: [
    {
      misconception: 'geo-reverses-the-comparison',
      rule: ({ sides }) => {
        const kind = sorted(sides)
        return kind === 0 ? text(KINDS[2]) : kind === 2 ? text(KINDS[0]) : null
      },
      why: ({ sides }) =>
        `turns the rule around: compare $${Math.max(...sides)}^2$ with the sum of the other two squares.`,
    },
    {
      misconception: 'geo-skips-the-triangle-inequality',
      rule: ({ sides }) => (sorted(sides) === 3 ? text(KINDS[2]) : null),
      why: () => 'comes from the squares alone, but the two shorter sticks do not reach.',
    },
    {
      misconception: 'geo-compares-sides-not-squares',
      rule: ({ sides }) => (sorted(sides) === 1 ? text(KINDS[0]) : null),
      why: () => 'comes from the sides themselves: together the two shorter ones are longer. The squares are equal.',
    },
    {
      misconception: 'geo-takes-the-right-test-for-existence',
      rule: ({ sides }) => (sorted(sides) === 0 || sorted(sides) === 2 ? text(KINDS[3]) : null),
      why: () => 'is not so: the two shorter sticks together are longer than the longest one.',
    },
    {
      misconception: 'geo-skips-the-triangle-inequality',
      rule: ({ sides }) => (sorted(sides) === 1 ? text(KINDS[3]) : null),
      says: () => 'I thought that the two shorter sides together must not be longer than the longest.',
      why: () => 'is not so: the two shorter sticks together are longer than the longest one, as they must be.',
    },
    ...KINDS.map((k, i) => ({
      misconception: 'geo-compares-sides-not-squares',
      unlessRight: true as const,
      rule: (_: { sides: number[] }) => text(k),
      says: () => UNTESTED[i] as string,
      why: ({ sides }: { sides: number[] }) =>
        `does not fit: compare the square of $${Math.max(...sides)}$ with the sum of the other two squares.`,
    })),
  ],
  explain: ({ sides }) => {
    const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
    const kind = kindOf(a, b, c)
    const sum = a * a + b * b
    return {
      plan: 'First see whether the two shorter sides together reach beyond the longest; then compare the square of the longest with the sum of the other squares.',
      steps: [
        {
          do: `The two shorter sticks have $${a} + ${b} = ${a + b}$ inches together; the longest has $${c}$ inches.`,
          why: 'Two sides of a triangle are always longer together than the third.',
        },
        ...(kind === 3
          ? [
              {
                do: `$${a + b} ${a + b === c ? '=' : '\\lt'} ${c}$: the two shorter sticks do not reach beyond the longest one.`,
                why: 'From the two ends of the longest stick they cannot meet in a corner.',
              },
              { do: 'So there is no such triangle.', why: 'The squares need not be compared anymore.' },
            ]
          : [
              {
                do: `$${a + b} \\gt ${c}$, so there is a triangle. Compare the squares: $${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${sum}$ and $${c}^2 = ${c * c}$.`,
                why: 'The squares tell whether the largest angle is acute, right or obtuse.',
              },
              {
                do: `$${c * c} ${['\\lt', '=', '\\gt'][kind]} ${sum}$, so the triangle is ${['acute', 'right', 'obtuse'][kind]}.`,
                why: `The square of the longest side is ${['less than', 'equal to', 'greater than'][kind]} the sum of the other two squares.`,
              },
            ]),
      ],
      check:
        kind === 3
          ? `Laid end to end, the sticks of $${a}$ inches and $${b}$ inches cover ${a + b === c ? 'exactly' : 'only'} $${a + b}$ inches of the $${c}$ inches: flat on the longest stick, with no corner left.`
          : kind === 1
            ? `A right angle between the sticks of $${a}$ inches and $${b}$ inches needs a third one of $\\sqrt{${sum}} = ${c}$ inches, and that is what there is.`
            : `A right angle between the sticks of $${a}$ inches and $${b}$ inches would need a third one of $\\sqrt{${sum}} \\approx ${Math.sqrt(sum).toFixed(1)}$ inches; the stick of $${c}$ inches is ${kind === 0 ? 'shorter, so the angle is smaller' : 'longer, so the angle is larger'} than $90^\\circ$.`,
      ...(kind === 1 ? { faster: `${tripleSays(a, b, c)}, so the triangle is right.` } : {}),
      ...(kind === 0 || kind === 2
        ? {
            faster: `With one square only: $${c}^2 - ${b}^2 = (${c} - ${b})(${c} + ${b}) = ${c - b} \\cdot ${c + b} = ${c * c - b * b}$, and that is ${kind === 0 ? 'less' : 'more'} than $${a}^2 = ${a * a}$, so the triangle is ${kind === 0 ? 'acute' : 'obtuse'}.`,
          }
        : {}),
    }
  },
  // By the angle opposite the longest side.
  check: ({ sides }) => {
    const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
    const cos = (a * a + b * b - c * c) / (2 * a * b)
    return text(KINDS[cos <= -1 ? 3 : Math.abs(cos) < 1e-9 ? 1 : cos > 0 ? 0 : 2] as string)
  },
})

const SHARED = [
  [12, 5, 13, 9, 15],
  [12, 9, 15, 16, 20],
  [12, 5, 13, 16, 20],
  [24, 7, 25, 10, 26],
  [24, 7, 25, 18, 30],
  [24, 10, 26, 18, 30],
  [24, 18, 30, 32, 40],
  [15, 8, 17, 20, 25],
  [8, 6, 10, 15, 17],
  [24, 10, 26, 32, 40],
  [60, 11, 61, 25, 65],
  [20, 15, 25, 21, 29],
  [40, 9, 41, 30, 50],
] as const

/** Two right triangles on one height. */
const shared = template({
  id: 'geometry/pythagorean-two-triangles',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [h, p, c, q, d] = pick(rng, SHARED)
    const flip = int(rng, 0, 1) === 1
    return { h, p: flip ? q : p, c: flip ? d : c, q: flip ? p : q, d: flip ? c : d }
  },
  frames: [
    {
      id: 'whole-base',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, p, c, q, d }) =>
        `${sharedFigure(h, p, c, q, d)}<p>In the figure, $CD$ is perpendicular to $AB$. What is the length of $AB$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 3,
      response: 'grid',
      stem: ({ h, p, c, q, d }) =>
        `<p>In triangle $ABC$, the altitude $CD$ is drawn.</p>${sharedFigure(h, p, c, q, d)}<p>How many units long is side $AB$?</p>`,
    },
  ],
  given: ({ h, c, d }) => ({ h, c, d }),
  answer: ({ p, q }) => num(p + q),
  traps: [
    {
      misconception: 'geo-finds-one-part-only',
      classic: true,
      operation: 'term-left-out',
      operands: ({ h, c }) => [Math.sqrt(c * c - h * h)],
      rule: ({ h, c }) => whole(Math.sqrt(c * c - h * h)),
      says: () => 'I found $AD$ and took it for the whole side.',
      why: () => 'is only the part $AD$.',
    },
    {
      misconception: 'geo-adds-the-sides',
      classic: true,
      operation: 'sides-not-squared',
      operands: ({ h, c }) => [c, -h],
      after: (x, { h, d }) => add(x, d - h),
      rule: ({ h, c, d }) => num(c - h + d - h),
      says: () => 'I subtracted the altitude from both slanted sides instead of working with squares.',
      why: ({ h }) => `subtracts $${h}$ from both slanted sides instead of working with squares.`,
    },
    {
      misconception: 'geo-finds-one-part-only',
      operation: 'term-left-out',
      operands: ({ h, d }) => [Math.sqrt(d * d - h * h)],
      rule: ({ h, d }) => whole(Math.sqrt(d * d - h * h)),
      says: () => 'I found $DB$ and took it for the whole side.',
      why: () => 'is only the part $DB$.',
    },
    {
      misconception: 'geo-takes-a-leg-for-the-hypotenuse',
      rule: ({ c, d }) => surdValue(surdSqrt(c * c + d * d)),
      says: () => 'I used the Pythagorean theorem in triangle $ABC$, which need not have a right angle at $C$.',
      why: () => 'treats triangle $ABC$ as if it had a right angle at $C$.',
    },
    {
      misconception: 'geo-subtracts-the-parts',
      operation: 'subtracted-instead-of-added',
      operands: ({ h, c, d }) => [Math.sqrt(c * c - h * h), Math.sqrt(d * d - h * h)],
      after: (x) => abs(x),
      rule: ({ h, c, d }) => whole(Math.abs(Math.sqrt(c * c - h * h) - Math.sqrt(d * d - h * h))),
      why: () => 'subtracts the parts of $AB$ instead of adding them.',
    },
    {
      misconception: 'geo-adds-the-sides',
      rule: ({ c, d }) => num(c + d),
      says: () => 'I added the two slanted sides.',
      why: () => 'adds the two slanted sides: that is the way from $A$ over $C$ to $B$.',
    },
  ],
  explain: ({ h, p, c, q, d }) => ({
    plan: 'The altitude makes two right triangles. Find the part of the base in each of them, then add the parts.',
    steps: [
      {
        do: `$AD = \\sqrt{${c}^2 - ${h}^2} = \\sqrt{${c * c} - ${h * h}} = \\sqrt{${p * p}} = ${p}$`,
        why: `$${c}$ is the hypotenuse of the left right triangle.`,
      },
      {
        do: `$DB = \\sqrt{${d}^2 - ${h}^2} = \\sqrt{${d * d} - ${h * h}} = \\sqrt{${q * q}} = ${q}$`,
        why: `$${d}$ is the hypotenuse of the right one.`,
      },
      { do: `$AB = ${p} + ${q} = ${p + q}$`, why: '$D$ lies between $A$ and $B$.' },
    ],
    faster: `${tripleSays(p, h, c)}, and ${tripleSays(q, h, d)}. So $AB = ${p} + ${q} = ${p + q}$.`,
    check: `$AB$ must be shorter than the way over $C$: $${p + q} \\lt ${c} + ${d}$.`,
    figure: sharedFigure(h, p, c, q, d, true),
  }),
  check: ({ h, c, d }) => num(Math.round(Math.sqrt((c - h) * (c + h)) + Math.sqrt((d - h) * (d + h)))),
})

function sharedFigure(h: number, p: number, c: number, q: number, d: number, parts = false) {
  return drawing(
    { alt: 'Triangle ABC with the altitude CD', at: { A: [0, 0], B: [p + q, 0], C: [p, h], D: [p, 0] }, height: 230 },
    [
      g.polygon('ABC'),
      g.seg('CD', `${h}`),
      g.right('CDB'),
      g.side('CA', `${c}`, { from: 'B' }),
      g.side('BC', `${d}`, { from: 'A' }),
      ...(parts ? [g.side('AD', `${p}`, { from: 'C' }), g.side('DB', `${q}`, { from: 'C' })] : []),
    ],
  )
}

export const templates: readonly Template[] = [classify, shared]

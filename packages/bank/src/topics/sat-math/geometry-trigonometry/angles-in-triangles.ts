import { div, drawing, frac, g, type Html, int, mul, num, sub, template, until, xy } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-lines-angles-triangles'

const similar = template({
  id: 'sat-math/similar-triangles-parallel',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      // With DB as long as AD, AB over DB would give the answer, and DB over AD the length of DE.
      () => ({ k: int(rng, 3, 4), ad: int(rng, 3, 8), de: int(rng, 3, 9) }),
      ({ k, ad, de }) => ad !== de && k * ad - ad !== de && k * de !== k * ad - ad && de < 2 * ad,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ k, ad, de }) =>
        `<p>In triangle $ABC$, segment $DE$ is parallel to $BC$.</p>${similarFigure(k, ad, de)}<p>What is the length of $BC$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ k, ad, de }) =>
        `Point $D$ lies on side $AB$ of triangle $ABC$, and point $E$ on side $AC$, so that $DE$ is parallel to $BC$. If $AD = ${ad}$, $DB = ${(k - 1) * ad}$, and $DE = ${de}$, what is the length of $BC$?`,
    },
  ],
  given: ({ k, ad, de }) => ({ ad, db: (k - 1) * ad, de }),
  answer: ({ k, de }) => num(k * de),
  traps: [
    {
      misconception: 'sm-uses-the-left-over-piece',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ db }) => [db],
      after: (x, { ad, de }) => mul(de, div(x, ad)),
      rule: ({ ad, db, de }) => num((de * db) / ad),
      says: () => 'I used $DB$ over $AD$ instead of $AB$ over $AD$.',
      why: () => 'uses the piece $DB$ instead of the whole side $AB$.',
    },
    {
      misconception: 'sm-adds-instead-of-scaling',
      operation: 'difference-for-ratio',
      operands: ({ ad, db, de }) => [ad, ad + db, de],
      rule: ({ db, de }) => num(de + db),
      says: () => 'I added $DB$ to $DE$.',
      why: ({ k, ad, de }) => `is $${de} + ${(k - 1) * ad}$.`,
    },
    {
      misconception: 'sm-gives-another-side',
      operation: 'solved-for-the-other',
      operands: ({ ad, db }) => [ad + db],
      rule: ({ ad, db }) => num(ad + db),
      says: () => 'I gave the length of $AB$.',
      why: () => 'is the length of $AB$.',
    },
    {
      misconception: 'sm-uses-the-left-over-piece',
      rule: ({ ad, db, de }) => num(frac(de * (ad + db), db)),
      says: () => 'I used $AB$ over $DB$ instead of $AB$ over $AD$.',
      why: () => 'compares the whole side with the piece $DB$.',
    },
  ],
  explain: ({ k, ad, de }, frame) => ({
    plan: 'A segment parallel to a side cuts off a similar triangle. Compare whole sides from the common vertex to find the scale factor, then scale.',
    steps: [
      {
        do: `$AB = ${ad} + ${(k - 1) * ad} = ${k * ad}$`,
        why: 'The large triangle has the whole side $AB$, not only the part $DB$.',
      },
      {
        do: `The scale factor is $\\frac{AB}{AD} = \\frac{${k * ad}}{${ad}} = ${k}$.`,
        why: 'Triangles $ADE$ and $ABC$ are similar: they share the angle at $A$, and parallel lines make equal angles.',
      },
      { do: `$BC = ${k} \\cdot ${de} = ${k * de}$`, why: '$BC$ belongs to $DE$, and all sides have the same ratio.' },
    ],
    check: `$\\frac{DE}{BC} = \\frac{${de}}{${k * de}} = \\frac{1}{${k}}$ and $\\frac{AD}{AB} = \\frac{${ad}}{${k * ad}} = \\frac{1}{${k}}$.`,
    ...(frame === 'figure' ? { figure: similarFigure(k, ad, de, true) } : {}),
    faster: `$DB$ is ${k - 1} times $AD$, so the whole side $AB$ is ${k} times $AD$, and $BC = ${k} \\cdot ${de} = ${k * de}$.`,
  }),
  check: ({ ad, db, de }) => num(div(de * (ad + db), ad)),
})

/** The triangle with the parallel segment; with BC when it is found. */
function similarFigure(k: number, ad: number, de: number, found = false): Html {
  const [A, B, C] = triangle(k, ad, de)
  return drawing(
    {
      alt: 'Triangle ABC with a point D on AB and a point E on AC, joined by segment DE',
      at: { A, B, C, D: xy.along(A, B, 1 / k), E: xy.along(A, C, 1 / k) },
    },
    [
      g.polygon('ABC'),
      g.seg('DE', `${de}`),
      g.side('AD', `${ad}`),
      g.side('DB', `${(k - 1) * ad}`),
      ...(found ? [g.side('BC', `${k * de}`)] : []),
    ],
  )
}

function triangle(k: number, ad: number, de: number) {
  const [B, C, A] = xy.sss(k * (ad + 1), k * ad, k * de)
  return [A, B, C] as const
}

const isosceles = template({
  id: 'sat-math/isosceles-expression',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ b: int(rng, 24, 78) }),
      ({ b }) => b !== 60 && b !== 45,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ b }) =>
        `In triangle $PQR$, $PQ = PR$, and angle $Q$ measures ${b}°. Point $S$ lies on segment $QR$ so that $PS$ bisects angle $P$. What is the measure of angle $QPS$, in degrees?`,
    },
    {
      id: 'tent',
      kind: 'words',
      items: 5,
      stem: ({ b }) =>
        `The front of a tent is triangle $PQR$. The sloping edges $PQ$ and $PR$ have the same length, and angle $Q$, at the ground, measures ${b}°. A pole from $P$ to point $S$ on the ground line $QR$ cuts angle $P$ in half. What is the measure of angle $QPS$, in degrees?`,
    },
  ],
  given: ({ b }) => ({ b }),
  answer: ({ b }) => num(90 - b),
  traps: [
    {
      misconception: 'sm-gives-another-angle',
      classic: true,
      operation: 'whole-for-part',
      operands: ({ b }) => [180 - 2 * b],
      rule: ({ b }) => num(180 - 2 * b),
      says: () => 'I gave the whole angle $P$.',
      why: () => 'is the whole angle $P$.',
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'part-left-out',
      operands: ({ b }) => [b],
      after: (x) => div(sub(180, x), 2),
      rule: ({ b }) => (b % 2 === 0 ? num((180 - b) / 2) : null),
      says: () => 'I subtracted only one of the two equal angles from 180° and halved the rest.',
      why: ({ b }) => `is half of $180^\\circ - ${b}^\\circ$.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      says: () => 'I took the angle as equal to angle $Q$.',
      why: () => 'is angle $Q$.',
    },
    {
      misconception: 'sm-assumes-equal-angles',
      operation: 'halved-wrongly',
      operands: ({ b }) => [b],
      rule: ({ b }) => (b % 2 === 0 ? num(b / 2) : null),
      says: () => 'I halved angle $Q$ instead of angle $P$.',
      why: () => 'halves the angle at $Q$ instead of the one at $P$.',
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'part-left-out',
      operands: ({ b }) => [b],
      after: (x) => sub(180, x),
      rule: ({ b }) => num(180 - b),
      says: () => 'I subtracted angle $Q$ from 180°.',
      why: ({ b }) => `is $180^\\circ - ${b}^\\circ$.`,
    },
  ],
  explain: ({ b }) => ({
    plan: 'Equal sides lie opposite equal angles, so two angles of the triangle are known. What they leave of the sum of angles is the third angle, and the bisector halves it.',
    steps: [
      {
        do: `Angle $R$ also measures ${b}°.`,
        why: '$PQ$ and $PR$ are equal, and they lie opposite the angles $R$ and $Q$.',
      },
      {
        do: `Angle $P$ measures $180^\\circ - ${b}^\\circ - ${b}^\\circ = ${180 - 2 * b}^\\circ$.`,
        why: 'The angles of a triangle add up to 180°.',
      },
      {
        do: `Half of it is $\\frac{${180 - 2 * b}}{2} = ${90 - b}$ degrees.`,
        why: '$PS$ cuts the angle in two equal parts.',
      },
    ],
    check: `In triangle $PQS$: $${b} + ${90 - b} = 90$, so the angle at $S$ is a right angle, as it must be in an isosceles triangle.`,
    faster: `The bisector at the top of an isosceles triangle meets the base at a right angle, so in the small triangle the angle is $90 - ${b} = ${90 - b}$ at once.`,
  }),
  // Half of what the two equal angles leave of 180 degrees.
  check: ({ b }) =>
    num(
      div(
        search((p) => p > 0 && p + b + b === 180),
        2,
      ),
    ),
})

export const templates = [similar, isosceles]

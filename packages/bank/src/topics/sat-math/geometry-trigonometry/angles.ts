import { div, drawing, g, type Html, int, linear, num, signed, sub, template, until, xy } from '#kit'
import { search } from '../common.ts'

const skill = 'sm-lines-angles-triangles'

/** A triangle with an extended side; with the other angles when they are found. */
function exteriorFigure(a: number, e: number, found = false): Html {
  const [A, B, C] = xy.asa(a, 6, 180 - e)
  return drawing({ alt: 'Triangle ABC, with side AB extended to D', at: { A, B, C, D: [9, 0] } }, [
    g.polygon('ABC'),
    g.seg('BD'),
    g.angle('BAC', `${a}°`),
    g.angle('CBD', `${e}°`),
    ...(found ? [g.angle('ABC', `${180 - e}°`), g.angle('ACB', `${e - a}°`)] : []),
  ])
}

const exterior = template({
  id: 'sat-math/exterior-angle',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 38, 75), e: int(rng, 98, 140) }),
      ({ a, e }) => e - a > 34 && e - a < 80 && e - a !== a && a !== 180 - e && Math.abs(a - (180 - e)) > 1,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ a, e }) =>
        `<p>In the figure, $D$ lies on the line through $A$ and $B$.</p>${exteriorFigure(a, e)}<p>What is the measure of angle $ACB$, in degrees?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ a, e }) =>
        `In triangle $ABC$, angle $A$ measures ${a}°. Side $AB$ is extended beyond $B$ to a point $D$, and angle $CBD$ measures ${e}°. What is the measure of angle $C$, in degrees?`,
    },
  ],
  given: ({ a, e }) => ({ a, e }),
  answer: ({ a, e }) => num(e - a),
  traps: [
    {
      misconception: 'sm-supplement-for-the-angle',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ e }) => [180 - e],
      rule: ({ e }) => num(180 - e),
      says: () => 'I gave the angle of the triangle at $B$.',
      why: () => 'is the angle of the triangle at $B$.',
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'part-left-out',
      operands: ({ a }) => [a],
      after: (x) => sub(180, x),
      rule: ({ a }) => num(180 - a),
      says: () => 'I subtracted only angle $A$ from 180°.',
      why: ({ a }) => `is $180^\\circ - ${a}^\\circ$.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(a),
      says: () => 'I assumed that angle $C$ is equal to angle $A$.',
      why: () => 'is the angle at $A$; nothing says that the two are equal.',
    },
    {
      misconception: 'sm-subtracts-from-180-at-once',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, e }) => [a + e, 180],
      rule: ({ a, e }) => (a + e < 180 ? num(180 - a - e) : null),
      says: () => 'I subtracted both given angles from 180°, although one lies outside the triangle.',
      why: ({ a, e }) => `is $180^\\circ - ${a}^\\circ - ${e}^\\circ$, but the second angle lies outside the triangle.`,
    },
    {
      misconception: 'sm-assumes-equal-angles',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a }) => [a, 90],
      rule: ({ a }) => num(90 - a),
      says: () => 'I assumed a right angle at $B$ and subtracted angle $A$ from 90°.',
      why: () => 'assumes a right angle that is not there.',
    },
    {
      misconception: 'sm-supplement-for-the-angle',
      operation: 'rest-of-the-wrong-whole',
      operands: ({ a, e }) => [e - a, 180],
      rule: ({ a, e }) => num(180 - (e - a)),
      says: () => 'I gave the supplement of the angle at $C$.',
      why: () => 'is the supplement of the angle that is asked for.',
    },
  ],
  explain: ({ a, e }, frame) => ({
    plan: 'The exterior angle and the angle of the triangle beside it form a straight line. Find that angle first; the three angles of the triangle sum to a straight angle.',
    steps: [
      {
        do: `Angle $ABC$ measures $180^\\circ - ${e}^\\circ = ${180 - e}^\\circ$.`,
        why: 'The two angles at $B$ form a straight line.',
      },
      {
        do: `Angle $ACB$ measures $180^\\circ - ${a}^\\circ - ${180 - e}^\\circ = ${e - a}^\\circ$.`,
        why: 'The angles of a triangle sum to 180°.',
      },
    ],
    check: `The exterior angle must be the sum of the two far angles of the triangle: $${a} + ${e - a} = ${e}$.`,
    faster: `An exterior angle is the sum of the two angles that do not touch it: $${e} - ${a} = ${e - a}$ at once.`,
    ...(frame === 'figure' ? { figure: exteriorFigure(a, e, true) } : {}),
  }),
  check: ({ a, e }) => num(search((c) => a + c + (180 - e) === 180)),
})

type Angles = Readonly<{ p: number; q: number; r: number; s: number; same: boolean }>

/** x where the two angles (px + q)° and (rx + s)° are equal, or sum to 180°. */
const xWhere = ({ p, q, r, s }: Angles, sum: boolean): number => (sum ? (180 - q - s) / (p + r) : (s - q) / (p - r))

const parallel = template({
  id: 'sat-math/parallel-lines-expression',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        p: int(rng, 2, 6),
        q: int(rng, 3, 30),
        r: int(rng, 2, 6),
        s: int(rng, 3, 30),
        x: int(rng, 8, 30),
        same: int(rng, 0, 1) === 1,
      }),
      ({ p, q, r, s, x, same }) =>
        p !== r &&
        q !== s &&
        (same ? p * x + q + r * x + s === 180 : p * x + q === r * x + s) &&
        p * x + q > 25 &&
        p * x + q < 155 &&
        p * x + q !== 90,
    ),
  frames: [
    {
      id: 'angle',
      kind: 'multi-step',
      items: 5,
      stem: ({ p, q, r, s, same }) =>
        `Two parallel lines are crossed by a third line. Two ${same ? 'interior angles on the same side of the third line' : 'corresponding angles'} measure $(${linear(p, q)})^\\circ$ and $(${linear(r, s)})^\\circ$. What is the measure of the first of these angles, in degrees?`,
    },
    {
      id: 'x',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ p, q, r, s, same }) =>
        `Lines $m$ and $n$ are parallel, and line $t$ crosses both. One ${same ? 'interior ' : ''}angle at line $m$ measures $(${linear(p, q)})^\\circ$. The ${same ? 'interior angle at line $n$ on the same side of line $t$' : 'corresponding angle at line $n$'} measures $(${linear(r, s)})^\\circ$. What is the measure of the angle at line $m$, in degrees?`,
    },
  ],
  given: ({ p, q, r, s, same }) => ({ p, q, r, s, same }),
  answer: ({ p, q, x }) => num(p * x + q),
  traps: [
    {
      misconception: 'sm-gives-the-unknown',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: (g) => num(xWhere(g, g.same)),
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'sm-takes-the-wrong-pair-of-angles',
      rule: (g) => {
        const x = xWhere(g, !g.same)
        const angle = g.p * x + g.q
        return Number.isInteger(angle) && angle > 0 && angle < 180 ? num(angle) : null
      },
      says: ({ same }) => (same ? 'I set the two angles equal.' : 'I took the sum of the two angles as 180°.'),
      why: ({ same }) => (same ? 'takes the angles as equal.' : 'takes the sum of the angles as 180°.'),
    },
    {
      misconception: 'sm-supplement-for-the-angle',
      rule: (g) => num(180 - g.p * xWhere(g, g.same) - g.q),
      says: ({ same }) => (same ? 'I gave the second angle.' : 'I gave the supplement of the angle.'),
      why: ({ same }) => (same ? 'is the second angle.' : 'is the supplement of the angle.'),
    },
    {
      misconception: 'sm-leaves-out-the-number',
      rule: (g) => num(g.p * xWhere(g, g.same)),
      says: ({ q }) => `I left out the $${q}$ in the expression.`,
      why: ({ q }) => `leaves out the $${q}$.`,
    },
  ],
  explain: ({ p, q, r, s, x, same }) => ({
    plan: 'Parallel lines make equal corresponding angles, and same-side interior angles that sum to a straight angle. Write the equation that fits, solve it for $x$, and substitute $x$.',
    steps: [
      {
        do: `$${same ? `${linear(p, q)} + ${linear(r, s)} = 180` : `${linear(p, q)} = ${linear(r, s)}`}$`,
        why: same ? 'Same-side interior angles sum to 180°.' : 'Corresponding angles at parallel lines are equal.',
      },
      {
        do: same
          ? `$${p + r}x${signed(q + s)} = 180$, so $${p + r}x = 180${signed(-q - s)} = ${180 - q - s}$ and $x = ${180 - q - s} \\div ${p + r} = ${x}$.`
          : `Bring the terms with $x$ to one side: $${p > r ? `${linear(p - r, q)} = ${s}` : `${q} = ${linear(r - p, s)}`}$. Then bring the numbers to the other: $${linear(Math.abs(p - r), 0)} = ${Math.abs(s - q)}$${Math.abs(p - r) === 1 ? '' : `, so $x = ${Math.abs(s - q)} \\div ${Math.abs(p - r)} = ${x}$`}.`,
        why: 'Combine like terms, and isolate $x$.',
      },
      {
        do: `The angle measures $${p} \\cdot ${x} + ${q} = ${p * x + q}$ degrees.`,
        why: 'Substitute the value of $x$.',
      },
    ],
    check: `The other angle measures $${r} \\cdot ${x} + ${s} = ${r * x + s}$ degrees, ${same ? `and $${p * x + q} + ${r * x + s} = 180$` : 'so the two are equal'}.`,
    faster: `On a graphing calculator, $y = ${linear(p, q)}$ and $y = ${same ? `180 - (${linear(r, s)})` : linear(r, s)}$ cross at $(${x}, ${p * x + q})$; the $y$-coordinate ${p * x + q} is the angle.`,
  }),
  check: ({ p, q, r, s, same }) => {
    const x = same ? div(180 - q - s, p + r) : div(s - q, p - r)
    return num(p * (x.n / x.d) + q)
  },
})

export const templates = [exterior, parallel]

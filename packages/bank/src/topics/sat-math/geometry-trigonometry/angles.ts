import { div, drawing, g, int, linear, num, type Template, until, xy } from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-lines-angles-triangles'

const exterior = ask({
  id: 'exterior-angle',
  skill,
  difficulty: 'Low',
  b: -0.5,
  seconds: 65,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 38, 75), e: int(rng, 98, 140) }),
      ({ a, e }) => e - a > 34 && e - a < 80 && e - a !== a && a !== 180 - e && Math.abs(a - (180 - e)) > 1,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      stem: ({ a, e }) => {
        const [A, B, C] = xy.asa(a, 6, 180 - e)
        return `<p>In the figure, $D$ lies on the line through $A$ and $B$.</p>${drawing(
          { alt: 'Triangle ABC, with side AB extended to D', at: { A, B, C, D: [9, 0] } },
          [g.polygon('ABC'), g.seg('BD'), g.angle('BAC', `${a}°`), g.angle('CBD', `${e}°`)],
        )}<p>What is the measure of angle $ACB$, in degrees?</p>`
      },
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
  answer: ({ a, e }) => num(e - a),
  traps: [
    ['sm-supplement-for-the-angle', ({ e }) => num(180 - e), () => 'is the angle of the triangle at $B$.'],
    ['sm-subtracts-from-180-at-once', ({ a, e }) => num(Math.abs(180 - a - e))],
    ['sm-supplement-for-the-angle', ({ a, e }) => num(180 - (e - a))],
    ['sm-assumes-equal-angles', ({ a }) => num(a)],
    ['sm-assumes-equal-angles', ({ a }) => num(90 - a), () => 'assumes a right angle that is not there.'],
    ['sm-subtracts-from-180-at-once', ({ a }) => num(180 - a)],
  ],
  explain: ({ a, e }) => [
    [
      `Angle $ABC$ measures $180^\\circ - ${e}^\\circ = ${180 - e}^\\circ$.`,
      'The two angles at $B$ form a straight line.',
    ],
    [
      `Angle $ACB$ measures $180^\\circ - ${a}^\\circ - ${180 - e}^\\circ = ${e - a}^\\circ$.`,
      'The angles of a triangle sum to 180°.',
    ],
  ],
  given: ({ a, e }) => ({ a, e }),
  check: ({ a, e }) => num(search((c) => a + c + (180 - e) === 180)),
})

const parallel = ask({
  id: 'parallel-lines-expression',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  items: 5,
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
  answer: ({ p, q, x }) => num(p * x + q),
  traps: [
    ['sm-gives-the-unknown', ({ x }) => num(x), () => 'is the value of $x$.'],
    ['sm-supplement-for-the-angle', ({ p, q, x }) => num(180 - p * x - q)],
    ['sm-leaves-out-the-number', ({ p, x }) => num(p * x)],
    ['sm-leaves-out-the-number', ({ r, x }) => num(r * x), () => 'is a part of the other angle.'],
    ['sm-supplement-for-the-angle', ({ p, q, x }) => num(Math.abs(90 - p * x - q))],
  ],
  explain: ({ p, q, r, s, x, same }) => [
    [
      `$${same ? `${linear(p, q)} + ${linear(r, s)} = 180` : `${linear(p, q)} = ${linear(r, s)}`}$ gives $x = ${x}$.`,
      same ? 'Interior angles on the same side sum to 180°.' : 'Corresponding angles at parallel lines are equal.',
    ],
    [`The angle measures $${p} \\cdot ${x} + ${q} = ${p * x + q}$ degrees.`, 'Put $x$ back in.'],
  ],
  given: ({ p, q, r, s, same }) => ({ p, q, r, s, same }),
  check: ({ p, q, r, s, same }) => {
    const x = same ? div(180 - q - s, p + r) : div(s - q, p - r)
    return num(p * (x.n / x.d) + q)
  },
})

const similar = ask({
  id: 'similar-triangles-parallel',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  seconds: 90,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 4), ad: int(rng, 3, 8), de: int(rng, 3, 9) }),
      ({ k, ad, de }) => ad !== de && k * ad - ad !== de && k * de !== k * ad - ad && de < 2 * ad,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      stem: ({ k, ad, de }) => {
        const [A, B, C] = triangle(k, ad, de)
        return `<p>In triangle $ABC$, segment $DE$ is parallel to $BC$.</p>${drawing(
          {
            alt: 'Triangle ABC with a point D on AB and a point E on AC, joined by segment DE',
            at: { A, B, C, D: xy.along(A, B, 1 / k), E: xy.along(A, C, 1 / k) },
          },
          [g.polygon('ABC'), g.seg('DE', `${de}`), g.side('AD', `${ad}`), g.side('DB', `${(k - 1) * ad}`)],
        )}<p>What is the length of $BC$?</p>`
      },
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
  answer: ({ k, de }) => num(k * de),
  traps: [
    ['sm-uses-the-left-over-piece', ({ k, de }) => num((k - 1) * de)],
    ['sm-adds-instead-of-scaling', ({ k, ad, de }) => num(de + (k - 1) * ad)],
    ['sm-gives-another-side', ({ k, ad }) => num(k * ad), () => 'is the length of $AB$.'],
    ['sm-uses-the-left-over-piece', ({ k, de }) => num((k + 1) * de)],
    ['sm-adds-instead-of-scaling', ({ ad, de }) => num(ad + de)],
  ],
  explain: ({ k, ad, de }) => [
    [
      `$AB = ${ad} + ${(k - 1) * ad} = ${k * ad}$, which is $${k}$ times $AD$.`,
      'Triangles $ADE$ and $ABC$ are similar; compare whole sides.',
    ],
    [`$BC = ${k} \\cdot ${de} = ${k * de}$`, 'All sides have the same ratio.'],
  ],
  given: ({ k, ad, de }) => ({ ad, db: (k - 1) * ad, de }),
  check: ({ ad, db, de }) => num(div(de * (ad + db), ad)),
})

function triangle(k: number, ad: number, de: number) {
  const [B, C, A] = xy.sss(k * (ad + 1), k * ad, k * de)
  return [A, B, C] as const
}

const isosceles = ask({
  id: 'isosceles-expression',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ b: int(rng, 24, 78) }),
      ({ b }) => b !== 60 && b !== 45,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      stem: ({ b }) =>
        `In triangle $PQR$, $PQ = PR$, and angle $Q$ measures ${b}°. Point $S$ lies on segment $QR$ so that $PS$ bisects angle $P$. What is the measure of angle $QPS$, in degrees?`,
    },
  ],
  answer: ({ b }) => num(90 - b),
  traps: [
    ['sm-gives-another-angle', ({ b }) => num(180 - 2 * b), () => 'is the whole angle $P$.'],
    ['sm-assumes-equal-angles', ({ b }) => num(b)],
    [
      'sm-assumes-equal-angles',
      ({ b }) => (b % 2 === 0 ? num(b / 2) : null),
      () => 'halves the angle at $Q$ instead of the one at $P$.',
    ],
    ['sm-subtracts-from-180-at-once', ({ b }) => (b % 2 === 0 ? num((180 - b) / 2) : num(180 - b))],
    ['sm-subtracts-from-180-at-once', ({ b }) => num(180 - b)],
  ],
  explain: ({ b }) => [
    [
      `Angle $R$ also measures ${b}°, so angle $P$ measures $180^\\circ - 2 \\cdot ${b}^\\circ = ${180 - 2 * b}^\\circ$.`,
      'Equal sides lie opposite equal angles.',
    ],
    [`Half of it is $${90 - b}$ degrees.`, '$PS$ cuts the angle in two equal parts.'],
  ],
  given: ({ b }) => ({ b }),
  // Half of what the two equal angles leave of 180 degrees.
  check: ({ b }) =>
    num(
      div(
        search((p) => p > 0 && p + b + b === 180),
        2,
      ),
    ),
})

export const templates: readonly Template[] = [exterior, parallel, similar, isosceles]

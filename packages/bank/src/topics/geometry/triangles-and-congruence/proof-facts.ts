import {
  drawing,
  g,
  type Html,
  hypot,
  int,
  judgeTwo,
  namedBy,
  pick,
  type Template,
  template,
  testsOf,
  text,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { marksOf } from './proof-marks.ts'
import { LETTERS, PROOFS, type Proof, points, renamed, sketch } from './proofs.ts'

const skill = 'geo-proof-steps'

/** What a definition gives, and what it does not give. */
const FACTS = [
  {
    given: '$AD$ is a median of triangle $ABC$',
    right: '$BD = DC$',
    wrong: ['$AD \\perp BC$', '$m\\angle BAD = m\\angle DAC$', '$AB = AC$', '$AD = BD$'],
    at: { A: [2, 4.6], B: [0, 0], C: [7.4, 0], D: [3.7, 0] },
    why: 'A median goes from a vertex to the midpoint of the opposite side.',
  },
  {
    given: '$AD$ is an altitude of triangle $ABC$',
    right: '$AD \\perp BC$',
    wrong: ['$BD = DC$', '$m\\angle BAD = m\\angle DAC$', '$AB = AC$', '$AD = DC$'],
    at: { A: [2.4, 4.6], B: [0, 0], C: [7.4, 0], D: [2.4, 0] },
    why: 'An altitude is perpendicular to the side it goes to.',
  },
  {
    given: '$AD$ is an angle bisector of triangle $ABC$',
    right: '$m\\angle BAD = m\\angle DAC$',
    wrong: ['$BD = DC$', '$AD \\perp BC$', '$AB = AC$', '$AD = AB$'],
    at: { A: [2, 4.6], B: [0, 0], C: [7.4, 0], D: [3.0, 0] },
    why: 'An angle bisector cuts the angle into two equal parts.',
  },
  {
    given: 'line $AD$ is the perpendicular bisector of $BC$, with $D$ on $BC$',
    right: '$AB = AC$',
    wrong: ['$AB = BC$', '$AD = BD$', '$m\\angle BAC = 90^\\circ$', '$AD = BC$'],
    at: { A: [3.4, 4.6], B: [0, 0], C: [6.8, 0], D: [3.4, 0] },
    why: 'Every point of the perpendicular bisector is equally far from both ends.',
  },
] as const

/** A triangle for each fact in which what is given and what is right hold, and nothing of the rest. */
const CASES: readonly string[] = [
  'Try $A(0, 4)$, $B(0, 0)$, $C(6, 0)$, $D(3, 0)$: $BD = DC = 3$, but $AD = 5$ is slanted, and $AB = 4$ is shorter than $AC$.',
  'Try $A(1, 4)$, $B(0, 0)$, $C(6, 0)$, $D(1, 0)$: $AD$ is vertical and $BC$ horizontal, but $BD = 1$, $DC = 5$ and $AD = 4$.',
  'Try $AB = 3$, $AC = 4$, $BC = 5$: the bisector at $A$ cuts $BC$ in the ratio $3 : 4$, so $BD \\neq DC$, and without $AB = AC$ it is not perpendicular to $BC$.',
  'Try $A(3, 4)$, $B(0, 0)$, $C(6, 0)$, $D(3, 0)$: $AB = AC = 5$, but $BC = 6$, $AD = 4$, $BD = 3$, and $5^2 + 5^2 \\neq 6^2$.',
]

const factFigure = (f: (typeof FACTS)[number], set: string, shown: readonly string[] = []): Html => {
  const s = points(set)
  const at = Object.fromEntries(Object.entries(f.at).map(([n, spot]) => [s(n), spot]))
  return drawing(
    {
      alt: `Triangle ${s('ABC')} with the segment ${s('AD')} from ${s('A')} to the side ${s('BC')}`,
      at,
      height: 190,
      notToScale: true,
    },
    [g.polygon(s('ABC')), g.seg(s('AD')), ...marksOf(shown, s, '')],
  )
}

type Followed = Readonly<{ line: string; set: string }>
const wrongOf = ({ line, set }: Followed, i: number): string =>
  FACTS.find((f) => renamed(set)(f.given) === line)?.wrong[i] as string
const READ_IN = ['geo-reads-too-much-into-a-line', 'geo-reads-an-angle-into-a-line']

const follows = template({
  id: 'geometry/proof-what-follows',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ which: int(rng, 0, FACTS.length - 1), set: pick(rng, LETTERS) }),
  frames: [
    {
      id: 'definition',
      kind: 'figure',
      items: 8,
      stem: ({ which, set }) => {
        const f = FACTS[which] as (typeof FACTS)[number]
        return `${factFigure(f, set)}<p>In the figure, ${renamed(set)(f.given)}. Which statement must be true?</p>`
      },
    },
  ],
  given: ({ which, set }) => ({ line: renamed(set)((FACTS[which] as (typeof FACTS)[number]).given), set }),
  answer: ({ which, set }) => text(renamed(set)((FACTS[which] as (typeof FACTS)[number]).right)),
  traps: [0, 1, 2, 3].flatMap((i) =>
    namedBy(READ_IN, (g: Followed) => READ_IN[/perp|angle/.test(wrongOf(g, i)) ? 1 : 0] as string, {
      ...(i === 0 ? { classic: true as const } : {}),
      rule: (g) => text(renamed(g.set)(wrongOf(g, i))),
      says: ({ which, set }: { which: number; set: string }) =>
        `I took this to follow, because it often looks that way: ${renamed(set)((FACTS[which] as (typeof FACTS)[number]).wrong[i] as string)}.`,
      why: () => 'may happen in a special case, but does not follow from what is given.',
    }),
  ),
  explain: ({ which, set }) => {
    const f = FACTS[which] as (typeof FACTS)[number]
    return {
      plan: 'Recall the definition of the line that is given, and use nothing else; the look of the figure proves nothing.',
      steps: [
        { do: `It is given that ${renamed(set)(f.given)}.`, why: f.why },
        { do: `So ${renamed(set)(f.right)}.`, why: 'The other statements hold only in special triangles.' },
      ],
      check: renamed(set)(CASES[which] as string),
      figure: factFigure(f, set, [f.right]),
    }
  },
  check: ({ line, set }) => {
    const [a, b, c, d] = [...set]
    const at = (x: string) => text(x)
    if (line.includes('median')) return at(`$${b}${d} = ${d}${c}$`)
    if (line.includes('altitude')) return at(`$${a}${d} \\perp ${b}${c}$`)
    return line.includes('angle bisector')
      ? at(`$m\\angle ${b}${a}${d} = m\\angle ${d}${a}${c}$`)
      : at(`$${a}${b} = ${a}${c}$`)
  },
})

/** The same figure, turned. */
const turned = (p: Proof, degrees: number): Proof => ({ ...p, at: xy.turned(p.at, degrees) })

const claims = template({
  id: 'geometry/proof-claims',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 110,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-cong',
        frame: 'from-the-given',
        items: 6,
        draw: (rng): { set: string; turn?: number } => ({ set: pick(rng, LETTERS), turn: int(rng, -24, 24) }),
        intro: ({ set, turn = 0 }) =>
          `${sketch(turned(PROOFS[0] as Proof, turn), set)}<p>In the figure, ${renamed(set)((PROOFS[0] as Proof).given)}. Two students say what can be proved from this.</p>`,
        plan: 'Mark the equal halves and the vertical angles, and look for congruent triangles. If nothing forces a claim, move the figure in your mind: change a length or the angle of the crossing and see whether the claim survives.',
        claims: ({ set }) => {
          const r = renamed(set)
          return [
            {
              id: 'equal',
              says: r('One can prove $AB = CD$.'),
              holds: true,
              tested: r(
                '$AE = CE$, $BE = DE$, and the vertical angles at $E$ between them are equal: $\\triangle AEB \\cong \\triangle CED$ by SAS. $AB$ and $CD$ are corresponding parts.',
              ),
            },
            {
              id: 'parallel',
              says: r('One can prove $AB \\parallel CD$.'),
              holds: true,
              tested: r(
                '$\\triangle AEB \\cong \\triangle CED$ by SAS, with the vertical angles at $E$. So $m\\angle BAE = m\\angle DCE$, and these are alternate angles at $AB$ and $CD$.',
              ),
            },
            {
              id: 'angle',
              says: r('One can prove $m\\angle ABE = m\\angle CDE$.'),
              holds: true,
              tested: r(
                '$AE = CE$, $BE = DE$, and vertical angles at $E$: $\\triangle AEB \\cong \\triangle CED$ by SAS. $\\angle ABE$ and $\\angle CDE$ lie opposite the equal sides $AE$ and $CE$.',
              ),
            },
            {
              id: 'others',
              says: r('One can prove $\\triangle BEC \\cong \\triangle DEA$.'),
              holds: true,
              tested: r(
                '$BE = DE$, $CE = AE$, and $\\angle BEC$ and $\\angle DEA$ are vertical angles: two pairs of equal sides with equal angles between them.',
              ),
            },
            {
              id: 'diagonals',
              says: r('One can prove $AC = BD$.'),
              holds: false,
              tested:
                'Make one of the two segments longer and keep its midpoint. Everything that is given still holds.',
              because: 'Each segment is halved, but nothing says that the two segments are equally long.',
            },
            {
              id: 'right',
              says: r('One can prove $AC \\perp BD$.'),
              holds: false,
              tested:
                'Turn one of the two segments about the midpoint. Everything that is given still holds, and the angle at the crossing changes.',
              because: 'A right angle at the crossing is not given, and it does not follow.',
            },
            {
              id: 'halves',
              says: r('One can prove $AE = BE$.'),
              holds: false,
              tested: r(
                '$AE$ is half of $AC$, and $BE$ is half of $BD$. Make $AC$ longer and keep its midpoint: everything that is given still holds.',
              ),
              because: 'These are halves of two different segments, which may differ.',
            },
            {
              id: 'neighbors',
              says: r('One can prove $\\triangle AEB \\cong \\triangle BEC$.'),
              holds: false,
              tested: r(
                'Both triangles have the side $BE$, and $AE = CE$. The angles between these sides lie side by side at $E$ and make $180^\\circ$ together.',
              ),
              because: 'Angles that lie side by side are equal only where the segments cross at right angles.',
            },
          ]
        },
        given: () => ({}),
        // In an ordinary parallelogram with the corners A(0, 0), B(5, 1), C(7, 4), D(2, 3).
        test: (_, id) => {
          const [A, B, C, D, E] = [
            [0, 0],
            [5, 1],
            [7, 4],
            [2, 3],
            [3.5, 2],
          ] as const
          const d = (p: readonly [number, number], q: readonly [number, number]) => hypot(p[0] - q[0], p[1] - q[1])
          const same = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const slope = (p: readonly [number, number], q: readonly [number, number]) => (q[1] - p[1]) / (q[0] - p[0])
          const truth: Record<string, boolean> = {
            equal: same(d(A, B), d(C, D)),
            parallel: same(slope(A, B), slope(C, D)),
            angle: same(slope(A, B), slope(C, D)),
            others: same(d(B, C), d(D, A)) && same(d(B, E), d(D, E)) && same(d(C, E), d(A, E)),
            diagonals: same(d(A, C), d(B, D)),
            right: same(slope(A, C) * slope(B, D), -1),
            halves: same(d(A, E), d(B, E)),
            neighbors: same(d(A, B), d(B, C)),
          }
          return truth[id] as boolean
        },
      }),
      ({ e: { set }, ids }) => {
        const r = renamed(set)
        const sides = r('$AB$ and $CD$ are both $\\sqrt{8}$ long and have a slope of $-1$.')
        return `${r('Try $A(-3, 0)$, $B(-1, -2)$, $C(3, 0)$, $D(1, 2)$ with $E(0, 0)$.')} ${testsOf(ids, {
          equal: sides,
          parallel: sides,
          angle: r('$AB$ and $CD$ both have a slope of $-1$, so $BD$ meets them at equal angles.'),
          others: r('$BC$ and $DA$ are both $\\sqrt{20}$ long, so all three pairs of sides are equal.'),
          diagonals: r('$AC = 6$, but $BD = \\sqrt{20}$.'),
          right: r('$AC$ is horizontal, but $BD$ has a slope of $2$ and is not vertical.'),
          halves: r('$AE = 3$, but $BE = \\sqrt{5}$.'),
          neighbors: r('$AE = CE$ and $BE = BE$, but $AB = \\sqrt{8}$ and $BC = \\sqrt{20}$.'),
        })}`
      },
    ),
    ({ e: { set }, ids }) => {
      const r = renamed(set)
      return r(
        `Segments that bisect each other are the diagonals of a parallelogram, here of $ABCD$. What every parallelogram has can be proved. ${testsOf(
          ids,
          {
            equal: '$AB$ and $CD$ are opposite sides: equal in each.',
            parallel: '$AB$ and $CD$ are opposite sides: parallel in each.',
            angle: '$BD$ crosses the parallel sides $AB$ and $CD$, so the alternate angles are equal in each.',
            others: 'Half a turn takes triangle $BEC$ to triangle $DEA$ in each.',
            diagonals: 'Of parallelograms, only a rectangle has equal diagonals.',
            right: 'Of parallelograms, only a rhombus has perpendicular diagonals.',
            halves: 'Of parallelograms, only a rectangle has equal halves $AE$ and $BE$.',
            neighbors:
              'Congruent triangles $AEB$ and $BEC$ would make $AB = BC$, and of parallelograms only a rhombus has that.',
          },
        )}`,
      )
    },
  ),
})

export const templates: readonly Template[] = [follows, claims]

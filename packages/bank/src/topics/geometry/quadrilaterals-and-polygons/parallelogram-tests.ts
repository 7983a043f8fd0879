import {
  drawing,
  frac,
  g,
  type Html,
  int,
  judgeTwo,
  pick,
  point,
  signed,
  type Template,
  template,
  testsOf,
  toTex,
  until,
  withCheck,
  withFaster,
  xy,
} from '#kit'
import { corners, SETS } from './parallelogram-measures.ts'

const skill = 'geo-parallelograms'

type Corner = readonly [number, number]

/** Three corners, and the fourth one in an explanation. */
const threeCorners = (
  { a, b, c, set }: Readonly<{ a: Corner; b: Corner; c: Corner; set: string }>,
  fourth?: Corner,
): Html =>
  drawing(
    {
      alt: `Points ${set[0]}, ${set[1]} and ${set[2]} on a coordinate plane, joined by ${fourth ? 'four' : 'two'} segments: ${set[0]} at ${spoken(a)}, ${set[1]} at ${spoken(b)}, ${set[2]} at ${spoken(c)}${fourth ? `, ${set[3]} at ${spoken(fourth)}` : ''}`,
      at: {
        [set[0] as string]: a,
        [set[1] as string]: b,
        [set[2] as string]: c,
        ...(fourth ? { [set[3] as string]: fourth } : {}),
      },
      height: 300,
    },
    [
      g.grid([-6, 6], [-6, 6]),
      g.seg(`${set[0]}${set[1]}`),
      g.seg(`${set[1]}${set[2]}`),
      g.dots(`${set[0]}${set[1]}${set[2]}`),
      ...(fourth
        ? [
            g.seg(`${set[2]}${set[3]}`, '', { dash: true }),
            g.seg(`${set[3]}${set[0]}`, '', { dash: true }),
            g.dots(set[3] as string),
          ]
        : []),
    ],
  )

/** The fourth corner on a grid. */
/** Terms one after the other, without zeros: `6 - 3`. */
const sum = (...terms: readonly number[]): string => {
  const [first = 0, ...rest] = terms.filter((t) => t !== 0)
  return `${first}${rest.map((t) => signed(t)).join('')}`
}

const fourth = template({
  id: 'geometry/parallelogram-fourth-corner',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: [int(rng, -5, 0), int(rng, -4, 1)] as const,
        b: [int(rng, -1, 5), int(rng, -5, 2)] as const,
        c: [int(rng, 0, 6), int(rng, 0, 6)] as const,
        set: pick(rng, SETS),
      }),
      ({ a, b, c }) => {
        const d = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]] as const
        const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
        return (
          area > 11 &&
          Math.abs(d[0]) <= 6 &&
          Math.abs(d[1]) <= 6 &&
          xy.angle(a, b, c) > 42 &&
          xy.angle(a, b, c) < 138 &&
          Math.min(xy.distance(a, b), xy.distance(b, c)) > 2.9 &&
          d[0] !== 0 &&
          d[1] !== 0
        )
      },
    ),
  frames: [
    {
      id: 'grid',
      kind: 'graph',
      items: 6,
      stem: ({ a, b, c, set }) =>
        `${threeCorners({ a, b, c, set })}<p>$${set[0]}(${a[0]}, ${a[1]})$, $${set[1]}(${b[0]}, ${b[1]})$ and $${set[2]}(${c[0]}, ${c[1]})$ are three vertices of parallelogram $${set}$. What are the coordinates of $${set[3]}$?</p>`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => point(a[0] + c[0] - b[0], a[1] + c[1] - b[1]),
  traps: [
    {
      misconception: 'geo-joins-the-corners-in-the-wrong-order',
      classic: true,
      rule: ({ a, b, c }) => point(b[0] + c[0] - a[0], b[1] + c[1] - a[1]),
      says: ({ set }) => `I went the step from $${set[0]}$ to $${set[1]}$ on from $${set[2]}$.`,
      why: ({ set }) => `makes a parallelogram, but with vertices in another order than $${set}$.`,
    },
    {
      misconception: 'geo-joins-the-corners-in-the-wrong-order',
      rule: ({ a, b, c }) => point(a[0] + b[0] - c[0], a[1] + b[1] - c[1]),
      says: ({ set }) => `I went the step from $${set[2]}$ to $${set[1]}$ on from $${set[0]}$.`,
      why: ({ set }) => `makes a parallelogram, but with vertices in another order than $${set}$.`,
    },
    {
      misconception: 'geo-adds-steps-with-the-wrong-sign',
      rule: ({ a, b, c }) => point(a[0] + c[0] - b[0], a[1] - c[1] + b[1]),
      says: ({ set }) =>
        `I went from $${set[0]}$, but took the step in $y$ from $${set[1]}$ to $${set[2]}$ the wrong way.`,
      why: () => 'goes the step in $y$ in the wrong direction.',
    },
    {
      misconception: 'geo-adds-steps-with-the-wrong-sign',
      rule: ({ a, b, c }) => point(a[0] - c[0] + b[0], a[1] + c[1] - b[1]),
      says: ({ set }) =>
        `I went from $${set[0]}$, but took the step in $x$ from $${set[1]}$ to $${set[2]}$ the wrong way.`,
      why: () => 'goes the step in $x$ in the wrong direction.',
    },
    {
      misconception: 'geo-forgets-one-step',
      rule: ({ a, b, c }) => point(a[0], a[1] + c[1] - b[1]),
      says: ({ set }) =>
        `I went from $${set[0]}$ the step from $${set[1]}$ to $${set[2]}$ up or down, but not sideways.`,
      why: () => 'goes the right step up or down, but not sideways.',
    },
    {
      misconception: 'geo-forgets-one-step',
      rule: ({ a, b, c }) => point(a[0] + c[0] - b[0], a[1]),
      says: ({ set }) =>
        `I went from $${set[0]}$ the step from $${set[1]}$ to $${set[2]}$ sideways, but not up or down.`,
      why: () => 'goes the right step sideways, but not up or down.',
    },
  ],
  explain: ({ a, b, c, set }) => {
    const d = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]] as const
    const [u, v] = [c[0] - b[0], c[1] - b[1]]
    return {
      plan: 'Opposite sides are parallel and equally long: the step between two vertices leads from the third one to the fourth.',
      steps: [
        {
          do: `In $${set}$, the side from $${set[0]}$ to $${set[3]}$ lies opposite the side from $${set[1]}$ to $${set[2]}$.`,
          why: 'The letters go around the figure in this order.',
        },
        {
          do: `From $${set[1]}$ to $${set[2]}$ the step is $${b[0] === 0 ? c[0] : `${c[0]} ${signed(-b[0])} = ${u}`}$ in $x$ and $${b[1] === 0 ? c[1] : `${c[1]} ${signed(-b[1])} = ${v}`}$ in $y$.`,
          why: 'Opposite sides of a parallelogram are parallel and equally long, so the step is the same.',
        },
        {
          do: `The same step from $${set[0]}(${a[0]}, ${a[1]})$ leads to $(${a[0]}${u === 0 ? '' : ` ${signed(u)}`}, ${a[1]}${v === 0 ? '' : ` ${signed(v)}`}) = (${d[0]}, ${d[1]})$.`,
          why: 'Add the step to the coordinates.',
        },
      ],
      check: `The diagonals must have the same midpoint: $\\left(\\frac{${a[0]} ${signed(c[0])}}{2}, \\frac{${a[1]} ${signed(c[1])}}{2}\\right)$ and $\\left(\\frac{${b[0]} ${signed(d[0])}}{2}, \\frac{${b[1]} ${signed(d[1])}}{2}\\right)$ are both $\\left(${toTex(frac(a[0] + c[0], 2))}, ${toTex(frac(a[1] + c[1], 2))}\\right)$.`,
      faster: `Add the coordinates of the two neighbors and subtract those of the opposite vertex: $(${sum(a[0], c[0], -b[0])}, ${sum(a[1], c[1], -b[1])}) = (${d[0]}, ${d[1]})$.`,
      figure: threeCorners({ a, b, c, set }, d),
    }
  },
  // The diagonals have the same midpoint.
  check: ({ a, b, c }) => point(2 * ((a[0] + c[0]) / 2) - b[0], 2 * ((a[1] + c[1]) / 2) - b[1]),
})

function spoken([x, y]: readonly [number, number]): string {
  return `(${x}, ${y})`.replace(/-/g, '−')
}

const enough = template({
  id: 'geometry/parallelogram-enough',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    withCheck(
      judgeTwo({
        slip: 'geo-quad',
        frame: 'enough',
        items: 7,
        draw: (rng) => ({
          set: pick(rng, SETS),
          t: until(
            () => int(rng, 55, 125),
            (t) => Math.abs(t - 90) > 10,
          ),
        }),
        intro: ({ set, t }) =>
          `${drawing({ alt: `Quadrilateral ${set}`, at: corners(set, t), height: 190, notToScale: true }, [g.polygon(set)])}<p>Two students say what would be enough to be sure that quadrilateral $${set}$ is a parallelogram.</p>`,
        plan: 'Try to prove it with congruent triangles or parallel lines. If that does not work, look for another figure with the same property, such as a kite or an isosceles trapezoid: one counterexample is enough.',
        claims: ({ set: s }) => {
          const [ab, bc, cd, da] = [`${s[0]}${s[1]}`, `${s[1]}${s[2]}`, `${s[2]}${s[3]}`, `${s[3]}${s[0]}`]
          return [
            {
              id: 'both-equal',
              says: `It is enough that $${ab} = ${cd}$ and $${bc} = ${da}$.`,
              holds: true,
              tested: `Draw the diagonal $${s[0]}${s[2]}$: the two triangles have three pairs of equal sides, so they are congruent by SSS. The equal alternate angles at the diagonal make opposite sides parallel.`,
            },
            {
              id: 'one-pair',
              says: `It is enough that $${ab}$ and $${cd}$ are equal and parallel.`,
              holds: true,
              tested: `Draw the diagonal $${s[0]}${s[2]}$: the alternate angles at $${ab} \\parallel ${cd}$ are equal, so the two triangles are congruent by SAS. Then the other two sides are parallel as well.`,
            },
            {
              id: 'diagonals',
              says: 'It is enough that the diagonals bisect each other.',
              holds: true,
              tested: `Turn the figure by $180^\\circ$ around the crossing of the diagonals: $${s[0]}$ goes to $${s[2]}$ and $${s[1]}$ to $${s[3]}$, so every side goes to its opposite side. After a half turn a side is parallel to what it was.`,
            },
            {
              id: 'angles',
              says: `It is enough that $m\\angle ${s[0]} = m\\angle ${s[2]}$ and $m\\angle ${s[1]} = m\\angle ${s[3]}$.`,
              holds: true,
              tested: `All four angles make $360^\\circ$, so one angle from each pair together make $180^\\circ$, whichever neighbors are taken: $m\\angle ${s[0]} + m\\angle ${s[1]} = 180^\\circ$. Such same-side interior angles make opposite sides parallel.`,
            },
            {
              id: 'mixed',
              says: `It is enough that $${ab}$ is parallel to $${cd}$ and $${bc} = ${da}$.`,
              holds: false,
              tested: `Look at an isosceles trapezoid: $${ab} \\parallel ${cd}$ are its bases, and its legs $${bc}$ and $${da}$ are equal. Its legs lean toward each other.`,
              because: 'What an isosceles trapezoid has as well cannot prove a parallelogram.',
            },
            {
              id: 'neighbors',
              says: `It is enough that $${ab} = ${bc}$ and $${cd} = ${da}$.`,
              holds: false,
              tested: `Look at a kite: its two pairs of equal sides lie next to each other, $${ab} = ${bc}$ and $${cd} = ${da}$. Its opposite sides can have different lengths.`,
              because: 'What a kite has as well cannot prove a parallelogram.',
            },
            {
              id: 'equal-diagonals',
              says: 'It is enough that the diagonals are equal.',
              holds: false,
              tested:
                'Look at an isosceles trapezoid: it is its own mirror image, so its diagonals are equally long. Its legs lean toward each other.',
              because: 'Equal diagonals alone prove nothing: they would have to bisect each other.',
            },
            {
              id: 'one-angle',
              says: `It is enough that $m\\angle ${s[0]} = m\\angle ${s[2]}$.`,
              holds: false,
              tested: `Look at a kite that is its own mirror image across $${s[1]}${s[3]}$: folding puts $\\angle ${s[0]}$ on $\\angle ${s[2]}$. Its opposite sides can have different lengths.`,
              because: 'One pair of equal angles is too little; both pairs are needed.',
            },
          ]
        },
        given: () => ({}),
        // A kite and an isosceles trapezoid are no parallelograms: what they satisfy is not enough.
        test: (_, id) => {
          type Q = readonly (readonly [number, number])[]
          const kite: Q = [
            [0, 0],
            [2, 1],
            [5, 0],
            [2, -1],
          ]
          // The same kite with its tip first, and its axis through the other two corners.
          const turned: Q = [
            [2, 1],
            [5, 0],
            [2, -1],
            [0, 0],
          ]
          const trapezoid: Q = [
            [0, 0],
            [6, 0],
            [4, 2],
            [2, 2],
          ]
          const d = (p: readonly [number, number], q: readonly [number, number]) => xy.distance(p, q)
          const near = (x: number, y: number) => Math.abs(x - y) < 1e-9
          const has = (q: Q): boolean => {
            const [a, b, c, e] = q as [Q[number], Q[number], Q[number], Q[number]]
            const parallel = near((b[0] - a[0]) * (e[1] - c[1]) - (b[1] - a[1]) * (e[0] - c[0]), 0)
            const angle = (i: number) =>
              xy.angle(q[(i + 3) % 4] as Q[number], q[i] as Q[number], q[(i + 1) % 4] as Q[number])
            const facts: Record<string, boolean> = {
              'both-equal': near(d(a, b), d(c, e)) && near(d(b, c), d(e, a)),
              'one-pair': parallel && near(d(a, b), d(c, e)),
              diagonals: near(a[0] + c[0], b[0] + e[0]) && near(a[1] + c[1], b[1] + e[1]),
              angles: near(angle(0), angle(2)) && near(angle(1), angle(3)),
              mixed: parallel && near(d(b, c), d(e, a)),
              neighbors: near(d(a, b), d(b, c)) && near(d(c, e), d(e, a)),
              'equal-diagonals': near(d(a, c), d(b, e)),
              'one-angle': near(angle(0), angle(2)),
            }
            return facts[id] as boolean
          }
          return ![kite, turned, trapezoid].some(has)
        },
      }),
      ({ e: { set: s }, ids }) => {
        const at = (...xy: readonly string[]) => xy.map((p, i) => `$${s[i]}${p}$`).join(', ')
        const trapezoid = `Try ${at('(0, 0)', '(6, 0)', '(4, 3)', '(2, 3)')}:`
        const kite = `Try ${at('(-2, 0)', '(0, 1)', '(2, 0)', '(0, -5)')}:`
        const [ab, bc, cd, da] = [0, 1, 2, 3].map((i) => `${s[i]}${s[(i + 1) % 4]}`)
        return testsOf(ids, {
          'both-equal': `The diagonal $${s[0]}${s[2]}$ makes two triangles that are congruent by SSS, so it meets $${ab}$ and $${cd}$ at equal alternate angles.`,
          'one-pair': `Try ${at('(0, 0)', '(5, 1)', '(7, 4)', '(2, 3)')}: $${ab}$ and $${cd}$ go $5$ across and $1$ up, and $${bc}$ and $${da}$ both go $2$ across and $3$ up.`,
          diagonals: `Try ${at('(-3, 0)', '(-1, -2)', '(3, 0)', '(1, 2)')} with the crossing $(0, 0)$: the slopes are $-1$, $\\frac{1}{2}$, $-1$, $\\frac{1}{2}$.`,
          angles: `With $70^\\circ$ and $110^\\circ$: $2 \\cdot 70 + 2 \\cdot 110 = 360$, so $70 + 110 = 180$ at every side.`,
          mixed: `${trapezoid} $${ab}$ and $${cd}$ are horizontal and $${bc} = ${da} = \\sqrt{13}$, but $${ab} = 6$ and $${cd} = 2$.`,
          neighbors: `${kite} $${ab} = ${bc} = \\sqrt{5}$ and $${cd} = ${da} = \\sqrt{29}$, so opposite sides differ.`,
          'equal-diagonals': `${trapezoid} both diagonals are $5$ long, but $${ab} = 6$ and $${cd} = 2$.`,
          'one-angle': `${kite} the angles at $${s[0]}$ and $${s[2]}$ are equal by symmetry, but $${ab} = \\sqrt{5}$ and $${cd} = \\sqrt{29}$.`,
        })
      },
    ),
    ({ ids }) =>
      `Know the four tests by heart: both pairs of opposite sides equal, one pair equal and parallel, diagonals that bisect each other, both pairs of opposite angles equal. ${testsOf(
        ids,
        {
          'both-equal': 'Both pairs of equal sides: the first.',
          'one-pair': 'One pair, equal and parallel: the second.',
          diagonals: 'Bisecting diagonals: the third.',
          angles: 'Both pairs of equal angles: the fourth.',
          mixed: 'One pair parallel and the other pair equal is none of them.',
          neighbors: 'Equal neighbors are none of them.',
          'equal-diagonals': 'Equal diagonals are none of them.',
          'one-angle': 'A single pair of equal angles is none of them.',
        },
      )}`,
  ),
})

export const templates: readonly Template[] = [fourth, enough]

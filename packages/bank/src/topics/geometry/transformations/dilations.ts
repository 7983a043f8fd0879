import {
  add,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  nameTheNumberMistake,
  nonZero,
  num,
  paren,
  pick,
  point,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
  withCheck,
  withFaster,
} from '#kit'
import { onGrid, pt, type XY } from '../on-grid.ts'
import { withFigure } from '../with-figure.ts'

export const skill = 'geo-dilations-and-symmetry'

const FACTORS = [2, 3, [1, 2], [3, 2], [1, 3]] as const

const value = (k: (typeof FACTORS)[number]) => (typeof k === 'number' ? frac(k, 1) : frac(k[0], k[1]))

const dilate = template({
  id: 'geometry/dilation-image',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: [nonZero(rng, -9, 9), nonZero(rng, -9, 9)] as XY, k: pick(rng, FACTORS) }),
      ({ p, k }) => p.every((x) => mul(x, value(k)).d === 1) && Math.abs(p[0]) !== Math.abs(p[1]),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ p, k }) =>
        `Point $P${pt(p)}$ is dilated from the origin by the scale factor $${toTex(value(k))}$. What are the coordinates of its image?`,
    },
  ],
  given: ({ p, k }) => ({ p, k: value(k) }),
  answer: ({ p, k }) => point(mul(p[0], value(k)), mul(p[1], value(k))),
  traps: [
    {
      misconception: 'geo-trans-adds-the-factor',
      classic: true,
      rule: ({ p, k }) => (k.d === 1 ? point(p[0] + k.n, p[1] + k.n) : null),
      says: () => 'I added the factor to the coordinates.',
      why: () => 'adds the factor to the coordinates instead of multiplying.',
    },
    {
      misconception: 'geo-trans-inverts-the-factor',
      classic: true,
      rule: ({ p, k }) => point(mul(p[0], frac(k.d, k.n)), mul(p[1], frac(k.d, k.n))),
      says: () => 'I divided by the factor.',
      why: () => 'divides by the factor instead of multiplying.',
    },
    {
      misconception: 'geo-trans-scales-one-coordinate',
      rule: ({ p, k }) => point(mul(p[0], k), p[1]),
      says: () => 'I multiplied the first coordinate only.',
      why: () => 'changes the first coordinate only.',
    },
    {
      misconception: 'geo-trans-scales-one-coordinate',
      rule: ({ p, k }) => point(p[0], mul(p[1], k)),
      says: () => 'I multiplied the second coordinate only.',
      why: () => 'changes the second coordinate only.',
    },
  ],
  explain: ({ p, k }) => ({
    plan: 'A dilation from the origin multiplies both coordinates by the scale factor.',
    steps: [
      {
        do: `$${p[0]} \\cdot ${toTex(value(k))} = ${toTex(mul(p[0], value(k)))}$ and $${p[1]} \\cdot ${toTex(value(k))} = ${toTex(mul(p[1], value(k)))}$`,
        why: 'From the origin, both coordinates are multiplied by the factor.',
      },
      {
        do: `The image is $(${toTex(mul(p[0], value(k)))}, ${toTex(mul(p[1], value(k)))})$.`,
        why: 'It lies on the same line through the origin.',
      },
    ],
    check: `Point and image must lie on one line through the origin: $\\frac{y}{x}$ is $${toTex(frac(p[1], p[0]))}$ for both. And the image is ${value(k).n > value(k).d ? 'farther from' : 'nearer to'} the origin, because the factor is ${value(k).n > value(k).d ? 'more' : 'less'} than $1$.`,
  }),
  // From the point itself, on by what the factor has beyond 1.
  check: ({ p, k }) => point(add(p[0], mul(p[0], sub(k, 1))), add(p[1], mul(p[1], sub(k, 1)))),
})

type Dilated = Readonly<{ a: XY; u: number; v: number; k: number; shrink: boolean }>

/** Both triangles; in an explanation with the lines from the origin through the corners. */
const dilated = ({ a, u, v, k, shrink }: Dilated, found = false): Html => {
  const small = { A: a, B: [a[0] + u, a[1]] as XY, C: [a[0], a[1] + v] as XY }
  const big = [small.A, small.B, small.C].map(([x, y]): XY => [k * x, k * y])
  const at = shrink
    ? { A: big[0] as XY, B: big[1] as XY, C: big[2] as XY, "A'": small.A, "B'": small.B, "C'": small.C }
    : { ...small, "A'": big[0] as XY, "B'": big[1] as XY, "C'": big[2] as XY }
  return onGrid('Triangles ABC and A′B′C′', { ...at, ...(found ? { o: [0, 0] as const } : {}) }, [
    g.polygon('ABC', { fill: true }),
    g.polygon("A'B'C'", { accent: true }),
    ...(found ? ['A', 'B', 'C'].map((n) => g.seg(shrink ? `o${n}` : `o${n}'`, '', { dash: true, thin: true })) : []),
  ])
}

const factor = template({
  id: 'geometry/dilation-scale-factor',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        a: [int(rng, -3, 3), int(rng, -3, 3)] as XY,
        u: int(rng, 1, 3),
        v: int(rng, 1, 3),
        k: pick(rng, [2, 3]),
        shrink: int(rng, 0, 1) === 1,
      }),
      ({ a, u, v, k }) =>
        [a, [a[0] + u, a[1]] as XY, [a[0], a[1] + v] as XY].every((p) =>
          p.every((x) => Math.abs(k * x) <= 6 && x !== 0),
        ) && u !== v,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      response: 'grid',
      items: 6,
      stem: (p) =>
        `${dilated(p)}<p>A dilation from the origin takes triangle $ABC$ onto triangle $A'B'C'$. What is its scale factor?</p>`,
    },
  ],
  given: ({ a, k, shrink }) => ({ from: shrink ? [k * a[0], k * a[1]] : a, to: shrink ? a : [k * a[0], k * a[1]] }),
  answer: ({ k, shrink }) => num(shrink ? frac(1, k) : k),
  traps: [
    {
      misconception: 'geo-trans-inverts-the-factor',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ from, to }) => [to[0] ?? 1, from[0] ?? 0],
      rule: ({ from, to }) => num(frac(from[0] ?? 0, to[0] ?? 1)),
      says: () => 'I divided the original by the image.',
      why: () => 'is original divided by image.',
    },
    {
      misconception: 'geo-trans-compares-areas',
      operation: 'wrong-power',
      operands: ({ from, to }) => [frac(to[0] ?? 0, from[0] ?? 1), 2],
      rule: ({ from, to }) => num(frac((to[0] ?? 0) ** 2, (from[0] ?? 1) ** 2)),
      why: () => 'compares areas.',
    },
    {
      misconception: 'geo-trans-adds-the-factor',
      rule: ({ from, to }) => whole(Math.abs((to[0] ?? 0) - (from[0] ?? 0))),
      says: () => 'I took the difference of the $x$-coordinates of $A$ and its image for the factor.',
      why: () => 'takes a difference of coordinates.',
    },
  ],
  explain: ({ a, u, v, k, shrink }) => {
    const [one, two] = shrink ? [k * u, u] : [u, k * u]
    const times = (n: number) => (shrink ? k * n : n)
    const image = (n: number) => (shrink ? n : k * n)
    return {
      plan: 'Compare a length of the image with the same length of the original: the factor is image divided by original.',
      steps: [
        { do: `In the original, $AB = ${one}$.`, why: 'The side runs along the grid, so its units can be counted.' },
        { do: `In the image, $A'B' = ${two}$.`, why: 'It runs along the grid, too.' },
        {
          do: `$\\frac{A'B'}{AB} = ${two} \\div ${one} = ${toTex(shrink ? frac(1, k) : k)}$`,
          why: 'The scale factor is image divided by original.',
        },
      ],
      check: `The other side agrees: $\\frac{A'C'}{AC} = ${image(v)} \\div ${times(v)} = ${toTex(shrink ? frac(1, k) : k)}$.`,
      faster: `The center is the origin, so the coordinates of one point are enough: $A(${times(a[0])}, ${times(a[1])})$ goes to $A'(${image(a[0])}, ${image(a[1])})$, and $${image(a[0])} \\div ${paren(times(a[0]))} = ${toTex(shrink ? frac(1, k) : k)}$.`,
      figure: dilated({ a, u, v, k, shrink }, true),
    }
  },
  check: ({ from, to }) => num(frac(to[0] as number, from[0] as number)),
})

const mistake = template({
  id: 'geometry/dilation-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  ...withFaster(
    withCheck(
      withFigure(
        nameTheNumberMistake({
          slip: 'geo-trans',
          items: 5,
          draw: (rng) => ({ s: int(rng, 3, 12), k: int(rng, 2, 6) }),
          ask: ({ s, k }, name, got) =>
            `${drawing({ alt: 'Square ABCD', at: { A: [0, 0], B: [s, 0], C: [s, s], D: [0, s] }, height: 190 }, [g.polygon('ABCD'), g.side('AB', `${s}`)])}<p>Square $ABCD$ is dilated by the scale factor ${k}. ${name} works out the perimeter of the image and gets ${got}.</p>`,
          show: (x) => num(x).html,
          solution: ({ s, k }) => 4 * s * k,
          how: ({ s, k }) =>
            `each side becomes $${s} \\cdot ${k} = ${s * k}$, and the four sides together are $4 \\cdot ${s * k} = ${4 * s * k}$.`,
          mistakes: ({ s, k }) => [
            {
              says: `The factor ${k} was added to each side instead of multiplying.`,
              result: 4 * (s + k),
              work: `each side becomes $${s} + ${k} = ${s + k}$, and $4 \\cdot ${s + k} = ${4 * (s + k)}$`,
            },
            {
              says: 'The area of the image was worked out.',
              result: s * s * k * k,
              work: `each side becomes $${s} \\cdot ${k} = ${s * k}$, and $${s * k} \\cdot ${s * k} = ${s * s * k * k}$`,
            },
            {
              says: `The perimeter was multiplied by the square of ${k}.`,
              result: 4 * s * k * k,
              work: `the old perimeter is $4 \\cdot ${s} = ${4 * s}$, and $${4 * s} \\cdot ${k}^2 = ${4 * s} \\cdot ${k * k} = ${4 * s * k * k}$`,
            },
            {
              says: 'The length of one side of the image was given.',
              result: s * k,
              work: `$${s} \\cdot ${k} = ${s * k}$, and this is not multiplied by $4$`,
            },
          ],
        }),
        ({ e: { s, k } }) =>
          drawing(
            { alt: 'Square ABCD after the dilation', at: { A: [0, 0], B: [s, 0], C: [s, s], D: [0, s] }, height: 190 },
            [g.polygon('ABCD'), ...['AB', 'BC', 'CD', 'DA'].map((side) => g.side(side, `${s * k}`))],
          ),
      ),
      ({ e: { s, k } }) =>
        `The old perimeter is $4 \\cdot ${s} = ${4 * s}$, and every length grows by the factor $${k}$: $${4 * s} \\cdot ${k} = ${4 * s * k}$.`,
    ),
    ({ e: { s, k }, which, name }) =>
      [
        `Take a quarter of ${name}’s answer, one side: $${s + k}$ is $${s} + ${k}$. So ${k} was added.`,
        `${name}’s answer is $${s * k} \\cdot ${s * k}$, side times side. So it is an area.`,
        `Divide ${name}’s answer by the old perimeter: $${4 * s * k * k} \\div ${4 * s} = ${k * k}$, the square of ${k}.`,
        `${name}’s answer is $${s} \\cdot ${k}$, one new side. It takes four of them to go around.`,
      ][which] as string,
  ),
})

export const templates: readonly Template[] = [dilate, factor, mistake]

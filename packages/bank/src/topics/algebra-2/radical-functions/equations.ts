import {
  add,
  curve,
  frac,
  int,
  linear,
  nonZero,
  num,
  pick,
  plane,
  polynomial,
  polyTex,
  signed,
  signedTerm,
  solutions,
  straight,
  type Template,
  table,
  template,
  until,
} from '../../../kit.ts'
import { nameTheMistake } from '../polynomial-functions/diagnose.ts'

const skill = 'a2-radical-equations'
const base = { skill, calculator: false, response: 'choice' } as const

/** √(ax + b) + d = c. */
type Simple = Readonly<{ a: number; b: number; c: number; d: number }>
const rootOf = ({ a, b, c, d }: Simple) => frac((c - d) ** 2 - b, a)
/** The root is a multiple of a, so that every slip ends in a whole number too. */
const drawSimple = (rng: () => number): Simple =>
  until(
    () => {
      const a = int(rng, 2, 5)
      const m = a * int(rng, 1, 3)
      const d = nonZero(rng, -6, 6)
      return { a, b: m * m - a * int(rng, -6, 15), c: m + d, d }
    },
    (e) => e.b !== 0 && Math.abs(e.b) < 80 && rootOf(e).n !== 0 && e.c !== 0 && e.c - e.d < 11,
  )
const simpleTex = ({ a, b, c, d }: Simple) => `\\sqrt{${linear(a, b)}}${signed(d)} = ${c}`

const simple = template({
  ...base,
  id: 'algebra-2/square-root-equation',
  difficulty: 'Medium',
  b: -0.5,
  seconds: 70,
  draw: drawSimple,
  frames: [
    { id: 'bare', kind: 'bare', items: 6, stem: (e) => `Solve $${simpleTex(e)}$ for $x$.` },
    {
      id: 'grid',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: (e) => `What value of $x$ satisfies $${e.c} = \\sqrt{${linear(e.a, e.b)}}${signed(e.d)}$?`,
    },
  ],
  answer: (e) => num(rootOf(e)),
  traps: [
    {
      misconception: 'a2-squares-term-by-term',
      rule: ({ a, b, c, d }) => num(frac(c * c - d * d - b, a)),
      why: () => 'squares each term by itself before the root is alone.',
    },
    {
      misconception: 'a2-removes-the-root-without-squaring',
      rule: ({ a, b, c, d }) => num(frac(c - d - b, a)),
      why: () => 'drops the root without squaring the other side.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      rule: ({ a, b, c, d }) => num(frac((c + d) ** 2 - b, a)),
      why: () => 'moves the number beside the root without changing its sign.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      rule: ({ a, b, c, d }) => num(frac((c - d) ** 2 + b, a)),
      why: () => 'adds the number under the root instead of subtracting it.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ a, b, c, d }) => num(frac(2 * (c - d) - b, a)),
      why: () => 'doubles instead of squaring.',
    },
  ],
  explain: (e) => [
    {
      do: `Get the root alone: $\\sqrt{${linear(e.a, e.b)}} = ${e.c - e.d}$.`,
      why: 'Squaring helps only when the root stands alone.',
    },
    {
      do: `Square both sides: $${linear(e.a, e.b)} = ${(e.c - e.d) ** 2}$, so $x = ${rootOf(e).n}$.`,
      why: 'Squaring undoes the root.',
    },
    {
      do: `Test: $\\sqrt{${(e.c - e.d) ** 2}}${signed(e.d)} = ${e.c}$.`,
      why: 'Squaring can bring in false solutions, so always test.',
    },
  ],
  given: (e) => e,
  check: ({ a, b, c, d }) => {
    for (let x = -60; x <= 60; x++) if (a * x + b >= 0 && Math.abs(Math.sqrt(a * x + b) + d - c) < 1e-9) return num(x)
    return num(0)
  },
})

/** √(ax + b) = gx + c with g = ±1 and two candidates. */
type Ext = Readonly<{ a: number; b: number; c: number; g: number }>
const side = ({ c, g }: Ext, x: number) => g * x + c
const candidates = (e: Ext): number[] => {
  const list: number[] = []
  for (let x = -80; x <= 80; x++) if (side(e, x) ** 2 === e.a * x + e.b) list.push(x)
  return list
}
const fits = (e: Ext) => candidates(e).filter((x) => side(e, x) >= 0)
const drawExt = (rng: () => number): Ext =>
  until(
    () => {
      const [a, m, s, g] = [nonZero(rng, -7, 7), int(rng, 0, 8), int(rng, -7, 9), pick(rng, [1, -1])]
      return { a, b: m * m - a * s, c: m - g * s, g }
    },
    (e) => {
      const [s = 0, t = 0, ...more] = candidates(e)
      return (
        s * t !== 0 &&
        more.length === 0 &&
        s !== -t &&
        e.c > (e.g < 0 ? 0 : -20) &&
        e.c !== 0 &&
        e.b !== 0 &&
        Math.abs(e.b) < 80 &&
        (e.a > 0 || e.b > 0)
      )
    },
  )
const under = ({ a, b }: Ext) => (a < 0 ? `${b}${signedTerm(a, 'x')}` : linear(a, b))
const sideTex = ({ c, g }: Ext) => (g > 0 ? linear(1, c) : `${c} - x`)
const extTex = (e: Ext) => `\\sqrt{${under(e)}} = ${sideTex(e)}`

const extraneous = template({
  ...base,
  id: 'algebra-2/radical-equation-with-test',
  difficulty: 'High',
  b: 0.6,
  seconds: 110,
  draw: drawExt,
  frames: [
    { id: 'bare', kind: 'multi-step', items: 6, stem: (e) => `What are all solutions of $${extTex(e)}$?` },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      b: 0.2,
      stem: (e) =>
        `<p>Squaring both sides of $${extTex(e)}$ leads to two candidates. The table shows a test of both.</p>${table(
          ['Candidate', `$\\sqrt{${under(e)}}$`, `$${sideTex(e)}$`],
          candidates(e).map((x) => [`$x = ${x}$`, `$${Math.abs(side(e, x))}$`, `$${side(e, x)}$`]),
          '',
          true,
        )}<p>What is the complete solution of the equation?</p>`,
    },
  ],
  answer: (e) => solutions(fits(e)),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-roots',
      rule: (e) => solutions(candidates(e)),
      why: () => 'keeps a candidate that makes the right side negative.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => solutions(candidates(e).slice(0, 1)),
      why: () => 'keeps the wrong candidate, or loses one.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => solutions(candidates(e).slice(1)),
      why: () => 'keeps the wrong candidate, or loses one.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: () => solutions([]),
      why: () => 'throws away everything, although one candidate passes the test.',
    },
  ],
  explain: (e) => {
    const [s = 0, t = 0] = candidates(e)
    return [
      {
        do: `Square both sides: $${under(e)} = (${sideTex(e)})^{2}$, so $${polyTex(polynomial([1, 2 * e.g * e.c - e.a, e.c * e.c - e.b]))} = 0$ and $x = ${s}$ or $x = ${t}$.`,
        why: 'The square of the right side has three terms.',
      },
      {
        do: `At $x = ${s}$ the right side is $${side(e, s)}$; at $x = ${t}$ it is $${side(e, t)}$.`,
        why: 'A square root is never negative, so the right side must not be negative either.',
      },
      { do: `So the answer is ${solutions(fits(e)).html}.`, why: 'Only candidates that pass the test are solutions.' },
    ]
  },
  given: (e) => e,
  check: ({ a, b, c, g }) => {
    const list: number[] = []
    for (let x = -80; x <= 80; x++)
      if (a * x + b >= 0 && Math.abs(Math.sqrt(a * x + b) - g * x - c) < 1e-9) list.push(x)
    return solutions(list)
  },
})

/** What is wrong with a part of the candidates: one that fails, or one that is missing. */
const partly = (e: Parameters<typeof fits>[0], list: readonly number[]): string => {
  const failed = list.find((x) => !fits(e).includes(x))
  const missing = fits(e).find((x) => !list.includes(x))
  return failed === undefined
    ? `leaves out $x = ${missing}$, where the graphs meet too.`
    : `contains $x = ${failed}$, where the graphs do not meet.`
}
const graph = template({
  ...base,
  id: 'algebra-2/radical-equation-by-graph',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng) =>
    until(
      () => drawExt(rng),
      (e) =>
        [...candidates(e), ...candidates(e).map((x) => side(e, x))].every((v) => v >= -6 && v <= 9) &&
        Math.abs(e.b / e.a) <= 8,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (e) =>
        `<p>The graphs of $y = \\sqrt{${under(e)}}$ and $y = ${sideTex(e)}$ are shown.</p>${plane(
          {
            alt: `A square root curve that starts on the x-axis and ${e.a > 0 ? 'rises to the right' : 'rises to the left'}, and a straight line that ${e.g > 0 ? 'rises' : 'falls'} from left to right through the point (0, ${e.c}).`,
            x: [-8, 10],
            y: [-5, 10],
            xStep: 1,
            yStep: 1,
          },
          [
            curve((x) => Math.sqrt(e.a * x + e.b), e.a > 0 ? { from: -e.b / e.a } : { to: -e.b / e.a }),
            straight(e.g, e.c, { plain: true }),
          ],
        )}<p>What are the solutions of $${extTex(e)}$?</p>`,
    },
  ],
  answer: (e) => solutions(fits(e)),
  traps: [
    {
      misconception: 'a2-keeps-extraneous-roots',
      rule: (e) => solutions(candidates(e)),
      why: () => 'contains a value at which the graphs do not meet.',
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => solutions(candidates(e).slice(0, 1)),
      why: (e) => partly(e, candidates(e).slice(0, 1)),
    },
    {
      misconception: 'a2-rejects-a-true-root',
      rule: (e) => solutions(candidates(e).slice(1)),
      why: (e) => partly(e, candidates(e).slice(1)),
    },
    {
      misconception: 'a2-reads-the-wrong-coordinate',
      rule: (e) => solutions(fits(e).map((x) => side(e, x))),
      why: () => 'gives the $y$-values of the meeting points.',
    },
  ],
  explain: (e) => [
    {
      do: 'Look for the points where the two graphs meet.',
      why: 'There both sides of the equation have the same value.',
    },
    {
      do: `They meet at ${solutions(fits(e)).html.replaceAll(' or ', ' and ')}.`,
      why: 'The solutions are the $x$-values of these points.',
    },
    {
      do: `Test: ${fits(e)
        .map((x) => `$\\sqrt{${e.a * x + e.b}} = ${side(e, x)}$`)
        .join(', ')}.`,
      why: `So the complete answer is ${solutions(fits(e)).html}.`,
    },
  ],
  given: (e) => e,
  check: ({ a, b, c, g }) => {
    const list: number[] = []
    for (let x = -80; x <= 80; x++)
      if (a * x + b >= 0 && Math.abs(Math.sqrt(a * x + b) - g * x - c) < 1e-9) list.push(x)
    return solutions(list)
  },
})

type Cube = Readonly<{ a: number; b: number; c: number }>
const cubeRoot = template({
  ...base,
  id: 'algebra-2/cube-root-equation',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 65,
  draw: (rng): Cube =>
    until(
      () => {
        const [a, c, x] = [int(rng, 2, 5), nonZero(rng, -5, 5), nonZero(rng, -20, 20)]
        return { a, b: c ** 3 - a * x, c }
      },
      ({ b, c }) => b !== 0 && Math.abs(b) < 80 && Math.abs(c) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ a, b, c }) => `What is the solution of $\\sqrt[3]{${linear(a, b)}} = ${c}$?`,
    },
    {
      id: 'exponent',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `If $(${linear(a, b)})^{1/3} = ${c}$, what is the value of $x$?`,
    },
  ],
  answer: ({ a, b, c }) => num(frac(c ** 3 - b, a)),
  traps: [
    {
      misconception: 'a2-squares-a-cube-root',
      rule: ({ a, b, c }) => num(frac(c * c - b, a)),
      why: () => 'squares instead of cubing.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ a, b, c }) => num(frac(3 * c - b, a)),
      why: () => 'multiplies by 3 instead of cubing.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      rule: ({ a, b, c }) => num(frac(c ** 3 + b, a)),
      why: () => 'adds the number under the root instead of subtracting it.',
    },
    {
      misconception: 'a2-loses-the-sign-of-a-cube',
      rule: ({ a, b, c }) => num(frac(-(c ** 3) - b, a)),
      why: () => 'has the cube with the wrong sign.',
    },
    {
      misconception: 'a2-removes-the-root-without-squaring',
      rule: ({ a, b, c }) => num(frac(c - b, a)),
      why: () => 'drops the root without cubing the other side.',
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `Cube both sides: $${linear(a, b)} = ${c ** 3}$.`,
      why: 'Cubing undoes a cube root, also for negative numbers.',
    },
    { do: `$${a}x = ${c ** 3 - b}$, so $x = ${(c ** 3 - b) / a}$.`, why: 'Solve the linear equation.' },
  ],
  given: (e) => e,
  check: ({ a, b, c }) => {
    for (let x = -100; x <= 100; x++) if (Math.abs(Math.cbrt(a * x + b) - c) < 1e-9) return num(x)
    return num(0)
  },
})

type TwoThirds = Readonly<{ a: number; k: number }>
const twoThirds = template({
  ...base,
  id: 'algebra-2/two-thirds-power-equation',
  difficulty: 'High',
  b: 0.9,
  seconds: 90,
  draw: (rng): TwoThirds =>
    until(
      () => ({ a: nonZero(rng, -9, 9), k: int(rng, 2, 5) }),
      ({ a, k }) => Math.abs(a) !== k ** 3 && Math.abs(a) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, k }) => `What are all real solutions of $(${linear(1, a)})^{2/3} = ${k * k}$?`,
    },
  ],
  answer: ({ a, k }) => solutions([k ** 3 - a, -(k ** 3) - a]),
  traps: [
    {
      misconception: 'a2-forgets-the-second-root',
      rule: ({ a, k }) => solutions([k ** 3 - a]),
      why: () => 'forgets that the square has two roots.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      rule: ({ a, k }) => solutions([k ** 3 + a, -(k ** 3) + a]),
      why: () => 'moves the number with its sign.',
    },
    { misconception: 'a2-forgets-the-second-root', rule: ({ a, k }) => solutions([k * k - a]) },
    {
      misconception: 'a2-squares-a-cube-root',
      rule: ({ a, k }) => solutions([k * k - a, -(k * k) - a]),
      why: () => 'does not undo the cube root.',
    },
    { misconception: 'a2-squares-a-cube-root', rule: ({ a, k }) => solutions([k * k + a, -(k * k) + a]) },
  ],
  explain: ({ a, k }) => [
    {
      do: `$(${linear(1, a)})^{2/3}$ is the square of the cube root of $${linear(1, a)}$, so this cube root is $${k}$ or $${-k}$.`,
      why: `Both squares are $${k * k}$.`,
    },
    {
      do: `So $${linear(1, a)} = ${k ** 3}$ or $${linear(1, a)} = ${-(k ** 3)}$, which gives ${solutions([k ** 3 - a, -(k ** 3) - a]).html}.`,
      why: 'Cube both sides in both cases.',
    },
  ],
  given: ({ a, k }) => ({ a, square: k * k }),
  check: ({ a, square }) => {
    const list: number[] = []
    for (let x = -200; x <= 200; x++) if (Math.abs(Math.cbrt(x + a) ** 2 - square) < 1e-9) list.push(x)
    return solutions(list)
  },
})

type Model = Readonly<{ k: number; r: number; v: number }>
const models = [
  ({ k, r }: Model) =>
    `In a computer model of the sea, a wave in water $d$ meters deep travels at $v = \\sqrt{${k}d}$ meters per second. At what depth, in meters, does a wave in this model travel at $${r}$ meters per second?`,
  ({ k, r }: Model) =>
    `In a driving simulator, a car that skids $d$ meters before it stops was traveling at $v = \\sqrt{${k}d}$ meters per second. A car was traveling at $${r}$ meters per second. How many meters did it skid?`,
  ({ k, r }: Model) =>
    `From a lookout $d$ meters above the sea, the horizon is about $h = \\sqrt{${k}d}$ kilometers away in a map-making game. How high, in meters, is a lookout whose horizon is $${r}$ kilometers away?`,
]
const model = template({
  ...base,
  id: 'algebra-2/radical-model',
  difficulty: 'Medium',
  b: 0,
  seconds: 75,
  draw: (rng): Model => {
    const k = int(rng, 5, 16)
    return { k, r: k * int(rng, 1, 4) * pick(rng, [1, 2]), v: int(rng, 0, 2) }
  },
  frames: [{ id: 'setting', kind: 'words', items: 8, stem: (e) => (models[e.v] as (m: Model) => string)(e) }],
  answer: ({ k, r }) => num(frac(r * r, k)),
  traps: [
    {
      misconception: 'a2-removes-the-root-without-squaring',
      rule: ({ k, r }) => num(frac(r, k)),
      why: () => 'divides without squaring first.',
    },
    {
      misconception: 'a2-squares-term-by-term',
      rule: ({ r }) => num(r * r),
      why: ({ k }) => `squares, but forgets to divide by $${k}$.`,
    },
    {
      misconception: 'a2-multiplies-instead-of-dividing',
      rule: ({ k, r }) => num(k * r),
      why: ({ k }) => `multiplies by $${k}$.`,
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ k, r }) => num(frac(2 * r * r, k)),
      why: () => 'doubles the result.',
    },
    {
      misconception: 'a2-removes-the-root-without-squaring',
      rule: ({ k, r }) => num(r + frac(r, k).n / frac(r, k).d),
      why: () => 'adds the quotient to the given value.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ k, r }) => num(frac(2 * r, k)),
      why: () => 'doubles instead of squaring.',
    },
  ],
  explain: ({ k, r }) => [
    { do: `$${r} = \\sqrt{${k}d}$; square both sides: $${r * r} = ${k}d$.`, why: 'Squaring undoes the root.' },
    { do: `$d = ${r * r} \\div ${k} = ${(r * r) / k}$`, why: `Divide both sides by $${k}$.` },
  ],
  given: ({ k, r }) => ({ k, r }),
  check: ({ k, r }) => {
    for (let d = 1; d < 3000; d++) if (Math.abs(Math.sqrt(k * d) - r) < 1e-9) return num(d)
    return num(0)
  },
})

/** √(x + a) = √x + c, with x = n². */
type Pair = Readonly<{ c: number; n: number }>
const twoRoots = template({
  ...base,
  id: 'algebra-2/equation-with-two-roots',
  difficulty: 'High',
  b: 1.1,
  seconds: 120,
  draw: (rng): Pair =>
    until(
      () => ({ c: int(rng, 1, 5), n: int(rng, 2, 9) }),
      ({ c, n }) => c !== n,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ c, n }) => `Solve $\\sqrt{x + ${c * c + 2 * c * n}} = \\sqrt{x} + ${c}$.`,
    },
  ],
  answer: ({ n }) => num(n * n),
  traps: [
    {
      misconception: 'a2-stops-at-the-root',
      rule: ({ n }) => num(n),
      why: () => 'is the value of $\\sqrt{x}$, not of $x$.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ n }) => num(2 * n),
      why: () => 'doubles the root instead of squaring it.',
    },
    {
      misconception: 'a2-forgets-the-middle-term-factor',
      rule: ({ n }) => num(4 * n * n),
      why: () => 'leaves out the factor 2 in the middle term of the square.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      rule: ({ c, n }) => num((n + c) ** 2),
      why: () => 'is the number under the first root, not $x$.',
    },
    {
      misconception: 'a2-forgets-the-middle-term-factor',
      rule: ({ c, n }) => num(2 * c * n),
      why: () => 'takes the difference of the numbers without dividing.',
    },
  ],
  explain: ({ c, n }) => [
    {
      do: `Square both sides: $x + ${c * c + 2 * c * n} = x + ${2 * c}\\sqrt{x} + ${c * c}$.`,
      why: 'The square of a sum has a middle term.',
    },
    { do: `$${2 * c}\\sqrt{x} = ${2 * c * n}$, so $\\sqrt{x} = ${n}$.`, why: 'The $x$ cancels; get the root alone.' },
    { do: `$x = ${n * n}$`, why: `Test: $\\sqrt{${(n + c) ** 2}} = ${n} + ${c}$.` },
  ],
  given: ({ c, n }) => ({ a: c * c + 2 * c * n, c }),
  check: ({ a, c }) => {
    for (let x = 0; x < 500; x++) if (Math.abs(Math.sqrt(x + a) - Math.sqrt(x) - c) < 1e-9) return num(x)
    return num(0)
  },
})

const mistake = nameTheMistake({
  id: 'algebra-2/radical-equation-mistake',
  skill,
  prefix: 'a2-rad',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  items: 6,
  draw: drawSimple,
  task: (e) => `solved $${simpleTex(e)}$`,
  solution: (e) => solutions([rootOf(e)]),
  work: ({ a, b, c, d }) => `$\\sqrt{${linear(a, b)}} = ${c - d}$, so $${linear(a, b)} = ${(c - d) ** 2}$`,
  mistakes: ({ a, b, c, d }) => [
    {
      says: 'Squaring each term by itself before the root stands alone',
      work: `$${linear(a, b)} + ${d * d} = ${c * c}$`,
      result: solutions([frac(c * c - d * d - b, a)]),
    },
    {
      says: 'Dropping the root without squaring the other side',
      work: `$${linear(a, b)} = ${c - d}$`,
      result: solutions([frac(c - d - b, a)]),
    },
    {
      says: `Moving the $${d}$ to the other side without changing its sign`,
      work: `$\\sqrt{${linear(a, b)}} = ${c + d}$, so $${linear(a, b)} = ${(c + d) ** 2}$`,
      result: solutions([frac((c + d) ** 2 - b, a)]),
    },
    {
      says: 'Doubling the right side instead of squaring it, once the root stands alone',
      work: `$${linear(a, b)} = ${2 * (c - d)}$`,
      result: solutions([frac(2 * (c - d) - b, a)]),
    },
  ],
  redo: ({ a, b, c, d }) => {
    // The x at which the number under the root has the given value, by its distance from the zero of ax + b.
    const under = (v: number) => solutions([add(frac(-b, a), frac(v, a))])
    const alone = c - d
    return [
      under(alone ** 2),
      under((c + d) * alone),
      under(alone),
      under(c * c + 2 * c * d + d * d),
      under(alone + alone),
    ]
  },
})

export const templates: readonly Template[] = [simple, extraneous, graph, cubeRoot, twoThirds, model, twoRoots, mistake]

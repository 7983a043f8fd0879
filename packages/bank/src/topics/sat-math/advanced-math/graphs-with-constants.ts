import { curve, pick, plane, signed, svgValue, type Template, template } from '#kit'

type Signs = Readonly<{ a: number; h: number; k: number }>

const [ACROSS, UP] = [2, 3]

/** A parabola with its vertex in the quadrant that the signs name. */
function shown({ a, h, k }: Signs) {
  const [x, y] = [ACROSS * h, UP * k]
  const alt =
    `Parabola that opens ${a > 0 ? 'upward' : 'downward'} with its vertex at (${x}, ${y}), on a plane from -8 to 8.`.replace(
      /-/g,
      '−',
    )
  return svgValue(
    plane({ alt, x: [-8, 8], y: [-8, 8], xStep: 2, yStep: 2, width: 240, height: 240 }, [
      curve((t) => 0.5 * a * (t - x) ** 2 + y),
    ]),
    `${a} ${x} ${y}`,
  )
}

type Shown = Readonly<{ a: number; h: number; k: number; plus: boolean }>

/** The sign of the x-coordinate of the vertex. */
const side = ({ h, plus }: Shown): number => (plus ? -h : h)

const sign = (letter: string, s: number): string => `$${letter} ${s > 0 ? '\\gt' : '\\lt'} 0$`

const form = (plus: boolean): string => `a(x ${plus ? '+' : '-'} h)^2 + k`

const signs = template({
  id: 'sat-math/quadratic-graph-from-signs',
  skill: 'sm-quadratic-functions',
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) => ({
    a: pick(rng, [1, -1]),
    h: pick(rng, [1, -1]),
    k: pick(rng, [1, -1]),
    plus: pick(rng, [true, false]),
  }),
  frames: [
    {
      id: 'equation',
      kind: 'graph',
      items: 7,
      stem: ({ a, h, k, plus }) =>
        `The equation of a parabola in the $xy$-plane is $y = ${form(plus)}$, where $a$, $h$, and $k$ are constants with ${sign('a', a)}, ${sign('h', h)}, and ${sign('k', k)}. Which of the following could be the parabola?`,
    },
    {
      id: 'function',
      kind: 'graph',
      items: 6,
      stem: ({ a, h, k, plus }) =>
        `The function $f$ is defined by $f(x) = ${form(plus)}$. The constants satisfy ${sign('k', k)}, ${sign('h', h)}, and ${sign('a', a)}. Which graph could be the graph of $y = f(x)$?`,
    },
  ],
  given: (p) => p,
  answer: (p) => shown({ ...p, h: side(p) }),
  traps: [
    {
      misconception: 'sm-vertex-on-the-wrong-side',
      classic: true,
      rule: (p) => shown({ ...p, h: -side(p) }),
      why: (p) =>
        `has its vertex ${side(p) > 0 ? 'left' : 'right'} of the $y$-axis, where $x ${p.plus ? '+' : '-'} h$ is not 0.`,
    },
    {
      misconception: 'sm-opening-by-the-wrong-constant',
      rule: (p) => shown({ a: -p.a, h: side(p), k: p.k }),
      why: ({ a }) => `opens ${a > 0 ? 'downward' : 'upward'}, but ${sign('a', a)}.`,
    },
    {
      misconception: 'sm-vertex-above-or-below',
      rule: (p) => shown({ a: p.a, h: side(p), k: -p.k }),
      why: ({ k }) => `has its vertex ${k > 0 ? 'below' : 'above'} the $x$-axis, but ${sign('k', k)}.`,
    },
    {
      misconception: 'sm-vertex-above-or-below',
      twoSlips: true,
      rule: (p) => shown({ a: p.a, h: -side(p), k: -p.k }),
      says: () => 'I placed the vertex on the wrong side of both axes.',
      why: () => 'has its vertex on the wrong side of both axes.',
    },
    {
      misconception: 'sm-opening-by-the-wrong-constant',
      twoSlips: true,
      rule: (p) => shown({ a: -p.a, h: -side(p), k: p.k }),
      says: () => 'I took the parabola to open the other way, and placed the vertex on the wrong side of the $y$-axis.',
      why: () => 'opens the wrong way and has its vertex on the wrong side of the $y$-axis.',
    },
  ],
  explain: (p) => ({
    plan: 'The leading coefficient decides how the parabola opens. The vertex lies where the square is zero, at the height of the constant outside.',
    steps: [
      {
        do: `${sign('a', p.a)}: the parabola opens ${p.a > 0 ? 'upward' : 'downward'}.`,
        why: 'The sign of $a$ decides.',
      },
      {
        do: `The square is 0 at $x = ${p.plus ? '-h' : 'h'}$, which is ${side(p) > 0 ? 'positive' : 'negative'}: the vertex is ${side(p) > 0 ? 'right' : 'left'} of the $y$-axis.`,
        why: `Solve $x ${p.plus ? '+' : '-'} h = 0$.`,
      },
      {
        do: `The height of the vertex is $k$, which is ${p.k > 0 ? 'positive: above' : 'negative: below'} the $x$-axis. Only one graph fits all three.`,
        why: 'There only $k$ is left.',
      },
    ],
    check: `Take $a = ${p.a}$, $h = ${2 * p.h}$ and $k = ${3 * p.k}$: $y = ${p.a < 0 ? '-' : ''}(x${signed(p.plus ? 2 * p.h : -2 * p.h)})^2${signed(3 * p.k)}$ has its vertex at $(${2 * side(p)}, ${3 * p.k})$ and opens ${p.a > 0 ? 'upward' : 'downward'}.`,
    faster: `Put in numbers with these signs, such as $a = ${p.a}$, $h = ${2 * p.h}$, and $k = ${3 * p.k}$, graph the equation on a calculator, and look for the same kind of picture.`,
  }),
  // With one number for each constant: the least or greatest value on a grid, and where it is taken.
  check: ({ a, h, k, plus }) => {
    const f = (x: number) => a * (x + (plus ? h : -h)) ** 2 + k
    const places = [-2, -1, 0, 1, 2]
    const best = places.reduce((x, y) => (a * f(y) < a * f(x) ? y : x))
    return shown({ a: Math.sign(f(9) - f(best)), h: best, k: f(best) })
  },
})

export const templates: readonly Template[] = [signs]

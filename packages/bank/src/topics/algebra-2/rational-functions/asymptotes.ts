import {
  equation,
  type Frac,
  frac,
  int,
  linear,
  nonZero,
  pick,
  point,
  polynomial,
  polyTex,
  type Template,
  template,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { distinct, factors, over, product } from './forms.ts'

const skill = 'a2-rational-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

type Three = Readonly<{ a: number; b: number; c: number }>

const draw = (rng: () => number): Three => {
  const [a = 1, b = 2, c = 3] = distinct(rng, 3, 6)
  return { a, b, c }
}

const shown = ({ a, b, c }: Three) => over(polyTex(product(a, b)), polyTex(product(a, c)))
const two = (asymptote: readonly number[], hole: readonly number[]): Value =>
  text(
    [
      ...(asymptote.length > 0
        ? [
            `vertical asymptote${asymptote.length > 1 ? 's' : ''} at ${asymptote.map((x) => `$x = ${x}$`).join(' and ')}`,
          ]
        : []),
      ...(hole.length > 0
        ? [`hole${hole.length > 1 ? 's' : ''} at ${hole.map((x) => `$x = ${x}$`).join(' and ')}`]
        : []),
    ]
      .join('; ')
      .replace(/^./, (s) => s.toUpperCase()),
  )

const breaks = template({
  ...base,
  id: 'algebra-2/asymptote-or-hole',
  difficulty: 'Medium',
  b: 0,
  seconds: 80,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (e) => `Where does the graph of $f(x) = ${shown(e)}$ have vertical asymptotes and holes?`,
    },
  ],
  given: ({ a, b, c }) => ({ s: a + b, p: a * b, t: a + c, q: a * c }),
  answer: ({ a, c }) => two([-c], [-a]),
  traps: [
    { misconception: 'a2-swaps-hole-and-asymptote', shortcut: ({ a, c }) => two([-a], [-c]) },
    { misconception: 'a2-takes-factors-with-the-wrong-sign', shortcut: ({ a, c }) => two([c], [a]) },
    {
      misconception: 'a2-swaps-hole-and-asymptote',
      shortcut: ({ a, c }) => two([a], [c]),
      why: () => 'has hole and asymptote swapped, and the signs as well.',
    },
    {
      misconception: 'a2-takes-a-hole-for-an-asymptote',
      shortcut: ({ a, c }) =>
        two(
          [-a, -c].sort((s, t) => s - t),
          [],
        ),
      why: ({ a }) => `overlooks that $${linear(1, a)}$ cancels.`,
    },
    {
      misconception: 'a2-takes-a-hole-for-an-asymptote',
      shortcut: ({ a, c }) =>
        two(
          [a, c].sort((s, t) => s - t),
          [],
        ),
      why: ({ a }) => `overlooks that $${linear(1, a)}$ cancels, and has the wrong signs.`,
    },
  ],
  explain: ({ a, b, c }) => [
    { do: `$f(x) = ${over(factors(a, b), factors(a, c))}$`, why: 'Factor the top and the bottom.' },
    {
      do: `$${linear(1, a)}$ cancels, so there is a hole at $x = ${-a}$.`,
      why: 'The function is not defined there, but its values do not run away.',
    },
    {
      do: `$${linear(1, c)}$ stays below, so there is a vertical asymptote at $x = ${-c}$.`,
      why: 'There the denominator goes to 0 and the top does not.',
    },
  ],
  // Values close to a break are huge at an asymptote and moderate at a hole.
  check: ({ s, p, t, q }) => {
    const f = (x: number) => (x * x + s * x + p) / (x * x + t * x + q)
    const found = [...Array(41).keys()].map((i) => i - 20).filter((x) => x * x + t * x + q === 0)
    const far = (x: number) => Math.abs(f(x + 1e-6)) > 1e4
    return two(
      found.filter(far),
      found.filter((x) => !far(x)),
    )
  },
})

const hole = template({
  ...base,
  id: 'algebra-2/coordinates-of-a-hole',
  difficulty: 'High',
  b: 0.7,
  seconds: 90,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) => `The graph of $y = ${shown(e)}$ has a hole. What are the coordinates of the hole?`,
    },
  ],
  given: ({ a, b, c }) => ({ s: a + b, p: a * b, t: a + c, q: a * c }),
  answer: ({ a, b, c }) => point(-a, frac(b - a, c - a)),
  traps: [
    {
      misconception: 'a2-loses-the-sign-when-combining',
      shortcut: ({ a, b, c }) => point(-a, frac(a - b, c - a)),
      why: () => 'has the height with the wrong sign.',
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ a, b, c }) => point(a, frac(b - a, c - a)),
      why: ({ a }) => `has the wrong $x$-value: $${linear(1, a)}$ is 0 at $x = ${-a}$.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      shortcut: ({ a, b, c }) => point(a, frac(a - b, c - a)),
      why: () => 'has both coordinates with the wrong sign.',
    },
    {
      misconception: 'a2-puts-the-hole-on-the-axis',
      shortcut: ({ a }) => point(-a, 0),
      why: () => 'puts the hole on the $x$-axis; the height comes from the simplified fraction.',
    },
    {
      misconception: 'a2-puts-the-hole-on-the-axis',
      shortcut: ({ a }) => point(a, 0),
      why: () => 'puts the hole on the $x$-axis, and on the wrong side.',
    },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `$${over(factors(a, b), factors(a, c))}$ simplifies to $${over(linear(1, b), linear(1, c))}$; the hole is at $x = ${-a}$.`,
      why: `$${linear(1, a)}$ cancels.`,
    },
    {
      do: `There the simplified fraction has the value $${toTex(frac(b - a, c - a))}$, so the hole is at ${point(-a, frac(b - a, c - a)).html}.`,
      why: 'The graph runs towards this point.',
    },
  ],
  // At the common zero r of top and bottom the value is (2r + s)/(2r + t).
  check: ({ s, p, t, q }) => {
    const r =
      [...Array(41).keys()].map((i) => i - 20).find((x) => x * x + s * x + p === 0 && x * x + t * x + q === 0) ?? 0
    return point(r, frac(2 * r + s, 2 * r + t))
  },
})

type Level = Readonly<{ a: number; b: number; c: number; d: number; shape: number }>
const flat = (y: Frac | null): Value =>
  y === null ? text('There is no horizontal asymptote') : equation(`y = ${toTex(y)}`, (v) => v.y - y.n / y.d)

const horizontal = template({
  ...base,
  id: 'algebra-2/horizontal-asymptote',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 60,
  draw: (rng): Level =>
    until(
      () => ({
        a: nonZero(rng, -9, 9),
        b: nonZero(rng, -9, 9),
        c: int(rng, 2, 6),
        d: nonZero(rng, -9, 9),
        shape: pick(rng, [0, 1, 1, 2]),
      }),
      ({ a, b, c, d }) =>
        Math.abs(a) !== c && frac(a, c).n !== frac(b, d).n && Math.abs(b) !== Math.abs(d) && Math.abs(a) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, d, shape }) =>
        `What is the horizontal asymptote of the graph of $y = ${over(polyTex(polynomial(shape === 2 ? [a, 0, b] : [a, b])), polyTex(polynomial(shape === 0 ? [c, 0, d] : [c, d])))}$?`,
    },
  ],
  given: ({ a, b, c, d, shape }) => ({
    top: shape === 2 ? [a, 0, b] : [a, b],
    bottom: shape === 0 ? [c, 0, d] : [c, d],
  }),
  answer: ({ a, c, shape }) => flat(shape === 0 ? frac(0) : shape === 1 ? frac(a, c) : null),
  traps: [
    {
      misconception: 'a2-takes-constants-for-the-asymptote',
      shortcut: ({ b, d }) => flat(frac(b, d)),
      why: () => 'is the value at $x = 0$, where the graph meets the $y$-axis.',
    },
    {
      misconception: 'a2-compares-degrees-wrongly',
      shortcut: ({ shape }) => (shape === 0 ? flat(null) : flat(frac(0))),
      why: () => 'belongs to another relation between the degrees.',
    },
    {
      misconception: 'a2-compares-degrees-wrongly',
      shortcut: ({ a, c, shape }) => (shape === 1 ? flat(null) : flat(frac(a, c))),
      why: () => 'belongs to another relation between the degrees.',
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      shortcut: ({ a, c, shape }) => (shape === 1 ? flat(frac(c, a)) : null),
    },
  ],
  explain: ({ a, c, shape }) => [
    {
      do:
        shape === 0
          ? 'The degree of the bottom is greater than that of the top.'
          : shape === 1
            ? 'Top and bottom have the same degree.'
            : 'The degree of the top is greater than that of the bottom.',
      why: 'Far out, only the leading terms matter.',
    },
    {
      do:
        shape === 0
          ? 'So the values go to $0$: the asymptote is $y = 0$.'
          : shape === 1
            ? `So the values go to the quotient of the leading coefficients: $y = ${toTex(frac(a, c))}$.`
            : 'So the values grow without bound, and there is no horizontal asymptote.',
      why: shape === 1 ? `$${a}x$ divided by $${c}x$.` : 'The higher power outgrows the other one.',
    },
  ],
  check: ({ top, bottom }) => {
    const x = 1e7
    const value = top.reduce((s, k) => s * x + k, 0) / bottom.reduce((s, k) => s * x + k, 0)
    if (Math.abs(value) > 1e4) return flat(null)
    const below = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) => Math.abs(value * d - Math.round(value * d)) < 1e-4) ?? 1
    return flat(frac(Math.round(value * below), below))
  },
})

export const templates: readonly Template[] = [breaks, hole, horizontal]

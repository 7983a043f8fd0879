import {
  equation,
  type Frac,
  frac,
  int,
  linear,
  nonZero,
  paren,
  pick,
  point,
  polynomial,
  polyTex,
  signed,
  type Template,
  template,
  term,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { distinct, factors, over, product, sharing } from './forms.ts'

const skill = 'a2-rational-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

type Three = Readonly<{ a: number; b: number; c: number }>

const draw = (rng: () => number): Three => {
  const [a = 1, b = 2, c = 3] = distinct(rng, 3, 6)
  return { a, b, c }
}

const shown = ({ a, b, c }: Three) => over(polyTex(product(a, b)), polyTex(product(a, c)))
type Shown = Readonly<{ s: number; p: number; t: number; q: number }>
const zerosBelow = (e: Shown) => [-sharing(e).a, -sharing(e).c].sort((s, t) => s - t)
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
    {
      misconception: 'a2-takes-a-hole-for-an-asymptote',
      classic: true,
      rule: (e) => two(zerosBelow(e), []),
      why: ({ a }) => `overlooks that $${linear(1, a)}$ cancels.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      rule: (e) => two([sharing(e).c], [sharing(e).a]),
      why: ({ a }) => `has the wrong signs: $${linear(1, a)}$ is 0 at $x = ${-a}$.`,
    },
    { misconception: 'a2-swaps-hole-and-asymptote', rule: (e) => two([-sharing(e).a], [-sharing(e).c]) },
    {
      misconception: 'a2-takes-a-hole-for-an-asymptote',
      rule: (e) => two([], zerosBelow(e)),
      says: () => 'I took every zero of the denominator for a hole.',
      why: ({ c }) => `overlooks that $${linear(1, c)}$ does not cancel.`,
    },
    {
      misconception: 'a2-swaps-hole-and-asymptote',
      twoSlips: true,
      rule: (e) => two([sharing(e).a], [sharing(e).c]),
      says: () => 'I mixed up the hole and the vertical asymptote, and the signs as well.',
      why: () => 'has hole and asymptote swapped, and the signs as well.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'The graph breaks where the denominator is zero. Factor and cancel: a factor that cancels gives a hole, one that stays below gives a vertical asymptote.',
    steps: [
      {
        do: `Factor the numerator and the denominator: $f(x) = ${over(factors(a, b), factors(a, c))}$.`,
        why: 'Zeros of the denominator, and factors that cancel, can be seen only in factored form.',
      },
      {
        do: `The denominator is $0$ at $x = ${-a}$ and at $x = ${-c}$.`,
        why: 'A product is $0$ where one of its factors is $0$.',
      },
      {
        do: `$${linear(1, a)}$ cancels, so there is a hole at $x = ${-a}$.`,
        why: 'The function is not defined there, but nearby its values stay close to one number.',
      },
      {
        do: `$${linear(1, c)}$ stays below, so there is a vertical asymptote at $x = ${-c}$.`,
        why: 'There the denominator goes to $0$ and the numerator does not.',
      },
    ],
    check: `At $x = ${-a}$ the simplified fraction has the value $${toTex(frac(b - a, c - a))}$, so nearby the heights stay close to it. At $x = ${(0.01 - c).toFixed(2)}$, close to $${-c}$, its value is $${100 * (b - c) + 1}$: there the heights grow in size without bound.`,
    faster: `Only the denominator needs factoring: it is $0$ at $x = ${-a}$ and at $x = ${-c}$. Put both into the numerator: at $${-a}$ it is $0$ as well, which means a hole; at $${-c}$ it is $${(a - c) * (b - c)}$, not $0$, which means an asymptote.`,
  }),
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
      misconception: 'a2-puts-the-hole-on-the-axis',
      classic: true,
      rule: (e) => point(-sharing(e).a, 0),
      why: () => 'puts the hole on the $x$-axis; the height comes from the simplified fraction.',
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      classic: true,
      rule: (e) => {
        const { a, b, c } = sharing(e)
        return point(a, frac(a + b, a + c))
      },
      why: ({ a }) => `works with $x = ${a}$; $${linear(1, a)}$ is 0 at $x = ${-a}$.`,
    },
    {
      misconception: 'a2-takes-the-height-at-zero',
      rule: (e) => {
        const { a, b, c } = sharing(e)
        return point(-a, frac(b, c))
      },
      why: ({ b, c }) => `has the height $${toTex(frac(b, c))}$ that the simplified fraction has at $x = 0$.`,
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: (e) => {
        const { a, b, c } = sharing(e)
        return point(-a, frac(c - a, b - a))
      },
      why: ({ b, c }) => `uses $${over(linear(1, c), linear(1, b))}$ for the height.`,
    },
    {
      misconception: 'a2-forgets-the-denominator',
      rule: (e) => {
        const { a, b } = sharing(e)
        return point(-a, b - a)
      },
      why: ({ b }) => `puts the $x$-value into the numerator $${linear(1, b)}$ only.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'A hole lies where a factor cancels. That factor gives its x-coordinate; the simplified fraction gives its height.',
    steps: [
      {
        do: `Factor the numerator and the denominator: $${over(factors(a, b), factors(a, c))}$.`,
        why: 'A hole belongs to a factor that both have.',
      },
      {
        do: `$${linear(1, a)}$ cancels, so the hole is at $x = ${-a}$, and the rest is $${over(linear(1, b), linear(1, c))}$.`,
        why: 'There the given fraction is not defined, but the simplified one is.',
      },
      {
        do: `Put $x = ${-a}$ into the simplified fraction: on top $${-a}${signed(b)} = ${b - a}$, below $${-a}${signed(c)} = ${c - a}$, so the height is $${b - a} \\div ${paren(c - a)} = ${toTex(frac(b - a, c - a))}$.`,
        why: 'The graph runs toward this height from both sides.',
      },
      {
        do: `The hole is at ${point(-a, frac(b - a, c - a)).html}.`,
        why: 'The factor that cancels gives the first coordinate, the simplified fraction the second one.',
      },
    ],
    check: `At $x = ${-a}$ the numerator $${polyTex(product(a, b))}$ and the denominator $${polyTex(product(a, c))}$ of the original are both $0$, as they must be at a hole.`,
    faster: `Subtract the two quadratics: at the hole both are $0$, so $${linear(b - c, a * (b - c))} = 0$ and $x = ${-a}$. The constant terms divided by $${a}$ give the other factors, $${linear(1, b)}$ and $${linear(1, c)}$, so the height is $${b - a} \\div ${paren(c - a)} = ${toTex(frac(b - a, c - a))}$.`,
  }),
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
      misconception: 'a2-compares-degrees-wrongly',
      classic: true,
      rule: ({ top, bottom }) =>
        top.length === bottom.length ? flat(frac(0)) : flat(frac(top[0] ?? 0, bottom[0] ?? 1)),
      says: ({ shape }) =>
        shape === 1
          ? 'I took the $x$-axis for the asymptote, although both degrees are equal.'
          : 'I divided the leading coefficients, although the degrees are different.',
      why: ({ shape }) =>
        shape === 1
          ? 'would be right if the degree of the denominator were greater.'
          : 'divides the leading coefficients, which is right only for equal degrees.',
    },
    {
      misconception: 'a2-takes-constants-for-the-asymptote',
      rule: ({ top, bottom }) => flat(frac(top.at(-1) ?? 0, bottom.at(-1) ?? 1)),
      why: () => 'is the value at $x = 0$, where the graph meets the $y$-axis.',
    },
    {
      misconception: 'a2-compares-degrees-wrongly',
      rule: ({ top, bottom }) => flat(top.length > bottom.length ? frac(0) : null),
      says: ({ shape }) =>
        shape === 2
          ? 'I took the $x$-axis for the asymptote, although the degree of the numerator is greater.'
          : 'I took the rule for a numerator of greater degree.',
      why: ({ shape }) =>
        shape === 2
          ? 'would be right if the degree of the denominator were greater.'
          : 'would be right if the degree of the numerator were greater.',
    },
    {
      misconception: 'a2-turns-the-fraction-over',
      rule: ({ top, bottom }) => (top.length === bottom.length ? flat(frac(bottom[0] ?? 0, top[0] ?? 1)) : null),
    },
  ],
  explain: ({ a, b, c, d, shape }) => {
    const top = shape === 2 ? 2 : 1
    const bottom = shape === 0 ? 2 : 1
    const lead = (k: number, n: number) => term(k, n === 1 ? 'x' : 'x^{2}')
    const at = (x: number) => (a * x ** top + b) / (c * x ** bottom + d)
    return {
      plan: 'Far out, only the leading terms matter. Compare the degrees of the numerator and the denominator.',
      steps: [
        {
          do: `The leading terms are $${lead(a, top)}$ on top and $${lead(c, bottom)}$ below.`,
          why: 'For large $x$ the constant terms hardly change anything.',
        },
        {
          do: `The numerator has degree $${top}$ and the denominator has degree $${bottom}$, so ${
            shape === 0
              ? 'the denominator grows faster.'
              : shape === 1
                ? 'both grow at the same pace.'
                : 'the numerator grows faster.'
          }`,
          why: 'The degree is the highest power of $x$.',
        },
        {
          do:
            shape === 0
              ? `Far out the fraction is about $${over(lead(a, top), lead(c, bottom))} = ${a < 0 ? '-' : ''}${over(`${Math.abs(frac(a, c).n)}`, term(frac(a, c).d, 'x'))}$, which goes to $0$: the asymptote is $y = 0$.`
              : shape === 1
                ? `Far out the fraction is about $${over(lead(a, top), lead(c, bottom))}$, and $x$ cancels: the asymptote is $y = ${toTex(frac(a, c))}$.`
                : `Far out the fraction is about $${over(lead(a, top), lead(c, bottom))} = ${term(frac(a, c), 'x')}$, which grows without bound. There is no horizontal asymptote.`,
          why:
            shape === 1
              ? 'The quotient of the leading coefficients is the height of the asymptote.'
              : 'The higher power outgrows the other one.',
        },
      ],
      check:
        shape === 2
          ? `At $x = 1000$ the fraction is about $${Math.round(at(1000))}$ and at $x = 10{,}000$ about $${Math.round(at(10000))}$: the values do not settle.`
          : `At $x = 1000$ the fraction is about $${at(1000).toFixed(shape === 0 ? 4 : 3)}$${shape === 0 ? ', close to $0$' : `, and the asymptote has the height $${toTex(frac(a, c))}${frac(a, c).d === 1 ? '' : ` \\approx ${(a / c).toFixed(3)}`}$`}.`,
      faster:
        shape === 0
          ? 'The higher power of $x$ stands below, so the asymptote is $y = 0$, whatever the numbers are.'
          : shape === 2
            ? 'The higher power of $x$ stands on top, so there is no horizontal asymptote, whatever the numbers are.'
            : `The highest powers are equal, so cover up all but the numbers in front of them: $${toTex(frac(a, c))}$.`,
    }
  },
  check: ({ top, bottom }) => {
    const x = 1e7
    const value = top.reduce((s, k) => s * x + k, 0) / bottom.reduce((s, k) => s * x + k, 0)
    if (Math.abs(value) > 1e4) return flat(null)
    const below = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) => Math.abs(value * d - Math.round(value * d)) < 1e-4) ?? 1
    return flat(frac(Math.round(value * below), below))
  },
})

export const templates: readonly Template[] = [breaks, hole, horizontal]

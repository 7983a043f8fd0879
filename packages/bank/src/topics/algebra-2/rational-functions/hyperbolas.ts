import {
  add,
  curve,
  div,
  dollars,
  dot,
  expr,
  frac,
  type Layer,
  linear,
  money,
  mul,
  nonZero,
  num,
  paren,
  pick,
  plane,
  sample,
  signed,
  straight,
  sub,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  until,
  type Value,
  vertical,
} from '#kit'
import { onlyFitting } from '../read.ts'
import { over } from './forms.ts'

const skill = 'a2-rational-graphs'
const base = { skill, calculator: false, response: 'choice' } as const

/** y = k/(x − h) + v. */
type Hyper = Readonly<{ k: number; h: number; v: number }>
const hyper = ({ k, h, v }: Hyper): Value =>
  expr(
    `y = ${over(`${Math.abs(k)}`, linear(1, -h))}${v < 0 ? ` - ${-v}` : ` + ${v}`}`.replace('= ', k < 0 ? '= -' : '= '),
    ({ x }) => k / (x - h) + v,
  )

const picture = ({ k, h, v }: Hyper, alt: string, marks: readonly Layer[] = []) =>
  plane({ alt, x: [-7, 7], y: [-7, 7], xStep: 1, yStep: 1 }, [
    vertical(h, { dash: true, plain: true }),
    straight(0, v, { dash: true, plain: true }),
    curve((x) => k / (x - h) + v, { to: h - 0.01 }),
    curve((x) => k / (x - h) + v, { from: h + 0.01 }),
    ...marks,
  ])

const drawHyper = (rng: () => number): Hyper =>
  until(
    () => ({ k: pick(rng, [-4, -3, -2, -1, 1, 2, 3, 4]), h: nonZero(rng, -4, 4), v: nonZero(rng, -4, 4) }),
    ({ h, v }) => Math.abs(h) !== Math.abs(v),
  )

/** The functions that are offered: the right one, then those of the traps. */
const OFFERS: readonly ((e: Hyper) => Hyper)[] = [
  (e) => e,
  (e) => ({ ...e, h: -e.h }),
  (e) => ({ ...e, h: e.v, v: e.h }),
  (e) => ({ ...e, k: -e.k }),
  (e) => ({ ...e, h: -e.h, k: -e.k }),
  (e) => ({ ...e, v: -e.v }),
  (e) => ({ k: -e.k, h: e.v, v: e.h }),
]

type Seen = Readonly<{ wall: number; level: number; rightBranch: string; offers: readonly string[] }>
/** What the graph shows; the size of the numerator is the same in all offered functions. */
const seen = ({ wall, level, rightBranch, offers }: Seen): Hyper => {
  const size = Number(/\\frac\{(\d+)\}/.exec(offers[0] ?? '')?.[1])
  return { k: rightBranch === 'above' ? size : -size, h: wall, v: level }
}

const fromGraph = template({
  ...base,
  id: 'algebra-2/hyperbola-from-graph',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  draw: drawHyper,
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: (e) =>
        `<p>The graph of a function is shown together with its asymptotes (dashed).</p>${picture(e, `Two branches of a hyperbola with a dashed vertical line at x = ${e.h} and a dashed horizontal line at y = ${e.v}; the right branch lies ${e.k > 0 ? 'above' : 'below'} the horizontal line.`)}<p>Which equation could the function have?</p>`,
    },
  ],
  given: (e) => ({
    wall: e.h,
    level: e.v,
    rightBranch: e.k > 0 ? 'above' : 'below',
    offers: OFFERS.map((offer) => hyper(offer(e)).html).sort(),
  }),
  answer: hyper,
  traps: [
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      classic: true,
      rule: (g) => hyper({ ...seen(g), h: -g.wall }),
      says: () => 'I wrote the vertical asymptote into the denominator without changing its sign.',
      why: ({ h }) => `has its vertical asymptote at $x = ${-h}$.`,
    },
    {
      misconception: 'a2-puts-branches-in-the-wrong-corners',
      rule: (g) => hyper({ ...seen(g), k: -seen(g).k }),
      why: () => 'has its branches in the other two regions.',
    },
    {
      misconception: 'a2-swaps-the-two-asymptotes',
      rule: (g) => hyper({ ...seen(g), h: g.level, v: g.wall }),
      why: () => 'has the numbers of the two asymptotes swapped.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      rule: (g) => hyper({ ...seen(g), v: -g.level }),
      says: () => 'I changed the sign of the horizontal asymptote as well.',
      why: ({ v }) => `has its horizontal asymptote at $y = ${-v}$.`,
    },
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      twoSlips: true,
      rule: (g) => hyper({ ...seen(g), h: -g.wall, k: -seen(g).k }),
      says: () =>
        'I wrote the vertical asymptote into the denominator without changing its sign, and had the branches in the wrong regions.',
      why: ({ h }) => `has its vertical asymptote at $x = ${-h}$, and its branches in the other regions.`,
    },
    {
      misconception: 'a2-swaps-the-two-asymptotes',
      twoSlips: true,
      rule: (g) => hyper({ k: -seen(g).k, h: g.level, v: g.wall }),
      says: () => 'I swapped the two asymptotes, and had the branches in the wrong regions.',
      why: ({ h, v }) => `has the asymptotes $x = ${v}$ and $y = ${h}$, and its branches in the other regions.`,
    },
  ],
  explain: (e) => {
    // A point with whole coordinates, well inside the window.
    const d = [1, 2, 3, 4].find((n) => e.k % n === 0 && Math.abs(e.v + e.k / n) <= 6 && e.h + n <= 5) ?? 1
    const [x, y] = [e.h + d, e.v + e.k / d]
    return {
      plan: 'Read off both asymptotes: the vertical one makes the denominator zero, the horizontal one is the number that is added. Then look where the right branch lies.',
      steps: [
        {
          do: `The vertical asymptote is $x = ${e.h}$, so the denominator is $${linear(1, -e.h)}$.`,
          why: 'The denominator is $0$ exactly at the vertical asymptote.',
        },
        {
          do: `The horizontal asymptote is $y = ${e.v}$, so $${e.v}$ is added to the fraction.`,
          why: 'Far out the fraction goes to $0$, and only this number is left.',
        },
        {
          do: `The right branch lies ${e.k > 0 ? 'above' : 'below'} the horizontal asymptote, so the fraction is ${e.k > 0 ? 'positive' : 'negative'} there.`,
          why: `For $x \\gt ${e.h}$ the denominator is positive, so the numerator has the sign of the fraction.`,
        },
        {
          do: `Together: ${hyper(e).html}.`,
          why: 'Among the equations only this one has both asymptotes and the right sign.',
        },
      ],
      check: `At $x = ${x}$ the fraction is $${e.k} \\div ${d} = ${e.k / d}$, and $${e.k / d}${signed(e.v)} = ${y}$. The point $(${x}, ${y})$ lies on the right branch of the graph.`,
      figure: picture(
        e,
        `The same graph with the asymptotes x = ${e.h} and y = ${e.v}; the point (${x}, ${y}) of the right branch is marked.`,
        [dot(x, y, { label: `(${x}, ${y})`, at: e.k > 0 ? 'ne' : 'se' })],
      ),
      faster: `Strike out options: one without $${linear(1, -e.h)}$ below is out, and so is one without $${signed(e.v).trim()}$ at the end. The side of the right branch is needed only where two are left.`,
    }
  },
  // Looks at each offered function close to the vertical line, far out, and just right of the vertical line.
  check: ({ wall, level, rightBranch, offers }) => {
    const at = (offer: string) => {
      const [, sign, top, off, out] =
        offer.replaceAll(' ', '').match(/y=(-?).*?\{(\d+)\}\{x([+-]\d+)?\}([+-]\d+)/) ?? []
      return (x: number) => (Number(`${sign}1`) * Number(top)) / (x + Number(off ?? 0)) + Number(out)
    }
    const found = onlyFitting(offers, (offer) => {
      const f = at(offer)
      const side = f(wall + 1e-6) > level ? 'above' : 'below'
      return Math.abs(f(wall - 1e-6)) > 1e5 && Math.abs(f(1e7) - level) < 1e-4 && side === rightBranch
    })
    return found === undefined ? text('none') : expr('c', ({ x }) => at(found)(x))
  },
})

type Build = Readonly<{ h: number; v: number; x: number; y: number }>
const top = ({ h, v, x, y }: Build) => y * (x - h) - v * x
const build = template({
  ...base,
  id: 'algebra-2/function-from-asymptotes',
  difficulty: 'High',
  b: 0.9,
  seconds: 110,
  draw: (rng): Build =>
    until(
      () => ({ h: nonZero(rng, -6, 6), v: nonZero(rng, -5, 5), x: nonZero(rng, -6, 6), y: nonZero(rng, -8, 8) }),
      (e) => e.x !== e.h && e.y !== e.v && top(e) !== 0 && Math.abs(top(e)) < 60 && Math.abs(e.v) > 1 && e.v !== e.x,
    ),
  frames: [
    {
      id: 'find-b',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, v, x, y }) =>
        `The graph of $f(x) = ${over('ax + b', 'x + c')}$ has the asymptotes $x = ${h}$ and $y = ${v}$ and passes through the point $(${x}, ${y})$. What is the value of $b$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: ({ h, v, x, y }) =>
        `A function of the form $f(x) = ${over('ax + b', 'x + c')}$ has a vertical asymptote at $x = ${h}$ and a horizontal asymptote at $y = ${v}$, and $f(${x}) = ${y}$. What is the value of $b$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(top(e)),
  traps: [
    {
      misconception: 'a2-takes-the-number-in-a-factor-for-its-zero',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ h }) => [-h],
      after: (got, { y, x, v }) => sub(mul(y, add(x, got)), v * x),
      rule: ({ h, v, x, y }) => num(y * (x + h) - v * x),
      says: () => 'I took the number of the vertical asymptote for $c$ without changing its sign.',
      why: ({ h }) => `uses $c = ${h}$; the denominator must be 0 at $x = ${h}$.`,
    },
    {
      misconception: 'a2-forgets-the-denominator',
      operation: 'factor-left-out',
      operands: ({ y }) => [y],
      after: (got, { v, x }) => sub(got, v * x),
      rule: ({ v, x, y }) => num(y - v * x),
      says: ({ y }) => `I left the denominator out when I put in the point, so that the numerator itself was $${y}$.`,
      why: () => 'leaves the denominator out when the point is put in.',
    },
    {
      misconception: 'a2-loses-the-sign-when-combining',
      operation: 'added-instead-of-subtracted',
      operands: ({ y, x, h, v }) => [y * (x - h), v * x],
      rule: ({ h, v, x, y }) => num(y * (x - h) + v * x),
      says: ({ v, x }) => `I moved $${v * x}$ to the other side without changing its sign.`,
      why: ({ v, x }) => `moves $${v * x}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-swaps-the-two-asymptotes',
      rule: ({ h, v, x, y }) => num(y * (x - v) - h * x),
      why: ({ h, v }) => `uses $c = ${-v}$ and $a = ${h}$.`,
    },
  ],
  explain: (e) => {
    const [below, side] = [e.x - e.h, e.y * (e.x - e.h)]
    return {
      plan: 'Each asymptote gives one constant: the vertical one the denominator, the horizontal one the leading coefficient. The point gives the last constant.',
      steps: [
        {
          do: `The denominator is $0$ at $x = ${e.h}$: $${e.h} + c = 0$, so $c = ${-e.h}$.`,
          why: 'That is what a vertical asymptote means.',
        },
        {
          do: `Far out the fraction is about $${over('ax', 'x')} = a$, so $a = ${e.v}$.`,
          why: 'The horizontal asymptote is the quotient of the leading coefficients.',
        },
        {
          do: `Put the point in. The denominator is $${e.x}${signed(-e.h)} = ${below}$, so the numerator $${e.v} \\cdot ${paren(e.x)} + b = ${e.v * e.x} + b$ must be $${e.y} \\cdot ${paren(below)} = ${side}$.`,
          why: 'The numerator is the value of the function times the denominator.',
        },
        {
          do: `So $b = ${side} - ${paren(e.v * e.x)} = ${top(e)}$.`,
          why: 'Subtract the number that stands beside $b$.',
        },
      ],
      check: `At $x = ${e.x}$ the numerator is $${e.v} \\cdot ${paren(e.x)}${signed(top(e))} = ${side}$ and the denominator is $${below}$. Their quotient is $${e.y}$, as the point asks.`,
      faster: `With both asymptotes $f(x) = ${e.v} + \\frac{k}{${linear(1, -e.h)}}$. The point gives $k = (${e.y} - ${paren(e.v)}) \\cdot ${paren(below)} = ${(e.y - e.v) * below}$, and over one denominator $b = ${e.v} \\cdot ${paren(-e.h)}${signed((e.y - e.v) * below)} = ${top(e)}$.`,
    }
  },
  check: ({ h, v, x, y }) => {
    for (let b = -100; b <= 100; b++) if (v * x + b === y * (x - h)) return num(b)
    return num(0)
  },
})

type Cost = Readonly<{ fixed: number; each: number }>

const average = template({
  ...base,
  id: 'algebra-2/average-cost-in-the-long-run',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  draw: (rng): Cost => {
    const [each, times] = sample(rng, [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20], 2)
    return { fixed: (each ?? 4) * (times ?? 5), each: each ?? 4 }
  },
  frames: [
    {
      id: 'hoodies',
      kind: 'words',
      items: 6,
      stem: ({ fixed, each }) =>
        `Printing $n$ class hoodies costs $${fixed} + ${each}n$ dollars, so the average cost is $A(n) = ${over(`${fixed} + ${each}n`, 'n')}$ dollars for each hoodie. What amount does the average cost come closer and closer to as more and more hoodies are printed?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ fixed, each }) =>
        `<p>The table shows the average cost $A(n) = ${over(`${fixed} + ${each}n`, 'n')}$, in dollars, of one poster when $n$ posters are printed, rounded to cents.</p>${table(
          ['$n$', '$A(n)$'],
          [10, 100, 1000].map((n) => [`$${n}$`, toDecimalText(frac(fixed + each * n, n), 2)]),
        )}<p>The graph of $A$ has a horizontal asymptote. Which average cost does it stand for?</p>`,
    },
  ],
  given: (e) => e,
  answer: ({ each }) => dollars(each),
  traps: [
    {
      misconception: 'a2-cancels-terms-of-a-sum',
      classic: true,
      // Whatever the number of pieces is, here 100: it is canceled with the one term only.
      operation: 'divided-one-term-only',
      operands: ({ fixed, each }) => [fixed, 100 * each, 100],
      rule: ({ fixed, each }) => dollars(fixed + each),
      says: () => 'I crossed out $n$ below and in one of the two terms above.',
      why: ({ fixed, each }) => `crosses out $n$, although it is no factor of $${fixed} + ${each}n$.`,
    },
    {
      misconception: 'a2-takes-constants-for-the-asymptote',
      operation: 'wrong-number-used',
      operands: ({ fixed }) => [fixed],
      rule: ({ fixed }) => dollars(fixed),
      says: () => 'I took the amount without $n$ for the limit.',
      why: () => 'is paid once and is shared by more and more pieces.',
    },
    {
      misconception: 'a2-stops-at-one-value',
      says: () => 'I took the first value in the table for the value that is approached.',
      operation: 'wrong-number-used',
      operands: () => [10],
      after: (got, { fixed, each }) => div(add(fixed, mul(each, got)), got),
      rule: ({ fixed, each }, frame) => (frame === 'table' ? dollars(frac(fixed + 10 * each, 10)) : null),
      why: () => 'is the average cost of only 10 pieces.',
    },
    {
      misconception: 'a2-divides-the-two-costs',
      says: ({ fixed, each }) => `I divided $${fixed}$ by $${each}$.`,
      operation: 'wrong-whole',
      operands: ({ fixed, each }) => [fixed, each],
      rule: ({ fixed, each }) => dollars(frac(fixed, each)),
      why: ({ fixed, each }) => `divides $${fixed}$ by $${each}$.`,
    },
    {
      misconception: 'a2-compares-degrees-wrongly',
      rule: () => dollars(0),
      says: () => 'I thought that a fraction with a growing denominator always goes to 0.',
      why: () => 'forgets that every piece costs something of its own.',
    },
  ],
  explain: ({ fixed, each }) => ({
    plan: 'Divide each term of the numerator by the denominator. What depends on the number of pieces shrinks away; what is left is the horizontal asymptote.',
    steps: [
      {
        do: `Split the fraction: $A(n) = ${over(`${fixed}`, 'n')} + ${over(`${each}n`, 'n')}$.`,
        why: 'Both terms of the numerator are divided by $n$.',
      },
      { do: `$A(n) = ${over(`${fixed}`, 'n')} + ${each}$`, why: 'In the second fraction $n$ cancels.' },
      {
        do: `As $n$ grows, $${over(`${fixed}`, 'n')}$ goes to $0$, so the average cost approaches ${money(each)}.`,
        why: 'A fixed amount that is shared by more and more pieces becomes very small for each.',
      },
    ],
    faster: `Numerator and denominator have the same degree, so divide their leading coefficients: $${each} \\div 1 = ${each}$.`,
    check: `For $1000$ pieces the average is $${fixed} \\div 1000 + ${each} = ${fixed / 1000 + each}$ dollars, and for more pieces it is still closer to ${money(each)}.`,
  }),
  check: ({ fixed, each }) => dollars(Math.round((fixed + each * 1e9) / 1e9)),
})

export const templates: readonly Template[] = [fromGraph, build, average]

import {
  coef,
  complex,
  dot,
  int,
  nameTheWorkedMistake,
  nonZero,
  num,
  person,
  pick,
  plane,
  type Template,
  template,
  until,
} from '#kit'
import { c, pc, timesByRemainder, UNTESTED, wholes } from './common.ts'

const skill = 'a2-complex-add-and-multiply'

type Four = { a: number; b: number; d: number; e: number }
const drawFour = (rng: () => number, most: number): Four =>
  until(
    () => ({
      a: nonZero(rng, -most, most),
      b: nonZero(rng, -most, most),
      d: nonZero(rng, -most, most),
      e: nonZero(rng, -most, most),
    }),
    ({ a, b, d, e }) => Math.abs(a) !== Math.abs(d) && Math.abs(b) !== Math.abs(e),
  )

const sum = template({
  id: 'algebra-2/complex-sum',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) => ({ ...drawFour(rng, 12), minus: pick(rng, [true, true, false]) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, d, e, minus }) => `What is $${pc(a, b)} ${minus ? '-' : '+'} ${pc(d, e)}$?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, d, e, minus }) => (minus ? complex(a - d, b - e) : complex(a + d, b + e)),
  traps: [
    {
      misconception: 'a2-cq-minus-reaches-one-part-only',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(a - d, b + e) : complex(a + d, b - e)),
      why: () => 'treats the imaginary parts with the wrong sign.',
    },
    {
      misconception: 'a2-cq-adds-instead-of-subtracting',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(a + d, b + e) : complex(a - d, b - e)),
      why: ({ minus }) => (minus ? 'adds instead of subtracting.' : 'subtracts instead of adding.'),
    },
    {
      misconception: 'a2-cq-minus-reaches-one-part-only',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(a + d, b - e) : complex(a - d, b + e)),
      why: () => 'treats the real parts with the wrong sign.',
    },
  ],
  explain: ({ a, b, d, e, minus }) => [
    {
      do: `Real parts: $${a} ${minus ? '-' : '+'} ${d < 0 ? `(${d})` : d} = ${minus ? a - d : a + d}$.`,
      why: 'Real parts are combined with real parts.',
    },
    {
      do: `Imaginary parts: $${b} ${minus ? '-' : '+'} ${e < 0 ? `(${e})` : e} = ${minus ? b - e : b + e}$. Together: $${minus ? c(a - d, b - e) : c(a + d, b + e)}$.`,
      why: 'The $i$ behaves like a letter here.',
    },
  ],
  // The other way round: the number that, with w taken away or added again, gives z.
  check: ({ a, b, d, e, minus }) => {
    const part = (z: number, w: number) => wholes(40).find((x) => (minus ? x + w : x - w) === z) ?? 99
    return complex(part(a, d), part(b, e))
  },
})

const product = template({
  id: 'algebra-2/complex-product',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawFour(rng, 6),
      ({ a, b, d, e }) => a * d - b * e !== 0 && a * e + b * d !== 0 && a * d + b * e !== 0 && a * e - b * d !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, d, e }) => `Which number is equal to $${pc(a, b)}${pc(d, e)}$?`,
    },
    {
      id: 'circuit',
      kind: 'words',
      items: 5,
      b: 0.1,
      stem: ({ a, b, d, e }, rng) =>
        `${person(rng)} learns that in a circuit with alternating current the voltage is $V = I \\cdot Z$, where all three are complex numbers. What is $V$ for $I = ${c(a, b)}$ and $Z = ${c(d, e)}$?`,
    },
  ],
  given: ({ a, b, d, e }) => ({ a, b, d, e }),
  answer: ({ a, b, d, e }) => complex(a * d - b * e, a * e + b * d),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b, d, e }) => complex(a * d + b * e, a * e + b * d),
      why: ({ b, e }) => `takes $i^2$ for $1$, so that $${b * e}$ is added instead of subtracted.`,
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      rule: ({ a, b, d, e }) => complex(a * d, b * e),
      why: () => 'multiplies real with real and imaginary with imaginary only.',
    },
    {
      misconception: 'a2-cq-loses-a-sign-in-the-middle',
      rule: ({ a, b, d, e }) => complex(a * d - b * e, a * e - b * d),
      why: () => 'has a wrong sign in one of the two middle products.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b, d, e }) => complex(a * d + b * e, a * e - b * d),
      why: () => 'takes $i^2$ for $1$ and has a wrong sign in the middle.',
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      rule: ({ a, b, d, e }) => complex(a * d - b * e, 0),
      why: () => 'leaves out the two middle products.',
    },
    {
      misconception: 'a2-cq-adds-instead-of-multiplying',
      rule: ({ a, b, d, e }) => complex(a * d, a * e + b * d),
      why: () => 'leaves out the product of the two imaginary parts.',
    },
  ],
  explain: ({ a, b, d, e }) => [
    {
      do: `Multiply each part with each: $${a * d}$, then $${c(0, a * e)}$ and $${c(0, b * d)}$, then $${b * e === 1 ? '' : b * e === -1 ? '-' : b * e}i^2$.`,
      why: 'As with $(a + b)(c + d)$.',
    },
    {
      do: `$i^2 = -1$, so the last part is $${-b * e}$. Together: $${c(a * d - b * e, a * e + b * d)}$.`,
      why: 'It joins the real part.',
    },
  ],
  check: ({ a, b, d, e }) => complex(...timesByRemainder(a, b, d, e)),
})

const square = template({
  id: 'algebra-2/complex-square',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -8, 8), b: nonZero(rng, -8, 8) }),
      ({ a, b }) => Math.abs(a) !== Math.abs(b) && Math.abs(a) > 1,
    ),
  frames: [{ id: 'bare', kind: 'bare', items: 6, stem: ({ a, b }) => `What is $${pc(a, b)}^2$ in the form $p + qi$?` }],
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => complex(a * a - b * b, 2 * a * b),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b }) => complex(a * a + b * b, 2 * a * b),
      why: ({ b }) => `adds $${b * b}$ although $i^2 = -1$.`,
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      rule: ({ a, b }) => complex(a * a - b * b, 0),
      why: () => 'leaves out the middle term.',
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      rule: ({ a, b }) => complex(a * a + b * b, 0),
      why: () => 'leaves out the middle term, and takes $i^2$ for $1$.',
    },
    {
      misconception: 'a2-cq-loses-a-sign-in-the-middle',
      rule: ({ a, b }) => complex(a * a - b * b, -2 * a * b),
      why: () => 'has the wrong sign in the middle term.',
    },
    {
      misconception: 'a2-cq-halves-the-middle-term',
      rule: ({ a, b }) => complex(a * a - b * b, a * b),
      why: () => 'takes the middle product only once.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b }) => complex(b * b - a * a, 2 * a * b),
      why: () => 'has the real part with the wrong sign.',
    },
    {
      misconception: 'a2-cq-halves-the-middle-term',
      rule: ({ a, b }) => complex(a * a + b * b, a * b),
      why: () => 'takes the middle product only once, and $i^2$ for $1$.',
    },
  ],
  explain: ({ a, b }) => [
    {
      do: `$${pc(a, b)}^2 = ${a < 0 ? `(${a})` : a}^2 + 2 \\cdot ${a < 0 ? `(${a})` : a} \\cdot ${b < 0 ? `(${c(0, b)})` : c(0, b)} + ${pc(0, b)}^2$`,
      why: 'Square, twice the product, square.',
    },
    {
      do: `$= ${a * a}${2 * a * b < 0 ? ' - ' : ' + '}${Math.abs(2 * a * b)}i - ${b * b} = ${c(a * a - b * b, 2 * a * b)}$`,
      why: '$i^2 = -1$',
    },
  ],
  check: ({ a, b }) => complex(...timesByRemainder(a, b, a, b)),
})

const parts = template({
  id: 'algebra-2/complex-sum-of-parts',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 90,
  response: 'grid',
  balance: 'place',
  draw: (rng) => ({ ...drawFour(rng, 6), k: int(rng, 2, 5) }),
  frames: [
    {
      id: 'parts',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, b, d, e, k }) =>
        `The number $${pc(a, b)}${pc(d, e)} + ${k}i$ is equal to $p + qi$, where $p$ and $q$ are real. What is $p + q$?`,
    },
  ],
  given: ({ a, b, d, e, k }) => ({ a, b, d, e, k }),
  answer: ({ a, b, d, e, k }) => num(a * d - b * e + a * e + b * d + k),
  traps: [
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b, d, e, k }) => num(a * d + b * e + a * e + b * d + k),
    },
    { misconception: 'a2-cq-multiplies-part-by-part', rule: ({ a, b, d, e, k }) => num(a * d - b * e + k) },
    {
      misconception: 'a2-cq-adds-instead-of-multiplying',
      rule: ({ a, b, d, e }) => num(a * d - b * e + a * e + b * d),
    },
  ],
  explain: ({ a, b, d, e, k }) => [
    {
      do: `The four products are $${a * d}$, $${c(0, a * e)}$, $${c(0, b * d)}$ and $${coef(b * e)}i^2 = ${-b * e}$; together $${c(a * d - b * e, a * e + b * d)}$.`,
      why: 'Multiply each part with each, and use $i^2 = -1$.',
    },
    {
      do: `Adding $${k}i$ gives $p = ${a * d - b * e}$ and $q = ${a * e + b * d + k}$.`,
      why: 'Only the imaginary part changes.',
    },
    { do: `$p + q = ${a * d - b * e + a * e + b * d + k}$`, why: 'This is what is asked for.' },
  ],
  check: ({ a, b, d, e, k }) => {
    const [re, im] = timesByRemainder(a, b, d, e)
    return num(re + im + k)
  },
})

const inPlane = template({
  id: 'algebra-2/complex-sum-in-the-plane',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ ...drawFour(rng, 5), minus: pick(rng, [true, false]) }),
      ({ a, b, d, e }) => (Math.abs(a - d) > 1 || Math.abs(b - e) > 1) && Math.abs(a) + Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'plane',
      kind: 'graph',
      items: 7,
      stem: ({ a, b, d, e, minus }) =>
        `<p>The points $z$ and $w$ are drawn in the complex plane.</p>${plane(
          {
            alt: `The complex plane with the point z at (${a}, ${b}) and the point w at (${d}, ${e}); real parts across, imaginary parts up.`,
            x: [-6, 6],
            y: [-6, 6],
            xLabel: 'Re',
            yLabel: 'Im',
          },
          [dot(a, b, { label: 'z' }), dot(d, e, { label: 'w' })],
        )}<p>What is $z ${minus ? '-' : '+'} w$?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, d, e, minus }) => (minus ? complex(a - d, b - e) : complex(a + d, b + e)),
  traps: [
    {
      misconception: 'a2-cq-swaps-real-and-imaginary',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(b - e, a - d) : complex(b + e, a + d)),
      why: () => 'has real and imaginary parts exchanged.',
    },
    {
      misconception: 'a2-cq-adds-instead-of-subtracting',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(a + d, b + e) : complex(a - d, b - e)),
      why: ({ minus }) => (minus ? 'is $z + w$.' : 'is $z - w$.'),
    },
    {
      misconception: 'a2-cq-swaps-real-and-imaginary',
      rule: ({ a, b, d, e, minus }) => (minus ? complex(b + e, a + d) : complex(b - e, a - d)),
      why: () => 'has the parts exchanged and the wrong operation.',
    },
  ],
  explain: ({ a, b, d, e, minus }) => [
    { do: `Read off: $z = ${c(a, b)}$ and $w = ${c(d, e)}$.`, why: 'Real part to the side, imaginary part up.' },
    { do: `$z ${minus ? '-' : '+'} w = ${minus ? c(a - d, b - e) : c(a + d, b + e)}$`, why: 'Part by part.' },
  ],
  // The other way round: the number that, with w taken away or added again, gives z.
  check: ({ a, b, d, e, minus }) => {
    const part = (z: number, w: number) => wholes(40).find((x) => (minus ? x + w : x - w) === z) ?? 99
    return complex(part(a, d), part(b, e))
  },
})

const mistake = template({
  id: 'algebra-2/complex-product-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...nameTheWorkedMistake({
    slip: 'a2-cq',
    misconception: UNTESTED,
    items: 6,
    draw: (rng): Four => drawFour(rng, 6),
    task: ({ a, b, d, e }) => `multiplied $${pc(a, b)}${pc(d, e)}$`,
    solution: ({ a, b, d, e }) => complex(a * d - b * e, a * e + b * d),
    work: ({ a, b, d, e }) =>
      `the four products are $${a * d}$, $${c(0, a * e)}$, $${c(0, b * d)}$ and $${coef(b * e)}i^2 = ${-b * e}$`,
    mistakes: ({ a, b, d, e }) => [
      {
        says: 'Using $i^2 = 1$',
        work: `the last product $${coef(b * e)}i^2$ counts as $${b * e}$`,
        result: complex(a * d + b * e, a * e + b * d),
      },
      {
        says: 'Leaving out the two middle products',
        work: `only $${a * d}$ and $${-b * e}$ are added`,
        result: complex(a * d - b * e, 0),
      },
      {
        says: 'Multiplying real with real and imaginary with imaginary, and keeping one $i$',
        work: `the real parts give $${a * d}$, the imaginary parts $${b * e}$, written with $i$`,
        result: complex(a * d, b * e),
      },
      {
        says: 'Leaving out the product of the two imaginary parts',
        work: `$${a * d}$ and the two middle products are added`,
        result: complex(a * d, a * e + b * d),
      },
    ],
    // As a polynomial in t, read off from its values at 0, 1 and −1; then t² is replaced.
    redo: ({ a, b, d, e }) => {
      const f = (t: number) => (a + b * t) * (d + e * t)
      const [low, mid, high] = [f(0), (f(1) - f(-1)) / 2, (f(1) + f(-1)) / 2 - f(0)]
      return [
        complex(low - high, mid),
        complex(low + high, mid),
        complex(low - high, 0),
        complex(low, high),
        complex(low, mid),
      ]
    },
  }),
})

export const templates: readonly Template[] = [sum, product, square, parts, inPlane, mistake]

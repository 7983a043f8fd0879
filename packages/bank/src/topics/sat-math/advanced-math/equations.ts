import {
  div,
  int,
  linear,
  nonZero,
  num,
  polynomial,
  polyTex,
  quadraticRoots,
  signed,
  surdAdd,
  surdNumber,
  type Template,
  toTex,
  until,
} from '#kit'
import { ask, search } from '../ask.ts'

const skill = 'sm-nonlinear-equations'

const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))

const positive = ask({
  id: 'quadratic-positive-solution',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  seconds: 75,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 12), s: int(rng, 2, 12), k: int(rng, 2, 4), m: nonZero(rng, -9, 9) }),
      ({ r, s, k, m }) => r !== s && k * r + m !== 0,
    ),
  frames: [
    {
      id: 'derived',
      kind: 'multi-step',
      stem: ({ r, s, k, m }) =>
        `If $${quad(1, s - r, -r * s)} = 0$ and $x \\gt 0$, what is the value of $${linear(k, m)}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ r, s, k, m }) =>
        `The positive solution of $x^2 = ${linear(r - s, r * s)}$ is $c$. What is the value of $${linear(k, m, 'c')}$?`,
    },
  ],
  answer: ({ r, k, m }) => num(k * r + m),
  traps: [
    ['sm-stops-half-way', ({ r }) => num(r), () => 'is the solution itself, not the expression that is asked.'],
    ['sm-reads-the-wrong-root', ({ s, k, m }) => num(k * s + m)],
    ['sm-reads-the-wrong-root', ({ s, k, m }) => num(-k * s + m)],
    ['sm-slips-on-a-sign', ({ r, k, m }) => num(k * r - m)],
    ['sm-takes-another-coefficient', ({ r, s, k, m }) => num(k * Math.abs(s - r) + m)],
  ],
  explain: ({ r, s, k, m }) => [
    [
      `$(${linear(1, -r)})(${linear(1, s)}) = 0$, so the positive solution is $${r}$.`,
      'A product is 0 only if one of its factors is 0.',
    ],
    [`$${k} \\cdot ${r}${signed(m)} = ${k * r + m}$`, 'The question asks for this value.'],
  ],
  given: ({ r, s, k, m }) => ({ p: s - r, q: r * s, k, m }),
  check: ({ p, q, k, m }) => num(k * search((x) => x > 0 && x * x + p * x === q) + m),
})

const sum = ask({
  id: 'quadratic-sum-of-solutions',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  seconds: 80,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 6), b: nonZero(rng, -30, 30), c: nonZero(rng, -20, 12) }),
      ({ a, b, c }) =>
        b * b - 4 * a * c > 0 &&
        b % a !== 0 &&
        c % a !== 0 &&
        Math.abs(b) > 4 &&
        !Number.isInteger(Math.sqrt(b * b - 4 * a * c)),
    ),
  frames: [
    { id: 'bare', kind: 'bare', stem: ({ a, b, c }) => `What is the sum of the solutions of $${quad(a, b, c)} = 0$?` },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c }) =>
        `The equation $${quad(a, b, 0)} = ${-c}$ has the solutions $p$ and $q$. What is the value of $p + q$?`,
    },
  ],
  answer: ({ a, b }) => num(div(-b, a)),
  traps: [
    ['sm-slips-on-a-sign', ({ a, b }) => num(div(b, a))],
    ['sm-product-for-the-sum', ({ a, c }) => num(div(c, a))],
    ['sm-takes-the-axis', ({ a, b }) => num(div(-b, 2 * a)), () => 'is half the sum: the axis of symmetry.'],
    ['sm-forgets-the-leading-coefficient', ({ b }) => num(-b)],
    ['sm-product-for-the-sum', ({ a, c }) => num(div(-c, a))],
    ['sm-takes-the-axis', ({ a, b }) => num(div(b, 2 * a)), () => 'is half the sum, with the wrong sign.'],
    ['sm-turns-the-quotient-over', ({ a, b }) => num(div(-a, b))],
    ['sm-turns-the-quotient-over', ({ b, c }) => num(div(-c, b))],
  ],
  explain: ({ a, b }) => [
    [
      `The solutions are $\\frac{${-b} \\pm \\sqrt{D}}{${2 * a}}$ with the same root $\\sqrt{D}$.`,
      'This is the quadratic formula.',
    ],
    [
      `In the sum the roots cancel: $\\frac{${-2 * b}}{${2 * a}} = ${toTex(div(-b, a))}$.`,
      'The sum of the solutions is $-\\frac{b}{a}$.',
    ],
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  check: ({ a, b, c }) => {
    const [r, s] = quadraticRoots(a, b, c)
    return r && s ? num(surdAdd(r, s).a) : num(9999)
  },
})

const one = ask({
  id: 'quadratic-one-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.8,
  seconds: 90,
  items: 6,
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 4), b: 2 * nonZero(rng, -9, 9) }),
      ({ a, b }) => (b * b) % (4 * a) === 0 && Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      stem: ({ a, b }) =>
        `In the equation $${quad(a, b, 0)} + c = 0$, $c$ is a constant. The equation has exactly one real solution. What is the value of $c$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b }) =>
        `In the $xy$-plane, the graph of $y = ${quad(a, b, 0)} + k$, where $k$ is a constant, touches the $x$-axis at exactly one point. What is the value of $k$?`,
    },
  ],
  answer: ({ a, b }) => num((b * b) / (4 * a)),
  traps: [
    ['sm-slips-on-a-sign', ({ a, b }) => num((-b * b) / (4 * a))],
    ['sm-forgets-the-four', ({ a, b }) => num(div(b * b, a))],
    ['sm-takes-the-axis', ({ a, b }) => num(div(-b, 2 * a)), () => 'is the solution itself, not the constant.'],
    ['sm-forgets-the-four', ({ a, b }) => num(div(b * b, 2 * a))],
    ['sm-takes-the-axis', ({ b }) => num(Math.abs(b) / 2)],
    ['sm-forgets-the-leading-coefficient', ({ b, a }) => (a === 1 ? null : num((b * b) / 4))],
  ],
  explain: ({ a, b }) => [
    [
      `There is exactly one solution when the discriminant is 0. With $c$ for the constant: $${b < 0 ? `(${b})` : b}^2 - 4 \\cdot ${a} \\cdot c = 0$.`,
      'Then the root in the formula vanishes.',
    ],
    [`$c = \\frac{${b * b}}{${4 * a}} = ${(b * b) / (4 * a)}$`, 'Solve for the constant.'],
  ],
  given: ({ a, b }) => ({ a, b }),
  // The value of the constant that lifts the vertex to the axis.
  check: ({ a, b }) => num(-(a * (-b / (2 * a)) ** 2 + b * (-b / (2 * a)))),
})

const radical = ask({
  id: 'radical-equation',
  skill,
  difficulty: 'High',
  b: 0.9,
  seconds: 95,
  items: 6,
  draw: (rng) =>
    until(
      () => {
        const [x, b] = [int(rng, 4, 16), int(rng, 1, 8)]
        const other = 2 * b + 1 - x
        return { x, b, a: (x - b) ** 2 - x, other }
      },
      ({ x, b, a, other }) => x > b + 1 && a !== 0 && other > 0 && other < b && Math.abs(a) < 60,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      stem: ({ a, b }) => `Which value of $x$ satisfies $\\sqrt{x${signed(a)}} = x - ${b}$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b }) => `<p>$x - \\sqrt{x${signed(a)}} = ${b}$</p><p>What is the solution of the equation?</p>`,
    },
  ],
  answer: ({ x }) => num(x),
  traps: [
    [
      'sm-keeps-an-extraneous-solution',
      ({ other }) => num(other),
      ({ other, b }) => `makes the right side negative ($${other} - ${b}$), and a root is never negative.`,
    ],
    [
      'sm-keeps-an-extraneous-solution',
      ({ x, other }) => num(x + other),
      () => 'adds both solutions of the squared equation.',
    ],
    ['sm-squares-term-by-term', ({ a, b }) => (b * b + a > 0 ? num(b * b + a) : null)],
    ['sm-stops-half-way', ({ x, b }) => num(x - b), () => 'is the value of the root, not of $x$.'],
    ['sm-slips-on-a-sign', ({ x, b }) => num(x + b)],
  ],
  explain: ({ a, b, x, other }) => [
    [
      `Squaring gives $x${signed(a)} = x^2 - ${2 * b}x + ${b * b}$, with the solutions $${x}$ and $${other}$.`,
      'Squaring removes the root, but may add solutions.',
    ],
    [
      `Test: for $${x}$ the root is $${x - b}$ and so is the other side; for $${other}$ they differ. The solution is $${x}$.`,
      'A root is never negative.',
    ],
  ],
  given: ({ a, b }) => ({ a, b }),
  check: ({ a, b }) => num(search((x) => x + a >= 0 && Math.sqrt(x + a) === x - b)),
})

const absolute = ask({
  id: 'absolute-value-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  seconds: 75,
  items: 5,
  draw: (rng) =>
    until(
      () => {
        const [a, m, d] = [int(rng, 2, 5), nonZero(rng, -9, 9), int(rng, 2, 9)]
        return { a, b: a * m, c: a * d }
      },
      ({ b, c }) => Math.abs(b) !== c,
    ),
  frames: [
    { id: 'least', kind: 'bare', stem: ({ a, b, c }) => `What is the least solution of $|${linear(a, b)}| = ${c}$?` },
    {
      id: 'sum',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c }) =>
        `The equation $|${linear(a, b)}| = ${c}$ has two solutions. What is the smaller of the two?`,
    },
  ],
  answer: ({ a, b, c }) => num((-c - b) / a),
  traps: [
    ['sm-reads-the-wrong-root', ({ a, b, c }) => num((c - b) / a), () => 'is the larger of the two solutions.'],
    ['sm-slips-on-a-sign', ({ a, b, c }) => num((-c + b) / a)],
    ['sm-forgets-the-leading-coefficient', ({ a, b, c }) => num(-c / a - b)],
    ['sm-stops-half-way', ({ b, c }) => num(-c - b)],
    ['sm-slips-on-a-sign', ({ a, b, c }) => num((c + b) / a)],
  ],
  explain: ({ a, b, c }) => [
    [`Either $${linear(a, b)} = ${c}$ or $${linear(a, b)} = ${-c}$.`, 'Two numbers have this absolute value.'],
    [
      `The solutions are $${(c - b) / a}$ and $${(-c - b) / a}$; the smaller one is $${(-c - b) / a}$.`,
      'Solve both equations, then compare.',
    ],
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  check: ({ a, b, c }) => num(search((x) => Math.abs(a * x + b) === c)),
})

const rootsForm = ask({
  id: 'quadratic-solution-form',
  skill,
  difficulty: 'High',
  b: 1,
  seconds: 100,
  items: 5,
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -7, 8), n: int(rng, 2, 30) }),
      ({ h, n }) => [2, 3, 4, 5].every((k) => n % (k * k) !== 0) && h * h !== n && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'form',
      kind: 'multi-step',
      stem: ({ h, n }) =>
        `One solution of $${quad(1, -2 * h, h * h - n)} = 0$ can be written as $${h} + \\sqrt{k}$, where $k$ is a constant. What is the value of $k$?`,
    },
  ],
  answer: ({ n }) => num(n),
  traps: [
    ['sm-forgets-the-four', ({ n }) => num(4 * n), () => 'is the discriminant, before the root is divided by 2.'],
    ['sm-takes-another-coefficient', ({ h, n }) => num(h * h - n)],
    ['sm-adds-the-square-back', ({ h, n }) => num(2 * h * h - n)],
    ['sm-forgets-the-four', ({ n }) => num(2 * n)],
    ['sm-takes-another-coefficient', ({ h }) => num(h * h)],
  ],
  explain: ({ h, n }) => [
    [`$(x${signed(-h)})^2 = ${h * h}${signed(-(h * h - n))} = ${n}$`, 'Complete the square.'],
    [`So $x = ${h} \\pm \\sqrt{${n}}$ and $k = ${n}$.`, 'Take the square root of both sides.'],
  ],
  given: ({ h, n }) => ({ h, p: -2 * h, q: h * h - n }),
  check: ({ h, p, q }) => {
    const top = quadraticRoots(1, p, q).reduce((m, s) => Math.max(m, surdNumber(s)), -1e9)
    return num(Math.round((top - h) ** 2))
  },
})

export const templates: readonly Template[] = [positive, sum, one, radical, absolute, rootsForm]

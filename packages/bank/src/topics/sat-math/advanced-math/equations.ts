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
  template,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-nonlinear-equations'

const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))

const positive = template({
  id: 'sat-math/quadratic-positive-solution',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 12), s: int(rng, 2, 12), k: int(rng, 2, 4), m: nonZero(rng, -9, 9) }),
      ({ r, s, k, m }) => r !== s && k * r + m !== 0,
    ),
  frames: [
    {
      id: 'derived',
      kind: 'multi-step',
      items: 6,
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
  given: ({ r, s, k, m }) => ({ p: s - r, q: r * s, k, m }),
  answer: ({ r, k, m }) => num(k * r + m),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ r }) => num(r),
      why: () => 'is the solution itself, not the expression that is asked.',
    },
    { misconception: 'sm-reads-the-wrong-root', shortcut: ({ s, k, m }) => num(k * s + m) },
    { misconception: 'sm-reads-the-wrong-root', shortcut: ({ s, k, m }) => num(-k * s + m) },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ r, k, m }) => num(k * r - m) },
    { misconception: 'sm-takes-another-coefficient', shortcut: ({ r, s, k, m }) => num(k * Math.abs(s - r) + m) },
  ],
  explain: ({ r, s, k, m }) => [
    {
      do: `$(${linear(1, -r)})(${linear(1, s)}) = 0$, so the positive solution is $${r}$.`,
      why: 'A product is 0 only if one of its factors is 0.',
    },
    { do: `$${k} \\cdot ${r}${signed(m)} = ${k * r + m}$`, why: 'The question asks for this value.' },
  ],
  check: ({ p, q, k, m }) => num(k * search((x) => x > 0 && x * x + p * x === q) + m),
})

const sum = template({
  id: 'sat-math/quadratic-sum-of-solutions',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
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
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, c }) => `What is the sum of the solutions of $${quad(a, b, c)} = 0$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c }) =>
        `The equation $${quad(a, b, 0)} = ${-c}$ has the solutions $p$ and $q$. What is the value of $p + q$?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b }) => num(div(-b, a)),
  traps: [
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b }) => num(div(b, a)) },
    { misconception: 'sm-product-for-the-sum', rule: ({ a, c }) => num(div(c, a)) },
    {
      misconception: 'sm-takes-the-axis',
      rule: ({ a, b }) => num(div(-b, 2 * a)),
      why: () => 'is half the sum: the axis of symmetry.',
    },
    { misconception: 'sm-forgets-the-leading-coefficient', rule: ({ b }) => num(-b) },
    { misconception: 'sm-product-for-the-sum', rule: ({ a, c }) => num(div(-c, a)) },
    {
      misconception: 'sm-takes-the-axis',
      rule: ({ a, b }) => num(div(b, 2 * a)),
      why: () => 'is half the sum, with the wrong sign.',
    },
    { misconception: 'sm-turns-the-quotient-over', rule: ({ a, b }) => num(div(-a, b)) },
    { misconception: 'sm-turns-the-quotient-over', rule: ({ b, c }) => num(div(-c, b)) },
  ],
  explain: ({ a, b }) => [
    {
      do: `The solutions are $\\frac{${-b} \\pm \\sqrt{D}}{${2 * a}}$ with the same root $\\sqrt{D}$.`,
      why: 'This is the quadratic formula.',
    },
    {
      do: `In the sum the roots cancel: $\\frac{${-2 * b}}{${2 * a}} = ${toTex(div(-b, a))}$.`,
      why: 'The sum of the solutions is $-\\frac{b}{a}$.',
    },
  ],
  check: ({ a, b, c }) => {
    const [r, s] = quadraticRoots(a, b, c)
    return r && s ? num(surdAdd(r, s).a) : num(9999)
  },
})

const one = template({
  id: 'sat-math/quadratic-one-solution-constant',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 4), b: 2 * nonZero(rng, -9, 9) }),
      ({ a, b }) => (b * b) % (4 * a) === 0 && Math.abs(b) > 2,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'bare',
      items: 6,
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
  given: ({ a, b }) => ({ a, b }),
  answer: ({ a, b }) => num((b * b) / (4 * a)),
  traps: [
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b }) => num((-b * b) / (4 * a)) },
    { misconception: 'sm-forgets-the-four', rule: ({ a, b }) => num(div(b * b, a)) },
    {
      misconception: 'sm-takes-the-axis',
      rule: ({ a, b }) => num(div(-b, 2 * a)),
      why: () => 'is the solution itself, not the constant.',
    },
    { misconception: 'sm-forgets-the-four', rule: ({ a, b }) => num(div(b * b, 2 * a)) },
    { misconception: 'sm-takes-the-axis', rule: ({ b }) => num(Math.abs(b) / 2) },
    { misconception: 'sm-forgets-the-leading-coefficient', rule: ({ b, a }) => (a === 1 ? null : num((b * b) / 4)) },
  ],
  explain: ({ a, b }) => [
    {
      do: `There is exactly one solution when the discriminant is 0. With $c$ for the constant: $${b < 0 ? `(${b})` : b}^2 - 4 \\cdot ${a} \\cdot c = 0$.`,
      why: 'Then the root in the formula vanishes.',
    },
    { do: `$c = \\frac{${b * b}}{${4 * a}} = ${(b * b) / (4 * a)}$`, why: 'Solve for the constant.' },
  ],
  // The value of the constant that lifts the vertex to the axis.
  check: ({ a, b }) => num(-(a * (-b / (2 * a)) ** 2 + b * (-b / (2 * a)))),
})

const radical = template({
  id: 'sat-math/radical-equation',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
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
      items: 6,
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
  given: ({ a, b }) => ({ a, b }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: 'sm-keeps-an-extraneous-solution',
      shortcut: ({ other }) => num(other),
      why: ({ other, b }) => `makes the right side negative ($${other} - ${b}$), and a root is never negative.`,
    },
    {
      misconception: 'sm-keeps-an-extraneous-solution',
      shortcut: ({ x, other }) => num(x + other),
      why: () => 'adds both solutions of the squared equation.',
    },
    { misconception: 'sm-squares-term-by-term', rule: ({ a, b }) => (b * b + a > 0 ? num(b * b + a) : null) },
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ x, b }) => num(x - b),
      why: () => 'is the value of the root, not of $x$.',
    },
    { misconception: 'sm-slips-on-a-sign', shortcut: ({ x, b }) => num(x + b) },
  ],
  explain: ({ a, b, x, other }) => [
    {
      do: `Squaring gives $x${signed(a)} = x^2 - ${2 * b}x + ${b * b}$, with the solutions $${x}$ and $${other}$.`,
      why: 'Squaring removes the root, but may add solutions.',
    },
    {
      do: `Test: for $${x}$ the root is $${x - b}$ and so is the other side; for $${other}$ they differ. The solution is $${x}$.`,
      why: 'A root is never negative.',
    },
  ],
  check: ({ a, b }) => num(search((x) => x + a >= 0 && Math.sqrt(x + a) === x - b)),
})

const absolute = template({
  id: 'sat-math/absolute-value-equation',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [a, m, d] = [int(rng, 2, 5), nonZero(rng, -9, 9), int(rng, 2, 9)]
        return { a, b: a * m, c: a * d }
      },
      ({ b, c }) => Math.abs(b) !== c,
    ),
  frames: [
    {
      id: 'least',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `What is the least solution of $|${linear(a, b)}| = ${c}$?`,
    },
    {
      id: 'sum',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, b, c }) =>
        `The equation $|${linear(a, b)}| = ${c}$ has two solutions. What is the smaller of the two?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num((-c - b) / a),
  traps: [
    {
      misconception: 'sm-reads-the-wrong-root',
      rule: ({ a, b, c }) => num((c - b) / a),
      why: () => 'is the larger of the two solutions.',
    },
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b, c }) => num((-c + b) / a) },
    { misconception: 'sm-forgets-the-leading-coefficient', rule: ({ a, b, c }) => num(-c / a - b) },
    { misconception: 'sm-stops-half-way', rule: ({ b, c }) => num(-c - b) },
    { misconception: 'sm-slips-on-a-sign', rule: ({ a, b, c }) => num((c + b) / a) },
  ],
  explain: ({ a, b, c }) => [
    {
      do: `Either $${linear(a, b)} = ${c}$ or $${linear(a, b)} = ${-c}$.`,
      why: 'Two numbers have this absolute value.',
    },
    {
      do: `The solutions are $${(c - b) / a}$ and $${(-c - b) / a}$; the smaller one is $${(-c - b) / a}$.`,
      why: 'Solve both equations, then compare.',
    },
  ],
  check: ({ a, b, c }) => num(search((x) => Math.abs(a * x + b) === c)),
})

const rootsForm = template({
  id: 'sat-math/quadratic-solution-form',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -7, 8), n: int(rng, 2, 30) }),
      ({ h, n }) => [2, 3, 4, 5].every((k) => n % (k * k) !== 0) && h * h !== n && Math.abs(h) > 1,
    ),
  frames: [
    {
      id: 'form',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, n }) =>
        `One solution of $${quad(1, -2 * h, h * h - n)} = 0$ can be written as $${h} + \\sqrt{k}$, where $k$ is a constant. What is the value of $k$?`,
    },
  ],
  given: ({ h, n }) => ({ h, p: -2 * h, q: h * h - n }),
  answer: ({ n }) => num(n),
  traps: [
    {
      misconception: 'sm-forgets-the-four',
      shortcut: ({ n }) => num(4 * n),
      why: () => 'is the discriminant, before the root is divided by 2.',
    },
    { misconception: 'sm-takes-another-coefficient', shortcut: ({ h, n }) => num(h * h - n) },
    { misconception: 'sm-adds-the-square-back', shortcut: ({ h, n }) => num(2 * h * h - n) },
    { misconception: 'sm-forgets-the-four', shortcut: ({ n }) => num(2 * n) },
    { misconception: 'sm-takes-another-coefficient', rule: ({ h }) => num(h * h) },
  ],
  explain: ({ h, n }) => [
    { do: `$(x${signed(-h)})^2 = ${h * h}${signed(-(h * h - n))} = ${n}$`, why: 'Complete the square.' },
    { do: `So $x = ${h} \\pm \\sqrt{${n}}$ and $k = ${n}$.`, why: 'Take the square root of both sides.' },
  ],
  check: ({ h, p, q }) => {
    const top = quadraticRoots(1, p, q).reduce((m, s) => Math.max(m, surdNumber(s)), -1e9)
    return num(Math.round((top - h) ** 2))
  },
})

export const templates: readonly Template[] = [positive, sum, one, radical, absolute, rootsForm]

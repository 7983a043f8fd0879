import {
  add,
  div,
  frac,
  int,
  linear,
  mul,
  neg,
  nonZero,
  num,
  polynomial,
  polyTex,
  quadraticRoots,
  signed,
  surdAdd,
  type Template,
  template,
  toTex,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-nonlinear-equations'

export const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))

/** The solutions r > 0 and −s < 0 of x² + px = q, as r and s. */
const rootsOf = ({ p, q }: Readonly<{ p: number; q: number }>): readonly [number, number] => {
  const d = Math.sqrt(p * p + 4 * q)
  return [(d - p) / 2, (d + p) / 2]
}

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
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ p, q }) => [div(Math.sqrt(p * p + 4 * q) - p, 2)],
      rule: (g) => num(rootsOf(g)[0]),
      says: () => 'I gave the positive solution itself.',
      why: () => 'is the solution itself, not the expression that is asked.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ p, q }) => [div(-Math.sqrt(p * p + 4 * q) - p, 2)],
      after: (x, { k, m }) => add(mul(k, x), m),
      rule: (g) => num(g.k * rootsOf(g)[1] + g.m),
      says: () => 'I factored correctly, but read the solutions off the factors with the wrong signs.',
      why: ({ s }) => `uses $${s}$, but the factor $x + ${s}$ is $0$ at $${-s}$.`,
    },
    {
      misconception: 'sm-reads-the-wrong-root',
      operation: 'wrong-number-used',
      operands: ({ p, q }) => [div(-Math.sqrt(p * p + 4 * q) - p, 2)],
      after: (x, { k, m }) => add(mul(k, x), m),
      rule: (g) => num(-g.k * rootsOf(g)[1] + g.m),
      says: () => 'I used the negative solution.',
      why: ({ s }) => `uses the negative solution $${-s}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: (g) => num(g.k * rootsOf(g)[0] - g.m),
      says: ({ m }) => `I used the $${m}$ at the end with the wrong sign.`,
      why: ({ k, r, m }) => `is $${k} \\cdot ${r}${signed(-m)}$.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'part-left-out',
      operands: ({ p, q, k }) => [mul(k, div(Math.sqrt(p * p + 4 * q) - p, 2))],
      rule: (g) => num(g.k * rootsOf(g)[0]),
      says: ({ m }) => `I left out the $${m}$ at the end.`,
      why: ({ k, r }) => `is $${k} \\cdot ${r}$ alone.`,
    },
  ],
  explain: ({ r, s, k, m }, frame) => ({
    plan: 'Bring everything to one side and factor. A product is zero only if one of its factors is, so the factors show the solutions; the condition picks the positive one.',
    steps: [
      {
        do: `${frame === 'grid' ? `$${quad(1, s - r, -r * s)} = 0$. ` : ''}Two numbers with the product $${-r * s}$ and the sum $${s - r}$ are $${-r}$ and $${s}$.`,
        why: 'The product is the constant term, the sum is the coefficient of $x$.',
      },
      {
        do: `$(${linear(1, -r)})(${linear(1, s)}) = 0$, so $x = ${r}$ or $x = ${-s}$.`,
        why: 'A product is 0 only if one of its factors is 0.',
      },
      { do: `The positive solution is $${r}$.`, why: 'The question allows no other one.' },
      {
        do: `$${k} \\cdot ${r}${signed(m)} = ${k * r}${signed(m)} = ${k * r + m}$`,
        why: 'The question asks for this value, not for the solution itself.',
      },
    ],
    check:
      frame === 'grid'
        ? `$${r}^2 = ${r * r}$, and $${r} \\cdot ${r - s < 0 ? `(${r - s})` : r - s} + ${r * s} = ${r * r}$ as well.`
        : `$${r}^2${signed((s - r) * r)} - ${r * s} = ${r * r}${signed((s - r) * r)} - ${r * s} = 0$, so $${r}$ is a solution.`,
    faster: `On a graphing calculator, $y = ${quad(1, s - r, -r * s)}$ crosses the $x$-axis at $x = ${r}$ and at $x = ${-s}$; with the positive one, $${k} \\cdot ${r}${signed(m)} = ${k * r + m}$.`,
  }),
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
    {
      misconception: 'sm-slips-on-a-sign',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ a, b }) => [frac(-b, a)],
      rule: ({ a, b }) => num(div(b, a)),
      says: () => 'I used $\\frac{b}{a}$ and left out the minus sign.',
      why: () => 'has the opposite sign: the sum is $-\\frac{b}{a}$.',
    },
    {
      misconception: 'sm-takes-the-axis',
      operation: 'halved-wrongly',
      operands: ({ a, b }) => [frac(-b, a)],
      rule: ({ a, b }) => num(div(-b, 2 * a)),
      says: () => 'I gave $-\\frac{b}{2a}$, which is half the sum.',
      why: () => 'is half the sum: the axis of symmetry.',
    },
    {
      misconception: 'sm-product-for-the-sum',
      operation: 'wrong-number-used',
      operands: ({ a, c }) => [frac(c, a)],
      rule: ({ a, c }) => num(div(c, a)),
      why: () => 'is the product of the solutions.',
    },
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      operation: 'part-left-out',
      operands: ({ b }) => [-b],
      rule: ({ b }) => num(-b),
      says: ({ a }) => `I gave $-b$ and did not divide by $${a}$.`,
      why: ({ a }) => `is not divided by $${a}$.`,
    },
    {
      misconception: 'sm-turns-the-quotient-over',
      operation: 'reciprocal-taken',
      operands: ({ a, b }) => [-b, a],
      rule: ({ a, b }) => num(div(-a, b)),
      why: () => 'is $-\\frac{a}{b}$.',
    },
    {
      misconception: 'sm-takes-the-axis',
      twoSlips: true,
      rule: ({ a, b }) => num(div(b, 2 * a)),
      says: () => 'I gave $\\frac{b}{2a}$: half the sum, with the wrong sign.',
      why: () => 'is half the sum, with the wrong sign.',
    },
    {
      misconception: 'sm-product-for-the-sum',
      twoSlips: true,
      rule: ({ a, c }) => num(div(-c, a)),
      says: () => 'I used the product of the solutions, and with the wrong sign.',
      why: () => 'is the product of the solutions with the wrong sign.',
    },
  ],
  explain: ({ a, b, c }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const shown = (x: number) => (Math.round(x * 1000) / 1000).toFixed(3)
    const [p, q] = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return {
      plan: 'The solutions need not be found one by one: in the quadratic formula they differ only in the sign of the root, so that the root cancels in their sum.',
      steps: [
        {
          do: `In $${quad(a, b, c)} = 0$, $a = ${a}$ and $b = ${b}$.`,
          why: 'The sum does not depend on the constant term.',
        },
        {
          do: `The solutions are $\\frac{${-b} + \\sqrt{D}}{${2 * a}}$ and $\\frac{${-b} - \\sqrt{D}}{${2 * a}}$ with the same root $\\sqrt{D}$.`,
          why: 'This is the quadratic formula.',
        },
        {
          do: `In the sum the roots cancel: $\\frac{${-b}${signed(-b)}}{${2 * a}} = \\frac{${-2 * b}}{${2 * a}}$.`,
          why: 'One root is added, the other is subtracted.',
        },
        { do: `$\\frac{${-2 * b}}{${2 * a}} = ${toTex(div(-b, a))}$`, why: 'Reduce the fraction.' },
      ],
      check: `With a calculator the solutions are about $${shown(p)}$ and $${shown(q)}$. Their sum is about $${shown(p + q)}$, as is $${toTex(div(-b, a))}$.`,
      faster: `The sum of the solutions is $-\\frac{b}{a} = ${toTex(div(-b, a))}$.`,
    }
  },
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
    {
      misconception: 'sm-forgets-the-leading-coefficient',
      classic: true,
      operation: 'part-left-out',
      operands: ({ b }) => [frac(b * b, 4)],
      rule: ({ b, a }) => (a === 1 ? null : num((b * b) / 4)),
      says: ({ a }) => `I left the coefficient $${a}$ of $x^2$ out of the discriminant.`,
      why: ({ a, b }) => `is $\\frac{${b * b}}{4}$, without the $${a}$.`,
    },
    {
      misconception: 'sm-takes-the-axis',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ a, b }) => [frac(-b, 2 * a)],
      rule: ({ a, b }) => num(div(-b, 2 * a)),
      says: () => 'I gave the solution $-\\frac{b}{2a}$ instead of the constant.',
      why: () => 'is the solution itself, not the constant.',
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'part-left-out',
      operands: ({ a, b }) => [frac(b * b, a)],
      rule: ({ a, b }) => num(div(b * b, a)),
      says: () => 'I left out the 4 in $b^2 - 4ac$.',
      why: ({ a, b }) =>
        a === 1
          ? `is $${b * b}$ itself; the 4 of the discriminant is left out.`
          : `is $${b * b} \\div ${a}$; the 4 of the discriminant is left out.`,
    },
    {
      misconception: 'sm-forgets-the-four',
      operation: 'wrong-number-used',
      operands: ({ a }) => [2 * a],
      after: (x, { b }) => div(b * b, x),
      rule: ({ a, b }) => num(div(b * b, 2 * a)),
      says: () => 'I used $2ac$ instead of $4ac$ in the discriminant.',
      why: ({ a, b }) => `is $${b * b} \\div ${2 * a}$, with 2 in place of the 4 of the discriminant.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: ({ a, b }) => (b < 0 ? num((-b * b) / (4 * a)) : null),
      says: ({ b }) => `I took the square of $${b}$ as negative.`,
      why: ({ b }) => `takes $(${b})^2$ as $${-b * b}$.`,
    },
    {
      misconception: 'sm-forgets-to-square',
      operation: 'exponent-left-out',
      operands: ({ b }) => [frac(b, 2)],
      rule: ({ a, b }) => (a === 1 ? num(b / 2) : null),
      says: () => 'I halved the coefficient of $x$ and did not square it.',
      why: ({ b }) => `is half of $${b}$; the constant is its square.`,
    },
  ],
  explain: ({ a, b }, frame) => {
    const c = frame === 'grid' ? 'k' : 'c'
    const value = (b * b) / (4 * a)
    const root = div(-b, 2 * a)
    return {
      plan: 'A quadratic equation has exactly one real solution when its discriminant is zero. Write the discriminant with the unknown constant, and solve for it.',
      steps: [
        {
          do: `The discriminant is $${b < 0 ? `(${b})` : b}^2 - 4 \\cdot ${a} \\cdot ${c} = ${b * b} - ${4 * a}${c}$.`,
          why: 'It is $b^2 - 4ac$ for $ax^2 + bx + c$.',
        },
        {
          do: `$${b * b} - ${4 * a}${c} = 0$, so $${4 * a}${c} = ${b * b}$.`,
          why: 'There is exactly one solution when it is 0.',
        },
        { do: `$${c} = \\frac{${b * b}}{${4 * a}} = ${value}$`, why: `Divide by $${4 * a}$.` },
      ],
      check: `$${quad(a, b, value)} = ${a === 1 ? '' : a}\\left(x${signed(neg(root))}\\right)^2$, which is zero only at $x = ${toTex(root)}$.`,
      faster: `Exactly one solution means $b^2 = 4ac$, so the constant is $b^2 \\div (4a) = ${b * b} \\div ${4 * a} = ${value}$ in one step.`,
    }
  },
  // The value of the constant that lifts the vertex to the axis.
  check: ({ a, b }) => num(-(a * (-b / (2 * a)) ** 2 + b * (-b / (2 * a)))),
})

export const templates: readonly Template[] = [positive, sum, one]

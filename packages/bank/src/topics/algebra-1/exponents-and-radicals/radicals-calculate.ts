import {
  int,
  num,
  person,
  pick,
  squareParts,
  sub,
  surd,
  surdAdd,
  surdMul,
  surdSqrt,
  surdTex,
  surdValue,
  template,
  until,
} from '#kit'
import { root } from './radical-tex.ts'
import { rationalize } from './radicals-rationalize.ts'

const skill = 'a1-operations-with-radicals'

/** Two roots that are multiples of the same one: a√r and b√r. */
const likeRoots = (m: number, n: number) => ({
  a: squareParts(m).outside,
  b: squareParts(n).outside,
  r: squareParts(m).inside,
})

const addLike = template({
  id: 'algebra-1/radicals-add',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 5), b: int(rng, 2, 6), r: pick(rng, [2, 3, 5, 6, 7]), minus: int(rng, 0, 1) === 1 }),
      ({ a, b, r, minus }) => a !== b && a * a * r < 200 && b * b * r < 250 && (!minus || a - b > 1),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, r, minus }) => `Simplify $\\sqrt{${a * a * r}} ${minus ? '-' : '+'} \\sqrt{${b * b * r}}$.`,
    },
    {
      id: 'path',
      kind: 'words',
      items: 5,
      stem: ({ a, b, r, minus }, rng) =>
        minus
          ? `A rope is $\\sqrt{${a * a * r}}$ feet long. ${person(rng)} cuts off $\\sqrt{${b * b * r}}$ feet. How many feet are left?`
          : `${person(rng)} walks $\\sqrt{${a * a * r}}$ miles north and then $\\sqrt{${b * b * r}}$ miles east. How many miles is that in all?`,
    },
  ],
  given: ({ a, b, r, minus }) => ({ m: a * a * r, n: b * b * r, minus }),
  answer: ({ a, b, r, minus }) => surdValue(surd(0, minus ? a - b : a + b, r)),
  traps: [
    {
      misconception: 'a1-pw-adds-under-the-root',
      classic: true,
      rule: ({ m, n, minus }) => surdValue(surdSqrt(minus ? m - n : m + n)),
      why: ({ minus }) => `${minus ? 'subtracts' : 'adds'} under one root sign.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ m, n, minus }) => {
        const { a, b, r } = likeRoots(m, n)
        return surdValue(surd(0, minus ? a * a - b * b : a * a + b * b, r))
      },
      why: () => 'takes the squares out without taking their roots.',
    },
    {
      misconception: 'a1-pw-adds-radicands-after-simplifying',
      says: ({ r }) => `I added the two numbers $${r}$ under the roots as well as the coefficients.`,
      rule: ({ m, n, minus }) => {
        const { a, b, r } = likeRoots(m, n)
        return minus ? null : surdValue(surd(0, a + b, 2 * r))
      },
      why: ({ r }) => `adds the two $${r}$ under the roots as well; like roots are counted.`,
    },
    {
      misconception: 'a1-pw-takes-out-one-root-only',
      says: () => 'I counted the second root without the factor that comes out of it.',
      rule: ({ m, n, minus }) => {
        const { a, r } = likeRoots(m, n)
        return surdValue(surd(0, minus ? a - 1 : a + 1, r))
      },
      why: ({ b, r }) => `counts $\\sqrt{${b * b * r}}$ as one $\\sqrt{${r}}$.`,
    },
    {
      misconception: 'a1-pw-multiplies-the-factors',
      says: ({ minus }) =>
        `I multiplied the factors in front where I should have ${minus ? 'subtracted' : 'added'} them.`,
      rule: ({ m, n }) => {
        const { a, b, r } = likeRoots(m, n)
        return surdValue(surd(0, a * b, r))
      },
      why: ({ a, b }) => `multiplies $${a}$ and $${b}$.`,
    },
  ],
  explain: ({ a, b, r, minus }) => ({
    plan: 'Roots are combined like terms: simplify each one until the same root stands in both, then count.',
    steps: [
      {
        do: `$\\sqrt{${a * a * r}} = \\sqrt{${a * a} \\cdot ${r}} = ${root(a, r)}$`,
        why: `$${a * a} = ${a}^2$ is a square factor, so $${a}$ comes out of the root.`,
      },
      {
        do: `$\\sqrt{${b * b * r}} = \\sqrt{${b * b} \\cdot ${r}} = ${root(b, r)}$`,
        why: `Now both have the root of $${r}$.`,
      },
      {
        do: `$${root(a, r)} ${minus ? '-' : '+'} ${root(b, r)} = ${surdTex(surd(0, minus ? a - b : a + b, r))}$`,
        why: `Like roots are counted, as with like terms: $${a} ${minus ? '-' : '+'} ${b} = ${minus ? a - b : a + b}$.`,
      },
    ],
    check: `Estimate with decimals: $${(a * Math.sqrt(r)).toFixed(2)} ${minus ? '-' : '+'} ${(b * Math.sqrt(r)).toFixed(2)}$ is about $${((minus ? a - b : a + b) * Math.sqrt(r)).toFixed(1)}$, and so is $${surdTex(surd(0, minus ? a - b : a + b, r))}$.`,
  }),
  check: ({ m, n, minus }) => surdValue(surdAdd(surdSqrt(m), surd(0, minus ? -1 : 1, n))),
})

const multiply = template({
  id: 'algebra-1/radicals-multiply',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 5),
        b: int(rng, 2, 5),
        m: pick(rng, [2, 3, 5, 6, 10]),
        n: pick(rng, [2, 3, 6, 10, 14, 15]),
      }),
      ({ m, n, a, b }) =>
        m !== n && squareParts(m * n).outside > 1 && squareParts(m * n).inside > 1 && a !== b && a * b !== a + b,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, m, n }) => `Multiply and simplify: $${root(a, m)} \\cdot ${root(b, n)}$`,
    },
    {
      id: 'area',
      kind: 'words',
      items: 5,
      stem: ({ a, b, m, n }, rng) =>
        `${person(rng)} paints a rectangular wall panel that is $${root(a, m)}$ feet long and $${root(b, n)}$ feet high. What is its area, in square feet, in simplest form?`,
    },
  ],
  given: ({ a, b, m, n }) => ({ a, b, m, n }),
  answer: ({ a, b, m, n }) => surdValue(surd(0, a * b, m * n)),
  traps: [
    {
      misconception: 'a1-pw-loses-the-factor-from-inside',
      classic: true,
      rule: ({ a, b, m, n }) => surdValue(surd(0, a * b, squareParts(m * n).inside)),
      why: ({ m, n }) => `loses the factor that comes out of $\\sqrt{${m * n}}$.`,
    },
    {
      misconception: 'a1-pw-leaves-the-square-outside',
      rule: ({ a, b, m, n }) => {
        const s = squareParts(m * n)
        return surdValue(surd(0, a * b * s.outside ** 2, s.inside))
      },
      why: () => 'takes the square factor out without taking its root.',
    },
    {
      misconception: 'a1-pw-adds-the-outside-factors',
      rule: ({ a, b, m, n }) => surdValue(surd(0, a + b, m * n)),
      why: ({ a, b }) => `adds $${a}$ and $${b}$ instead of multiplying.`,
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      says: () => 'I forgot the factors in front of the roots.',
      rule: ({ m, n }) => surdValue(surdSqrt(m * n)),
      why: () => 'loses the factors in front of the roots.',
    },
  ],
  explain: ({ a, b, m, n }, frame) => {
    const { outside, inside } = squareParts(m * n)
    return {
      plan: 'A product of roots: multiply the factors in front, multiply the numbers under the roots, and simplify at the end.',
      steps: [
        {
          do: `${frame === 'area' ? `The area is $${root(a, m)} \\cdot ${root(b, n)}$. ` : ''}In front: $${a} \\cdot ${b} = ${a * b}$. Under the root: $${m} \\cdot ${n} = ${m * n}$. This gives $${a * b}\\sqrt{${m * n}}$.`,
          why: 'The product of two roots is the root of the product.',
        },
        {
          do: `Simplify the root: $\\sqrt{${m * n}} = \\sqrt{${outside * outside} \\cdot ${inside}} = ${root(outside, inside)}$.`,
          why: `$${outside * outside} = ${outside}^2$ is the largest square factor.`,
        },
        {
          do: `$${a * b} \\cdot ${root(outside, inside)} = ${surdTex(surd(0, a * b, m * n))}$`,
          why: `$${a * b} \\cdot ${outside} = ${a * b * outside}$.`,
        },
      ],
      check: `Square both: $${a}^2 \\cdot ${m} \\cdot ${b}^2 \\cdot ${n} = ${a * a * m * b * b * n}$ and $${a * b * outside}^2 \\cdot ${inside} = ${(a * b * outside) ** 2 * inside}$.`,
      faster: `Both roots contain $\\sqrt{${outside}}$, and $\\sqrt{${outside}} \\cdot \\sqrt{${outside}} = ${outside}$. So $${a} \\cdot ${b} \\cdot ${outside} = ${a * b * outside}$ stands in front, and $${m / outside} \\cdot ${n / outside} = ${inside}$ is left under the root.`,
    }
  },
  check: ({ a, b, m, n }) => surdValue(surdSqrt(a * a * m * b * b * n)),
})

const conjugates = template({
  id: 'algebra-1/radicals-conjugates',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 70,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 9), c: int(rng, 1, 3), r: pick(rng, [2, 3, 5, 6, 7, 10, 11]) }),
      ({ a, c, r }) =>
        a * a - c * c * r > 0 && Math.abs(a * a - c * c * r) > 1 && a * a !== c * r && c * c * r !== c * r * 2,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'bare',
      items: 7,
      stem: ({ a, c, r }) => `What is the value of $(${a} + ${root(c, r)})(${a} - ${root(c, r)})$?`,
    },
    {
      id: 'field',
      kind: 'words',
      response: 'choice',
      items: 6,
      stem: ({ a, c, r }, rng) =>
        `${person(rng)} changes a square flower bed of side ${a} feet: one side becomes $${root(c, r)}$ feet longer, the other $${root(c, r)}$ feet shorter. What is the area of the new bed, in square feet?`,
    },
  ],
  given: ({ a, c, r }) => ({ a, c, r }),
  answer: ({ a, c, r }) => num(a * a - c * c * r),
  traps: [
    {
      misconception: 'a1-pw-does-not-square-the-factor',
      classic: true,
      rule: ({ a, c, r }) => (c === 1 ? null : num(a * a - c * r)),
      why: ({ c }) => `does not square the factor $${c}$ in front of the root.`,
    },
    {
      misconception: 'a1-pw-adds-the-square-of-the-root',
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c, r }) => [a * a, c * c * r],
      rule: ({ a, c, r }) => num(a * a + c * c * r),
      why: () => 'adds the square of the root; the signs differ, so it is subtracted.',
    },
    {
      misconception: 'a1-pw-ignores-the-root',
      says: ({ a, c }) => `I left out the number under the root and worked out $${a}^2 - ${c}^2$.`,
      operation: 'factor-left-out',
      operands: ({ c }) => [c * c],
      after: (got, { a }) => sub(a * a, got),
      rule: ({ a, c }) => num(a * a - c * c),
      why: () => 'leaves the root out of the square.',
    },
    {
      misconception: 'a1-pw-squares-the-radicand',
      says: ({ r }) => `I took $(\\sqrt{${r}})^2$ for $${r * r}$.`,
      // A bed has no negative area.
      operation: 'product-raised',
      operands: ({ c, r }) => [c, r, 2],
      after: (got, { a }) => sub(a * a, got),
      rule: ({ a, c, r }, frame) => (frame === 'field' && a <= c * r ? null : num(a * a - c * c * r * r)),
      why: ({ r }) => `takes $(\\sqrt{${r}})^2$ as $${r * r}$.`,
    },
    {
      misconception: 'a1-pw-doubles-instead-of-squaring',
      says: ({ a }) => `I doubled $${a}$ instead of squaring it.`,
      operation: 'power-as-product',
      operands: ({ a }) => [a, 2],
      after: (got, { c, r }) => sub(got, c * c * r),
      rule: ({ a, c, r }, frame) => (frame === 'field' && 2 * a <= c * c * r ? null : num(2 * a - c * c * r)),
      why: ({ a }) => `takes $${a}^2$ as $${2 * a}$.`,
    },
    {
      misconception: 'a1-pw-forgets-the-outside-factor',
      operation: 'factor-left-out',
      operands: ({ r }) => [r],
      after: (got, { a }) => sub(a * a, got),
      rule: ({ a, r, c }) => (c === 1 ? null : num(a * a - r)),
      why: ({ c }) => `forgets the factor $${c}$.`,
    },
  ],
  explain: ({ a, c, r }, frame) => ({
    plan: 'A sum times the difference of the same two numbers: the middle terms cancel, and the difference of the squares is left.',
    steps: [
      {
        do: `${frame === 'field' ? 'The area is' : 'It is'} $(${a} + ${root(c, r)})(${a} - ${root(c, r)}) = ${a}^2 - (${root(c, r)})^2$.`,
        why: '$(p + q)(p - q) = p^2 - q^2$: the middle terms cancel.',
      },
      {
        do: `$${a}^2 = ${a * a}$ and $(${root(c, r)})^2 = ${c === 1 ? r : `${c}^2 \\cdot ${r} = ${c * c * r}`}$.`,
        why: c === 1 ? 'Squaring undoes the root.' : 'Squaring undoes the root and squares the factor in front.',
      },
      { do: `$${a * a} - ${c * c * r} = ${a * a - c * c * r}$`, why: 'No root is left.' },
    ],
    check: `With decimals: $${root(c, r)}$ is about $${(c * Math.sqrt(r)).toFixed(2)}$, and $${(a + c * Math.sqrt(r)).toFixed(2)}$ times $${(a - c * Math.sqrt(r)).toFixed(2)}$ is about $${a * a - c * c * r}$.`,
  }),
  check: ({ a, c, r }) => surdValue(surdMul(surd(a, c, r), surd(a, -c, r))),
})

export const templates = [addLike, multiply, conjugates, rationalize]

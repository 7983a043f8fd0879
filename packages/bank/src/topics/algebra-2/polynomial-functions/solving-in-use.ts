import {
  div,
  int,
  linear,
  nameTheWorkedMistake,
  nonZero,
  num,
  pick,
  polyAdd,
  polyEval,
  polyFromRoots,
  polyMul,
  polynomial,
  polyRationalRoots,
  polyTex,
  quadraticRoots,
  type Surd,
  signed,
  solutions,
  type Template,
  table,
  template,
  toNumber,
  until,
  withFaster,
} from '#kit'
import { columnsTo } from './division.ts'
import { threeZeros } from './zeros.ts'

const skill = 'a2-solving-polynomial-equations'
const base = { skill, calculator: false, response: 'choice' } as const

type Box = Readonly<{ a: number; b: number; v: number }>

const side = ({ a, b, v }: Box): number => {
  for (let x = 1; x < 60; x++) if (x * (x + a) * (x + b) === v) return x
  return 0
}

const box = template({
  ...base,
  id: 'algebra-2/box-volume-equation',
  difficulty: 'High',
  b: 0.8,
  seconds: 120,
  draw: (rng): Box =>
    until(
      () => {
        const x = int(rng, 2, 9)
        const [a, b] = [int(rng, 1, 5), int(rng, 2, 8)]
        return { a, b, v: x * (x + a) * (x + b) }
      },
      ({ a, b, v }) => b > a && v < 2000,
    ),
  frames: [
    {
      id: 'longest',
      kind: 'words',
      items: 6,
      stem: ({ a, b, v }) =>
        `A gift box holds ${v} cubic inches. It is ${a === 1 ? '1 inch' : `${a} inches`} longer than it is wide, and ${b} inches taller than it is wide. How tall is the box, in inches?`,
    },
    {
      id: 'parcel',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ a, b, v }) =>
        `A planter in the shape of a box has a volume of ${v} cubic inches. Its depth is ${a === 1 ? '1 inch' : `${a} inches`} more than its width, and its length is ${b} inches more than its width. What is the length of the planter, in inches?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(side(e) + e.b),
  traps: [
    {
      misconception: 'a2-stops-at-the-letter',
      classic: true,
      rule: (e) => num(side(e)),
      why: () => 'is the width, but another side is asked for.',
      says: () => 'I gave the width, which is only the first step.',
    },
    {
      misconception: 'a2-takes-the-difference-from-the-width',
      rule: (e) => num(side(e) + e.a),
      why: ({ a, b }) => `adds ${a} to the width; for the side asked for it is ${b}.`,
    },
    {
      misconception: 'a2-adds-both-differences',
      rule: (e) => num(side(e) + e.a + e.b),
      why: () => 'adds both differences to the width.',
    },
    {
      misconception: 'a2-gives-a-difference-for-a-side',
      says: ({ b }) => `I gave the difference ${b} itself instead of the side.`,
      rule: (e) => num(e.b),
      why: () => 'is only the difference, not the side itself.',
    },
  ],
  explain: (e) => {
    const [x, p] = [side(e), polyAdd(polyMul(polynomial([1, e.a, 0]), polynomial([1, e.b])), polynomial([-e.v]))]
    return {
      plan: 'Name the width, write the other sides and the volume with it, solve the cubic equation, and answer what is asked for.',
      steps: [
        {
          do: `With the width $x$ the other sides are $x + ${e.a}$ and $x + ${e.b}$, so $x(x + ${e.a})(x + ${e.b}) = ${e.v}$.`,
          why: 'Volume is the product of the three sides.',
        },
        { do: `Multiplied out: $${polyTex(p)} = 0$.`, why: 'Bring everything to one side.' },
        {
          do: `Try divisors of ${e.v}: $x = ${x - 1}$ gives $${toNumber(polyEval(p, x - 1))}$, and $x = ${x}$ gives $${x} \\cdot ${x + e.a} \\cdot ${x + e.b} - ${e.v} = 0$.`,
          why: 'For positive $x$ the volume only grows, so there is no other positive solution.',
        },
        {
          do: `The side asked for is $${x} + ${e.b} = ${x + e.b}$.`,
          why: 'The variable stands for the width only.',
        },
      ],
      check: `The sides ${x}, ${x + e.a} and ${x + e.b} give the volume $${x} \\cdot ${x + e.a} \\cdot ${x + e.b} = ${e.v}$.`,
      faster: `The width is the shortest side, so its cube is less than ${e.v}: only widths up to $${Math.ceil(Math.cbrt(e.v) - 1e-9) - 1}$ need to be tried.`,
    }
  },
  check: ({ a, b, v }) => {
    const roots = polyRationalRoots(polyAdd(polyMul(polynomial([1, a, 0]), polynomial([1, b])), polynomial([-v])))
    return num(toNumber(roots.find((r) => r.n > 0) ?? 0) + b)
  },
})

type Irr = Readonly<{ r: number; h: number; k: number }>
const roots = (b: number, c: number): Surd[] => quadraticRoots(1, b, c)

/** b and c of the quadratic x² + bx + c that is left after dividing out the known solution. */
const leftOver = ({
  r,
  p: [, second = 0, third = 0],
}: Readonly<{ r: number; p: readonly number[] }>): readonly [number, number] => [second + r, third + r * (second + r)]

const irrational = template({
  ...base,
  id: 'algebra-2/cubic-with-irrational-roots',
  difficulty: 'High',
  b: 1,
  seconds: 120,
  balance: 'parts',
  draw: (rng): Irr =>
    until(
      () => ({ r: nonZero(rng, -4, 4), h: nonZero(rng, -4, 4), k: pick(rng, [2, 3, 5, 6, 7]) }),
      ({ h, k }) => h * h !== k,
    ),
  frames: [
    {
      id: 'other-solutions',
      kind: 'multi-step',
      items: 6,
      stem: ({ r, h, k }) =>
        `The equation $${polyTex(polyMul(polynomial([1, -r]), polynomial([1, -2 * h, h * h - k])))} = 0$ has the solution $x = ${r}$. What are its other solutions?`,
    },
  ],
  given: ({ r, h, k }) => ({ r, p: [1, -r - 2 * h, h * h - k + 2 * h * r, -r * (h * h - k)] }),
  answer: ({ h, k }) => solutions(roots(-2 * h, h * h - k)),
  traps: [
    {
      misconception: 'a2-takes-b-for-minus-b',
      classic: true,
      rule: (g) => {
        const [b, c] = leftOver(g)
        return solutions(roots(-b, c))
      },
      why: () => 'takes $b$ instead of $-b$ in the quadratic formula.',
    },
    {
      misconception: 'a2-halves-only-the-root',
      rule: (g) => {
        const [b, c] = leftOver(g)
        return solutions(roots(2 * b, (3 * b * b) / 4 + c))
      },
      why: () => 'divides only the root by 2.',
      says: () => 'I divided only the root by 2 in the quadratic formula.',
    },
    {
      misconception: 'a2-halves-only-the-root',
      rule: (g) => {
        const [b, c] = leftOver(g)
        return solutions(roots(b, 4 * c - (3 * b * b) / 4))
      },
      why: () => 'divides only the first term by 2, not the root.',
      says: () => 'I divided only the first term by 2 in the quadratic formula, and not the root.',
    },
    {
      misconception: 'a2-takes-b-for-minus-b',
      twoSlips: true,
      rule: (g) => {
        const [b, c] = leftOver(g)
        return solutions(roots(-b, 4 * c - (3 * b * b) / 4))
      },
      why: () => 'takes $b$ instead of $-b$ in the quadratic formula, and divides only the first term by 2.',
      says: () => 'I took $b$ instead of $-b$ in the quadratic formula, and divided only the first term by 2.',
    },
  ],
  explain: ({ r, h, k }) => ({
    plan: 'Divide out the factor of the known solution; the quadratic that is left is solved with the quadratic formula.',
    steps: [
      {
        do: `Divide by $${linear(1, -r)}$, synthetically with $${r}$: ${columnsTo([1, -2 * h, h * h - k, 0], r)}. What is left is $${polyTex(polynomial([1, -2 * h, h * h - k]))} = 0$.`,
        why: `$x = ${r}$ is a solution, so the division leaves no remainder.`,
      },
      {
        do: `The discriminant is $${4 * h * h}${signed(-4 * (h * h - k))} = ${4 * k}$, and $\\sqrt{${4 * k}} = 2\\sqrt{${k}}$.`,
        why: 'Use $b^2 - 4ac$.',
      },
      {
        do: `$x = \\frac{${2 * h} \\pm 2\\sqrt{${k}}}{2}$, so ${solutions(roots(-2 * h, h * h - k)).html}.`,
        why: 'Both terms of the numerator are divided by 2.',
      },
    ],
    check: `The sum of the two solutions is $${2 * h}$, the opposite of the middle coefficient.`,
    faster: `Complete the square instead of using the formula: $(${linear(1, -h)})^{2} = ${k}$, so $x = ${h} \\pm \\sqrt{${k}}$.`,
  }),
  // Completing the square: sum and product of the two unknown solutions follow from the coefficients.
  check: ({ r, p: [, b = 0, , d = 0] }) => {
    return solutions(quadraticRoots(1, b + r, div(-d, r)))
  },
})

type Lost = Readonly<{ a: number; s: number; t: number }>

const mistake = template({
  id: 'algebra-2/lost-solutions-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-poly',
      items: 7,
      draw: (rng): Lost =>
        until(
          () => ({ a: int(rng, 2, 5), s: nonZero(rng, -6, 6), t: nonZero(rng, -6, 6) }),
          ({ s, t }) => Math.abs(s) !== Math.abs(t),
        ),
      task: ({ a, s, t }) => `solved $${polyTex(polynomial([a, -a * (s + t), a * s * t, 0]))} = 0$`,
      solution: ({ s, t }) => solutions([0, s, t]),
      work: ({ a, s, t }) =>
        `the left side is $${a}x(${linear(1, -s)})(${linear(1, -t)})$, and one of the factors with $x$ must be 0`,
      mistakes: ({ a, s, t }) => [
        {
          says: 'Dividing both sides by $x$ and so losing a solution',
          work: `only $(${linear(1, -s)})(${linear(1, -t)}) = 0$ is left`,
          result: solutions([s, t]),
        },
        {
          says: 'Reading the solutions off the factors with the wrong signs',
          work: `$${linear(1, -s)}$ is read as $${-s}$, and $${linear(1, -t)}$ as $${-t}$`,
          result: solutions([0, -s, -t]),
        },
        {
          says: `Counting the common factor $${a}$ as a solution`,
          work: `$${a}$ joins the three right ones`,
          result: solutions([0, a, s, t]),
        },
        {
          says: 'Dividing by $x$ and then taking the signs of the factors as they stand',
          work: `$0$ is lost, and the other two have the wrong signs`,
          result: solutions([-s, -t]),
        },
      ],
      redo: ({ a, s, t }) => {
        const [p, q, r] = [a, -a * (s + t), a * s * t]
        const roots = Array.from({ length: 41 }, (_, i) => i - 20).filter((x) => p * x ** 3 + q * x * x + r * x === 0)
        const others = roots.filter((x) => x !== 0)
        return [
          solutions(roots),
          solutions(others),
          solutions(roots.map((x) => -x)),
          solutions([...roots, p]),
          solutions(others.map((x) => -x)),
        ]
      },
    }),
    ({ e: { s, t }, which, name }) => {
      const zero = 'Every term has an $x$, so $0$ must be among the solutions'
      const sum = `the other two must have the sum $${s + t}$, the opposite of the coefficient of $x$ in $${polyTex(polynomial([1, -s - t, s * t]))}$`
      return [
        `${zero}, and ${name} lost it. Nothing else is wrong: ${sum}, as in ${name}’s answer.`,
        `${zero}, and it is. But ${sum}, and ${name}’s have $${-s - t}$: their signs are wrong.`,
        `An equation of degree 3 has at most three solutions, and ${name} has four. One of them is the factor in front.`,
        `${zero}, and ${name} lost it. Besides, ${sum}, and ${name}’s have $${-s - t}$: their signs are wrong, too.`,
      ][which] as string
    },
  ),
})

/** The x of the rows that have the wanted value, from small to large. */
const rowsWith = ({ c, rows }: Readonly<{ c: number; rows: readonly (readonly number[])[] }>): number[] =>
  rows.flatMap(([x = 0, y]) => (y === c ? [x] : [])).sort((s, t) => s - t)

const negative = (z: readonly number[]): number[] => z.filter((x) => x < 0).sort((s, t) => s - t)

/** The solutions, one of them without its minus; null where there is no such minus. */
const loseMinus = (z: readonly number[], place: number) => {
  const lost = negative(z)[place]
  return lost === undefined ? null : solutions(z.map((x) => (x === lost ? -x : x)))
}

const minusLost = (z: readonly number[], c: number, place: number): string => {
  const lost = negative(z)[place] ?? 0
  return `has $${-lost}$ instead of $${lost}$; in the row of $${-lost}$ the value is not $${c}$.`
}

const tableRoots = template({
  ...base,
  id: 'algebra-2/solution-from-value-table',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 90,
  draw: (rng) =>
    until(
      () => ({ z: threeZeros(rng, 4), a: pick(rng, [1, 2]), c: nonZero(rng, -9, 9) }),
      ({ z, c }) => !z.includes(0) && Math.abs(c) > 1,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ z, a, c }) => {
        const p = polyAdd(polyFromRoots(z, a), polynomial([c]))
        return `<p>The table shows values of a polynomial function $g$ of degree 3.</p>${table(
          ['$x$', '$g(x)$'],
          [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => [`$${x}$`, `$${toNumber(polyEval(p, x))}$`]),
        )}<p>What are all the solutions of $g(x) = ${c}$?</p>`
      },
    },
  ],
  given: ({ z, c, a }) => {
    const p = polyAdd(polyFromRoots(z, a), polynomial([c]))
    return { c, rows: [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => [x, toNumber(polyEval(p, x))]) }
  },
  answer: ({ z }) => solutions(z),
  traps: [
    {
      misconception: 'a2-reads-the-table-backwards',
      classic: true,
      rule: (g) => solutions(rowsWith(g).slice(0, 2)),
      why: ({ z }) => `leaves out the row of $x = ${Math.max(...z)}$.`,
      says: () => 'I stopped before the last row that has this value.',
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      rule: (g) => solutions(rowsWith(g).map((x) => -x)),
      why: () => 'has all signs turned around.',
      says: () => 'I turned the signs of all three $x$-values around.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => loseMinus(rowsWith(g), 0),
      why: ({ z, c }) => minusLost(z, c, 0),
      says: ({ z }) => `I left out the minus of $${negative(z)[0]}$.`,
    },
    {
      misconception: 'a2-reads-the-table-backwards',
      rule: (g) => solutions(rowsWith(g).slice(1)),
      why: ({ z }) => `leaves out the row of $x = ${Math.min(...z)}$.`,
      says: () => 'I overlooked the first row that has this value.',
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: (g) => loseMinus(rowsWith(g), 1),
      why: ({ z, c }) => minusLost(z, c, 1),
      says: ({ z }) => `I left out the minus of $${negative(z)[1]}$.`,
    },
  ],
  explain: ({ z, c }) => ({
    plan: 'A solution is an $x$ for which the function has the wanted value: look for this value among the values of $g$.',
    steps: [
      {
        do: `$g(x) = ${c}$ asks for the rows whose right entry is $${c}$.`,
        why: `A solution is an $x$ for which the function has the value $${c}$; the zeros of $g$ are not asked for.`,
      },
      {
        do: `The value $${c}$ stands in ${z.length} rows: ${[...z]
          .sort((s, t) => s - t)
          .map((x) => `$g(${x}) = ${c}$`)
          .join(', ')}.`,
        why: 'Read the $x$ on the left of each of these rows.',
      },
      {
        do: `So ${solutions(z).html}.`,
        why: 'An equation of degree 3 has at most three solutions, so there are no others outside the table.',
      },
    ],
    check: `In no other row is the value $${c}$.`,
    faster: `Count the rows with $${c}$ first: there are ${z.length}, so an option with another number of solutions is out. Of the others, look up only the numbers in which they differ.`,
  }),
  check: ({ c, rows }) => solutions(rows.flatMap(([x = 0, y]) => (y === c ? [x] : []))),
})

export const templates: readonly Template[] = [box, irrational, mistake, tableRoots]

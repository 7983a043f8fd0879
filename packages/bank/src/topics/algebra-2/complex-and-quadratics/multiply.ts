import { add, coef, complex, int, nonZero, num, paren, person, signed, type Template, template, until } from '#kit'
import { c, pc, timesByRemainder, wholes } from './common.ts'

export const skill = 'a2-complex-add-and-multiply'

export type Four = { a: number; b: number; d: number; e: number }
export const drawFour = (rng: () => number, most: number): Four =>
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
  draw: (rng) => drawFour(rng, 12),
  frames: [{ id: 'bare', kind: 'bare', items: 7, stem: ({ a, b, d, e }) => `What is $${pc(a, b)} - ${pc(d, e)}$?` }],
  given: (p) => p,
  answer: ({ a, b, d, e }) => complex(a - d, b - e),
  traps: [
    {
      misconception: 'a2-cq-minus-reaches-one-part-only',
      classic: true,
      rule: ({ a, b, d, e }) => complex(a - d, b + e),
      why: () => 'subtracts the real parts, but adds the imaginary parts.',
    },
    {
      misconception: 'a2-cq-adds-instead-of-subtracting',
      rule: ({ a, b, d, e }) => complex(a + d, b + e),
      why: () => 'adds instead of subtracting.',
    },
    {
      misconception: 'a2-cq-subtracts-the-other-way',
      rule: ({ a, b, d, e }) => complex(d - a, e - b),
      why: () => 'subtracts the first number from the second.',
    },
    {
      misconception: 'a2-cq-minus-reaches-one-part-only',
      rule: ({ a, b, d, e }) => complex(a + d, b - e),
      why: () => 'adds the real parts and subtracts only the imaginary parts.',
      says: () => 'I subtracted the imaginary parts, but added the real parts.',
    },
  ],
  explain: ({ a, b, d, e }) => ({
    plan: 'Combine real parts with real parts and imaginary parts with imaginary parts; the minus belongs to both.',
    steps: [
      { do: `Real parts: $${a} - ${paren(d)} = ${a - d}$.`, why: 'Real parts are combined with real parts.' },
      {
        do: `Imaginary parts: $${b} - ${paren(e)} = ${b - e}$.`,
        why: 'The minus reaches both parts in the parentheses.',
      },
      { do: `Together: $${c(a - d, b - e)}$.`, why: 'The $i$ is treated like a variable here.' },
    ],
    check: `Add back: $${pc(a - d, b - e)} + ${pc(d, e)} = ${c(a, b)}$.`,
  }),
  // The other way around: the number that, with w taken away or added again, gives z.
  check: ({ a, b, d, e }) => {
    const part = (z: number, w: number) => wholes(40).find((x) => x + w === z) ?? 99
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
      classic: true,
      rule: ({ a, b, d, e }) => complex(a * d + b * e, a * e + b * d),
      why: ({ b, e }) => `takes $i^2$ for $1$, so that $${b * e}$ is added instead of subtracted.`,
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      rule: ({ a, b, d, e }) => complex(a * d, b * e),
      why: () => 'multiplies real with real and imaginary with imaginary only, and keeps one $i$.',
      says: () => 'I multiplied real with real and imaginary with imaginary only, and kept one $i$.',
    },
    {
      misconception: 'a2-cq-loses-a-sign-in-the-middle',
      rule: ({ a, b, d, e }) => (b > 0 && d > 0 ? null : complex(a * d - b * e, a * e - b * d)),
      why: ({ b, d }) => `takes the product of $${c(0, b)}$ and $${d}$ with the wrong sign.`,
      says: ({ b, d }) => `I took the product of $${c(0, b)}$ and $${d}$ for $${c(0, -b * d)}$.`,
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      operation: 'term-left-out',
      operands: ({ a, d, b, e }) => [a * d, -b * e],
      rule: ({ a, b, d, e }) => complex(a * d - b * e, 0),
      why: () => 'leaves out the two middle products.',
    },
    {
      misconception: 'a2-cq-leaves-out-a-product',
      rule: ({ a, b, d, e }) => complex(a * d, a * e + b * d),
      why: () => 'leaves out the product of the two imaginary parts.',
      says: () => 'I left out the product of the two imaginary parts.',
    },
    {
      misconception: 'a2-cq-loses-a-sign-in-the-middle',
      rule: ({ a, b, d, e }) => (a > 0 && e > 0 ? null : complex(a * d - b * e, b * d - a * e)),
      why: ({ a, e }) => `takes the product of $${a}$ and $${c(0, e)}$ with the wrong sign.`,
      says: ({ a, e }) => `I took the product of $${a}$ and $${c(0, e)}$ for $${c(0, -a * e)}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      twoSlips: true,
      rule: ({ a, b, d, e }) => (b > 0 && d > 0 ? null : complex(a * d + b * e, a * e - b * d)),
      why: () => 'takes $i^2$ for $1$ and has a wrong sign in the middle.',
      says: ({ b, d }) => `I took $i^2$ for $1$, and the product of $${c(0, b)}$ and $${d}$ for $${c(0, -b * d)}$.`,
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      twoSlips: true,
      rule: ({ a, b, d, e }) => (a > 0 && e > 0 ? null : complex(a * d + b * e, b * d - a * e)),
      why: () => 'takes $i^2$ for $1$ and has a wrong sign in the middle.',
      says: ({ a, e }) => `I took $i^2$ for $1$, and the product of $${a}$ and $${c(0, e)}$ for $${c(0, -a * e)}$.`,
    },
  ],
  explain: ({ a, b, d, e }) => ({
    plan: 'Multiply each part of the first number with each part of the second, then replace $i^2$ by its value.',
    steps: [
      {
        do: `The four products are $${a * d}$, $${c(0, a * e)}$, $${c(0, b * d)}$ and $${coef(b * e)}i^2$.`,
        why: 'As with $(a + b)(c + d)$.',
      },
      { do: `$${coef(b * e)}i^2 = ${-b * e}$`, why: '$i^2 = -1$' },
      {
        do: `Real part: $${a * d}${signed(-b * e)} = ${a * d - b * e}$. Imaginary part: $${a * e}${signed(b * d)} = ${a * e + b * d}$.`,
        why: 'Collect real with real and imaginary with imaginary.',
      },
      { do: `The product is $${c(a * d - b * e, a * e + b * d)}$.`, why: 'Write the two parts together.' },
    ],
    check: `The squares of the absolute values multiply too: $(${a * a} + ${b * b})(${d * d} + ${e * e}) = ${(a * a + b * b) * (d * d + e * e)}$, and for the result $${(a * d - b * e) ** 2} + ${(a * e + b * d) ** 2} = ${(a * d - b * e) ** 2 + (a * e + b * d) ** 2}$.`,
    faster: `One pattern holds all four products: $(p + qi)(r + si) = (pr - qs) + (ps + qr)i$. Here $pr - qs = ${a * d} - ${paren(b * e)} = ${a * d - b * e}$ and $ps + qr = ${a * e} + ${paren(b * d)} = ${a * e + b * d}$.`,
  }),
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
      misconception: 'a2-cq-multiplies-part-by-part',
      classic: true,
      operation: 'term-left-out',
      operands: ({ a, b }) => [a * a, -b * b],
      rule: ({ a, b }) => complex(a * a - b * b, 0),
      why: ({ a, b }) =>
        `squares each part and leaves out the middle term $2 \\cdot ${paren(a)} \\cdot ${b < 0 ? `(${c(0, b)})` : c(0, b)}$.`,
      says: () => 'I squared each part and left out the middle term.',
    },
    {
      misconception: 'a2-cq-takes-i-squared-for-one',
      rule: ({ a, b }) => complex(a * a + b * b, 2 * a * b),
      why: ({ b }) => `adds $${b * b}$ although $i^2 = -1$.`,
    },
    {
      misconception: 'a2-cq-halves-the-middle-term',
      rule: ({ a, b }) => complex(a * a - b * b, a * b),
      why: () => 'takes the middle product only once.',
    },
    {
      misconception: 'a2-cq-loses-a-sign-in-the-middle',
      rule: ({ a, b }) => (a > 0 && b > 0 ? null : complex(a * a - b * b, -2 * a * b)),
      why: () => 'has the wrong sign in the middle term.',
      says: ({ a, b }) => `I took the middle term for $${c(0, -2 * a * b)}$, with the wrong sign.`,
    },
    {
      misconception: 'a2-cq-halves-the-middle-term',
      twoSlips: true,
      rule: ({ a, b }) => complex(a * a + b * b, a * b),
      why: () => 'takes the middle product only once, and $i^2$ for $1$.',
      says: () => 'I took the middle term of the square only once, and $i^2$ for $1$.',
    },
  ],
  explain: ({ a, b }) => ({
    plan: 'Use the pattern for the square of a sum: square, twice the product, square. Then replace $i^2$ by its value.',
    steps: [
      {
        do: `$${pc(a, b)}^2 = ${paren(a)}^2 + 2 \\cdot ${paren(a)} \\cdot ${b < 0 ? `(${c(0, b)})` : c(0, b)} + ${pc(0, b)}^2$`,
        why: 'Square, twice the product, square.',
      },
      {
        do: `$${paren(a)}^2 = ${a * a}$, twice the product is $${c(0, 2 * a * b)}$, and $${pc(0, b)}^2 = ${b * b === 1 ? '' : b * b}i^2 = -${b * b}$.`,
        why: '$i^2 = -1$',
      },
      {
        do: `$${a * a} - ${b * b} = ${a * a - b * b}$, so the square is $${c(a * a - b * b, 2 * a * b)}$.`,
        why: 'The two squares are real, the middle term is imaginary.',
      },
    ],
    check: `The absolute value is squared too: $(${a * a} + ${b * b})^2 = ${(a * a + b * b) ** 2}$, and for the result $${(a * a - b * b) ** 2} + ${(2 * a * b) ** 2} = ${(a * a - b * b) ** 2 + (2 * a * b) ** 2}$.`,
    faster: `Part by part: the real part is $${paren(a)}^2 - ${paren(b)}^2 = ${a * a - b * b}$, and the factor of $i$ is $2 \\cdot ${paren(a)} \\cdot ${paren(b)} = ${2 * a * b}$.`,
  }),
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
      classic: true,
      operation: 'sign-reversed',
      operands: ({ b, e }) => [-b * e],
      after: (got, { b, e, a, d, k }) => add(a * d + a * e + b * d + k, got),
      rule: ({ a, b, d, e, k }) => num(a * d + b * e + a * e + b * d + k),
      why: ({ b, e }) => `takes $i^2$ for $1$, so that $${b * e}$ is added instead of subtracted.`,
    },
    {
      misconception: 'a2-cq-multiplies-part-by-part',
      operation: 'term-left-out',
      operands: ({ a, d, b, e, k }) => [a * d, -b * e, k],
      rule: ({ a, b, d, e, k }) => num(a * d - b * e + k),
      why: () => 'leaves out the two middle products.',
    },
    {
      misconception: 'a2-cq-leaves-out-a-product',
      operation: 'term-left-out',
      operands: ({ a, d, b, e }) => [a * d - b * e, a * e + b * d],
      rule: ({ a, b, d, e }) => num(a * d - b * e + a * e + b * d),
      why: ({ k }) => `leaves out the $${k}i$ after the product.`,
      says: ({ k }) => `I left out the $${k}i$ after the product.`,
    },
    {
      misconception: 'a2-cq-subtracts-the-imaginary-part',
      operation: 'subtracted-instead-of-added',
      operands: ({ a, d, b, e, k }) => [a * d - b * e, a * e + b * d + k],
      rule: ({ a, b, d, e, k }) => num(a * d - b * e - (a * e + b * d + k)),
      why: () => 'is $p - q$.',
    },
  ],
  explain: ({ a, b, d, e, k }) => ({
    plan: 'Multiply out to the form $p + qi$, add the extra term to the imaginary part, then answer what is asked: the sum of both parts.',
    steps: [
      {
        do: `The four products are $${a * d}$, $${c(0, a * e)}$, $${c(0, b * d)}$ and $${coef(b * e)}i^2 = ${-b * e}$; together $${c(a * d - b * e, a * e + b * d)}$.`,
        why: 'Multiply each part by each, and use $i^2 = -1$.',
      },
      {
        do: `Adding $${k}i$ gives $p = ${a * d - b * e}$ and $q = ${a * e + b * d + k}$.`,
        why: 'Only the imaginary part changes.',
      },
      {
        do: `$p + q = ${a * d - b * e} + ${paren(a * e + b * d + k)} = ${a * d - b * e + a * e + b * d + k}$`,
        why: 'This is what is asked for.',
      },
    ],
    check: `Test the product by absolute values: $(${a * a} + ${b * b})(${d * d} + ${e * e}) = ${(a * a + b * b) * (d * d + e * e)}$, and $${(a * d - b * e) ** 2} + ${(a * e + b * d) ** 2} = ${(a * d - b * e) ** 2 + (a * e + b * d) ** 2}$.`,
    faster: `Only the sum of the two parts is asked for, so leave the $i$ out and change the sign of the product with $i^2$: $${a * d}${signed(a * e)}${signed(b * d)}${signed(-b * e)}${signed(k)} = ${a * d - b * e + a * e + b * d + k}$.`,
  }),
  check: ({ a, b, d, e, k }) => {
    const [re, im] = timesByRemainder(a, b, d, e)
    return num(re + im + k)
  },
})

export const templates: readonly Template[] = [sum, product, square, parts]

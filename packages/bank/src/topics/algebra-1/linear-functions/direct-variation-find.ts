import {
  coef,
  div,
  frac,
  int,
  mul,
  num,
  person,
  pick,
  type Rng,
  type Template,
  template,
  toTex,
  until,
  whole,
} from '#kit'

const skill = 'a1-direct-variation'

/** y = (p/q) x through (x, y). */
const drawPair = (rng: Rng) =>
  until(
    () => {
      const [p, q] = [int(rng, 2, 9), pick(rng, [1, 1, 2, 3, 4])]
      const x = q * int(rng, 2, 8)
      return { x, y: (x * p) / q }
    },
    ({ x, y }) => x !== y && y !== 2 * x && y % x !== x,
  )

const constant = template({
  id: 'algebra-1/direct-variation-constant',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 45,
  response: 'choice',
  balance: 'place',
  draw: drawPair,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ x, y }) =>
        `The variable $y$ varies directly with $x$, and $y = ${y}$ when $x = ${x}$. What is the constant of variation?`,
    },
    {
      id: 'coins',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ x, y }, rng) =>
        `In a game the score varies directly with the number of coins that a player has found. ${person(rng)} has ${x} coins and ${y} points. What is the constant of variation, in points per coin?`,
    },
  ],
  given: (p) => p,
  answer: ({ x, y }) => num(frac(y, x)),
  traps: [
    {
      misconception: 'a1-dv-divides-the-wrong-way',
      classic: true,
      operation: 'reciprocal-taken',
      operands: ({ y, x }) => [y, x],
      rule: ({ x, y }) => num(frac(x, y)),
      why: ({ x, y }) => `divides $${x}$ by $${y}$; the constant is $y$ divided by $x$.`,
    },
    {
      misconception: 'a1-dv-multiplies-for-the-constant',
      operation: 'multiplied-instead-of-divided',
      operands: ({ y, x }) => [y, x],
      rule: ({ x, y }) => num(x * y),
      why: () => 'multiplies the two values; that would be the constant of an inverse variation.',
    },
    {
      misconception: 'a1-dv-subtracts-for-the-constant',
      operation: 'subtracted-instead-of-divided',
      operands: ({ y, x }) => [y, x],
      rule: ({ x, y }) => num(Math.abs(y - x)),
      why: () => 'takes the difference of the two values instead of their quotient.',
    },
    {
      misconception: 'a1-dv-gives-y',
      operation: 'wrong-number-used',
      operands: ({ y }) => [y],
      rule: ({ y }) => num(y),
      why: ({ y }) => `is the value $${y}$ of $y$ itself.`,
    },
  ],
  explain: ({ x, y }) => ({
    plan: 'Write the direct variation as an equation with the constant, put the known pair in, and solve for the constant.',
    steps: [
      { do: 'Direct variation means $y = kx$.', why: '$k$ is the constant of variation.' },
      { do: `Put in: $${y} = k \\cdot ${x}$.`, why: 'One known pair is enough.' },
      {
        do: `Divide by $${x}$: $k = \\frac{${y}}{${x}}${frac(y, x).d === x ? '' : ` = ${toTex(frac(y, x))}`}$.`,
        why: 'The constant is $y$ divided by $x$.',
      },
    ],
    check: `$${toTex(frac(y, x))} \\cdot ${x} = ${y}$.`,
  }),
  check: ({ x, y }) => num(div(mul(y, 2), mul(x, 2))),
})

const predict = template({
  id: 'algebra-1/direct-variation-predict',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawPair(rng), z: int(rng, 3, 24) }),
      ({ x, y, z }) =>
        z !== x && z !== y && (y * z) % x === 0 && (x * y) % z === 0 && z - x + y > 0 && Math.abs(z - x) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ x, y, z }) =>
        `If $y$ varies directly with $x$, and $y = ${y}$ when $x = ${x}$, what is $y$ when $x = ${z}$?`,
    },
    {
      id: 'spring',
      kind: 'words',
      items: 5,
      stem: ({ x, y, z }) =>
        `The length by which a spring is stretched varies directly with the weight that hangs on it. A weight of ${x} pounds stretches it by ${y} millimeters. By how many millimeters does a weight of ${z} pounds stretch it?`,
    },
    {
      id: 'fabric',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ x, y, z }) =>
        `The price of a fabric varies directly with its length. A piece of ${x} feet costs ${y} dollars. How many dollars does a piece of ${z} feet cost?`,
    },
  ],
  given: (p) => p,
  answer: ({ x, y, z }) => num((y * z) / x),
  traps: [
    {
      misconception: 'a1-dv-adds-the-difference',
      classic: true,
      operation: 'added-instead-of-multiplied',
      operands: ({ y, z, x }) => [y, z - x],
      rule: ({ x, y, z }) => num(y + z - x),
      why: ({ x, z }) =>
        `${z > x ? 'adds' : 'subtracts'} ${Math.abs(z - x)}, the difference between ${z} and ${x}; in a direct variation both change by the same factor, not by the same amount.`,
    },
    {
      misconception: 'a1-dv-varies-inversely',
      operation: 'divided-instead-of-multiplied',
      operands: ({ y, z, x }) => [y, div(z, x)],
      rule: ({ x, y, z }) => num((x * y) / z),
      why: () => 'keeps the product the same; in a direct variation the quotient stays the same.',
    },
    {
      misconception: 'a1-dv-divides-the-wrong-way',
      operation: 'reciprocal-taken',
      operands: ({ y, x }) => [y, x],
      after: (got, { z }) => mul(got, z),
      rule: ({ x, y, z }) => whole(frac(x * z, y)),
      why: ({ x, y }) => `uses the constant $\\frac{${x}}{${y}}$, which is the reciprocal of the right one.`,
    },
    {
      misconception: 'a1-dv-forgets-to-divide',
      says: ({ x, y, z }) => `I multiplied ${y} by ${z}, but did not divide by ${x}.`,
      operation: 'stopped-at-a-step',
      operands: ({ y, z }) => [y * z],
      rule: ({ y, z }) => num(y * z),
      why: ({ x }) => `multiplies ${'$y$'} by the new value but does not divide by ${x}.`,
    },
    { misconception: 'a1-dv-keeps-y', rule: ({ y }) => num(y), why: ({ y }) => `keeps the old value ${y}.` },
  ],
  explain: ({ x, y, z }) => ({
    plan: 'Find the constant of variation from the pair that is known, then multiply it by the new value.',
    steps: [
      {
        do: `$k = \\frac{${y}}{${x}}${frac(y, x).d === x ? '' : ` = ${toTex(frac(y, x))}`}$`,
        why: 'In $y = kx$ the constant is $y$ divided by $x$.',
      },
      { do: `So $y = ${coef(frac(y, x))}x$.`, why: 'The same constant holds for every pair.' },
      { do: `For $x = ${z}$: $y = ${toTex(frac(y, x))} \\cdot ${z} = ${(y * z) / x}$.`, why: 'Put the new value in.' },
    ],
    check: `The quotient is the same: $\\frac{${(y * z) / x}}{${z}}$ and $\\frac{${y}}{${x}}$ are both $${toTex(frac(y, x))}$.`,

    faster:
      z % x === 0
        ? `${z} is ${z / x} times ${x}, so $y = ${z / x} \\cdot ${y} = ${(y * z) / x}$.`
        : `In one line on a calculator: $${y} \\div ${x} \\cdot ${z} = ${(y * z) / x}$.`,
  }),
  // What one unit of x brings, added up.
  check: ({ x, y, z }) => {
    let sum = frac(0)
    for (let k = 0; k < z; k++) sum = frac(sum.n * x + y * sum.d, sum.d * x)
    return num(sum)
  },
})

const missing = template({
  id: 'algebra-1/direct-variation-missing-x',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ ...drawPair(rng), w: int(rng, 4, 60) }),
      ({ x, y, w }) =>
        w !== y && w !== x && (x * w) % y === 0 && (y * w) % x === 0 && (x * y) % w === 0 && x + w - y > 0,
    ),
  frames: [
    {
      id: 'points',
      kind: 'bare',
      items: 5,
      stem: ({ x, y, w }) =>
        `The points $(${x}, ${y})$ and $(a, ${w})$ lie on the graph of the same direct variation. What is $a$?`,
    },
    {
      id: 'lights',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ x, y, w }) =>
        `On a string of lights the number of bulbs varies directly with the length of the string. A string of ${x} feet has ${y} bulbs. How many feet long is a string with ${w} bulbs?`,
    },
    {
      id: 'bottles',
      kind: 'words',
      items: 4,
      stem: ({ x, y, w }) =>
        `The number of bottles that a machine fills varies directly with the time. In ${x} seconds it fills ${y} bottles. In how many seconds does it fill ${w} bottles?`,
    },
  ],
  given: (p) => p,
  answer: ({ x, y, w }) => num((x * w) / y),
  traps: [
    {
      misconception: 'a1-dv-solves-for-the-wrong-variable',
      says: ({ w }) => `I took ${w} for a value of $x$ and found $y$ for it.`,
      classic: true,
      operation: 'multiplied-instead-of-divided',
      operands: ({ w, y, x }) => [w, div(y, x)],
      rule: ({ x, y, w }) => num((y * w) / x),
      why: ({ w }) => `takes ${w} for a value of $x$; it is a value of $y$.`,
    },
    {
      misconception: 'a1-dv-adds-the-difference',
      operation: 'added-instead-of-multiplied',
      operands: ({ x, w, y }) => [x, w - y],
      rule: ({ x, y, w }) => num(x + w - y),
      why: ({ y, w }) => `changes $x$ by the same amount as $y$ changes from ${y} to ${w}.`,
    },
    {
      misconception: 'a1-dv-varies-inversely',
      operation: 'divided-instead-of-multiplied',
      operands: ({ x, w, y }) => [x, div(w, y)],
      rule: ({ x, y, w }) => num((x * y) / w),
      why: () => 'keeps the product the same instead of the quotient.',
    },
    {
      misconception: 'a1-dv-gives-the-constant',
      operation: 'stopped-at-a-step',
      operands: ({ y, x }) => [div(y, x)],
      rule: ({ x, y }) => whole(frac(y, x)),
      why: () => 'is the constant of variation.',
    },
    {
      misconception: 'a1-dv-forgets-to-divide',
      says: ({ x, y, w }) => `I multiplied ${x} by ${w}, but did not divide by ${y}.`,
      operation: 'stopped-at-a-step',
      operands: ({ x, w }) => [x * w],
      rule: ({ x, w }) => num(x * w),
      why: ({ y }) => `does not divide by ${y}.`,
    },
  ],
  explain: ({ x, y, w }) => ({
    plan: 'Find the constant of variation, write the equation, put the new output in, and solve for the input.',
    steps: [
      {
        do: `$k = \\frac{${y}}{${x}}${frac(y, x).d === x ? '' : ` = ${toTex(frac(y, x))}`}$`,
        why: 'The quotient of $y$ and $x$ is always the same.',
      },
      { do: `$${w} = ${coef(frac(y, x))}x$`, why: `The number ${w} is a value of $y$.` },
      {
        do: `$x = ${w} \\div ${toTex(frac(y, x))} = ${(x * w) / y}$`,
        why: 'Divide by the constant to get back to $x$.',
      },
    ],
    faster: `The output is multiplied by $${toTex(frac(w, y))}$, so the input is too: $${x} \\cdot ${toTex(frac(w, y))} = ${(x * w) / y}$.`,
    check: `$\\frac{${w}}{${(x * w) / y}} = ${toTex(frac(y, x))}$ as well.`,
  }),
  check: ({ x, y, w }) => num([...Array(400).keys()].find((a) => a > 0 && a * y === w * x) ?? Number.NaN),
})

export const templates: readonly Template[] = [constant, predict, missing]

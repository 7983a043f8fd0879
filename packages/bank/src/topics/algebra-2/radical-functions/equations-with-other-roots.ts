import {
  div,
  frac,
  int,
  linear,
  nonZero,
  num,
  paren,
  pick,
  pow,
  signed,
  solutions,
  sub,
  type Template,
  template,
  toNumber,
  until,
} from '#kit'

const skill = 'a2-radical-equations'
const base = { skill, calculator: false, response: 'choice' } as const

type Cube = Readonly<{ a: number; b: number; c: number }>

const cubeRoot = template({
  ...base,
  id: 'algebra-2/cube-root-equation',
  difficulty: 'Medium',
  b: -0.2,
  seconds: 65,
  draw: (rng): Cube =>
    until(
      () => {
        const [a, c, x] = [int(rng, 2, 5), nonZero(rng, -5, 5), nonZero(rng, -20, 20)]
        return { a, b: c ** 3 - a * x, c }
      },
      ({ b, c }) => b !== 0 && Math.abs(b) < 80 && Math.abs(c) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ a, b, c }) => `What is the solution of $\\sqrt[3]{${linear(a, b)}} = ${c}$?`,
    },
    {
      id: 'exponent',
      kind: 'bare',
      items: 5,
      stem: ({ a, b, c }) => `If $(${linear(a, b)})^{1/3} = ${c}$, what is the value of $x$?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, c }) => num(frac(c ** 3 - b, a)),
  traps: [
    {
      misconception: 'a2-squares-a-cube-root',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [2],
      after: (got, { a, b, c }) => div(c ** toNumber(got) - b, a),
      rule: ({ a, b, c }) => num(frac(c * c - b, a)),
      why: () => 'squares instead of cubing.',
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      classic: true,
      operation: 'power-as-product',
      operands: ({ c }) => [c, 3],
      after: (got, { a, b }) => div(sub(got, b), a),
      rule: ({ a, b, c }) => num(frac(3 * c - b, a)),
      says: () => 'I multiplied by 3 instead of cubing.',
      why: () => 'multiplies by 3 instead of cubing.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      says: ({ b }) => `I moved the $${b}$ to the other side without changing its sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, b }) => [c ** 3, b],
      after: (got, { a }) => div(got, a),
      rule: ({ a, b, c }) => num(frac(c ** 3 + b, a)),
      why: ({ b }) => `moves the $${b}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-removes-the-root-without-squaring',
      operation: 'exponent-left-out',
      operands: ({ c }) => [c],
      after: (got, { a, b }) => div(sub(got, b), a),
      rule: ({ a, b, c }) => num(frac(c - b, a)),
      why: () => 'drops the root without cubing the other side.',
    },
    {
      misconception: 'a2-loses-the-sign-of-a-cube',
      operation: 'sign-dropped',
      operands: ({ c }) => [c ** 3],
      after: (got, { a, b }) => div(sub(got, b), a),
      rule: ({ a, b, c }) => (c > 0 ? null : num(frac(-(c ** 3) - b, a))),
      why: ({ c }) => `takes $(${c})^{3}$ as $${-(c ** 3)}$.`,
    },
  ],
  explain: ({ a, b, c }, frame) => {
    const x = (c ** 3 - b) / a
    return {
      plan: 'A cube root is undone by cubing both sides; then a linear equation is left.',
      steps: [
        {
          do: `Cube both sides: $${linear(a, b)} = ${paren(c)}^{3} = ${c ** 3}$.`,
          why:
            frame === 'exponent'
              ? 'The exponent one third means a cube root, and cubing undoes it.'
              : 'Cubing undoes a cube root, also for negative numbers.',
        },
        {
          do: `${b < 0 ? 'Add' : 'Subtract'} $${Math.abs(b)}$ on both sides: $${a}x = ${c ** 3 - b}$.`,
          why: 'This leaves the term with $x$ alone.',
        },
        { do: `Divide by $${a}$: $x = ${x}$.`, why: 'This leaves $x$ alone.' },
      ],
      check: `$${a} \\cdot ${paren(x)}${signed(b)} = ${c ** 3}$, and the cube root of $${c ** 3}$ is $${c}$.`,
      faster: `Undo the operations in your head, from the outside in: $${paren(c)}^{3} = ${c ** 3}$, $${c ** 3}${signed(-b)} = ${c ** 3 - b}$, $${c ** 3 - b} \\div ${a} = ${x}$.`,
    }
  },
  check: ({ a, b, c }) => {
    for (let x = -100; x <= 100; x++) if (Math.abs(Math.cbrt(a * x + b) - c) < 1e-9) return num(x)
    return num(0)
  },
})

type TwoThirds = Readonly<{ a: number; k: number }>

const twoThirds = template({
  ...base,
  id: 'algebra-2/two-thirds-power-equation',
  difficulty: 'High',
  b: 0.9,
  seconds: 90,
  draw: (rng): TwoThirds =>
    until(
      () => ({ a: nonZero(rng, -9, 9), k: int(rng, 2, 5) }),
      ({ a, k }) => Math.abs(a) !== k ** 3 && Math.abs(a) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, k }) => `What are all real solutions of $(${linear(1, a)})^{2/3} = ${k * k}$?`,
    },
  ],
  given: ({ a, k }) => ({ a, square: k * k }),
  answer: ({ a, k }) => solutions([k ** 3 - a, -(k ** 3) - a]),
  traps: [
    {
      misconception: 'a2-forgets-the-second-root',
      classic: true,
      rule: ({ a, square }) => solutions([Math.sqrt(square) ** 3 - a]),
      why: () => 'forgets that the square has two roots.',
    },
    {
      misconception: 'a2-stops-at-the-cube-root',
      rule: ({ a, square }) => solutions([Math.sqrt(square) - a, -Math.sqrt(square) - a]),
      why: ({ k }) => `sets $x$ plus the number equal to $${k}$ and $${-k}$, which are the values of the cube root.`,
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      says: ({ a }) => `I moved the $${a}$ to the other side without changing its sign.`,
      rule: ({ a, square }) => solutions([Math.sqrt(square) ** 3 + a, -(Math.sqrt(square) ** 3) + a]),
      why: ({ a }) => `moves the $${a}$ to the other side without changing its sign.`,
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      rule: ({ a, square }) => solutions([3 * Math.sqrt(square) - a, -3 * Math.sqrt(square) - a]),
      says: ({ k }) => `I found $\\pm ${k}$ for the cube root, and multiplied it by 3 instead of cubing.`,
      why: () => 'multiplies by 3 instead of cubing.',
    },
  ],
  explain: ({ a, k }) => ({
    plan: 'The exponent means the square of a cube root. Undo the square first, which gives two cases, and then cube.',
    steps: [
      {
        do: `Write the power as a root: $\\left(\\sqrt[3]{${linear(1, a)}}\\right)^{2} = ${k * k}$.`,
        why: 'The denominator of the exponent is the root, the numerator is the power.',
      },
      {
        do: `So $\\sqrt[3]{${linear(1, a)}} = ${k}$ or $\\sqrt[3]{${linear(1, a)}} = ${-k}$.`,
        why: `Both $${k}$ and $${-k}$ have the square $${k * k}$.`,
      },
      {
        do: `Cube both sides: $${linear(1, a)} = ${k ** 3}$ or $${linear(1, a)} = ${-(k ** 3)}$.`,
        why: 'Cubing undoes the cube root and keeps the sign.',
      },
      {
        do: `${a < 0 ? 'Add' : 'Subtract'} $${Math.abs(a)}$: ${solutions([k ** 3 - a, -(k ** 3) - a]).html}.`,
        why: 'This leaves $x$ alone in both cases.',
      },
    ],
    check: `Put in: $${k ** 3 - a}${signed(a)} = ${k ** 3}$ and $${-(k ** 3) - a}${signed(a)} = ${-(k ** 3)}$. Their cube roots are $${k}$ and $${-k}$, and both have the square $${k * k}$.`,
    faster: `Raise both sides to the power $\\frac{3}{2}$ and allow for both signs: $${linear(1, a)} = \\pm ${k * k}^{3/2} = \\pm ${k}^{3} = \\pm ${k ** 3}$. So the solutions lie $${k ** 3}$ to the left and to the right of $${-a}$.`,
  }),
  check: ({ a, square }) => {
    const list: number[] = []
    for (let x = -200; x <= 200; x++) if (Math.abs(Math.cbrt(x + a) ** 2 - square) < 1e-9) list.push(x)
    return solutions(list)
  },
})

type Model = Readonly<{ k: number; r: number; v: number }>

const models = [
  ({ k, r }: Model) =>
    `In a computer model of the sea, a wave in water $d$ feet deep travels at $v = \\sqrt{${k}d}$ feet per second. At what depth, in feet, does a wave in this model travel at $${r}$ feet per second?`,
  ({ k, r }: Model) =>
    `In a driving simulator, a car that skids $d$ feet before it stops was traveling at $v = \\sqrt{${k}d}$ feet per second. A car was traveling at $${r}$ feet per second. How many feet did it skid?`,
  ({ k, r }: Model) =>
    `From a lookout $d$ feet above the sea, the horizon is about $h = \\sqrt{${k}d}$ miles away in a map-making game. How high, in feet, is a lookout whose horizon is $${r}$ miles away?`,
]

const model = template({
  ...base,
  id: 'algebra-2/radical-model',
  difficulty: 'Medium',
  b: 0,
  seconds: 75,
  draw: (rng): Model => {
    const k = int(rng, 5, 16)
    return { k, r: k * pick(rng, [2, 3, 4, 6, 8]), v: int(rng, 0, 2) }
  },
  frames: [{ id: 'setting', kind: 'words', items: 8, stem: (e) => (models[e.v] as (m: Model) => string)(e) }],
  given: ({ k, r }) => ({ k, r }),
  answer: ({ k, r }) => num(frac(r * r, k)),
  traps: [
    {
      misconception: 'a2-removes-the-root-without-squaring',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ r }) => [r],
      after: (got, { k }) => div(got, k),
      rule: ({ k, r }) => num(frac(r, k)),
      why: () => 'divides without squaring first.',
    },
    {
      misconception: 'a2-divides-before-squaring',
      classic: true,
      operation: 'product-raised',
      operands: ({ k, r }) => [frac(1, k), r, 2],
      rule: ({ k, r }) => num(pow(frac(r, k), 2)),
      why: ({ k, r }) =>
        `divides ${r} by ${k} and squares then; the ${k} stands under the root, so squaring comes first.`,
    },
    {
      misconception: 'a2-forgets-the-factor-under-the-root',
      operation: 'factor-left-out',
      operands: ({ r }) => [r, r],
      rule: ({ r }) => num(r * r),
      why: ({ k }) => `squares, but forgets to divide by $${k}$.`,
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ r }) => [r, 2],
      after: (got, { k }) => div(got, k),
      rule: ({ k, r }) => num(frac(2 * r, k)),
      says: () => 'I doubled instead of squaring.',
      why: () => 'doubles instead of squaring.',
    },
    {
      misconception: 'a2-multiplies-instead-of-dividing',
      operation: 'multiplied-instead-of-divided',
      operands: ({ k, r }) => [r * r, k],
      rule: ({ k, r }) => num(k * r * r),
      why: ({ k }) => `squares and then multiplies by $${k}$ instead of dividing.`,
    },
  ],
  explain: ({ k, r }) => ({
    plan: 'Put the given value in, square both sides to undo the root, and divide by the factor that stood under the root.',
    steps: [
      {
        do: `Put the given value in: $${r} = \\sqrt{${k}d}$.`,
        why: 'The value of the root is known; what is asked for is $d$.',
      },
      { do: `Square both sides: $${r}^{2} = ${k}d$, so $${r * r} = ${k}d$.`, why: 'Squaring undoes the root.' },
      { do: `Divide both sides by $${k}$: $d = ${r * r} \\div ${k} = ${(r * r) / k}$.`, why: 'This leaves $d$ alone.' },
    ],
    check: `$${k} \\cdot ${(r * r) / k} = ${r * r}$, and its square root is $${r}$, the value that was given.`,
    faster: `Divide before you multiply: $d = ${r}^{2} \\div ${k} = ${r} \\cdot (${r} \\div ${k}) = ${r} \\cdot ${r / k} = ${(r * r) / k}$.`,
  }),
  check: ({ k, r }) => {
    for (let d = 1; d < 3000; d++) if (Math.abs(Math.sqrt(k * d) - r) < 1e-9) return num(d)
    return num(0)
  },
})

/** √(x + a) = √x + c, with x = n². */
type Pair = Readonly<{ c: number; n: number }>

const twoRoots = template({
  ...base,
  id: 'algebra-2/equation-with-two-roots',
  difficulty: 'High',
  b: 1.1,
  seconds: 120,
  draw: (rng): Pair =>
    until(
      () => ({ c: int(rng, 1, 5), n: int(rng, 2, 9) }),
      ({ c, n }) => c !== n,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ c, n }) => `Solve $\\sqrt{x + ${c * c + 2 * c * n}} = \\sqrt{x} + ${c}$.`,
    },
  ],
  given: ({ c, n }) => ({ a: c * c + 2 * c * n, c }),
  answer: ({ n }) => num(n * n),
  traps: [
    {
      misconception: 'a2-squares-term-by-term',
      classic: true,
      rule: () => solutions([]),
      says: ({ c }) => `I squared $\\sqrt{x} + ${c}$ as $x + ${c * c}$, and then the $x$ canceled.`,
      why: ({ c }) => `squares $\\sqrt{x}$ and ${c} separately and loses the middle term.`,
    },
    {
      misconception: 'a2-stops-at-the-root',
      classic: true,
      rule: ({ a, c }) => num((a - c * c) / (2 * c)),
      why: () => 'is the value of $\\sqrt{x}$, not of $x$.',
    },
    {
      misconception: 'a2-forgets-the-middle-term-factor',
      says: () => 'I counted the middle term of the square only once.',
      operation: 'factor-left-out',
      operands: ({ c }) => [c],
      after: (got, { a, c }) => pow(div(a - c * c, got), 2),
      rule: ({ a, c }) => num(((a - c * c) / c) ** 2),
      why: () => 'leaves out the factor 2 in the middle term of the square.',
    },
    {
      misconception: 'a2-moves-a-term-with-its-sign',
      says: ({ c }) => `I moved the $${c * c}$ to the other side without changing its sign.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ a, c }) => [a, c * c],
      after: (got, { c }) => pow(div(got, 2 * c), 2),
      rule: ({ a, c }) => num(((a + c * c) / (2 * c)) ** 2),
      why: ({ c }) => `adds $${c * c}$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ a, c }) => [div(a - c * c, 2 * c), 2],
      rule: ({ a, c }) => num((a - c * c) / c),
      says: () => 'I doubled $\\sqrt{x}$ instead of squaring it.',
      why: () => 'doubles the root instead of squaring it.',
    },
  ],
  explain: ({ c, n }) => {
    const a = c * c + 2 * c * n
    return {
      plan: 'Square both sides with the middle term. What is left has one root: get it alone, and square again.',
      steps: [
        {
          do: `Square both sides: $x + ${a} = x + ${2 * c}\\sqrt{x} + ${c * c}$.`,
          why: 'The square of a sum has a middle term: twice the product of both parts.',
        },
        {
          do: `Subtract $x$ and $${c * c}$ on both sides: $${a - c * c} = ${2 * c}\\sqrt{x}$.`,
          why: 'The $x$ disappears, and the term with the root is alone.',
        },
        { do: `Divide by $${2 * c}$: $${n} = \\sqrt{x}$.`, why: 'Now the root itself is alone.' },
        { do: `Square again: $x = ${n}^{2} = ${n * n}$.`, why: 'Squaring undoes the root.' },
      ],
      check: `The left side is $\\sqrt{${n * n} + ${a}} = \\sqrt{${(n + c) ** 2}} = ${n + c}$, and the right side is $\\sqrt{${n * n}} + ${c} = ${n} + ${c} = ${n + c}$.`,
      faster: `The two roots differ by ${c}, and their squares by ${a}. A difference of squares is difference times sum, so the roots add up to $${a} \\div ${c} = ${2 * n + c}$, and $\\sqrt{x} = (${2 * n + c} - ${c}) \\div 2 = ${n}$.`,
    }
  },
  check: ({ a, c }) => {
    for (let x = 0; x < 500; x++) if (Math.abs(Math.sqrt(x + a) - Math.sqrt(x) - c) < 1e-9) return num(x)
    return num(0)
  },
})

export const templates: readonly Template[] = [cubeRoot, twoThirds, model, twoRoots]

import {
  add,
  div,
  frac,
  int,
  linear,
  money,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  shuffle,
  signed,
  table,
  template,
  terms,
  until,
} from '#kit'

const skill = 'a1-function-notation'

const quad = (a: number, b: number, c: number) => terms([a, 'x^2'], [b, 'x'], [c, ''])

const evaluate = template({
  id: 'algebra-1/function-evaluate',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: nonZero(rng, -3, 4), b: nonZero(rng, -7, 7), c: nonZero(rng, -9, 9), k: -int(rng, 2, 5) }),
      ({ a, b, c, k }) => Math.abs(a * k * k + b * k + c) < 90 && a * k * k + b * k + c !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ a, b, c, k }) => `If $f(x) = ${quad(a, b, c)}$, what is $f(${k})$?`,
    },
    {
      id: 'machine',
      kind: 'words',
      items: 5,
      response: 'grid',
      b: -0.7,
      stem: ({ a, b, c, k }, rng) =>
        `In a coding club, ${person(rng)} writes a program that takes a number $x$ and returns $g(x) = ${quad(a, b, c)}$. What does the program return for $x = ${k}$?`,
    },
  ],
  given: ({ a, b, c, k }) => ({ a, b, c, k }),
  answer: ({ a, b, c, k }) => num(a * k * k + b * k + c),
  traps: [
    {
      misconception: 'a1-fn-squares-without-the-sign',
      classic: true,
      operation: 'product-of-negatives-negative',
      operands: ({ k }) => [k, k],
      after: (got, { k, a, b, c }) => add(mul(a, got), b * k + c),
      rule: ({ a, b, c, k }) => num(-a * k * k + b * k + c),
      why: ({ k }) => `takes $(${k})^2$ as $-${k * k}$.`,
    },
    {
      misconception: 'a1-fn-doubles-instead-of-squaring',
      operation: 'power-as-product',
      operands: ({ k }) => [k, 2],
      after: (got, { k, a, b, c }) => add(mul(a, got), b * k + c),
      rule: ({ a, b, c, k }) => num(2 * a * k + b * k + c),
      why: ({ k }) => `takes $(${k})^2$ for $2 \\cdot (${k})$.`,
    },
    {
      misconception: 'a1-fn-squares-the-coefficient-too',
      operation: 'product-raised',
      operands: ({ a, k }) => [a, k, 2],
      after: (got, { k, b, c }) => add(got, b * k + c),
      rule: ({ a, b, c, k }) => (a * a === a ? null : num(a * a * k * k + b * k + c)),
      why: ({ a, k }) => `squares $${a} \\cdot (${k})$, but the exponent belongs to $x$ only.`,
    },
    {
      misconception: 'a1-fn-loses-the-sign-of-the-input',
      says: ({ b }) => `I lost the minus sign of the input in the term $${terms([b, 'x'])}$.`,
      operation: 'sign-dropped',
      operands: ({ k }) => [k],
      after: (got, { k, b, a, c }) => add(mul(b, got), a * k * k + c),
      rule: ({ a, b, c, k }) => num(a * k * k - b * k + c),
      why: ({ b, k }) => `puts in $${-k}$ instead of $${k}$ in the term $${terms([b, 'x'])}$.`,
    },
    {
      misconception: 'a1-fn-multiplies-by-the-input',
      says: () => 'I added the numbers of the rule and multiplied the sum by the input.',
      operation: 'left-to-right',
      operands: ({ a, b, c, k }) => [a + b, c, k],
      rule: ({ a, b, c, k }) => num(k * (a + b + c)),
    },
  ],
  explain: ({ a, b, c, k }) => ({
    plan: 'The number in the parentheses is the input, so put it in for every $x$ and work out the powers first.',
    steps: [
      {
        do: `Put $${k}$ in for every $x$, in parentheses: $${terms([a, `(${k})^2`], [b, `(${k})`], [c, ''])}$.`,
        why: 'The parentheses keep the minus sign with the number.',
      },
      {
        do: `The square: $(${k})^2 = (${k}) \\cdot (${k}) = ${k * k}$.`,
        why: 'Powers come before products, and a negative number times itself is positive.',
      },
      {
        do: `The products: $${a} \\cdot ${k * k} = ${a * k * k}$ and $${b} \\cdot (${k}) = ${b * k}$.`,
        why: 'Two negative factors make a positive product, one negative factor makes a negative one.',
      },
      {
        do: `$${terms([a * k * k, ''], [b * k, ''], [c, ''])} = ${a * k * k + b * k + c}$`,
        why: 'Add the three parts from left to right.',
      },
    ],
    check: `Written as $x(${linear(a, b)})${signed(c)}$, the rule gives $${k} \\cdot ${paren(a * k + b)}${signed(c)} = ${a * k * k + b * k + c}$ as well.`,
  }),
  check: ({ a, b, c, k }) => num((a * k + b) * k + c),
})

const SOLVE = [
  (w: string, m: number, q: number, y: number) =>
    `A taxi ride of $x$ miles costs $f(x) = ${terms([m, 'x'], [q, ''])}$ dollars. ${w} pays ${money(y)}. For which value of $x$ is $f(x) = ${y}$?`,
  (w: string, m: number, q: number, y: number) =>
    `${w} has read $f(x) = ${terms([m, 'x'], [q, ''])}$ pages of a novel after $x$ days. For which value of $x$ is $f(x) = ${y}$?`,
  (w: string, m: number, q: number, y: number) =>
    `${w} fills a fish tank. After $x$ minutes it holds $f(x) = ${terms([m, 'x'], [q, ''])}$ gallons. For which value of $x$ is $f(x) = ${y}$?`,
]

/** From the output back to the input. The output is small enough to be taken for an input. */
const inputFor = template({
  id: 'algebra-1/function-find-input',
  skill,
  difficulty: 'Medium',
  b: -0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => {
    const m = int(rng, 2, 6)
    const q = m * int(rng, 1, 5)
    return { m, q, y: m * int(rng, 3, 12) + q }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ m, q, y }) => `If $f(x) = ${terms([m, 'x'], [q, ''])}$ and $f(x) = ${y}$, what is $x$?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ m, q, y }, rng) => pick(rng, SOLVE)(person(rng), m, q, y),
    },
  ],
  given: ({ m, q, y }) => ({ m, q, y }),
  answer: ({ m, q, y }) => num(frac(y - q, m)),
  traps: [
    {
      misconception: 'a1-fn-takes-the-output-for-the-input',
      classic: true,
      rule: ({ m, q, y }) => num(m * y + q),
      why: ({ y }) => `is $f(${y})$: it uses $${y}$ as the input, but $${y}$ is the output.`,
    },
    {
      misconception: 'a1-fn-forgets-the-constant-of-the-function',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ m, y }) => [m, y],
      rule: ({ m, y }) => num(frac(y, m)),
      why: ({ q }) => `divides at once and forgets the $${q}$.`,
    },
    {
      misconception: 'a1-fn-adds-the-constant-when-solving',
      operation: 'added-instead-of-subtracted',
      operands: ({ y, q }) => [y, q],
      after: (got, { m }) => div(got, m),
      rule: ({ m, q, y }) => num(frac(y + q, m)),
    },
    {
      misconception: 'a1-fn-divides-the-output-only',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ m, q, y }) => [m, q, y],
      rule: ({ m, q, y }) => num(y / m - q),
    },
    {
      misconception: 'a1-fn-subtracts-the-slope',
      operation: 'subtracted-instead-of-divided',
      operands: ({ y, q, m }) => [y - q, m],
      rule: ({ m, q, y }) => num(y - q - m),
      why: ({ m }) => `subtracts $${m}$ instead of dividing by it.`,
    },
  ],
  explain: ({ m, q, y }) => ({
    plan: 'Here the output is known and the input is asked for, so set the rule equal to the output and solve.',
    steps: [
      {
        do: `$f(x) = ${y}$ says that the output is $${y}$: $${m}x + ${q} = ${y}$.`,
        why: 'The variable $x$ stands for the input, which is unknown.',
      },
      {
        do: `Subtract $${q}$ from both sides: $${m}x = ${y} - ${q} = ${y - q}$.`,
        why: 'Undo the addition first, because it was done last.',
      },
      {
        do: `Divide both sides by $${m}$: $x = \\frac{${y - q}}{${m}} = ${(y - q) / m}$.`,
        why: 'This undoes the multiplication.',
      },
    ],
    check: `$f(${(y - q) / m}) = ${m} \\cdot ${(y - q) / m} + ${q} = ${y - q} + ${q} = ${y}$`,
    faster: `Every number can be divided by $${m}$: then $x + ${q / m} = ${y / m}$, so $x = ${(y - q) / m}$ in one step.`,
  }),
  check: ({ m, q, y }) => num(Array.from({ length: 100 }, (_, i) => i).find((x) => m * x + q === y) ?? -1),
})

/** Two functions in one table; inputs 1 to 5, outputs a shuffle of 1 to 5, so that outputs can be inputs. */
const fromTable = template({
  id: 'algebra-1/function-table-composed',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ f: shuffle(rng, [1, 2, 3, 4, 5, 6]), g: shuffle(rng, [1, 2, 3, 4, 5, 6]), k: int(rng, 1, 6) }),
      ({ f, g, k }) => {
        const at = (h: number[], x: number) => h[x - 1] as number
        return new Set([at(f, at(g, k)), at(g, at(f, k)), at(f, k), at(g, k), k]).size === 5
      },
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ f, g, k }) =>
        `<p>The table shows values of two functions.</p>${table(
          ['$x$', '$f(x)$', '$g(x)$'],
          f.map((y, i) => [i + 1, y, g[i] as number]),
        )}<p>What is $f(g(${k}))$?</p>`,
    },
    {
      id: 'codes',
      kind: 'words',
      items: 6,
      response: 'grid',
      b: 0.5,
      stem: ({ f, g, k }) =>
        `<p>A puzzle uses two machines. Machine G turns a number $x$ into $g(x)$; its result goes into machine F, which turns a number $x$ into $f(x)$.</p>${table(
          ['$x$', '$f(x)$', '$g(x)$'],
          f.map((y, i) => [i + 1, y, g[i] as number]),
        )}<p>What comes out of machine F when ${k} is put into machine G?</p>`,
    },
  ],
  given: ({ f, g, k }) => ({ f, g, k }),
  answer: ({ f, g, k }) => num(f[(g[k - 1] as number) - 1] as number),
  traps: [
    {
      misconception: 'a1-fn-applies-the-outer-function-first',
      classic: true,
      rule: ({ f, g, k }) => num(g[(f[k - 1] as number) - 1] as number),
      why: ({ k }) => `applies $f$ to $${k}$ first and then $g$; the inner function $g$ comes first.`,
    },
    {
      misconception: 'a1-fn-stops-at-the-inner-function',
      classic: true,
      rule: ({ g, k }) => num(g[k - 1] as number),
      why: ({ k }) => `is only $g(${k})$; it still has to go through $f$.`,
    },
    {
      misconception: 'a1-fn-ignores-the-inner-function',
      rule: ({ f, k }) => num(f[k - 1] as number),
      why: ({ k }) => `is $f(${k})$ and leaves out $g$.`,
    },
    {
      misconception: 'a1-fn-reads-the-table-backward',
      rule: ({ f, g, k }) => num(f.indexOf(g[k - 1] as number) + 1),
      why: () => 'looks for the number in the column of $f(x)$ and reads off $x$.',
      says: ({ k }) => `I found $g(${k})$, then looked for that number in the column of $f(x)$ and read off $x$.`,
    },
  ],
  explain: ({ f, g, k }, frame) => {
    const inner = g[k - 1] as number
    const outer = f[inner - 1] as number
    return {
      plan: 'One function is used on the result of the other, so work from the inside out: the output of the first is the input of the second.',
      steps: [
        {
          do:
            frame === 'codes'
              ? `The number $${k}$ goes through machine G first and the result through machine F: this is $f(g(${k}))$.`
              : `In $f(g(${k}))$ the inner function is $g$, and its input is $${k}$.`,
          why: 'The inner function acts first.',
        },
        {
          do: `Row $x = ${k}$, column $g(x)$: $g(${k}) = ${inner}$.`,
          why: 'This output becomes the new input.',
        },
        {
          do: `Row $x = ${inner}$, column $f(x)$: $f(${inner}) = ${outer}$. So $f(g(${k})) = ${outer}$.`,
          why: `Go to the row of the new input $${inner}$; the row of $${k}$ is no longer needed.`,
        },
      ],
      check: `Follow the way once more: $${k}$ becomes $${inner}$ by $g$, and $${inner}$ becomes $${outer}$ by $f$.`,
    }
  },
  check: ({ f, g, k }) => {
    const pairs = new Map(f.map((y, i) => [i + 1, y]))
    return num(pairs.get(new Map(g.map((y, i) => [i + 1, y])).get(k) ?? 0) ?? 0)
  },
})

const difference = template({
  id: 'algebra-1/function-difference',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 3), c: nonZero(rng, -9, 9), p: int(rng, 3, 7), q: nonZero(rng, -4, 4) }),
      ({ a, c, p, q }) =>
        a * p * p + c !== 0 && a * q * q + c !== 0 && p !== q && p !== -q && p - q !== p && p !== 2 * q,
    ),
  frames: [
    {
      id: 'difference',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, c, p, q }) => `If $f(x) = ${terms([a, 'x^2'], [c, ''])}$, what is $f(${p}) - f(${q})$?`,
    },
  ],
  given: ({ a, c, p, q }) => ({ a, c, p, q }),
  answer: ({ a, p, q }) => num(a * p * p - a * q * q),
  traps: [
    {
      misconception: 'a1-fn-combines-inputs-first',
      classic: true,
      rule: ({ a, c, p, q }) => num(a * (p - q) * (p - q) + c),
      why: ({ p, q }) => `is $f(${p - q})$: it subtracts the inputs first.`,
    },
    {
      misconception: 'a1-fn-adds-the-second-value',
      says: () => 'I added the two terms with squares instead of subtracting them, and let the constants cancel.',
      classic: true,
      rule: ({ a, p, q }) => num(a * p * p + a * q * q),
      why: () => 'adds the two squares instead of subtracting.',
    },
    {
      misconception: 'a1-fn-keeps-the-constant-twice',
      rule: ({ a, c, p, q }) => num(a * p * p - a * q * q + 2 * c),
      why: ({ c }) => `adds the $${c}$ twice; in the difference it cancels.`,
    },
    {
      misconception: 'a1-fn-subtracts-one-constant',
      says: () => 'I left out the constant in the second value.',
      rule: ({ a, c, p, q }) => num(a * p * p - a * q * q + c),
      why: ({ c }) => `takes away $${c}$ in only one of the two values.`,
    },
    { misconception: 'a1-fn-doubles-instead-of-squaring', rule: ({ a, p, q }) => num(2 * a * (p - q)) },
    {
      misconception: 'a1-fn-squares-the-coefficient-too',
      rule: ({ a, p, q }) => (a === 1 ? null : num(a * a * (p * p - q * q))),
    },
  ],
  explain: ({ a, c, p, q }) => {
    const value = (x: number) =>
      `${a === 1 ? '' : `${a} \\cdot `}${paren(x)}^2${signed(c)} = ${a * x * x}${signed(c)} = ${a * x * x + c}`
    return {
      plan: 'The difference is one of outputs, so work out each output by itself and subtract at the end.',
      steps: [
        { do: `$f(${p}) = ${value(p)}$`, why: `Put $${p}$ in for $x$; square before you multiply.` },
        { do: `$f(${q}) = ${value(q)}$`, why: `The same with $${q}$.` },
        {
          do: `$f(${p}) - f(${q}) = ${a * p * p + c} - ${paren(a * q * q + c)} = ${a * p * p - a * q * q}$`,
          why: 'Subtract the outputs, not the inputs.',
        },
      ],
      check: `The constant is in both values and cancels: $${a * p * p} - ${paren(a * q * q)} = ${a * p * p - a * q * q}$.`,
      faster: `The constant cancels, and $${paren(p)}^2 - ${paren(q)}^2$ is a difference of squares, $(${p}${signed(-q)})(${p}${signed(q)})$. So the result is $${a === 1 ? '' : `${a} \\cdot `}${a === 1 ? p - q : paren(p - q)} \\cdot ${paren(p + q)} = ${a * p * p - a * q * q}$.`,
    }
  },
  check: ({ a, p, q }) => num(a * (p - q) * (p + q)),
})

export const templates = [evaluate, inputFor, fromTable, difference]

import {
  add,
  div,
  type Frac,
  frac,
  gcd,
  int,
  lcm,
  nonZero,
  num,
  person,
  pick,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { addedForSubtracted, movedWrongly } from '../said.ts'
import { type FirstStep, judgeTwoSteps, nameTheMistake } from './asked-of-lines.ts'

const skill = 'a1-equations-with-fractions'

const ORDINAL = ['', '', 'half', 'one third', 'one fourth', 'one fifth', 'one sixth', '', 'one eighth']

/** x/p + x/q = c. */
const twoParts = template({
  id: 'algebra-1/fractions-two-parts',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [pick(rng, [2, 3, 4, 5, 6, 8]), pick(rng, [2, 3, 4, 5, 6, 8])]
        const l = lcm(p, q)
        return { p, q, c: (l / p + l / q) * int(rng, 1, 6) }
      },
      // A comic or a garden of fewer than 20 is hardly worth sharing out.
      ({ p, q, c }) => p < q && c < 60 && (c * p * q) / (p + q) >= 20,
    ),
  frames: [
    { id: 'bare', kind: 'bare', stem: ({ p, q, c }) => `Solve $\\frac{x}{${p}} + \\frac{x}{${q}} = ${c}$ for $x$.` },
    {
      id: 'pages',
      kind: 'words',
      stem: ({ p, q, c }, rng) =>
        `On Saturday ${person(rng)} read ${ORDINAL[p]} of the pages of a comic, on Sunday ${ORDINAL[q]} of them. That was ${c} pages together. How many pages does the comic have?`,
    },
    {
      id: 'garden',
      kind: 'words',
      response: 'grid',
      stem: ({ p, q, c }, rng) =>
        `${ORDINAL[p]?.replace(/^./, (s) => s.toUpperCase())} of a school garden is planted with ${pick(rng, ['beans', 'carrots', 'sunflowers'])} and ${ORDINAL[q]} of it with ${pick(rng, ['potatoes', 'herbs', 'pumpkins'])}. Together these take up ${c} square meters. How many square meters is the garden?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, c }) => num(div(c, add(frac(1, p), frac(1, q)))),
  traps: [
    {
      misconception: 'a1-adds-denominators',
      says: ({ p, q }) => `I added the denominators, as if the two parts made up $\\frac{1}{${p + q}}$ of the whole.`,
      classic: true,
      rule: ({ p, q, c }) => num(c * (p + q)),
      why: ({ p, q }) => `adds the denominators, as if the left side were $\\frac{x}{${p + q}}$.`,
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      says: ({ p, q }) => `I multiplied by $${p}$ only and left the fraction with the denominator $${q}$ out.`,
      rule: ({ p, c }) => num(c * p),
      why: ({ p, q }) => `multiplies by $${p}$ and leaves out $\\frac{x}{${q}}$.`,
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      says: ({ p, q }) => `I multiplied by $${q}$ only and left the fraction with the denominator $${p}$ out.`,
      rule: ({ q, c }) => num(c * q),
      why: ({ p, q }) => `multiplies by $${q}$ and leaves out $\\frac{x}{${p}}$.`,
    },
    {
      misconception: 'a1-stops-before-dividing',
      rule: ({ p, q, c }) => num(c * lcm(p, q)),
      why: ({ p, q }) => `multiplies by $${lcm(p, q)}$, but does not count how many $x$ there are then.`,
    },
    {
      misconception: 'a1-clears-one-side-only',
      rule: ({ p, q, c }) => ((c * gcd(p, q)) % (p + q) === 0 ? num((c * gcd(p, q)) / (p + q)) : null),
      why: ({ p, q }) => `multiplies the left side by $${lcm(p, q)}$, but not the right side.`,
    },
    {
      misconception: 'a1-subtracts-to-undo-a-product',
      says: ({ p, q }) =>
        `I subtracted the denominators $${p}$ and $${q}$ instead of multiplying to undo the division.`,
      rule: ({ p, q, c }) => (c - p - q > 1 ? num(c - p - q) : null),
      why: ({ p, q }) => `subtracts $${p}$ and $${q}$, but $x$ is divided by them.`,
    },
    {
      misconception: 'a1-adds-to-undo-a-product',
      says: ({ p, q }) =>
        `I added the denominators $${p}$ and $${q}$ to the amount instead of multiplying to undo the division.`,
      rule: ({ p, q, c }) => num(c + p + q),
      why: ({ p, q }) => `adds $${p}$ and $${q}$, but $x$ is divided by them.`,
    },
  ],
  explain: ({ p, q, c }) => {
    const l = lcm(p, q)
    const [u, v] = [l / p, l / q]
    return [
      {
        do: `The equation is $\\frac{x}{${p}} + \\frac{x}{${q}} = ${c}$.`,
        why: 'Two parts of the unknown make up the total.',
      },
      {
        do: `Multiply every term by $${l}$: $${u === 1 ? '' : u}x + ${v === 1 ? '' : v}x = ${c * l}$.`,
        why: `$${l}$ is the least number that $${p}$ and $${q}$ both divide.`,
      },
      {
        do: `Collect and divide: $${u + v}x = ${c * l}$, so $x = ${(c * l) / (u + v)}$.`,
        why: 'The fractions are gone, one step is left.',
      },
    ]
  },
  // Tries the multiples of both denominators.
  check: ({ p, q, c }) =>
    num(Array.from({ length: 3000 }, (_, i) => i + 1).find((x) => q * x + p * x === c * p * q) ?? 9999),
})

type Three = { p: number; b: number; c: number }

const drawThree = (rng: () => number): Three =>
  until(
    () => {
      const p = int(rng, 2, 6)
      return { p, b: p * nonZero(rng, -4, 4), c: p * nonZero(rng, -5, 5) }
    },
    ({ p, b, c }) => p * c !== b && b !== c && Math.abs(b) < 20,
  )

/** (x + b)/p = c against x/p + b = c: which number goes first. */
const oneBar = template({
  id: 'algebra-1/fractions-one-bar',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ ...drawThree(rng), over: pick(rng, [true, false]) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      stem: ({ p, b, c, over }) =>
        `What is the solution of $${over ? `\\frac{x${signed(b)}}{${p}}` : `\\frac{x}{${p}}${signed(b)}`} = ${c}$?`,
    },
    {
      id: 'number-riddle',
      kind: 'words',
      stem: ({ p, b, c, over }, rng) => {
        const [plus, by] = [`${b > 0 ? 'adds' : 'subtracts'} $${Math.abs(b)}$`, `divides the result by $${p}$`]
        return `${person(rng)} thinks of a number, ${over ? `${plus}, ${by}` : `divides it by $${p}$, then ${plus}`}, and gets $${c}$. What is the number?`
      },
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 6,
      stem: ({ p, b, c, over }) =>
        `If $${c} = ${over ? `\\frac{x${signed(b)}}{${p}}` : `\\frac{x}{${p}}${signed(b)}`}$, what is $x$?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, b, c, over }) => num(over ? c * p - b : (c - b) * p),
  traps: [
    {
      misconception: 'a1-undoes-in-the-wrong-order',
      classic: true,
      rule: ({ p, b, c, over }) => num(over ? (c - b) * p : c * p - b),
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ b }) => addedForSubtracted(b),
      classic: true,
      rule: ({ p, b, c, over }) => num(over ? c * p + b : (c + b) * p),
    },
    {
      misconception: 'a1-clears-one-side-only',
      rule: ({ p, b, c, over }) => num(over ? c - b : c - p * b),
      why: () => 'clears the fraction on the left side without multiplying the right side.',
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ p }) => `I divided by $${p}$ once more instead of multiplying by it.`,
      rule: ({ p, b, c, over }) => num(over ? c / p - b : (c - b) / p),
      why: ({ p }) => `divides by $${p}$ once more instead of multiplying.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      rule: ({ p, b, c, over }) => num(over ? b - c * p : (b - c) * p),
    },
  ],
  explain: ({ p, b, c, over }) => [
    {
      do: `The equation is $${over ? `\\frac{x${signed(b)}}{${p}}` : `\\frac{x}{${p}}${signed(b)}`} = ${c}$.`,
      why: over
        ? `The division by $${p}$ was done last, so it is undone first.`
        : `Only $x$ is divided by $${p}$; the $${Math.abs(b)}$ was ${b > 0 ? 'added' : 'subtracted'} last, so it is undone first.`,
    },
    ...(over
      ? [
          { do: `Multiply both sides by $${p}$: $x${signed(b)} = ${c * p}$.`, why: 'Multiplication undoes division.' },
          {
            do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ on both sides: $x = ${c * p - b}$.`,
            why: 'Now the variable is alone.',
          },
        ]
      : [
          {
            do: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ on both sides: $\\frac{x}{${p}} = ${c - b}$.`,
            why: 'Now the fraction stands alone.',
          },
          { do: `Multiply both sides by $${p}$: $x = ${(c - b) * p}$.`, why: 'Multiplication undoes division.' },
        ]),
  ],
  check: ({ p, b, c, over }) =>
    num(
      Array.from({ length: 601 }, (_, i) => i - 300).find((x) => (over ? x + b === c * p : x + b * p === c * p)) ?? 999,
    ),
})

/** x/p − m = x/q + k: fractions on both sides. */
const bothSides = template({
  id: 'algebra-1/fractions-both-sides',
  skill,
  difficulty: 'High',
  b: 1.3,
  calculator: false,
  seconds: 120,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q] = [pick(rng, [2, 3, 4, 6]), pick(rng, [3, 4, 5, 6, 8, 12])]
        const l = lcm(p, q)
        const diff = (l / p - l / q) * nonZero(rng, -4, 4)
        const m = nonZero(rng, -9, 9)
        return { p, q, m, k: diff + m }
      },
      ({ p, q, m, k }) => p < q && k !== 0 && k !== m && Math.abs(k) < 30,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'multi-step',
      stem: ({ p, q, m, k }) => `Solve $\\frac{x}{${p}}${signed(m)} = \\frac{x}{${q}}${signed(k)}$ for $x$.`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, m, k }) => num(div(k - m, add(frac(1, p), frac(-1, q)))),
  traps: [
    {
      misconception: 'a1-clears-fractions-only',
      classic: true,
      rule: ({ p, q, m, k }) => num(div((k - m) * p * q, lcm(p, q) * (q - p))),
      why: ({ p, q, m, k }) => `multiplies the fractions by $${lcm(p, q)}$, but leaves $${m}$ and $${k}$ as they were.`,
    },
    {
      misconception: 'a1-adds-denominators',
      classic: true,
      rule: ({ p, q, m, k }) => num((k - m) * (p - q)),
      says: ({ p, q }) =>
        `I subtracted the denominators, as if $\\frac{x}{${p}} - \\frac{x}{${q}}$ were $\\frac{x}{${p} - ${q}}$.`,
      why: ({ p, q }) =>
        `subtracts the denominators, as if $\\frac{x}{${p}} - \\frac{x}{${q}}$ were $\\frac{x}{${p} - ${q}}$.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ m }) => movedWrongly(m),
      rule: ({ p, q, m, k }) => num(div(k + m, add(frac(1, p), frac(-1, q)))),
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      says: ({ p, q }) => `I multiplied by $${p}$ and left $\\frac{x}{${q}}$ out.`,
      rule: ({ p, m, k }) => num((k - m) * p),
      why: ({ p, q }) => `multiplies by $${p}$ and leaves out $\\frac{x}{${q}}$.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      rule: ({ p, q, m, k }) => num(div(m - k, add(frac(1, p), frac(-1, q)))),
    },
  ],
  explain: ({ p, q, m, k }) => {
    const l = lcm(p, q)
    const [u, v] = [l / p, l / q]
    const x = (u: number) => (u === 1 ? 'x' : `${u}x`)
    return [
      {
        do: `Multiply every term by $${l}$: $${x(u)}${signed(m * l)} = ${x(v)}${signed(k * l)}$.`,
        why: `$${l}$ clears both fractions.`,
      },
      { do: `Collect: $${x(u - v)} = ${(k - m) * l}$.`, why: 'Variables to the left, numbers to the right.' },
      {
        do: `So $x = ${((k - m) * l) / (u - v)}$.`,
        why: u - v === 1 ? 'Nothing is left to divide by.' : `Both sides are divided by $${u - v}$.`,
      },
    ]
  },
  check: ({ p, q, m, k }) =>
    num(Array.from({ length: 2001 }, (_, i) => i - 1000).find((x) => q * x + m * p * q === p * x + k * p * q) ?? 9999),
})

const mistake = template({
  id: 'algebra-1/fractions-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...nameTheMistake({
    draw: drawThree,
    tex: ({ p, b, c }) => `\\frac{x}{${p}}${signed(b)} = ${c}`,
    solution: ({ p, b, c }): Frac => frac((c - b) * p),
    mistakes: ({ p, b, c }) => [
      {
        says: `Multiplying by $${p}$ on the right side first, but not multiplying the $${b}$`,
        result: c * p - b,
        line: { a: 1, b, c: 0, d: c * p },
      },
      {
        says: `${b > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(b)}$ on the right side instead of ${b > 0 ? 'subtracting' : 'adding'} it`,
        result: (c + b) * p,
        line: { a: frac(1, p), b: -b, c: 0, d: c },
      },
      {
        says: `Dividing by $${p}$ at the end instead of multiplying by it`,
        result: frac(c - b, p),
        line: { a: p, b, c: 0, d: c },
      },
      { says: `Leaving out the multiplication by $${p}$ at the end`, result: c - b, line: { a: 1, b, c: 0, d: c } },
    ],
  }),
})

const methods = template({
  id: 'algebra-1/fractions-methods',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...judgeTwoSteps({
    items: 8,
    draw: drawThree,
    tex: ({ p, b, c }) => `\\frac{x}{${p}}${signed(b)} = ${c}`,
    lin: ({ p, b, c }) => ({ a: frac(1, p), b, c: 0, d: c }),
    right: ({ p, b, c }): FirstStep[] => [
      { says: `multiplies every term by $${p}$`, line: { a: 1, b: b * p, c: 0, d: c * p } },
      {
        says: `${b > 0 ? 'subtracts' : 'adds'} $${Math.abs(b)}$ on both sides`,
        line: { a: frac(1, p), b: 0, c: 0, d: c - b },
      },
    ],
    wrong: ({ p, b, c }): FirstStep[] => [
      { says: `multiplies by $${p}$`, line: { a: 1, b, c: 0, d: c * p } },
      { says: `multiplies the left side by $${p}$`, line: { a: 1, b: b * p, c: 0, d: c } },
      { says: `collects the numbers on the right`, line: { a: frac(1, p), b: 0, c: 0, d: c + b } },
    ],
  }),
})

export const templates: readonly Template[] = [twoParts, oneBar, bothSides, mistake, methods]

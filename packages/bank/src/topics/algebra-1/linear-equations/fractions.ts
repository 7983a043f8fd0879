import {
  add,
  div,
  frac,
  gcd,
  int,
  lcm,
  linear,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  signed,
  sub,
  type Template,
  template,
  term,
  toTex,
  until,
} from '#kit'
import { addedForSubtracted, movedWrongly } from '../said.ts'
import { chain, put, quotient, undo, unscale, whyUnscale } from '../undoing.ts'
import { drawThree, methods, mistake } from './fractions-judge.ts'

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
        `On Saturday ${person(rng)} read ${ORDINAL[p]} of the pages of a comic, and on Sunday ${ORDINAL[q]} of the pages, ${c} pages in all. How many pages does the comic have?`,
    },
    {
      id: 'garden',
      kind: 'words',
      response: 'grid',
      stem: ({ p, q, c }, rng) =>
        `${ORDINAL[p]?.replace(/^./, (s) => s.toUpperCase())} of a school garden is planted with ${pick(rng, ['beans', 'carrots', 'sunflowers'])} and ${ORDINAL[q]} of it with ${pick(rng, ['potatoes', 'herbs', 'pumpkins'])}. Together these take up ${c} square yards. How many square yards is the garden?`,
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
      operation: 'term-left-out',
      operands: ({ p }) => [frac(1, p)],
      after: (got, { c }) => div(c, got),
      rule: ({ p, c }) => num(c * p),
      why: ({ p, q }) => `multiplies by $${p}$ and leaves out $\\frac{x}{${q}}$.`,
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      says: ({ p, q }) => `I multiplied by $${q}$ only and left the fraction with the denominator $${p}$ out.`,
      operation: 'term-left-out',
      operands: ({ q }) => [frac(1, q)],
      after: (got, { c }) => div(c, got),
      rule: ({ q, c }) => num(c * q),
      why: ({ p, q }) => `multiplies by $${q}$ and leaves out $\\frac{x}{${p}}$.`,
    },
    {
      misconception: 'a1-stops-before-dividing',
      operation: 'stopped-at-a-step',
      operands: ({ c, p, q }) => [c * lcm(p, q)],
      rule: ({ p, q, c }) => num(c * lcm(p, q)),
      why: ({ p, q }) => `multiplies by $${lcm(p, q)}$, but does not count how many $x$ there are then.`,
    },
    {
      misconception: 'a1-clears-one-side-only',
      operation: 'operation-on-one-side-only',
      operands: ({ c }) => [c],
      after: (got, { p, q }) => div(got, lcm(p, q) / p + lcm(p, q) / q),
      rule: ({ p, q, c }) => ((c * gcd(p, q)) % (p + q) === 0 ? num((c * gcd(p, q)) / (p + q)) : null),
      why: ({ p, q }) => `multiplies the left side by $${lcm(p, q)}$, but not the right side.`,
    },
    {
      misconception: 'a1-subtracts-to-undo-a-product',
      says: ({ p, q, c }) => `I subtracted the denominators $${p}$ and $${q}$ from $${c}$.`,
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, p, q }) => [c, p + q],
      rule: ({ p, q, c }) => (c - p - q > 1 ? num(c - p - q) : null),
      why: ({ p, q }) => `subtracts $${p}$ and $${q}$, but $x$ is divided by them.`,
    },
    {
      misconception: 'a1-adds-to-undo-a-product',
      says: ({ p, q, c }) => `I added the denominators $${p}$ and $${q}$ to $${c}$.`,
      operation: 'added-instead-of-multiplied',
      operands: ({ c, p, q }) => [c, p + q],
      rule: ({ p, q, c }) => num(c + p + q),
      why: ({ p, q }) => `adds $${p}$ and $${q}$, but $x$ is divided by them.`,
    },
  ],
  explain: ({ p, q, c }, frame) => {
    const l = lcm(p, q)
    const [u, v] = [l / p, l / q]
    const x = (c * l) / (u + v)
    return {
      plan: 'Two fractions of the same unknown number are added. Multiply every term by a common denominator, so that the fractions disappear.',
      steps: [
        {
          do: `${frame === 'bare' ? 'The denominators of' : 'With $x$ for the whole the equation is'} $\\frac{x}{${p}} + \\frac{x}{${q}} = ${c}$${frame === 'bare' ? ` are $${p}$ and $${q}$; their least common multiple is $${l}$` : `. The least common multiple of $${p}$ and $${q}$ is $${l}$`}.`,
          why: `$${l}$ is the least number that $${p}$ and $${q}$ both divide.`,
        },
        {
          do: `Multiply every term by $${l}$: $${term(u, 'x')} + ${term(v, 'x')} = ${c} \\cdot ${l} = ${c * l}$.`,
          why: `$${l} \\div ${p} = ${u}$ and $${l} \\div ${q} = ${v}$; the right side is multiplied as well.`,
        },
        { do: `Combine like terms: $${u + v}x = ${c * l}$.`, why: `$${u} + ${v} = ${u + v}$.` },
        { do: `Divide both sides by $${u + v}$: $x = ${quotient(c * l, u + v)}$.`, why: whyUnscale(u + v) },
      ],
      check: `$\\frac{${x}}{${p}} + \\frac{${x}}{${q}} = ${x / p} + ${x / q} = ${c}$.`,
      faster: `In equal parts: $\\frac{1}{${p}} + \\frac{1}{${q}} = \\frac{${u + v}}{${l}}$, so $${u + v}$ of $${l}$ equal parts make $${c}$. One part is $${c} \\div ${u + v} = ${toTex(frac(c, u + v))}$, and all $${l}$ are $${x}$.`,
    }
  },
  // Tries the multiples of both denominators.
  check: ({ p, q, c }) =>
    num(Array.from({ length: 3000 }, (_, i) => i + 1).find((x) => q * x + p * x === c * p * q) ?? 9999),
})

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
      operation: 'added-instead-of-subtracted',
      operands: ({ over, c, p, b }) => [over ? c * p : c, b],
      after: (got, { over, p }) => (over ? got : mul(got, p)),
      rule: ({ p, b, c, over }) => num(over ? c * p + b : (c + b) * p),
    },
    {
      misconception: 'a1-clears-one-side-only',
      operation: 'operation-on-one-side-only',
      operands: ({ c }) => [c],
      after: (got, { over, b, p }) => sub(got, over ? b : p * b),
      rule: ({ p, b, c, over }) => num(over ? c - b : c - p * b),
      why: () => 'clears the fraction on the left side without multiplying the right side.',
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ p }) => `I divided by $${p}$ once more instead of multiplying by it.`,
      operation: 'divided-instead-of-multiplied',
      operands: ({ over, c, b, p }) => [over ? c : c - b, p],
      after: (got, { over, b }) => (over ? sub(got, b) : got),
      rule: ({ p, b, c, over }) => num(over ? c / p - b : (c - b) / p),
      why: ({ p }) => `divides by $${p}$ once more instead of multiplying.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ over, c, p, b }) => [over ? c * p : c, b],
      after: (got, { over, p }) => (over ? got : mul(got, p)),
      rule: ({ p, b, c, over }) => num(over ? b - c * p : (b - c) * p),
    },
  ],
  explain: ({ p, b, c, over }, frame) => {
    const x = over ? c * p - b : (c - b) * p
    const riddle = frame === 'number-riddle'
    return {
      plan: riddle
        ? 'See what was done to the unknown number first and what last, and undo the last operation first.'
        : 'See what was done to $x$ first and what last: everything above the fraction bar belongs together. Undo the last operation first.',
      steps: [
        {
          do: `${riddle ? 'Write $x$ for the number: in' : 'In'} $${over ? `\\frac{x${signed(b)}}{${p}}` : `\\frac{x}{${p}}${signed(b)}`} = ${c}$ the last thing done to $x$ is ${over ? `the division by $${p}$` : `${b > 0 ? 'adding' : 'subtracting'} $${Math.abs(b)}$`}.`,
          why: over
            ? `The whole numerator $x${signed(b)}$ is divided by $${p}$.`
            : `Only $x$ is divided by $${p}$; the $${Math.abs(b)}$ stands outside the fraction.`,
        },
        ...(over
          ? [
              {
                do: `Multiply both sides by $${p}$: $x${signed(b)} = ${put(c, p)} = ${c * p}$.`,
                why: 'Multiplication undoes division.',
              },
              {
                do: `${undo(b)}: $x = ${c * p}${signed(-b)} = ${x}$.`,
                why: b > 0 ? 'Subtraction undoes addition.' : 'Addition undoes subtraction.',
              },
            ]
          : [
              {
                do: `${undo(b)}: $\\frac{x}{${p}} = ${c}${signed(-b)} = ${c - b}$.`,
                why: 'Now the fraction stands alone.',
              },
              {
                do: `Multiply both sides by $${p}$: $x = ${chain(put(c - b, p), `${x}`)}$.`,
                why: 'Multiplication undoes division.',
              },
            ]),
      ],
      faster: riddle
        ? `Run the riddle backward, without $x$: $${over ? `${put(c, p)} = ${c * p}` : `${c}${signed(-b)} = ${c - b}`}$, then $${over ? `${c * p}${signed(-b)} = ${x}` : chain(put(c - b, p), `${x}`)}$.`
        : over
          ? `Cover up $x${signed(b)}$ with a finger: what divided by $${p}$ is $${c}$? That is $${c * p}$. Then uncover it: $x${signed(b)} = ${c * p}$, so $x = ${x}$.`
          : `Cover up the fraction with a finger: ${b > 0 ? `what plus $${b}$` : `what minus $${-b}$`} is $${c}$? That is $${c - b}$. Then uncover it: what divided by $${p}$ is $${c - b}$? That is $x = ${x}$.`,
      check: over
        ? `$\\frac{${x}${signed(b)}}{${p}} = \\frac{${x + b}}{${p}} = ${c}$.`
        : `$${x} \\div ${p}${signed(b)} = ${x / p}${signed(b)} = ${c}$.`,
    }
  },
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
      operation: 'factor-left-out',
      operands: ({ k, m }) => [k - m],
      after: (got, { p, q }) => div(got, lcm(p, q) / p - lcm(p, q) / q),
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
      operation: 'added-instead-of-subtracted',
      operands: ({ k, m }) => [k, m],
      after: (got, { p, q }) => div(got, sub(frac(1, p), frac(1, q))),
      rule: ({ p, q, m, k }) => num(div(k + m, add(frac(1, p), frac(-1, q)))),
    },
    {
      misconception: 'a1-multiplies-one-fraction-only',
      says: ({ p, q }) => `I multiplied by $${p}$ and left $\\frac{x}{${q}}$ out.`,
      operation: 'term-left-out',
      operands: ({ p }) => [frac(1, p)],
      after: (got, { k, m }) => div(k - m, got),
      rule: ({ p, m, k }) => num((k - m) * p),
      why: ({ p, q }) => `multiplies by $${p}$ and leaves out $\\frac{x}{${q}}$.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ k, m }) => [k, m],
      after: (got, { p, q }) => div(got, sub(frac(1, p), frac(1, q))),
      rule: ({ p, q, m, k }) => num(div(m - k, add(frac(1, p), frac(-1, q)))),
    },
  ],
  explain: ({ p, q, m, k }) => {
    const l = lcm(p, q)
    const [u, v] = [l / p, l / q]
    const x = ((k - m) * l) / (u - v)
    return {
      plan: 'There are fractions on both sides. Multiply every term by a common denominator to clear them; then it is an ordinary equation with the variable on both sides.',
      steps: [
        {
          do: `Multiply every term by $${l}$: $${term(u, 'x')}${signed(m * l)} = ${term(v, 'x')}${signed(k * l)}$.`,
          why: `$${l}$ is the least common multiple of $${p}$ and $${q}$, and $${m}$ and $${k}$ must be multiplied too: $${l} \\cdot ${paren(m)} = ${m * l}$ and $${l} \\cdot ${paren(k)} = ${k * l}$.`,
        },
        {
          do: `${undo(v, 'x')}: $${linear(u - v, m * l)} = ${k * l}$.`,
          why: 'Then $x$ stands on one side only.',
        },
        {
          do: `${undo(m * l)}: $${chain(term(u - v, 'x'), `${k * l}${signed(-m * l)}`, `${(k - m) * l}`)}$.`,
          why: u - v === 1 ? 'Now $x$ stands alone.' : 'This leaves the $x$-term by itself.',
        },
        ...(u - v === 1
          ? []
          : [{ do: `${unscale(u - v)}: $x = ${quotient((k - m) * l, u - v)}$.`, why: whyUnscale(u - v) }]),
      ],
      check: `Both sides of the equation are the same: $${x} \\div ${p}${signed(m)} = ${x / p}${signed(m)} = ${x / p + m}$ and $${x} \\div ${q}${signed(k)} = ${x / q}${signed(k)} = ${x / q + k}$.`,
      faster: `Collect the fractions first: $\\frac{x}{${p}} - \\frac{x}{${q}}$ is $\\frac{${term(u - v, 'x')}}{${l}}$, and it must be $${k}${signed(-m)} = ${k - m}$. So ${u - v === 1 ? '' : `$${term(u - v, 'x')} = ${(k - m) * l}$, and `}$x = ${x}$.`,
    }
  },
  check: ({ p, q, m, k }) =>
    num(Array.from({ length: 2001 }, (_, i) => i - 1000).find((x) => q * x + m * p * q === p * x + k * p * q) ?? 9999),
})

export const templates: readonly Template[] = [twoParts, oneBar, bothSides, mistake, methods]

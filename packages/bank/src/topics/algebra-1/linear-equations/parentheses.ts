import { div, int, linear, money, nonZero, num, paren, person, signed, sub, type Template, template, until } from '#kit'
import { addedForSubtracted } from '../said.ts'
import { quotient, undo } from '../undoing.ts'
import { type FirstStep, judgeTwoSteps, type Lin, nameTheMistake } from './asked-of-lines.ts'

const skill = 'a1-equations-with-parentheses'

const whole = (n: number, d: number): boolean => d !== 0 && n % d === 0
const inside = (q: number): string => `(x${signed(q)})`

type Three = { p: number; q: number; c: number }

/** p(x + q) = c with q a multiple of p: a half-done multiplication ends in a whole number as well. */
const drawThree = (rng: () => number): Three =>
  until(
    () => {
      const p = nonZero(rng, -5, 6)
      const q = p * nonZero(rng, -4, 4)
      return { p, q, c: p * (nonZero(rng, -12, 12) + q) }
    },
    ({ p, q, c }) => Math.abs(p) > 1 && Math.abs(q) < 13 && c !== 0 && c !== q && Math.abs(c) < 100,
  )

const bare = template({
  id: 'algebra-1/parentheses',
  skill,
  difficulty: 'Medium',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: drawThree,
  frames: [
    { id: 'bare', kind: 'bare', stem: ({ p, q, c }) => `Solve $${p}${inside(q)} = ${c}$ for $x$.` },
    {
      id: 'turned',
      kind: 'bare',
      response: 'grid',
      stem: ({ p, q, c }) => `If $${c} = ${p}${inside(q)}$, what is the value of $x$?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, c }) => num(div(c, p).n - q),
  traps: [
    {
      misconception: 'a1-distributes-to-first-term-only',
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ p, q }) => [p, 0, q],
      after: (got, { p, c }) => div(sub(c, got), p),
      rule: ({ p, q, c }) => num(div(c - q, p)),
      why: ({ p, q }) => `multiplies only the $x$: $${linear(p, q)}$ instead of $${linear(p, p * q)}$.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ q }) => `After dividing, ${addedForSubtracted(q)}`,
      classic: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, p, q }) => [div(c, p), q],
      rule: ({ p, q, c }) => num(c / p + q),
      why: ({ q }) => `${q > 0 ? 'adds' : 'subtracts'} $${Math.abs(q)}$ in the last step instead of undoing it.`,
    },
    {
      misconception: 'a1-subtracts-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ c, p, q }) => [div(c, p), q],
      rule: ({ p, q, c }) => num(q - c / p),
      says: ({ p, q, c }) => `After dividing, I took $${c / p}$ from $${q}$ instead of $${q}$ from $${c / p}$.`,
      why: ({ p, q, c }) => `takes $${c / p}$ from $${q}$ instead of $${q}$ from $${c / p}$.`,
    },
    {
      misconception: 'a1-ignores-the-factor',
      operation: 'factor-left-out',
      operands: ({ c }) => [c],
      after: (got, { q }) => sub(got, q),
      rule: ({ q, c }) => num(c - q),
      why: ({ p, q }) => `solves $x${signed(q)} = \\ldots$ without the factor $${p}$.`,
    },
    {
      misconception: 'a1-subtracts-to-undo-a-product',
      says: ({ p }) => `I subtracted the factor $${p}$ instead of dividing by it.`,
      operation: 'subtracted-instead-of-divided',
      operands: ({ c, p }) => [c, p],
      after: (got, { q }) => sub(got, q),
      rule: ({ p, q, c }) => num(c - p - q),
      why: ({ p }) => `subtracts $${p < 0 ? `(${p})` : p}$ to remove the factor instead of dividing.`,
    },
  ],
  explain: ({ p, q, c }, frame) => {
    const r = c / p
    return {
      plan: 'A number multiplies the whole parentheses, and nothing else stands on that side. Divide by it first; then one step is left.',
      steps: [
        {
          do: `${frame === 'turned' ? `Read from the other side, the equation is $${p}${inside(q)} = ${c}$. It` : `The equation $${p}${inside(q)} = ${c}$`} says: $${p}$ times the parentheses is $${c}$.`,
          why: 'The factor was multiplied last, so it is undone first.',
        },
        {
          do: `Divide both sides by $${p}$: $x${signed(q)} = ${quotient(c, p)}$.`,
          why: 'The factor belongs to the whole parentheses, so they stay as they are.',
        },
        {
          do: `${undo(q)}: $x = ${r}${signed(-q)} = ${r - q}$.`,
          why: q > 0 ? 'Subtraction undoes addition.' : 'Addition undoes subtraction.',
        },
      ],
      check: `$${p} \\cdot (${r - q}${signed(q)}) = ${p} \\cdot ${paren(r)} = ${c}$.`,
      faster: `Cover the parentheses with a finger: $${p}$ times which number is $${c}$? It is $${r}$, so $x${signed(q)} = ${r}$ and $x = ${r - q}$.`,
    }
  },
  // Multiplies out first: px = c − pq.
  check: ({ p, q, c }) => num(Array.from({ length: 401 }, (_, i) => i - 200).find((x) => p * (x + q) === c) ?? 999),
})

/** p people each pay x and q: all positive. */
const each = template({
  id: 'algebra-1/parentheses-each',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const p = int(rng, 3, 6)
        const q = int(rng, 2, 6)
        return { p, q, c: p * (int(rng, 12, 40) + q) }
      },
      ({ p, q, c }) => p !== q && c / p > p * q && (c % (p + q) === 0 || q % p === 0),
    ),
  frames: [
    {
      id: 'tickets',
      kind: 'words',
      stem: ({ p, q, c }, rng) =>
        `${person(rng)} buys ${p} concert tickets online. For each ticket there is a booking fee of ${money(q)}. The total is ${money(c)}. What is the price of one ticket without the fee, in dollars?`,
    },
    {
      id: 'garden',
      kind: 'words',
      response: 'grid',
      stem: ({ p, q, c }) =>
        `A community garden has ${p} equal beds. Around each bed go $x$ feet of fence and ${q} feet of hedge. In all, the beds have ${c} feet of fence and hedge. What is the value of $x$?`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, c }) => num(c / p - q),
  traps: [
    {
      misconception: 'a1-distributes-to-first-term-only',
      says: ({ q }) => `I took the $${q}$ away only once, not for each, and then divided.`,
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ p, q }) => [p, 0, q],
      after: (got, { p, c }) => div(sub(c, got), p),
      rule: ({ p, q, c }) => (whole(c - q, p) ? num((c - q) / p) : null),
      why: ({ q }) => `takes $${q}$ away only once, not for each.`,
    },
    {
      misconception: 'a1-divides-without-undoing-the-sum',
      classic: true,
      operation: 'sum-not-undone',
      operands: ({ p, c }) => [p, c],
      rule: ({ p, c }) => num(c / p),
      why: ({ q }) => `is what each takes with the $${q}$ still included.`,
    },
    {
      misconception: 'a1-repeats-the-operation',
      says: ({ q }) => `After dividing, I added the $${q}$ instead of taking it away.`,
      operation: 'added-instead-of-subtracted',
      operands: ({ c, p, q }) => [div(c, p), q],
      rule: ({ p, q, c }) => num(c / p + q),
      why: ({ q }) => `adds the $${q}$ instead of taking it away.`,
    },
    {
      misconception: 'a1-takes-the-extra-twice',
      rule: ({ p, q, c }) => num(c / p - p * q),
      why: ({ p, q }) => `takes away $${p * q}$ after dividing, although one of them has only $${q}$.`,
    },
    {
      misconception: 'a1-adds-count-and-extra',
      operation: 'unlike-terms-combined',
      operands: ({ p, q }) => [p, q],
      after: (got, { c }) => div(c, got),
      rule: ({ p, q, c }) => (whole(c, p + q) ? num(c / (p + q)) : null),
      why: ({ p, q }) => `divides by $${p + q}$, as if $${p}$ and $${q}$ could be added.`,
    },
  ],
  explain: ({ p, q, c }) => {
    const r = c / p
    return {
      plan: 'Several equal things each consist of an unknown part and a known part. Find what one of them comes to, then take the known part off.',
      steps: [
        { do: `The equation is $${p}(x + ${q}) = ${c}$.`, why: `Each of the $${p}$ needs $x$ and $${q}$.` },
        {
          do: `Divide both sides by $${p}$: $x + ${q} = ${quotient(c, p)}$.`,
          why: 'This is the amount for one of them, with the known part.',
        },
        {
          do: `Subtract $${q}$ from both sides: $x = ${r} - ${q} = ${r - q}$.`,
          why: `The $${q}$ that was added is taken off again.`,
        },
      ],
      check: `$${p} \\cdot (${r - q} + ${q}) = ${p} \\cdot ${r} = ${c}$.`,
      faster: `Without an equation: one of them comes to $${c} \\div ${p} = ${r}$, and without the known part it is $${r} - ${q} = ${r - q}$.`,
    }
  },
  // Takes the extras of all of them off first, then shares out the rest.
  check: ({ p, q, c }) => num(Array.from({ length: 401 }, (_, i) => i - 200).find((x) => p * (x + q) === c) ?? 999),
})

/** k − p(x + q) = c: a minus before the parentheses. */
const minus = template({
  id: 'algebra-1/parentheses-minus',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [p, q, k] = [int(rng, 2, 6), nonZero(rng, -8, 8), int(rng, 3, 20)]
        return { k, p, q, c: k - p * (nonZero(rng, -9, 9) + q) }
      },
      ({ k, p, q, c }) =>
        c !== 0 && c !== k && whole(c, 1) && whole(c, k - p) && whole(k - c - q, p) && k !== p && Math.abs(c) < 90,
    ),
  frames: [
    {
      id: 'solve',
      kind: 'bare',
      stem: ({ k, p, q, c }) => `What is the solution of $${k} - ${p}${inside(q)} = ${c}$?`,
    },
    {
      id: 'true-for',
      kind: 'multi-step',
      stem: ({ k, p, q, c }) =>
        `The number $x$ is chosen so that $${k} - ${p}${inside(q)}$ is equal to $${c}$. What is $x$?`,
    },
  ],
  given: (p) => p,
  answer: ({ k, p, q, c }) => num(div(k - c - p * q, p)),
  traps: [
    {
      misconception: 'a1-keeps-sign-after-minus',
      classic: true,
      operation: 'minus-not-distributed',
      operands: ({ k, p, q }) => [k, 0, p * q],
      after: (got, { p, c }) => div(sub(got, c), p),
      rule: ({ k, p, q, c }) => num(div(k - c + p * q, p)),
      why: ({ p, q }) => `multiplies out to $-${p}x${signed(p * q)}$; the sign of the second term must turn around.`,
    },
    {
      misconception: 'a1-distributes-to-first-term-only',
      says: ({ p, q }) =>
        `I multiplied only the first term in the parentheses, so that I subtracted $${linear(p, q)}$.`,
      classic: true,
      operation: 'distributed-to-first-term-only',
      operands: ({ p, q }) => [p, 0, q],
      after: (got, { p, k, c }) => div(sub(k - c, got), p),
      rule: ({ k, p, q, c }) => num(div(k - c - q, p)),
    },
    {
      misconception: 'a1-works-from-left-to-right',
      operation: 'left-to-right',
      operands: ({ k, p }) => [k, -p, 1],
      after: (got, { c, q }) => sub(div(c, got), q),
      rule: ({ k, p, q, c }) => num(c / (k - p) - q),
      why: ({ k, p }) => `starts with $${k} - ${p}$, but the $${p}$ belongs to the parentheses.`,
    },
    {
      misconception: 'a1-loses-a-minus-sign',
      operation: 'sign-reversed',
      operands: ({ k, c, p, q }) => [sub(div(k - c, p), q)],
      rule: ({ k, p, q, c }) => num(div(c - k + p * q, p)),
    },
  ],
  explain: ({ k, p, q, c }) => {
    const r = (k - c) / p
    return {
      plan: 'A product with a minus sign before it is taken from a number. Free the product first, then divide by its negative factor, then undo what is inside the parentheses.',
      steps: [
        {
          do: `Subtract $${k}$ from both sides: $-${p}(x${signed(q)}) = ${c} - ${k} = ${c - k}$.`,
          why: `The $${p}$ belongs to the parentheses, so $${k}$ and $${p}$ must not be combined.`,
        },
        {
          do: `Divide both sides by $-${p}$: $x${signed(q)} = ${quotient(c - k, -p)}$.`,
          why: `The factor of the parentheses is $-${p}$, with its minus sign.`,
        },
        {
          do: `${undo(q)}: $x = ${r}${signed(-q)} = ${r - q}$.`,
          why: `This undoes the $${q > 0 ? '+' : '-'} ${Math.abs(q)}$ in the parentheses.`,
        },
      ],
      check: `$${k} - ${p} \\cdot (${r - q}${signed(q)}) = ${k} - ${p} \\cdot ${paren(r)} = ${c}$.`,
      faster: `Cover the product with a finger: $${k}$ minus which number is $${c}$? It is $${k - c}$. So $${p}(x${signed(q)}) = ${k - c}$, and you never divide by a negative number: $x${signed(q)} = ${r}$ and $x = ${r - q}$.`,
    }
  },
  check: ({ k, p, q, c }) =>
    num(Array.from({ length: 61 }, (_, i) => i - 30).find((x) => k - p * (x + q) === c) ?? 999),
})

const mistake = template({
  id: 'algebra-1/parentheses-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...nameTheMistake({
    draw: drawThree,
    tex: ({ p, q, c }) => `${p}${inside(q)} = ${c}`,
    solution: ({ p, q, c }) => c / p - q,
    lin: ({ p, q, c }) => ({ a: p, b: p * q, c: 0, d: c }),
    mistakes: ({ p, q, c }) => [
      { says: `Multiplying out to $${linear(p, q)}$`, result: div(c - q, p), line: { a: p, b: q, c: 0, d: c } },
      {
        says: `${q > 0 ? 'Adding' : 'Subtracting'} $${Math.abs(q)}$ in the last step instead of ${q > 0 ? 'subtracting' : 'adding'} it`,
        result: c / p + q,
        line: { a: 1, b: -q, c: 0, d: c / p },
      },
      {
        says: `Subtracting $${p < 0 ? `(${p})` : p}$ from both sides to remove the factor`,
        result: c - p - q,
        line: { a: 1, b: q, c: 0, d: c - p },
      },
      { says: `Ignoring the factor $${p}$ altogether`, result: c - q, line: { a: 1, b: q, c: 0, d: c } },
    ],
  }),
})

const subtracting = (p: number) => `subtracts $${p < 0 ? `(${p})` : p}$ on both sides`

const methods = template({
  id: 'algebra-1/parentheses-methods',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  ...judgeTwoSteps({
    draw: drawThree,
    tex: ({ p, q, c }) => `${p}${inside(q)} = ${c}`,
    lin: ({ p, q, c }) => ({ a: p, b: p * q, c: 0, d: c }),
    right: ({ p, q, c }): FirstStep[] => [
      { says: 'multiplies out', line: { a: p, b: p * q, c: 0, d: c } },
      { says: `divides both sides by $${p}$`, line: { a: 1, b: q, c: 0, d: c / p } },
    ],
    done: ({ p, q, c }, says): Lin =>
      says.startsWith('removes')
        ? { a: p, b: p * q, c: 0, d: c }
        : says === subtracting(p)
          ? { a: p, b: p * q - p, c: 0, d: c - p }
          : { a: p, b: p * q - q, c: 0, d: c - q },
    wrong: ({ p, q, c }): FirstStep[] => [
      { says: 'removes the parentheses', line: { a: p, b: q, c: 0, d: c } },
      { says: subtracting(p), line: { a: 1, b: q, c: 0, d: c - p } },
      { says: `${q > 0 ? 'subtracts' : 'adds'} $${Math.abs(q)}$ on both sides`, line: { a: p, b: 0, c: 0, d: c - q } },
    ],
  }),
})

export const templates: readonly Template[] = [bare, each, minus, mistake, methods]

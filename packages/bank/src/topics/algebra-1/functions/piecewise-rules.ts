import { add, coef, int, mul, nonZero, num, paren, pick, signed, template, terms, until } from '#kit'
import { onlyOne } from '../read-tex.ts'

const skill = 'a1-piecewise-and-step-functions'

const cases = (one: string, two: string, at: number, closedLeft: boolean): string =>
  `\\begin{cases} ${one} \\quad \\text{if } x ${closedLeft ? '\\le' : '\\lt'} ${at} \\\\ ${two} \\quad \\text{if } x ${closedLeft ? '\\gt' : '\\ge'} ${at} \\end{cases}`

type Two = { a: number; b: number; c: number; d: number; k: number; left: boolean }

const one = (p: Two) => terms([p.a, 'x'], [p.b, ''])

const two = (p: Two) => terms([p.c, 'x'], [p.d, ''])

/** The steps from the input to the value of `mx + b`: `2 \cdot 3 + 5 = 6 + 5 = 11`. */
const worked = (m: number, b: number, x: number): string => {
  const product = `${m === 1 || m === -1 ? coef(m) : `${m} \\cdot `}${m === 1 ? x : paren(x)}${signed(b)}`
  const sum = `${m * x}${signed(b)}`
  return `${product === sum ? '' : `${product} = `}${sum} = ${m * x + b}`
}

const f = (p: Two, x: number) => (x < p.k || (x === p.k && p.left) ? p.a * x + p.b : p.c * x + p.d)

const evaluate = template({
  id: 'algebra-1/piecewise-evaluate',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: nonZero(rng, -4, 5),
        b: nonZero(rng, -8, 9),
        c: nonZero(rng, -4, 5),
        d: nonZero(rng, -8, 9),
        k: int(rng, -2, 4),
        left: int(rng, 0, 1) === 1,
        x: int(rng, -5, 7),
      }),
      (p) =>
        p.a !== p.c && p.x !== 0 && p.x !== p.k && p.k !== 0 && p.a * p.x + p.b !== p.c * p.x + p.d && f(p, p.x) !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) =>
        `<p>A function is given by $f(x) = ${cases(one(p), two(p), p.k, p.left)}$</p><p>What is $f(${p.x})$?</p>`,
    },
    {
      id: 'grid',
      kind: 'bare',
      items: 5,
      response: 'grid',
      stem: (p) => `<p>Let $h(x) = ${cases(one(p), two(p), p.k, p.left)}$</p><p>What is the value of $h(${p.x})$?</p>`,
    },
  ],
  given: ({ a, b, c, d, k, left, x }) => ({ a, b, c, d, k, left, x }),
  answer: (p) => num(f(p, p.x)),
  traps: [
    {
      misconception: 'a1-fn-uses-the-wrong-piece',
      classic: true,
      rule: (p) => num(p.x < p.k ? p.c * p.x + p.d : p.a * p.x + p.b),
      why: (p) => `uses the other rule, but $${p.x}$ is ${p.x < p.k ? 'less' : 'greater'} than $${p.k}$.`,
    },
    {
      misconception: 'a1-fn-adds-both-pieces',
      rule: (p) => num(p.a * p.x + p.b + p.c * p.x + p.d),
      why: () => 'adds the values of both rules; only one of them applies.',
    },
    {
      misconception: 'a1-fn-puts-in-the-boundary',
      says: () => 'I put the boundary into the right rule instead of the input.',
      rule: (p) => num(p.x < p.k ? p.a * p.k + p.b : p.c * p.k + p.d),
      why: (p) => `puts in the boundary $${p.k}$ instead of $${p.x}$.`,
    },
    {
      misconception: 'a1-fn-loses-the-sign-of-the-input',
      says: ({ x }) =>
        x < 0
          ? 'I took the right rule, but lost the minus sign of the input.'
          : 'I took the right rule, but put in the input with a minus sign.',
      operation: 'sign-reversed',
      operands: ({ x }) => [x],
      after: (got, { x, k, a, c, b, d }) => add(mul(x < k ? a : c, got), x < k ? b : d),
      rule: (p) => num(p.x < p.k ? -p.a * p.x + p.b : -p.c * p.x + p.d),
    },
    {
      misconception: 'a1-fn-puts-in-the-boundary',
      says: () => 'I put the boundary instead of the input, and into the rule of the wrong piece.',
      rule: (p) => num(p.x < p.k ? p.c * p.k + p.d : p.a * p.k + p.b),
      why: (p) => `puts the boundary $${p.k}$ into the other rule.`,
    },
  ],
  explain: (p) => {
    const [m, b] = p.x < p.k ? [p.a, p.b] : [p.c, p.d]
    return {
      plan: 'A piecewise function has a rule for each part, so decide by the condition which rule is meant, then use only that one.',
      steps: [
        {
          do: `Compare the input with the boundary: $${p.x} ${p.x < p.k ? '\\lt' : '\\gt'} ${p.k}$, so the ${p.x < p.k ? 'first' : 'second'} rule applies.`,
          why: 'Every input belongs to exactly one part.',
        },
        {
          do: `Put $${p.x}$ in for $x$ in $${p.x < p.k ? one(p) : two(p)}$.`,
          why: 'The other rule plays no part.',
        },
        {
          do: `$${worked(m, b, p.x)}$`,
          why: m === 1 ? 'Work from left to right.' : 'Find the product first, then add or subtract.',
        },
      ],
      check: `The other rule would give $${p.x < p.k ? p.c * p.x + p.d : p.a * p.x + p.b}$, but it is for inputs on the other side of $${p.k}$.`,
    }
  },
  check: (p) =>
    num(
      [
        { m: p.a, q: p.b, on: p.x < p.k },
        { m: p.c, q: p.d, on: p.x > p.k },
      ].reduce((s, r) => s + (r.on ? r.q + r.m * p.x : 0), 0),
    ),
})

/** At the boundary the sign with the bar decides. */
const boundary = template({
  id: 'algebra-1/piecewise-boundary-sum',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const k = int(rng, 1, 4)
        return {
          a: nonZero(rng, -3, 4),
          b: nonZero(rng, -6, 8),
          c: nonZero(rng, -3, 4),
          d: nonZero(rng, -6, 8),
          k,
          left: int(rng, 0, 1) === 1,
          x: k + pick(rng, [-4, -3, -2, 2, 3, 4]),
        }
      },
      (p) => p.a !== p.c && p.x !== 0 && p.a * p.k + p.b !== p.c * p.k + p.d && p.a * p.x + p.b !== p.c * p.x + p.d,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'multi-step',
      items: 8,
      stem: (p) =>
        `<p>A function is given by $f(x) = ${cases(one(p), two(p), p.k, p.left)}$</p><p>What is $f(${p.k}) + f(${p.x})$?</p>`,
    },
  ],
  given: ({ a, b, c, d, k, left, x }) => ({ a, b, c, d, k, left, x }),
  answer: (p) => num(f(p, p.k) + f(p, p.x)),
  traps: [
    {
      misconception: 'a1-fn-takes-the-wrong-side-of-the-boundary',
      says: (p) => `I used the wrong rule at the boundary, $x = ${p.k}$.`,
      classic: true,
      rule: (p) => num(f({ ...p, left: !p.left }, p.k) + f(p, p.x)),
      why: (p) => `uses the wrong rule at $x = ${p.k}$; the sign with the bar tells where $${p.k}$ belongs.`,
    },
    {
      misconception: 'a1-fn-combines-inputs-first',
      rule: (p) => num(f(p, p.k + p.x)),
      why: (p) => `is $f(${p.k + p.x})$: it adds the inputs first.`,
    },
    {
      misconception: 'a1-fn-uses-the-wrong-piece',
      says: (p) => `I used the wrong rule at $x = ${p.x}$.`,
      rule: (p) => num(f(p, p.k) + (p.x < p.k ? p.c * p.x + p.d : p.a * p.x + p.b)),
      why: (p) => `uses the wrong rule at $x = ${p.x}$.`,
    },
    {
      misconception: 'a1-fn-adds-both-pieces',
      says: (p) => `I put $${p.k}$ into both rules and added the results.`,
      rule: (p) => num(p.a * p.k + p.b + p.c * p.k + p.d),
      why: (p) => `adds the values of both rules at $x = ${p.k}$.`,
    },
    {
      misconception: 'a1-fn-stops-after-one-value',
      says: (p) => `I worked out $f(${p.x})$ and forgot the other value.`,
      rule: (p) => num(f(p, p.x)),
      why: (p) => `is $f(${p.x})$ alone.`,
    },
  ],
  explain: (p) => {
    const at = (x: number, left: boolean) => {
      const [m, b] = left ? [p.a, p.b] : [p.c, p.d]
      return worked(m, b, x)
    }
    const left = p.x < p.k
    return {
      plan: 'Find the two values one after the other; at the boundary the sign with the bar tells which rule holds.',
      steps: [
        {
          do: `$x = ${p.k}$ is the boundary. The sign with the bar stands at the ${p.left ? 'first' : 'second'} rule, so use $${p.left ? one(p) : two(p)}$ there.`,
          why: 'The bar means “or equal to,” so that part contains the boundary.',
        },
        {
          do: `$f(${p.k}) = ${at(p.k, p.left)}$`,
          why: `Put $${p.k}$ in for $x$.`,
        },
        {
          do: `$${p.x} ${left ? '\\lt' : '\\gt'} ${p.k}$, so the ${left ? 'first' : 'second'} rule, $${left ? one(p) : two(p)}$, gives $f(${p.x}) = ${at(p.x, left)}$.`,
          why: 'Each input is compared with the boundary by itself.',
        },
        {
          do: `$f(${p.k}) + f(${p.x}) = ${f(p, p.k)} + ${paren(f(p, p.x))} = ${f(p, p.k) + f(p, p.x)}$`,
          why: 'The question asks for the sum of the two outputs.',
        },
      ],
      ...(left === p.left
        ? {
            faster: `Both inputs belong to the rule $${left ? one(p) : two(p)}$. So put in their sum, $${p.k} + ${paren(p.x)} = ${p.k + p.x}$, and count the constant twice: $${worked(left ? p.a : p.c, 2 * (left ? p.b : p.d), p.k + p.x)}$.`,
          }
        : {}),
      check: `Test the boundary in both conditions: $${p.k} ${p.left ? '\\le' : '\\lt'} ${p.k}$ is ${p.left} and $${p.k} ${p.left ? '\\gt' : '\\ge'} ${p.k}$ is ${!p.left}, so only the ${p.left ? 'first' : 'second'} rule gives $f(${p.k})$.`,
    }
  },
  // Finds the one rule that covers each input and walks along it from x = 0.
  check: (p) => {
    const first = { start: p.b, step: p.a, holds: (x: number) => x < p.k || (p.left && x === p.k) }
    const second = { start: p.d, step: p.c, holds: (x: number) => x > p.k || (!p.left && x === p.k) }
    const walked = ({ start, step }: typeof first, x: number) =>
      Array.from({ length: Math.abs(x) }).reduce<number>((y) => y + Math.sign(x) * step, start)
    return num(
      [p.k, p.x].reduce(
        (sum, x) =>
          sum +
          walked(
            onlyOne([first, second], (r) => r.holds(x)),
            x,
          ),
        0,
      ),
    )
  },
})

export const templates = [evaluate, boundary]

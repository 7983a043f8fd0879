import {
  add,
  int,
  mul,
  nonZero,
  num,
  paren,
  person,
  pick,
  type Rng,
  signed,
  type Template,
  template,
  until,
} from '#kit'

const skill = 'a1-recursive-sequences'

/** a₁ = start, aₙ = r · aₙ₋₁ + d. */
type Rule = Readonly<{ start: number; r: number; d: number }>

const next = ({ r, d }: Rule, x: number): number => r * x + d
const termAt = (rule: Rule, n: number): number => {
  let x = rule.start
  for (let k = 1; k < n; k++) x = next(rule, x)
  return x
}

const ruleTex = ({ r, d }: Rule): string => `a_n = ${r === 1 ? '' : r === -1 ? '-' : r}a_{n-1}${signed(d)}`

const drawRule = (rng: Rng): Rule =>
  until(
    () => ({ start: nonZero(rng, -6, 9), r: pick(rng, [-2, 2, 3]), d: nonZero(rng, -7, 7) }),
    (p) =>
      termAt(p, 2) !== p.start &&
      Math.abs(termAt(p, 5)) < 400 &&
      new Set([1, 2, 3, 4, 5].map((n) => termAt(p, n))).size === 5,
  )

const evaluate = template({
  id: 'algebra-1/recursive-term',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ ...drawRule(rng), n: int(rng, 3, 4) }),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (p) => `A sequence has $a_1 = ${p.start}$ and $${ruleTex(p)}$ for $n \\ge 2$. What is $a_${p.n}$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: (p, rng) =>
        `${person(rng)} starts a sequence with $a_1 = ${p.start}$ and finds every further term with $${ruleTex(p)}$. Which number is the ${p.n === 3 ? 'third' : 'fourth'} term?`,
    },
  ],
  given: ({ start, r, d, n }) => ({ start, r, d, n }),
  answer: (p) => num(termAt(p, p.n)),
  traps: [
    {
      misconception: 'a1-rec-stops-one-term-early',
      classic: true,
      rule: (p) => num(termAt(p, p.n - 1)),
      why: ({ n }) => `is $a_${n - 1}$; the rule has to be used ${n - 1} times.`,
    },
    {
      misconception: 'a1-rec-goes-one-term-too-far',
      rule: (p) => num(termAt(p, p.n + 1)),
      why: ({ n }) => `is $a_${n + 1}$; the first term is given, so the rule is used ${n - 1} times.`,
    },
    {
      misconception: 'a1-rec-puts-in-the-number-of-the-term',
      operation: 'input-for-output',
      operands: ({ n }) => [n],
      after: (got, { r, d }) => add(mul(r, got), d),
      rule: ({ r, d, n }) => num(r * n + d),
      why: ({ n }) => `puts the number ${n} of the term into the rule instead of the term before.`,
    },
    {
      misconception: 'a1-rec-puts-in-n-minus-one',
      operation: 'input-for-output',
      operands: ({ n }) => [n - 1],
      after: (got, { r, d }) => add(mul(r, got), d),
      rule: ({ r, d, n }) => num(r * (n - 1) + d),
      why: ({ n }) => `puts in ${n - 1}; $a_{n-1}$ is the term before, not the number $n - 1$.`,
    },
    {
      misconception: 'a1-rec-adds-before-multiplying',
      rule: ({ start, r, d, n }) => {
        let x = start
        for (let k = 1; k < n; k++) x = r * (x + d)
        return num(x)
      },
      why: ({ d, r }) => `adds $${d}$ before multiplying by $${r}$.`,
    },
  ],
  explain: (p) => ({
    plan: 'Start with the first term and use the rule again and again, each time on the term that was just found.',
    steps: Array.from({ length: p.n - 1 }, (_, k) => {
      const before = termAt(p, k + 1)
      return {
        do: `$a_${k + 2} = ${p.r} \\cdot ${paren(before)}${signed(p.d)} = ${p.r * before}${signed(p.d)} = ${termAt(p, k + 2)}$`,
        why: k === 0 ? 'The term before is the first one.' : 'Now the term that was just found goes in.',
      }
    }),
    check: `Go back from $${termAt(p, p.n)}$: ${Array.from({ length: p.n - 1 }, (_, k) => `$(${termAt(p, p.n - k)}${signed(-p.d)}) \\div ${paren(p.r)} = ${termAt(p, p.n - k - 1)}$`).join(', ')}. This is the first term.`,
  }),
  // rⁿ⁻¹ · start, and d for every power of r before it.
  check: ({ start, r, d, n }) => {
    const powers = Array.from({ length: n - 1 }, (_, k) => r ** k)
    return num(r ** (n - 1) * start + d * powers.reduce((s, x) => s + x, 0))
  },
})

const backward = template({
  id: 'algebra-1/recursive-backward',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [r, n] = [pick(rng, [2, 3]), int(rng, 2, 3)]
        return { start: int(rng, 2, 15), r, d: r ** (n - 1) * nonZero(rng, -4, 4), n }
      },
      (p) =>
        Math.abs(p.d) <= 12 &&
        [2, 3, 4].every((n) => termAt(p, n) > 0) &&
        termAt(p, 2) !== p.start &&
        p.start !== Math.abs(p.d),
    ),
  frames: [
    {
      id: 'first',
      kind: 'multi-step',
      items: 6,
      stem: (p) => `In a sequence, $${ruleTex(p)}$ for $n \\ge 2$, and $a_${p.n} = ${termAt(p, p.n)}$. What is $a_1$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `Each term of a sequence after the first is ${p.r === 2 ? 'twice' : 'three times'} the term before it, ${p.d > 0 ? 'plus' : 'minus'} ${Math.abs(p.d)}. The ${p.n === 2 ? 'second' : 'third'} term is ${termAt(p, p.n)}. What is the first term?`,
    },
  ],
  given: (p) => ({ r: p.r, d: p.d, n: p.n, term: termAt(p, p.n) }),
  answer: ({ start }) => num(start),
  traps: [
    {
      misconception: 'a1-rec-divides-before-subtracting',
      classic: true,
      rule: ({ r, d, n, term }) => {
        let x = term
        for (let k = 1; k < n; k++) {
          if (x % r !== 0) return null
          x = x / r - d
        }
        return num(x)
      },
      why: ({ d, r }) => `divides by ${r} before undoing the $${d}$.`,
    },
    {
      misconception: 'a1-rec-goes-forward',
      rule: ({ r, d, term }) => num(r * term + d),
      why: () => 'goes on to the next term instead of back.',
    },
    {
      misconception: 'a1-rec-repeats-the-sign',
      rule: ({ r, d, n, term }) => {
        let x = term
        for (let k = 1; k < n; k++) {
          if ((x + d) % r !== 0) return null
          x = (x + d) / r
        }
        return num(x)
      },
      why: ({ d }) => `${d > 0 ? 'adds' : 'subtracts'} ${Math.abs(d)} once more instead of undoing it.`,
    },
    {
      misconception: 'a1-rec-stops-one-term-early',
      rule: ({ r, d, n, term }) => (n === 3 ? num((term - d) / r) : null),
      why: () => 'is the second term; go back once more.',
    },
    {
      misconception: 'a1-rec-forgets-to-divide',
      rule: ({ d, n, term }) => num(term - d * (n - 1)),
      why: ({ r }) => `undoes what is added, but does not divide by ${r}.`,
    },
    {
      misconception: 'a1-rec-undoes-once-too-often',
      rule: ({ r, d, n, term }) => {
        let x = term
        for (let k = 0; k < n; k++) {
          if ((x - d) % r !== 0) return null
          x = (x - d) / r
        }
        return num(x)
      },
      why: () => 'goes back one step too far, before the first term.',
    },
  ],
  explain: (p) => ({
    plan: 'Undo the rule step by step: first take away what was added, then divide.',
    steps: [
      {
        do: `The rule multiplies by $${p.r}$ and then ${p.d > 0 ? 'adds' : 'subtracts'} $${Math.abs(p.d)}$. To go back, ${p.d > 0 ? 'subtract' : 'add'} $${Math.abs(p.d)}$ first, then divide by $${p.r}$.`,
        why: 'What was done last is undone first.',
      },
      ...Array.from({ length: p.n - 1 }, (_, k) => {
        const x = termAt(p, p.n - k)
        return {
          do: `$a_${p.n - k - 1} = \\frac{${x}${signed(-p.d)}}{${p.r}} = \\frac{${x - p.d}}{${p.r}} = ${termAt(p, p.n - k - 1)}$`,
          why: `The term after it is $a_${p.n - k} = ${x}$.`,
        }
      }),
      { do: `So $a_1 = ${p.start}$.`, why: 'The first term is reached.' },
    ],
    check: `Forward again: $${p.r} \\cdot ${p.start}${signed(p.d)} = ${termAt(p, 2)}$${p.n === 3 ? `, and $${p.r} \\cdot ${paren(termAt(p, 2))}${signed(p.d)} = ${termAt(p, 3)}$` : ''}.`,
  }),
  check: ({ r, d, n, term }) => {
    const start = Array.from({ length: 61 }, (_, i) => i - 30).find((s) => termAt({ start: s, r, d }, n) === term)
    return num(start ?? Number.NaN)
  },
})

const twoBefore = template({
  id: 'algebra-1/recursive-two-terms',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 1, 7), b: int(rng, 1, 9), n: int(rng, 5, 6) }),
      ({ a, b }) => a !== b,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, n }) =>
        `A sequence has $a_1 = ${a}$, $a_2 = ${b}$, and $a_n = a_{n-1} + a_{n-2}$ for $n \\ge 3$. What is $a_${n}$?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ a, b, n }) =>
        `The first two terms of a sequence are ${a} and ${b}. Every further term is the sum of the two terms before it. What is the ${n === 5 ? 'fifth' : 'sixth'} term?`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, n }) => num(sums(a, b, n)[n - 1] ?? 0),
  traps: [
    {
      misconception: 'a1-rec-stops-one-term-early',
      classic: true,
      rule: ({ a, b, n }) => num(sums(a, b, n)[n - 2] ?? 0),
      why: ({ n }) => `is term number ${n - 1}.`,
    },
    {
      misconception: 'a1-rec-goes-one-term-too-far',
      rule: ({ a, b, n }) => num(sums(a, b, n + 1)[n] ?? 0),
      why: ({ n }) => `is term number ${n + 1}.`,
    },
    {
      misconception: 'a1-rec-adds-the-first-difference',
      rule: ({ a, b, n }) => (b > a ? num(a + (n - 1) * (b - a)) : null),
      why: ({ a, b }) => `always adds ${b - a}, the difference of the first two terms.`,
    },
    {
      misconception: 'a1-rec-adds-all-terms',
      rule: ({ a, b, n }) => num(sums(a, b, n - 1).reduce((s, x) => s + x, 0)),
      why: () => 'adds all terms before it, not only the last two.',
    },
    {
      misconception: 'a1-rec-adds-the-same-term',
      rule: ({ a, b, n }) => num(b + a * (n - 2)),
      why: ({ a }) => `adds the first term ${a} again and again.`,
    },
    {
      misconception: 'a1-rec-doubles-the-last-term',
      rule: ({ b, n }) => num(b * 2 ** (n - 2)),
      why: () => 'doubles the last term each time.',
    },
  ],
  explain: ({ a, b, n }) => {
    const list = sums(a, b, n)
    return {
      plan: 'Write the terms one after the other: each new one is the sum of the two just before it.',
      steps: [
        ...Array.from({ length: n - 2 }, (_, k) => ({
          do: `$a_${k + 3} = ${list[k + 1]} + ${list[k]} = ${list[k + 2]}$`,
          why: k === 0 ? 'The two given terms are added.' : 'Move on by one: the new term and the one before it.',
        })),
      ],
      check: `Subtract backward: $${list[n - 1]} - ${list[n - 2]} = ${list[n - 3]}$, which is the term two places before.`,
    }
  },
  check: ({ a, b, n }) => num(n === 5 ? 2 * a + 3 * b : 3 * a + 5 * b),
})

function sums(a: number, b: number, n: number): number[] {
  const list = [a, b]
  while (list.length < n) list.push((list.at(-1) ?? 0) + (list.at(-2) ?? 0))
  return list
}

export const templates: readonly Template[] = [evaluate, backward, twoBefore]

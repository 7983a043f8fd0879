import { expr, frac, int, linear, nonZero, num, person, signed, type Template, table, template, until } from '#kit'

export const skill = 'a2-arithmetic-sequences'
const base = { skill, calculator: true, response: 'choice' } as const

export type Seq = Readonly<{ a: number; d: number; n: number }>
export const at = ({ a, d }: Seq, n: number) => a + (n - 1) * d
const firstTerms = (e: Seq, count = 4) => Array.from({ length: count }, (_, i) => at(e, i + 1)).join(',\\ ')
export const draw = (rng: () => number): Seq =>
  until(
    () => ({ a: int(rng, -20, 40), d: nonZero(rng, -9, 12), n: int(rng, 12, 60) }),
    (e) => Math.abs(e.d) > 1 && e.a !== 0 && e.a !== e.d && at(e, e.n) !== 0,
  )

const nth = template({
  ...base,
  id: 'algebra-2/arithmetic-nth-term',
  difficulty: 'Low',
  b: -0.9,
  seconds: 60,
  draw,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `What is term number ${e.n} of the arithmetic sequence $${firstTerms(e)}, \\dots$?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows the start of an arithmetic sequence.</p>${table(['$n$', ...[1, 2, 3, 4].map((n) => `$${n}$`)], [['$a_n$', ...[1, 2, 3, 4].map((n) => `$${at(e, n)}$`)]], '', true)}<p>What is $a_{${e.n}}$?</p>`,
    },
  ],
  given: (e) => ({ n: e.n, list: [1, 2, 3, 4].map((k) => at(e, k)) }),
  answer: (e) => num(at(e, e.n)),
  traps: [
    {
      misconception: 'a2-uses-n-steps',
      shortcut: (e) => num(e.a + e.n * e.d),
      why: ({ n }) => `takes ${n} steps from the first term; there are only ${n - 1}.`,
    },
    {
      misconception: 'a2-uses-too-few-steps',
      shortcut: (e) => num(e.a + (e.n - 2) * e.d),
      why: ({ n }) => `takes only ${n - 2} steps.`,
    },
    {
      misconception: 'a2-forgets-the-first-term',
      shortcut: (e) => num((e.n - 1) * e.d),
      why: () => 'leaves out the first term.',
    },
    {
      misconception: 'a2-swaps-start-and-step',
      shortcut: (e) => num(e.d + (e.n - 1) * e.a),
      why: () => 'uses the first term as the step.',
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      shortcut: (e) => num(e.a - (e.n - 1) * e.d),
      why: () => 'goes in the wrong direction.',
    },
  ],
  explain: (e) => [
    {
      do: `The common difference is $${at(e, 2)} - ${e.a < 0 ? `(${e.a})` : e.a} = ${e.d}$.`,
      why: 'Each term is the one before plus the same number.',
    },
    {
      do: `$a_{${e.n}} = ${e.a} + ${e.n - 1} \\cdot ${e.d < 0 ? `(${e.d})` : e.d} = ${at(e, e.n)}$`,
      why: `From the first term to term ${e.n} there are ${e.n - 1} steps.`,
    },
  ],
  check: ({ n, list: [a = 0, b = 0] }) => {
    let x = a
    for (let k = 1; k < n; k++) x += b - a
    return num(x)
  },
})

type TwoTerms = Readonly<{ p: number; q: number; u: number; v: number; r: number }>
export const step = ({ p, q, u, v }: TwoTerms) => (v - u) / (q - p)
const fromTwo = template({
  ...base,
  id: 'algebra-2/arithmetic-from-two-terms',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 85,
  draw: (rng): TwoTerms =>
    until(
      () => {
        const e = draw(rng)
        const [p, q] = [int(rng, 3, 8), int(rng, 9, 16)]
        return { p, q, u: at(e, p), v: at(e, q), r: int(rng, 20, 40) }
      },
      (e) => e.u !== 0 && e.v !== 0 && e.v !== e.u,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ p, q, u, v, r }) =>
        `In an arithmetic sequence, $a_{${p}} = ${u}$ and $a_{${q}} = ${v}$. What is $a_{${r}}$?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(e.v + (e.r - e.q) * step(e)),
  traps: [
    {
      misconception: 'a2-uses-n-steps',
      rule: (e) => num(e.u + e.r * step(e)),
      why: ({ p, r }) => `takes ${r} steps from $a_{${p}}$; there are only ${r - p}.`,
    },
    {
      misconception: 'a2-uses-too-few-steps',
      rule: (e) => num(e.v + (e.r - e.q - 1) * step(e)),
      why: () => 'takes one step too few.',
    },
    {
      misconception: 'a2-uses-too-few-steps',
      rule: (e) => num(e.v + (e.r - e.q + 1) * step(e)),
      why: () => 'takes one step too many.',
    },
    {
      misconception: 'a2-forgets-the-first-term',
      rule: (e) => num((e.r - e.q) * step(e)),
      why: () => 'gives only the change from the second known term on.',
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      rule: (e) => num(e.v - (e.r - e.q) * step(e)),
      why: () => 'goes in the wrong direction.',
    },
    {
      misconception: 'a2-uses-n-steps',
      rule: (e) => num(e.v + e.r * step(e)),
      why: ({ q, r }) => `takes ${r} steps from $a_{${q}}$; there are only ${r - q}.`,
    },
    {
      misconception: 'a2-uses-too-few-steps',
      rule: (e) => num(e.u + (e.r - e.q) * step(e)),
      why: () => 'counts the steps from one known term, but starts from the other.',
    },
  ],
  explain: (e) => [
    {
      do: `From term ${e.p} to term ${e.q} there are ${e.q - e.p} steps and a change of $${e.v - e.u}$, so the common difference is $${step(e)}$.`,
      why: 'Divide the change by the number of steps.',
    },
    {
      do: `$a_{${e.r}} = ${e.v} + ${e.r - e.q} \\cdot ${step(e) < 0 ? `(${step(e)})` : step(e)} = ${e.v + (e.r - e.q) * step(e)}$`,
      why: `From term ${e.q} to term ${e.r} there are ${e.r - e.q} more steps.`,
    },
  ],
  check: ({ p, q, u, v, r }) => num(frac(u * (q - r) + v * (r - p), q - p)),
})

const rule = template({
  ...base,
  id: 'algebra-2/arithmetic-explicit-rule',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 60,
  draw: (rng) =>
    until(
      () => draw(rng),
      ({ a, d }) => Math.abs(a - d) > 1 && Math.abs(a) > 1 && a + d !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `Which rule gives the sequence $${firstTerms(e)}, \\dots$ for $n = 1, 2, 3, \\dots$?`,
    },
  ],
  given: (e) => ({ list: [1, 2, 3, 4].map((k) => at(e, k)) }),
  answer: ({ a, d }) => expr(`a_n = ${linear(d, a - d, 'n')}`, ({ n }) => d * n + a - d),
  traps: [
    {
      misconception: 'a2-uses-n-steps',
      shortcut: ({ a, d }) => expr(`a_n = ${linear(d, a, 'n')}`, ({ n }) => d * n + a),
      why: ({ a, d }) => `gives $${a + d}$ for $n = 1$.`,
    },
    {
      misconception: 'a2-swaps-start-and-step',
      shortcut: ({ a, d }) => expr(`a_n = ${linear(a, d, 'n')}`, ({ n }) => a * n + d),
      why: () => 'has start and step swapped.',
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      shortcut: ({ a, d }) => expr(`a_n = ${linear(-d, a + d, 'n')}`, ({ n }) => -d * n + a + d),
      why: () => 'starts right, but goes in the wrong direction.',
    },
    {
      misconception: 'a2-swaps-start-and-step',
      shortcut: ({ a, d }) => expr(`a_n = ${linear(a, d - a, 'n')}`, ({ n }) => a * n + d - a),
    },
    {
      misconception: 'a2-uses-n-steps',
      shortcut: ({ a, d }) => expr(`a_n = ${linear(d, a + d, 'n')}`, ({ n }) => d * n + a + d),
      why: () => 'adds the step where it must be taken away.',
    },
  ],
  explain: (e) => [
    {
      do: `The common difference is $${e.d}$, so the rule starts with $${linear(e.d, 0, 'n')}$.`,
      why: 'Each step adds the common difference.',
    },
    {
      do: `For $n = 1$ the value must be $${e.a}$, so $${signed(e.a - e.d).trim()}$ is added: $a_n = ${linear(e.d, e.a - e.d, 'n')}$.`,
      why: 'The rule is $a_1 + (n - 1)d$, multiplied out.',
    },
  ],
  check: ({ list: [a = 0, b = 0] }) => expr('c', ({ n }) => a + (n - 1) * (b - a)),
})

const total = (e: Seq) => (e.n * (e.a + at(e, e.n))) / 2
const rows = template({
  ...base,
  id: 'algebra-2/arithmetic-series',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 90,
  draw: (rng): Seq =>
    until(
      () => ({ a: int(rng, 5, 24), d: int(rng, 2, 6), n: 2 * int(rng, 5, 15) }),
      ({ a, d }) => a !== d,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: (e) =>
        `What is the sum of the first ${e.n} terms of $${firstTerms(e, 3)}, \\dots$, if the sequence is arithmetic?`,
    },
    {
      id: 'seats',
      kind: 'words',
      items: 6,
      stem: (e) =>
        `An open-air theater has ${e.n} rows. The first row has ${e.a} seats, and each row has ${e.d} seats more than the row in front of it. How many seats are there in all?`,
    },
    {
      id: 'training',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: (e, rng) =>
        `${person(rng)} does ${e.a} push-ups on the first day of a challenge and ${e.d} more on each following day than on the day before. How many push-ups is that in ${e.n} days altogether?`,
    },
  ],
  // The first terms as text: the stories tell the first one and the step.
  given: (e, frame) =>
    frame === 'bare' ? { n: e.n, start: [1, 2, 3].map((k) => at(e, k)) } : { n: e.n, first: e.a, more: e.d },
  answer: (e) => num(total(e)),
  traps: [
    {
      misconception: 'a2-forgets-to-halve',
      shortcut: (e) => num(e.n * (e.a + at(e, e.n))),
      why: () => 'counts every pair twice: half of it is right.',
    },
    { misconception: 'a2-gives-the-last-term', shortcut: (e) => num(at(e, e.n)), why: () => 'is only the last term.' },
    {
      misconception: 'a2-uses-n-steps',
      shortcut: (e) => num((e.n * (2 * e.a + e.n * e.d)) / 2),
      why: () => 'takes one step too many to the last term.',
    },
    {
      misconception: 'a2-multiplies-one-term',
      shortcut: (e) => num(e.n * e.a),
      why: () => 'multiplies the first term, as if it never grew.',
    },
    {
      misconception: 'a2-uses-too-few-steps',
      shortcut: (e) => num((e.n * (2 * e.a + (e.n - 2) * e.d)) / 2),
      why: () => 'takes one step too few to the last term.',
    },
    {
      misconception: 'a2-multiplies-one-term',
      shortcut: (e) => num(e.n * at(e, e.n)),
      why: () => 'multiplies the last term, as if all were so large.',
    },
  ],
  explain: (e) => [
    { do: `The last term is $${e.a} + ${e.n - 1} \\cdot ${e.d} = ${at(e, e.n)}$.`, why: `There are ${e.n - 1} steps.` },
    {
      do: `The sum is $\\frac{${e.n}}{2}(${e.a} + ${at(e, e.n)}) = ${total(e)}$.`,
      why: 'First and last, second and last but one, …: all pairs have the same sum.',
    },
  ],
  check: ({ n, start, first, more }) => {
    const list = start ? [...start] : [first, first + more]
    while (list.length < n) list.push(2 * (list.at(-1) ?? 0) - (list.at(-2) ?? 0))
    return num(list.slice(0, n).reduce((sum, x) => sum + x, 0))
  },
})

const count = template({
  ...base,
  id: 'algebra-2/number-of-terms',
  difficulty: 'Medium',
  b: 0,
  seconds: 65,
  draw: (rng) =>
    until(
      () => draw(rng),
      (e) => Math.abs(e.d) > 2,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) => `How many terms does the arithmetic sequence $${firstTerms(e, 3)}, \\dots, ${at(e, e.n)}$ have?`,
    },
  ],
  given: (e) => ({ list: [1, 2, 3, e.n].map((k) => at(e, k)) }),
  answer: (e) => num(e.n),
  traps: [
    {
      misconception: 'a2-counts-steps-not-terms',
      shortcut: (e) => num(e.n - 1),
      why: () => 'is the number of steps between the terms.',
    },
    {
      misconception: 'a2-counts-one-term-too-many',
      shortcut: (e) => num(e.n + 1),
      why: () => 'counts one term too many.',
    },
    {
      misconception: 'a2-counts-one-term-too-many',
      shortcut: (e) => num(e.n + 2),
      why: () => 'counts two terms too many.',
    },
    {
      misconception: 'a2-counts-steps-not-terms',
      shortcut: (e) => num(e.n - 2),
      why: () => 'counts only the terms in between.',
    },
    {
      misconception: 'a2-forgets-the-first-term',
      shortcut: (e) => (at(e, e.n) % e.d === 0 && at(e, e.n) / e.d > 0 ? num(at(e, e.n) / e.d) : null),
      why: () => 'divides the last term by the step and forgets the first term.',
    },
    {
      misconception: 'a2-counts-one-term-too-many',
      shortcut: (e) => num(e.n + 3),
      why: () => 'counts three terms too many.',
    },
    {
      misconception: 'a2-counts-steps-not-terms',
      shortcut: (e) => num(e.n - 3),
      why: () => 'leaves out three terms, as if counting started after them.',
    },
  ],
  explain: (e) => [
    {
      do: `From $${e.a}$ to $${at(e, e.n)}$ the change is $${at(e, e.n) - e.a}$, in steps of $${e.d}$: that makes ${e.n - 1} steps.`,
      why: 'Divide the change by the common difference.',
    },
    { do: `So there are $${e.n}$ terms.`, why: 'There is one term more than there are steps.' },
  ],
  check: ({ list: [a = 0, b = 0, , end = 0] }) => {
    let n = 1
    for (let x = a; x !== end && n < 500; x += b - a) n++
    return num(n)
  },
})

export const templates: readonly Template[] = [nth, fromTwo, rule, rows, count]

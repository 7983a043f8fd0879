import { add, div, frac, int, linear, num, paren, person, sub, type Template, template, until, whole } from '#kit'
import { at, draw, firstTerms, fromList, type Seq, skill } from './arithmetic.ts'

const base = { skill, calculator: true, response: 'choice' } as const

const total = (e: Seq) => (e.n * (e.a + at(e, e.n))) / 2
type Told = Readonly<{ n: number; start?: number[]; first?: number; more?: number }>
const readSeries = ({ n, start, first = 0, more = 0 }: Told): Seq =>
  start ? { ...fromList(start), n } : { a: first, d: more, n }

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
      classic: true,
      rule: (g) => {
        const e = readSeries(g)
        return num(e.n * (e.a + at(e, e.n)))
      },
      why: () => 'counts every pair twice: half of it is right.',
    },
    {
      misconception: 'a2-gives-the-last-term',
      rule: (g) => num(at(readSeries(g), g.n)),
      why: () => 'is only the last term.',
    },
    {
      misconception: 'a2-uses-n-steps',
      rule: (g) => {
        const e = readSeries(g)
        return num((e.n * (2 * e.a + e.n * e.d)) / 2)
      },
      why: () => 'takes one step too many to the last term.',
    },
    {
      misconception: 'a2-multiplies-one-term',
      rule: (g) => {
        const e = readSeries(g)
        return num(e.n * at(e, e.n))
      },
      says: () => 'I multiplied the last term by the number of terms.',
      why: () => 'multiplies the last term, as if all were so large.',
    },
    {
      misconception: 'a2-multiplies-one-term',
      rule: (g) => num(g.n * readSeries(g).a),
      says: () => 'I multiplied the first term by the number of terms.',
      why: () => 'multiplies the first term, as if it never grew.',
    },
  ],
  explain: (e, frame) => ({
    plan: 'A sum of equally spaced terms is the number of terms times the mean of the first and the last. Find the last term first.',
    steps: [
      {
        do:
          frame === 'bare'
            ? `The common difference is $${at(e, 2)} - ${e.a} = ${e.d}$.`
            : `The first term is $${e.a}$, and the common difference is $${e.d}$.`,
        why: 'Each term is larger than the one before by the same number.',
      },
      {
        do: `Term number ${e.n} is $${e.a} + ${e.n - 1} \\cdot ${e.d} = ${e.a} + ${(e.n - 1) * e.d} = ${at(e, e.n)}$.`,
        why: `From the first term to term ${e.n} there are ${e.n - 1} steps.`,
      },
      {
        do: `First and last term make $${e.a} + ${at(e, e.n)} = ${e.a + at(e, e.n)}$, and there are $${e.n} \\div 2 = ${e.n / 2}$ such pairs.`,
        why: 'First and last, second and second to last, and so on: all pairs have the same sum.',
      },
      {
        do: `The sum is $${e.n / 2} \\cdot ${e.a + at(e, e.n)} = ${total(e)}$.`,
        why: 'Pairs times the sum of a pair.',
      },
    ],
    faster: `A graphing calculator adds the terms by itself: $\\sum_{k=1}^{${e.n}} (${linear(e.d, e.a - e.d, 'k')}) = ${total(e)}$.`,
    check: `Another way: ${e.n} times the first term is $${e.n * e.a}$, and the steps add $${e.d}$ times the sum of the numbers from 1 to ${e.n - 1}: $${e.d} \\cdot ${(e.n * (e.n - 1)) / 2} = ${(e.d * e.n * (e.n - 1)) / 2}$. Together: $${total(e)}$.`,
  }),
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
      classic: true,
      operation: 'term-left-out',
      operands: ({ list: [a = 0, b = 0, , z = 0] }) => [div(z, b - a), div(-a, b - a)],
      rule: ({ list }) => num(((list[3] ?? 0) - (list[0] ?? 0)) / fromList(list).d),
      why: () => 'is the number of steps between the terms.',
    },
    {
      misconception: 'a2-counts-one-term-too-many',
      operation: 'wrong-number-used',
      operands: () => [3],
      after: (got, { list: [a = 0, b = 0, c = 0, z = 0] }) => add(add(div(z - c, b - a), 1), got),
      rule: ({ list }) => num(((list[3] ?? 0) - (list[2] ?? 0)) / fromList(list).d + 1 + 3),
      says: () =>
        'I counted the terms from the third to the last and added the three terms shown, so that the third counted twice.',
      why: () => 'counts the third term twice.',
    },
    {
      misconception: 'a2-counts-from-the-wrong-term',
      operation: 'wrong-number-used',
      operands: ({ list: [, , c = 0] }) => [c],
      after: (got, { list: [a = 0, b = 0, , z = 0] }) => add(div(sub(z, got), b - a), 1),
      rule: ({ list }) => num(((list[3] ?? 0) - (list[2] ?? 0)) / fromList(list).d + 1),
      says: () => 'I counted the terms from the third one on.',
      why: () => 'counts only from the third term on.',
    },
    {
      misconception: 'a2-forgets-the-first-term',
      operation: 'term-left-out',
      operands: ({ list: [, , , z = 0] }) => [z],
      after: (got, { list: [a = 0, b = 0] }) => div(got, b - a),
      rule: ({ list }) => whole(frac(list[3] ?? 0, fromList(list).d)),
      says: () => 'I divided the last term by the common difference and forgot the first term.',
      why: () => 'divides the last term by the step and forgets the first term.',
    },
    {
      misconception: 'a2-steps-in-the-wrong-direction',
      operation: 'added-instead-of-subtracted',
      operands: ({ list: [a = 0, , , z = 0] }) => [z, a],
      after: (got, { list: [a = 0, b = 0] }) => add(div(got, b - a), 1),
      rule: ({ list }) => whole(frac((list[3] ?? 0) + (list[0] ?? 0) + fromList(list).d, fromList(list).d), 2, 90),
      says: () => 'I added the first term to the last instead of subtracting it.',
      why: ({ a }) => `adds $${a}$ to the last term instead of subtracting it.`,
    },
  ],
  explain: (e) => ({
    plan: 'Divide the change from the first to the last term by the common difference: that counts the steps. There is one term more than steps.',
    steps: [
      {
        do: `The common difference is $${at(e, 2)} - ${paren(e.a)} = ${e.d}$.`,
        why: 'Second term minus first term.',
      },
      {
        do: `From the first to the last term the change is $${at(e, e.n)} - ${paren(e.a)} = ${at(e, e.n) - e.a}$.`,
        why: 'Last term minus first term.',
      },
      {
        do: `That makes $${at(e, e.n) - e.a} \\div ${paren(e.d)} = ${e.n - 1}$ steps.`,
        why: 'Each step changes the value by the common difference.',
      },
      {
        do: `So there are $${e.n - 1} + 1 = ${e.n}$ terms.`,
        why: 'The first term comes before the first step, so there is one term more.',
      },
    ],
    faster: `In one line: $(${at(e, e.n)} - ${paren(e.a)}) \\div ${paren(e.d)} + 1 = ${e.n - 1} + 1 = ${e.n}$.`,
    check: `Term number ${e.n} is $${e.a} + ${e.n - 1} \\cdot ${paren(e.d)} = ${at(e, e.n)}$, the last one of the list.`,
  }),
  check: ({ list: [a = 0, b = 0, , end = 0] }) => {
    let n = 1
    for (let x = a; x !== end && n < 500; x += b - a) n++
    return num(n)
  },
})

export const templates: readonly Template[] = [rows, count]

import {
  add,
  decimal,
  div,
  int,
  mul,
  nonZero,
  num,
  person,
  sample,
  sub,
  type Template,
  table,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-one-variable-data'

const missing = template({
  id: 'sat-math/mean-next-value',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 4, 7), m: int(rng, 68, 88), g: nonZero(rng, -3, 3) }),
      ({ n, m, g }) => m + g * (n + 1) <= 100 && g !== -1,
    ),
  frames: [
    {
      id: 'quiz',
      kind: 'words',
      items: 4,
      stem: ({ n, m, g }, rng) =>
        `The mean of ${person(rng)}’s scores on the first ${n} quizzes is ${m}. What score on the next quiz would make the mean of all ${n + 1} scores ${m + g}?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ n, m, g }) =>
        `A list of ${n} numbers has a mean of ${m}. When one more number is added to the list, the mean of the ${n + 1} numbers is ${m + g}. What number was added?`,
    },
  ],
  given: ({ n, m, g }) => ({ n, m, k: n + 1, w: m + g }),
  answer: ({ n, m, g }) => num(m + g * (n + 1)),
  traps: [
    {
      misconception: 'sm-averages-the-means',
      classic: true,
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (x, { m, w }) => sub(mul(w, add(x, 1)), mul(m, x)),
      rule: ({ m, w }) => num(2 * w - m),
      says: ({ m, g }) =>
        `I took the old mean, ${m}, for a single value and looked for a second one that makes the mean of these two ${m + g}.`,
      why: ({ m, g }) => `makes the mean of $${m}$ and the new value $${m + g}$.`,
    },
    {
      misconception: 'sm-uses-the-old-count',
      operation: 'wrong-number-used',
      operands: ({ n }) => [n],
      after: (x, { m, w }) => add(m, mul(x, w - m)),
      rule: ({ n, m, w }) => num(m + n * (w - m)),
      says: ({ n, m, g }) =>
        `I multiplied the change of the mean, ${Math.abs(g)}, by the ${n} old values instead of by all ${n + 1}, and ${g < 0 ? `subtracted it from ${m}` : `added it to ${m}`}.`,
      why: ({ n, m, g }) => `is $${m} ${g < 0 ? '-' : '+'} ${n} \\cdot ${Math.abs(g)}$.`,
    },
    {
      misconception: 'sm-averages-the-means',
      operation: 'wrong-number-used',
      operands: ({ w }) => [w],
      rule: ({ w }) => num(w),
      says: () => 'I gave the new mean itself.',
      why: () => 'is the new mean itself.',
    },
    {
      misconception: 'sm-uses-the-old-count',
      rule: ({ m, k, w }) => (w > m ? num(k * (w - m)) : null),
      says: ({ n }) => `I gave ${n + 1} times the change of the mean and did not add the old mean.`,
      why: ({ n, g }) => `is $${n + 1} \\cdot ${g}$ alone.`,
    },
    {
      misconception: 'sm-averages-the-means',
      operation: 'plain-mean',
      operands: ({ m, w }) => [m, w],
      rule: ({ m, w }) => ((m + w) % 2 === 0 ? num((m + w) / 2) : null),
      says: () => 'I took the number halfway between the two means.',
      why: ({ m, g }) => `is halfway between ${m} and ${m + g}.`,
    },
  ],
  explain: ({ n, m, g }) => ({
    plan: 'A mean is a sum divided by a number of values, so work with the sums before and after. Their difference is the new value.',
    steps: [
      { do: `The sum before is $${n} \\cdot ${m} = ${n * m}$.`, why: 'Sum is mean times number of values.' },
      { do: `The sum after is $${n + 1} \\cdot ${m + g} = ${(n + 1) * (m + g)}$.`, why: 'There is one value more.' },
      {
        do: `The new value is $${(n + 1) * (m + g)} - ${n * m} = ${m + g * (n + 1)}$.`,
        why: 'It is the difference of the sums.',
      },
    ],
    check: `$${n * m} + ${m + g * (n + 1)} = ${(n + 1) * (m + g)}$, and divided by $${n + 1}$ that is $${m + g}$.`,
    faster: `The new value has to change the mean of all ${n + 1} values by ${Math.abs(g)}, so it lies ${n + 1} times as far from the old mean: $${m} ${g < 0 ? '-' : '+'} ${n + 1} \\cdot ${Math.abs(g)} = ${m + g * (n + 1)}$.`,
  }),
  check: ({ n, m, k, w }) => num(search((x) => n * m + x === k * w)),
})

const frequency = template({
  id: 'sat-math/frequency-table-median',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        f: [int(rng, 2, 9), int(rng, 2, 9), int(rng, 2, 9), int(rng, 2, 9), int(rng, 1, 6)],
        v: int(rng, 0, 3),
        edge: int(rng, 0, 1) === 1,
      }),
      ({ f, v, edge }) =>
        total(f) % 2 === 1 &&
        new Set(f).size >= 4 &&
        f.indexOf(Math.max(...f)) === f.lastIndexOf(Math.max(...f)) &&
        f.toSorted((a, b) => a - b)[2] !== v + middle(f) &&
        modal(f) !== middle(f) &&
        middle(f) !== 2 &&
        (!edge || rowOf(f, (total(f) - 1) / 2) !== middle(f)),
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ f, v }) =>
        `<p>The table shows how many books each member of a club read last summer.</p>${table(
          ['Books', 'Members'],
          f.map((n, i) => [v + i, n]),
        )}<p>What is the median number of books read?</p>`,
    },
    {
      id: 'typed',
      kind: 'table',
      response: 'grid',
      items: 4,
      stem: ({ f, v }) =>
        `<p>The members of a reading club were asked how many books they finished in the past month. The frequency table summarizes their answers.</p>${table(
          ['Books', 'Members'],
          f.map((n, i) => [v + i, n]),
        )}<p>What is the median number of books?</p>`,
    },
  ],
  given: ({ f, v }) => ({ f, v }),
  answer: ({ f, v }) => num(v + middle(f)),
  traps: [
    {
      misconception: 'sm-middle-row',
      classic: true,
      rule: ({ v }) => num(v + 2),
      why: () => 'is the middle row of the table.',
    },
    {
      misconception: 'sm-median-off-by-one',
      classic: true,
      operation: 'off-by-one',
      rule: ({ f, v }) => num(v + rowOf(f, (total(f) - 1) / 2)),
      says: ({ f }) => `I took place ${(total(f) - 1) / 2} in order instead of place ${(total(f) + 1) / 2}.`,
      why: ({ f }) => `is the value at place ${(total(f) - 1) / 2}.`,
    },
    {
      misconception: 'sm-mode-for-median',
      rule: ({ f, v }) => num(v + modal(f)),
      why: () => 'is the most frequent number.',
    },
    {
      misconception: 'sm-median-of-the-frequencies',
      rule: ({ f }) => num([...f].sort((a, b) => a - b)[2] as number),
      why: ({ f }) => `is the median of ${f.join(', ')}.`,
    },
    {
      misconception: 'sm-median-of-the-frequencies',
      rule: ({ f }) => num(f[2] as number),
      says: () => 'I took the number of members in the middle row.',
      why: () => 'is the number of members in the middle row.',
    },
  ],
  explain: ({ f, v }) => {
    const sums = f.map((_, i) => total(f.slice(0, i + 1)))
    const at = middle(f)
    const [before, after] = [total(f.slice(0, at)), total(f.slice(at + 1))]
    return {
      plan: 'The median is the value in the middle of the ordered list. Find its place from the number of members, then add up the frequencies from the top until that place is reached.',
      steps: [
        {
          do: `There are $${f.join(' + ')} = ${total(f)}$ members.`,
          why: 'Each row counts as often as its frequency says.',
        },
        {
          do: `The median is value number $\\frac{${total(f)} + 1}{2} = ${(total(f) + 1) / 2}$ in order.`,
          why: `There are ${(total(f) - 1) / 2} values before it and ${(total(f) - 1) / 2} after it.`,
        },
        {
          do:
            at === 0
              ? `The first row alone has ${f[0]} members, so value number ${(total(f) + 1) / 2} stands there: $${v}$.`
              : `Down to ${v + at - 1} ${v + at - 1 === 1 ? 'book' : 'books'} there are ${sums[at - 1]} members, down to ${v + at} there are ${sums[at]}. So value number ${(total(f) + 1) / 2} is $${v + at}$.`,
          why: 'Add the frequencies until the place is reached.',
        },
      ],
      check: `${before} members read fewer books and ${after} read more. Neither is more than half of ${total(f)}, so the middle member is in this row.`,
      faster: `Half of ${total(f)} is ${total(f) / 2}. Add the frequencies from the top: the sum first passes this at ${sums[at]}, in the row of $${v + at}$, and there the median stands.`,
    }
  },
  check: ({ f, v }) => {
    const list = f.flatMap((n, i) => Array.from({ length: n }, () => v + i))
    return num(list[(list.length - 1) / 2] as number)
  },
})

export function total(f: readonly number[]): number {
  return f.reduce((a, b) => a + b, 0)
}
/** The row in which the value stands that has this place in order. */
function rowOf(f: readonly number[], place: number): number {
  let seen = 0
  return f.findIndex((n) => {
    seen += n
    return seen >= place
  })
}
function middle(f: readonly number[]): number {
  return rowOf(f, (total(f) + 1) / 2)
}
function modal(f: readonly number[]): number {
  return f.indexOf(Math.max(...f))
}

const outlier = template({
  id: 'sat-math/mean-without-outlier',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const v = sample(
          rng,
          Array.from({ length: 18 }, (_, i) => 12 + i),
          4,
        )
        return { v, out: int(rng, 60, 95) }
      },
      ({ v, out }) => total(v) % 4 === 0 && (total(v) + out) % 5 === 0 && total(v) / 4 !== med(v),
    ),
  frames: [
    {
      id: 'list',
      kind: 'multi-step',
      items: 4,
      stem: ({ v, out }) =>
        `The numbers of minutes that five students spent on a puzzle are ${v.join(', ')}, and ${out}. By how many minutes does the mean fall if the student with ${out} minutes is left out?`,
    },
    {
      id: 'prices',
      kind: 'multi-step',
      items: 4,
      stem: ({ v, out }) =>
        `The first five customers at a bookstore spent ${v.map((x) => `\\$${x}`).join(', ')}, and \\$${out}. By how many dollars is the mean of all five amounts greater than the mean of the other four amounts?`,
    },
  ],
  given: ({ v, out }) => ({ v, out }),
  answer: ({ v, out }) => num((total(v) + out) / 5 - total(v) / 4),
  traps: [
    {
      misconception: 'sm-gives-the-mean-itself',
      classic: true,
      operation: 'stopped-at-a-step',
      rule: ({ v }) => num(total(v) / 4),
      says: () => 'I gave the mean of the other four instead of the change.',
      why: () => 'is the mean of the other four.',
    },
    {
      misconception: 'sm-uses-the-old-count',
      rule: ({ out }) => (out % 5 === 0 ? num(out / 5) : null),
      says: () => 'I still divided by 5 after a value had been left out.',
      why: () => 'still divides by 5 after a value has been left out.',
    },
    {
      misconception: 'sm-gives-the-mean-itself',
      rule: ({ v, out }) => num((total(v) + out) / 5),
      says: () => 'I gave the mean of all five instead of the change.',
      why: () => 'is the mean of all five.',
    },
    {
      misconception: 'sm-uses-the-median',
      operation: 'mean-for-median',
      rule: ({ v, out }) => num(div((total(v) + out) * 2 - 10 * med(v), 10)),
      says: () => 'I used the median of the other four instead of their mean.',
      why: ({ v }) => `compares with $${med(v)}$, the median of the other four.`,
    },
    {
      misconception: 'sm-compares-a-value-with-the-mean',
      rule: ({ v, out }) => num(out - total(v) / 4),
      says: ({ out }) => `I subtracted the mean of the other four from $${out}$.`,
      why: () => 'is the distance of the value from the mean of the others.',
    },
  ],
  explain: ({ v, out }) => ({
    plan: 'Leaving out a value changes both the sum and the number of values. Find the mean before and after, then subtract.',
    steps: [
      {
        do: `The mean of all five is $\\frac{${total(v) + out}}{5} = ${(total(v) + out) / 5}$.`,
        why: 'Sum divided by number.',
      },
      {
        do: `Without ${out}, the sum is $${total(v)}$ and the mean is $\\frac{${total(v)}}{4} = ${total(v) / 4}$.`,
        why: 'Sum and number both change.',
      },
      {
        do: `It falls by $${(total(v) + out) / 5} - ${total(v) / 4} = ${(total(v) + out) / 5 - total(v) / 4}$.`,
        why: 'The question asks for the difference of the means.',
      },
    ],
    check: `The value ${out} lies $${out} - ${total(v) / 4} = ${out - total(v) / 4}$ above the mean of the other four. Shared by all five, that is $\\frac{${out - total(v) / 4}}{5} = ${(out - total(v) / 4) / 5}$.`,
    faster: `In Desmos, the calculator of the digital SAT, mean(${[...v, out].join(', ')}) − mean(${v.join(', ')}) gives ${(total(v) + out) / 5 - total(v) / 4}.`,
  }),
  check: ({ v, out }) => {
    const m = v.reduce((s, x) => s + x / 4, 0)
    return decimal(Math.round((out - m) / 5))
  },
})

function med(v: readonly number[]): number {
  const s = [...v].sort((a, b) => a - b)
  return ((s[1] as number) + (s[2] as number)) / 2
}

export const templates: readonly Template[] = [missing, frequency, outlier]
